"""The orders of things of which some are alike, as when roles are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import TypeVar

__all__ = ["count_orders", "orders"]

T = TypeVar("T")


def orders(items: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    """Each different order once, of items that lie sorted."""
    if not items:
        yield ()
    for i, item in enumerate(items):
        if i == 0 or items[i - 1] != item:
            for rest in orders(items[:i] + items[i + 1 :]):
                yield (item, *rest)


def count_orders(items: Sequence[T]) -> int:
    """How many different orders there are."""
    return factorial(len(items)) // prod(map(factorial, Counter(items).values()))
