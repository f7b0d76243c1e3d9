"""Moves a second through a server with a real log, real sockets and five private views each, beside other servers.

Server and load have a core each where there are two.  The peers do the same work: Five, five sockets at each table, a
view of its own for each after every move.  They keep it in memory; ours is on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import uvicorn

from .figure import Figure
from .load import Bare, Figures, Load, Ours, Speech
from .peers import command, found
from .stages import stages

__all__ = ["Subject", "measure"]

TABLES = 40
MANY = 1000
"""Tables at which sockets are held and memory is measured: five thousand sockets."""
CALM = 500
"""Moves a second at which a server has time to spare."""
ROUNDS = 9
"""Slices of each server's load, taken in turn: a machine that is slow for a while is so for all."""
SWARM = 3.0
"""Seconds of load on all those sockets."""
WARM = 0.3
"""Seconds of load before anything is counted: just-in-time compilers have their chance."""
VIEW = 1_100
"""Bytes of a view, for the bare server: about what ours sends."""


class Subject:
    """A server that is measured, as a process of its own."""

    def __init__(
        self,
        name: str,
        speech: Speech,
        line: Sequence[str],
        environment: dict[str, str] | None = None,
        *,
        core: set[int] | None = None,
    ) -> None:
        self.name, self.speech, self.line, self.environment, self.core = name, speech, line, environment, core
        self.figures: list[Figures] = []
        self.cpu = 0.0
        self.pid = 0

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[Load]:
        """The server runs, on its core if it was given one, with a load that has no socket open yet."""
        core = self.core
        with tempfile.TemporaryFile() as errors:
            process = await asyncio.create_subprocess_exec(
                *self.line,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=self.environment,
                limit=1 << 24,
                preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, core),
            )
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                async with asyncio.timeout(120):
                    raw = await process.stdout.readline()
                if not raw:
                    errors.seek(0)
                    raise RuntimeError(f"{self.name} did not start: {errors.read().decode('utf-8', 'replace')[-2000:]}")
                known = msgspec.json.decode(raw)
                self.pid = process.pid
                load = Load(self.speech, known["port"], known["tables"])
                try:
                    yield load
                finally:
                    load.close()
            finally:
                process.stdin.close()
                try:
                    await asyncio.wait_for(process.wait(), 10)
                except TimeoutError:
                    process.kill()
                    await process.wait()

    def memory(self) -> float:
        """The bytes that it holds now; not a number where that can't be told."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, ValueError):
            return math.nan

    def spent(self) -> float:
        """The CPU seconds that it has had; not a number where that can't be told."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError):
            return math.nan

    async def load(self, load: Load, seconds: float) -> None:
        """Has moves made as fast as they are seen."""
        before = self.spent()
        self.figures.append(await load.run(seconds))
        self.cpu += self.spent() - before

    @property
    def moves(self) -> int:
        """All that were made as fast as could be."""
        return sum(each.moves for each in self.figures)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / sum(each.seconds for each in self.figures)

    @property
    def microseconds(self) -> float:
        """Of the server's CPU, for a move."""
        return self.cpu / self.moves * 1e6


def _ours(tables: int, folder: Path, core: set[int] | None) -> Subject:
    line = [sys.executable, "-m", "tasogare.bench.subject", "ours", str(tables), str(folder / f"{tables}.sqlite")]
    return Subject("Tasogare", Ours(), line, core=core)


@contextlib.contextmanager
def _apart() -> Iterator[set[int] | None]:
    """This process, which makes the load, has a core for itself; the other one, for the servers, is given.

    None where there are not two, or they can't be chosen.
    """
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(found) < 2:
        yield None
        return
    os.sched_setaffinity(0, {found[1]})
    try:
        yield {found[0]}
    finally:
        os.sched_setaffinity(0, found)


