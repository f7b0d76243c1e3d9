"""What can be told of the circles from what lies open: all worlds, weighed at once without listing them.

A world, for whoever sees no more than a spectator, is a pair of circles and a kind for each chip that lies face down,
such that every trail was legal.  Where one trace may lie can be listed for each circle (an *explanation*: which of the
chips that lie face down are that trace).  Given in which rounds the traces lie face down (a *pattern*), the number of
ways to put materials on the other chips depends only on how many traces are among each round's chips.  So an
explanation of A and one of B make ``fit[pattern of A, pattern of B]`` worlds if their circles differ in shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, factorial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tasogare.core import Chance, choice, shuffled

from .house import Circle, House, bits, house
from .rules import ROUNDS, Laying, State

__all__ = ["Belief", "Facts", "Round", "belief", "facts"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

FINE, NO_CELL, NO_WAY = 0, 1, 2
"""How a trace stands in a trail that is not finished: a way leads to a cell for it, or it does not matter; it had no
cell when the round began; it has cells, but no way leads to one."""


class Round(NamedTuple):
    """What everybody knows of one round's trail."""

    cells: tuple[int, ...]
    down: int
    """Which of its chips lie face down, by their place in the trail."""
    up: tuple[int, ...]
    """The kinds that lie face up, sorted."""
    traces: tuple[int, int]
    """The cell, as a mask, of trace A and of trace B where it lies face up."""
    blocked: int
    full: bool
    """The trail is complete."""
    foul: bool
    """It is complete, and is a foul trail."""


class Facts(NamedTuple):
    """All that everybody knows and that bears on circles and kinds."""

    board: str
    students: int
    personal: int
    in_game: int
    rounds: tuple[Round, ...]


def facts(s: State) -> Facts:
    """The facts of a state, read from what lies open alone."""
    ends = (*s.begins[1:], s.chips)
    rounds = []
    for k, (first, end) in enumerate(zip(s.begins, ends, strict=True)):
        full = k < len(s.begins) - 1 or not isinstance(s.phase, Laying)
        chips = range(first, end)
        up = [chip for chip in chips if s.up >> chip & 1]
        one, other = (sum(1 << s.cells[chip] for chip in up if s.kinds[chip] == kind) for kind in (0, 1))
        rounds.append(
            Round(
                s.cells[first:end],
                sum(1 << i for i, chip in enumerate(chips) if not s.up >> chip & 1),
                tuple(sorted(s.kinds[chip] for chip in up)),
                (one, other),
                s.blocked[k],
                full,
                full and s.options.students == 4 and end - first == s.options.students + 1,
            )
        )
    return Facts(s.board, s.options.students, s.personal, s.in_game, tuple(rounds))


class _Course(NamedTuple):
    """What one round means for one trace and one circle."""

    options: tuple[tuple[int, int], ...]
    """The chips that may be the trace: the cell and the chip, as masks."""
    up: int
    """The cell of the trace if it lies face up, as a mask."""
    before: int
    """Cells that must have had the trace before: those open to it in a foul round."""


Explanation = tuple[int, int, int]
"""The rounds in which the trace lies face down, the cells that have it, and the chips that are it; all as masks."""


@lru_cache(maxsize=4096)
def _explanations(courses: tuple[_Course, ...]) -> tuple[Explanation, ...]:
    found: list[Explanation] = [(0, 0, 0)]
    for number, course in enumerate(courses):
        now = 1 << number
        following = []
        for rounds, cells, chips in found:
            if course.before & ~cells:
                continue
            if course.up:
                following.append((rounds, cells | course.up, chips))
                continue
            following.append((rounds, cells, chips))
            following += [
                (rounds | now, cells | cell, chips | chip) for cell, chip in course.options if not cells & cell
            ]
        found = following
    return tuple(found)


