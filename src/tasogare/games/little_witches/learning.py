"""A student's bot: harvests where it expects its materials, and stands where a circle still needs a trace.

It plans its own actions of this round: each first action with the best second one, then what the pawns' places are
worth: the circles that all students' pawns hold back, and what may be harvested from there in the next round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tasogare.core import Dice, Effort, Move, Seat, choice

from .actions import bound, tiles_for
from .belief import facts
from .choices import PASS
from .house import bits, house
from .moves import KINDS, WITCHES, Collect, Enter, Search, Walk
from .outlook import Outlook, outlook
from .rules import ROUNDS, Entering, Searching, State

__all__ = ["act", "enter"]

Floats = npt.NDArray[np.float64]

OWN, GROUP, OTHER = 3.0, 2.0, 1.0
LEAVE = 0.25
"""How much of the points that its owner would get more is lost by taking a material that is another's task."""
INSIGHT = 2.0
"""What a trace that is turned up is worth, while the circles are unknown."""
LATER = 0.55
"""What a point of the next round counts now."""


class Pawns(NamedTuple):
    """A student's pawns, and which moves next."""

    at: tuple[int, int]
    side: int


def enter(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A witch that is left, and a start cell where few stand yet."""
    assert isinstance(s.phase, Entering)
    h = house(s.board)
    left = [witch for witch in WITCHES if witch not in s.witches]
    taken = [start for start, _ in s.pawns]
    fewest = min(taken.count(h.place[name]) for name in h.starts)
    return Enter(choice(chance, left), choice(chance, [n for n in h.starts if taken.count(h.place[n]) == fewest]))


def act(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The first action of the best plan found."""
    assert isinstance(s.phase, Searching)
    return _Planner(s, seat - 1, outlook(facts(s)), effort).best()


class _Planner:
    """One student's look ahead over the rest of its round."""

    def __init__(self, s: State, student: int, view: Outlook, effort: Effort) -> None:
        assert isinstance(s.phase, Searching)
        self.s, self.i, self.view, self.effort = s, student, view, effort
        self.house = house(s.board)
        self.cells = len(self.house.cells)
        self.string, self.tiles = bound(s, student), tiles_for(s, student)
        self.last = s.phase.round == ROUNDS
        self.actions = s.phase.left[student]
        self.yellow = s.witches[student] == "yellow"
        self.points = self._points()
        self.chips = self._chip_values()
        self.value_at: Floats = np.zeros(len(self.house.places))
        for chip, value in self.chips.items():
            cell = s.cells[chip]
            self.value_at[cell] = max(self.value_at[cell], value)
        others = 0
        for k, pawns in enumerate(s.pawns):
            if k != student:
                others |= 1 << pawns[0] | 1 << pawns[1]
        self.others = others & self.house.everywhere
        self.held, self.more = view.guarded(self.others)
        self._guard: dict[int, float] = {}

    def _points(self) -> Floats:
        """What each kind is worth to the student; in kind mode also by what it takes away from its owner."""
        s = self.s
        worth: Floats = np.zeros(len(KINDS))
        mean = s.options.mode == "mean"
        leave = 0.0 if mean or self.last else LEAVE
        for k, kind in enumerate(KINDS[2:], 2):
            if kind == s.tasks[self.i]:
                worth[k] = OWN
            elif kind in s.tasks:
                worth[k] = OTHER - leave * (OWN - OTHER)
            elif s.in_game >> k & 1:
                worth[k] = GROUP
        if mean:
            worth += self._card()
        return worth

    def _card(self) -> Floats:
        """What the secret card adds to each kind; a rough pull, not a count."""
        s, pull = self.s, np.zeros(len(KINDS))
        have = np.zeros(len(KINDS))
        for chip in bits(s.taken[self.i]):
            have[s.kinds[chip]] += 1
        match s.secrets[self.i]:
            case "full_set":
                pull[2:] = np.where(have[2:] == 0, 0.8, 0.0)
            case "favourite":
                pull[2:] = np.where(have[2:] == have[2:].max(), 0.7, 0.0)
            case "two_pairs":
                pull[2:] = np.where(have[2:] == 1, 0.9, np.where(have[2:] == 0, 0.3, 0.0))
                pull[KINDS.index(s.tasks[self.i])] = 0.0
            case _:
                pass
        return pull

    def _insight(self) -> float:
        s = self.s
        found = 0.0 if self.last else INSIGHT * min(1.0, self.view.doubt / 3.0)
        if s.options.mode == "mean" and s.secrets[self.i] in ("trace_hunter", "keen_eye"):
            found += 1.2
        return found

    def _chip_values(self) -> dict[int, float]:
        """For each chip that is left what turning it up, or collecting it, is worth."""
        s, insight = self.s, self._insight()
        values: dict[int, float] = {}
        gone = 0
        for taken in s.taken:
            gone |= taken
        for chip in range(s.chips):
            if gone >> chip & 1:
                continue
            if not s.up >> chip & 1:
                found = float(self.view.material[chip] @ self.points) + insight * float(self.view.trace[chip])
                values[chip] = found
            elif s.materials >> chip & 1:
                values[chip] = float(self.points[s.kinds[chip]])
        return values

    # Plans

    def best(self) -> Move:
        """The first action of the best plan."""
        pawns = Pawns(self.s.pawns[self.i], self.s.sides[self.i])
        best: tuple[float, Move] = (self._worth(pawns, frozenset(), 0), PASS[0])
        for gain, move, after, used in self._actions(pawns, frozenset()):
            if not self.effort.spend():
                break
            total = gain + (self._follow(after, used, self.actions - 1))
            if total > best[0] + 1e-9:
                best = (total, move)
        return best[1]

    def _follow(self, pawns: Pawns, used: frozenset[int], left: int) -> float:
        """What the rest of the round is worth from here."""
        best = self._worth(pawns, used, left)
        if left:
            for gain, _, after, spent in self._actions(pawns, used):
                best = max(best, gain + self._worth(after, spent, left - 1))
        return best

    def _actions(self, pawns: Pawns, used: frozenset[int]) -> Iterable[tuple[float, Move, Pawns, frozenset[int]]]:
        """Each sensible action: what it brings at once, the move, the pawns and the chips used after it."""
        s, places = self.s, self.house.places
        here = 0
        for place in set(pawns.at):
            if place < self.cells:
                here |= s.on[place]
        for chip in bits(here):
            value = self.chips.get(chip)
            if value is None or chip in used:
                continue
            made: Move = Collect(chip) if s.up >> chip & 1 else Search(chip)
            yield value, made, pawns, used | {chip}
        side = pawns.side
        still = pawns.at[1 - side]
        for place in bits(self.string.reach(still, self.tiles) | 1 << pawns.at[side]):
            at = (still, place) if side else (place, still)
            flip, bonus = self._flip(place, used)
            yield bonus, Walk(places[place], flip), Pawns(at, 1 - side), used

    def _flip(self, place: int, used: frozenset[int]) -> tuple[int | None, float]:
        """The chip that the yellow witch turns up where she arrives, and what that is worth."""
        if not self.yellow or place >= self.cells:
            return None, 0.0
        down = [chip for chip in bits(self.s.on[place] & ~self.s.up) if chip not in used]
        if not down:
            return None, 0.0
        chip = max(down, key=lambda k: float(self.view.trace[k]))
        return chip, 0.15 + self._insight() * float(self.view.trace[chip])

    def _worth(self, pawns: Pawns, used: frozenset[int], left: int) -> float:
        """What these places are worth when the round ends, or what may still be done there in the actions left."""
        if self.last:
            return 0.0
        mask = 1 << pawns.at[0] | 1 << pawns.at[1]
        guard = self._guard.get(mask)
        if guard is None:
            guard = self._guard[mask] = self._guarded(pawns.at)
        return guard + LATER * self._harvest(pawns, used)

    def _guarded(self, at: tuple[int, int]) -> float:
        """The points that all pawns hold back from the teacher."""
        one, other = (place if place < self.cells else -1 for place in at)
        if one < 0 and other < 0:
            return self.held
        if one < 0 or other < 0 or one == other:
            return self.held + float(self.more[max(one, other)])
        held, more = self.view.guarded(self.others | 1 << one)
        return held + float(more[other])

    def _harvest(self, pawns: Pawns, used: frozenset[int]) -> float:
        """What two actions of the next round bring: two chips at hand, or one at hand or in reach."""
        first = second = 0.0
        for place in set(pawns.at):
            if place < self.cells:
                for chip in bits(self.s.on[place]):
                    value = 0.0 if chip in used else self.chips.get(chip, 0.0)
                    if value > first:
                        first, second = value, first
                    elif value > second:
                        second = value
        reach = self.string.reach(pawns.at[1 - pawns.side], self.tiles) & self.house.everywhere
        near = max((float(self.value_at[place]) for place in bits(reach)), default=0.0)
        return max(first + second, 0.85 * near)
