"""What the standard bots come to in each game, beside random ones or a lower level on the very same deals.

Each game has its lines: a setting that is played over again, deal by deal.  A game with sides tells how often each
side wins, also while one of them moves at random; a game of points what each of two bots makes, the seats rotated.
All bots have their game's budget of work and no clock, so that equal seeds give equal figures.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from math import ceil
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

from tasogare.arena import Casting, play_match, seed_of
from tasogare.core import Seat, resolve_options
from tasogare.games import game as registered
from tasogare.games.little_witches.grading import grading
from tasogare.games.seven_knights.modes import SETTINGS
from tasogare.games.seven_knights.rules import on_witch_side

from .figure import Figure, Say
from .interval import mean, share

__all__ = ["TABLES", "Plan", "measure", "seat_counts"]

LEAST = 2
"""Deals that a line has at least: fewer have no interval."""


class Line(NamedTuple):
    """A setting that is played over again; ``sides`` are those that there are in it."""

    name: str
    seats: int
    given: Mapping[str, Any] = {}
    version: int | None = None
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sides:
    """A game that sides win."""

    lines: Sequence[Line]
    side: Callable[[Any, Seat], str]
    """The side that a seat is on, once cards are dealt."""
    won: Callable[[Any], Sequence[str]]
    """The side that won, in a finished match: each of its rounds."""
    unit: str = "% of games"
    against: tuple[tuple[str, str], ...] = ()
    """Instead of each side's share: whose share is told against which side at random, or against none."""

    def replays(self, line: Line) -> int:
        """How often a deal is counted."""
        return 1

    def deal(self, game: str, line: Line, secret: bytes) -> dict[str, Sequence[str]]:
        """Who won, by the side that moved at random; none did under the empty name."""
        return {weak: self.won(_played(game, line, self.casting(weak), secret)) for weak in ("", *line.sides)}

    def casting(self, weak: str) -> Casting:
        """Standard bots, but one side at random."""
        return lambda state, seat: "random" if weak and self.side(state, seat) == weak else "standard"

    def figures(self, name: str, line: Line, deals: Sequence[Mapping[str, Sequence[str]]]) -> Iterator[Figure]:
        """How often each side wins, beside itself at random."""
        winners = {weak: [*chain.from_iterable(deal[weak] for deal in deals)] for weak in deals[0]}
        for side, weak in self.against or tuple((side, "") for side in line.sides):
            if weak not in winners:
                continue
            ours, theirs = (share(winners[who].count(side), len(winners[who])) for who in (weak, side))
            yield Figure(
                f"{name}: {side}" + f", {weak} at random" * bool(weak),
                ours.value,
                self.unit,
                f"{side} at random",
                theirs.value,
                ours.value / theirs.value if theirs.value else None,
                (ours.low, ours.high),
                (theirs.low, theirs.high),
                number=len(winners[weak]),
            )


@dataclass(frozen=True)
class Points:
    """A game in which each seat plays for points: every deal is replayed until both bots have had every seat."""

    lines: Sequence[Line]
    bots: tuple[str, str]
    unit: str

    def seatings(self, line: Line) -> list[tuple[str, ...]]:
        """The bots in turn round the table, and that rotated, each seating once."""
        row = [self.bots[i % 2] for i in range(line.seats)]
        return [*dict.fromkeys(tuple(row[i:] + row[:i]) for i in range(line.seats))]

    def replays(self, line: Line) -> int:
        """How often a deal is counted."""
        return len(self.seatings(line))

    def deal(self, game: str, line: Line, secret: bytes) -> list[tuple[float, float]]:
        """What a seat of each bot made on average, for each seating."""
        found = []
        for seated in self.seatings(line):
            outcome = registered(game).outcome(_played(game, line, seated, secret))
            assert outcome is not None
            by_bot = [
                fmean(score for score, bot in zip(outcome.scores, seated, strict=True) if bot == name)
                for name in self.bots
            ]
            found.append((by_bot[0], by_bot[1]))
        return found

    def figures(self, name: str, line: Line, deals: Sequence[list[tuple[float, float]]]) -> Iterator[Figure]:
        """What the first bot makes, beside the other on the same deals; a deal counts once, however often replayed."""
        ours, theirs, ahead = (
            mean([fmean(map(of, deal)) for deal in deals])
            for of in (lambda pair: pair[0], lambda pair: pair[1], lambda pair: pair[0] - pair[1])
        )
        yield Figure(
            f"{name}: {self.bots[0]}",
            ours.value,
            self.unit,
            self.bots[1],
            theirs.value,
            None,
            (ours.low, ours.high),
            (theirs.low, theirs.high),
            ahead,
            sum(map(len, deals)),
        )


def _played(game: str, line: Line, bots: Sequence[str] | Casting, secret: bytes) -> Any:
    """The end of a match."""
    of = registered(game)
    match, _ = play_match(of, line.seats, resolve_options(of, line.seats, line.given, line.version), bots, secret)
    return match.state


