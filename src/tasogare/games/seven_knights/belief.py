"""What a seat, or everybody, may believe of the deal: each deal that fits, weighed by how liars would have answered."""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tasogare.core import Seat

from .modes import WITCH, setting
from .questions import Question, bits, opened
from .rounds import Asked
from .rules import State
from .worlds import Bools, Facts, Tiles, consistent, deal_side, facts, truth_table, truths

__all__ = [
    "LIE_CHECKED",
    "LIE_FREE",
    "Belief",
    "Floats",
    "Rows",
    "believe",
    "by_row",
    "checked",
    "code",
    "information",
    "known_masks",
    "lie_chance",
    "likelihoods",
    "matrix",
    "promise",
    "right_row",
    "thinned",
    "trust",
]

Floats = NDArray[np.float64]

LIE_FREE = 0.45
"""How often the witch's side lies where no knight has seen all the tiles named."""
LIE_CHECKED = 0.15
"""And where one has."""


class Belief(NamedTuple):
    """Deals and how likely each is, together 1."""

    tiles: Tiles
    weights: Floats


def believe(s: State, seat: Seat | None) -> Belief:
    """What a seat, or everybody for None, may believe now."""
    return _weighed(facts(s, seat))


@lru_cache(maxsize=64)
def _weighed(known: Facts) -> Belief:
    tiles = consistent(known)
    weights = np.ones(len(tiles))
    if not known.at.coop:
        for asked in known.questions:
            if asked.yes is not None:
                weights *= likelihoods(tiles, known.seen, asked, asked.yes)
    weights /= weights.sum()
    weights.flags.writeable = False
    return Belief(tiles, weights)


def thinned(belief: Belief, most: int) -> Belief:
    """About so many of the deals, spread evenly over their order."""
    step = len(belief.tiles) // most + 1
    while gcd(step, 2 * 3 * 5 * 7) > 1:  # no pattern of a permutation's order
        step += 1
    weights = belief.weights[::step]
    return Belief(belief.tiles[::step], weights / weights.sum())


def checked(tiles: Tiles, seen: tuple[int, ...], seat: Seat, about: tuple[int, ...]) -> Bools:
    """For each deal whether a knight other than ``seat`` knows all the tiles named."""
    named = sum(1 << tile for tile in about)
    found = np.zeros(len(tiles), dtype=np.bool_)
    for other, known in enumerate(seen):
        if other != seat and known & named == named:
            found |= ~deal_side(tiles, seen, other)
    return found


def lie_chance(tiles: Tiles, seen: tuple[int, ...], seat: Seat, about: tuple[int, ...]) -> Floats:
    """For each deal the chance that a seat lies about these tiles: knights never do."""
    lies: Floats = np.where(checked(tiles, seen, seat, about), LIE_CHECKED, LIE_FREE)
    return lies * deal_side(tiles, seen, seat)


def likelihoods(tiles: Tiles, seen: tuple[int, ...], asked: Asked, yes: bool) -> Floats:
    """For each deal the chance that the seat asked answers so."""
    lie = lie_chance(tiles, seen, asked.seat, asked.about)
    found: Floats = np.where(truths(tiles, asked.about, asked.question) == yes, 1 - lie, lie)
    return found


def entropy(p: Floats) -> Floats:
    """In bits, of an event with chance p."""
    p = np.clip(p, 1e-12, 1 - 1e-12)
    found: Floats = -p * np.log2(p) - (1 - p) * np.log2(1 - p)
    return found


@lru_cache(maxsize=4096)
def matrix(masks: tuple[int, ...], top: int) -> tuple[tuple[Question, ...], Floats]:
    """The open questions about such tiles, and for each (a row) its truth by the values' code in base 8.

    Of two ``in`` questions of which one is the other's opposite, or that differ in impossible numbers, one is enough.
    """
    asked: list[Question] = []
    columns = []
    possible = _codes(masks)
    for questions in opened(masks, top).by_kind:
        told = set()
        for question in questions:
            table = truth_table(question, len(masks))
            key = table[possible].tobytes()
            if key not in told:
                told |= {key, (~table[possible]).tobytes()}
                asked.append(question)
                columns.append(table)
    return tuple(asked), np.array(columns, dtype=np.float64)


