"""The teacher's trail: what may be laid next, so that it can still be finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tasogare.core import Data, replace

from .house import house
from .moves import KINDS

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Trail", "needs_trace", "open_trace_cells", "pawns_mask", "put_down", "trail", "trail_length"]

A, B = 0, 1
"""The kinds of the traces."""


class Trail(Data):
    """What may be laid now, and all that the answer rests on."""

    masks: tuple[int, ...]
    """For each kind the cells where it may be laid."""
    free: int
    """The cells in line on which no pawn stands and no chip of this round lies."""
    line: int
    used: int
    """The kinds of this round's chips."""
    must: int
    """The personal materials that are still to lay."""
    picks: int
    """How many chips are left beside those."""
    ways_out: int
    """Those of the free cells on which a material leaves a trail that can be finished."""


def needs_trace(s: State) -> bool:
    """Whether there are fewer materials than chips in a round."""
    return s.options.students + 2 > s.in_game.bit_count()


def trail_length(s: State) -> int:
    """How many chips this round has."""
    return s.options.students + (1 if s.foul else 2)


def pawns_mask(s: State) -> int:
    """The cells on which students' pawns stand."""
    mask = 0
    for one, other in s.pawns:
        mask |= 1 << one | 1 << other
    return mask & house(s.board).everywhere


def open_trace_cells(s: State) -> int:
    """The cells where a trace could be laid by its circle, its other traces and the pawns."""
    circles = house(s.board).circles
    one, other = (circles[circle] & ~laid for circle, laid in zip(s.circles, s.laid, strict=True))
    return (one | other) & ~s.blocked[-1]


def trail(s: State) -> Trail:
    """What may be laid now.

    That a trail can always be finished with materials is a promise of the board (``House.most_students``); only where
    the materials do not suffice, and no trace was laid yet, a way to a trace's cell has to stay open.
    """
    h = house(s.board)
    first = s.begins[-1]
    used = there = 0
    for chip in range(first, s.chips):
        used |= 1 << s.kinds[chip]
        there |= 1 << s.cells[chip]
    assert s.teacher is not None
    line = 1 << s.teacher if not s.chips else h.lines[s.teacher]
    free = line & ~s.blocked[-1] & ~there
    left = trail_length(s) - (s.chips - first)
    personal, materials = s.personal, s.in_game & ~used
    must = personal & ~used
    picks = left - must.bit_count()
    ways_out = free
    reserved = left - materials.bit_count()
    if reserved > 0 and not s.foul:
        ground = h.everywhere & ~s.blocked[-1] & ~there
        ways_out = _leading_to_a_trace(h.lines, free, ground, open_trace_cells(s), left - 1)
    else:
        reserved = 0
    masks = []
    for kind in (A, B):
        fine = picks > 0 and not s.foul and not used >> kind & 1
        masks.append(free & h.circles[s.circles[kind]] & ~s.laid[kind] if fine else 0)
    for kind in range(2, len(KINDS)):
        fine = bool(materials >> kind & 1) and (bool(personal >> kind & 1) or picks > reserved)
        masks.append(ways_out if fine else 0)
    return Trail(tuple(masks), free, line, used, must, picks, ways_out)


def _leading_to_a_trace(lines: tuple[int, ...], cells: int, ground: int, goals: int, steps: int) -> int:
    """Those of the cells from which one of the goals is at most some steps away, over ground not stepped on yet."""
    found = 0
    for cell in range(len(lines)):
        me = 1 << cell
        if not cells & me:
            continue
        others, seen = goals & ground & ~me, me
        edge = me
        for _ in range(steps):
            step = 0
            for k, line in enumerate(lines):
                if edge >> k & 1:
                    step |= line
            edge = step & ground & ~seen
            if edge & others:
                found |= me
                break
            seen |= edge
    return found


def put_down(s: State, kind: int, cell: int) -> State:
    """A chip of that kind lies face down on that cell, and the teacher stands there."""
    chip = 1 << s.chips
    laid = s.laid
    if kind == A:
        laid = (laid[0] | 1 << cell, laid[1])
    elif kind == B:
        laid = (laid[0], laid[1] | 1 << cell)
    return replace(
        s,
        teacher=cell,
        cells=(*s.cells, cell),
        kinds=(*s.kinds, kind),
        on=(*s.on[:cell], s.on[cell] | chip, *s.on[cell + 1 :]),
        materials=s.materials | chip if kind > B else s.materials,
        laid=laid,
    )
