"""A web socket after its upgrade: frames are heard and written with no queue and no task between.

The library does the handshake, control frames, fragments, and all that is not as it should be.  What nearly every frame
is, a whole text in one piece, is read here and handed on in the very call in which it arrived.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from .link import Link

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

__all__ = ["Hear", "Outbox", "Upgraded"]

logger = logging.getLogger("tasogare.upgraded")

Hear = Callable[[str | bytes], None]

EXTENSION = "tasogare.upgraded"
TEXT = 0x81
WHOLE = frozenset({TEXT, 0x82, 0x88, 0x89, 0x8A})
"""How a frame begins that is a message by itself: text, bytes, or one of three kinds of control."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What stands for a size that follows."""
BAD_TEXT = 1007
LARGE = 1 << 16
"""Bytes for one socket that are not kept till the turn is over."""
MANY = 100
"""Sockets that do not wait for more: whoever listens begins while the rest is made."""


class Outbox:
    """The sockets of a server that have something to send; each sends it in one piece at the end of the loop's turn.

    What many rooms have to say is made first and sent after: whoever listens is woken once, and not for each frame.
    """

    def __init__(self) -> None:
        self._full: list[Upgraded] = []

    def add(self, socket: Upgraded) -> None:
        """Has a socket flushed soon; it says so with the first that it has to send."""
        if not self._full:
            socket.loop.call_soon(self._send)
        self._full.append(socket)
        if len(self._full) > MANY:
            self._send()

    def _send(self) -> None:
        full, self._full = self._full, []
        for socket in full:
            try:
                socket.flush()
            except Exception:  # one socket that fails is no reason for others to wait
                logger.exception("a socket could not be written to")


class Upgraded(WebSocketsSansIOProtocol):
    """One client's socket: the application accepts it as it would any other, then takes it over by ``serve``."""

    def __init__(self, *positional: Any, outbox: Outbox, **named: Any) -> None:
        super().__init__(*positional, **named)
        self._outbox = outbox
        self._parts: list[bytes] = []
        """What is to be sent at the end of this turn."""
        self._size = 0
        self._hear: Hear | None = None
        self._link: Link | None = None
        self._plain = True
        """Whether all frames so far were whole and regular; if not, the library reads whatever comes."""
        self._rest = b""
        self._over: asyncio.Future[None] = self.loop.create_future()

    @staticmethod
    def of(scope: Any) -> Upgraded:
        """The socket for which the application was called."""
        socket = scope["extensions"][EXTENSION]
        assert isinstance(socket, Upgraded)
        return socket

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def serve(self, hear: Hear, link: Link) -> None:
        """Has every frame heard, what has come since the handshake first; returns when the socket is over."""
        self._link, self._hear = link, hear
        if not self.writable.is_set():
            link.hold()
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                hear(message["bytes"] if "bytes" in message else message["text"])
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        await self._over

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        self._plain = self._plain and self.handshake_complete
        at, end = 0, len(data)
        while self._plain and end - at >= 2:
            kind, size, start = data[at], data[at + 1] - MASKED, at + 6
            if kind not in WHOLE or size < 0 or size == EIGHT_BYTES:
                self._plain = False
                break
            if size == TWO_BYTES:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if end - start < size:
                break
            if kind == TEXT and self._hear is not None:
                self._text(apply_mask(data[start : start + size], data[start - 4 : start]))
            else:
                super().data_received(data[at : start + size])
            at = start + size
            self._plain = self.conn.state is State.OPEN  # what comes after the end is nothing
        self._rest = data[at:]
        if self._rest and not self._plain:
            rest, self._rest = self._rest, b""
            super().data_received(rest)

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
        else:
            self._text(data)

    def _text(self, data: bytes) -> None:
        """A whole text; after our own close nothing is heard any more."""
        assert self._hear is not None
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # the client's own close may have come in the same piece
                self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()
            return
        self._hear(text)

    def handle_ping(self) -> None:
        """Answers a ping; not a client's that reads none of the answers, which would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # Out

    def write(self, frame: bytes) -> None:
        """Sends a text without waiting, in one piece with what else is written in this turn of the loop; a large one
        is not kept till then."""
        parts, size = self._parts, len(frame)
        first = not parts
        if size < TWO_BYTES:
            parts.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((TEXT, TWO_BYTES, size >> 8, size & 255)))
        else:
            parts.append(bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big"))
        parts.append(frame)
        self._size += size
        if self._size > LARGE:
            self.flush()
        elif first:
            self._outbox.add(self)

    def flush(self) -> None:
        """Hands what was written to the transport."""
        if self._parts:
            parts, self._parts, self._size = self._parts, [], 0
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._link is not None:
            self._link.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._link is not None:
            self._link.go_on()

    # The end

    def end(self, code: int) -> None:
        """Closes with that code, after what was written; a client that does not take even that is cut off."""
        if not self.close_sent and not self.transport.is_closing() and self.conn.state is State.OPEN:
            self.flush()
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._ended()

    def handle_close(self, event: Frame) -> None:
        self.flush()
        super().handle_close(event)
        self._ended()

    def handle_parser_exception(self) -> None:
        self.flush()
        super().handle_parser_exception()
        self._ended()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._ended()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._ended()

    def _ended(self) -> None:
        """The client is not here any more, whatever of what it was sent still waits for it: soon it is cut off."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        if not self._over.done():
            self._over.set_result(None)
