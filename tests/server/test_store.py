"""The log on the disk: what is committed is there, what fails leaves nothing, and no two writers add the same n."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tasogare.rooms import commands as c
from tasogare.rooms.events import Abandoned, Finished, Said
from tasogare.rooms.room import EMPTY, Room
from tasogare.server import log
from tasogare.server.done import REMEMBERED, Done
from tasogare.server.schema import MIGRATIONS
from tasogare.server.serving import open_database
from tasogare.server.store import MOST_ROWS, Insert, StorageError, Store
from tests.core.mole import Ballot
from tests.rooms.desk import Desk
from tests.rooms.test_clockwork import clocked
from tests.rooms.test_playing import ballots, finish


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "log.sqlite", patience=0.05)
    yield opened
    opened.close()


async def keep(store: Store, desk: Desk, room_id: int | None, before: Room, since: int) -> int:
    """Writes the entries of a desk from ``since`` on; the room's id."""

    def job(db: sqlite3.Connection) -> int:
        number = log.make_room(db, desk.room.code, 0) if room_id is None else room_id
        log.add(db, number, before, desk.room, desk.log[since:])
        return number

    return await store.write(job)


async def test_a_room_read_again_is_what_it_was_at_every_point_of_an_evening(store: Store) -> None:
    desk, people = clocked()
    number = await keep(store, desk, None, EMPTY, 0)

    async def step(before: Room, since: int) -> None:
        await keep(store, desk, number, before, since)
        again = (await store.read(lambda db: log.load(db, number, desk.around.games))).room
        assert again == desk.room

    for number_of_match in range(3):
        while desk.table.running:
            before, since = desk.room, len(desk.log)
            if desk.table.plays % 2:
                desk.wait(10_000)
                desk.do(people[0], c.Pause, on=not desk.room.paused)
            (seat,) = desk.room.seats(people[1])
            desk.do(people[1], c.Notes, match=desk.table.id, seat=seat, notes=msgspec.Raw(b"1"))
            awaited = desk.table.match.awaited()
            person = desk.room.holders[awaited[0]].person
            assert person is not None
            if desk.room.running:
                desk.play(person, awaited[0], Ballot((awaited[0] + 1) % 3))
            await step(before, since)
        before, since = desk.room, len(desk.log)
        if number_of_match < 2:
            desk.do(people[0], c.Start, after=desk.table.id, rotate=True)
        await step(before, since)
    assert desk.room.wins


async def test_commands_that_were_done_are_known_after_a_restart(store: Store) -> None:
    desk, people = clocked()
    ballots(desk, people, 1)
    number = await keep(store, desk, None, EMPTY, 0)
    done = (await store.read(lambda db: log.load(db, number, desk.around.games))).done
    said = [(entry.person, entry.command) for entry in desk.log if entry.command is not None]
    assert set(done) == {*said}
    assert (people[0], said[-1][1]) in done
    assert (people[1], said[-1][1]) not in done, "the id is its person's own"
    assert (None, said[-1][1]) not in done


def test_of_each_persons_commands_the_last_are_remembered() -> None:
    done = Done()
    for number in range(REMEMBERED + 2):
        done.add(1, f"{number}")
        done.add(1, f"{number}")  # of a command that made several entries
    done.add(2, "0")
    done.add(None, "0")
    assert set(done) == {(1, f"{number}") for number in range(2, REMEMBERED + 2)} | {(2, "0")}


async def test_two_writers_never_add_the_same_n(store: Store) -> None:
    desk, people = clocked()
    number = await keep(store, desk, None, EMPTY, 0)
    before, since = desk.room, len(desk.log)
    desk.play(people[0], 0, Ballot(1))
    await keep(store, desk, number, before, since)
    with pytest.raises(StorageError):
        await keep(store, desk, number, before, since)
    desk.room, desk.log = before, desk.log[:since]
    desk.do(people[0], c.Pause, on=True)
    await keep(store, desk, number, before, since)
    with pytest.raises(StorageError):
        await keep(store, desk, number, before, since)


