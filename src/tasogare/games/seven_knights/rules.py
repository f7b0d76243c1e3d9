"""Seven Knights Bewitched: the rules, phase by phase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from tasogare.core import (
    TABLE,
    Data,
    IllegalMove,
    Listed,
    Outcome,
    Phase,
    Seat,
    replace,
)

from .lineups import Lineup, Lineups, lineups
from .modes import WITCH, Deal, Deals, Options, Setting, deals, setting
from .moves import Answer, Inspect, Recommend
from .questions import Ask, Questions, bits, truth
from .rounds import Asked, Look, Round

__all__ = [
    "Answering",
    "Asking",
    "Commanding",
    "Dealing",
    "Inspecting",
    "LiningUp",
    "Over",
    "Recommending",
    "State",
    "asking",
    "channels_open",
    "outcome",
    "review",
    "setup",
    "truthful",
    "unknown_values",
    "witch_side",
]

ROUNDS = 3


class State(Data):
    """A match; what follows ``totals`` is of the round that is being played."""

    options: Options
    seats: int
    phase: Dealing | Inspecting | Asking | Answering | Recommending | Commanding | LiningUp | Over
    start: Seat
    rounds: tuple[Round, ...]
    totals: tuple[int, ...]
    tiles: tuple[int, ...] = ()
    """Values by tile id; secret."""
    looks: tuple[Look, ...] = ()
    seen: tuple[int, ...] = ()
    """For each seat the tiles that it knows, its own and the inspected ones, as bits."""
    questions: tuple[Asked, ...] = ()
    votes: tuple[Seat, ...] = ()
    captain: Seat | None = None


def setup(seats: int, options: Options) -> State:
    """The table before the first deal; seat 0 starts."""
    return State(options, seats, Dealing(1), 0, (), (0,) * seats)


def witch_side(s: State) -> tuple[Seat, ...]:
    """The seat that holds the witch and all that have looked at her."""
    if WITCH not in s.tiles:
        return ()
    witch = 1 << s.tiles.index(WITCH)
    return tuple([seat for seat in range(s.seats) if s.seen[seat] & witch])


def on_witch_side(s: State, seat: Seat) -> bool:
    """Whether a seat knows the witch tile, as its own or by inspection; the seat itself can tell."""
    return any(s.tiles[tile] == WITCH for tile in bits(s.seen[seat]))


def unknown_values(s: State, seat: Seat) -> int:
    """The values of the pool that a seat has not seen, as bits."""
    at = setting(s.options, s.seats)
    unknown = (2 << at.top) - 1 if at.witch else (2 << at.top) - 2
    for tile in bits(s.seen[seat]):
        unknown &= ~(1 << s.tiles[tile])
    return unknown


def truthful(s: State, asked: Asked) -> bool:
    """The true answer to a question."""
    return truth(asked.question, tuple([s.tiles[tile] for tile in asked.about]))


# --- the rounds


class Dealing(Phase):
    """Deal: tiles before the seats and in the centre; each seat sees its own."""

    round: int

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Deals:
        return deals(setting(s.options, s.seats))

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return replace(
            s,
            phase=Inspecting(self.round, 1, s.start),
            tiles=moves[TABLE].tiles,
            looks=(),
            seen=tuple([1 << seat for seat in range(s.seats)]),
            questions=(),
            votes=(),
            captain=None,
        )

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        if not isinstance(move, Deal):
            return IllegalMove("not_an_option")
        at = setting(s.options, s.seats)
        if len(move.tiles) != at.tiles:
            return IllegalMove("deal_tiles", expected=at.tiles, got=len(move.tiles))
        return IllegalMove("deal_values", mode=at.mode)


class Inspecting(Phase):
    """Inspect, clockwise from the start seat: look at one face-down tile, not one's own.

    In the special modes two laps: first at another seat's tile, then at one in the centre.
    """

    round: int
    lap: int
    seat: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: State, seat: Seat) -> Listed[Inspect]:
        return _inspections(setting(s.options, s.seats), self.lap, seat)

    def resolve(self, s: State, moves: Mapping[Seat, Inspect]) -> State:
        seat, tile = self.seat, moves[self.seat].tile
        seen = (*s.seen[:seat], s.seen[seat] | 1 << tile, *s.seen[seat + 1 :])
        following = (seat + 1) % s.seats
        phase: Phase
        if following != s.start:
            phase = Inspecting(self.round, self.lap, following)
        elif self.lap < setting(s.options, s.seats).laps:
            phase = Inspecting(self.round, self.lap + 1, following)
        else:
            phase = Asking(self.round, following)
        return replace(s, phase=phase, looks=(*s.looks, Look(seat, tile)), seen=seen)

    def seconds(self, s: State) -> int:
        return 30

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        if not isinstance(move, Inspect):
            return IllegalMove("not_an_option")
        at = setting(s.options, s.seats)
        if not 0 <= move.tile < at.tiles:
            return IllegalMove("no_tile", tile=move.tile)
        if move.tile == seat:
            return IllegalMove("inspect_own")
        return IllegalMove("inspect_seats" if self.lap == 1 else "inspect_centre")


@cache
def _inspections(at: Setting, lap: int, seat: Seat) -> Listed[Inspect]:
    if at.laps == 1:
        tiles = range(at.tiles)
    elif lap == 1:
        tiles = range(at.seats)
    else:
        tiles = range(at.seats, at.tiles)
    return Listed(Inspect(tile) for tile in tiles if tile != seat)


def asking(s: State, seat: Seat) -> Questions:
    """The questions open to a seat as far as it knows the tiles."""
    return Questions(setting(s.options, s.seats), s.seen, seat, unknown_values(s, seat))


class _Questioning(Phase):
    """What asking and commanding share: a seat asks one question."""

    round: int
    seat: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: State, seat: Seat) -> Questions:
        return asking(s, seat)

    def resolve(self, s: State, moves: Mapping[Seat, Ask]) -> State:
        return _ask(s, self.round, self.seat, moves[self.seat])

    def seconds(self, s: State) -> int:
        return 120

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        return asking(s, seat).why_not(move) if isinstance(move, Ask) else IllegalMove("not_an_option")


class Asking(_Questioning):
    """Question, one lap from the start seat: ask another seat one yes-no question about tiles that it knows.

    The asker must not know those tiles, nor be able to work out the answer.
    """


def _ask(s: State, round: int, asker: Seat, move: Ask) -> State:
    asked = Asked(asker, move.seat, move.about, move.question)
    if setting(s.options, s.seats).coop:
        asked = replace(asked, yes=truthful(s, asked))
        return _answered(replace(s, questions=(*s.questions, asked)), round, asker)
    return replace(s, phase=Answering(round, asker, move.seat), questions=(*s.questions, asked))


class Answering(Phase):
    """The seat that was asked says yes or no: a knight the truth, the witch and the bewitched what they like.

    Everybody presses the answer, also where only one is legal.
    """

    round: int
    asker: Seat
    seat: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: State, seat: Seat) -> Listed[Answer]:
        return _ANSWERS if on_witch_side(s, seat) else self.default(s, seat)

    def resolve(self, s: State, moves: Mapping[Seat, Answer]) -> State:
        asked = replace(s.questions[-1], yes=moves[self.seat].yes)
        return _answered(replace(s, questions=(*s.questions[:-1], asked)), self.round, self.asker)

    def default(self, s: State, seat: Seat) -> Listed[Answer]:
        return _YES if truthful(s, s.questions[-1]) else _NO

    def seconds(self, s: State) -> int:
        return 20

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        return IllegalMove("answer_truth" if isinstance(move, Answer) else "not_an_option")


_YES, _NO = Listed((Answer(True),)), Listed((Answer(False),))
_ANSWERS = Listed((Answer(True), Answer(False)))


def _answered(s: State, round: int, asker: Seat) -> State:
    if s.captain is not None:
        return _commanded(s, round, s.captain)
    following = (asker + 1) % s.seats
    return replace(s, phase=Recommending(round) if following == s.start else Asking(round, following))


class Recommending(Phase):
    """Recommend: all at once, changeable until all have chosen; each names a captain, perhaps itself.

    The holder of the witch may not name a seat that inspected her; a bewitched seat may not name her holder.
    """

    round: int

    def seats(self, s: State) -> tuple[Seat, ...]:
        return tuple(range(s.seats))

    def options(self, s: State, seat: Seat) -> Listed[Recommend]:
        names = _NAMES[s.seats]
        if not on_witch_side(s, seat):
            return names
        witch = s.tiles.index(WITCH)
        if seat == witch:
            return Listed(name for name in names if name.seat == seat or not s.seen[name.seat] >> witch & 1)
        return Listed(name for name in names if name.seat != witch)

    def amend(self, s: State, seat: Seat, held: Recommend) -> Listed[Recommend]:
        return self.options(s, seat)

    def default(self, s: State, seat: Seat) -> Listed[Recommend]:
        return Listed((Recommend(seat),))

    def resolve(self, s: State, moves: Mapping[Seat, Recommend]) -> State:
        votes = tuple([moves[seat].seat for seat in range(s.seats)])
        captain = elected(votes, s.start)
        s = replace(s, votes=votes, captain=captain, phase=Commanding(self.round, captain))
        if s.options.captain_check == "before_question" and on_witch_side(s, captain):
            return _scored(s, self.round, captain, (), knights_win=False)
        return s

    def seconds(self, s: State) -> int:
        return 60

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        if not isinstance(move, Recommend):
            return IllegalMove("not_an_option")
        if not 0 <= move.seat < s.seats:
            return IllegalMove("no_seat", seat=move.seat)
        holds_witch = s.tiles[seat] == WITCH
        return IllegalMove("recommend_bewitched" if holds_witch else "recommend_witch", seat=move.seat)


_NAMES = tuple(Listed(Recommend(seat) for seat in range(seats)) for seats in range(9))


def elected(votes: tuple[Seat, ...], start: Seat) -> Seat:
    """Most votes; then fewer of them its own; then farthest clockwise from the start seat."""
    seats = len(votes)

    def rank(seat: Seat) -> tuple[int, bool, int]:
        return votes.count(seat), votes[seat] != seat, (seat - start) % seats

    return max(range(seats), key=rank)


class Commanding(_Questioning):
    """Command: the captain asks one more question, by the same rules."""


def _commanded(s: State, round: int, captain: Seat) -> State:
    """Then, if the captain is on the witch's side, that side wins the round."""
    if on_witch_side(s, captain):
        return _scored(s, round, captain, (), knights_win=False)
    return replace(s, phase=LiningUp(round, captain))


