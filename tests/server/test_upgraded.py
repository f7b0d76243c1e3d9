"""A socket's bytes: whole frames are read here, all others by the library, and no client can tell."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket as sockets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tasogare.server.exchange import COOKIE
from tasogare.server.upgraded import Upgraded
from tests.server.running import Here, come, running, socket

HELLO = b'{"type":"hello","protocol":1}'
MASK = b"\x0a\x5b\xc3\x04"
TEXT, BYTES, CLOSE, PING, PONG, WHOLE = 1, 2, 8, 9, 10, 0x80
PATIENCE = 30.0


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with running(tmp_path / "rooms.sqlite") as server:
        yield server


def frame(payload: bytes, first: int = WHOLE | TEXT, *, masked: bool = True, size: int = 0) -> bytes:
    """A client's frame, its size in so many bytes after the first, at least as many as it takes."""
    whole, mask = len(payload), WHOLE if masked else 0
    size = size or (2 if whole > 125 else 0)
    length = bytes((mask | {0: whole, 2: 126, 8: 127}[size],)) + (whole.to_bytes(size, "big") if size else b"")
    if not masked:
        return bytes((first,)) + length + payload
    return bytes((first,)) + length + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(payload))


EMOTE = b'{"type":"emote","id":"e","seat":null,"emote":"hello"}'


def ping(number: str) -> bytes:
    """A command that is answered at once."""
    return json.dumps({"type": "ping", "id": number}).encode()


