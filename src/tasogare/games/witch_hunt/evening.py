"""The evening, from the discussion until the vote closes: talk, and the powers of seer and pickpocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tasogare.core import TABLE, Move, MoveSet, Seat, kinds, replace

from . import sets
from .days import Theft, Vision, humans, with_form
from .moves import Divine, Material, Ok, Say, Slip, Steal
from .phases import Play, everybody, remark, says, without

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Evening", "EveningScene"]


class Evening(Play):
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


class EveningScene(Evening):
    """A scene of the evening waits for one ``ok`` from every seat, while powers and talk go on."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ok,)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.OK
