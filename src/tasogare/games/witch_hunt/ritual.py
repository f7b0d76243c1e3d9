"""The ritual, and who was it!"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tasogare.core import Listed, Move, MoveSet, Seat, replace

from . import sets
from .days import humans, required
from .evening import Evening, EveningScene
from .moves import Offer
from .phases import rest, without
from .victory import at_ritual_end
from .vote import Voting

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Offering", "Pointing", "Revealed"]

POINTING_SECONDS = 4


class Offering(Evening):
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
        return at_ritual_end(s)


class Revealed(EveningScene):
    """Only success or failure is shown."""

    def may_steal(self, s: State) -> bool:
        return False

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Pointing(self.day))


class Pointing(Evening):
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
