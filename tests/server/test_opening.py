"""A server starts wherever its database can be read, and serves what is there; else one line says what was expected."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tasogare.cli import main
from tasogare.server.schema import MIGRATIONS
from tasogare.server.serving import open_database
from tasogare.server.store import StorageError, Store
from tests.served import serving
from tests.server.running import Here, come, running, socket, table_of

REFUSING = "nothing can be stored now, what is there can be read"
AGAIN = "can be stored in again"


@contextlib.contextmanager
def held(database: Path, mode: str = "NORMAL") -> Iterator[None]:
    """While this holds, somebody else is writing into the database."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute(f"PRAGMA locking_mode = {mode}")
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


# Whoever holds the database


async def test_while_another_writes_the_server_starts_serves_what_is_there_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        code, token = players[0].room["code"], players[0].token
    with held(database):
        async with running(database, waits=0.01) as here, socket(here, code, token) as ann, here.http(token) as http:
            assert ann.match["views"][0]["seat"] == 0, "a match that goes on is there"
            assert (await http.get("/api/me")).json()["name"] == "Ann"
            assert (await http.post("/api/rooms", json={"name": "Ann"})).status_code == 503
            assert (await ann.ask("notes", match=ann.match["match"], seat=0, notes={}))["code"] == "storage"
    assert [r.getMessage() for r in caplog.records if r.name == "tasogare.store"] == [
        f"{database}: {REFUSING}: database is locked"
    ]


async def test_when_the_other_has_ended_all_is_as_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tasogare.server.hub.AGAIN", 0.02)
    caplog.set_level("WARNING", "tasogare.store")
    database = tmp_path / "rooms.sqlite"
    async with running(database) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        code, token = players[0].room["code"], players[0].token
    with sqlite3.connect(database) as db:
        row = (b'{"scores":[1,0,0],"winners":[0]}', b"[]")
        db.execute("INSERT INTO matches VALUES (7, 'old', 1, 0, 'mole', 0, 1, ?, ?, 0, NULL)", row)
    db.close()
    with held(database):
        stack = contextlib.AsyncExitStack()
        here = await stack.enter_async_context(running(database, waits=0.01))
        with pytest.raises(StorageError, match="locked"):
            await here.hub.around.store.write(lambda db: None)
        assert (await _rated(here)) == [(None,)]
    async with stack, socket(here, code, token) as ann:
        await here.hub.back()
        assert (await _rated(here)) == [(1,)], "what ended unrated is rated as soon as it can be"
        await ann.do("notes", match=ann.match["match"], seat=0, notes={})
    assert caplog.messages[-1] == f"{database}: {AGAIN}"
    assert len(caplog.messages) == 2


async def _rated(here: Here) -> list[tuple[int | None]]:
    return await here.hub.around.store.read(
        lambda db: db.execute("SELECT rated FROM matches WHERE name = 'old'").fetchall()
    )


# A disk without room: to the real process every file is as if the disk ended a few bytes on


@pytest.mark.slow
@pytest.mark.server_process
def test_on_a_full_disk_the_server_starts_and_serves_what_is_there(tmp_path: Path) -> None:
    with serving(tmp_path / "rooms.sqlite") as served:
        made = httpx.post(f"{served.url}/api/rooms", json={"name": "Ann"}, trust_env=False)
        cookies, code = {"tasogare": made.cookies["tasogare"]}, made.json()["code"]
        assert served.terminate() == 0
        served.largest_file = 4096
        served.start()
        with httpx.Client(base_url=served.url, cookies=cookies, trust_env=False) as http:
            assert http.get("/api/me").json()["name"] == "Ann"
            assert http.get(f"/api/rooms/{code}").json() == {"code": code}
            refused = http.post("/api/rooms", json={"name": "Ann"})
            assert (refused.status_code, refused.json()["key"]) == (503, "error-storage")
            assert served.output.count(REFUSING) == 1
        assert served.terminate() == 0
        served.largest_file = None
        served.start()
        with httpx.Client(base_url=served.url, cookies=cookies, trust_env=False) as http:
            assert http.post("/api/rooms", json={"name": "Ann"}).status_code == 201
        assert "Traceback" not in served.output


