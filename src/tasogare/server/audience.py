"""Who looks at a room, and what each was sent: a frame goes out where a viewer's bytes have changed, and only there.

A viewer's version counts its updates, so that not even a number tells what changed for somebody else.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec

from tasogare.core import Channel, Seat, replace
from tasogare.rooms import publish
from tasogare.rooms.clockwork import Presence
from tasogare.rooms.commands import PersonId
from tasogare.rooms.events import Entry, Said
from tasogare.rooms.room import Games, Room
from tasogare.rooms.views import ChatLine, Clock, RoomView

from . import wire
from .clock import Clock as Time
from .link import Link

__all__ = ["Audience", "Viewer"]

logger = logging.getLogger("tasogare.audience")

_encode = msgspec.json.Encoder().encode

_public_from = attrgetter(
    *(name for name in Room.__struct_fields__ if name not in {"events", "lines", "done", "table", "last"}), "stage"
)
"""What of a room its public part is made from, besides who is here and which match is on the table."""


class Viewer(msgspec.Struct):
    """One person, or the table screen and strangers together, with all their sockets."""

    person: PersonId | None
    version: int
    links: set[Link] = set()
    public: int = 0
    """The number of the room's public part that was sent last."""
    channels: tuple[str, ...] = ()
    """The channels that were named in it."""
    match: Face | None = None
    """The match as it was sent last."""
    lines: int = 0
    """How many lines it could read so far."""


class Face(msgspec.Struct):
    """The match as it was through some eyes; another one when anything in it has changed."""

    head: bytes
    """What all see alike of it but the time, as JSON; without the brace at its end."""
    clock: Clock | None
    views: bytes
    step: int
    look: int
    """At which look it was last found to be so."""


