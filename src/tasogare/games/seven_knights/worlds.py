"""The states that a viewer cannot tell apart, written from the rulebook.

All that is hidden is the deal of the current round.  A viewer knows the values that it saw, and what every seat did by
the rules: a question is open to its asker, a knight answers truthfully, the witch does not recommend those whom she
bewitched nor they her, and a captain who goes on is a knight.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tasogare.core import Chance, Seat, replace

from .modes import WITCH, Setting, deals, setting
from .questions import Question, bits, opened, truth
from .rounds import Asked
from .rules import LiningUp, State

__all__ = ["Bools", "Facts", "Tiles", "consistent", "deal_side", "facts", "fitting", "truth_table", "truths", "world"]

Tiles = NDArray[np.int8]
"""Deals, one a row: values by tile id."""
Bools = NDArray[np.bool_]


class Facts(NamedTuple):
    """All that a viewer knows about the deal."""

    at: Setting
    values: tuple[tuple[int, int], ...]
    """Tiles whose values it has seen."""
    seen: tuple[int, ...]
    questions: tuple[Asked, ...]
    votes: tuple[Seat, ...]
    knight: Seat | None
    """A captain who went on, so that all know it for a knight."""


def facts(s: State, seat: Seat | None) -> Facts:
    """What a viewer knows about the deal that lies on the table."""
    checked = isinstance(s.phase, LiningUp) or s.options.captain_check == "before_question"
    return Facts(
        setting(s.options, s.seats),
        () if seat is None else tuple((tile, s.tiles[tile]) for tile in bits(s.seen[seat])),
        s.seen,
        s.questions,
        s.votes,
        s.captain if checked else None,
    )


@cache
def _all_deals(at: Setting) -> Tiles:
    found = np.array([deal.tiles for deal in deals(at)], dtype=np.int8)
    found.flags.writeable = False
    return found


def deal_side(tiles: Tiles, seen: tuple[int, ...], seat: Seat) -> Bools:
    """For each deal whether a seat would be on the witch's side."""
    side: Bools = (tiles[:, list(bits(seen[seat]))] == WITCH).any(axis=1)
    return side


@lru_cache(maxsize=4096)
def truth_table(question: Question, arity: int) -> Bools:
    return np.array([truth(question, values) for values in np.ndindex((8,) * arity)], dtype=np.bool_)


def truths(tiles: Tiles, about: tuple[int, ...], question: Question) -> Bools:
    """For each deal the truthful answer."""
    code = np.zeros(len(tiles), dtype=np.intp)
    for tile in about:
        code = code * 8 + tiles[:, tile]
    answer: Bools = truth_table(question, len(about))[code]
    return answer


@lru_cache(maxsize=4096)
def _open_table(at: Setting, question: Question, before_seats: tuple[bool, ...]) -> Bools:
    """For each set of values not seen, as bits, whether the answer is open."""
    seats, pool = _mask(at.before_seats), _mask(at.pool)

    def is_open(unknown: int) -> bool:
        masks = tuple(unknown & (seats if before else pool) for before in before_seats)
        return question in opened(masks, at.top).questions

    unseen = at.top + at.witch - (at.laps + 1)  # by the time of the questions
    table = np.zeros(256, dtype=np.bool_)
    for unknown in range(256):
        table[unknown] = unknown.bit_count() == unseen and not unknown & ~pool and is_open(unknown)
    return table


def _mask(values: tuple[int, ...]) -> int:
    return sum(1 << value for value in values)


def _open_to_asker(tiles: Tiles, at: Setting, seen: tuple[int, ...], asked: Asked) -> Bools:
    unknown = np.full(len(tiles), _mask(at.pool), dtype=np.intp)
    for tile in bits(seen[asked.asker]):
        unknown ^= np.left_shift(1, tiles[:, tile], dtype=np.intp)
    table = _open_table(at, asked.question, tuple(tile < at.seats for tile in asked.about))
    answer: Bools = table[unknown]
    return answer


@lru_cache(maxsize=96)
def consistent(known: Facts) -> Tiles:
    """Every deal that fits what is known, in a fixed order."""
    at, seen = known.at, known.seen
    if known.knight is not None:
        tiles = consistent(known._replace(knight=None))
        keep = ~deal_side(tiles, seen, known.knight)
    elif known.votes:
        tiles = consistent(known._replace(votes=()))
        keep = np.ones(len(tiles), dtype=np.bool_)
        for voter, named in enumerate(known.votes):
            if voter != named:
                # neither the witch one that looked at her, nor one that looked at her the witch
                keep &= ~((tiles[:, voter] == WITCH) & bool(seen[named] >> voter & 1))
                keep &= ~((tiles[:, named] == WITCH) & bool(seen[voter] >> named & 1))
    elif known.questions:
        asked = known.questions[-1]
        if asked.yes is None:
            tiles = consistent(known._replace(questions=known.questions[:-1]))
            keep = _open_to_asker(tiles, at, seen, asked)
        else:
            unanswered = replace(asked, yes=None)
            tiles = consistent(known._replace(questions=(*known.questions[:-1], unanswered)))
            keep = truths(tiles, asked.about, asked.question) == asked.yes
            keep |= deal_side(tiles, seen, asked.seat)
    else:
        tiles = _all_deals(at)
        keep = np.ones(len(tiles), dtype=np.bool_)
        for tile, value in known.values:
            keep &= tiles[:, tile] == value
    tiles = tiles[keep]
    tiles.flags.writeable = False
    return tiles


def fitting(s: State, seat: Seat | None) -> Tiles:
    """Every deal that the viewer cannot tell from the one on the table, in a fixed order."""
    return consistent(facts(s, seat))


def world(s: State, seat: Seat | None, chance: Chance) -> State:
    """A random state that the viewer cannot tell from this one, each equally likely."""
    if not s.tiles:
        return s
    found = fitting(s, seat)
    return replace(s, tiles=tuple(found[chance.below(len(found))].tolist()))
