"""What everybody sees of a round: the looks, the questions, and in the end all of it."""

from __future__ import annotations

from tasogare.core import Data, Seat

from .questions import Question

__all__ = ["Asked", "Look", "Round"]


class Look(Data):
    """Who looked at which tile; for everybody to see."""

    seat: Seat
    tile: int


class Asked(Data):
    """A question with its answer; ``yes`` is None until it is given."""

    asker: Seat
    seat: Seat
    about: tuple[int, ...]
    question: Question
    yes: bool | None = None


class Round(Data):
    """A round that is over: everything of it is public."""

    start: Seat
    tiles: tuple[int, ...]
    looks: tuple[Look, ...]
    questions: tuple[Asked, ...]
    votes: tuple[Seat, ...]
    captain: Seat
    lineup: tuple[int, ...]
    """Empty when the captain was on the witch's side."""
    witch_side: tuple[Seat, ...]
    knights_win: bool
    points: tuple[int, ...]
