"""Whether people at their tables feel it when bots think at many others.

At some tables of one server people play Five, at others five bots play Mü, as fast as bots do in any room.  Bots think
only where somebody looks on; so it is looked on in turn at no table of bots, at those of random ones, which move alike
but think nothing, and at those of standard ones, whose playouts fill the workers.

``python -m tasogare.bench.thinking PEOPLE BOTS DATABASE`` is that server; it ends with its standard input.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

import tasogare
from tasogare.rooms import commands as c
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.draft import Draft
from tasogare.server.app import Site, make_app
from tasogare.server.auth import Identities
from tasogare.server.hub import Hub

from .figure import Figure, Say
from .load import Figures, Load, Ours, Wire
from .server import Subject
from .subject import NO_LIMIT, hub_of, serve, table_at

__all__ = ["measure"]

PEOPLE = 10
"""Tables at which people play."""
BOTS = 60
"""Tables at which bots do, of each level."""
RATE = 200
"""Moves a second that the people make in all: a server with time to spare."""
ROUNDS = 3
GAME, SEATS, LEVELS = "mu", 5, ("random", "standard")
SETTLE = 2.0
"""Seconds till bots that begin all at once are spread over their drawn times, and workers have started."""


def measure(seconds: float, say: Say) -> list[Figure]:
    """Latency of the people's moves beside theirs without bots; each phase has about so many seconds."""
    with tempfile.TemporaryDirectory(prefix="tasogare-bench-") as folder:
        return asyncio.run(_measure(seconds, say, Path(folder)))


async def _measure(seconds: float, say: Say, folder: Path) -> list[Figure]:
    line = [sys.executable, "-m", __name__, str(PEOPLE), str(BOTS), str(folder / "thinking.sqlite")]
    phases: dict[str, list[Figures]] = {"no bots": [], **{f"{level} bots": [] for level in LEVELS}}
    moved = dict.fromkeys(phases, 0.0)
    spent = dict.fromkeys(phases, 0.0)
    subject = Subject("Tasogare", Ours(), line)
    async with subject.serving() as load:
        await load.open(PEOPLE)
        await load.run(0.3)
        for turn in range(ROUNDS):
            for number, name in enumerate(phases):
                say(name, (turn + number / len(phases)) / ROUNDS)
                bots = [table for table in load.known[PEOPLE:] if table["name"] == name]
                async with _looked_on(load, bots) as seen:
                    await asyncio.sleep(SETTLE)
                    before, began = len(seen), subject.spent()
                    found = await load.run(max(seconds / ROUNDS, 0.5), RATE)
                    moved[name] += (len(seen) - before) / found.seconds / ROUNDS
                    spent[name] += (subject.spent() - began) / found.seconds / ROUNDS * 100
                    phases[name].append(found)
    figures = [Figure(f"moves of {name}", rate, "moves/s") for name, rate in moved.items() if rate]
    told = {"the server's CPU": ("%", spent)}
    for of in ("p50", "p99"):
        median = {name: statistics.median(getattr(each, of) for each in found) for name, found in phases.items()}
        told[f"{of} of people"] = ("ms", median)
    for what, (unit, value) in told.items():
        figures += [
            Figure(f"{what}, {name}", value[name], unit, beside, value[beside], value[name] / value[beside])
            for name in ("random bots", "standard bots")
            for beside in ("no bots", "random bots")
            if name != beside and value[beside] > 0
        ]
    return figures


@asynccontextmanager
async def _looked_on(load: Load, tables: Sequence[Any]) -> AsyncIterator[list[None]]:
    """Somebody looks on at these tables; what is given grows with each move seen."""
    seen, wires = list[None](), list[Wire]()

    def hear(wire: Wire, frame: bytes) -> None:
        if load.speech.hear(wire, frame) == "view":
            seen.append(None)

    try:
        for table in tables:
            wires.append(await load.connect(table, (f"/socket/{table['code']}", ""), hear))
        yield seen
    finally:
        for wire in wires:
            wire.close()


# --- the server


async def _bots_at(hub: Hub, identities: Identities, level: str) -> str:
    """The code of a room where five bots of that level have begun a match that does not end by itself."""
    room = await hub.make(GAME, SEATS)
    identity, _ = await identities.make("P", "", hub.around.clock.now())
    await room.join(identity.uid, identity.name, "")

    def begin(draft: Draft) -> None:
        draft.person = draft.room.host
        carry_out(draft, c.Choose("choose", GAME, {"end_score": 1_000_000}, SEATS))
        for number in range(SEATS):
            carry_out(draft, c.AddBot(f"bot {number}", level))
        carry_out(draft, c.Start("start"))

    await room.act(begin)
    return room.room.code


async def _serve(people: int, bots: int, database: str) -> None:
    hub, identities = hub_of(database, tasogare.game(GAME))
    site = Site(hub, identities)
    site.doorkeeper.frames = NO_LIMIT
    made = [await table_at(hub, identities) for _ in range(people)]
    known = [{"name": "people", "code": room.room.code, "tokens": tokens} for room, tokens in made]
    for level in LEVELS:
        known += [{"name": f"{level} bots", "code": await _bots_at(hub, identities, level)} for _ in range(bots)]
    await serve(make_app(site), {"tables": known})
    hub.around.bots.close()
    hub.around.store.close()


def main(people: str, bots: str, database: str) -> None:
    """Serves till standard input ends."""
    with asyncio.Runner(loop_factory=uvicorn.Config(lambda: None, loop="auto").get_loop_factory()) as runner:
        runner.run(_serve(int(people), int(bots), database))


if __name__ == "__main__":
    main(*sys.argv[1:])
