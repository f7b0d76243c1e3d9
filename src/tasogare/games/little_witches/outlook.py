"""What students at one table believe together: circles, kinds of hidden chips, and which cells are worth standing on.

All of it comes from what lies open to everybody (``Facts``), so that students who share their thoughts agree.  Kept for
as long as the facts stay the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .belief import Belief, Facts, belief
from .house import bits, house
from .rules import ROUNDS

__all__ = ["HABIT", "URGENCY", "Outlook", "outlook"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

HABIT = (1.0, 0.8, 0.15, 0.05)
"""How likely it is that a teacher has let a trace stay in the box in none, one, two or more rounds."""

CIRCLE = 15.0
URGENCY = (0.0, 1.0, 0.4, 0.08, 0.0, 0.0, 0.0)
"""How much of a circle's points hangs on standing on one of its open cells, by how many are open."""


class Threats(NamedTuple):
    """Ways in which a circle may still be completed: its open cells, as a mask, and the points at stake."""

    open: Ints
    points: Floats


class Outlook:
    """The shared belief for some facts."""

    def __init__(self, known: Facts) -> None:
        self.belief: Belief = belief(known, HABIT)
        self.known = known
        self.house = house(known.board)
        self.traces: Floats = np.array([self.belief.chip_is(kind) for kind in (0, 1)])
        """For trace A and B, and each chip, the chance that it lies face down and is that trace."""
        self.trace: Floats = self.traces[0] + self.traces[1]
        """For each chip the chance that it lies face down and is a trace."""
        self.material = _materials(known, self.trace)
        """For each chip and kind the chance that it lies face down and is that material."""
        pairs = self.belief.pairs
        sure = pairs[pairs > 0]
        self.doubt = float(-(sure * np.log2(sure)).sum())
        """How much is not known of the circles, in bits."""
        self.threats = (self._threats(0), self._threats(1))

    def _threats(self, kind: int) -> Threats:
        """Of the explanations those that leave the circle as many rounds as it has open cells, alike ones together."""
        side = self.belief.sides[kind]
        weights = (self.belief.weights_b if kind else self.belief.weights_a) / self.belief.total
        circles = np.array(list(self.house.circles.values()), dtype=np.int64)
        left = ROUNDS - len(self.known.rounds)
        still = circles[side.circle] & ~side.cells
        count = np.bitwise_count(still)
        matters = (count > 0) & (count <= left) & (weights > 1e-9)
        masks, which = np.unique(still[matters], return_inverse=True)
        points: Floats = np.zeros(len(masks))
        np.add.at(points, which, weights[matters] * CIRCLE * np.array(URGENCY)[np.minimum(count[matters], 6)])
        return Threats(masks, points)

    def guarded(self, pawns: int) -> tuple[float, Floats]:
        """The points that pawns on these cells hold, and for each cell what one more pawn there would add."""
        held, more = 0.0, np.zeros(len(self.house.cells))
        for threats in self.threats:
            covered = (threats.open & pawns) != 0
            held += float(threats.points[covered].sum())
            rest, points = threats.open[~covered], threats.points[~covered]
            more += points @ (rest[:, None] >> np.arange(len(more)) & 1)
        return held, more


def _materials(known: Facts, trace: Floats) -> Floats:
    """The chance of each material for each chip that lies face down, by what is missing in its round."""
    found: Floats = np.zeros((len(trace), 7))
    first = 0
    for r in known.rounds:
        down = [first + i for i in bits(r.down)]
        first += len(r.cells)
        if not down:
            continue
        materials = sum(1.0 - trace[chip] for chip in down)
        shown = sum(1 << kind for kind in r.up)
        must = list(bits(known.personal & ~shown))
        may = list(bits(known.in_game & ~known.personal & ~shown))
        spare = max(materials - len(must), 0.0)
        for chip in down:
            share = (1.0 - trace[chip]) / max(materials, 1e-9)
            for kind in must:
                found[chip, kind] = share * min(1.0, materials / max(len(must), 1))
            for kind in may:
                found[chip, kind] = share * spare / len(may)
    return found


@lru_cache(maxsize=32)
def outlook(known: Facts) -> Outlook:
    """The shared belief for some facts."""
    return Outlook(known)
