"""What must not grow and what must come back: games played and forgotten, many tables after a restart, SIGKILL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import websockets

from tasogare.core import Dice, Game, conformance
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out, join
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.room import EMPTY
from tasogare.server import log
from tasogare.server.bots import Bots
from tasogare.server.clock import SteadyClock
from tasogare.server.hub import IDLE, Hub
from tasogare.server.link import Link
from tasogare.server.live import Surroundings
from tasogare.server.store import Store
from tests.proof.virtual import Clock, Disk, Nowhere, TimeLoop, Volatile
from tests.rooms.desk import Secrets
from tests.served import serving
from tests.server.running import There, socket

__all__ = ["Held", "forgotten", "killed", "revived"]

EVERY = 20


class Held(msgspec.Struct):
    """What memory holds: objects that Python can count, and the process's bytes."""

    objects: int
    bytes: int


def held() -> Held:
    """What is held now, garbage taken away."""
    gc.collect()
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return Held(len(gc.get_objects()), pages * os.sysconf("SC_PAGE_SIZE"))
    return Held(len(gc.get_objects()), 0)


def forgotten(game: Game[Any], games: int, seed: int = 0) -> tuple[Held, Held]:
    """What is held after the first games, and after all: each played to its end in a room that is then forgotten."""
    with asyncio.Runner(loop_factory=TimeLoop) as runner:
        return runner.run(_forgotten(game, games, seed))


async def _forgotten(game: Game[Any], games: int, seed: int) -> tuple[Held, Held]:
    disk, chance = Disk(), Random(f"{game.name} {seed}")
    store = Volatile(disk, lambda: "", lambda: 0)
    around = Around({game.name: game}, Dice(chance), chance.randbytes)
    hub = Hub(Surroundings(store, Clock(), around, Bots(), Patience()))
    early, warm = None, max(EVERY, games // 10)
    for number in range(games):
        live = await hub.make(game.name, game.seats[0])
        uids = [f"uid {number} {seat}" for seat in range(game.seats[0])]
        links = [Link(Nowhere()) for _ in uids]
        for uid, link in zip(uids, links, strict=True):
            await live.join(uid, "P", "")
            live.enter(uid, link, 0)
        await live.act(_begin)
        while (table := live.room.running) is not None:
            chosen = conformance.random_move(table.match, Dice(chance))
            if chosen is None:
                assert table.timer is not None
                await asyncio.sleep(max(0.0, (table.timer.until - hub.around.clock.now()) / 1000) + 0.01)
                continue
            moves = (msgspec.Raw(msgspec.json.encode(chosen[1])),)
            link = links[chosen[0]]
            live.command(link, c.PlayMoves(f"{table.plays}", table.id, chosen[0], moves))
            await live.settled()
        for link in links:
            link.close(1000)
            live.leave(link)
        await asyncio.sleep(10)
        if number % EVERY == EVERY - 1:
            await asyncio.sleep(IDLE / 1000)
            hub.forget_idle()
            assert not hub.rooms(), "every room was forgotten"
            for name in ("events", "plays", "players", "matches", "rooms"):
                disk.db.execute(f"DELETE FROM {name}")  # a disk may grow, but this one is memory
        if number == warm - 1:
            early = held()
    await hub.close()
    assert early is not None
    return early, held()


def _begin(draft: Draft) -> None:
    for place, person in enumerate(draft.room.people):
        draft.add(e.Seated(place, person))
    draft.person = draft.room.host
    carry_out(draft, c.Start("start"))


def tables_on(database: Path, game: Game[Any], tables: int, plays: int) -> None:
    """A database in which so many matches go on, each after so many random plays."""
    chance = Random(0)
    around = Around({game.name: game}, Dice(chance), chance.randbytes)
    Store(database).close()
    db = sqlite3.connect(database, isolation_level=None)
    db.execute("BEGIN")
    for number in range(tables):
        code = _code(number)
        draft = Draft(EMPTY, 1_000, around)
        draft.add(e.Opened(code, game.name, game.seats[0]))
        for seat in range(game.seats[0]):
            join(draft, f"uid {number} {seat}", "P", "")
        _begin(draft)
        room = log.make_room(db, code, 0)
        log.add(db, room, EMPTY, draft.room, draft.entries)
        before = draft.room
        later = Draft(before, 2_000, around)
        for _ in range(plays):
            table = later.room.running
            chosen = None if table is None else conformance.random_move(table.match, around.dice)
            if table is None or chosen is None or table.match.step(*chosen).over:
                break
            later.play(*chosen)
        log.add(db, room, before, later.room, later.entries)
    db.execute("COMMIT")
    db.close()


def _code(number: int) -> str:
    letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
    return "AA" + "".join(letters[number // len(letters) ** at % len(letters)] for at in range(4))


async def revived(database: Path, game: Game[Any]) -> tuple[int, float]:
    """How many tables a new server has after its start, and after how many seconds."""
    store = Store(database)
    around = Around({game.name: game}, Dice(Random(0)), Secrets())
    hub = Hub(Surroundings(store, SteadyClock(), around, Bots(), Patience()))
    began = time.perf_counter()
    hub.start()
    await hub.back()
    spent = time.perf_counter() - began
    running = sum(live.room.running is not None for live in hub.rooms())
    await hub.close()
    store.close()
    return running, spent


async def killed(folder: Path, kills: int, seed: int = 0) -> int:
    """How many commands a real server acknowledged between SIGKILLs at any moment; all are in its log, once."""
    chance = Random(seed)
    acknowledged: list[str] = []
    with serving(folder / "killed.sqlite") as served:
        there = There(served)
        async with there.knights() as ann:
            code, token, match = ann.room["code"], ann.token, ann.match["match"]
        for kill in range(kills):
            asyncio.get_running_loop().call_later(chance.uniform(0.05, 0.6), served.kill)
            with contextlib.suppress(websockets.ConnectionClosed, AssertionError, TimeoutError, OSError):
                async with socket(there, code, token) as ann:
                    for number in range(8):  # as many as one person may write at once
                        name = f"k{kill} {number}"
                        answer = await ann.ask("notes", id=name, match=match, seat=0, notes={"n": name})
                        acknowledged += [name] if answer["type"] == "done" else []
            await asyncio.sleep(0.7)
            served.start()
        with contextlib.closing(sqlite3.connect(served.database)) as db:
            rows = [name for (name,) in db.execute("SELECT command FROM events WHERE command LIKE 'k%'")]
        for name in acknowledged:
            assert rows.count(name) == 1, f"{name} was acknowledged"
        assert len(set(rows)) == len(rows)
    return len(acknowledged)
