"""Two servers side by side whose games differ only in what one viewer must not know, and every byte that it gets.

Seed, commitment, ids, tokens and clock are equal; the deal is injected apart from the seed: whenever the table has
drawn, the second server's match is replaced by a twin, drawn by the game's own ``world``, that the viewer cannot tell
from the first's.  From then on both play by the rules.  People make moves that look alike to the viewer, the same or
others; where the rules are about to reveal what differs, the second match becomes a new twin first.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace as changed
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec

from tasogare.core import TABLE, Dice, Game, IllegalMove, Match, Move, Seat, conformance, replace
from tasogare.rooms import table as tables
from tasogare.rooms.table import Table
from tasogare.server.limits import Limit
from tasogare.server.live import LiveRoom
from tests.proof.looking import look
from tests.server.running import Here, Player, Turned, come, running, socket

__all__ = ["Outcome", "Twins", "run"]

TRIES = 30
SILENT = {"date"}
"""Headers that tell nothing but the time of day."""


class World:
    """One of the two servers with everybody at its table."""

    def __init__(
        self,
        here: Here,
        clock: Turned,
        players: list[Player],
        tokens: list[str],
        viewer: Player,
        http: httpx.AsyncClient,
    ) -> None:
        self.here, self.clock, self.players, self.tokens = here, clock, players, tokens
        self.viewer, self.http = viewer, http
        self.heard: list[bytes] = []
        """What the viewer got over HTTP and by sockets that were opened later."""
        self.earlier = ""
        """The match before this one, which was given up."""

    @property
    def code(self) -> str:
        code: str = self.players[0].room["code"]
        return code

    @property
    def live(self) -> LiveRoom:
        return self.here.room(self.code)

    @property
    def match_id(self) -> str:
        assert self.live.room.table is not None
        return self.live.room.table.id

    @property
    def match(self) -> Match[Any]:
        table = self.live.room.table
        assert table is not None
        return table.match

    def lay(self, match: Match[Any]) -> None:
        room = self.live.room
        assert room.table is not None
        self.live.room = replace(room, table=replace(room.table, match=match))

    async def settle(self, number: int) -> None:
        """All that was sent has arrived at the viewer, in the order in which it was sent."""
        await self.live.settled()
        await self.viewer.ask("ping", id=f"ping {number}")

    async def fetch(self, path: str) -> None:
        """One answer to the viewer over HTTP, all of it."""
        answer = await self.http.get(path, headers={"Host": "tasogare.example"})
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in SILENT)
        self.heard.append(f"{path} {answer.status_code} {headers} {answer.text}".encode())

    def frames(self) -> list[bytes]:
        """Every frame to the viewer's first socket."""
        return [raw.encode() for raw in self.viewer.raw]


class Outcome(msgspec.Struct):
    """What a run has shown."""

    steps: int = 0
    apart: int = 0
    """Steps at which the two worlds were not the same."""
    relaid: int = 0
    reviews: int = 0
    """Times between two rounds at which all looked back."""
    frames: int = 0
    equal: bool = True
    first: tuple[bytes, bytes] | None = None
    """The first pair of things sent that differ."""


