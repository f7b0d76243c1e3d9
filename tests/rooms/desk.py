"""A room on a desk: commands and moments put to it by hand, with a clock that tests turn and secrets that they know."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import msgspec

from tasogare.core import Dice, Game, Move, Seat
from tasogare.rooms import clockwork
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience, Presence
from tasogare.rooms.commanding import Refusal, carry_out, join
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.events import Entry
from tasogare.rooms.room import EMPTY, Room, fold
from tasogare.rooms.table import Table
from tasogare.rooms.views import Reason
from tests.core.mole import mole

PATIENCE = Patience()


class Secrets:
    """Bytes that differ with each asking and are the same in each test."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, count: int) -> bytes:
        self.asked += 1
        return bytes((self.asked * 37 + i) % 256 for i in range(count))


class Desk:
    """A room of one game with its log; everybody who came is here."""

    def __init__(
        self, game: Game[Any] = mole, places: int | None = None, *, others: tuple[Game[Any], ...] = ()
    ) -> None:
        games = {g.name: g for g in (game, *others)}
        self.around = Around(games, Dice(1), Secrets())
        self.room: Room = EMPTY
        self.log: list[Entry] = []
        self.at = 1_000_000
        self.presence = Presence(watched=True)
        self.default_at: int | None = None
        self._ids = 0
        self.add(e.Opened("ROOM22", game.name, game.best_seats if places is None else places))

    def draft(self, person: int | None = None, command: str | None = None) -> Draft:
        return Draft(self.room, self.at, self.around, person, command, self.presence.here)

    def take(self, draft: Draft) -> list[Entry]:
        self.room = draft.room
        self.log += draft.entries
        return draft.entries

    def add(self, *events: e.RoomEvent) -> None:
        draft = self.draft()
        for event in events:
            draft.add(event)
        self.take(draft)

    def come(self, name: str) -> int:
        """Somebody joins, and is here."""
        draft = self.draft()
        person = join(draft, f"uid of {name}", name, "")
        self.take(draft)
        since = {p: at for p, at in self.presence.since.items() if p != person}
        self.presence = Presence(self.presence.here | {person}, since, watched=True)
        return person

    def go(self, person: int) -> None:
        """Somebody's last socket closes."""
        self.presence = Presence(self.presence.here - {person}, {**self.presence.since, person: self.at}, watched=True)

    def back(self, person: int) -> None:
        since = {p: at for p, at in self.presence.since.items() if p != person}
        self.presence = Presence(self.presence.here | {person}, since, watched=True)
        draft = self.draft()
        clockwork.come_back(draft, person)
        self.take(draft)

    def do(self, person: int | None, kind: type[c.Command], /, **fields: Any) -> Reason | None:
        """A command is carried out; raises Refusal."""
        self._ids += 1
        draft = self.draft(person, f"id {self._ids}")
        reason = carry_out(draft, kind(f"id {self._ids}", **fields))
        self.take(draft)
        return reason

    def refused(self, person: int | None, kind: type[c.Command], /, **fields: Any) -> str:
        """The code with which a command is refused, after showing that it changed nothing."""
        before, entries = self.room, len(self.log)
        try:
            self.do(person, kind, **fields)
        except Refusal as refusal:
            assert self.room == before
            assert len(self.log) == entries
            return refusal.code
        raise AssertionError(f"{kind.__name__} was carried out")

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def play(self, person: int, seat: Seat, *moves: Move) -> Reason | None:
        raws = tuple(msgspec.Raw(msgspec.json.encode(move)) for move in moves)
        return self.do(person, c.PlayMoves, match=self.table.id, seat=seat, moves=raws)

    def bot_plays(self, seat: Seat, move: Move) -> None:
        draft = self.draft()
        draft.play(seat, move)
        self.take(draft)

    def wait(self, milliseconds: int) -> list[Entry]:
        """Time passes, and does what is due; the entries that it made."""
        self.at += milliseconds
        draft = self.draft()
        clockwork.pass_time(draft, self.presence, PATIENCE, self.default_at)
        return self.take(draft)

    def seated(self, *names: str) -> list[int]:
        """People who come in and sit down in this order."""
        people = [self.come(name) for name in names]
        for place, person in enumerate(people):
            self.do(person, c.Sit, place=place)
        return people

    def start(self) -> None:
        assert self.room.host is not None
        after = None if self.room.table is None else self.room.table.id
        self.do(self.room.host, c.Start, after=after)

    def lay(self, **fields: Any) -> None:
        """Puts the match into a state of the test's choosing."""
        table = self.table
        match = msgspec.structs.replace(table.match, **fields)
        self.room = msgspec.structs.replace(self.room, table=msgspec.structs.replace(table, match=match))

    def rebuilt(self) -> Room:
        """The room that the log tells of."""
        return fold(self.log, self.around.games)


def variant(game: Game[Any], **fields: Any) -> Game[Any]:
    """A game that differs in some fields."""
    return changed(game, **fields)