def measure(seconds: float, say: Callable[[str], None]) -> list[Figure]:
    """The figures; each server is loaded for about so many seconds, in slices taken in turn."""
    # the load is on the same event loop as our servers, so that it takes as little of its core as can be
    loop = uvicorn.Config(lambda: None, loop="auto").get_loop_factory()
    with (
        tempfile.TemporaryDirectory(prefix="tasogare-bench-") as folder,
        _apart() as core,
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        return runner.run(_measure(seconds, say, Path(folder), core))


async def _measure(seconds: float, say: Callable[[str], None], folder: Path, core: set[int] | None) -> list[Figure]:
    say("parts of a move")
    parts = await asyncio.to_thread(stages, folder)
    ours, peers, bare, calm = await _side_by_side(seconds, say, folder, core)
    figures = [_beside("moves", ours.rate, "moves/s", None, None)]
    figures += [_beside("moves", ours.rate, "moves/s", peer.name, peer.rate) for peer in (*peers, bare)]
    figures += [
        _beside("moves a CPU second", 1e6 / ours.microseconds, "moves/s", peer.name, 1e6 / peer.microseconds)
        for peer in (*peers, bare)
    ]
    figures += [
        Figure(f"p50 at {CALM} moves/s, all five seats", calm.p50, "ms"),
        Figure(f"p99 at {CALM} moves/s, all five seats", calm.p99, "ms"),
        Figure("p50 at full rate", ours.figures[-1].p50, "ms"),
        Figure("p99 at full rate", ours.figures[-1].p99, "ms"),
    ]
    last = ours.figures[-1]
    figures += [_beside("a view", last.frame, "bytes", peer.name, peer.figures[-1].frame) for peer in (*peers, bare)]
    figures += [
        _beside("of its core the load took", last.busy * 100, "%", peer.name, peer.figures[-1].busy * 100)
        for peer in (*peers, bare)
    ]
    figures += [Figure(f"of a move: {name}", value, "us CPU") for name, value in parts.items()]
    rest = ours.microseconds - sum(parts.values())
    figures += [Figure("of a move: sockets, queues and threads", rest, "us CPU", bare.name, bare.microseconds)]
    figures += await _held(say, folder, core)
    return [figure for figure in figures if not math.isnan(figure.value)]


def _beside(what: str, value: float, unit: str, name: str | None, reference: float | None) -> Figure:
    if name is None or reference is None or math.isnan(reference):
        return Figure(what, value, unit)
    return Figure(what, value, unit, name, reference, value / reference)


async def _side_by_side(
    seconds: float, say: Callable[[str], None], folder: Path, core: set[int] | None
) -> tuple[Subject, list[Subject], Subject, Figures]:
    """Our server, the peers that are installed and the bare one, loaded in turn; ours also with time to spare."""
    ours = _ours(TABLES, folder, core)
    line = [sys.executable, "-m", "tasogare.bench.subject", "bare", str(TABLES), str(VIEW)]
    bare = Subject("bare sockets", Bare(), line, core=core)
    others = []
    for name in found():
        line, environment, speech = command(name, TABLES)
        others.append(Subject(name, speech, line, environment, core=core))
    subjects = (ours, *others, bare)
    async with contextlib.AsyncExitStack() as stack:
        loads = []
        for subject in subjects:
            say(f"{subject.name}: starting")
            load = await stack.enter_async_context(subject.serving())
            await load.open()
            await load.run(WARM)
            loads.append(load)
        for _ in range(ROUNDS):
            for subject, load in zip(subjects, loads, strict=True):
                say(f"{subject.name}: moves")
                await subject.load(load, seconds / ROUNDS)
        say(f"{CALM} moves a second")
        calm = await loads[0].run(max(seconds, 1.0), CALM)
    return ours, others, bare, calm


async def _held(say: Callable[[str], None], folder: Path, core: set[int] | None) -> list[Figure]:
    """What many tables and their sockets weigh, and whether they can all be held at once."""
    say("memory")
    empty, full = _ours(0, folder, core), _ours(MANY, folder, core)
    async with empty.serving():
        nothing = empty.memory()
    async with full.serving() as load:
        tables = full.memory()
        await load.open()
        sockets = full.memory()
        held, played = load.sockets, await load.run(SWARM)
    return [
        Figure("sockets held", held, "sockets"),
        Figure(f"moves with {held} sockets open", played.rate, "moves/s"),
        Figure("a table", (tables - nothing) / MANY / 1024, "KB"),
        Figure("a socket", (sockets - tables) / held / 1024, "KB"),
    ]
