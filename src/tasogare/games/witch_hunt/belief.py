"""Who is what: a distribution over all ways to place the witches, crows and jesters, from what was done in public.

The weights of the ways follow from evidence that every cat has seen, so they are worked out once for all bots and kept;
a bot then adds what it alone knows by striking out the ways that contradict it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tasogare.core import Data, Seat

__all__ = [
    "CROW",
    "JESTER",
    "PLAIN",
    "WITCH",
    "Approval",
    "Ballots",
    "Circle",
    "Claim",
    "Event",
    "Evidence",
    "Frog",
    "Odds",
    "odds",
]

PLAIN, WITCH, CROW, JESTER = range(4)
Floats: TypeAlias = NDArray[np.float64]

MOST_WAYS = 30_000
SPOILS = (0.03, 0.75, 0.6, 0.6)
"""How often a member of each class spoils a ritual on purpose, or by mistake."""
LIES = (0.03, 0.5, 0.6, 0.5)
"""How readily each class pretends to be the seer."""
UNSEEN_SEER = 0.35
"""How likely a living seer lets pretenders speak unanswered."""
YES, YES_FOR_OWN, YES_FOR_CLEAN = 0.6, 0.65, 0.5
"""How readily a plain cat approves, and a witch's cat a circle with a witch or without."""
BETRAYS = 0.4
"""How readily a witch's cat votes for a witch, as against another cat."""
FROG_WITCH = 0.03
"""How likely a witch is the one who was struck, as against another cat."""


class Circle(Data, tag="circle"):
    """A ritual: its members, and how it went."""

    members: tuple[Seat, ...]
    success: bool


class Frog(Data, tag="frog"):
    """A cat that was struck."""

    seat: Seat


class Approval(Data, tag="approval"):
    """Who was for a proposal, and who against."""

    members: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


class Ballots(Data, tag="ballots"):
    """A vote, (voter, target), and whom it banished: was it a witch?"""

    votes: tuple[tuple[Seat, Seat | None], ...]
    banished: Seat | None
    was_witch: bool | None


Event: TypeAlias = Circle | Frog | Approval | Ballots


class Claim(Data):
    """What one cat says to have seen as the seer: (target, witch)."""

    seat: Seat
    results: tuple[tuple[Seat, bool], ...]


class Evidence(Data):
    """What all have seen."""

    seats: int
    witches: int
    crows: int
    jesters: int
    has_seer: bool
    events: tuple[Event, ...]
    claims: tuple[Claim, ...]


def _placed(seats: int, witches: int, crows: int, jesters: int) -> Iterator[list[int]]:
    for w in combinations(range(seats), witches):
        left = [i for i in range(seats) if i not in w]
        for c in combinations(left, crows):
            for j in combinations([i for i in left if i not in c], jesters):
                way = [PLAIN] * seats
                for kind, which in ((WITCH, w), (CROW, c), (JESTER, j)):
                    for i in which:
                        way[i] = kind
                yield way


class _Ways:
    """Every way to place the bad cats among the seats; of too many, a fixed sample."""

    def __init__(self, seats: int, witches: int, crows: int, jesters: int) -> None:
        number = comb(seats, witches) * comb(seats - witches, crows) * comb(seats - witches - crows, jesters)
        if number > MOST_WAYS:
            one = [WITCH] * witches + [CROW] * crows + [JESTER] * jesters
            one += [PLAIN] * (seats - len(one))
            table = np.random.default_rng(0).permuted(np.tile(np.array(one, dtype=np.int8), (MOST_WAYS, 1)), axis=1)
        else:
            table = np.array(list(_placed(seats, witches, crows, jesters)), dtype=np.int8)
        self.table = np.ascontiguousarray(table.T)
        """By seat and way, the class."""
        self.of = np.stack([(self.table == kind).astype(np.float64) for kind in range(4)])


_ways = lru_cache(16)(_Ways)


