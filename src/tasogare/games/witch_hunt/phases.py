"""What all phases share: reasons for refusals, talk, and scenes that wait for everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tasogare.core import IllegalMove, Move, MoveSet, Phase, Seat, replace

from . import sets
from .days import Remark
from .moves import Material, Ok, Say
from .refusals import refusal

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Play", "Scene", "Shown", "everybody", "remark", "rest", "says", "without"]

Shown = Literal["who", "count", "nothing"]


class Play(Phase):
    """What all phases share: a precise reason for a refusal."""

    takes: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that wait for the others'."""

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return refusal(s, seat, move)


class Scene(Play):
    """A scene waits for one ``ok`` from every seat, frogs and banished included."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ok,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.OK


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
    day = s.day
    return replace(s, today=replace(day, said=(*day.said, Remark(seat, say, day.events))))


def without(hand: tuple[Material, ...], card: Material) -> tuple[Material, ...]:
    """The hand without the oldest such card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
