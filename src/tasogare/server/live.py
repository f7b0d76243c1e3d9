"""A room in memory: one queue of things to do, who is here, and what will be due.

Everything that changes the room goes through ``_do``: a draft is made from the room and committed to the log, and only
then is the room what the draft made of it and are the viewers told.  Where the commit fails nothing was changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from tasogare.core import IllegalMove, Seat, replace
from tasogare.rooms import clockwork
from tasogare.rooms.clockwork import Patience, Presence
from tasogare.rooms.commanding import Refusal, carry_out, join
from tasogare.rooms.commands import Command, Leave, PersonId
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.room import Room
from tasogare.rooms.table import Table
from tasogare.rooms.views import Reason

from . import log, wire
from .audience import Audience
from .bots import Bots
from .clock import Clock
from .link import LEFT, Link
from .store import StorageError, Store

__all__ = ["LiveRoom", "Surroundings"]

logger = logging.getLogger("tasogare.live")

OFFLINE_AFTER = 3_000
"""How long a person without a socket still counts as here: a reload is no absence."""

ASK_AGAIN = 1_000
"""How long after a commit that failed the log is asked, if nothing else is to be done before."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Surroundings:
    """What all rooms of a server share."""

    store: Store
    clock: Clock
    around: Around
    bots: Bots
    patience: Patience


Todo = Callable[[], Awaitable[None]]


