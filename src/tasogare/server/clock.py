"""The time: milliseconds since 1970 that never jump while the process lives."""

from __future__ import annotations

import time
from typing import Protocol

__all__ = ["Clock", "SteadyClock"]


class Clock(Protocol):
    """Tells the time; tests bring one that they turn by hand."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


class SteadyClock:
    """The wall's time when it was made, and from then on the monotonic clock's."""

    def __init__(self) -> None:
        self._zero = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._zero + time.monotonic_ns() // 1_000_000