class Odds:
    """How likely each seat is of each class, for somebody who knows some classes for sure."""

    def __init__(self, ways: _Ways, weights: Floats) -> None:
        self.ways, self.weights = ways, weights
        self.of = ways.of @ weights
        """By class and seat."""

    def bad(self, seat: Seat) -> float:
        """How likely the seat would spoil a ritual."""
        return float(np.dot(self.of[:, seat], SPOILS))

    def success(self, cats: tuple[Seat, ...], covered: tuple[bool, ...]) -> float:
        """How likely a ritual of these members succeeds, some of them perhaps without their card."""
        return float(self.weights @ _succeeds(self.ways, cats)) * 0.4 ** covered.count(False)


def _succeeds(ways: _Ways, cats: tuple[Seat, ...]) -> Floats:
    keeps = 1 - np.array(SPOILS)
    chance: Floats = np.ones(ways.table.shape[1])
    for cat in cats:
        chance *= keeps[ways.table[cat]]
    return chance


def _factor(ways: _Ways, event: Event) -> Floats:
    """How well each way explains what happened."""
    table = ways.table
    factor: Floats = np.ones(table.shape[1])
    match event:
        case Circle(members, success):
            chance = _succeeds(ways, members)
            factor *= chance if success else 1.0 - chance
        case Frog(seat):
            factor[table[seat] == WITCH] = FROG_WITCH
        case Approval(members, yes, no):
            hers = (table[list(members)] == WITCH).any(axis=0)
            evil = np.where(hers, YES_FOR_OWN, YES_FOR_CLEAN)
            for seat in (*yes, *no):
                says = np.where((table[seat] == WITCH) | (table[seat] == CROW), evil, YES)
                factor *= says if seat in yes else 1 - says
        case Ballots(votes, banished, was_witch):
            for voter, target in votes:
                if target is not None:
                    evil = (table[voter] == WITCH) | (table[voter] == CROW)
                    factor[(table[target] == WITCH) & evil] *= BETRAYS
            if banished is not None:
                factor *= (table[banished] == WITCH) == was_witch
                factor *= table[banished] != JESTER
    return factor


@lru_cache(96)
def _weights(row: tuple[int, int, int, int], events: tuple[Event, ...]) -> Floats:
    ways = _ways(*row)
    if not events:
        return np.ones(ways.table.shape[1])
    return _weights(row, events[:-1]) * _factor(ways, events[-1])


def _claimed(ways: _Ways, has_seer: bool, claims: tuple[Claim, ...]) -> Floats:
    """How well each way explains who says to be the seer: at most one of them is."""
    lies: Floats = np.ones(ways.table.shape[1])
    told: Floats = np.full(ways.table.shape[1], UNSEEN_SEER if has_seer else 1.0)
    for claim in claims:
        lie = np.array(LIES)[ways.table[claim.seat]]
        lies *= lie
        if has_seer:
            true = ways.table[claim.seat] == PLAIN
            for target, witch in claim.results:
                true &= (ways.table[target] == WITCH) == witch
            told = told + true / lie
    return lies * told


def odds(e: Evidence, known: tuple[tuple[Seat, int], ...] = (), visions: tuple[tuple[Seat, bool], ...] = ()) -> Odds:
    """The odds for a cat that knows some classes, and has seen of some seats whether they are witches."""
    row = (e.seats, e.witches, e.crows, e.jesters)
    ways = _ways(*row)
    fits = np.ones(ways.table.shape[1], dtype=bool)
    for seat, kind in known:
        fits &= ways.table[seat] == kind
    for seat, witch in visions:
        fits &= (ways.table[seat] == WITCH) == witch
    weights: Floats = _weights(row, e.events) * fits
    if e.claims:
        weights = weights * _claimed(ways, e.has_seer, e.claims)
    if not weights.sum():  # what was said contradicts what is known for sure: let the sure decide
        weights = fits.astype(float) if fits.any() else np.ones(len(fits))
    return Odds(ways, weights / weights.sum())
