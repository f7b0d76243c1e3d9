"""Evenings in which everything fails: a seeded simulation of people, their tabs, the network, the disk and restarts.

What is promised afterwards: a move that was acknowledged is in the log, once; every tab shows what the server shows;
the match came to its end, so nobody was stuck; and no clock rang twice for the same wait.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Literal, get_args

import msgspec

from tasogare.core import TABLE, Dice, Game, Play, check_draws, read_record, write_record
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.room import EMPTY, after
from tasogare.server import log, wire
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tests.proof.virtual import Clock, Disk, Pipe, TimeLoop, Volatile
from tests.rooms.desk import Secrets

__all__ = ["CLOCKS", "Evening", "Tally", "evening"]

Clocks = Literal["brisk", "relaxed", "off"]
CLOCKS: tuple[Clocks, ...] = get_args(Clocks)

PATIENCE = Patience(host=8_000, away=6_000)
LONGEST = 10_000.0
"""Seconds after which somebody is said to be stuck; chance may play Mü for more than half of it."""


class Tally(msgspec.Struct):
    """What happened in a run."""

    restarts: int = 0
    breaks: int = 0
    resent: int = 0
    acknowledged: int = 0
    not_stored: int = 0
    slow: int = 0
    autos: int = 0
    lapses: int = 0


class Tab:
    """One of a person's browser tabs, which comes again whenever its socket ends."""

    def __init__(self, evening: Evening, uid: str, number: int) -> None:
        self.evening, self.uid, self.number = evening, uid, number
        self.version = 0
        self.room: Any = None
        self.match: Any = None
        self.open: dict[str, bytes] = {}
        """Commands that were not answered yet, by id."""
        self._link: Link | None = None
        self._live: LiveRoom | None = None
        self._pump: asyncio.Task[None] | None = None
        self._clear_at = 0.0
        self._ids = 0

    @property
    def connected(self) -> bool:
        return self._link is not None and not self._link.ended()

    async def connect(self) -> None:
        """Comes in, with what it holds, and sends again what was not answered."""
        live = await self.evening.room()
        pipe = Pipe()
        link = self._link = pipe.link
        self._live = live
        live.enter(self.uid, link, self.version)
        self._pump = asyncio.get_running_loop().create_task(self._read(pipe))
        for frame in list(self.open.values()):
            self.evening.tally.resent += 1
            self._send(frame)

    async def _read(self, pipe: Pipe) -> None:
        chance = self.evening.chance
        while (frame := await pipe.read()) is not None:
            stall = self.evening.faulty and chance.random() < 0.01
            self.evening.tally.slow += stall
            await asyncio.sleep(chance.uniform(5, 30) if stall else chance.uniform(0, 0.2))
            if self._link is pipe.link:
                self._take(msgspec.json.decode(frame))
        if self._link is pipe.link:
            self.disconnect()

    def _take(self, frame: Any) -> None:
        match frame["type"]:
            case "update":
                whole = frame["whole"]
                assert whole or frame["version"] == self.version + 1, "no update is missed or comes twice"
                self.version = frame["version"]
                self.room = frame.get("room", None if whole else self.room)
                self.match = frame.get("match", None if whole else self.match)
            case "done":
                said = self.open.pop(frame["id"], None)
                if said is not None and msgspec.json.decode(said)["type"] == "play":
                    self.evening.acknowledged.add((self.uid, frame["id"]))
            case "refused":
                if frame["code"] == "storage":
                    self.evening.tally.not_stored += 1
                    if (again := self.open.get(frame["id"])) is not None:
                        asyncio.get_running_loop().call_later(1.0, self._send, again)
                else:
                    self.open.pop(frame["id"], None)

    def disconnect(self) -> None:
        """The socket ends; the server hears of it at once, or later."""
        link, live = self._link, self._live
        self._link = None
        if link is not None and live is not None:
            link.close(1006)
            later = self.evening.chance.choice((0.0, 0.0, 2.0, 15.0))
            asyncio.get_running_loop().call_later(later, live.leave, link)

    def say(self, kind: str, **fields: Any) -> None:
        """A command, remembered till it is answered."""
        self._ids += 1
        name = f"{self.number} {self._ids}"
        self.open[name] = msgspec.json.encode({"type": kind, "id": name, **fields})
        self._send(self.open[name])

    def _send(self, frame: bytes) -> None:
        if not self.connected:
            return
        loop, chance, link, live = asyncio.get_running_loop(), self.evening.chance, self._link, self._live
        at = loop.time() + chance.uniform(0, 0.3)
        if not (self.evening.faulty and chance.random() < 0.05):  # else it overtakes what was sent before
            at = self._clear_at = max(at, self._clear_at)

        def arrive() -> None:
            assert live is not None
            assert link is not None
            if self._link is link and not link.ended():
                said = wire.decode(frame)
                assert isinstance(said, c.Command)
                live.command(link, said)

        for _ in range(2 if self.evening.faulty and chance.random() < 0.1 else 1):
            loop.call_at(at, arrive)


