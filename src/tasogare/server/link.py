"""One socket's way out: frames go at once, or wait while the client takes none; one too slow is let go."""

from __future__ import annotations

from collections import deque
from typing import Protocol

__all__ = ["LEFT", "MOVED", "SLOW", "Link", "Way"]

MOST_FRAMES = 64
MOST_BYTES = 1 << 20

SLOW = 4008
"""Close code: this client was too slow to follow; it may come back."""
MOVED = 4003
"""Close code: this person has moved to another device."""
LEFT = 4001
"""Close code: this person has left the room; who comes back is a stranger to it."""


class Way(Protocol):
    """Where frames go: a socket.  It says ``hold`` to its link when it has enough, and ``go_on`` when it takes more."""

    def write(self, frame: bytes) -> None:
        """Sends a frame without waiting, in one piece with what else is sent in this turn of the event loop."""
        ...

    def end(self, code: int) -> None:
        """Closes with that code, after what was written."""
        ...


class Link:
    """Frames to one socket; nothing here ever waits."""

    __slots__ = ("_bytes", "_closing", "_frames", "_held", "_way", "person")

    def __init__(self, way: Way) -> None:
        self._way = way
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._held = False
        self._closing: int | None = None
        self.person: int | None = None
        """Whose it is, once it has said hello."""

    def ended(self) -> bool:
        """Whether the socket is closed, or about to be."""
        return self._closing is not None

    def send(self, frame: bytes) -> None:
        """Sends a frame as soon as the client takes it; where too much waits the socket is given up."""
        if self._closing is not None:
            return
        if not self._held:
            self._way.write(frame)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Asks for an end, after what waits."""
        if self._closing is None:
            self._closing = code
            if not self._frames:
                self._way.end(code)

    def hold(self) -> None:
        """Keeps its frames till ``go_on``: the socket has enough for now."""
        self._held = True

    def go_on(self) -> None:
        """Sends what it has kept, till the socket has enough again."""
        self._held = False
        while self._frames and not self._held:
            frame = self._frames.popleft()
            self._bytes -= len(frame)
            self._way.write(frame)
            if self._closing is not None and not self._frames:
                self._way.end(self._closing)