class Audience:
    """All viewers of one room, and the room as it was shown last."""

    def __init__(self, room: Room, games: Games, clock: Time) -> None:
        self._room = room
        self._games = games
        self._time = clock
        self._born = clock.now()
        """Where versions begin: above all that were given before a restart."""
        self._viewers: dict[PersonId | None, Viewer] = {}
        self._events = -1
        """How many events the room had seen when its public part was last looked at."""
        self._here: frozenset[PersonId] = frozenset()
        """Who was here then."""
        self._source: tuple[object, ...] | None = None
        """What the public part was made from."""
        self._public: RoomView | None = None
        self._public_number = 0
        self._match: str | None = None
        """The id of the match on the table."""
        self._head = b""
        """What all see alike of it but the time, as a face has it."""
        self._clock: Clock | None = None
        self._faces: dict[tuple[Seat, ...], Face] = {}
        self._look = 0
        """How often the room was looked at; a face of this look is of the room as it is now."""
        self._open: tuple[Channel, ...] = ()
        """The channels of the match that are open."""
        self._eyes: dict[PersonId | None, tuple[Seat, ...]] = {}
        """The seats of each person who holds one."""
        self._still: publish.Still | None = None
        """The match's still parts, as JSON already."""

    @property
    def present(self) -> bool:
        """Whether any socket is open."""
        return any(viewer.links for viewer in self._viewers.values())

    def links(self, person: PersonId | None) -> set[Link]:
        """The sockets of a person, or for None of the table screen and strangers."""
        viewer = self._viewers.get(person)
        return set() if viewer is None else set(viewer.links)

    def lose(self, link: Link) -> bool:
        """Takes a socket away; whether it was its viewer's last."""
        viewer = self._viewers.get(link.person)
        if viewer is None:
            return False
        viewer.links.discard(link)
        return not viewer.links

    def viewer(self, person: PersonId | None) -> Viewer:
        """A person as a viewer, or for None the table screen and strangers together."""
        viewer = self._viewers.get(person)
        if viewer is None:
            viewer = self._viewers[person] = Viewer(person, self._born)
            # lines from before are in the first whole update
            viewer.lines = sum(publish.may_read(line, person) for line in self._room.lines)
        return viewer

    def show(self, room: Room, presence: Presence, entries: Sequence[Entry] = ()) -> None:
        """Sends to each viewer with a socket what has changed for it."""
        self._look_again(room, presence)
        said = [entry.what for entry in entries if isinstance(entry.what, Said)]
        for viewer in self._viewers.values():
            lines = self._hear(viewer, said) if said else ()
            if viewer.links:
                seen, face = self._changed_for(viewer)
                if seen is not None or face is not None or lines:
                    viewer.version += 1
                    match = None if face is None else self._shown(face)
                    self._send(viewer, _encode(wire.Update(viewer.version, False, seen, match, lines)))

    def show_all(self, room: Room, presence: Presence) -> None:
        """Sends everything to everybody: the room was read from the log, and may be another than was shown."""
        self._events = -1
        self._look_again(room, presence)
        for viewer in self._viewers.values():
            viewer.lines = sum(publish.may_read(line, viewer.person) for line in self._room.lines)
            if viewer.links:
                self._changed_for(viewer)
                viewer.version += 1
                self._send(viewer, self.whole(viewer))

    def _send(self, viewer: Viewer, frame: bytes) -> None:
        for link in viewer.links:
            try:
                link.send(frame)
            except Exception:  # one socket that fails is no reason for others to miss it
                logger.exception("room %s: a socket could not be written to", self._room.code)

    def _hear(self, viewer: Viewer, said: list[Said]) -> tuple[ChatLine, ...]:
        lines = []
        for line in said:
            if publish.may_read(line, viewer.person):
                viewer.lines += 1
                lines.append(publish.chat_line(self._room, line, viewer.lines))
        if lines and not viewer.links:
            viewer.version += 1
        return tuple(lines)

    def bring_up(self, viewer: Viewer) -> None:
        """Raises a viewer's version where something changed while it had no socket."""
        if not viewer.links and any(part is not None for part in self._changed_for(viewer)):
            viewer.version += 1

    def _look_again(self, room: Room, presence: Presence) -> None:
        """Looks at what all see alike, and forgets what was seen of the match."""
        self._room, table = room, room.table
        if room.events != self._events or presence.here is not self._here:  # what is played changes neither part
            self._events, self._here = room.events, presence.here
            self._look_at_public(room, presence)
            self._still = None
        self._look += 1
        self._open = publish.open_channels(room)
        if table is None:
            self._match, self._eyes = None, {}
            return
        if table.id != self._match:
            self._match = table.id
            self._faces.clear()
        self._head = _encode(publish.match_head(room, self._still_parts(room)))[:-1]
        self._clock = publish.match_clock(room)

    def _look_at_public(self, room: Room, presence: Presence) -> None:
        """Numbers the public part of the room anew where it has changed."""
        source = (*_public_from(room), None if room.table is None else room.table.id, presence.here)
        if source == self._source:
            return
        self._source = source
        public = replace(publish.room_view(room, None, presence, self._games), channels=())
        if public != self._public:
            self._public, self._public_number = public, self._public_number + 1

    def _still_parts(self, room: Room) -> publish.Still:
        """The still parts of the match, encoded once for all the frames till they change; also notes who has which
        seats, which changes with them alone."""
        if self._still is None:
            parts = publish.still_parts(room)
            options: Any = msgspec.Raw(_encode(parts.options))
            names: Any = msgspec.Raw(_encode(parts.names))
            self._still = replace(parts, options=options, names=names)
            people = {holder.person for holder in room.holders} - {None}
            self._eyes = {person: room.seats(person) for person in people}
        return self._still

    def _seen(self, viewer: Viewer, eyes: tuple[Seat, ...]) -> Face | None:
        """The match through a viewer's eyes, its step raised if anything in it has changed; as it was seen last where
        a game fails at that alone, which hides from nobody what has changed besides."""
        face = self._faces.get(eyes)
        if face is not None and face.look == self._look:
            return face
        try:
            views = _encode(publish.seat_views(self._room, eyes))
        except Exception:
            logger.exception("room %s: the match could not be shown to seats %s", self._room.code, eyes)
            return viewer.match
        step = 1
        if face is not None:
            if face.views == views and face.head == self._head and face.clock == self._clock:
                face.look = self._look
                return face
            step += face.step
        face = self._faces[eyes] = Face(self._head, self._clock, views, step, self._look)
        return face

    def _changed_for(self, viewer: Viewer) -> tuple[RoomView | None, Face | None]:
        """The parts that a viewer does not have yet; from now on it has them."""
        room = match = None
        eyes = self._eyes.get(viewer.person, ())
        channels = publish.readable(self._open, eyes)
        if viewer.public != self._public_number or viewer.channels != channels:
            assert self._public is not None
            viewer.public, viewer.channels = self._public_number, channels
            room = replace(self._public, you=viewer.person, channels=channels)
        if self._match is None:
            viewer.match = None
        elif viewer.match is not (face := self._seen(viewer, eyes)):
            viewer.match = match = face
        return room, match

    def _shown(self, face: Face) -> Any:
        """A match's view as it is sent now: the field of an update."""
        clock = b"null" if face.clock is None else _encode(publish.ticking(face.clock, self._time.now()))
        return msgspec.Raw(b'%b,"step":%d,"clock":%b,"views":%b}' % (face.head, face.step, clock, face.views))

    def whole(self, viewer: Viewer) -> bytes:
        """Everything that a viewer may see now."""
        assert self._public is not None
        face = None if self._match is None else self._seen(viewer, self._eyes.get(viewer.person, ()))
        match = None if face is None else self._shown(face)
        readable = [line for line in self._room.lines if publish.may_read(line, viewer.person)]
        lines = tuple(
            publish.chat_line(self._room, line, viewer.lines - len(readable) + i + 1) for i, line in enumerate(readable)
        )
        room = replace(self._public, you=viewer.person, channels=viewer.channels)
        return _encode(wire.Update(viewer.version, True, room, match, lines))
