"""The day: the village talks and votes, and whoever has most votes is lynched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tasogare.core import TABLE, Data, IllegalMove, Listed, Move, MoveSet, Phase, Seat, kinds, replace

from . import night
from .cast import in_play
from .moves import READY, Pick, Ready, Say, Vote, aimed, bad_target, bits, sayings
from .victory import unless_won

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Ballot", "Defence", "Picking", "Statement", "Talking", "Voting"]


class Statement(Data):
    """Public: what a seat said on which day, and after how many of its votes: none in the talk, all so far in a
    tie's defence."""

    day: int
    voted: int
    seat: Seat
    say: Say


class Ballot(Data):
    """Public: whom a seat voted for, in which vote of which day."""

    day: int
    round: int
    seat: Seat
    target: Seat


class _Speech(Phase):
    """What talk and defence share: statements take effect at once, and ``ready`` ends it."""

    at_once: ClassVar[tuple[type[Move], ...]] = (Say,)

    def voted(self) -> int:
        """How many votes this day has had: none before the end of the talk."""
        return 0

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return kinds(self._sayings(s, seat), READY)

    def amend(self, s: State, seat: Seat, held: Ready) -> MoveSet[Move]:
        """A ready seat may still speak, and can't take it back."""
        return self._sayings(s, seat)

    def _sayings(self, s: State, seat: Seat) -> MoveSet[Say]:
        return sayings(in_play(s.options.roles), s.seats, s.alive, seat, len(s.nights))

    def act(self, s: State, seat: Seat, move: Say) -> State:
        return replace(s, statements=(*s.statements, Statement(len(s.nights), self.voted(), seat, move)))

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return READY

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Ready):
            return IllegalMove("already_ready")
        if not isinstance(move, Say):
            return IllegalMove("talk_now")
        if move.what == "claim":
            alone = not any(isinstance(x, int) for x in (move.target, move.wolf, move.night))
            if not alone or not isinstance(move.role, str):
                return IllegalMove("statement_fields")
            return IllegalMove("role_not_in_play")
        result = move.what == "result"
        given = isinstance(move.wolf, bool), isinstance(move.night, int)
        if not isinstance(move.target, int) or isinstance(move.role, str) or given != (result, result):
            return IllegalMove("statement_fields")
        bad = bad_target(s, seat, move.target, living=not result)
        return bad or IllegalMove("no_such_night", nights=len(s.nights))


class Talking(_Speech):
    """The living discuss.  Each says ``ready`` once; the last one opens the vote."""

    day: int

    def seats(self, s: State) -> tuple[Seat, ...]:
        return bits(s.alive)

    def resolve(self, s: State, moves: Mapping[Seat, Ready]) -> State:
        return _vote(s, self.day, 1)

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None


class Voting(Phase):
    """Each living seat names one living seat, not itself: openly, one after the other from the first living seat on;
    or all together, shown when the last vote is in.  Most votes: lynched.

    A tie: the tied seats defend themselves, then the same vote again, all living seats votable.  After the last
    re-vote that the options allow the table picks one of those tied in it.
    """

    day: int
    round: int
    """1 for the day's first vote; re-votes count on."""
    turn: Seat | None
    """Whose turn it is; None: all vote together."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return bits(s.alive) if self.turn is None else (self.turn,)

    def options(self, s: State, seat: Seat) -> Listed[Vote]:
        return aimed(Vote, s.alive & ~(1 << seat))

    def resolve(self, s: State, moves: Mapping[Seat, Vote]) -> State:
        ballots = tuple(Ballot(self.day, self.round, seat, moves[seat].target) for seat in sorted(moves))
        s = replace(s, votes=s.votes + ballots)
        if self.turn is not None and (later := s.alive >> self.turn + 1):
            following = self.turn + (later & -later).bit_length()
            return replace(s, phase=Voting(self.day, self.round, following))
        return self._counted(s)

    def _counted(self, s: State) -> State:
        named = [ballot.target for ballot in s.votes[-s.alive.bit_count() :]]
        most = max(map(named.count, named))
        tied = tuple(i for i in bits(s.alive) if named.count(i) == most)
        if len(tied) == 1:
            return _lynch(s, tied[0])
        if self.round <= s.options.revotes:
            return replace(s, phase=Defence(self.day, self.round, tied))
        return replace(s, phase=Picking(self.day, tied))

    def seconds(self, s: State) -> int:
        return 45 if self.turn is None else 20

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        bad = bad_target(s, seat, move.target) if isinstance(move, Vote) else None
        return bad or IllegalMove("vote_now")


class Defence(_Speech):
    """A tie: the tied seats, and only they, may speak; it ends when each of them is ready, and all vote again."""

    day: int
    round: int
    tied: tuple[Seat, ...]

    def voted(self) -> int:
        return self.round

    def seats(self, s: State) -> tuple[Seat, ...]:
        return self.tied

    def resolve(self, s: State, moves: Mapping[Seat, Ready]) -> State:
        return _vote(s, self.day, self.round + 1)

    def seconds(self, s: State) -> int:
        return 30


class Picking(Phase):
    """The last vote tied too: the Master's lot falls on one of the tied seats."""

    day: int
    tied: tuple[Seat, ...]

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Listed[Pick]:
        return Listed(map(Pick, self.tied))

    def resolve(self, s: State, moves: Mapping[Seat, Pick]) -> State:
        return _lynch(s, moves[TABLE].target)

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return IllegalMove("not_tied") if isinstance(move, Pick) else IllegalMove("not_an_option")


def _vote(s: State, day: int, number: int) -> State:
    first = (s.alive & -s.alive).bit_length() - 1
    return replace(s, phase=Voting(day, number, first if s.options.vote == "in_turn" else None))


def _lynch(s: State, seat: Seat) -> State:
    s = replace(s, alive=s.alive & ~(1 << seat), lynched=(*s.lynched, seat))
    return unless_won(s, night.nightfall(s, len(s.lynched) + 1))
