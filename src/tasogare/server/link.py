"""One socket's way out: frames wait in a short queue, and a client too slow for it is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["GONE", "MOVED", "SLOW", "Link"]

MOST_FRAMES = 64
MOST_BYTES = 1 << 20

SLOW = 4008
"""Close code: this client was too slow to follow; it may come back."""
MOVED = 4003
"""Close code: this person has moved to another device."""
GONE = 4004
"""Close code: there is no such room."""


class Link:
    """Frames to one socket; ``send`` never waits, ``run`` is the one task that writes."""

    __slots__ = ("_bytes", "_frames", "_more", "closing")

    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self.closing: int | None = None
        """The code with which the socket is to be closed."""

    def send(self, frame: bytes) -> None:
        """Queues a frame; where the queue is full the socket is given up."""
        if self.closing is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.close(SLOW)
        self._more.set()

    def close(self, code: int) -> None:
        """Asks for an end, after what is queued."""
        if self.closing is None:
            self.closing = code
        self._more.set()

    async def run(self, write: Callable[[bytes], Awaitable[None]]) -> int:
        """Writes what comes; the code to close with."""
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await write(frame)
            if self.closing is not None:
                return self.closing
            self._more.clear()
            await self._more.wait()
