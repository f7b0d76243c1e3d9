"""Time, disk and network that a test makes: equal seeds give equal runs, and hours pass in a moment."""

from __future__ import annotations

import asyncio
import selectors
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from tasogare.server.link import Link
from tasogare.server.schema import migrate
from tasogare.server.store import Job, StorageError, Store, Then

__all__ = ["Clock", "Disk", "Nowhere", "Pipe", "TimeLoop", "Volatile"]

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
        self._writing: set[asyncio.Task[None]] = set()
        self.dead = False

    async def _take_turns(self) -> None:
        for _ in range(self._slow()):
            await asyncio.sleep(0)
        if self.dead:
            await asyncio.Event().wait()

    def submit(self, job: Job[Any], then: Then) -> None:
        task = asyncio.get_running_loop().create_task(self._write(job, then))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, job: Job[Any], then: Then) -> None:
        try:
            result = await self._written(job)
        except Exception as error:
            then(None, error)
        else:
            then(result, None)

    async def _written(self, job: Job[T]) -> T:
        await self._take_turns()
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
        await self._take_turns()
        if fault:
            raise StorageError(fault)
        return result

    async def read(self, job: Job[T]) -> T:
        await self._take_turns()
        return job(self._disk.db)

    def close(self) -> None:
        self.dead = True


class Nowhere:
    """A socket that nobody reads and that takes all."""

    def write(self, frame: bytes) -> None:
        pass

    def end(self, code: int) -> None:
        pass


class Pipe:
    """A socket's network: what is written waits till it is read, and where too much waits the writer is told."""

    FULL = 16

    def __init__(self) -> None:
        self.link = Link(self)
        self.code: int | None = None
        """With which it was closed."""
        self._frames: deque[bytes] = deque()
        self._more = asyncio.Event()

    @property
    def ended(self) -> bool:
        """Whether it was closed."""
        return self.code is not None

    @property
    def waiting(self) -> int:
        """How many frames were written and not yet read."""
        return len(self._frames)

    def write(self, frame: bytes) -> None:
        full = self.waiting >= self.FULL
        self._frames.append(frame)
        self._more.set()
        if self.waiting >= self.FULL and not full:
            self.link.hold()

    def end(self, code: int) -> None:
        self.code = code
        self._more.set()

    async def read(self) -> bytes | None:
        """The next frame; None at the end."""
        while not self._frames:
            if self.code is not None:
                return None
            self._more.clear()
            await self._more.wait()
        frame = self._frames.popleft()
        if len(self._frames) == self.FULL - 1:
            self.link.go_on()
        return frame
