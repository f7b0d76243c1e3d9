"""After a start the matches that go on come back by themselves, and their clocks with them; a room asked for first."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tasogare.core import Dice
from tasogare.rooms.draft import Around
from tasogare.rooms.room import Games
from tasogare.server import log
from tasogare.server.bots import Bots
from tasogare.server.clock import SteadyClock
from tasogare.server.hub import AT_A_TIME, Hub
from tasogare.server.live import Surroundings
from tasogare.server.store import StorageError, Store
from tests.core.mole import mole
from tests.proof.lasting import tables_on
from tests.rooms.desk import Secrets
from tests.server.running import AT_ONCE, Turned, running, table_of

TABLES = 12 * AT_A_TIME


@pytest.fixture
def database(tmp_path: Path) -> Path:
    tables_on(tmp_path / "rooms.sqlite", mole, TABLES, 2)
    return tmp_path / "rooms.sqlite"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the rooms that were read from the log, in that order."""
    codes: list[str] = []
    real = log.load

    def load(db: sqlite3.Connection, room_id: int, games: Games) -> log.Kept:
        kept = real(db, room_id, games)
        codes.append(kept.room.code)
        return kept

    monkeypatch.setattr(log, "load", load)
    return codes


@contextlib.asynccontextmanager
async def hub_on(database: Path) -> AsyncIterator[Hub]:
    store = Store(database)
    hub = Hub(Surroundings(store, SteadyClock(), Around({"mole": mole}, Dice(Random(1)), Secrets()), Bots(), AT_ONCE))
    try:
        yield hub
    finally:
        await hub.close()
        store.close()


def codes_in(database: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(database)) as db:
        return [code for (code,) in db.execute("SELECT code FROM rooms ORDER BY id")]


async def test_whoever_asks_for_a_room_waits_for_few_others(database: Path, read: list[str]) -> None:
    last = codes_in(database)[-1]
    async with hub_on(database) as hub:
        hub.start()
        for _ in range(5):
            await asyncio.sleep(0)  # so that others are being read already
        room = await hub.find(last)
        assert room is not None
        assert room.room.code == last
        assert read.index(last) <= 3 * AT_A_TIME
        await hub.back()
        assert len(hub.rooms()) == TABLES


async def test_each_room_is_in_memory_once_however_many_ask(database: Path, read: list[str]) -> None:
    async with hub_on(database) as hub:
        hub.start()
        asked = await asyncio.gather(*(hub.find(code) for code in codes_in(database) for _ in range(3)))
        await hub.back()
        assert {*asked} == {*hub.rooms()}
    assert {*Counter(read).values()} == {1}


async def test_a_room_that_cannot_be_read_keeps_no_other_from_coming_back(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = codes_in(database)
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE events SET body = '{}' WHERE room = 1 AND n = 1")
        db.commit()
    async with hub_on(database) as hub:
        hub.start()
        await hub.back()
        assert {room.room.code for room in hub.rooms()} == {*others}
        with pytest.raises(StorageError):
            await hub.find(broken)
    assert f"room {broken} can't be read from its log" in caplog.messages


async def test_the_clock_of_a_room_that_nobody_asks_for_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database, clock=Turned()) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        await players[0].do("settings", clock="brisk")
        code = players[0].room["code"]
        timer = here.room(code).room.running.timer
    async with running(database, clock=Turned(timer.until)) as here:
        await here.hub.back()
        live = here.room(code)
        await asyncio.sleep(0.1)
        await live.settled()
        played: Any = live.room.table
        assert played.match.state.votes, "those who were late were played for"
