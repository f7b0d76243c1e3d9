"""Witch Hunt, as the rulebook tells it: one phase a stanza, in the order of a day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from tasogare.core import (
    NONE,
    TABLE,
    Channel,
    Data,
    IllegalMove,
    Listed,
    Move,
    MoveSet,
    Outcome,
    Phase,
    Seat,
    kinds,
    replace,
)

from . import sets
from .days import (
    Day,
    Form,
    Picked,
    Proposal,
    Remark,
    Theft,
    Vision,
    counts,
    human_witches,
    humans,
    next_human,
    others,
    required,
    with_form,
)
from .moves import (
    GROWS,
    VILLAGE,
    Approve,
    Cast,
    Deal,
    Divine,
    Done,
    Draw,
    Guard,
    Material,
    Offer,
    Ok,
    Place,
    Propose,
    Prowl,
    Ready,
    Role,
    Say,
    Slip,
    Spell,
    Stand,
    Steal,
    Visit,
    Vote,
)
from .refusals import refusal
from .row import Options, row_roles

__all__ = ["Phases", "State", "channels", "is_statement", "open_casts", "outcome", "setup"]

Shown = Literal["who", "count", "nothing"]
Side = Literal["village", "witches", "jester"]

SETTING_OUT_SECONDS = 10
COLLECTING_SECONDS = 15
POINTING_SECONDS = 4


class _Play(Phase):
    """What all phases share: a precise reason for a refusal."""

    takes: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that wait for the others'."""

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return refusal(s, seat, move)


# --- the roles -------------------------------------------------------------------------------------------------------


class Dealing(_Play):
    """The table deals exactly the row's roles."""

    takes: ClassVar[tuple[type[Move], ...]] = (Deal,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> sets.Deals:
        return sets.Deals(row_roles(s.options, len(s.forms)))

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return replace(s, roles=moves[TABLE].roles, phase=Readying())


class Readying(_Play):
    """Everyone holds the card to look and says ``ready``, once; no time limit."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ready,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.READY

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Morning(1))


# --- the day ---------------------------------------------------------------------------------------------------------


class Morning(_Play):
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


class Gathering(_Play):
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


class SettingOut(_Play):
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


class Collecting(_Play):
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
    if all_frogs(s):
        return over(s, "village", "frogs")
    if outnumbered(s):
        return over(s, "witches", "outnumbered")
    return s


# --- the evening -----------------------------------------------------------------------------------------------------


class _Scene(_Play):
    """A scene waits for one ``ok`` from every seat, frogs and banished included."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ok,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.OK


class Reporting(_Scene):
    """The duck tells who became a frog and who came back, or that all came back safe; never where."""

    day: int

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Discussing(self.day))


