"""Time, disk and network that a test makes: equal seeds give equal runs, and hours pass in a moment."""

from __future__ import annotations

import asyncio
import selectors
import sqlite3
from collections.abc import Callable
from typing import TypeVar

from tasogare.server.schema import migrate
from tasogare.server.store import Job, StorageError, Store

__all__ = ["Clock", "Disk", "TimeLoop", "Volatile"]

T = TypeVar("T")


class _Selector(selectors.SelectSelector):
    """Waits for nothing: where the loop would sleep, its time moves on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.loop: TimeLoop | None = None

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert self.loop is not None
        if timeout is None:
            raise RuntimeError("everybody waits for something that will never come")
        self.loop.passed += timeout
        return super().select(0)


class TimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when nothing is left to do."""

    def __init__(self) -> None:
        self.passed = 0.0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.passed


class Clock:
    """The loop's time, as a server's clock."""

    def now(self) -> int:
        return 1_000_000 + int(asyncio.get_running_loop().time() * 1000)


class Disk:
    """What survives a server: a database that the next one opens."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        migrate(self.db)


class Volatile(Store):
    """A server's store on a disk that fails as it is told; once its server has died nothing comes back from it.

    ``fault`` is asked at each commit: ``""`` it succeeds, ``"full"`` or ``"locked"`` nothing is written, ``"lost"`` it
    is on the disk but the server is told that it is not.  ``slow`` is how many turns a commit takes before and after.
    """

    def __init__(self, disk: Disk, fault: Callable[[], str], slow: Callable[[], int]) -> None:
        self._disk, self._fault, self._slow = disk, fault, slow
        self.dead = False

    async def _turns(self) -> None:
        for _ in range(self._slow()):
            await asyncio.sleep(0)
        if self.dead:
            await asyncio.Event().wait()

    async def write(self, job: Job[T]) -> T:
        await self._turns()
        fault, db = self._fault(), self._disk.db
        if fault in {"full", "locked"}:
            raise StorageError(fault)
        db.execute("BEGIN")
        try:
            result = job(db)
        except sqlite3.Error as error:
            db.execute("ROLLBACK")
            raise StorageError(str(error)) from error
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
        await self._turns()
        if fault:
            raise StorageError(fault)
        return result

    async def read(self, job: Job[T]) -> T:
        await self._turns()
        return job(self._disk.db)

    def close(self) -> None:
        self.dead = True
