"""One measured number and what it stands beside."""

from __future__ import annotations

from tasogare.core import Data

__all__ = ["Figure"]


class Figure(Data):
    """A value in a unit; ``ratio`` is value over reference value, both taken in the same run."""

    what: str
    value: float
    unit: str
    reference: str | None = None
    reference_value: float | None = None
    ratio: float | None = None