class _Evening(_Play):
    """From the discussion until the vote closes talk is free, and two powers work once a day, at any moment:

    the seer names another cat that is not banished and learns whether it is a witch; the pickpocket takes a random card
    of another human cat's hand (until an approval passes or the gauge is full).
    """

    day: int
    at_once: ClassVar[tuple[type[Move], ...]] = (Say, Divine, Steal, Slip)

    def waits(self, s: State) -> tuple[Seat, ...]:
        """Who must act."""
        return humans(s)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        """What a seat that must act hands in."""
        raise NotImplementedError

    def may_change(self) -> bool:
        """Whether what was handed in may be changed until all are in."""
        return False

    def may_steal(self, s: State) -> bool:
        """Whether the pickpocket's time has not passed yet."""
        return True

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,) if s.slipping else self.waits(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        if seat == TABLE:
            assert s.day.theft is not None
            return sets.Slips(s.hands[s.day.theft.target])
        beside = self.beside(s, seat)
        return kinds(self.own(s, seat), *beside) if seat in self.waits(s) else kinds(*beside)

    def amend(self, s: State, seat: Seat, held: Move) -> MoveSet[Move]:
        return self.options(s, seat) if self.may_change() else kinds(*self.beside(s, seat))

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return self.own(s, seat)

    def beside(self, s: State, seat: Seat) -> tuple[MoveSet[Move], ...]:
        """What may be done at once: say something, or use a power."""
        if s.forms[seat] != "human":
            return ()
        role = s.roles[seat]
        if role == "seer" and s.day.vision is None:
            unbanished = humans(s) + with_form(s.forms, "frog")
            return says(s), sets.divinations(tuple(sorted(unbanished)), seat)
        if role == "pickpocket" and s.day.theft is None and self.may_steal(s):
            return says(s), sets.steals(humans(s), seat)
        return (says(s),)

    def act(self, s: State, seat: Seat, move: Say | Divine | Steal | Slip) -> State:
        match move:
            case Say():
                return remark(s, seat, move)
            case Divine(target):
                return replace(s, today=replace(s.day, vision=Vision(target, s.roles[target] == "witch")))
            case Steal(target):
                return replace(s, today=replace(s.day, theft=Theft(target)), slipping=bool(s.hands[target]))
            case Slip(card):
                return slip(s, card)


def slip(s: State, card: Material) -> State:
    """The oldest such card leaves the robbed hand and becomes the thief's newest."""
    theft = s.day.theft
    assert theft is not None
    hands = list(s.hands)
    hands[theft.target] = without(hands[theft.target], card)
    thief = s.roles.index("pickpocket")
    hands[thief] = (*hands[thief], card)
    return replace(s, hands=tuple(hands), today=replace(s.day, theft=Theft(theft.target, card)), slipping=False)


class _EveningScene(_Evening):
    """A scene of the evening waits for one ``ok`` from every seat, while powers and talk go on."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ok,)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.OK


class Discussing(_Evening):
    """Talk, until every human cat is done."""

    takes: ClassVar[tuple[type[Move], ...]] = (Done,)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.DONE

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return next_mayor(s)


class Proposing(_Evening):
    """The mayor names exactly as many human cats, itself allowed, as materials count tonight."""

    mayor: Seat
    takes: ClassVar[tuple[type[Move], ...]] = (Propose,)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.mayor,)

    def free(self, s: State) -> tuple[Seat, ...]:
        return rest(humans(s), (self.mayor,))

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.Proposals(humans(s), len(required(s)))

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def resolve(self, s: State, moves: Mapping[Seat, Propose]) -> State:
        proposal = Proposal(self.mayor, moves[self.mayor].cats)
        today = replace(s.day, proposals=(*s.day.proposals, proposal))
        return replace(s, today=today, phase=Approving(self.day, self.mayor))


class Approving(_Evening):
    """All human cats are for or against it, changeable until all are in, then shown by name.

    More than half for: it passes.  A tie fails.
    """

    mayor: Seat
    takes: ClassVar[tuple[type[Move], ...]] = (Approve,)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.APPROVALS

    def may_change(self) -> bool:
        return True

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.YES

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def resolve(self, s: State, moves: Mapping[Seat, Approve]) -> State:
        yes = tuple(sorted(seat for seat, move in moves.items() if move.yes))
        passed = 2 * len(yes) > len(moves)
        *before, proposal = s.day.proposals
        today = replace(s.day, proposals=(*before, replace(proposal, yes=yes, passed=passed)))
        if passed:
            return replace(s, today=today, phase=Approved(self.day, self.mayor))
        return replace(s, today=today, gauge=s.gauge + 1, phase=Rejected(self.day, self.mayor))


class Approved(_EveningScene):
    """The members are shown, with who was for and against; then the ritual."""

    mayor: Seat

    def may_steal(self, s: State) -> bool:
        return False

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Offering(self.day))


class Rejected(_EveningScene):
    """The curse gauge rises and the next mayor proposes; a full gauge ends the night's ritual, and the vote comes."""

    mayor: Seat

    def may_steal(self, s: State) -> bool:
        return not self.full(s)

    def full(self, s: State) -> bool:
        """Whether no more proposal follows."""
        return s.gauge >= s.options.gauge

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Voting(self.day)) if self.full(s) else next_mayor(s)


