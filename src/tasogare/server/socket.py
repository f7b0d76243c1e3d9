"""One socket's life: hello, then commands in and frames out, till either side ends it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket

from tasogare.rooms.commands import Chat, Command, Emote, Notes, Ping

from . import wire
from .hub import Hub
from .limits import Bucket, Limit
from .link import Link
from .live import LiveRoom

__all__ = ["Doorkeeper", "own_origin"]

_encode = msgspec.json.Encoder().encode

FRAMES = (60, 20)
"""Frames of one socket: at once, and then a second."""
TALK = (8, 0.7)
"""Lines and emotes of one person."""
MOST_REFUSED = 100
"""Refused frames after which a socket is closed."""
SOCKETS_OF_PERSON = 20
SOCKETS_OF_ADDRESS = 500
HELLO_WITHIN = 20.0

POLICY = 1008
TRY_LATER = 1013


class _Named(msgspec.Struct):
    id: str | None = None


_named = msgspec.json.Decoder(_Named).decode


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if origin is None:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Doorkeeper:
    """Lets sockets in, and keeps count of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._open: Counter[str] = Counter()
        self._talk = Limit(*TALK)
        self.frames: tuple[float, float] = FRAMES
        """How many frames a socket may send at once, and then a second."""

    async def talk(self, socket: WebSocket[Any, Any, Any], room: LiveRoom | None, uid: str | None) -> None:
        """Serves an accepted socket till its end."""
        who, where = f"person {uid}", f"address {socket.client.host if socket.client else ''}"
        if room is None:
            await _say(socket, wire.Refused(None, "gone"))
            await socket.close(POLICY)
            return
        if (uid is not None and self._open[who] >= SOCKETS_OF_PERSON) or self._open[where] >= SOCKETS_OF_ADDRESS:
            await _say(socket, wire.Refused(None, "flood"))
            await socket.close(TRY_LATER)
            return
        mine = [where] if uid is None else [who, where]
        self._open.update(mine)
        link = Link()
        try:
            await self._serve(socket, room, uid, link)
        finally:
            self._open.subtract(mine)
            for key in mine:
                if not self._open[key]:
                    del self._open[key]
            link.close(POLICY)
            room.leave(link)

    async def _serve(self, socket: WebSocket[Any, Any, Any], room: LiveRoom, uid: str | None, link: Link) -> None:
        async def write(frame: bytes) -> None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

        async def write_all() -> None:
            code = await link.run(write)
            with contextlib.suppress(RuntimeError):
                await socket.send({"type": "websocket.close", "code": code, "reason": ""})

        writer = asyncio.get_running_loop().create_task(write_all())
        try:
            await self._hear(socket, room, uid, link, writer)
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _hear(
        self,
        socket: WebSocket[Any, Any, Any],
        room: LiveRoom,
        uid: str | None,
        link: Link,
        writer: asyncio.Task[None],
    ) -> None:
        now = self.hub.around.clock.now
        bucket, refused, greeted = Bucket(*self.frames), 0, False
        while not writer.done():
            message: Any
            if greeted:
                message = await socket.receive()
            else:
                try:
                    message = await asyncio.wait_for(socket.receive(), HELLO_WITHIN)
                except TimeoutError:
                    link.close(POLICY)
                    await writer
                    return
            if message["type"] != "websocket.receive":
                return
            answer: wire.Refused | wire.Done | None
            text = message.get("text")
            frame = text if text is not None else message.get("bytes") or b""
            if not bucket.take(now()):
                answer = wire.Refused(_id_of(frame), "flood")
            else:
                answer, greeted = self._frame(frame, room, uid, link, greeted=greeted)
            # many frames may have come at once: others, and this socket's own writer, have their turn in between
            await asyncio.sleep(0)
            if answer is None:
                continue
            link.send(_encode(answer))
            refused += isinstance(answer, wire.Refused)
            if refused > MOST_REFUSED or (isinstance(answer, wire.Refused) and answer.code == "bad_protocol"):
                link.close(POLICY)
                await writer
                return

    def _frame(
        self, frame: str | bytes, room: LiveRoom, uid: str | None, link: Link, *, greeted: bool
    ) -> tuple[wire.Refused | wire.Done | None, bool]:
        """What is to be answered at once, and whether the socket has said hello."""
        try:
            said = wire.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return wire.Refused(_id_of(frame), "bad_frame"), greeted
        if isinstance(said, wire.Hello):
            if greeted:
                return wire.Refused(None, "bad_frame"), True
            if said.protocol != wire.PROTOCOL:
                return wire.Refused(None, "bad_protocol"), False
            room.enter(uid, link, said.version)
            return None, True
        assert isinstance(said, Command)
        if not greeted:
            return wire.Refused(said.id, "bad_frame"), False
        if isinstance(said, Ping):
            return wire.Done(said.id), True
        chatty = isinstance(said, Chat | Emote | Notes)
        if chatty and uid is not None and not self._talk.take((uid, type(said)), self.hub.around.clock.now()):
            return wire.Refused(said.id, "flood"), True
        room.command(link, said)
        return None, True


def _id_of(frame: str | bytes) -> str | None:
    try:
        found = _named(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 64 else None


async def _say(socket: WebSocket[Any, Any, Any], frame: wire.Refused) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": _encode(frame).decode()})
