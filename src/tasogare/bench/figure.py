"""One measured number and what it stands beside."""

from __future__ import annotations

from typing import Protocol

from tasogare.core import Data

from .interval import Interval

__all__ = ["Figure", "Say"]


class Figure(Data):
    """A value in a unit; ``ratio`` is value over reference value, both taken in the same run."""

    what: str
    value: float
    unit: str
    reference: str | None = None
    reference_value: float | None = None
    ratio: float | None = None
    interval: tuple[float, float] | None = None
    """Of the value, 95 %; likewise of the reference's."""
    reference_interval: tuple[float, float] | None = None
    difference: Interval | None = None
    """Value less reference value, where both come from the same deals."""
    number: int | None = None
    """Out of how many games, rounds or hands."""


class Say(Protocol):
    """Tells whoever waits what is being measured, and where it is known which share of all has been."""

    def __call__(self, what: str, share: float | None = None) -> None: ...
