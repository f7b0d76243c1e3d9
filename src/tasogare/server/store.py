"""The durable log in SQLite: one writer thread that commits what came together, and one that reads.

A job is a function of a connection, of which nothing but the database tells whether it ran: it may be run again.
What ``write`` returns is on the disk.  Jobs that fail, by the database's word, end in StorageError and leave nothing
behind.

The threads share one interpreter, and each statement hands it over and asks for it back.  So what comes while every
turn of the event loop brings more is handed over at once and answered at once; rows of one kind that wait together go
in by one statement (``Insert``), which is a transaction by itself where nothing else waits; and jobs get a savepoint of
their own only when one of them has failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .connecting import connect, no_room_or_leave, standing_still
from .schema import migrate

__all__ = ["Insert", "Job", "StorageError", "Store", "Then"]

logger = logging.getLogger("tasogare.store")

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Then = Callable[[Any, Exception | None], None]
"""What is done with a job's result, or with its error."""

MOST_TURNS = 8
"""Of the event loop for which what comes is gathered before it is handed over."""
MOST_TOGETHER = 512
MOST_ROWS = 64
"""In one statement."""


class StorageError(Exception):
    """Nothing was written: the disk is full, the database is locked, or a key was taken."""


@dataclass(frozen=True)
class Insert:
    """A job that adds rows: ``into`` names table and columns, ``values`` is one row with its question marks."""

    into: str
    values: str
    rows: tuple[tuple[Any, ...], ...]

    def __call__(self, db: sqlite3.Connection) -> None:
        for at in range(0, len(self.rows), MOST_ROWS):
            rows = self.rows[at : at + MOST_ROWS]
            db.execute(_statement(self.into, self.values, len(rows)), tuple(chain.from_iterable(rows)))


@lru_cache(maxsize=4 * MOST_ROWS)
def _statement(into: str, values: str, rows: int) -> str:
    return f"INSERT INTO {into} VALUES {','.join([values] * rows)}"


class _Waiting(msgspec.Struct):
    job: Job[Any]
    then: Then
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = None


class Store:
    """An open database file."""

    def __init__(self, path: str | Path, *, patience: float = 2.0) -> None:
        self.path = str(path)
        self._patience = patience
        self._refusing = False
        try:
            with contextlib.closing(self._connect()) as connection:
                migrate(connection)
        except sqlite3.OperationalError as error:
            with standing_still(self.path, error) as still:
                migrate(still)
        self._loop: asyncio.AbstractEventLoop | None = None
        """The event loop that it serves; when that has ended, perhaps another."""
        self._coming: list[_Waiting] = []
        """What is not yet handed over."""
        self._handed: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        return connect(self.path, self._patience)

    def submit(self, job: Job[Any], then: Then) -> None:
        """Has the job done; ``then`` is called in this event loop with its result once committed, or with its error."""
        loop = self._loop
        if loop is None or not loop.is_running():  # to ask which one runs costs a call of the system
            loop = self._loop = asyncio.get_running_loop()
        if not self._coming or self._coming[-1].loop is not loop:
            loop.call_soon(self._gather, loop, 0, 1)
        self._coming.append(_Waiting(job, then, loop))

    def _gather(self, loop: asyncio.AbstractEventLoop, before: int, turn: int) -> None:
        """Hands over what has come when a turn of the event loop brought nothing more."""
        if len(self._coming) > before and turn < MOST_TURNS:
            loop.call_soon(self._gather, loop, len(self._coming), turn + 1)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        coming, self._coming = self._coming, []
        if coming:
            self._handed.put(coming)

    async def write(self, job: Job[T]) -> T:
        """The job's result, once it is committed; raises StorageError."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(result: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.submit(job, then)
        return await future

    async def read(self, job: Job[T]) -> T:
        """The job's result on what is committed; raises StorageError."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            try:
                if self._reading is None:
                    self._reading = self._connect()
                return job(self._reading)
            except sqlite3.OperationalError as error:
                with standing_still(self.path, error) as still:
                    return job(still)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

    def close(self) -> None:
        """Ends both threads after what they were given."""
        self._hand_over()
        self._handed.put(None)
        self._writer.join()
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while group := self._next_group():
            try:
                connection = connection or self._connect()
            except sqlite3.Error as error:
                self._refuse(group, error)
            else:
                self._commit(connection, group)
            _answer(group)
        if connection is not None:
            connection.close()

    def _refuse(self, group: list[_Waiting], error: Exception) -> None:
        """Nothing of a group was written; said once, till something is written again."""
        for waiting in group:
            waiting.error = StorageError(str(error))
        if not self._refusing:
            logger.error("%s: nothing can be stored now, what is there can be read: %s", self.path, error)
        self._refusing = True

    def _next_group(self) -> list[_Waiting]:
        """All that waits by now; empty at the end."""
        handed = self._handed.get()
        if handed is None:
            return []
        group = list(handed)
        while len(group) < MOST_TOGETHER and not self._handed.empty():
            handed = self._handed.get()
            if handed is None:
                self._handed.put(None)  # the end comes after this group
                break
            group += handed
        return group

    def _commit(self, connection: sqlite3.Connection, group: list[_Waiting]) -> None:
        try:
            self._put(connection, group)
        except Exception as error:
            self._refuse(group, error)
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
        else:
            if self._refusing:
                logger.warning("%s: can be stored in again", self.path)
            self._refusing = False

    def _put(self, connection: sqlite3.Connection, group: list[_Waiting]) -> None:
        jobs = _merged(group)
        if len(jobs) == 1 and isinstance(rows := jobs[0][0], Insert) and len(rows.rows) <= MOST_ROWS:
            with contextlib.suppress(sqlite3.IntegrityError):
                return rows(connection)
        connection.execute("BEGIN IMMEDIATE")
        try:
            for job, waiting in jobs:
                waiting.result = job(connection)
        except Exception:
            if not connection.in_transaction:
                raise  # a full disk ends the whole transaction
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            self._one_by_one(connection, group)
        connection.execute("COMMIT")

    def _one_by_one(self, connection: sqlite3.Connection, group: list[_Waiting]) -> None:
        """So that a job that fails takes no other with it."""
        for waiting in group:
            connection.execute("SAVEPOINT job")
            try:
                waiting.result = waiting.job(connection)
            except Exception as error:
                if not connection.in_transaction or no_room_or_leave(error):
                    raise
                connection.execute("ROLLBACK TO job")
                known = isinstance(error, sqlite3.Error)
                waiting.error = StorageError(str(error)) if known else error
            connection.execute("RELEASE job")


def _merged(group: list[_Waiting]) -> list[tuple[Job[Any], _Waiting]]:
    """The jobs of a group, each with the first who waits for it; neighbours that add rows of one kind are one job."""
    jobs: list[tuple[Job[Any], _Waiting]] = []
    at = 0
    while at < len(group):
        first, upto = group[at], at + 1
        job = first.job
        if isinstance(job, Insert):
            rows = list(job.rows)
            while upto < len(group) and isinstance(more := group[upto].job, Insert) and more.into == job.into:
                rows += more.rows
                upto += 1
            job = Insert(job.into, job.values, tuple(rows))
        jobs.append((job, first))
        at = upto
    return jobs


def _answer(group: list[_Waiting]) -> None:
    """Tells those who wait, by one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in group:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, answered in loops.items():
        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, answered)


def _settle(group: list[_Waiting]) -> None:
    for waiting in group:
        try:
            waiting.then(waiting.result, waiting.error)
        except Exception:
            logger.exception("what was stored could not be told")
