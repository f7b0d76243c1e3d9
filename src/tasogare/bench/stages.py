"""Where the time of a move goes: each part of its way done alone, in one process, without sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import process_time

import msgspec

from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import Presence
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.draft import Draft
from tasogare.rooms.room import Room
from tasogare.server import log, wire
from tasogare.server.audience import Audience
from tasogare.server.link import Link

from .subject import hub_of, table_at

__all__ = ["stages"]

MOVES = 400
TOGETHER = 40
"""Moves in one commit: as many as tables that wait for it."""


class Sink:
    """A socket that swallows what it is sent."""

    def write(self, frame: bytes) -> None:
        """Nothing."""

    def end(self, code: int) -> None:
        """Nothing."""


def stages(folder: Path) -> dict[str, float]:
    """Microseconds of CPU that a move takes in each part of the server but its sockets."""
    return asyncio.run(_stages(folder))


async def _stages(folder: Path) -> dict[str, float]:
    hub, identities = hub_of(str(folder / "stages.sqlite"))
    live, _ = await table_at(hub, identities)
    around, clock = hub.around, hub.around.clock
    people = [holder.person for holder in live.room.holders]
    presence = Presence(frozenset(live.room.people), watched=True)
    spent = dict.fromkeys(("frames", "rules", "views", "log"), 0.0)
    audience = Audience(live.room, around.around.games, clock)
    for person in people:
        audience.viewer(person).links.add(Link(Sink()))
    audience.show(live.room, presence)
    room, drafts = live.room, list[tuple[Room, Draft]]()
    for number in range(MOVES):
        table = room.table
        assert table is not None
        (seat,) = table.match.awaited()
        move = next(iter(table.match.options(seat)))
        frame = msgspec.json.encode(
            {"type": "play", "id": f"{number}", "match": table.id, "seat": seat, "moves": [move]}
        )
        began = process_time()
        command = wire.decode(frame)
        msgspec.json.encode(wire.Done(f"{number}"))
        read = process_time()
        assert isinstance(command, c.PlayMoves)
        draft = Draft(room, clock.now(), around.around, people[seat], command.id, presence.here)
        carry_out(draft, command)
        played = process_time()
        drafts.append((room, draft))
        room = draft.room
        audience.show(room, presence, draft.entries)
        shown = process_time()
        spent["frames"] += read - began
        spent["rules"] += played - read
        spent["views"] += shown - played
    match = (await around.store.read(lambda db: log.load(db, live.id, around.around.games))).match
    began = process_time()
    for at in range(0, MOVES, TOGETHER):
        jobs = (
            log.added(live.id, match, room, draft.room, draft.entries) for room, draft in drafts[at : at + TOGETHER]
        )
        await asyncio.gather(*map(around.store.write, jobs))
    spent["log"] = process_time() - began
    await hub.close()
    around.store.close()
    return {name: seconds / MOVES * 1e6 for name, seconds in spent.items()}