def _codes(masks: tuple[int, ...]) -> NDArray[np.intp]:
    values = [
        code
        for code, each in enumerate(np.ndindex((8,) * len(masks)))
        if len(set(each)) == len(each) and all(mask >> value & 1 for mask, value in zip(masks, each, strict=True))
    ]
    return np.array(values, dtype=np.intp)


def code(tiles: Tiles, about: tuple[int, ...]) -> NDArray[np.intp]:
    """For each deal the values of the tiles named, in base 8."""
    found = np.zeros(len(tiles), dtype=np.intp)
    for tile in about:
        found = found * 8 + tiles[:, tile]
    return found


def information(belief: Belief, seen: tuple[int, ...], seat: Seat, about: tuple[int, ...], truth: Floats) -> Floats:
    """In bits, for each question (a row of ``truth``), what the seat's answer is expected to tell of the deal."""
    tiles, weights = belief
    codes, size = code(tiles, about), truth.shape[1]
    lie = lie_chance(tiles, seen, seat, about)
    yes = truth @ np.bincount(codes, weights * (1 - lie), size) + (1 - truth) @ np.bincount(codes, weights * lie, size)
    found: Floats = entropy(yes) - weights @ entropy(lie)
    return found


def trust(belief: Belief, s: State) -> Floats:
    """For each seat the chance that it is a knight in earnest: neither the witch nor bewitched."""
    sides = [deal_side(belief.tiles, s.seen, seat) for seat in range(s.seats)]
    return 1 - np.array([float(belief.weights @ side) for side in sides])


def right_row(deal: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles in the order that wins with this deal."""
    return tuple(tile for tile in sorted(range(len(deal)), key=deal.__getitem__) if deal[tile] != WITCH)


class Rows(NamedTuple):
    """Which deals have the same right row."""

    number: NDArray[np.intp]
    """For each deal the number of its row."""
    example: NDArray[np.intp]
    """For each row the index of a deal that has it."""


def by_row(tiles: Tiles) -> Rows:
    """The deals, sorted by the row that wins."""
    order = np.argsort(np.where(tiles == WITCH, 99, tiles), axis=1, kind="stable")
    key = (order * 8 ** np.arange(order.shape[1])).sum(axis=1) * 2 + (tiles == WITCH).any(axis=1)
    _, example, number = np.unique(key, return_index=True, return_inverse=True)
    return Rows(number, example)


def promise(belief: Belief, s: State) -> Floats:
    """For each seat the chance that it would be a captain who is a knight and lays the right row, if it were now."""
    tiles, weights = belief
    number = by_row(tiles).number
    found = np.zeros(s.seats)
    for seat in range(s.seats):
        knight = np.flatnonzero(~deal_side(tiles, s.seen, seat))
        if len(knight):
            knows = code(tiles[knight], bits(s.seen[seat]))
            keys, place = np.unique(knows * len(tiles) + number[knight], return_inverse=True)
            mass = np.bincount(place, weights[knight])
            starts = np.flatnonzero(np.diff(keys // len(tiles), prepend=-1))
            found[seat] = np.maximum.reduceat(mass, starts).sum()
    return found


def known_masks(s: State, seat: Seat, about: tuple[int, ...]) -> tuple[int, ...]:
    """The values that each tile may have, as far as a seat has seen, as bits."""
    at = setting(s.options, s.seats)
    pool = sum(1 << value for value in at.pool)
    for tile in bits(s.seen[seat]):
        pool &= ~(1 << s.tiles[tile])
    before = sum(1 << value for value in at.before_seats)
    return tuple(pool & before if tile < at.seats else pool for tile in about)
