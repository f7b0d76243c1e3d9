"""The standard bot: a teacher who hides its traces, and students who infer, stand in the way and collect."""

from __future__ import annotations

from tasogare.core import Dice, Effort, Move, Seat

from .learning import act, enter
from .rules import Entering, Laying, Standing, State
from .teaching import stand, teach

__all__ = ["standard"]


def standard(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A move for an awaited seat."""
    match s.phase:
        case Standing():
            return stand(s, seat, chance, effort)
        case Entering():
            return enter(s, seat, chance, effort)
        case Laying():
            return teach(s, seat, chance, effort)
        case _:
            return act(s, seat, chance, effort)
