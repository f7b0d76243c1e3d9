"""Chance: even draws, from a fast generator or from a sealed seed that anyone can check afterwards.

A sealed draw is the byte stream HMAC-SHA256(seed, ``draw:K:BLOCK``) for BLOCK 0, 1, 2 …, K being the draw's number in
its match.  ``below(n)`` reads w bytes as a big-endian number, w being 4, or for n above 2**32 the fewest bytes that
reach n; numbers from the largest multiple of n on are thrown away (so that each remainder is equally likely), and the
rest of the division by n is the answer.  ``shuffled`` is Fisher and Yates's method from the last place down.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar

__all__ = ["SEED_BYTES", "Chance", "Dice", "Sealed", "choice", "commitment", "sample", "shuffled"]

T = TypeVar("T")

SEED_BYTES = 32


class Chance(Protocol):
    """A source of even draws."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n-1, each equally likely; n is at least 1."""
        ...


class Dice:
    """Fast chance for playouts and bots; equal seeds give equal draws."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | Random) -> None:
        self._random = (seed if isinstance(seed, Random) else Random(seed)).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1 (even but for a bias below n / 2**53)."""
        return int(self._random() * n)

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._random()


class Sealed:
    """Draw ``number`` of the match whose secret is ``seed`` (32 bytes)."""

    __slots__ = ("_at", "_block", "_bytes", "_number", "_seed")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed, self._number, self._block, self._bytes, self._at = seed, number, 0, b"", 0

    def _take(self, count: int) -> int:
        at, end = self._at, self._at + count
        while len(self._bytes) < end:
            label = f"draw:{self._number}:{self._block}".encode()
            self._bytes += hmac.digest(self._seed, label, "sha256")
            self._block += 1
        self._at = end
        return int.from_bytes(self._bytes[at:end], "big")

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each exactly equally likely."""
        width = 4 if n <= 1 << 32 else ((n - 1).bit_length() + 7) // 8
        limit = (1 << 8 * width) // n * n
        while (drawn := self._take(width)) >= limit:
            pass
        return drawn % n


def commitment(seed: bytes) -> str:
    """What is shown before the first play: the hex SHA-256 of ``tasogare-commit`` and the seed's bytes."""
    return hashlib.sha256(b"tasogare-commit" + seed).hexdigest()


def shuffled(chance: Chance, items: Iterable[T]) -> list[T]:
    """The items in an order of which each is equally likely."""
    pack = list(items)
    for i in range(len(pack) - 1, 0, -1):
        j = chance.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def sample(chance: Chance, items: Iterable[T], count: int) -> list[T]:
    """``count`` different items in a random order."""
    pack = list(items)
    for i in range(count):
        j = i + chance.below(len(pack) - i)
        pack[i], pack[j] = pack[j], pack[i]
    return pack[:count]


def choice(chance: Chance, items: Sequence[T]) -> T:
    """One of the items, each equally likely."""
    return items[chance.below(len(items))]