class Offering(_Evening):
    """Each member secretly puts in one card of its hand, a pebble from an empty one; it can't be changed.

    The ritual succeeds if the cards are exactly the required ones.  Success: a seal; failure: spells open.
    """

    takes: ClassVar[tuple[type[Move], ...]] = (Offer,)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return s.day.proposals[-1].cats

    def free(self, s: State) -> tuple[Seat, ...]:
        return rest(humans(s), self.waits(s))

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.offers(s.hands[seat])

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return Listed(sets.offers(s.hands[seat])[:1])

    def may_steal(self, s: State) -> bool:
        return False

    def resolve(self, s: State, moves: Mapping[Seat, Offer]) -> State:
        hands = list(s.hands)
        for seat, move in moves.items():
            if move.card != "pebble":
                hands[seat] = without(hands[seat], move.card)
        offers = tuple(moves[seat].card for seat in self.waits(s))
        success = sorted(offers) == sorted(required(s))
        s = replace(
            s,
            hands=tuple(hands),
            seals=s.seals + success,
            failed=s.failed + (not success),
            today=replace(s.day, offers=offers, success=success),
            phase=Revealed(self.day),
        )
        return over(s, "village", "seals") if s.seals >= s.options.seals else s


class Revealed(_EveningScene):
    """Only success or failure is shown."""

    def may_steal(self, s: State) -> bool:
        return False

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Pointing(self.day))


class Pointing(_Evening):
    """Who was it!  Four seconds, after a success too; then the vote."""

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def free(self, s: State) -> tuple[Seat, ...]:
        return humans(s)

    def may_steal(self, s: State) -> bool:
        return False

    def holds(self, s: State) -> int | None:
        return POINTING_SECONDS

    def lapse(self, s: State) -> State | None:
        return replace(s, phase=Voting(self.day))


class Voting(_Evening):
    """Each human cat votes for another human cat or passes, changeable until all are in, then shown by name.

    Most votes: banished, and announced as witch or not.  A tie or no vote: nobody.
    """

    takes: ClassVar[tuple[type[Move], ...]] = (Vote,)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.ballots(humans(s), seat)

    def may_change(self) -> bool:
        return True

    def may_steal(self, s: State) -> bool:
        return False

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return Listed(sets.ballots(humans(s), seat)[:1])

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def resolve(self, s: State, moves: Mapping[Seat, Vote]) -> State:
        ballots = [move.target for move in moves.values() if move.target is not None]
        tally = {i: ballots.count(i) for i in ballots}
        most = [i for i in tally if tally[i] == max(tally.values())]
        banished = most[0] if len(most) == 1 else None
        today = replace(s.day, votes=tuple((i, moves[i].target) for i in sorted(moves)), banished=banished)
        s = replace(s, today=today, phase=Verdict(self.day))
        if banished is not None:
            forms: list[Form] = list(s.forms)
            forms[banished] = "banished"
            s = replace(s, forms=tuple(forms), today=replace(today, was_witch=s.roles[banished] == "witch"))
        return end_of_vote(s, banished)


def end_of_vote(s: State, banished: Seat | None) -> State:
    """Who has won, in this order: a banished jester; the knights' day; no witch left; outnumbered."""
    if banished is not None and s.roles[banished] == "jester":
        return over(s, "jester", "jester")
    if s.day.number >= s.options.knights_day:
        return over(s, "village", "knights") if s.day.was_witch else over(s, "witches", "knights")
    if all_frogs(s) or not any(role == "witch" and s.forms[i] != "banished" for i, role in enumerate(s.roles)):
        return over(s, "village", "frogs" if all_frogs(s) else "banished")
    if outnumbered(s):
        return over(s, "witches", "outnumbered")
    return s


class Verdict(_Scene):
    """Who is banished, and whether it was a witch; then the next day comes."""

    day: int

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, days=(*s.days, s.day), today=None, phase=Morning(self.day + 1))


class Over(_Play):
    """The game is over at the very play that completes a victory."""

    winner: Side
    why: Literal["seals", "frogs", "outnumbered", "jester", "knights", "banished"]
    frogs: int
    """The witches' score: the frogs at the end.  It decides nothing."""