# --- the games


def _knights() -> Iterator[Line]:
    for (mode, seats), at in SETTINGS.items():
        sides = ("knights",) if at.coop else ("knights", "witch's side")
        yield Line(f"{mode} {seats}", seats, {"mode": mode}, sides=sides)


def _villages() -> Iterator[Line]:
    two, three = ("humans", "wolves"), ("humans", "wolves", "hamster")
    yield Line("8", 8, sides=two)
    yield Line("12", 12, sides=two)
    yield Line("16", 16, sides=three)
    without = ["medium", "madman", "bodyguard", "mason"]
    yield Line("16 without hamster", 16, {"roles": without}, sides=two)
    yield Line("16 without hamster, three wolves", 16, {"roles": without, "wolves": 3}, sides=two)
    yield Line("22", 22, sides=three)


def _wolf_side(s: Any, seat: Seat) -> str:
    role = s.roles[seat]
    return "wolves" if role in ("wolf", "madman") else "hamster" if role == "hamster" else "humans"


def _cats() -> Iterator[Line]:
    of = registered("witch_hunt")
    for version in of.versions:
        for cats in of.seats:
            jesters = resolve_options(of, cats, {}, version).jesters
            sides = ("village", "witches", "jester") if jesters else ("village", "witches")
            yield Line(f"version {version}, {cats}", cats, version=version, sides=sides)


def _cat_side(s: Any, seat: Seat) -> str:
    role = s.roles[seat]
    return "witches" if role in ("witch", "crow") else "jester" if role == "jester" else "village"


def _exams() -> Iterator[Line]:
    for students in (2, 3, 4):
        for actions in (2, 3):
            name = f"{students} students {actions} actions"
            yield Line(name, students + 1, {"actions": actions}, sides=("students",))


TABLES: Mapping[str, Sides | Points] = {
    "seven_knights": Sides(
        [*_knights()],
        lambda s, seat: "witch's side" if on_witch_side(s, seat) else "knights",
        lambda s: ["knights" if done.knights_win else "witch's side" for done in s.rounds],
        "% of rounds",
        (("knights", ""), ("knights", "witch's side")),
    ),
    "little_witches": Sides(
        [*_exams()],
        lambda s, seat: "students" if seat else "teacher",
        lambda s: ["teacher" if grading(s).grade == "fail" else "students"],
    ),
    "lupus": Sides([*_villages()], _wolf_side, lambda s: [s.phase.winner]),
    "mu": Points(
        [Line(f"{seats} seats", seats, {"hands": 1}) for seats in (4, 5, 6)], ("standard", "simple"), "points a hand"
    ),
    "witch_hunt": Sides([*_cats()], _cat_side, lambda s: [s.phase.winner]),
}


# --- the runner


class Plan(NamedTuple):
    """What of the bots is measured."""

    games: Sequence[str] = ()
    """None: every game."""
    seats: int | None = None
    number: int | None = None
    """Matches of each line, replays counted; None: as many as there is time for."""
    seed: str = "0"
    processes: int = 1


def seat_counts(games: Sequence[str]) -> list[int]:
    """The seat counts of which these games, or if none is named all, have lines."""
    return sorted({line.seats for game in games or TABLES for line in TABLES[game].lines})


Run = Callable[[Callable[[int], Any], Iterable[int]], Iterable[Any]]


def measure(seconds: float, say: Say, plan: Plan) -> list[Figure]:
    """The figures, line by line; without a number of matches each line takes about so many seconds."""
    lines = [
        (game, line) for game in plan.games or TABLES for line in TABLES[game].lines if plan.seats in (None, line.seats)
    ]
    figures = list[Figure]()
    with _workers(plan.processes) as run:
        for at, (game, line) in enumerate(lines):
            deals, began, done = list[Any](), monotonic(), 0.0
            wanted = None if plan.number is None else ceil(plan.number / TABLES[game].replays(line))
            for found in _deals(game, line, plan, run):
                deals.append(found)
                done = (monotonic() - began) / seconds if wanted is None else len(deals) / wanted
                say(f"{game} {line.name}", (at + min(done, 1)) / len(lines))
                if done >= 1 and len(deals) >= LEAST:
                    break
            figures += TABLES[game].figures(f"{game} {line.name}", line, deals)
    return figures


def _deals(game: str, line: Line, plan: Plan, run: Run) -> Iterator[Any]:
    """What one deal after the other comes to; they have numbers, so that the processes do not matter."""
    for first in count(0, plan.processes):
        yield from run(partial(_deal, game, line, plan.seed), range(first, first + plan.processes))


def _deal(game: str, line: Line, seed: str, number: int) -> Any:
    return TABLES[game].deal(game, line, seed_of(f"bench:{seed}:{game}:{line.name}", number))


@contextmanager
def _workers(processes: int) -> Iterator[Run]:
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        yield pool.map
