"""The real application on a real port and a real database file, inside the test's own event loop, and people at it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from tasogare.core import Dice, Game
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.draft import Around
from tasogare.server.app import make_app
from tasogare.server.auth import Identities
from tasogare.server.bots import Bots
from tasogare.server.clock import Clock, SteadyClock
from tasogare.server.exchange import COOKIE
from tasogare.server.hub import Hub
from tasogare.server.live import LiveRoom, Surroundings
from tasogare.server.serving import socket_settings
from tasogare.server.site import Site
from tasogare.server.store import Store
from tests.core.mole import mole
from tests.rooms.desk import Secrets
from tests.served import Served

IDS = itertools.count(1)
AT_ONCE = Patience(default=(0, 0), bot=(0, 0), bots=(0, 0))
PATIENCE = 45.0
"""Seconds after which something that should come is said to be missing; some scenes last for half a minute."""


class Turned:
    """A clock that only the test turns."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


class Here:
    """A running server."""

    def __init__(self, port: int, hub: Hub, site: Site) -> None:
        self.port, self.hub, self.site = port, hub, site
        self.url = f"http://127.0.0.1:{port}"

    def room(self, code: str) -> LiveRoom:
        return next(room for room in self.hub.rooms() if room.room.code == code)

    def http(self, token: str | None = None) -> httpx.AsyncClient:
        cookies = {} if token is None else {COOKIE: token}
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, trust_env=False)


@contextlib.asynccontextmanager
async def running(
    database: Path,
    patience: Patience = AT_ONCE,
    games: dict[str, Game[Any]] | None = None,
    static: Path | None = None,
    clock: Clock | None = None,
    waits: float = 2.0,
) -> Any:
    """A server of mole, or of other games, till the block ends; it waits so many seconds for who holds its database."""
    offered = games or {"mole": mole}
    store = Store(database, patience=waits)
    thread = ThreadPoolExecutor(1)
    bots = Bots(lambda name: offered[name], thread)
    around = Around(offered, Dice(Random(1)), Secrets())
    hub = Hub(Surroundings(store, clock or SteadyClock(), around, bots, patience))
    site = Site(hub, Identities(store, Secrets()), static=static or database.parent / "static")
    config = uvicorn.Config(
        make_app(site),
        host="127.0.0.1",
        port=0,
        **socket_settings() | {"log_level": "error", "loop": "none"},
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not serving.done(), "the server ended"
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Here(port, hub, site)
    finally:
        server.should_exit = True
        await serving
        thread.shutdown()
        store.close()


class Player:
    """One socket of somebody, with all that it has been sent."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket, self.token = socket, token
        self.room: Any = None
        self.match: Any = None
        self.chat: list[Any] = []
        self.frames: list[Any] = []
        self.raw: list[str] = []
        self.welcome: Any = None
        self.version = 0
        self._answers: dict[str | None, Any] = {}
        self._changed = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                frame = json.loads(raw)
                self.raw.append(str(raw))
                self.frames.append(frame)
                self._take(frame)
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._changed.set()

    def _take(self, frame: Any) -> None:
        match frame["type"]:
            case "welcome":
                self.welcome = frame
            case "update":
                assert frame["whole"] or frame["version"] == self.version + 1, "versions rise by one"
                self.version = frame["version"]
                self.room = frame.get("room", None if frame["whole"] else self.room)
                self.match = frame.get("match", None if frame["whole"] else self.match)
                self.chat = frame.get("chat", []) if frame["whole"] else self.chat + frame.get("chat", [])
            case _:
                self._answers[frame["id"]] = frame

    async def until(self, true: Callable[[Player], Any]) -> None:
        """Waits for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not true(self):
                if self._reader.done():
                    self._reader.result()
                    raise AssertionError("the socket was closed")
                self._changed.clear()
                await self._changed.wait()

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def answer(self, number: str | None) -> Any:
        await self.until(lambda me: number in me._answers)
        return self._answers.pop(number)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """The answer to a command."""
        number = fields.pop("id", None) or f"n{next(IDS)}"
        await self.send({"type": kind, "id": number, **fields})
        return await self.answer(number)

    async def do(self, kind: str, **fields: Any) -> None:
        """A command that is carried out."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    async def closed(self) -> int | None:
        """The code with which the server closes the socket."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


@contextlib.asynccontextmanager
async def socket(
    here: Here,
    code: str,
    token: str | None = None,
    *,
    version: int = 0,
    query: str = "",
    hello: bool = True,
    **more: Any,
) -> AsyncIterator[Player]:
    """A socket of whoever has that token, up to date."""
    headers = {} if token is None else {"Cookie": f"{COOKIE}={token}"}
    headers |= more.pop("headers", {})
    url = f"ws://127.0.0.1:{here.port}/socket/{code}{query}"
    async with websockets.connect(
        url, additional_headers=headers, compression=None, max_size=1 << 24, proxy=None, **more
    ) as connection:
        player = Player(connection, token)
        player.version = version
        try:
            if hello:
                await player.send({"type": "hello", "protocol": 1, "version": version})
                await player.until(lambda me: me.welcome)
                if player.welcome["version"] != version:
                    await player.until(lambda me: me.room)
            yield player
        finally:
            await player.close()


async def come(here: Here, name: str, code: str | None = None, **wanted: Any) -> tuple[str, str]:
    """Somebody new makes a room, such as is wanted, or joins one; its code and their token."""
    async with here.http() as http:
        path = "/api/rooms" if code is None else f"/api/rooms/{code}/join"
        answer = await http.post(path, json={"name": name, **wanted})
        assert answer.status_code in {200, 201}, answer.text
        return answer.json()["code"], answer.cookies[COOKIE]


@contextlib.asynccontextmanager
async def table_of(here: Here, *names: str, bots: int = 0, start: bool = True) -> AsyncIterator[list[Player]]:
    """People who sit at one table, bots beside them, the match begun."""
    code, token = await come(here, names[0])
    tokens = [token] + [(await come(here, name, code))[1] for name in names[1:]]
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(socket(here, code, token)) for token in tokens]
        for place, player in enumerate(players):
            await player.do("sit", place=place)
        for _ in range(bots):
            await players[0].do("add_bot", bot="standard")
        if start:
            await players[0].do("start")
            for player in players:
                await player.until(lambda me: me.match)
        yield players


class There(Here):
    """A server in a process of its own."""

    def __init__(self, served: Served) -> None:
        self.port, self.url = served.port, served.url

    @contextlib.asynccontextmanager
    async def knights(self) -> AsyncIterator[Player]:
        """Somebody who has begun a match of Seven Knights against bots."""
        code, token = await come(self, "Ann", game="seven_knights", bots=True)
        async with socket(self, code, token) as ann:
            await ann.do("start")
            await ann.until(lambda me: me.match)
            yield ann