class Raw:
    """A client that writes what bytes it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, *parts: bytes) -> None:
        """Writes each part by itself."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.002)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and payload."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return first & 15, await self.reader.readexactly(size)

    async def answer(self, number: str) -> None:
        """The command of that number is answered, whatever else comes before."""
        while True:
            kind, payload = await self.hear()
            assert kind == TEXT
            if json.loads(payload).get("id") == number:
                return

    async def end(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, payload = await self.hear()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextlib.asynccontextmanager
async def raw(here: Here, code: str, token: str | None = None, buffer: int = 0) -> AsyncIterator[Raw]:
    """A raw socket to a room, just accepted."""
    plain = sockets.socket()
    if buffer:
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", here.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
    lines = [
        f"GET /socket/{code} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *([f"Cookie: {COOKIE}={token}"] if token else []),
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


HALF = len(ping("one")) // 2
LONG = b'{"type":"ping","id":"one"' + b" " * 300 + b"}"
WAYS = {
    "whole": [frame(ping("one"))],
    "byte by byte": [bytes((b,)) for b in frame(ping("one"))],
    "a long one in pieces": [frame(LONG)[a:b] for a, b in itertools.pairwise((0, 1, 3, 7, 100, 400))],
    "as bytes": [frame(ping("one"), WHOLE | BYTES)],
    "in fragments": [frame(ping("one")[:HALF], TEXT), frame(ping("one")[HALF:], WHOLE)],
    "a control frame between fragments": [
        frame(ping("one")[:HALF], TEXT) + frame(b"", WHOLE | PONG) + frame(ping("one")[HALF:], WHOLE)
    ],
    "with others in one piece": [frame(ping("zero")) + frame(ping("one")) + frame(ping("two"))[:9]],
    "after an unasked pong": [frame(b"x", WHOLE | PONG) + frame(ping("one"))],
    "with its size in more bytes than it takes": [frame(ping("one"), size=2)],
    "with its size in eight bytes": [frame(ping("one"), size=8)],
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("greeting", [[frame(HELLO)], [frame(HELLO[:9], TEXT), frame(HELLO[9:], WHOLE)]])
async def test_however_a_message_is_cut_it_is_heard(here: Here, way: str, greeting: list[bytes]) -> None:
    code, _ = await come(here, "Ann")
    async with raw(here, code) as client:
        await client.say(*greeting, *WAYS[way])
        await client.answer("one")
        rest = [frame(ping("two"))[9:]] if "others" in way else [frame(ping("two"))]
        await client.say(*rest)
        await client.answer("two")


ILL: dict[str, tuple[int, list[bytes]]] = {
    "not masked": (1002, [frame(ping("x"), masked=False)]),
    "no such kind": (1002, [frame(ping("x"), WHOLE | 3)]),
    "a reserved bit": (1002, [frame(ping("x"), WHOLE | 0x40 | TEXT)]),
    "a fragment of nothing": (1002, [frame(ping("x"), WHOLE)]),
    "a text between fragments": (1002, [frame(b"{", TEXT) + frame(ping("x"))]),
    "a long control frame": (1002, [frame(b"x" * 126, WHOLE | PING)]),
    "a control frame in fragments": (1002, [frame(b"x", PING)]),
    "no UTF-8": (1007, [frame(b'{"type":"ping","id":"\xff"}')]),
    "no UTF-8 in fragments": (1007, [frame(b'{"type":"ping","id":"\xff', TEXT) + frame(b'"}', WHOLE)]),
    "too large": (1009, [bytes((WHOLE | TEXT, WHOLE | 127)) + (1 << 40).to_bytes(8, "big") + MASK]),
    "too large in fragments": (1009, [frame(b"x" * 65_000, TEXT), frame(b"x" * 600, WHOLE)]),
}


@pytest.mark.parametrize("kind", ILL)
async def test_bytes_that_are_no_message_end_their_socket(here: Here, kind: str) -> None:
    code, _ = await come(here, "Ann")
    expected, sent = ILL[kind]
    async with raw(here, code) as client:
        await client.say(frame(HELLO) + frame(ping("one")))
        await client.answer("one")
        await client.say(*sent)
        assert await client.end() == expected


async def test_a_ping_is_ponged_and_a_close_is_echoed(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with raw(here, code) as client:
        await client.say(frame(b"are you there", WHOLE | PING))
        assert await client.hear() == (PONG, b"are you there")
        await client.say(frame((1000).to_bytes(2, "big"), WHOLE | CLOSE))
        assert await client.end() == 1000
        assert await client.reader.read() == b""


LAST = frame((1000).to_bytes(2, "big"), WHOLE | CLOSE)
AFTER = {
    "a command": [LAST + frame(EMOTE)],
    "no UTF-8": [LAST + frame(b"\xff")],
    "another close": [LAST + LAST],
    "a ping": [LAST + frame(b"x", WHOLE | PING) + frame(EMOTE)],
    "fragments": [LAST + frame(EMOTE[:9], TEXT) + frame(EMOTE[9:], WHOLE)],
    "half a command": [LAST + frame(EMOTE)[:9], frame(EMOTE)[9:]],
}


@pytest.mark.parametrize("what", AFTER)
@pytest.mark.parametrize("greeting", [[frame(HELLO)], [frame(HELLO[:9], TEXT), frame(HELLO[9:], WHOLE)]])
async def test_what_comes_after_a_close_is_nothing(
    here: Here, what: str, greeting: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    code, token = await come(here, "Ann")
    async with raw(here, code, token) as client:
        await client.say(*greeting, frame(ping("one")))
        await client.answer("one")
        with contextlib.suppress(ConnectionError):
            await client.say(*AFTER[what])
        assert await client.end() == 1000
    room = here.room(code)
    await room.settled()
    assert room.room.lines == ()
    assert not caplog.records


@pytest.mark.parametrize("greeting", [[frame(HELLO)], [frame(HELLO[:9], TEXT), frame(HELLO[9:], WHOLE)]])
async def test_what_comes_with_a_close_but_before_it_is_heard_once(
    here: Here, greeting: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    code, token = await come(here, "Ann")
    for piece in (frame(EMOTE) + LAST, frame(b"\xff") + LAST):
        async with raw(here, code, token) as client:
            await client.say(*greeting, frame(ping("one")))
            await client.answer("one")
            await client.say(piece)
            assert await client.end() in {1000, 1007}
    room = here.room(code)
    await room.settled()
    assert len(room.room.lines) == 1
    assert not caplog.records


ENDS = {
    "no answer to a ping": [],
    "a close": [LAST],
    "a bad frame": [frame(b"x", WHOLE | 3)],
    "no UTF-8": [frame(b"\xff")],
}


@pytest.mark.parametrize("end", ENDS)
async def test_who_has_ended_is_not_here_any_more_whatever_waits_for_them(here: Here, end: str) -> None:
    code, token = await come(here, "Ann")
    room = here.room(code)
    async with raw(here, code, token, buffer=4096) as ann:
        await ann.say(frame(HELLO) + frame(ping("one")))
        await ann.answer("one")
        (link,) = room.links_of(room.room.people[1].uid)
        while not link._held:
            link.send(b'"' + b"x" * 60_000 + b'"')  # so that the connection does not end by itself
        way = link._way
        assert isinstance(way, Upgraded)
        way.close_timeout = 0.2
        if ENDS[end]:
            await ann.say(*ENDS[end])
        else:
            way.keepalive_timeout()
        async with asyncio.timeout(PATIENCE):
            for _ in iter(lambda: bool(room.links_of(room.room.people[1].uid)) or not way.disconnected, False):
                await asyncio.sleep(0.01)


async def test_answers_to_pings_do_not_pile_up(here: Here) -> None:
    code, token = await come(here, "Ann")
    room = here.room(code)
    async with raw(here, code, token, buffer=4096) as ann:
        await ann.say(frame(HELLO) + frame(ping("one")))
        await ann.answer("one")
        (link,) = room.links_of(room.room.people[1].uid)
        way = link._way
        assert isinstance(way, Upgraded)
        pings, most = frame(b"x" * 125, WHOLE | PING) * 500, way.transport.get_write_buffer_limits()[1]
        for _ in range(60):
            ann.writer.write(pings)
            await ann.writer.drain()
            await asyncio.sleep(0)
        assert way.transport.get_write_buffer_size() <= most + len(pings)


async def test_what_is_written_in_one_turn_leaves_in_one_piece_and_a_socket_that_fails_keeps_nobody_waiting(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, ann_token = await come(here, "Ann")
    _, ben_token = await come(here, "Ben", code)
    room = here.room(code)
    async with raw(here, code, ann_token) as ann, raw(here, code, ben_token) as ben:
        for one in (ann, ben):
            await one.say(frame(HELLO) + frame(ping("one")))
            await one.answer("one")
        (broken,), (link,) = (room.links_of(room.room.people[person].uid) for person in (1, 2))
        ways: list[Any] = [broken._way, link._way]
        pieces: list[bytes] = []

        def fail(data: bytes) -> None:
            raise RuntimeError

        monkeypatch.setattr(ways[0], "transport", Stand(ways[0].transport, fail))
        monkeypatch.setattr(ways[1], "transport", Stand(ways[1].transport, pieces.append))
        for each in (broken, link, link):
            each.send(b'"x"')
        assert not pieces, "they leave at the end of the turn"
        await asyncio.sleep(0.05)
        assert pieces == [b'\x81\x03"x"' * 2]
        assert caplog.records
        monkeypatch.undo()


class Stand:
    """A transport whose writing is another's."""

    def __init__(self, transport: asyncio.Transport, write: Callable[[bytes], None]) -> None:
        self._transport, self.write = transport, write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


async def test_who_does_not_read_is_let_go_and_holds_nobody(here: Here) -> None:
    code, ann_token = await come(here, "Ann")
    _, token = await come(here, "Ben", code)
    room = here.room(code)
    async with socket(here, code, ann_token) as ann, raw(here, code, token, buffer=4096) as ben:
        await ben.say(frame(HELLO))
        await ann.until(lambda me: len([p for p in me.room["people"] if p["here"]]) == 2)
        (link,) = room.links_of(room.room.people[2].uid)
        for _ in range(100):
            for _ in range(8):
                link.send(b'"' + b"x" * 60_000 + b'"')
            await ann.do("ping")
            if link.ended():
                break
        assert link.ended(), "what waits for a client is bounded"
        await ann.do("emote", seat=None, emote="hello")
