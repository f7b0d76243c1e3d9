"""The teacher's bot: plans whole trails, keeps many circles likely, leaves safe cells for later, and shuts ways.

A trail is planned once, at the beginning of the round, from what the teacher knows then; the plan is the same at each
chip, so nothing has to be remembered between calls.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tasogare.core import Dice, Effort, Move, Seat, choice, replace, shuffled

from .actions import bound, tiles_for
from .belief import Belief, belief, facts
from .house import bits, house
from .moves import KINDS, Block, Lay, Stand, Void
from .outlook import HABIT, URGENCY
from .rules import ROUNDS, TILES, Laying, State
from .trail import trail

__all__ = ["stand", "teach"]

Floats = npt.NDArray[np.float64]

TRIALS = 300
BLOCKS = 40

PROGRESS = (0.0, 10.0, 12.0, 12.5)
"""What a circle is worth by how many rounds it may still miss: -1 or less, 0, 1, 2 or more."""
SECRECY = 6.0
"""What it costs that a true circle is believed for sure."""
EXPOSED = 0.6
"""What it costs that a student may well come to one point of material."""
STACKED = 0.6
"""What it costs to lay a chip where another lies face down already, so that one visit serves for both."""
FOUND = 0.0
"""What it costs that one pawn may come to a trace."""
THREATENED = 3.0
"""What it costs that the open cells of a circle are in reach of pawns."""


def stand(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """Often a cell of one of the circles, where the first trace goes at once; else any."""
    h = house(s.board)
    mask = h.everywhere
    if chance.unit() < 0.6:
        mask = h.circles[s.circles[0]] | h.circles[s.circles[1]]
    return Stand(h.cells[choice(chance, list(bits(mask)))])


def teach(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The next chip of the plan, the circle to void, or the obstacle that hinders most."""
    assert isinstance(s.phase, Laying)
    options: Any = s.phase.options(s, seat)
    first = next(iter(options))
    if isinstance(first, Void):
        void: Move = max(options, key=lambda void: _still_open(s, KINDS.index(void.circle)))
        return void
    if isinstance(first, Block):
        return _block(s, chance, effort, options)
    plan = _plan(_without_this_trail(s), min(TRIALS, max(effort.work, 1)))
    done = s.chips - s.begins[-1]
    laid = tuple(zip(s.kinds[s.begins[-1] :], s.cells[s.begins[-1] :], strict=True))
    if plan[:done] != laid:
        plan = (*laid, *_plan(_as_if_known(s), min(TRIALS, max(effort.work, 1))))
    effort.spend(TRIALS)
    kind, cell = plan[done]
    return Lay(KINDS[kind], house(s.board).cells[cell])


def _still_open(s: State, kind: int) -> int:
    """How many cells of a circle lack their trace."""
    return (house(s.board).circles[s.circles[kind]] & ~s.laid[kind]).bit_count()


def _as_if_known(s: State) -> State:
    """The state without what the teacher does not know of it: whose tasks are whose, and the secret cards."""
    return replace(s, tasks=tuple(sorted(s.tasks)), secrets=()) if s.options.mode == "mean" else s


def _without_this_trail(s: State) -> State:
    """The state at the beginning of this round."""
    s = _as_if_known(s)
    first = s.begins[-1]
    if s.chips == first:
        return s
    laid = [s.laid[0], s.laid[1]]
    for kind, cell in zip(s.kinds[first:], s.cells[first:], strict=True):
        if kind < 2:
            laid[kind] &= ~(1 << cell)
    older = (1 << first) - 1
    return replace(
        s,
        teacher=s.cells[first - 1] if first else s.cells[0],
        cells=s.cells[:first],
        kinds=s.kinds[:first],
        on=tuple([chips & older for chips in s.on]),
        materials=s.materials & older,
        laid=(laid[0], laid[1]),
    )


# Trails