class _Side:
    """All explanations of one trace over all circles, side by side."""

    def __init__(self, known: Facts, kind: int) -> None:
        h = house(known.board)
        circles, listed = list[int](), list[Explanation]()
        for number, cells in enumerate(h.circles.values()):
            courses = _courses(known, kind, cells)
            if courses is not None:
                some = _explanations(courses)
                listed += some
                circles += [number] * len(some)
        table = np.array(listed, dtype=np.int64).reshape(-1, 3)
        self.circle: Ints = np.array(circles, dtype=np.int64)
        self.rounds: Ints = table[:, 0]
        self.cells: Ints = table[:, 1]
        self.chips: Ints = table[:, 2]
        self.flags: Ints = _flags(known, h, self.circle, self.cells, self.rounds)
        self.patterns, self.pattern = np.unique(self.rounds | self.flags << ROUNDS, return_inverse=True)
        up = sum(1 for r in known.rounds if r.traces[kind])
        laid = np.bitwise_count(self.rounds) + up
        self.missed: Ints = (sum(r.full for r in known.rounds) - laid).astype(np.int64)
        """In how many full rounds the trace was not laid."""


def _courses(known: Facts, kind: int, cells: int) -> tuple[_Course, ...] | None:
    """The rounds as they are for one trace and the cells of its circle; None where a trace lies outside of it."""
    up = 0
    for r in known.rounds:
        up |= r.traces[kind]
    if up & ~cells:
        return None
    courses, chip = [], 1
    for r in known.rounds:
        options = []
        for i, cell in enumerate(r.cells):
            if r.down >> i & 1 and cells >> cell & 1 and not up >> cell & 1 and not r.foul:
                options.append((1 << cell, chip << i))
        chip <<= len(r.cells)
        courses.append(_Course(tuple(options), r.traces[kind], cells & ~r.blocked if r.foul else 0))
    return tuple(courses)


def _flags(known: Facts, h: House, circle: Ints, laid: Ints, rounds: Ints) -> Ints:
    """For each explanation how its trace stands in a trail of four students that is not finished."""
    flags = np.zeros(len(circle), dtype=np.int64)
    last = known.rounds[-1] if known.rounds else None
    if last is None or last.full or known.students + 2 <= known.in_game.bit_count():
        return flags
    there = sum(1 << cell for cell in last.cells)
    open_at_first = np.array(list(h.circles.values()), dtype=np.int64)[circle] & ~laid & ~last.blocked
    near = h.everywhere
    if last.cells:
        near, edge = 0, 1 << last.cells[-1]
        ground = h.everywhere & ~last.blocked & ~there
        for _ in range(known.students + 2 - len(last.cells)):
            step = 0
            for k in bits(edge):
                step |= h.lines[k]
            edge = step & ground & ~near
            near |= edge
    flags[open_at_first & near & ~there == 0] = NO_WAY
    flags[open_at_first == 0] = NO_CELL
    flags[rounds >> (len(known.rounds) - 1) & 1 == 1] = FINE
    return flags


def _material_sets(known: Facts, r: Round, traces: int) -> list[tuple[int, ...]]:
    """The sets of materials that may be on a round's chips that lie face down when so many of them are traces."""
    down = r.down.bit_count() - traces
    shown = sum(1 << kind for kind in r.up)
    left = known.in_game & ~shown
    if r.full:
        spare = 0
    elif traces or known.students + 2 <= known.in_game.bit_count():
        spare = known.students + 2 - len(r.cells)
    else:
        spare = known.students + 1 - len(r.cells)
    if down < 0 or spare < 0:
        return []
    must = known.personal & left
    return [some for some in combinations(bits(left), down) if (must & ~sum(1 << k for k in some)).bit_count() <= spare]


