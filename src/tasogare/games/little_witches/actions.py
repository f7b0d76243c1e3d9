"""A student's action: what its pawns, its string and the chips do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tasogare.core import replace

from .house import Owner
from .moves import Witch
from .taut import Tether, tether

if TYPE_CHECKING:
    from .rules import State

__all__ = ["bound", "chips_in_reach", "take", "tiles_for", "turn_up", "walk"]

IGNORED: dict[Witch, Owner | None] = {"blue": None, "red": "base", "white": "up", "yellow": None}
"""Whose walls each witch ignores; the blue one ignores the obstacles instead."""


def bound(s: State, student: int) -> Tether:
    """The string of a student, among the walls that its witch does not ignore."""
    return tether(s.board, IGNORED[s.witches[student]], s.options.string)


def tiles_for(s: State, student: int) -> int:
    """The obstacles that stand in a student's way."""
    return 0 if s.witches[student] == "blue" else s.obstacles


def chips_in_reach(s: State, student: int) -> int:
    """The chips on the cells of a student's pawns."""
    found, count = 0, len(s.on)
    for place in s.pawns[student]:
        if place < count:
            found |= s.on[place]
    return found


def walk(s: State, i: int, place: int) -> State:
    """The pawn whose side is up goes there, and the card is turned."""
    side = s.sides[i]
    pawns = (s.pawns[i][0], place) if side else (place, s.pawns[i][1])
    return replace(
        s,
        pawns=(*s.pawns[:i], pawns, *s.pawns[i + 1 :]),
        sides=(*s.sides[:i], 1 - side, *s.sides[i + 1 :]),
    )


def turn_up(s: State, i: int, chip: int) -> State:
    """A chip lies face up, and the student has turned it up."""
    turned = s.turned
    return replace(s, up=s.up | 1 << chip, turned=(*turned[:i], turned[i] | 1 << chip, *turned[i + 1 :]))


def take(s: State, i: int, chip: int) -> State:
    """The student has collected a chip."""
    cell, taken = s.cells[chip], s.taken
    return replace(
        s,
        on=(*s.on[:cell], s.on[cell] & ~(1 << chip), *s.on[cell + 1 :]),
        taken=(*taken[:i], taken[i] | 1 << chip, *taken[i + 1 :]),
    )