@lru_cache(maxsize=64)
def _plan(s: State, trials: int) -> tuple[tuple[int, int], ...]:
    """The rest of the best of some random trails from here: kinds and cells."""
    judge = _Judge(s)
    chance = Dice(f"{s.cells}{s.circles}{s.blocked}")
    best: tuple[float, tuple[tuple[int, int], ...]] | None = None
    for _ in range(trials):
        made = _random_trail(s, chance)
        score = judge.score(made)
        if best is None or score > best[0]:
            best = score, made
    assert best is not None
    return best[1]


def _random_trail(s: State, chance: Dice) -> tuple[tuple[int, int], ...]:
    """A legal rest of the trail, with most often both traces in it."""
    h, phase = house(s.board), s.phase
    assert isinstance(phase, Laying)
    wanted = []
    for kind in (0, 1):
        rounds = ROUNDS - len(s.begins) + 1
        spare = rounds - (h.circles[s.circles[kind]] & ~s.laid[kind]).bit_count()
        if spare <= 0 or chance.unit() < 0.8:
            wanted.append(kind)
    made: list[tuple[int, int]] = []
    for left in range(s.options.students + (1 if s.foul else 2) - (s.chips - s.begins[-1]), 0, -1):
        now = trail(s)
        able = [kind for kind, mask in enumerate(now.masks) if mask]
        traces = [kind for kind in able if kind in wanted]
        if traces and chance.unit() * left < len(traces) + 0.35:
            kind = choice(chance, traces)
        else:
            open_picks = now.picks - sum(not now.used >> kind & 1 for kind in wanted)
            rest = [kind for kind in able if kind > 1 and (open_picks > 0 or now.must >> kind & 1)]
            kind = choice(chance, rest or able)
        cell = choice(chance, list(bits(now.masks[kind])))
        made.append((kind, cell))
        s = phase.resolve(s, {0: Lay(KINDS[kind], h.cells[cell])})
    return tuple(made)


class _Judge:
    """What a trail is worth to the teacher, from a round's beginning."""

    def __init__(self, s: State) -> None:
        self.s, self.house = s, house(s.board)
        self.rounds = ROUNDS - len(s.begins)
        self.belief: Belief = belief(_earlier(s), HABIT)
        visits = _visits(s)
        self.near = visits.sum(axis=0)
        self.lost = _points(s) @ visits
        """For each kind and cell the points that students may well get for it there."""
        self.stacked = [(chips & ~s.up).bit_count() for chips in s.on]
        habit = np.array((*HABIT, HABIT[-1], HABIT[-1], HABIT[-1], HABIT[-1], HABIT[-1], HABIT[-1]))
        self.prior = [
            (habit[np.maximum(side.missed, 0)], habit[np.maximum(side.missed, 0) + 1]) for side in self.belief.sides
        ]

    def score(self, made: tuple[tuple[int, int], ...]) -> float:
        """Circles' progress, less what the trail tells and what it lays before students' feet."""
        s, h = self.s, self.house
        cells, laid, total = 0, [s.laid[0], s.laid[1]], 0.0
        for kind, cell in made:
            cells |= 1 << cell
            total -= STACKED * self.stacked[cell]
            if kind < 2:
                laid[kind] |= 1 << cell
                total -= FOUND * float(self.near[cell])
            else:
                total -= EXPOSED * float(self.lost[kind, cell])
        still = 0
        for kind in (0, 1):
            left = h.circles[s.circles[kind]] & ~laid[kind]
            count = left.bit_count()
            still += count
            if s.void >> kind & 1:
                continue
            spare = self.rounds - count
            total += PROGRESS[max(min(spare, 2), -1) + 1]
            if spare >= 0:
                total -= SECRECY * self._told(kind, cells)
                if count:
                    danger = sum(min(float(self.near[cell]), 2.0) for cell in bits(left)) / count
                    total -= THREATENED * danger * URGENCY[min(count, 6)]
        if s.options.students == 4 and still < self.rounds:
            total -= 15.0
        return total

    def _told(self, kind: int, cells: int) -> float:
        """How surely the true circle is believed once these cells have chips."""
        side = self.belief.sides[kind]
        laid, missed = self.prior[kind]
        circles = np.array(list(self.house.circles.values()), dtype=np.int64)[side.circle]
        fresh = np.bitwise_count(circles & cells & ~side.cells)
        by_circle = np.bincount(side.circle, laid * fresh + missed, minlength=len(self.house.circles))
        true = list(self.house.circles).index(self.s.circles[kind])
        return float(by_circle[true] / by_circle.sum())


