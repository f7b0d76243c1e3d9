"""Talk, and who enters the circle: the mayor proposes, all approve by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tasogare.core import Move, MoveSet, Seat, replace

from . import sets
from .days import Proposal, humans, next_human, required
from .evening import Evening, EveningScene
from .moves import Approve, Done, Propose
from .phases import rest
from .ritual import Offering
from .vote import Voting

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Approved", "Approving", "Discussing", "Proposing", "Rejected"]


class Discussing(Evening):
    """Talk, until every human cat is done."""

    takes: ClassVar[tuple[type[Move], ...]] = (Done,)

    def own(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.DONE

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return next_mayor(s)


def next_mayor(s: State) -> State:
    """The next human seat after the last mayor proposes; at first the first human seat."""
    mayor = next_human(s, s.mayor)
    return replace(s, mayor=mayor, phase=Proposing(s.day.number, mayor))


class Proposing(Evening):
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


class Approving(Evening):
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


class Approved(EveningScene):
    """The members are shown, with who was for and against; then the ritual."""

    mayor: Seat

    def may_steal(self, s: State) -> bool:
        return False

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Offering(self.day))


class Rejected(EveningScene):
    """The curse gauge rises and the next mayor proposes; a full gauge ends the night's ritual, and the vote comes."""

    mayor: Seat

    def may_steal(self, s: State) -> bool:
        return not self.full(s)

    def full(self, s: State) -> bool:
        """Whether no more proposal follows."""
        return s.gauge >= s.options.gauge

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Voting(self.day)) if self.full(s) else next_mayor(s)
