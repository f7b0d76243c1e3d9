"""All rooms of a server: made, found by code, loaded from the log, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

from tasogare.rooms import events as e
from tasogare.rooms.commanding import leave
from tasogare.rooms.draft import Draft
from tasogare.rooms.room import EMPTY

from . import log, ratings
from .done import Done
from .live import LiveRoom, Surroundings
from .schema import touch
from .store import StorageError

__all__ = ["ALPHABET", "CODE_LENGTH", "Hub", "plain_code"]

logger = logging.getLogger("tasogare.hub")

T = TypeVar("T")

AGAIN = 1.0
"""Seconds till what the database refused at a start is tried again."""
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 or O, no 1, I or L: a code is read aloud and typed."""
CODE_LENGTH = 6
IDLE = 3_600_000
"""Milliseconds after which memory forgets a room in which nothing goes on."""
AT_A_TIME = 16
"""Rooms that are read together at a start: few, for whoever asks for another waits for them."""


def plain_code(code: str) -> str:
    """A code as it was made, from how somebody may type it; empty where it can't be one."""
    plain = code.strip().upper().replace(" ", "").replace("-", "")
    return plain if len(plain) == CODE_LENGTH and all(letter in ALPHABET for letter in plain) else ""


async def _till_it_can(do: Callable[[], Awaitable[T]]) -> T:
    """Does it, as soon as the database lets it."""
    while True:
        try:
            return await do()
        except StorageError:
            await asyncio.sleep(AGAIN)


class Hub:
    """The rooms in memory."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.around = surroundings
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._unreadable: set[str] = set()
        self._closed = False
        self._coming_back: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to bring back every room in which a match goes on, so that its clock does, and to rate what is not.

        Whoever asks for a room meanwhile gets it first.  Where the disk is full or the database locked this goes on
        when it can, and what can be read is served.
        """
        self._coming_back = asyncio.get_running_loop().create_task(self._come_back())

    async def back(self) -> None:
        """Waits till all that ``start`` began is done."""
        assert self._coming_back is not None
        await asyncio.shield(self._coming_back)

    async def _come_back(self) -> None:
        store, games = self.around.store, self.around.around.games

        def rate(db: sqlite3.Connection) -> None:
            touch(db)
            ratings.catch_up(db, games)

        await asyncio.gather(_till_it_can(lambda: store.write(rate)), self._go_on_with_matches())

    async def _go_on_with_matches(self) -> None:
        codes = await _till_it_can(lambda: self.around.store.read(log.rooms_running))
        groups = [codes[at : at + AT_A_TIME] for at in range(0, len(codes), AT_A_TIME)]

        async def lane(groups: Sequence[Sequence[str]]) -> None:
            for group in groups:
                await _till_it_can(partial(self._have, group))

        await asyncio.gather(lane(groups[::2]), lane(groups[1::2]))  # so that the thread that reads never waits

    async def make(self, name: str, places: int) -> LiveRoom:
        """A new room for a game; raises StorageError."""
        for _ in range(100):
            code = self._fresh_code()
            draft = Draft(EMPTY, self.around.clock.now(), self.around.around)
            draft.add(e.Opened(code, name, places))

            def write(db: sqlite3.Connection, code: str = code, draft: Draft = draft) -> int | None:
                if log.find_room(db, code) is not None:
                    return None
                room_id = log.make_room(db, code, draft.at)
                log.add(db, room_id, EMPTY, draft.room, draft.entries)
                return room_id

            room_id = await self.around.store.write(write)
            if room_id is not None:
                room = self._rooms[code] = LiveRoom(room_id, log.Kept(draft.room, Done(), None), self.around)
                return room
        raise StorageError("no free code was found")

    def _fresh_code(self) -> str:
        letters = ""
        while len(letters) < CODE_LENGTH:
            (byte,) = self.around.around.secret(1)
            if byte < 256 // len(ALPHABET) * len(ALPHABET):
                letters += ALPHABET[byte % len(ALPHABET)]
        return letters

    def in_memory(self, code: str) -> LiveRoom | None:
        """The room with that code, if somebody has used it of late."""
        return self._rooms.get(plain_code(code))

    async def find(self, code: str) -> LiveRoom | None:
        """The room with that code, however it was typed; raises StorageError."""
        code = plain_code(code)
        if not code:
            return None
        if (room := self._rooms.get(code)) is not None:
            room.used_at = self.around.clock.now()  # who asks is about to come in
            return room
        await self._have([code])
        if self._closed or code in self._unreadable:
            raise StorageError(f"room {code} can't be read")
        return self._rooms.get(code)

    async def _have(self, codes: Sequence[str]) -> None:
        """Takes those rooms into memory, all that there are and that can be read; each once, whoever asks for it."""
        missing = [code for code in codes if code not in self._rooms and code not in self._loading]
        if missing:
            task = asyncio.get_running_loop().create_task(self._load(missing))
            self._loading |= dict.fromkeys(missing, task)
        for task in {self._loading[code] for code in codes if code in self._loading}:
            await asyncio.shield(task)

    async def _load(self, codes: Sequence[str]) -> None:
        games = self.around.around.games

        def load(db: sqlite3.Connection) -> tuple[dict[str, LiveRoom], set[str]]:
            found, unreadable = dict[str, LiveRoom](), set[str]()
            for code in codes:
                try:
                    room_id = log.find_room(db, code)
                    if room_id is not None:
                        found[code] = LiveRoom(room_id, log.load(db, room_id, games), self.around)
                except sqlite3.Error:
                    raise
                except Exception:  # one room that can't be read keeps no other from going on
                    logger.exception("room %s can't be read from its log", code)
                    unreadable.add(code)
            return found, unreadable

        try:
            found, unreadable = await self.around.store.read(load)
            if self._closed:
                return
            self._unreadable = (self._unreadable - {*codes}) | unreadable
            self._rooms |= found
            for room in found.values():
                room.wake()
        finally:
            for code in codes:
                del self._loading[code]

    async def forget(self, uid: str) -> None:
        """Takes a person out of every room and of all that is kept; records stay without the name."""
        for room in self.rooms():
            person = room.room.known(uid)
            if person is not None:
                await room.act(partial(leave, person=person))
        other = self.around.around.secret(12).hex()
        changed = await self.around.store.write(lambda db: log.forget_person(db, uid, other))
        await asyncio.gather(*map(asyncio.shield, {*self._loading.values()}), return_exceptions=True)
        for room in self.rooms():
            if room.id in changed:
                await room.read_again()

    def rooms(self) -> Sequence[LiveRoom]:
        """The rooms in memory."""
        return tuple(self._rooms.values())

    def forget_idle(self) -> int:
        """Takes rooms out of memory in which nobody is and nothing goes on; how many."""
        now = self.around.clock.now()
        idle = [code for code, room in self._rooms.items() if room.idle and room.used_at + IDLE <= now]
        for code in idle:
            self._rooms.pop(code).close()
        return len(idle)

    def let_go(self) -> None:
        """Ends all timers and thoughts, and what ``start`` began."""
        self._closed = True
        if self._coming_back is not None:
            self._coming_back.cancel()
        for room in self.rooms():
            room.close()

    async def close(self) -> None:
        """Lets each room finish what it was given, then ends all timers and thoughts."""
        self.let_go()
        for room in self.rooms():
            await room.settled()
