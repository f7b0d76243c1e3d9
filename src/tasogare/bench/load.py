"""The load: tables of five sockets each, over which somebody moves and all five wait for what they are shown.

Sockets speak as little of RFC 6455 as a client needs, so that the load costs less than what it measures.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, process_time
from typing import Any, Protocol

import msgspec

from tasogare.core import Data

from .five import SEATS

__all__ = ["Bare", "Figures", "Load", "Ours", "Speech", "Wire"]

PATIENCE = 60.0
SOCKETS_FROM_ADDRESS = 400
"""Fewer than the server allows one address; others of the loopback network carry the rest."""


class Wire(asyncio.Protocol):
    """One client's socket."""

    def __init__(self, head: str, hear: Callable[[Wire, bytes], None]) -> None:
        self._head, self._hear, self._rest, self._open = head, hear, bytearray(), False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Set by whoever hears, once the socket's first greeting is over."""
        self.seat = 0
        self.last = b""
        self.memory: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._head.encode())

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.opened, self.ready):
            if not future.done():
                future.set_exception(ConnectionError("the server closed the socket"))
                future.exception()

    def data_received(self, data: bytes) -> None:
        rest = self._rest
        rest += data
        if not self._open:
            end = rest.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in rest[:end].split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(bytes(rest[:200]).decode("utf-8", "replace")))
                return
            del rest[: end + 4]
            self._open = True
            self.opened.set_result(None)
        at, whole = 0, len(rest)
        while whole - at >= 2:
            size, start = rest[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            if whole < start + size:
                break
            kind, payload = rest[at] & 15, bytes(rest[start : start + size])
            at = start + size
            if kind in (1, 2):
                self._hear(self, payload)
            elif kind == 9:
                self.send(payload, 10)
        del rest[:at]

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Sends a frame; masked by zeros, which leaves it as it is."""
        assert self._transport is not None
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Ends the socket at once."""
        if self._transport is not None:
            self._transport.abort()


class Speech(Protocol):
    """How a server wants to be spoken to."""

    acknowledges: bool
    """Whether who moved is answered as well, apart from what all five are shown."""

    def address(self, table: Any, seat: int) -> tuple[str, str]:
        """The path of a seat's socket, and its cookie."""
        ...

    def begin(self, wire: Wire, table: Any) -> None:
        """What a client says first."""
        ...

    def hear(self, wire: Wire, frame: bytes) -> str:
        """``view``, ``done`` or nothing; sets ``wire.ready`` when the greeting is over."""
        ...

    def move(self, wire: Wire, table: Any, number: int) -> None:
        """Sends the table's move of that number by that seat, whose turn it is."""
        ...


class _Seen(Data):
    """As much of an update as whoever moves must read."""

    views: tuple[dict[str, Any], ...]
    match: str


class _Update(Data):
    match: _Seen


_update = msgspec.json.Decoder(_Update).decode


class Ours:
    """Tasogare's envelope."""

    acknowledges = True

    def address(self, table: Any, seat: int) -> tuple[str, str]:
        """The room's socket, as the person of that seat."""
        return f"/socket/{table['code']}", f"tasogare={table['tokens'][seat]}"

    def begin(self, wire: Wire, table: Any) -> None:
        """Says hello."""
        wire.send(b'{"type":"hello","protocol":1,"version":0}')

    def hear(self, wire: Wire, frame: bytes) -> str:
        """An update of the match is a view."""
        if frame.startswith(b'{"type":"done"'):
            return "done"
        if frame.startswith(b'{"type":"update"') and b'"match":{' in frame:
            wire.last = frame
            if not wire.ready.done():
                wire.ready.set_result(None)
                return ""
            return "view"
        if frame.startswith(b'{"type":"refused"'):
            raise AssertionError(frame.decode())
        return ""

    def move(self, wire: Wire, table: Any, number: int) -> None:
        """The first card of the hand."""
        seen = _update(wire.last).match
        move = msgspec.json.encode(seen.views[0]["moves"][0]).decode()
        wire.send(
            f'{{"type":"play","id":"{number}","match":"{seen.match}","seat":{wire.seat},"moves":[{move}]}}'.encode()
        )


class Bare:
    """The socket library without anything behind it."""

    acknowledges = True

    def address(self, table: Any, seat: int) -> tuple[str, str]:
        """A path for each table."""
        return f"/{table['code']}", ""

    def begin(self, wire: Wire, table: Any) -> None:
        """Nothing is said."""
        wire.ready.set_result(None)

    def hear(self, wire: Wire, frame: bytes) -> str:
        """What begins with a u is a view."""
        return "view" if frame.startswith(b"u") else "done"

    def move(self, wire: Wire, table: Any, number: int) -> None:
        """As long as a move of ours."""
        wire.send(
            b'{"type":"play","id":"1234","match":"0123456789abcdef","seat":3,"moves":[{"type":"play","card":17}]}'
        )


class Figures(Data):
    """What a load has measured; times in milliseconds, from sending a move till all five have seen it."""

    moves: int
    seconds: float
    p50: float
    p99: float
    frame: float
    """The mean size of what a seat is shown, in bytes."""
    busy: float
    """The share of a core that the load itself took."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


@dataclass
class Seats:
    """A table's five sockets, and the move under way."""

    table: Any
    wires: list[Wire]
    moves: int = 0
    left: int = 0
    since: float = 0.0
    due: float = 0.0
    times: list[float] = field(default_factory=list)


class Load:
    """Five sockets at each table of one server."""

    def __init__(self, speech: Speech, port: int, tables: Sequence[Any]) -> None:
        self.speech, self.port, self.known = speech, port, tables
        self._seats: list[Seats] = []
        self._bytes = self._views = 0
        self._going = False
        self._gap: float | None = None
        self._number = 0
        self._ended: asyncio.Future[None] | None = None

    @property
    def sockets(self) -> int:
        """How many are open."""
        return sum(len(seats.wires) for seats in self._seats)

    async def open(self, most: int | None = None) -> None:
        """Opens the sockets of the tables, or of that many of them, and waits till each has seen its hand."""
        for table in self.known[len(self._seats) : most]:
            seats = Seats(table, [])
            self._seats.append(seats)
            hear = partial(self._hear, seats)
            addresses = (self.speech.address(table, seat) for seat in range(SEATS))
            seats.wires += await asyncio.gather(
                *(self.connect(table, address, hear, seat) for seat, address in enumerate(addresses))
            )

    async def connect(
        self, table: Any, address: tuple[str, str], hear: Callable[[Wire, bytes], None], seat: int = 0
    ) -> Wire:
        """A socket at a table, at that path and with that cookie, which has been greeted."""
        path, cookie = address
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        wire = Wire("\r\n".join(lines) + "\r\n\r\n", hear)
        wire.seat = seat
        at = f"127.0.0.{1 + self.sockets // SOCKETS_FROM_ADDRESS}"
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            await loop.create_connection(lambda: wire, "127.0.0.1", self.port, local_addr=(at, 0))
            await wire.opened
            self.speech.begin(wire, table)
            await wire.ready
        return wire

    def _hear(self, seats: Seats, wire: Wire, frame: bytes) -> None:
        kind = self.speech.hear(wire, frame)
        if not kind or not seats.left:
            return
        if kind == "view":
            self._bytes += len(frame)
            self._views += 1
        seats.left -= 1
        if seats.left:
            return
        now = perf_counter()
        seats.times.append(now - seats.since)
        if not self._going:
            if self._ended is not None and not any(each.left for each in self._seats):
                self._ended.set_result(None)
            return
        if self._gap is None:
            self._move(seats)
        else:
            seats.due += self._gap
            asyncio.get_running_loop().call_later(max(0.0, seats.due - now), self._move, seats)

    def _move(self, seats: Seats) -> None:
        if not self._going or seats.left:  # what was to be sent in another run may still come
            return
        # what came late is counted from when it was due, so that a server that stops is not forgiven the wait
        now = perf_counter()
        seats.since = now if self._gap is None else min(now, seats.due)
        seats.left = SEATS + self.speech.acknowledges
        self._number += 1
        wire = seats.wires[seats.moves % SEATS]
        seats.moves += 1
        self.speech.move(wire, seats.table, self._number)

    async def run(self, seconds: float, rate: float | None = None) -> Figures:
        """Moves at all tables for a while: each as soon as the one before was seen, or so many a second in all."""
        self._gap = None if rate is None else len(self._seats) / rate
        self._bytes = self._views = 0
        gc.collect()  # before the clock runs: what the load stands still for is no wait for the server
        gc.freeze()
        loop, begun, spent_before = asyncio.get_running_loop(), perf_counter(), process_time()
        self._going = True
        for number, seats in enumerate(self._seats):
            seats.times.clear()
            if self._gap is None:
                self._move(seats)
            else:
                seats.due = begun + self._gap * number / len(self._seats)
                loop.call_later(seats.due - begun, self._move, seats)
        await asyncio.sleep(seconds)
        spent, busy = perf_counter() - begun, process_time() - spent_before
        times = sorted(time * 1000 for seats in self._seats for time in seats.times)
        self._going = False
        self._ended = loop.create_future()
        if any(seats.left for seats in self._seats):
            await asyncio.wait_for(self._ended, PATIENCE)
        self._ended = None
        gc.unfreeze()
        assert times, "moves were seen by all five"
        mean = self._bytes / max(1, self._views)
        return Figures(len(times), spent, statistics.median(times), times[int(len(times) * 0.99)], mean, busy / spent)

    def close(self) -> None:
        """Ends all sockets."""
        for seats in self._seats:
            for wire in seats.wires:
                wire.close()