def _earlier(s: State) -> Any:
    """The facts without the round that begins."""
    known = facts(s)
    return known._replace(rounds=known.rounds[:-1])


def _visits(s: State) -> Floats:
    """For each student and cell how well it may come there soon: with the pawn that moves next, or with the other."""
    found: Floats = np.zeros((s.options.students, len(house(s.board).cells)))
    for i, pawns in enumerate(s.pawns):
        string, tiles, side = bound(s, i), tiles_for(s, i), s.sides[i]
        now = string.reach(pawns[1 - side], tiles)
        then = string.reach(pawns[side], tiles)
        for cell in range(found.shape[1]):
            if now >> cell & 1:
                found[i, cell] = 0.6
            elif then >> cell & 1:
                found[i, cell] = 0.35
    return found


def _points(s: State) -> Floats:
    """For each kind and student the points of a chip; where the teacher does not know whose task it is, the mean."""
    students = s.options.students
    found: Floats = np.zeros((len(KINDS), students))
    for kind in range(2, len(KINDS)):
        if not s.personal >> kind & 1:
            found[kind] = 2.0
        elif s.options.mode == "mean":
            found[kind] = (3.0 + students - 1) / students
        else:
            found[kind] = [3.0 if KINDS[kind] == task else 1.0 for task in s.tasks]
    return found


# Obstacles


def _block(s: State, chance: Dice, effort: Effort, options: Any) -> Move:
    """Of some obstacles the one after which students reach least of what they would like to."""
    worth = [_wishes(s, i) for i in range(s.options.students)]
    some = shuffled(chance, options)[:BLOCKS] if s.obstacles.bit_count() == TILES else list(options)
    spot = house(s.board).spot
    best: tuple[float, Move] | None = None
    for move in some:
        lying = s.obstacles & ~(0 if move.old is None else 1 << spot[move.old]) | 1 << spot[move.spot]
        score = sum(_gets(s, i, lying, worth[i]) for i in range(s.options.students) if s.witches[i] != "blue")
        if best is None or score < best[0] - 1e-9:
            best = score, move
        if not effort.spend():
            break
    assert best is not None
    return best[1]


def _wishes(s: State, student: int) -> list[float]:
    """For each cell what a student would gain there: materials, and holding a circle's open cell."""
    h = house(s.board)
    found = []
    kind_mode = s.options.mode == "kind"
    lefts = [h.circles[s.circles[k]] & ~s.laid[k] for k in (0, 1)]
    for cell in range(len(h.cells)):
        best = 0.0
        for chip in bits(s.on[cell] & s.materials):
            kind = s.kinds[chip]
            own = kind_mode and KINDS[kind] == s.tasks[student]
            best = max(best, 3.0 if own else 1.5 if s.personal >> kind & 1 else 2.0)
        for k in (0, 1):
            if lefts[k] >> cell & 1 and not s.void >> k & 1:
                best += 4.0 * URGENCY[min(lefts[k].bit_count(), 6)]
        found.append(best)
    return found


def _gets(s: State, student: int, lying: int, worth: list[float]) -> float:
    """What a student reaches of it: at once, and with the other pawn."""
    string, pawns, side = bound(s, student), s.pawns[student], s.sides[student]
    total = 0.0
    for still, share in ((pawns[1 - side], 1.0), (pawns[side], 0.6)):
        reach = string.reach(still, lying)
        values = sorted((worth[cell] for cell in bits(reach & (1 << len(worth)) - 1)), reverse=True)
        total += share * (sum(values[:3]) + 0.1 * sum(values[3:]))
    return total
