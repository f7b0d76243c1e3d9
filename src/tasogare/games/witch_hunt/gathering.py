"""The day: from the morning's list of materials to the duck's report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tasogare.core import NONE, TABLE, Listed, Move, MoveSet, Seat, kinds, replace

from . import council, sets
from .days import Day, Picked, counts, human_witches, humans, others, with_form
from .moves import GROWS, Cast, Draw, Guard, Place, Prowl, Say, Spell, Stand, Visit
from .phases import Play, Scene, Shown, remark, rest, says
from .victory import at_day_end

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Collecting", "Gathering", "Morning", "Reporting", "SettingOut"]

SETTING_OUT_SECONDS = 10
COLLECTING_SECONDS = 15


class Morning(Play):
    """The table draws tonight's materials, all different, from the open places': as many as the row says, at most one
    for each human cat.  Their order counts."""

    day: int
    takes: ClassVar[tuple[type[Move], ...]] = (Draw,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.draws(s.options.places, min(s.options.materials, len(humans(s))))

    def resolve(self, s: State, moves: Mapping[Seat, Draw]) -> State:
        today = Day(self.day, moves[TABLE].materials, humans(s))
        return replace(s, today=today, gauge=0, phase=Gathering(self.day))


class Gathering(Play):
    """Every human cat that is no witch secretly picks a place, changeable until the last has chosen.

    The herbalist may also name a frog to restore; the guardian may guard instead, which can't be taken back.  Nobody
    sees who has chosen, and witches see the same screen.  Talk is free.
    """

    day: int
    takes: ClassVar[tuple[type[Move], ...]] = (Visit, Guard)

    at_once: ClassVar[tuple[type[Move], ...]] = (Say,)
    shows_awaited: ClassVar[Shown] = "nothing"

    def seats(self, s: State) -> tuple[Seat, ...]:
        return others(s)

    def free(self, s: State) -> tuple[Seat, ...]:
        return human_witches(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        if s.roles[seat] == "witch":
            return says(s)
        guard = sets.GUARD if s.roles[seat] == "guardian" else NONE
        return kinds(self._visits(s, seat), guard, says(s))

    def amend(self, s: State, seat: Seat, held: Move) -> MoveSet[Move]:
        return says(s) if isinstance(held, Guard) else self.options(s, seat)

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.visits(s.options.places)

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def act(self, s: State, seat: Seat, move: Say) -> State:
        return remark(s, seat, move)

    def resolve(self, s: State, moves: Mapping[Seat, Visit | Guard]) -> State:
        went: list[Place | None] = [None] * len(s.roles)
        guards, restores = False, None
        for seat, move in moves.items():
            if isinstance(move, Guard):
                guards = True
                continue
            went[seat] = move.place
            if move.restore is not None:
                restores = move.restore
        today = replace(s.day, went=tuple(went), guards=guards, restores=restores)
        phase = SettingOut(self.day) if "guardian" in s.options.specials else Collecting(self.day)
        return replace(s, today=today, phase=phase)

    def _visits(self, s: State, seat: Seat) -> Listed[Visit]:
        restorable = s.roles[seat] == "herbalist" and s.potions > 0
        return sets.visits(s.options.places, with_form(s.forms, "frog") if restorable else ())


class SettingOut(Play):
    """Ten seconds for everyone, in every game with a guardian in its row: a guarding guardian sees how many went where
    and stands at a place; for the others, and where nobody guards, nothing happens.  Talk is free."""

    day: int
    at_once: ClassVar[tuple[type[Move], ...]] = (Say, Stand)
    shows_awaited: ClassVar[Shown] = "nothing"

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (s.roles.index("guardian"),) if s.day.guards and s.day.stands is None else ()

    def free(self, s: State) -> tuple[Seat, ...]:
        return rest(humans(s), self.seats(s))

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return kinds(self.default(s, seat), says(s)) if seat in self.seats(s) else says(s)

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.stands(s.options.places)

    def act(self, s: State, seat: Seat, move: Say | Stand) -> State:
        if isinstance(move, Say):
            return remark(s, seat, move)
        return replace(s, today=replace(s.day, stands=move.place))

    def holds(self, s: State) -> int | None:
        return SETTING_OUT_SECONDS

    def lapse(self, s: State) -> State | None:
        return None if self.seats(s) else replace(s, phase=Collecting(self.day))


class Collecting(Play):
    """Fifteen seconds for everyone, in which each human witch, independently of the others, sees how many went where,
    prowls to a place, sees the names there, and casts a spell on one of them or just gathers.  No change after."""

    day: int
    at_once: ClassVar[tuple[type[Move], ...]] = (Prowl, Cast)
    shows_awaited: ClassVar[Shown] = "nothing"

    def seats(self, s: State) -> tuple[Seat, ...]:
        cast = [pick.seat for pick in s.day.picks if pick.spell is not None]
        return rest(human_witches(s), cast)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        place = prowled(s, seat)
        return sets.prowls(sets.places(s.options.places)) if place is None else open_casts(s, seat, place)

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        """A random place with an attackable cat and a random spell on one, never on a fellow; else to gather."""
        place = prowled(s, seat)
        if place is None:
            reach = max(caps(s).values())
            worth = tuple(p for p in sets.places(s.options.places) if 1 <= counts(s.day).get(p, 0) <= reach)
            return sets.prowls(worth or sets.places(s.options.places))
        casts = open_casts(s, seat, place)
        return Listed(c for c in casts if c.spell not in ("gather", "fellow")) or Listed(casts[:1])

    def act(self, s: State, seat: Seat, move: Prowl | Cast) -> State:
        picks = s.day.picks
        if isinstance(move, Prowl):
            picks = (*picks, Picked(seat, move.place))
        else:
            picks = tuple(
                Picked(seat, pick.place, move.spell, move.target) if pick.seat == seat else pick for pick in picks
            )
        return replace(s, today=replace(s.day, picks=picks))

    def holds(self, s: State) -> int | None:
        return COLLECTING_SECONDS

    def lapse(self, s: State) -> State | None:
        return None if self.seats(s) else end_of_day(s)


def prowled(s: State, seat: Seat) -> Place | None:
    """Where the witch prowls today, if she has gone yet."""
    return next((pick.place for pick in s.day.picks if pick.seat == seat), None)


def caps(s: State) -> dict[Spell, int]:
    """The spells that are open, with the most cats that each works among: failed rituals open them."""
    caps: dict[Spell, int] = {"lonely": 1, "swamp": 2, "chorus": 3}
    return {spell: cap for spell, cap in caps.items() if cap <= s.failed + 1}


def open_casts(s: State, seat: Seat, place: Place) -> Listed[Cast]:
    """Gather; a spell on a cat counted there, where few enough are; or one on a fellow who prowled there before."""
    here = [i for i, p in enumerate(s.day.went) if p == place]
    casts = [Cast("gather", None)]
    for spell, cap in caps(s).items():
        if len(here) <= cap:
            casts += [Cast(spell, i) for i in here]
    casts += [Cast("fellow", pick.seat) for pick in s.day.picks if pick.place == place and pick.seat != seat]
    return Listed(casts)


def end_of_day(s: State) -> State:
    """The day is resolved at once: attacks, the potion, cards, and who has won.

    All attacks fail at a guarded place, and several on one cat make one frog.  The herbalist, if still human, restores
    her frog and spends a potion.  Every cat that picked a place and is human gets a card of it.
    """
    day, forms = s.day, list(s.forms)
    frogs = {pick.target for pick in day.picks if pick.target is not None and pick.place != day.stands}
    for i in frogs:
        forms[i] = "frog"
    back: tuple[Seat, ...] = ()
    if day.restores is not None and forms[s.roles.index("herbalist")] == "human":
        back = (day.restores,)
        forms[day.restores] = "human"
    where = list(day.went)
    for pick in day.picks:
        where[pick.seat] = pick.place
    hands = tuple(
        (*hand, GROWS[place]) if place is not None and form == "human" else hand
        for hand, place, form in zip(s.hands, where, forms, strict=True)
    )
    s = replace(
        s,
        forms=tuple(forms),
        hands=hands,
        potions=s.potions - len(back),
        today=replace(day, frogs=tuple(sorted(frogs)), back=back),
        phase=Reporting(day.number),
    )
    return at_day_end(s)


class Reporting(Scene):
    """The duck tells who became a frog and who came back, or that all came back safe; never where."""

    day: int

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=council.Discussing(self.day))