class Evening:
    """A table, its people, and all that goes wrong."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self.chance, self.tally = game, Random(seed), Tally()
        self.disk, self.faulty, self.code = Disk(), False, ""
        self.acknowledged: set[tuple[str, str]] = set()
        self.tabs: list[Tab] = []
        self._bad = False
        self._secrets = Secrets()
        self._start_server()

    def _start_server(self) -> None:
        chance = self.chance
        around = Around({self.game.name: self.game}, Dice(chance), self._secrets)
        self.store = Volatile(self.disk, self._fault, lambda: chance.randint(0, 4))
        self.hub = Hub(Surroundings(self.store, Clock(), around, Bots(), PATIENCE))

    def _fault(self) -> str:
        if not self.faulty:
            return ""
        if self.chance.random() < 0.02:
            self._bad = not self._bad  # a full disk stays full for a while
        if self._bad:
            return self.chance.choice(("full", "locked"))
        return self.chance.choice(("lost", "full", "locked")) if self.chance.random() < 0.05 else ""

    async def room(self) -> LiveRoom:
        live = await self.hub.find(self.code)
        assert live is not None
        return live

    async def crash(self) -> None:
        """The server dies where it stands, and another takes its place."""
        self.tally.restarts += 1
        self.store.dead = True
        self.hub.let_go()
        for tab in self.tabs:
            tab.disconnect()
        self._start_server()
        self.hub.start()

    async def play(self, seats: int, clock: Clocks, bots: int) -> None:
        """Begins the match, lets it run through all faults, then to its end without any."""
        live = await self.hub.make(self.game.name, seats)
        self.code = live.room.code
        people = [await live.join(f"uid {n}", f"P{n}", "") for n in range(seats - bots)]

        def begin(draft: Draft) -> None:
            for seat, person in enumerate(people):
                draft.add(e.Seated(seat, person))
            draft.person = draft.room.host
            for number in range(bots):
                carry_out(draft, c.AddBot(f"bot {number}", "random"))
            carry_out(draft, c.Settings("settings", clock=clock))
            carry_out(draft, c.Start("start"))

        await live.act(begin)
        self.tabs = [Tab(self, f"uid {n}", 10 * n + tab) for n in range(len(people)) for tab in range(1 + (n == 0))]
        self.faulty = True
        loop = asyncio.get_running_loop()
        until = loop.time() + self.chance.uniform(20, 60)
        while loop.time() < until and await self.running():
            await self._something()
        self.faulty = False
        until = loop.time() + LONGEST
        while await self.running():
            assert loop.time() < until, "nobody gets stuck"
            await self._something()
        for _ in range(40):
            for tab in self.tabs:
                if not tab.connected:
                    await tab.connect()
            await asyncio.sleep(2)
        await self.check()

    async def running(self) -> bool:
        return (await self.room()).room.running is not None

    async def _something(self) -> None:
        chance, tab = self.chance, self.chance.choice(self.tabs)
        roll = chance.random() if self.faulty else 1.0
        if roll < 0.06:
            self.tally.breaks += tab.connected
            tab.disconnect()
        elif roll < 0.12:
            for _ in range(chance.randint(0, 12)):
                await asyncio.sleep(0)  # so that it dies at any point between receiving and acknowledging
            await self.crash()
        if not tab.connected:
            await tab.connect()
        elif tab.match is not None:
            await self._move(tab)
        await asyncio.sleep(chance.choice((0.0, 0.0, 0.1, 0.5, 3.0)))

    async def _move(self, tab: Tab) -> None:
        view = tab.match["views"][0]
        table = (await self.room()).room.running
        if view["seat"] is None or not view["moves"] or table is None or len(tab.open) > 3:
            return
        options = table.match.options(view["seat"])
        if len(options) and self.chance.random() < 0.7:
            move = msgspec.to_builtins(options.pick(Dice(self.chance)))
            tab.say("play", match=tab.match["match"], seat=view["seat"], moves=[move])
        elif self.chance.random() < 0.2:
            tab.say("away", place=view["seat"], away=self.chance.random() < 0.5)

    async def check(self) -> None:
        """All that is promised of what was left behind."""
        db, live = self.disk.db, await self.room()
        await live.settled()
        again = log.load(db, live.id, {self.game.name: self.game}).room
        assert again == live.room, "the log tells the room"
        known = {guest.uid: person for person, guest in live.room.people.items()}
        self.tally.acknowledged = len(self.acknowledged)
        plays = db.execute("SELECT person, command FROM plays WHERE by >= 0 AND auto = 0 AND person NOTNULL").fetchall()
        assert len(plays) == len(set(plays)), "no move is doubled"
        for uid, name in self.acknowledged:
            assert (known[uid], name) in plays, f"an acknowledged move is there: {uid} {name}"
        self._check_clocks(live)
        self._check_record(live)
        for tab in self.tabs:
            assert tab.connected
            assert not tab.open, "every command was answered"
            fresh = await self._fresh(tab)
            for part in ("room", "match"):
                seen = getattr(tab, part)
                assert seen is not None, f"every tab has seen the {part}"
                one, other = dict(seen), dict(fresh[part])
                for each in (one, other):
                    each.pop("step", None), each.pop("clock", None)
                assert one == other, "every tab shows what the server shows"

    def _check_clocks(self, live: LiveRoom) -> None:
        """A default move comes at its deadline or for somebody away, and a phase that holds ends at its time: a clock
        that rang twice would ring in the next phase, before its time."""
        games, room = {self.game.name: self.game}, EMPTY
        for entry in log.story(self.disk.db, live.id, games)[0]:
            timer = room.running.timer if room.running is not None else None
            late = timer is not None and timer.left is None and timer.until <= entry.at
            if isinstance(entry.what, e.Lapsed):
                self.tally.lapses += 1
                assert late, "a phase that holds lasts its time"
            if isinstance(entry.what, e.Played) and entry.what.auto:
                self.tally.autos += 1
                assert late or room.holders[entry.what.by].away, "a default move waits for its time"
            room = after(room, entry, games)

    def _check_record(self, live: LiveRoom) -> None:
        """The log is a record that verifies: every default move was one, every draw is the seed's, and none is there
        twice, since the second would have been illegal."""
        table = live.room.table
        assert table is not None
        assert table.outcome is not None
        moves = msgspec.json.Decoder(self.game.Moves).decode
        rows = self.disk.db.execute("SELECT by, move, auto FROM plays ORDER BY n").fetchall()
        plays = [Play(by, moves(move), bool(auto)) for by, move, auto in rows]
        text = write_record(
            self.game, table.seats, table.options, plays, commitment=table.commitment, seed=table.seed.hex()
        )
        assert check_draws(read_record(text, {self.game.name: self.game})) >= sum(p.by == TABLE for p in plays)

    async def _fresh(self, tab: Tab) -> Any:
        """What a new tab of the same person is shown."""
        live, pipe, frames = await self.room(), Pipe(), list[Any]()
        live.enter(tab.uid, pipe.link, 0)
        await live.settled()
        pipe.link.close(1000)
        while (frame := await pipe.read()) is not None:
            frames.append(msgspec.json.decode(frame))
        live.leave(pipe.link)
        return next(frame for frame in frames if frame["type"] == "update")


def evening(game: Game[Any], seed: int, *, seats: int | None = None, clock: Clocks = "brisk", bots: int = 0) -> Tally:
    """One whole run; AssertionError says which promise was broken."""
    with asyncio.Runner(loop_factory=TimeLoop) as runner:

        async def go() -> Tally:
            run = Evening(game, seed)
            await run.play(game.seats[0] if seats is None else seats, clock, bots)
            await run.hub.close()
            return run.tally

        return runner.run(go())
