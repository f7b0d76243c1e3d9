"""Why a move is refused, told from what its seat knows alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tasogare.core import IllegalMove, MoveSet, by_name

from .house import house
from .moves import KINDS, Block, Collect, Enter, Lay, Search, Void, Walk

if TYPE_CHECKING:
    from .rules import State
    from .trail import Trail

__all__ = ["action_refused", "block_refused", "enter_refused", "lay_refused", "void_refused"]


def enter_refused(s: State, move: Any) -> IllegalMove | None:
    """Why a student may not enter so."""
    if not isinstance(move, Enter):
        return None
    if move.witch in s.witches:
        return IllegalMove("witch_taken", witch=move.witch, seat=by_name(s.witches.index(move.witch) + 1))
    return IllegalMove("no_such_start", start=move.start)


def lay_refused(s: State, move: Lay, now: Trail) -> IllegalMove:
    """Why this chip may not be laid here; the cell's own reasons come first, then the kind's, then the trail's."""
    h = house(s.board)
    cell = h.place.get(move.cell)
    if cell is None or cell >= len(h.cells):
        return IllegalMove("no_such_cell", cell=move.cell)
    if not now.line >> cell & 1:
        return IllegalMove("not_in_line" if s.chips else "not_on_teacher", cell=move.cell)
    if s.blocked[-1] >> cell & 1:
        return IllegalMove("pawn_there", cell=move.cell)
    if not now.free >> cell & 1:
        return IllegalMove("twice_on_a_cell", cell=move.cell)
    kind = KINDS.index(move.kind)
    if now.used >> kind & 1:
        return IllegalMove("kind_used", kind=move.kind)
    if kind < 2:
        if s.foul:
            return IllegalMove("foul_trail")
        if not h.circles[s.circles[kind]] >> cell & 1:
            return IllegalMove("not_its_circle", cell=move.cell, kind=move.kind)
        if s.laid[kind] >> cell & 1:
            return IllegalMove("trace_there", cell=move.cell, kind=move.kind)
    elif not s.in_game >> kind & 1:
        return IllegalMove("kind_removed", kind=move.kind)
    if now.must and not s.personal >> kind & 1 and now.picks <= 0:
        return IllegalMove("personal_first", kind=move.kind)
    return IllegalMove("needs_a_trace", kind=move.kind, cell=move.cell)


def void_refused(s: State, move: Void, due: bool) -> IllegalMove:
    """Why this circle may not be made void."""
    return IllegalMove("void_already", circle=move.circle) if due else IllegalMove("no_foul")


def block_refused(s: State, move: Block, tiles: int) -> IllegalMove:
    """Why this obstacle may not go there."""
    spot = house(s.board).spot
    if move.spot not in spot:
        return IllegalMove("no_such_spot", spot=move.spot)
    supply = tiles - s.obstacles.bit_count()
    if supply and move.old is not None:
        return IllegalMove("supply_first", left=supply)
    if not supply and move.old is None:
        return IllegalMove("supply_empty")
    if move.old is not None and (move.old not in spot or not s.obstacles >> spot[move.old] & 1):
        return IllegalMove("no_obstacle_there", spot=move.old)
    return IllegalMove("obstacle_there", spot=move.spot)


def action_refused(s: State, i: int, move: Any, options: MoveSet[Any]) -> IllegalMove | None:
    """Why a student may not do this now."""
    h = house(s.board)
    if isinstance(move, Walk):
        if move.to not in h.place:
            return IllegalMove("no_such_place", place=move.to)
        if Walk(move.to, None) not in options:
            return IllegalMove("out_of_reach", place=move.to)
        if s.witches[i] != "yellow":
            return IllegalMove("only_yellow_turns_up")
        return _not_there(s, move.flip, 1 << h.place[move.to]) or IllegalMove("already_up", chip=move.flip or 0)
    if isinstance(move, Search | Collect):
        pawns = s.pawns[i]
        reason = _not_there(s, move.chip, 1 << pawns[0] | 1 << pawns[1])
        if reason is not None:
            return reason
        if isinstance(move, Search):
            return IllegalMove("already_up", chip=move.chip)
        if not s.up >> move.chip & 1:
            return IllegalMove("still_down", chip=move.chip)
        return IllegalMove("trace_stays", chip=move.chip)
    return None


def _not_there(s: State, chip: int | None, cells: int) -> IllegalMove | None:
    if chip is None or not 0 <= chip < s.chips:
        return IllegalMove("no_such_chip")
    if any(taken >> chip & 1 for taken in s.taken):
        return IllegalMove("chip_collected", chip=chip)
    if not cells >> s.cells[chip] & 1:
        return IllegalMove("chip_elsewhere", chip=chip)
    return None
