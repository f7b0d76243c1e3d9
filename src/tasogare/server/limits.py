"""How much anybody may ask for: buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

__all__ = ["Bucket", "Limit"]


class Bucket:
    """``burst`` at once, then ``each`` a second."""

    __slots__ = ("_at", "_burst", "_each", "_left")

    def __init__(self, burst: float, each: float) -> None:
        self._burst, self._each, self._left, self._at = burst, each, burst, 0

    def has(self, now: int, count: float = 1) -> bool:
        """Whether there is enough left at that millisecond."""
        if self._at:
            self._left = min(self._burst, self._left + (now - self._at) / 1000 * self._each)
        self._at = now
        return self._left >= count

    def take(self, now: int, count: float = 1) -> bool:
        """Whether there was enough left at that millisecond; takes it."""
        if not self.has(now, count):
            return False
        self._left -= count
        return True


class Limit:
    """A bucket for each of many askers; those not seen for longest are forgotten."""

    def __init__(self, burst: float, each: float, *, remembered: int = 10_000) -> None:
        self._burst, self._each, self._remembered = burst, each, remembered
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def has(self, who: Hashable, now: int) -> bool:
        """Whether that asker has anything left."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has(now)

    def take(self, who: Hashable, now: int, count: float = 1) -> bool:
        """Whether that asker had enough left; takes it."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._burst, self._each)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now, count)