class LiningUp(Phase):
    """Line-up: the captain lays tiles in a row, leaving out as many as the mode says, never its own.

    Knights win if every tile laid is a knight, the numbers rise, and every tile left out is the witch.
    """

    round: int
    seat: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: State, seat: Seat) -> Lineups:
        return lineups(setting(s.options, s.seats), seat)

    def resolve(self, s: State, moves: Mapping[Seat, Lineup]) -> State:
        row = moves[self.seat].tiles
        laid = [s.tiles[tile] for tile in row]
        left_out = [value for tile, value in enumerate(s.tiles) if tile not in row]
        rising = all(left < right for left, right in pairwise(laid))
        knights_win = rising and WITCH not in laid and all(value == WITCH for value in left_out)
        return _scored(s, self.round, self.seat, row, knights_win=knights_win)

    def seconds(self, s: State) -> int:
        return 180

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        return lineups(setting(s.options, s.seats), seat).why_not(move)


def _scored(s: State, round: int, captain: Seat, lineup: tuple[int, ...], *, knights_win: bool) -> State:
    """Score: 2 to each knight, or 3 to each seat on the witch's side; in the third round 7 instead.

    In the coop modes to everybody or nobody.  The seat with the lowest knight starts the next round.
    """
    at, witches = setting(s.options, s.seats), witch_side(s)
    worth = 7 if round == ROUNDS and not s.options.fixed_score else 2 if knights_win or at.coop else 3
    if knights_win:
        points = tuple([0 if seat in witches else worth for seat in range(s.seats)])
    else:
        points = tuple([worth if seat in witches else 0 for seat in range(s.seats)])
    done = Round(s.start, s.tiles, s.looks, s.questions, s.votes, captain, lineup, witches, knights_win, points)
    return replace(
        s,
        phase=Dealing(round + 1) if round < ROUNDS else Over(),
        start=min(range(s.seats), key=lambda seat: s.tiles[seat] or 8),
        rounds=(*s.rounds, done),
        totals=tuple([total + point for total, point in zip(s.totals, points, strict=True)]),
        tiles=(),
        looks=(),
        seen=(),
        questions=(),
        votes=(),
        captain=None,
    )


class Over(Phase):
    """After three rounds the highest total wins, all who share it; in coop all, with two rounds won."""


def outcome(s: State) -> Outcome | None:
    """The totals and who won; None while the match goes on."""
    if not isinstance(s.phase, Over):
        return None
    if setting(s.options, s.seats).coop:
        succeeded = sum(round.knights_win for round in s.rounds) >= 2
        return Outcome(s.totals, tuple(range(s.seats)) if succeeded else ())
    best = max(s.totals)
    return Outcome(s.totals, tuple(seat for seat, total in enumerate(s.totals) if total == best))


def review(s: State) -> bool:
    """Whether seats may show their notes to all: with that option between the rounds, and at the end."""
    return s.options.review and bool(s.rounds) and isinstance(s.phase, Dealing | Over)


def channels_open(s: State) -> bool:
    """Whether the table may write: before a deal and after the last reveal, never in between."""
    return isinstance(s.phase, Dealing | Over)
