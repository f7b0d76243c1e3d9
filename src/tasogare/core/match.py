"""A match: a state, and the choices handed in so far towards its next step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from msgspec import field

from .chance import Chance
from .data import TABLE, Data, IllegalMove, Move, Seat, by_name
from .game import Game, HasPhase, S
from .moveset import NONE, MoveSet

__all__ = ["Match", "playout", "start"]


class Match(Data, Generic[S]):
    """A state and the choices that wait for the others'.

    Pending choices live here, outside the rules, so no view can show one too early and no option can depend on another
    seat's hidden choice.
    """

    state: S
    pending: dict[Seat, Move] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more, and nothing waits for time."""
        s = self.state
        return not s.phase.seats(s) and s.phase.lapse(s) is None

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have not handed in their move, in the order in which defaults are played for them."""
        seats = self.state.phase.seats(self.state)
        return tuple(seat for seat in seats if seat not in self.pending) if self.pending else seats

    def options(self, seat: Seat) -> MoveSet[Any]:
        """All that the seat (or TABLE) may do now; empty where it is not asked."""
        s = self.state
        seats = s.phase.seats(s)
        if seat == TABLE:
            return s.phase.options(s, TABLE) if TABLE in seats else NONE
        if TABLE in seats or (seat not in seats and seat not in s.phase.free(s)):
            return NONE
        held = self.pending.get(seat)
        return s.phase.options(s, seat) if held is None else s.phase.amend(s, seat, held)

    def play(self, seat: Seat, move: Move) -> Match[S]:
        """The match after a move through the checked door, where no clock runs: what waits for time alone lapses.

        Raises IllegalMove where the seat is not asked or the move is none of its options.
        """
        match = self.step(seat, move)
        while not match.state.phase.seats(match.state) and (later := match.lapse()) is not None:
            match = later
        return match

    def step(self, seat: Seat, move: Move) -> Match[S]:
        """The match after a move through the checked door, where a clock runs: what waits for time goes on waiting.

        Raises IllegalMove as ``play`` does.
        """
        if move not in self.options(seat):
            raise self.refusal(seat, move)
        return self.follow(seat, move)

    def follow(self, seat: Seat, move: Move) -> Match[S]:
        """The match after a move that came through the checked door when it was stored, and is not looked at again."""
        s = self.state
        if isinstance(move, s.phase.at_once):
            return self._after(s.phase.act(s, seat, move))
        return self._after(s, {**self.pending, seat: move})

    def lapse(self) -> Match[S] | None:
        """The match when the time of the present phase is over; None where it does not end so, or awaits somebody."""
        later: S | None = self.state.phase.lapse(self.state)
        return None if later is None else Match(later)

    def reach(self, seat: Seat, move: Move) -> Match[S]:
        """The match, without any play, in which a record's next move is to be judged: this one, or the one after the
        phase that the move shows to be over."""
        match = self
        while (later := match.lapse()) is not None:
            if move in match.options(seat):
                return match
            match = later
        return match if match is self or move in match.options(seat) else self

    def settle(self) -> Match[S]:
        """The match after all lapses that cannot wait for another move, because nobody may act before them."""
        match = self
        while not ((p := match.state.phase).seats(match.state) or p.free(match.state)):
            later = match.lapse()
            if later is None:
                break
            match = later
        return match

    def _after(self, s: S, pending: dict[Seat, Move] | None = None) -> Match[S]:
        old = self.state.phase
        if pending is None:
            pending = self.pending if s.phase is old or s.phase == old else {}
        if pending:
            for seat in s.phase.seats(s):
                if seat not in pending:
                    break
            else:
                return Match(s.phase.resolve(s, pending))
        return Match(s, pending)

    def refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why the seat may not play this now, told from what it knows."""
        s = self.state
        seats = s.phase.seats(s)
        if self.over:
            return IllegalMove("over")
        asked = seat in seats or (seat in s.phase.free(s) and TABLE not in seats)
        if not asked:
            return IllegalMove("table_first" if TABLE in seats else "not_asked", seat=by_name(seat))
        if seat in self.pending and not len(self.options(seat)):
            return IllegalMove("already_moved", seat=by_name(seat))
        return s.phase.why_not(s, seat, move)

    def default(self, seat: Seat) -> MoveSet[Any]:
        """What the host plays for an awaited seat that is away or late; of several moves it draws one."""
        return self.state.phase.default(self.state, seat)


def start(game: Game[S], seats: int, options: Any) -> Match[S]:
    """The match before its first play; ``options`` as ``resolve_options`` gives them."""
    return Match(game.setup(seats, options))


def playout(
    s: HasPhase, chance: Chance, *, checked: bool = False, on_move: Callable[[Seat, Move], None] | None = None
) -> Any:
    """The state at the end of random play from ``s``; ``checked``: every move goes through the checked door.

    ``on_move`` is told of each move before it is played.
    """
    match: Match[Any] | None = Match(s) if checked else None
    pending: dict[Seat, Move] = {}
    while True:
        phase = s.phase
        seats = phase.seats(s)
        if not seats:
            if (later := phase.lapse(s)) is None:
                break
            s, pending = later, {}
            if match is not None:
                match = Match(s)
            continue
        if not phase.at_once and match is None:
            moves = {seat: phase.options(s, seat).pick(chance) for seat in seats}
            if on_move is not None:
                for seat, move in moves.items():
                    on_move(seat, move)
            s = phase.resolve(s, moves)
            continue
        if TABLE in seats:
            seat = TABLE
        else:
            able = [seat for seat in (*seats, *phase.free(s)) if seat not in pending]
            seat = able[chance.below(len(able))] if phase.at_once else able[0]
        options = phase.options(s, seat)
        if not len(options):  # a free seat that has nothing to do just now
            continue
        move = options.pick(chance)
        if on_move is not None:
            on_move(seat, move)
        if match is not None:
            match = match.step(seat, move)
            s, pending = match.state, match.pending
        elif isinstance(move, phase.at_once):
            s = phase.act(s, seat, move)
            if s.phase is not phase and s.phase != phase:
                pending = {}
        else:
            pending[seat] = move
            if all(i in pending for i in seats):
                s, pending = phase.resolve(s, pending), {}
    return s