async def test_a_job_that_fails_leaves_nothing_and_others_beside_it_are_kept(store: Store) -> None:
    def bad(db: sqlite3.Connection) -> None:
        log.make_room(db, "HALF22", 0)
        log.make_room(db, "HALF22", 0)

    results = await asyncio.gather(
        *(store.write(partial(log.make_room, code=f"ROOM{i:02}", at=0)) for i in range(20)),
        store.write(bad),
        return_exceptions=True,
    )
    assert [type(r) for r in results] == [int] * 20 + [StorageError]
    found = await store.read(lambda db: [row[0] for row in db.execute("SELECT code FROM rooms ORDER BY code")])
    assert found == [f"ROOM{i:02}" for i in range(20)]


async def test_a_fault_of_the_program_is_no_storage_error(store: Store) -> None:
    def wrong(db: sqlite3.Connection) -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await store.write(wrong)


async def test_while_another_holds_the_database_nothing_is_written(store: Store) -> None:
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="locked"):
        await store.write(lambda db: log.make_room(db, "ROOM22", 0))
    other.execute("ROLLBACK")
    other.close()
    assert await store.write(lambda db: log.make_room(db, "ROOM22", 0)) == 1


async def test_when_the_disk_is_full_nothing_is_written_and_it_goes_on_when_there_is_room(store: Store) -> None:
    def fill(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO people VALUES ('x', ?, '', 0)", ("x" * 100_000,))

    pages = (await store.read(lambda db: db.execute("PRAGMA page_count").fetchone()))[0]
    await _set_limit(store, pages)
    with pytest.raises(StorageError, match="full"):
        await store.write(fill)
    await _set_limit(store, 1_000_000)
    await store.write(fill)


async def _set_limit(store: Store, pages: int) -> None:
    """The most pages that the writer's connection may use, as a disk of that size would have it."""
    await store.write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())


def test_a_database_is_made_once_and_opened_again(tmp_path: Path) -> None:
    for _ in range(2):
        Store(tmp_path / "x.sqlite").close()
    with sqlite3.connect(tmp_path / "x.sqlite") as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
async def test_a_database_of_an_earlier_program_is_brought_up_with_all_that_was_played(
    tmp_path: Path, version: int
) -> None:
    with closing(sqlite3.connect(tmp_path / "x.sqlite")) as old:
        steps = "".join(MIGRATIONS[:version])
        old.executescript(f"BEGIN; {steps} PRAGMA user_version = {version}; COMMIT;")
        old.execute("INSERT INTO rooms VALUES (1, 'ROOM22', 0)")
        for match in (1, 2):
            old.execute(
                "INSERT INTO matches (id, name, room, began_with, game, began) VALUES (?, ?, 1, 0, 'mu', 0)",
                (match, f"match {match}"),
            )
        plays = [(match, n, 1, 10 * n, None, f"{n}", 0, b"{}", 0) for n in range(300) for match in (1, 2)]
        old.executemany("INSERT INTO plays VALUES (?,?,?,?,?,?,?,?,?)", plays)
        old.commit()
    store = Store(tmp_path / "x.sqlite")
    kept = await store.read(lambda db: db.execute("SELECT * FROM plays ORDER BY n, match").fetchall())
    assert kept == plays
    with pytest.raises(StorageError, match="UNIQUE"):
        await store.write(lambda db: db.execute("INSERT INTO plays VALUES (?,?,?,?,?,?,?,?,?)", plays[7]))
    store.close()


def test_a_database_of_a_later_program_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "x.sqlite")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(ValueError, match="got one of version 99"):
        open_database(str(tmp_path / "x.sqlite"))


@pytest.mark.parametrize("address", ["postgresql://host/db", "mysql:x", "redis://localhost"])
def test_another_kind_of_database_is_refused_saying_so(address: str) -> None:
    with pytest.raises(ValueError, match=f"kind '{address.partition(':')[0]}'"):
        open_database(address)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello " * 1000)
    with pytest.raises(ValueError, match="expected an SQLite file"):
        open_database(str(tmp_path / "x"))
    with pytest.raises(ValueError, match="expected a"):
        open_database(str(tmp_path / "x" / "y"))