class LiveRoom:
    """One room with its viewers."""

    def __init__(self, room_id: int, room: Room, surroundings: Surroundings) -> None:
        self.id = room_id
        self.room = room
        self.around = surroundings
        now = surroundings.clock.now()
        self.used_at = now
        self._audience = Audience(room, surroundings.around.games, surroundings.clock)
        self._presence = Presence(since=dict.fromkeys(room.people, now))
        self._doubtful = False
        self._todo: deque[Todo] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._default: tuple[tuple[str, int], int] | None = None
        """For which point of which match the default moves of those away are due, and when."""
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self._closed = False

    # The queue

    def submit(self, todo: Todo) -> None:
        """Has something done after all that was submitted before."""
        self._todo.append(todo)
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, todo: Callable[[], Awaitable[object]]) -> None:
        """Submits something and waits till it is done; an error of it is raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                await todo()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self.submit(run)
        await done

    async def _work(self) -> None:
        try:
            while self._todo:
                todo = self._todo.popleft()
                try:
                    try:
                        await todo()
                    finally:
                        self._plan()
                except Exception:
                    logger.exception("room %s: something went wrong", self.room.code)
        finally:
            self._worker = None

    async def settled(self) -> None:
        """Waits till nothing is left to do just now."""
        while self._worker is not None:
            await asyncio.shield(self._worker)

    # The one door

    def _draft(self, person: PersonId | None = None, command: str | None = None) -> Draft:
        self.used_at = self.around.clock.now()
        return Draft(self.room, self.used_at, self.around.around, person, command, self._presence.here)

    async def _commit(self, draft: Draft) -> None:
        """Puts a draft's entries into the log, then shows what changed; raises StorageError."""
        before, entries = self.room, draft.entries
        if entries:
            after = draft.room
            try:
                await self.around.store.write(log.added(self.id, before, after, entries))
            except StorageError:
                self._doubtful = True
                raise
            self.room = after
        try:
            self._audience.show(self.room, self._presence, entries)
        except Exception:  # what is in the log is done, and the next whole update shows it
            logger.exception("room %s: could not be shown", self.room.code)

    async def _make_sure(self) -> None:
        """After a commit that failed: asks the log, which alone knows what is so."""
        if self._doubtful:
            await self._reload()
            self._audience.show_all(self.room, self._presence)

    async def _reload(self) -> None:
        room_id, games = self.id, self.around.around.games
        self.room = await self.around.store.read(lambda db: log.load(db, room_id, games))
        self._doubtful = False

    async def read_again(self) -> None:
        """Takes the room from the log, which was changed behind its back, and shows it so."""

        async def run() -> None:
            await self._reload()
            self._audience.show_all(self.room, self._presence)

        await self.ask(run)

    async def _do(self, draft_on: Callable[[], Draft], act: Callable[[Draft], Reason | None]) -> Reason | None:
        await self._make_sure()
        draft = draft_on()
        reason = act(draft)
        await self._commit(draft)
        return reason

    # What comes in

    def command(self, link: Link, command: Command) -> None:
        """Carries out a command of a socket that has said hello, and answers it there."""

        async def run() -> None:
            person = link.person
            answer = await self._answer(person, command)
            link.send(_encode(answer))
            if isinstance(command, Leave) and isinstance(answer, wire.Done):
                for left in self._audience.links(person):
                    left.close(LEFT)

        self.submit(run)

    async def _answer(self, person: PersonId | None, command: Command) -> wire.Done | wire.Refused:
        try:
            await self._make_sure()
            if person is not None and command.id in self.room.done.get(person, ()):
                return wire.Done(command.id)
            reason = await self._do(lambda: self._draft(person, command.id), lambda draft: carry_out(draft, command))
        except Refusal as refusal:
            return msgspec.convert({"id": command.id, "code": refusal.code, "reason": refusal.reason}, wire.Refused)
        except StorageError as error:
            logger.error("room %s: not stored: %s", self.room.code, error)
            return wire.Refused(command.id, "storage")
        except Exception:  # a fault of ours is answered too, or the client would ask for ever
            logger.exception("room %s: %s failed and changed nothing", self.room.code, type(command).__name__)
            return wire.Refused(command.id, "not_now")
        return wire.Done(command.id, reason)

    async def join(self, uid: str, name: str, avatar: str) -> PersonId:
        """Makes somebody a person of the room; raises Refusal or StorageError."""
        number: list[PersonId] = []

        def act(draft: Draft) -> None:
            number.append(join(draft, uid, name, avatar))

        await self.ask(lambda: self._do(self._draft, act))
        self._offline_since(number[0])
        return number[0]

    async def act(self, act: Callable[[Draft], None]) -> None:
        """Has a draft made by a function committed; raises what it raises, or StorageError."""
        await self.ask(lambda: self._do(self._draft, act))

    def _offline_since(self, person: PersonId) -> None:
        if person not in self._presence.here and person not in self._presence.since:
            since = {**self._presence.since, person: self.around.clock.now()}
            self._presence = replace(self._presence, since=since)

    def enter(self, uid: str | None, link: Link, version: int) -> None:
        """A socket has said hello: welcomes it and brings it up to date."""

        async def run() -> None:
            if link.ended():
                return
            person = None if uid is None else self.room.known(uid)
            if person is not None and self.room.people[person].gone:
                person = None
            viewer = self._audience.viewer(person)
            if person is not None:
                since = {p: at for p, at in self._presence.since.items() if p != person}
                self._presence = replace(self._presence, here=self._presence.here | {person}, since=since)
            link.person = person

            def act(draft: Draft) -> None:
                if person is not None:
                    clockwork.come_back(draft, person)

            try:
                await self._do(self._draft, act)
            except StorageError:
                self._audience.show(self.room, self._presence)
            self._audience.bring_up(viewer)
            link.send(_encode(wire.Welcome(wire.PROTOCOL, person, viewer.version)))
            if version != viewer.version:
                link.send(self._audience.whole(viewer))
            viewer.links.add(link)
            self._presence = replace(self._presence, watched=True)
            if link.ended():
                self.leave(link)

        self.submit(run)

    def leave(self, link: Link) -> None:
        """A socket is closed."""
        last, person = self._audience.lose(link), link.person
        if self._closed:
            return
        if not self._audience.present and self._presence.watched:
            self._presence = replace(self._presence, watched=False)
            self.submit(_nothing)
        if last and person is not None:
            asyncio.get_running_loop().call_later(OFFLINE_AFTER / 1000, self._missed, person, self.around.clock.now())

    def _missed(self, person: PersonId, since: int) -> None:
        """Somebody's last socket has been closed for a while: they are not here, unless they came back."""

        async def run() -> None:
            if self._audience.links(person) or person not in self._presence.here:
                return
            here = self._presence.here - {person}
            self._presence = replace(self._presence, here=here, since={**self._presence.since, person: since})
            self._audience.show(self.room, self._presence)

        if not self._closed:
            self.submit(run)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self._audience.present and self._worker is None and not self._thoughts

    def links_of(self, uid: str) -> set[Link]:
        """The sockets of an identity."""
        person = self.room.known(uid)
        return set() if person is None else self._audience.links(person)

    def close(self) -> None:
        """Ends timers and thoughts; what is in the queue is still done."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for thought in self._thoughts.values():
            thought.cancel()

    # What will be due

    def wake(self) -> None:
        """Has what is due be done from now on; till it is called the room does nothing by itself."""
        self._plan()

    def _plan(self) -> None:
        """Sets the timer for the next moment that matters, and has bots think."""
        if self._closed:
            return
        now = self.around.clock.now()
        self._wait_for_those_away(now)
        self._think()
        at = clockwork.wake_at(self.room, self._presence, self.around.patience, self._default_at)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._doubtful:
            at = now + ASK_AGAIN
        if at is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0, at - now) / 1000, self.submit, self.tick)

    @property
    def _default_at(self) -> int | None:
        return None if self._default is None else self._default[1]

    def _wait_for_those_away(self, now: int) -> None:
        table = self.room.running
        if table is None or not self._presence.watched or not clockwork.all_away(self.room):
            self._default = None
            return
        point = (table.id, table.plays)
        if self._default is None or self._default[0] != point:
            dice = self.around.around.dice
            self._default = (point, now + clockwork.drawn_time(self.around.patience.default, dice))

    async def tick(self) -> None:
        """Does what is due."""

        def act(draft: Draft) -> None:
            clockwork.pass_time(draft, self._presence, self.around.patience, self._default_at)

        try:
            await self._do(self._draft, act)
        except Exception as error:
            await self._fail(error)

    async def _fail(self, error: Exception) -> None:
        """Tells what the clock or a bot could not do; after a while it is tried again."""
        if isinstance(error, StorageError):
            logger.error("room %s: not stored: %s", self.room.code, error)
        else:
            logger.error("room %s: a fault of ours", self.room.code, exc_info=error)
        await asyncio.sleep(ASK_AGAIN / 1000)

    def _think(self) -> None:
        """Starts a thought for each seat that a bot is to play, where somebody looks on."""
        table = self.room.running
        if table is None or not self._presence.watched:
            return
        for seat, level in clockwork.bots_asked(self.room).items():
            if seat not in self._thoughts:
                self._thoughts[seat] = asyncio.get_running_loop().create_task(self._thought(table, seat, level))

    async def _thought(self, table: Table, seat: Seat, level: str) -> None:
        """A bot's move, if it still fits when it comes.  However this ends, the room looks again whom to ask: without
        that nobody would, where bots alone are awaited."""
        loop, around = asyncio.get_running_loop(), self.around
        try:
            delay = clockwork.thinking_time(self.room, around.patience, around.around.dice) / 1000
            ready_at = loop.time() + delay
            move = await around.bots.move(table.game, table.match, seat, level, around.around.dice, max(delay, 0.3))
            await asyncio.sleep(max(0.0, ready_at - loop.time()))

            def act(draft: Draft) -> None:
                now = draft.now(table.id)
                same = now is not None and now.match.state.phase == table.match.state.phase
                if same and seat in clockwork.bots_asked(draft.room):
                    draft.play(seat, move)

            await self.act(act)
        except IllegalMove:
            pass  # something came in between
        except Exception as error:
            await self._fail(error)
        finally:
            del self._thoughts[seat]
            self._plan()


async def _nothing() -> None:
    pass
