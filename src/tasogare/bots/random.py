"""The bot that knows nothing: any legal move, the kind first, then its fields."""

from __future__ import annotations

from typing import Any

from tasogare.core import Dice, Effort, Move, Seat

__all__ = ["choose"]


def choose(s: Any, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A random legal move."""
    move: Move = s.phase.options(s, seat).pick(chance)
    return move
