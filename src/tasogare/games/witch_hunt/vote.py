"""The vote and its result; then the next day comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tasogare.core import Listed, Move, MoveSet, Seat, replace

from . import gathering, sets
from .days import Form, humans
from .evening import Evening
from .moves import Vote
from .phases import Scene
from .victory import at_vote_end

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Verdict", "Voting"]


class Voting(Evening):
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
        return at_vote_end(s, banished)


class Verdict(Scene):
    """Who is banished, and whether it was a witch; then the next day comes."""

    day: int

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, days=(*s.days, s.day), today=None, phase=gathering.Morning(self.day + 1))