Phases: TypeAlias = (
    Dealing
    | Readying
    | Morning
    | Gathering
    | SettingOut
    | Collecting
    | Reporting
    | Discussing
    | Proposing
    | Approving
    | Approved
    | Rejected
    | Offering
    | Revealed
    | Pointing
    | Voting
    | Verdict
    | Over
)


class State(Data):
    """The whole truth."""

    options: Options
    phase: Phases
    forms: tuple[Form, ...]
    hands: tuple[tuple[Material, ...], ...]
    """By seat, the oldest card first."""
    potions: int
    """How many are left."""
    roles: tuple[Role, ...] = ()
    seals: int = 0
    failed: int = 0
    """Failed rituals: they open the witches' spells."""
    gauge: int = 0
    mayor: Seat | None = None
    """The last mayor."""
    today: Day | None = None
    days: tuple[Day, ...] = ()
    """The days before."""
    slipping: bool = False
    """A card is about to slip from the robbed cat to the pickpocket."""

    @property
    def day(self) -> Day:
        """Today, between morning and verdict."""
        assert self.today is not None
        return self.today


_SEATS = tuple(tuple(range(n)) for n in range(13))


def everybody(s: State) -> tuple[Seat, ...]:
    """All seats."""
    return _SEATS[len(s.forms)]


def rest(seats: tuple[Seat, ...], without: tuple[Seat, ...] | list[Seat]) -> tuple[Seat, ...]:
    """The seats that are not among ``without``."""
    return tuple(i for i in seats if i not in without) if without else seats


def says(s: State) -> MoveSet[Move]:
    """Every statement that can be made today."""
    return sets.statements(len(s.forms), s.options.places, s.day.number)


def remark(s: State, seat: Seat, say: Say) -> State:
    """What was said is kept for all to read."""
    return replace(s, today=replace(s.day, said=(*s.day.said, Remark(seat, say))))


def without(hand: tuple[Material, ...], card: Material) -> tuple[Material, ...]:
    """The hand without the oldest such card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def next_mayor(s: State) -> State:
    """The next human seat after the last mayor proposes; at first the first human seat."""
    mayor = next_human(s, s.mayor)
    return replace(s, mayor=mayor, phase=Proposing(s.day.number, mayor))


def all_frogs(s: State) -> bool:
    """Whether all witches that are not banished are frogs, and there is such a witch."""
    left = [s.forms[i] for i, role in enumerate(s.roles) if role == "witch" and s.forms[i] != "banished"]
    return bool(left) and "human" not in left


def outnumbered(s: State) -> bool:
    """Whether the other human cats are no more than the human witches; crow and jester are other cats."""
    witches = len(human_witches(s))
    return witches >= 1 and len(others(s)) <= witches


def over(s: State, winner: Side, why: Any) -> State:
    """The end."""
    return replace(s, phase=Over(winner, why, s.forms.count("frog")))


def setup(seats: int, options: Options) -> State:
    """The state before the deal."""
    forms: list[Form] = ["human"] * seats
    return State(options, Dealing(), tuple(forms), ((),) * seats, options.potions)


def outcome(s: State) -> Outcome | None:
    """Every seat of the winning side wins, whatever its form; a banished jester alone."""
    if not isinstance(s.phase, Over):
        return None
    match s.phase.winner:
        case "village":
            winners = tuple(i for i, role in enumerate(s.roles) if role in VILLAGE)
        case "witches":
            winners = tuple(i for i, role in enumerate(s.roles) if role in ("witch", "crow"))
        case _:
            assert s.day.banished is not None
            winners = (s.day.banished,)
    return Outcome(tuple(int(i in winners) for i in everybody(s)), winners)


def channels(s: State) -> tuple[Channel, ...]:
    """All cats in human form may write; frogs may only croak; before and after the game everybody may write."""
    if not s.roles or isinstance(s.phase, Over):
        return (Channel("all", everybody(s)), Channel("croak", ()))
    return (Channel("all", humans(s)), Channel("croak", with_form(s.forms, "frog")))


def is_statement(move: Move) -> bool:
    """Whether it is mere talk."""
    return isinstance(move, Say)
