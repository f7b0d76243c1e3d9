"""One socket's way out: frames wait in a short queue, and a client too slow for it is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["LEFT", "MOVED", "SLOW", "Link"]

MOST_FRAMES = 64
MOST_BYTES = 1 << 20

SLOW = 4008
"""Close code: this client was too slow to follow; it may come back."""
MOVED = 4003
"""Close code: this person has moved to another device."""
LEFT = 4001
"""Close code: this person has left the room; who comes back is a stranger to it."""


class Link:
    """Frames to one socket; ``send`` never waits, ``run`` is the one task that writes."""

    __slots__ = ("_bytes", "_closing", "_frames", "_more", "person")

    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._closing: int | None = None
        self.person: int | None = None
        """Whose it is, once it has said hello."""

    def ended(self) -> bool:
        """Whether the socket is closed, or about to be."""
        return self._closing is not None

    def send(self, frame: bytes) -> None:
        """Queues a frame; where the queue is full the socket is given up."""
        if self._closing is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.close(SLOW)
        self._more.set()

    def close(self, code: int) -> None:
        """Asks for an end, after what is queued."""
        if self._closing is None:
            self._closing = code
        self._more.set()

    async def run(self, write: Callable[[bytes], Awaitable[None]]) -> int:
        """Writes what comes; the code to close with."""
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await write(frame)
            if self._closing is not None:
                return self._closing
            self._more.clear()
            await self._more.wait()
