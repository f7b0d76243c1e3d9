"""95 % intervals of a share and of a mean."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from tasogare.core import Data

__all__ = ["Interval", "mean", "share"]

Z = NormalDist().inv_cdf(0.975)
FEW = {1: 12.706, 2: 4.303}
"""Student's quantiles of which the expansion is not good enough."""


class Interval(Data):
    """A value between its bounds."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2


def share(won: int, of: int) -> Interval:
    """So many out of so many in percent, by Wilson: within 0 and 100, and sound for few games and for none won."""
    middle = (won + Z * Z / 2) / (of + Z * Z)
    half = Z * sqrt(won * (of - won) / of + Z * Z / 4) / (of + Z * Z)
    return Interval(100 * won / of, 100 * max(0.0, middle - half), 100 * min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """The mean of two values or more, by Student."""
    at = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(at, at - half, at + half)


def student(freedom: int) -> float:
    """Student's two-sided 95 % quantile: the normal one, expanded in powers of 1 / ``freedom`` (Cornish and Fisher)."""
    if freedom in FEW:
        return FEW[freedom]
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4 / n,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96 / n**2,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / n**3,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / n**4,
    )
    return z + sum(terms)
