"""Entries in the making: what a command, a bot or the clock would add to a room's log, tried on the room itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tasogare.core import TABLE, Dice, Move, Seat

from .commands import PersonId
from .events import Entry, Finished, Lapsed, Played, RoomEvent, WentOn
from .room import Games, Room, after
from .table import Table, drawn, due

__all__ = ["Around", "Draft", "all_away"]

ENDLESS = 10_000


@dataclass(frozen=True)
class Around:
    """What a room is given from outside: the games, chance, secrets; tests bring their own."""

    games: Games
    dice: Dice
    """For what nobody has to verify: delays, shuffled places."""
    secret: Callable[[int], bytes]
    """That many unguessable bytes."""


class Draft(msgspec.Struct):
    """A room, and the entries that led to it from what is in the log."""

    room: Room
    at: int
    around: Around
    person: PersonId | None = None
    command: str | None = None
    here: frozenset[PersonId] = frozenset()
    """The people with an open socket."""
    entries: list[Entry] = []
    followed: Room | None = None
    """The room as it was when nothing more followed."""

    def add(self, what: RoomEvent | Played) -> None:
        """One more entry; raises IllegalMove where it is a play that the rules refuse."""
        entry = Entry(self.at, what, self.person, self.command)
        self.room = after(self.room, entry, self.around.games)
        self.entries.append(entry)

    def play(self, seat: Seat, move: Move, *, auto: bool = False) -> None:
        """A play, and all that follows from it without anybody's doing: the table's draws, and the end.

        Where nobody may know who is awaited, those away are not waited for: else one could tell that they were.
        """
        self.add(Played(seat, move, auto))
        self.follow()
        table = self.room.running
        if table is None or table.match.state.phase.shows_awaited != "nothing" or not all_away(self.room):
            return
        if table.match.state.phase.beat(table.match.state) is None:
            self.play_missing()

    def follow(self) -> None:
        """The table's moves while it is asked and waits for nobody, and the end of a match that is over."""
        if self.room is self.followed:
            return
        for _ in range(ENDLESS):
            self.followed = self.room
            table = self.room.running
            if table is None:
                return
            awaited = table.match.awaited()
            if not awaited and table.match.over:
                outcome = table.game.outcome(table.match.state)
                assert outcome is not None, "over: there is an outcome"
                self.add(Finished(outcome))
                return
            if TABLE not in awaited or self.room.unready:
                return
            self.add(Played(TABLE, drawn(table, TABLE)))
        raise AssertionError("the table's moves come to an end")

    def play_missing(self) -> None:
        """The default moves of all who are still awaited, till the phase's value changes; then what time ends lapses.

        In a review the word of those who have not given it.
        """
        if unready := self.room.unready:
            for seat in unready:
                self.add(WentOn(seat))
            self.follow()
            return
        table = self.room.running
        assert table is not None
        phase, match = table.match.state.phase, table.id
        for _ in range(ENDLESS):
            now = self.now(match)
            if now is None or now.match.state.phase != phase:
                return
            awaited = now.match.awaited()
            if not awaited:
                if due(now, self.at) and now.match.lapse() is not None:
                    self.add(Lapsed())
                    self.follow()
                return
            self.play(awaited[0], drawn(now, awaited[0]), auto=True)
        raise AssertionError("default moves end a phase")

    def now(self, match: str) -> Table | None:
        """The match of that id while it runs."""
        table = self.room.running
        return table if table is not None and table.id == match else None


def all_away(room: Room) -> bool:
    """Whether everybody who is awaited is away and gets default moves; never in a phase that ends by time alone."""
    table = room.running
    if table is None or room.paused or room.away != "default":
        return False
    if not any(holder.away for holder in room.places):
        return False
    s = table.match.state
    awaited = table.match.awaited()
    holders = room.holders
    return (
        bool(awaited)
        and TABLE not in awaited
        and s.phase.holds(s) is None
        and all(holders[seat].person is not None and holders[seat].away for seat in awaited)
    )