class Twins:
    """The two worlds in step."""

    def __init__(self, game: Game[Any], eyes: Seat | None, seed: str, *, trusted: bool = False) -> None:
        self.trusted = trusted
        self.game, self.eyes, self.dice = game, eyes, Dice(f"twins {game.name} {eyes} {seed}")
        self.states: dict[int, Match[Any]] = {}
        self.second: Game[Any] | None = None

    # What the viewer cannot tell

    def twin(self, match: Match[Any]) -> Match[Any]:
        """A match that the viewer cannot tell from this one, what waits in it also new."""
        eyes, dice = self.eyes, self.dice
        state = self.game.world(match.state, eyes, dice)
        phase = state.phase
        pending: dict[Seat, Move] = {}
        if eyes is not None and eyes in match.pending:
            pending[eyes] = match.pending[eyes]
        handed_in = [seat for seat in match.pending if seat != eyes]
        able = [seat for seat in phase.seats(state) if seat != eyes]
        if TABLE not in able:
            for seat in handed_in if phase.shows_awaited == "who" else able[: len(handed_in)]:
                drawn = (phase.options(state, seat).pick(dice) for _ in range(5))
                kept = [move for move in drawn if not isinstance(move, phase.at_once)]
                pending[seat] = kept[0] if kept else phase.default(state, seat).pick(dice)
        return Match(state, pending)

    def alike(self, one: Match[Any], other: Match[Any]) -> bool:
        """Whether the rules show the viewer the same of both."""
        if one.over or other.over:
            return False
        shows = one.state.phase.shows_awaited
        told = [
            sorted(m.awaited()) if shows == "who" else len(m.awaited()) if shows == "count" else None
            for m in (one, other)
        ]
        mine = [(m.pending.get(self.eyes), self.eyes in m.awaited()) for m in (one, other) if self.eyes is not None]
        lived = [conformance.lived(self.game, m.state, self.eyes) for m in (one, other)]
        return told[0] == told[1] and mine[:1] == mine[1:] and (self.trusted or lived[0] == lived[1])

    def fresh(self, match: Match[Any]) -> Match[Any]:
        """A twin, shown to be one."""
        twin = self.twin(match)
        assert self.trusted or self.alike(match, twin), "a world is one that the viewer cannot tell apart"
        return twin

    # How the second server's table is dealt

    @contextlib.contextmanager
    def dealing(self) -> Iterator[None]:
        """While this holds, the second server's table draws what gives a twin of the first's match."""
        real = tables.at_play

        def at_play(table: Table, by: Seat, move: Move, *rest: Any, **more: Any) -> Table:
            after = real(table, by, move, *rest, **more)
            if table.game is not self.second:
                self.states[after.plays] = after.match
            elif by == TABLE and after.plays in self.states:
                first = self.states[after.plays]
                return replace(after, match=first if first.over else self.fresh(first))
            return after

        with patch.object(tables, "at_play", at_play):
            yield

    # What is done next

    def next(self, one: Match[Any], other: Match[Any]) -> tuple[Seat, Move, Seat, Move] | str | None:
        """A move for each world after which the viewer cannot tell them apart; ``time``; None: not in these two."""
        for attempt in range(TRIES):
            chosen = conformance.random_move(one, self.dice)
            if chosen is None:
                later, too = one.lapse(), other.lapse()
                return "time" if later is not None and too is not None and self.alike(later, too) else None
            seat, move = chosen
            again: tuple[Seat, Move] | None = (seat, move)
            if seat != self.eyes and attempt % 3 == 1:
                options = other.options(seat)
                again = (seat, options.pick(self.dice)) if len(options) else None
            elif seat != self.eyes and attempt % 3 == 2:
                again = conformance.random_move(other, self.dice)
            if again is None or (self.eyes is not None and (again[0] == self.eyes) != (seat == self.eyes)):
                continue
            try:
                after, too = one.step(seat, move), other.step(*again)
            except IllegalMove:
                continue
            if self.alike(after, too):
                return seat, move, *again
        return None


async def _look_back(world: World, number: int) -> None:
    """Between two rounds, when all is shown: somebody shows notes, and all go on."""
    shower = len(world.players) - 1
    await world.players[shower].do("notes", id=f"back {number}", match=world.match_id, seat=shower, notes=[number])
    await world.players[shower].do("show_notes", id=f"show {number}", match=world.match_id, seat=shower, shown=True)
    for seat, player in enumerate(world.players):
        await player.do("go_on", id=f"on {number}", match=world.match_id, seat=seat)
    await world.settle(number)


async def _play(world: World, number: int, seat: Seat, move: Move) -> None:
    table = world.live.room.table
    assert table is not None
    moves = [msgspec.to_builtins(move)]
    answer = await world.players[seat].ask("play", id=f"move {number}", match=table.id, seat=seat, moves=moves)
    assert answer["type"] == "done", (answer, move)


def _without_limits(here: Here) -> None:
    """Lets a viewer ask, and players talk, as much as they like: the clock stands nearly still."""
    site, much = here.site, 1e9
    site.doorkeeper.frames, site.doorkeeper.talking = (much, much), Limit(much, much)
    site.new_people = site.wrong_codes = site.reading = Limit(much, much)