# A file that must not be changed


@pytest.fixture
def readable() -> Iterator[Path]:
    """A folder that may be changed, in which this process is nobody in particular: to root nothing is forbidden."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        folder.chmod(0o777)


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(was)


@pytest.mark.parametrize("folder_too", [False, True], ids=["the file", "its folder too"])
async def test_a_file_that_must_not_be_changed_is_read(
    readable: Path, folder_too: bool, caplog: pytest.LogCaptureFixture
) -> None:
    database = readable / "rooms.sqlite"
    async with running(database) as here:
        await come(here, "Ann")
    os.chmod(database, 0o444)
    if folder_too:
        os.chmod(readable, 0o555)
    with as_nobody():
        store = open_database(str(database))
        try:
            assert await store.read(lambda db: db.execute("SELECT name FROM people").fetchall()) == [("Ann",)]
            for _ in range(2):
                with pytest.raises(StorageError, match="readonly"):
                    await store.write(lambda db: db.execute("UPDATE people SET name = 'x'"))
        finally:
            store.close()
    assert [r.getMessage() for r in caplog.records] == [f"{database}: {REFUSING}: attempt to write a readonly database"]


async def test_what_is_not_in_the_file_itself_yet_is_never_passed_over(readable: Path) -> None:
    """Read without the files beside it the database would be what it was some time ago."""
    database = readable / "rooms.sqlite"
    store = Store(database)
    await store.write(lambda db: db.execute("INSERT INTO people VALUES ('u', 'Ann', '', 0)"))
    copy = readable / "copy"
    os.mkdir(copy)
    for suffix in ("", "-wal"):
        shutil.copy(f"{database}{suffix}", copy)
    store.close()
    os.chmod(copy, 0o555)
    with as_nobody(), pytest.raises(ValueError, match="expected an SQLite file that can be read"):
        open_database(str(copy / "rooms.sqlite"))
    os.chmod(copy, 0o777)


# What can't be opened at all


def _held_alone(path: Path) -> contextlib.AbstractContextManager[None]:
    Store(path).close()
    return held(path, "EXCLUSIVE")


def _held_and_old(path: Path) -> contextlib.AbstractContextManager[None]:
    with sqlite3.connect(path) as db:
        db.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    db.close()
    return held(path)


def _later(path: Path) -> contextlib.AbstractContextManager[None]:
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    return contextlib.nullcontext()


def _anothers(path: Path) -> contextlib.AbstractContextManager[None]:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE bookmarks (x)")
    db.close()
    return contextlib.nullcontext()


def _no_database(path: Path) -> contextlib.AbstractContextManager[None]:
    path.write_bytes(b"hello " * 1000)
    return contextlib.nullcontext()


def _cut(path: Path) -> contextlib.AbstractContextManager[None]:
    Store(path).close()
    path.write_bytes(path.read_bytes()[:5000])
    return contextlib.nullcontext()


def _a_folder(path: Path) -> contextlib.AbstractContextManager[None]:
    path.mkdir()
    return contextlib.nullcontext()


def _below_a_file(path: Path) -> contextlib.AbstractContextManager[None]:
    path.parent.rmdir()
    path.parent.write_text("x")
    return contextlib.nullcontext()


@pytest.mark.parametrize(
    ("spoil", "came"),
    [
        (_held_alone, "database is locked"),
        (_held_and_old, "database is locked"),
        (_later, f"expected a database of version {len(MIGRATIONS)} at most, got one of version 99"),
        (_anothers, "another program's"),
        (_no_database, "file is not a database"),
        (_cut, "malformed"),
        (_a_folder, "got the folder"),
        (_below_a_file, "expected a place for the database file"),
    ],
)
def test_a_database_that_cannot_be_opened_ends_the_server_with_one_line(
    spoil: Callable[[Path], contextlib.AbstractContextManager[None]],
    came: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = tmp_path / "deep" / "rooms.sqlite"
    database.parent.mkdir()
    with spoil(database), pytest.raises(SystemExit) as end:
        main(["serve", "--port", "0", "--database", str(database)])
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith("tasogare: ")
    assert line.count("expected ") == 1
    assert came in line
    assert "rooms.sqlite" in line or "deep" in line
