"""What seats do, beside what has a file of its own: the deal, questions and line-ups."""

from __future__ import annotations

from tasogare.core import Move, Seat

from .lineups import Lineup
from .modes import Deal
from .questions import Ask

__all__ = ["Answer", "Inspect", "Moves", "Recommend"]


class Inspect(Move):
    """To look at a face-down tile."""

    tile: int


class Answer(Move):
    """What the seat that was asked says."""

    yes: bool


class Recommend(Move):
    """Who should be captain."""

    seat: Seat


Moves = Deal | Inspect | Ask | Answer | Recommend | Lineup