@contextlib.asynccontextmanager
async def _world(
    folder: Path, game: Game[Any], served: Game[Any], seats: int, given: dict[str, Any], eyes: Seat | None
) -> AsyncIterator[World]:
    clock = Turned()
    async with contextlib.AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(folder / "x.sqlite", games={game.name: served}, clock=clock))
        _without_limits(here)
        code, token = await come(here, "P0")
        tokens = [token]
        for number in range(1, seats):
            tokens += [(await come(here, f"P{number}", code))[1]]
        players = [await stack.enter_async_context(socket(here, code, each)) for each in tokens]
        await players[0].do("choose", game=game.name, options=given, places=seats, id="choose")
        for place, player in enumerate(players):
            await player.do("sit", place=place, id="sit")
        await players[0].do("settings", clock="relaxed", id="settings")
        viewer = (
            players[eyes] if eyes is not None else await stack.enter_async_context(socket(here, code, query="?table"))
        )
        http = await stack.enter_async_context(here.http(None if eyes is None else tokens[eyes]))
        yield World(here, clock, players, tokens, viewer, http)


async def run(
    game: Game[Any],
    folder: Path,
    *,
    seats: int | None = None,
    given: dict[str, Any] | None = None,
    eyes: Seat | None = 0,
    steps: int = 40,
    seed: str = "0",
    served: Game[Any] | None = None,
    trusted: bool = False,
    stop_at_difference: bool = True,
) -> tuple[Outcome, World]:
    """Plays both worlds and compares.

    ``served``: the game with a planted leak, while ``game`` tells what is right.  ``trusted``: twins are believed to be
    twins, as they must be where the leak is in what would show that they are.
    """
    seats = game.seats[0] if seats is None else seats
    twins, found = Twins(game, eyes, seed, trusted=trusted), Outcome()
    first = changed(served or game)
    second = changed(served or game)
    for which in "ab":
        static = folder / which / "static"
        static.mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>shell</title>")
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(twins.dealing())
        a = await stack.enter_async_context(_world(folder / "a", game, first, seats, given or {}, eyes))
        b = await stack.enter_async_context(_world(folder / "b", game, second, seats, given or {}, eyes))
        worlds = (a, b)
        for world in worlds:
            await _give_one_up(world)
        twins.second, twins.states = second, {}
        for world in worlds:
            await world.players[0].do("start", id="start", after=world.earlier)
            await world.settle(0)
        for number in itertools.count(1):
            if number > steps:
                break
            done = await _step(twins, found, a, b, number)
            if not done or a.match.over or b.match.over:
                break  # from here on everything is shown
            await look(twins, a, b, number)
            _compare(found, a, b)
            if stop_at_difference and not found.equal:
                break
    return found, a


async def _give_one_up(world: World) -> None:
    """A match, the same in both worlds, for lists and histories to tell of."""
    await world.players[0].do("start", id="early")
    world.earlier = world.match_id
    for seat, player in enumerate(world.players):
        if world.live.room.running is not None:
            await player.do("quit", id="quit", seat=seat, wish=True)
    await world.settle(0)


async def _step(twins: Twins, found: Outcome, a: World, b: World, number: int) -> bool:
    """One thing done in both worlds; False where nothing can be done that does not end the match."""
    for world in (a, b):
        world.clock.at += 30  # slowly enough for no deadline to pass in a run
    if a.live.room.unready:
        for world in (a, b):
            await _look_back(world, number)
        found.steps += 1
        found.reviews += 1
        return True
    action: tuple[Seat, Move, Seat, Move] | str | None = None
    for attempt in range(8):
        if attempt or twins.dice.unit() < 0.2:
            b.lay(twins.fresh(a.match) if attempt < 7 else a.match)
            found.relaid += 1
        action = twins.next(a.match, b.match)
        if action is not None:
            break
    if action is None:
        return False
    found.steps += 1
    found.apart += a.match != b.match
    if isinstance(action, str):
        for world in (a, b):
            timer = world.live.room.table.timer if world.live.room.table is not None else None
            assert timer is not None, "what waits for time has a clock"
            world.clock.at = timer.until
            world.live.submit(world.live.tick)
    else:
        await _play(a, number, action[0], action[1])
        await _play(b, number, action[2], action[3])
    for world in (a, b):
        await world.settle(number)
    return True


def _compare(found: Outcome, a: World, b: World) -> None:
    pairs = [(a.frames(), b.frames()), (a.heard, b.heard)]
    found.frames = sum(len(sent) for sent, _ in pairs)
    for one, other in pairs:
        if one != other:
            found.equal = False
            if found.first is None:
                for left, right in itertools.zip_longest(one, other, fillvalue=b""):
                    if left != right:
                        found.first = (left, right)
                        break
