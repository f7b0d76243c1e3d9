"""Frames of every wrong kind at a room's door: by the grammar of the envelope and of a game's moves, and at random.

Each is answered, or the socket is closed; what is refused changes nothing; nothing goes wrong inside; and the room is
still the one that its log tells.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import inspect

from tasogare.core import Dice, Game
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out, join
from tasogare.rooms.draft import Around, Draft
from tasogare.server import log, wire
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tasogare.server.serving import LARGEST_FRAME
from tasogare.server.socket import Doorkeeper
from tests.proof.virtual import Disk, TimeLoop, Volatile
from tests.rooms.desk import Secrets, variant

__all__ = ["Fuzzed", "fuzz"]

AT_SOCKET = 40
"""Frames before a socket is closed and another opened."""
TEXTS = ("", "x", "room", "all", "\0", "\u202e", "<script>", "👩‍👩‍👧", "x" * 401, "m" * 5_000, "0", "null")
NUMBERS = (0, 1, 2, -1, 3, 7, 2**31, -(2**63), 2**63, 10**40, 1e308, 0.5, -0.0)


class Ticking:
    """A clock that moves by two seconds whenever it is asked: nobody is ever too fast."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def now(self) -> int:
        self.at += 2_000
        return self.at


class Grammar:
    """JSON that a type allows, or nearly."""

    def __init__(self, chance: Random, game: Game[Any]) -> None:
        self.chance = chance
        self.commands = inspect.multi_type_info([*wire.FromClient.__args__])
        self.plays = inspect.multi_type_info([c.PlayMoves, c.Check])
        self.moves = inspect.type_info(game.Moves)
        self.known: list[str] = []
        """Ids of matches that there are or were."""

    def frame(self) -> str | bytes:
        """One frame."""
        chance, roll = self.chance, self.chance.random()
        if roll < 0.03:
            return chance.randbytes(chance.choice((0, 1, 3, 50, 2_000)))
        if roll < 0.05:
            deep = chance.choice((10, 1_000, 30_000))
            return chance.choice(("[", '{"a":')) * deep
        value = self.of(chance.choice(self.plays if chance.random() < 0.4 else self.commands))
        text = json.dumps(value)
        if roll < 0.15:
            raw = bytearray(text.encode())
            for _ in range(chance.randint(1, 4)):
                at = chance.randrange(len(raw) + 1)
                raw[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
            return bytes(raw)
        return text if roll < 0.9 else text.encode()

    def of(self, kind: inspect.Type) -> Any:
        """A value of a type; now and then one of another."""
        chance = self.chance
        if chance.random() < 0.02:
            return chance.choice((None, True, [], {}, *TEXTS, *NUMBERS[:8]))
        match kind:
            case inspect.StructType():
                found = {f.encode_name: self.field(f) for f in kind.fields if f.required or chance.random() < 0.6}
                if kind.tag_field is not None:
                    found = {kind.tag_field: kind.tag, **found}
                if chance.random() < 0.02:
                    found["more"] = 1
                return found
            case inspect.UnionType(types=types):
                return self.of(chance.choice(types))
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.IntType() | inspect.FloatType():
                return chance.choice(NUMBERS[:5]) if chance.random() < 0.9 else chance.choice(NUMBERS)
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.StrType():
                return chance.choice(TEXTS)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return [self.of(item) for _ in range(chance.choice((0, 1, 1, 1, 2, 5)))]
            case inspect.TupleType(item_types=items):
                return [self.of(item) for item in items]
            case inspect.DictType():
                return {chance.choice(TEXTS[:6]): chance.choice(NUMBERS) for _ in range(chance.randint(0, 2))}
            case inspect.NoneType():
                return None
            case inspect.CustomType() | inspect.RawType():
                return self.of(self.moves)
            case _:
                return self.of(self.moves) if chance.random() < 0.5 else {"x": chance.choice(NUMBERS[:8])}

    def field(self, f: inspect.Field) -> Any:
        """A field's value, its name giving a hint."""
        chance = self.chance
        if f.name == "id" and chance.random() < 0.95:
            return f"f{chance.randrange(1 << 40)}"
        if f.name in {"match", "after"} and self.known and chance.random() < 0.9:
            return self.known[-1]
        if f.name == "protocol" and chance.random() < 0.8:
            return 1
        return self.of(f.type)


@dataclass
class Fuzzed:
    """What a run met with."""

    frames: int = 0
    sockets: int = 0
    matches: int = 0
    answers: Counter[str] = field(default_factory=Counter)


class FakeSocket:
    """What the doorkeeper takes for a socket: the frames of one visit, and what came back."""

    def __init__(self, frames: list[str | bytes]) -> None:
        self.frames = frames
        self.sent: list[Any] = []
        self.closed: int | None = None
        self._left = False

    async def serve(self, hear: Callable[[str | bytes], None], link: Link) -> None:
        while self.frames and self.closed is None:
            frame = self.frames.pop(0)
            if len(frame) > LARGEST_FRAME:
                self.closed = 1009  # as the socket library does
            else:
                hear(frame)
            await asyncio.sleep(0)
        if self.closed is None:
            await asyncio.sleep(1)
        self._left = True

    def write(self, frame: bytes) -> None:
        if self.closed is None:
            self.sent.append(json.loads(frame))

    def end(self, code: int) -> None:
        if self.closed is None and not self._left:
            self.closed = code


class _Faults(logging.Handler):
    """Whatever the server calls a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


def fuzz(game: Game[Any], frames: int, seed: int = 0, disk: Disk | None = None) -> Fuzzed:
    """Sends so many frames to a room of that game; AssertionError says what was not right."""
    faults = _Faults()
    logger = logging.getLogger("tasogare")
    propagate, logger.propagate = logger.propagate, False
    logger.addHandler(faults)
    try:
        with asyncio.Runner(loop_factory=TimeLoop) as runner:
            # bots that think do so in real time and in processes of their own: here there are random ones alone
            found = runner.run(_fuzz(variant(game, bots={}), frames, seed, disk or Disk()))
    finally:
        logger.removeHandler(faults)
        logger.propagate = propagate
    assert faults.told == [], faults.told[0]
    return found


async def _fuzz(game: Game[Any], frames: int, seed: int, disk: Disk) -> Fuzzed:
    chance, found = Random(f"{game.name} {seed}"), Fuzzed()
    store = Volatile(disk, lambda: "", lambda: 0)
    around = Around({game.name: game}, Dice(chance), Secrets())
    hub = Hub(Surroundings(store, Ticking(), around, Bots(), Patience()))
    live = await hub.make(game.name, game.seats[0])
    uids = [f"uid {number}" for number in range(game.seats[0] + 1)]
    doorkeeper, grammar = Doorkeeper(hub), Grammar(chance, game)
    while found.frames < frames:
        await _begin(live, uids, found, grammar)
        count = min(AT_SOCKET, frames - found.frames)
        visit: list[str | bytes] = ['{"type":"hello","protocol":1}', *(grammar.frame() for _ in range(count))]
        socket = FakeSocket(visit)
        before = set(live.done)
        await doorkeeper.talk(socket, "nowhere", live, chance.choice((None, *uids, uids[0])))
        await live.settled()
        found.frames += count
        found.sockets += 1
        answers = [frame for frame in socket.sent if frame["type"] in {"done", "refused"}]
        found.answers.update(answer.get("code", answer["type"]) for answer in answers)
        assert socket.closed is not None or len(answers) >= count - len(socket.frames) - 1, "every frame is answered"
        if socket.closed != 1009:
            done = {answer["id"] for answer in answers if answer["type"] == "done"}
            assert {name for _, name in set(live.done) - before} <= done, "what is refused is in no entry of the log"
    again = (await store.read(lambda db: log.load(db, live.id, {game.name: game}))).room
    assert again == live.room, "the log tells the room"
    await hub.close()
    return found


async def _begin(live: LiveRoom, uids: list[str], found: Fuzzed, grammar: Grammar) -> None:
    """Whoever has left comes again; where no match runs and there are seats for one, it begins."""
    for uid in uids:
        person = live.room.known(uid)
        if person is not None and live.room.people[person].gone:
            await live.join(uid, "P", "")
    if live.room.running is not None:
        return

    def begin(draft: Draft) -> None:
        people = [join(draft, uid, "P", "") for uid in uids]
        game = draft.around.games[draft.room.game]
        if len(draft.room.places) != game.seats[0]:
            draft.add(e.Chosen(game.name, {}, game.seats[0]))
        if draft.room.given:
            draft.add(e.Chosen(game.name, {}, len(draft.room.places)))
        for place in range(len(draft.room.places)):
            draft.add(e.Freed(place))
        for place, person in zip(range(len(draft.room.places)), people, strict=False):
            draft.add(e.Seated(place, person))
        draft.person = draft.room.host
        carry_out(draft, c.Start("", after=None if draft.room.table is None else draft.room.table.id))

    await live.act(begin)
    assert live.room.table is not None
    grammar.known.append(live.room.table.id)
    del grammar.known[:-3]
    found.matches += 1