class Belief:
    """All worlds that fit some facts, evenly weighed; or, with ``habit``, as likely as a teacher makes them.

    ``habit[m]`` weighs a trace that was missing in m rounds (its last entry stands for all more); then a round's
    materials are also taken to be put down at random.
    """

    def __init__(self, known: Facts, habit: Sequence[float] = ()) -> None:
        self.known = known
        self.house = house(known.board)
        self.circles: tuple[Circle, ...] = tuple(self.house.circles)
        self._habit = habit
        self.sides = (_Side(known, 0), _Side(known, 1))
        self._fit = self._fits()
        one, other = self.sides
        names = np.array([sorted({c[0] for c in self.circles}).index(shape) for shape, _ in self.circles])
        self._differ: Floats = (names[:, None] != names[None]).astype(np.float64)
        weight_b = self._prior(other)
        count = len(self.circles)
        by_pattern: Floats = np.zeros((len(other.patterns), count))
        np.add.at(by_pattern, (other.pattern, other.circle), weight_b)
        self._b_given: Floats = self._fit @ by_pattern
        """For each pattern of A and each circle of B the weight of all explanations of B."""
        self.weights_a: Floats = self._prior(one) * (self._b_given @ self._differ)[one.pattern, one.circle]
        """The weight of each explanation of A, over all of B."""
        self.total = float(self.weights_a.sum())

    def _prior(self, side: _Side) -> Floats:
        if not self._habit:
            return np.ones(len(side.circle))
        table = np.array(self._habit)
        found: Floats = table[np.minimum(np.maximum(side.missed, 0), len(table) - 1)]
        return found

    def _fits(self) -> Floats:
        """For each pattern of A and of B the number of ways to put materials on all chips that lie face down."""
        a, b = (side.patterns for side in self.sides)
        fit: Floats = np.ones((len(a), len(b)))
        for number, r in enumerate(self.known.rounds):
            here = (a >> number & 1)[:, None] + (b >> number & 1)[None]
            fit *= np.array([self._fillings(r, traces) for traces in range(3)])[here]
            if not r.full:
                flag_a, flag_b = (a >> ROUNDS)[:, None], (b >> ROUNDS)[None]
                foul = (flag_a == NO_CELL) & (flag_b == NO_CELL)
                fit *= (here > 0) | (flag_a == FINE) | (flag_b == FINE) | foul
        return fit

    def _fillings(self, r: Round, traces: int) -> float:
        found = len(_material_sets(self.known, r, traces)) * factorial(max(r.down.bit_count() - traces, 0))
        if not self._habit or not r.full or not found:
            return float(found)
        laid = len(r.cells) - traces - sum(1 for mask in r.traces if mask)
        must = self.known.personal.bit_count()
        return found / (comb(self.known.in_game.bit_count() - must, laid - must) * factorial(laid))

    @cached_property
    def weights_b(self) -> Floats:
        """The weight of each explanation of B, over all of A."""
        one, other = self.sides
        by_pattern: Floats = np.zeros((len(one.patterns), len(self.circles)))
        np.add.at(by_pattern, (one.pattern, one.circle), self._prior(one))
        found: Floats = self._prior(other) * (self._fit.T @ by_pattern @ self._differ)[other.pattern, other.circle]
        return found

    @cached_property
    def pairs(self) -> Floats:
        """The chance of each pair of circles, A down and B across."""
        one = self.sides[0]
        by_pattern: Floats = np.zeros((len(one.patterns), len(self.circles)))
        np.add.at(by_pattern, (one.pattern, one.circle), self._prior(one))
        found: Floats = (by_pattern.T @ self._b_given) * self._differ / self.total
        return found

    def chip_is(self, kind: int) -> Floats:
        """For each chip the chance that it is trace A (0) or B (1) and lies face down."""
        side, weights = self.sides[kind], self.weights_b if kind else self.weights_a
        chips = sum(len(r.cells) for r in self.known.rounds)
        at = side.chips[:, None] >> np.arange(chips)[None] & 1
        found: Floats = weights @ at / self.total
        return found

    def draw(self, chance: Chance) -> tuple[Circle, Circle, dict[int, int]]:
        """Circles and the kind of each chip that lies face down, of a world drawn by its weight."""
        one, other = self.sides
        i = _pick(chance, self.weights_a)
        fits = self._fit[one.pattern[i]][other.pattern] * self._differ[one.circle[i]][other.circle]
        j = _pick(chance, fits * self._prior(other))
        kinds = dict.fromkeys(bits(int(one.chips[i])), 0) | dict.fromkeys(bits(int(other.chips[j])), 1)
        first = 0
        for r in self.known.rounds:
            down = [first + k for k in bits(r.down) if first + k not in kinds]
            if down:
                traces = r.down.bit_count() - len(down)
                some = choice(chance, _material_sets(self.known, r, traces))
                kinds |= dict(zip(down, shuffled(chance, some), strict=True))
            first += len(r.cells)
        return self.circles[one.circle[i]], self.circles[other.circle[j]], kinds


def _pick(chance: Chance, weights: Floats) -> int:
    """A number by weight."""
    ladder = np.cumsum(weights)
    mark = chance.below(1 << 52) / (1 << 52) * ladder[-1]
    return int(np.searchsorted(ladder, mark, side="right"))


@lru_cache(maxsize=64)
def belief(known: Facts, habit: tuple[float, ...] = ()) -> Belief:
    """The belief for some facts."""
    return Belief(known, habit)
