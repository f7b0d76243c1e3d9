"""The durable log in SQLite: one writer thread that commits what came together, and one that reads.

A job is a function of a connection, of which nothing but the database tells whether it ran: it may be run again.
What ``write`` returns is on the disk.  Jobs that fail, by the database's word, raise StorageError and leave nothing
behind.

The threads share one interpreter, and each statement hands it over and asks for it back.  So rows of one kind that wait
together go in by one statement (``Insert``), and jobs get a savepoint of their own only when one of them has failed.
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
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from .connecting import connect, no_room_or_leave, standing_still
from .schema import migrate

__all__ = ["Insert", "Job", "StorageError", "Store"]

logger = logging.getLogger("tasogare.store")

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

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
            places = ",".join([self.values] * len(rows))
            db.execute(f"INSERT INTO {self.into} VALUES {places}", tuple(chain.from_iterable(rows)))


@dataclass
class _Waiting:
    job: Job[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: BaseException | None = None


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
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        return connect(self.path, self._patience)

    async def write(self, job: Job[T]) -> T:
        """The job's result, once it is committed; raises StorageError."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, future, loop))
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
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        going = True
        while going:
            first = self._jobs.get()
            if first is None:
                break
            group = [first]
            with contextlib.suppress(queue.Empty):
                while len(group) < MOST_TOGETHER:
                    more = self._jobs.get_nowait()
                    if more is None:
                        going = False
                        break
                    group.append(more)
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

    def _commit(self, connection: sqlite3.Connection, group: list[_Waiting]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                _all_at_once(connection, group)
            except Exception:
                if not connection.in_transaction:
                    raise  # a full disk ends the whole transaction
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                self._one_by_one(connection, group)
            connection.execute("COMMIT")
        except Exception as error:
            self._refuse(group, error)
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
        else:
            if self._refusing:
                logger.warning("%s: can be stored in again", self.path)
            self._refusing = False

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


def _all_at_once(connection: sqlite3.Connection, group: list[_Waiting]) -> None:
    """Neighbours that add rows of one kind become one."""
    at = 0
    while at < len(group):
        job, upto = group[at].job, at + 1
        if isinstance(job, Insert):
            rows = list(job.rows)
            while upto < len(group) and isinstance(more := group[upto].job, Insert) and more.into == job.into:
                rows += more.rows
                upto += 1
            Insert(job.into, job.values, tuple(rows))(connection)
        else:
            group[at].result = job(connection)
        at = upto


def _answer(group: list[_Waiting]) -> None:
    """Tells those who wait, one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in group:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, answered in loops.items():
        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, answered)


def _settle(group: list[_Waiting]) -> None:
    for waiting in group:
        if waiting.future.done():
            continue
        if waiting.error is not None:
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_result(waiting.result)
