"""A room in memory: one queue of things to do, who is here, and what will be due.

Everything that changes the room goes through ``_do``: a draft is made from the room and committed to the log, and only
then is the room what the draft made of it and are the viewers told.  Where the commit fails nothing was changed.

What is to be done is done in the call that brings it, with no task and no turn of the event loop between; only while
the log is waited for does it queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from tasogare.core import IllegalMove, Seat, replace
from tasogare.rooms import clockwork
from tasogare.rooms.at_table import shows
from tasogare.rooms.clockwork import Patience, Presence
from tasogare.rooms.commanding import Refusal, carry_out, join
from tasogare.rooms.commands import Command, Leave, PersonId
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.events import Entry
from tasogare.rooms.room import Holder
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

TRY_AGAIN = 1_000
"""How long after they failed the clock and bots try again."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Surroundings:
    """What all rooms of a server share."""

    store: Store
    clock: Clock
    around: Around
    bots: Bots
    patience: Patience


Todo = Callable[[], None]
Act = Callable[[Draft], Reason | None]
Then = Callable[[Reason | Exception | None], None]
"""Told what ``act`` answered once its draft is in the log, or why it is not."""


class LiveRoom:
    """One room with its viewers."""

    def __init__(self, room_id: int, kept: log.Kept, surroundings: Surroundings) -> None:
        self.id = room_id
        self.room, self.done, self._match = kept
        self.around = surroundings
        now = surroundings.clock.now()
        self.used_at = now
        self._audience = Audience(self.room, surroundings.around.games, surroundings.clock)
        self._presence = Presence(since=dict.fromkeys(self.room.people, now))
        self._doubtful = False
        self._todo: deque[Todo] = deque()
        self._busy = False
        """Whether something is being done, or waits for the log."""
        self._waiting = False
        """Whether it waits for the log."""
        self._settling: list[asyncio.Future[None]] = []
        self._asking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._default: tuple[tuple[str, int], int] | None = None
        """For which point of which match the default moves of those away are due, and when."""
        self._not_before = 0
        """Till when the clock leaves alone what it could not do."""
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self._looked_at: tuple[Holder, ...] | None = None
        self._absent = False
        """Whether any of the places that were looked at last is a bot's or of somebody away."""
        self._closed = False

    # The queue

    def submit(self, todo: Todo) -> None:
        """Has something done after all that was submitted before."""
        self._todo.append(todo)
        if not self._busy:
            self._busy = True
            self._work()

    def _work(self) -> None:
        while self._todo and not self._waiting:
            self._try(self._todo.popleft())
        if self._waiting:
            return
        self._try(self._plan)
        self._busy = False
        settling, self._settling = self._settling, []
        for future in settling:
            if not future.done():
                future.set_result(None)

    def _try(self, todo: Todo) -> None:
        try:
            todo()
        except Exception:
            logger.exception("room %s: something went wrong", self.room.code)

    def _go_on(self) -> None:
        """The log has answered."""
        self._waiting = False
        self._work()

    async def settled(self) -> None:
        """Waits till nothing is left to do just now."""
        while self._busy:
            self._settling.append(asyncio.get_running_loop().create_future())
            await self._settling[-1]

    async def _done(self, begin: Callable[[Then], None]) -> None:
        """Submits what ends in a call of what it is given, and waits for that; an error is raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(answer: Reason | Exception | None) -> None:
            if done.done():
                return
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(None)

        self.submit(lambda: begin(then))
        await done

    # The one door

    def _do(self, act: Act, then: Then, link: Link | None = None, command: str | None = None) -> None:
        """Has the draft that ``act`` makes committed and shown; where ``act`` raises, there is nothing to commit."""
        if self._doubtful:
            self._ask_the_log(partial(self._do, act, then, link, command), then)
            return
        person = None if link is None else link.person
        before, self.used_at = self.room, self.around.clock.now()
        draft = Draft(before, self.used_at, self.around.around, person, command, self._presence.here)
        try:
            reason = act(draft)
            job = log.added(self.id, self._match, before, draft.room, draft.entries)
        except Exception as error:
            then(error)
            return
        if not draft.entries:
            self._show()
            then(reason)
            return

        def committed(match: int | None, error: Exception | None) -> None:
            try:
                if error is None:
                    self.room, self._match = draft.room, match or self._match
                    self.done.add(draft.person, draft.command)
                    self._show(draft.entries)
                else:
                    self._doubtful = True
                then(reason if error is None else error)
            finally:
                self._go_on()

        self._waiting = True
        self.around.store.submit(job, committed)

    def _show(self, entries: Sequence[Entry] = ()) -> None:
        try:
            self._audience.show(self.room, self._presence, entries)
        except Exception:  # what is in the log is done, and the next whole update shows it
            logger.exception("room %s: could not be shown", self.room.code)

    def _ask_the_log(self, go_on: Todo, then: Then) -> None:
        """After a commit that failed the log alone knows what is so: the room is what it says, and is shown so."""
        room_id, games = self.id, self.around.around.games

        async def ask() -> None:
            next_todo = go_on
            try:
                self.room, self.done, self._match = await self.around.store.read(
                    lambda db: log.load(db, room_id, games)
                )
                self._doubtful = False
                self._audience.show_all(self.room, self._presence)
            except Exception as error:
                next_todo = partial(then, error)
            self._todo.appendleft(next_todo)
            self._go_on()

        self._waiting = True
        self._asking = asyncio.get_running_loop().create_task(ask())

    async def read_again(self) -> None:
        """Takes the room from the log, which was changed behind its back, and shows it so."""

        def begin(then: Then) -> None:
            self._doubtful = True
            self._do(_nothing, then)

        await self._done(begin)

    # What comes in

    def command(self, link: Link, command: Command) -> None:
        """Carries out a command of a socket that has said hello, and answers it there."""

        def run() -> None:
            person = link.person

            def act(draft: Draft) -> Reason | None:
                if (person, command.id) in self.done:
                    return None
                return carry_out(draft, command)

            def then(answer: Reason | Exception | None) -> None:
                link.send(_encode(self._answer(command, answer)))
                if isinstance(command, Leave) and not isinstance(answer, Exception):
                    for left in self._audience.links(person):
                        left.close(LEFT)

            self._do(act, then, link, command.id)

        self.submit(run)

    def _answer(self, command: Command, answer: Reason | Exception | None) -> wire.Done | wire.Refused:
        if not isinstance(answer, Exception):
            return wire.Done(command.id, answer)
        if isinstance(answer, Refusal):
            return msgspec.convert({"id": command.id, "code": answer.code, "reason": answer.reason}, wire.Refused)
        self._tell(command, answer)
        # a fault of ours is answered too, or the client would ask for ever
        return wire.Refused(command.id, "storage" if isinstance(answer, StorageError) else "not_now")

    def _tell(self, what: object, error: Exception) -> None:
        if isinstance(error, StorageError):
            logger.info("room %s: not stored: %s", self.room.code, error)
        else:
            logger.error("room %s: %s failed and changed nothing", self.room.code, type(what).__name__, exc_info=error)

    async def join(self, uid: str, name: str, avatar: str) -> PersonId:
        """Makes somebody a person of the room; raises Refusal or StorageError."""
        number: list[PersonId] = []

        def act(draft: Draft) -> None:
            number.append(join(draft, uid, name, avatar))

        await self.act(act)
        self._offline_since(number[0])
        return number[0]

    async def act(self, act: Callable[[Draft], None]) -> None:
        """Has a draft made by a function committed; raises what it raises, or StorageError."""
        await self._done(partial(self._do, act))

    def _offline_since(self, person: PersonId) -> None:
        if person not in self._presence.here and person not in self._presence.since:
            since = {**self._presence.since, person: self.around.clock.now()}
            self._presence = replace(self._presence, since=since)

    def enter(self, uid: str | None, link: Link, version: int) -> None:
        """A socket has said hello: welcomes it and brings it up to date."""

        def run() -> None:
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

            def then(answer: Reason | Exception | None) -> None:
                if isinstance(answer, Exception):
                    self._tell(link, answer)
                    self._show()
                self._audience.bring_up(viewer)
                link.send(_encode(wire.Welcome(wire.PROTOCOL, person, viewer.version)))
                if version != viewer.version:
                    link.send(self._audience.whole(viewer))
                viewer.links.add(link)
                self._presence = replace(self._presence, watched=True)
                if link.ended():
                    self.leave(link)

            self._do(act, then)

        self.submit(run)

    def leave(self, link: Link) -> None:
        """A socket is closed."""
        last, person = self._audience.lose(link), link.person
        if self._closed:
            return
        if not self._audience.present and self._presence.watched:
            self._presence = replace(self._presence, watched=False)
            self.submit(lambda: None)
        if last and person is not None:
            asyncio.get_running_loop().call_later(OFFLINE_AFTER / 1000, self._missed, person, self.around.clock.now())

    def _missed(self, person: PersonId, since: int) -> None:
        """Somebody's last socket has been closed for a while: they are not here, unless they came back."""

        def run() -> None:
            if self._audience.links(person) or person not in self._presence.here:
                return
            here = self._presence.here - {person}
            self._presence = replace(self._presence, here=here, since={**self._presence.since, person: since})
            self._show()

        if not self._closed:
            self.submit(run)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self._audience.present and not self._busy and not self._thoughts

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
        if self._unattended():
            self._wait_for_those_away()
            self._think()
        else:
            self._default = None
        at = clockwork.wake_at(self.room, self._presence, self.around.patience, self._default_at)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None or self._doubtful:
            now = self.around.clock.now()
            due = now + ASK_AGAIN if at is None or self._doubtful else at
            wait = max(due, self._not_before) - now
            self._timer = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self.submit, self.tick)

    def _unattended(self) -> bool:
        """Whether any place is a bot's or of somebody away; else nothing is to be played for anybody."""
        places = self.room.places
        if self._looked_at is not places:
            self._looked_at = places
            self._absent = any(holder.away or holder.bot is not None for holder in places)
        return self._absent

    @property
    def _default_at(self) -> int | None:
        return None if self._default is None else self._default[1]

    def _wait_for_those_away(self) -> None:
        table = self.room.running
        if table is None or not self._presence.watched or not clockwork.all_away(self.room):
            self._default = None
            return
        point = (table.id, table.plays)
        if self._default is None or self._default[0] != point:
            dice = self.around.around.dice
            self._default = (point, self.around.clock.now() + clockwork.drawn_time(self.around.patience.default, dice))

    def tick(self) -> None:
        """Does what is due."""

        around = self.around

        def act(draft: Draft) -> None:
            clockwork.pass_time(draft, self._presence, around.patience, self._default_at)

        def then(answer: Reason | Exception | None) -> None:
            if isinstance(answer, Exception):
                self._tell(around.clock, answer)
                self._not_before = around.clock.now() + TRY_AGAIN

        self._do(act, then)

    def _think(self) -> None:
        """Starts a thought for each seat that a bot is to play, where somebody looks on."""
        table = self.room.running
        if table is None or not self._presence.watched:
            return
        for seat, level in clockwork.bots_asked(self.room).items():
            if seat not in self._thoughts:
                self._thoughts[seat] = asyncio.get_running_loop().create_task(self._thought(table, seat, level))

    async def _thought(self, table: Table, seat: Seat, level: str) -> None:
        """A bot's move, if it still fits when it comes, and after one that nobody sees at once the next: else one could
        tell that there was one.  However this ends, the room looks again whom to ask: without that nobody would, where
        bots alone are awaited."""
        around = self.around
        try:
            delay = clockwork.thinking_time(self.room, around.patience, around.around.dice) / 1000
            while await self._bot_plays(table, seat, level, delay):
                now = self.room.running
                if now is None or seat not in clockwork.bots_asked(self.room):
                    break
                table, delay = now, 0.0
        except IllegalMove:
            pass  # something came in between
        except Exception as error:
            self._tell(around.bots, error)
            await asyncio.sleep(TRY_AGAIN / 1000)
        finally:
            del self._thoughts[seat]
            task = asyncio.current_task()
            if task is not None and not task.cancelling():  # else the room, or its server, ends
                self._plan()

    async def _bot_plays(self, table: Table, seat: Seat, level: str, delay: float) -> bool:
        """Whether the bot played, that many seconds from now, what nobody sees although all see who is awaited."""
        loop, around = asyncio.get_running_loop(), self.around
        ready_at = loop.time() + delay
        move = await around.bots.move(table.game, table.match, seat, level, around.around.dice, max(delay, 0.3))
        await asyncio.sleep(max(0.0, ready_at - loop.time()))
        unseen = False

        def act(draft: Draft) -> None:
            nonlocal unseen
            now = draft.now(table.id)
            phase = table.match.state.phase
            if now is not None and now.match.state.phase == phase and seat in clockwork.bots_asked(draft.room):
                unseen = phase.shows_awaited != "nothing" and not shows(now, seat, move)
                draft.play(seat, move)

        await self.act(act)
        return unseen


def _nothing(draft: Draft) -> None:
    pass