async def test_finished_and_abandoned_matches_are_found_and_running_ones_are_not(store: Store) -> None:
    desk, people = clocked()
    running = desk.table.id
    number = await keep(store, desk, None, EMPTY, 0)
    games = desk.around.games
    assert await store.read(lambda db: log.old_match(db, running, games)) is None
    assert await store.read(log.rooms_running) == ["ROOM22"]
    before, since = desk.room, len(desk.log)
    finish(desk, people)
    assert isinstance(desk.log[-1].what, Finished)
    await keep(store, desk, number, before, since)
    old = await store.read(lambda db: log.old_match(db, running, games))
    assert old is not None
    assert old.names == ("Ann", "Ben", "Cem")
    assert old.outcome == desk.table.outcome
    assert await store.read(log.rooms_running) == []
    assert await store.read(lambda db: log.old_match(db, "nothing", games)) is None


async def test_an_abandoned_match_is_kept_without_a_result(store: Store) -> None:
    desk, people = clocked()
    for seat in (0, 1):
        desk.do(people[seat], c.Quit, seat=seat, wish=True)
    assert isinstance(desk.log[-1].what, Abandoned)
    await keep(store, desk, None, EMPTY, 0)
    (past,) = await store.read(lambda db: log.past_matches(db, "uid of Ann"))
    assert past["outcome"] is None


async def test_a_person_who_is_forgotten_is_in_no_row(store: Store) -> None:
    desk, people = clocked()
    desk.do(people[1], c.Notes, match=desk.table.id, seat=1, notes=msgspec.Raw(b'"canary notes"'))
    finish(desk, people)
    desk.do(people[1], c.Chat, channel="room", seat=None, text="canary words")
    assert isinstance(desk.log[-1].what, Said)
    desk.do(people[1], c.Rename, name="Benjamin")
    number = await keep(store, desk, None, EMPTY, 0)
    assert await store.write(lambda db: log.forget_person(db, "uid of Ben", "nobody")) == [number]

    def everything(db: sqlite3.Connection) -> str:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for table in tables for row in db.execute(f"SELECT * FROM {table}"))

    rows = await store.read(everything)
    assert "Ann" in rows
    assert not [word for word in ("Ben", "uid of Ben", "canary") if word in rows]
    again = (await store.read(lambda db: log.load(db, number, desk.around.games))).room
    assert again.people[people[1]].name == ""
    assert (await store.read(lambda db: log.old_match(db, desk.table.id, desk.around.games))) is not None


async def test_rows_that_wait_together_go_in_together_and_one_that_cannot_takes_no_other_with_it(store: Store) -> None:
    def row(n: int, name: str) -> Insert:
        return Insert("rooms (id, code, made)", "(?,?,?)", ((n, name, 0),))

    def slow(db: sqlite3.Connection) -> None:
        time.sleep(0.1)  # meanwhile the others wait, and come as one group

    answers = await asyncio.gather(
        store.write(slow),
        store.write(row(1, "A")),
        store.write(row(2, "B")),
        store.write(row(3, "A")),
        store.write(lambda db: db.execute("SELECT count(*) FROM rooms").fetchone()[0]),
        store.write(row(4, "C")),
        return_exceptions=True,
    )
    assert [isinstance(answer, StorageError) for answer in answers] == [False, False, False, True, False, False]
    assert answers[4] == 2
    assert await store.read(lambda db: db.execute("SELECT code FROM rooms ORDER BY id").fetchall()) == [
        ("A",),
        ("B",),
        ("C",),
    ]


async def test_many_rows_go_in_by_several_statements(store: Store) -> None:
    rows = tuple((n, f"R{n}", 0) for n in range(1, 3 * MOST_ROWS))
    await store.write(Insert("rooms (id, code, made)", "(?,?,?)", rows))
    assert await store.read(lambda db: db.execute("SELECT count(*) FROM rooms").fetchone()[0]) == len(rows)
