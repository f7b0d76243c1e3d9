"""All rooms of a server: made, found by code, loaded from the log, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from functools import partial

from tasogare.rooms import events as e
from tasogare.rooms.commanding import leave
from tasogare.rooms.draft import Draft
from tasogare.rooms.room import EMPTY

from . import log, ratings
from .live import LiveRoom, Surroundings
from .store import StorageError

__all__ = ["ALPHABET", "CODE_LENGTH", "Hub", "plain_code"]

logger = logging.getLogger("tasogare.hub")

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 or O, no 1, I or L: a code is read aloud and typed."""
CODE_LENGTH = 6
IDLE = 3_600_000
"""Milliseconds after which memory forgets a room in which nothing goes on."""


def plain_code(code: str) -> str:
    """A code as it was made, from how somebody may type it; empty where it can't be one."""
    plain = code.strip().upper().replace(" ", "").replace("-", "")
    return plain if len(plain) == CODE_LENGTH and all(letter in ALPHABET for letter in plain) else ""


class Hub:
    """The rooms in memory."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.around = surroundings
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}

    async def start(self) -> None:
        """Rates what ended unrated, and loads every room in which a match goes on, so that its clock does."""
        store, games = self.around.store, self.around.around.games

        def running(db: sqlite3.Connection) -> list[LiveRoom]:
            found = []
            for room_id, code in log.rooms_running(db):
                try:
                    found.append(LiveRoom(room_id, log.load(db, room_id, games), self.around))
                except Exception:  # one room that can't be read keeps no other from going on
                    logger.exception("room %s can't be read from its log", code)
            return found

        await store.write(lambda db: ratings.catch_up(db, games))
        for room in await store.read(running):
            self._rooms[room.room.code] = room
            room.submit(room.tick)

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
                room = self._rooms[code] = LiveRoom(room_id, draft.room, self.around)
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
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveRoom | None:
        games = self.around.around.games

        def load(db: sqlite3.Connection) -> LiveRoom | None:
            room_id = log.find_room(db, code)
            return None if room_id is None else LiveRoom(room_id, log.load(db, room_id, games), self.around)

        try:
            room = await self.around.store.read(load)
            if room is not None:
                self._rooms[code] = room
            return room
        finally:
            del self._loading[code]

    async def forget(self, uid: str) -> None:
        """Takes a person out of every room and of all that is kept; records stay without the name."""
        for room in self.rooms():
            person = room.room.known(uid)
            if person is not None:
                await room.act(partial(leave, person=person))
        other = self.around.around.secret(12).hex()
        changed = await self.around.store.write(lambda db: log.forget_person(db, uid, other))
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

    async def close(self) -> None:
        """Lets each room finish what it was given, then ends all timers and thoughts."""
        for room in self.rooms():
            room.close()
        for room in self.rooms():
            await room.settled()
