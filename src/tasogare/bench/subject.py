"""The servers that are measured, each as a process of its own: ours with its log on the disk, and a bare one.

``python -m tasogare.bench.subject ours TABLES DATABASE`` or ``… bare TABLES BYTES``: prints one line of JSON that says
the port and, for ours, each table's code and its seats' tokens, and serves on 127.0.0.1 till standard input ends.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
from random import SystemRandom
from typing import Any

import msgspec
import uvicorn

from tasogare.core import Dice, Game
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.draft import Around, Draft
from tasogare.server.app import Site, make_app
from tasogare.server.auth import Identities
from tasogare.server.bots import Bots
from tasogare.server.clock import SteadyClock
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tasogare.server.serving import leave_alone, open_database, socket_settings
from tasogare.server.upgraded import Upgraded

from .five import SEATS, five

__all__ = ["NO_LIMIT", "hub_of", "serve", "table_at"]

NO_LIMIT = (1e9, 1e9)


def hub_of(database: str, *more: Game[Any]) -> tuple[Hub, Identities]:
    """A server's rooms and people, of Five and perhaps more games, on that database."""
    store = open_database(database)
    around = Around({game.name: game for game in (five, *more)}, Dice(SystemRandom()), secrets.token_bytes)
    hub = Hub(Surroundings(store, SteadyClock(), around, Bots(), Patience()))
    return hub, Identities(store, secrets.token_bytes)


async def table_at(hub: Hub, identities: Identities) -> tuple[LiveRoom, list[str]]:
    """A room whose match has begun, and the tokens of those who sit there."""
    room = await hub.make(five.name, SEATS)
    tokens = []
    for seat in range(SEATS):
        identity, token = await identities.make(f"P{seat}", "", hub.around.clock.now())
        await room.join(identity.uid, identity.name, "")
        tokens.append(token)
    people = list(room.room.people)

    def begin(draft: Draft) -> None:
        for seat, person in enumerate(people):
            draft.add(e.Seated(seat, person))
        draft.person = draft.room.host
        carry_out(draft, c.Start("start"))

    await room.act(begin)
    return room, tokens


async def _ours(tables: int, database: str) -> None:
    hub, identities = hub_of(database)
    site = Site(hub, identities)
    site.doorkeeper.frames = NO_LIMIT  # a few tables at full rate send more than people do
    made = await asyncio.gather(*(table_at(hub, identities) for _ in range(tables)))
    known = [{"code": room.room.code, "tokens": tokens} for room, tokens in made]
    await serve(make_app(site), {"tables": known})
    hub.around.store.close()


async def _bare(tables: int, size: int) -> None:
    """To each frame an answer, and a frame of that many bytes to each of a table's five: our sockets alone."""
    seats: dict[str, list[Upgraded]] = {}
    view, answer = b"u" * size, b'{"type":"done","id":"0"}'

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        table, mine = seats.setdefault(scope["path"], []), Upgraded.of(scope)
        await receive()
        await send({"type": "websocket.accept"})
        table.append(mine)

        def hear(frame: str | bytes) -> None:
            for each in table:
                each.write(view)
            mine.write(answer)

        await mine.serve(hear, Link(mine))

    await serve(app, {"tables": [{"code": f"T{number}", "tokens": ["-"] * SEATS} for number in range(tables)]})


async def serve(app: Any, known: dict[str, Any]) -> None:
    """Serves till standard input ends, and says first where and what there is."""
    loop = asyncio.get_running_loop()
    server = _Telling(
        uvicorn.Config(app, host="127.0.0.1", port=0, lifespan="auto", backlog=8192, **socket_settings()), known
    )

    def ended() -> None:
        if not os.read(sys.stdin.fileno(), 1024):
            server.should_exit = server.force_exit = True
            loop.remove_reader(sys.stdin)

    loop.add_reader(sys.stdin, ended)
    await server.serve()


class _Telling(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, known: dict[str, Any]) -> None:
        super().__init__(config)
        self._known = known

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        leave_alone()
        self._known["port"] = self.servers[0].sockets[0].getsockname()[1]
        sys.stdout.write(msgspec.json.encode(self._known).decode() + "\n")
        sys.stdout.flush()


def main(kind: str, tables: str, argument: str) -> None:
    """Serves till standard input ends."""
    job = _ours(int(tables), argument) if kind == "ours" else _bare(int(tables), int(argument))
    with asyncio.Runner(loop_factory=uvicorn.Config(lambda: None, loop="auto").get_loop_factory()) as runner:
        runner.run(job)


if __name__ == "__main__":
    main(*sys.argv[1:])
