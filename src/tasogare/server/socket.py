"""One socket's life: hello, then commands in and frames out, till either side ends it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from tasogare.rooms.commands import Chat, Command, Emote, Notes, Ping

from . import wire
from .hub import Hub
from .limits import Bucket, Limit
from .link import Link, Way
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


TALKING = (Chat, Emote, Notes)

_named = msgspec.json.Decoder(_Named).decode


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if origin is None:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Served(Way, Protocol):
    """An accepted socket."""

    async def serve(self, hear: Callable[[str | bytes], None], link: Link) -> None:
        """Has each frame heard; returns when the socket is over."""
        ...


class Doorkeeper:
    """Lets sockets in, and keeps count of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._open: Counter[str] = Counter()
        self.talking = Limit(*TALK)
        """How much each person may say."""
        self.frames: tuple[float, float] = FRAMES
        """How many frames a socket may send at once, and then a second."""

    async def talk(self, socket: Served, where: str, room: LiveRoom | None, uid: str | None) -> None:
        """Serves an accepted socket from an address till its end."""
        who, where = f"person {uid}", f"address {where}"
        link = Link(socket)
        if room is None:
            link.send(_encode(wire.Refused(None, "gone")))
            link.close(POLICY)
            return
        if (uid is not None and self._open[who] >= SOCKETS_OF_PERSON) or self._open[where] >= SOCKETS_OF_ADDRESS:
            link.send(_encode(wire.Refused(None, "flood")))
            link.close(TRY_LATER)
            return
        mine = [where] if uid is None else [who, where]
        self._open.update(mine)
        visit = Visit(self, room, uid, link)
        try:
            await socket.serve(visit.hear, link)
        finally:
            visit.end()
            self._open.subtract(mine)
            for key in mine:
                if not self._open[key]:
                    del self._open[key]

    def may_talk(self, uid: str | None, said: Command) -> bool:
        """Whether a person has not talked too much of late."""
        if uid is None or not isinstance(said, TALKING):
            return True
        return self.talking.take((uid, type(said)), self.hub.around.clock.now())


class Visit:
    """What one socket says: its greeting, then its commands."""

    def __init__(self, doorkeeper: Doorkeeper, room: LiveRoom, uid: str | None, link: Link) -> None:
        self._doorkeeper, self._room, self._uid, self._link = doorkeeper, room, uid, link
        self._now = doorkeeper.hub.around.clock.now
        self._bucket = Bucket(*doorkeeper.frames)
        self._refused = 0
        self._greeted = False
        self._impatient = asyncio.get_running_loop().call_later(HELLO_WITHIN, link.close, POLICY)

    def hear(self, frame: str | bytes) -> None:
        """Takes a frame, and answers what can be answered at once."""
        if self._link.ended():
            return
        answer = self._answer(frame) if self._bucket.take(self._now()) else wire.Refused(_id_of(frame), "flood")
        if answer is None:
            return
        self._link.send(_encode(answer))
        if isinstance(answer, wire.Refused):
            self._refused += 1
            if self._refused > MOST_REFUSED or answer.code == "bad_protocol":
                self._link.close(POLICY)

    def _answer(self, frame: str | bytes) -> wire.Refused | wire.Done | None:
        try:
            # what a command carries along unread is not looked at when it is decoded
            said = wire.decode(frame if isinstance(frame, str) else frame.decode())
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return wire.Refused(_id_of(frame), "bad_frame")
        if isinstance(said, wire.Hello):
            return self._greet(said)
        assert isinstance(said, Command)
        if not self._greeted:
            return wire.Refused(said.id, "bad_frame")
        if isinstance(said, Ping):
            return wire.Done(said.id)
        if not self._doorkeeper.may_talk(self._uid, said):
            return wire.Refused(said.id, "flood")
        self._room.command(self._link, said)
        return None

    def _greet(self, hello: wire.Hello) -> wire.Refused | None:
        if self._greeted:
            return wire.Refused(None, "bad_frame")
        if hello.protocol != wire.PROTOCOL:
            return wire.Refused(None, "bad_protocol")
        self._greeted = True
        self._impatient.cancel()
        self._room.enter(self._uid, self._link, hello.version)
        return None

    def end(self) -> None:
        """The socket is over."""
        self._impatient.cancel()
        self._link.close(POLICY)
        self._room.leave(self._link)


def _id_of(frame: str | bytes) -> str | None:
    try:
        found = _named(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 64 else None
