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
from .cards import Hand, card_worth
from .choices import PASS
from .house import bits, house
from .moves import KINDS, WITCHES, Collect, Enter, Search, Secret, Walk
from .outlook import Outlook, outlook
from .rules import ROUNDS, Entering, Searching, State

__all__ = ["act", "enter"]

Floats = npt.NDArray[np.float64]

OWN, GROUP, OTHER = 3.0, 2.0, 1.0
LEAVE = 0.25
"""How much of the points that its owner would get more is lost by taking a material that is another's task."""
INSIGHT = 2.0
"""What a trace that is turned up is worth, while the circles are unknown."""
STAKE: dict[Secret | None, float] = {"teachers_pet": -0.2, "head_start": 0.5}
"""How much students whose card lets them pass beside the teacher care for a circle's points; all others do fully."""
LATER = 0.55
"""What a point of the next round counts now."""


class Stance(NamedTuple):
    """How things stand for a student: its pawns, which moves next, the chips that its plan has used, and its hand."""

    at: tuple[int, int]
    side: int
    used: frozenset[int]
    hand: Hand


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
        self.round = s.phase.round
        self.last = self.round == ROUNDS
        self.actions = s.phase.left[student]
        self.yellow = s.witches[student] == "yellow"
        self.secret = s.secrets[student] if s.secrets else None
        self.stake = STAKE.get(self.secret, 1.0)
        self.insight = 0.0 if self.last else INSIGHT * min(1.0, view.doubt / 3.0)
        self.points = self._points()
        self._cards: dict[Hand, float] = {}
        self.hand = self._hand()
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
        leave = 0.0 if self.secret or self.last else LEAVE
        for k, kind in enumerate(KINDS[2:], 2):
            if kind == s.tasks[self.i]:
                worth[k] = OWN
            elif kind in s.tasks:
                worth[k] = OTHER - leave * (OWN - OTHER)
            elif s.in_game >> k & 1:
                worth[k] = GROUP
        return worth

    def _hand(self) -> Hand:
        """What the student has, and how far it leads if nobody else's task is known."""
        s, kinds = self.s, [0] * len(KINDS)
        for chip in bits(s.taken[self.i] | s.turned[self.i] & ~s.materials):
            kinds[s.kinds[chip]] += 1
        mine = float(self.points @ np.array(kinds))
        theirs = self.points.copy()
        for k in bits(s.personal & ~(1 << KINDS.index(s.tasks[self.i]))):
            theirs[k] = OTHER + (OWN - OTHER) / (len(s.tasks) - 1)
        theirs[KINDS.index(s.tasks[self.i])] = OTHER
        others = (sum(float(theirs[s.kinds[chip]]) for chip in bits(t)) for i, t in enumerate(s.taken) if i != self.i)
        return Hand(tuple(kinds), mine - max(others))

    def _card(self, hand: Hand) -> float:
        """What the secret card is worth with that hand."""
        if self.secret is None:
            return 0.0
        worth = self._cards.get(hand)
        if worth is None:
            s, rounds = self.s, ROUNDS - self.round
            worth = card_worth(self.secret, hand, s.tasks[self.i], s.in_game, rounds)
            self._cards[hand] = worth
        return worth

    def _gain(self, chip: int, hand: Hand) -> tuple[float, Hand]:
        """What turning a chip up, or collecting it, is worth, and the hand then, as far as it is sure."""
        if self.s.up >> chip & 1:
            kind = self.s.kinds[chip]
            points = float(self.points[kind])
            after = hand.with_chip(kind, points)
            return points + self._card(after) - self._card(hand), after
        material = self.view.material[chip]
        found = float(material @ self.points) + self._hoped(hand, enumerate(material))
        return found + self._told(chip, hand), hand

    def _told(self, chip: int, hand: Hand) -> float:
        """What it is worth that a chip may be a trace that the student turns up."""
        return self.insight * float(self.view.trace[chip]) + self._hoped(hand, enumerate(self.view.traces[:, chip]))

    def _hoped(self, hand: Hand, shares: Iterable[tuple[int, float]]) -> float:
        """What the secret card gains on average by a chip that is each kind with some chance."""
        if self.secret is None:
            return 0.0
        now = self._card(hand)
        return sum(
            float(share) * (self._card(hand.with_chip(kind, float(self.points[kind]))) - now)
            for kind, share in shares
            if share > 1e-6
        )

    def _chip_values(self) -> dict[int, float]:
        """For each chip that is left, a trace face up apart, what turning it up or collecting it is worth now."""
        s, gone = self.s, 0
        for taken in s.taken:
            gone |= taken
        left = ~gone & ((1 << s.chips) - 1) & ~(s.up & ~s.materials)
        return {chip: self._gain(chip, self.hand)[0] for chip in bits(left)}

    # Plans

    def best(self) -> Move:
        """The first action of the best plan."""
        now = Stance(self.s.pawns[self.i], self.s.sides[self.i], frozenset(), self.hand)
        best: tuple[float, Move] = (self._worth(now), PASS[0])
        for gain, move, after in self._actions(now):
            if not self.effort.spend():
                break
            total = gain + self._follow(after, self.actions - 1)
            if total > best[0] + 1e-9:
                best = (total, move)
        return best[1]

    def _follow(self, now: Stance, left: int) -> float:
        """What the rest of the round is worth from here."""
        best = self._worth(now)
        if left:
            for gain, _, after in self._actions(now):
                best = max(best, gain + self._worth(after))
        return best

    def _actions(self, now: Stance) -> Iterable[tuple[float, Move, Stance]]:
        """Each sensible action: what it brings at once, the move, and how things stand after it."""
        s, places = self.s, self.house.places
        here = 0
        for place in set(now.at):
            if place < self.cells:
                here |= s.on[place]
        for chip in bits(here):
            if chip not in self.chips or chip in now.used:
                continue
            made: Move = Collect(chip) if s.up >> chip & 1 else Search(chip)
            gain, hand = self._gain(chip, now.hand)
            yield gain, made, now._replace(used=now.used | {chip}, hand=hand)
        still = now.at[1 - now.side]
        for place in bits(self.string.reach(still, self.tiles) | 1 << now.at[now.side]):
            at = (still, place) if now.side else (place, still)
            flip, bonus = self._flip(place, now)
            yield bonus, Walk(places[place], flip), now._replace(at=at, side=1 - now.side)

    def _flip(self, place: int, now: Stance) -> tuple[int | None, float]:
        """The chip that the yellow witch turns up where she arrives, and what that is worth."""
        if not self.yellow or place >= self.cells:
            return None, 0.0
        down = [chip for chip in bits(self.s.on[place] & ~self.s.up) if chip not in now.used]
        if not down:
            return None, 0.0
        chip = max(down, key=lambda k: float(self.view.trace[k]))
        return chip, 0.15 + self._told(chip, now.hand)

    def _worth(self, now: Stance) -> float:
        """What these places are worth when the round ends."""
        if self.last:
            return 0.0
        mask = 1 << now.at[0] | 1 << now.at[1]
        guard = self._guard.get(mask)
        if guard is None:
            guard = self._guard[mask] = self.stake * self._guarded(now.at)
        return guard + LATER * self._harvest(now)

    def _guarded(self, at: tuple[int, int]) -> float:
        """The points that all pawns hold back from the teacher."""
        one, other = (place if place < self.cells else -1 for place in at)
        if one < 0 and other < 0:
            return self.held
        if one < 0 or other < 0 or one == other:
            return self.held + float(self.more[max(one, other)])
        held, more = self.view.guarded(self.others | 1 << one)
        return held + float(more[other])

    def _harvest(self, now: Stance) -> float:
        """What two actions of the next round bring: two chips at hand, or one at hand or in reach."""
        first = second = 0.0
        for place in set(now.at):
            if place < self.cells:
                for chip in bits(self.s.on[place]):
                    value = 0.0 if chip in now.used else self.chips.get(chip, 0.0)
                    if value > first:
                        first, second = value, first
                    elif value > second:
                        second = value
        reach = self.string.reach(now.at[1 - now.side], self.tiles) & self.house.everywhere
        near = max((float(self.value_at[place]) for place in bits(reach)), default=0.0)
        return max(first + second, 0.85 * near)
