"""Matches whose bots fail in every way, at tables that people leave and come back to: none of them stands still.

What is promised while somebody looks on: each bot that is awaited has a thought under way, and where none is, a clock
runs or a person who is here is awaited; so a match comes to its end whatever its bots do.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import msgspec

from tasogare.core import TABLE, Dice, Game, Match, Move, Seat
from tasogare.rooms import clockwork
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.draft import Around, Draft
from tasogare.server import wire
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tests.proof.virtual import Clock, Disk, Nowhere, Volatile
from tests.rooms.desk import Secrets

__all__ = ["Table", "Unreliable", "still"]

LONGEST = 40_000.0
"""Seconds after which a match is said to stand still."""


class Unreliable(Bots):
    """Bots that answer at once, late, too late, with what can't be played, or with an error."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance
        self.failed = 0

    async def move(
        self, game: Game[Any], match: Match[Any], seat: Seat, level: str, dice: Dice, seconds: float
    ) -> Move:
        chance = self.chance
        await asyncio.sleep(chance.choice((0.0, 0.0, seconds, 30.0)))
        fault = chance.choice((None,) * 9 + (ZeroDivisionError, asyncio.CancelledError, "illegal"))
        self.failed += fault is not None
        if fault == "illegal":
            nonsense: Any = c.Ping("no move at all")
            return cast(Move, nonsense)
        if isinstance(fault, type):
            raise fault
        move: Move = match.default(seat).pick(dice)
        return move


def still(live: LiveRoom) -> str | None:
    """What a settled room waits for although it will never come; None where all is well."""
    table, presence = live.room.running, live._presence
    if table is None or live.room.paused:
        return None
    if bool(live._audience.present) is not presence.watched:
        return f"somebody looks on: {live._audience.present}, and the room believes {presence.watched}"
    if not presence.watched:
        return None
    asked = clockwork.bots_asked(live.room)
    awaited = table.match.awaited()
    for seat in asked:
        if seat not in live._thoughts or live._thoughts[seat].done():
            return f"bot {seat} is awaited in {table.match.state.phase} and does not think"
    if TABLE in awaited:
        return f"the table's move is awaited in {table.match.state.phase}"
    people = [live.room.holders[seat] for seat in awaited if seat not in asked]
    if asked or live._timer is not None or any(not holder.away for holder in people):
        return None
    return f"nobody who is awaited in {table.match.state.phase} will ever play: {awaited}"


class Table:
    """One room with one match: some people who are here, or not, and bots."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self.chance = game, Random(f"{game.name} {seed}")
        self.bots = Unreliable(self.chance)
        around = Around({game.name: game}, Dice(self.chance), Secrets())
        store = Volatile(Disk(), self._fault, lambda: self.chance.randint(0, 4))
        patience = Patience(host=8_000, away=6_000)
        self.hub = Hub(Surroundings(store, Clock(), around, self.bots, patience))
        self.links: dict[int, Link] = {}
        self.commands = 0

    def _fault(self) -> str:
        return self.chance.choice(("lost", "full")) if self.commands and self.chance.random() < 0.02 else ""

    async def play(self, seats: int, people: int, clock: Any, away: Any) -> None:
        """A whole match; AssertionError says who was forgotten."""
        self.live = live = await self.hub.make(self.game.name, seats)
        persons = [await live.join(f"uid {n}", f"P{n}", "") for n in range(people)]

        def begin(draft: Draft) -> None:
            for seat, person in enumerate(persons):
                draft.add(e.Seated(seat, person))
            draft.person = draft.room.host
            for number in range(seats - people):
                carry_out(draft, c.AddBot(f"bot {number}", "random"))
            carry_out(draft, c.Settings("settings", clock=clock, away=away))
            carry_out(draft, c.Start("start"))

        await live.act(begin)
        until = asyncio.get_running_loop().time() + LONGEST
        while live.room.running is not None:
            assert asyncio.get_running_loop().time() < until, f"still in {live.room.running.match.state.phase}"
            for person in range(people):
                self._something(person, persons[person])
            await live.settled()
            problem = still(live)
            assert problem is None, problem
            await asyncio.sleep(self.chance.choice((0.0, 0.1, 2.0)))
        await self.hub.close()

    def _something(self, n: int, person: int) -> None:
        """A person comes, goes, comes again before the old socket has gone, or plays."""
        chance, link, roll = self.chance, self.links.get(n), self.chance.random()
        if link is None or roll < 0.05:
            self.links[n] = Link(Nowhere())
            self.live.enter(f"uid {n}", self.links[n], 0)
        if link is not None and roll < 0.1:
            link.close(1006)
            loop = asyncio.get_running_loop()
            loop.call_later(chance.choice((0.0, 0.0, 2.0, 70.0)), self.live.leave, link)
            if self.links[n] is link:
                del self.links[n]
            return
        table = self.live.room.running
        if table is None or link is None or chance.random() < 0.5:
            return
        self.commands += 1
        for seat in self.live.room.seats(person):
            if chance.random() < 0.02:
                say: dict[str, Any] = {"type": "away", "place": seat, "away": True}
            elif seat in table.match.awaited():
                move = table.match.default(seat).pick(Dice(chance))
                say = {"type": "play", "match": table.id, "seat": seat, "moves": [msgspec.to_builtins(move)]}
            else:
                continue
            said = wire.decode(msgspec.json.encode({**say, "id": f"c{self.commands} {seat}"}))
            assert isinstance(said, c.Command)
            self.live.command(link, said)
