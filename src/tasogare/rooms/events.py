"""What a room remembers: the entries of its log, and nothing besides.

Room events and plays are two streams in the database; ``Entry`` is one step of either.  Every entry says when it was
made, by whom and by which command, so that a command that comes again is known to be done.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw

from tasogare.core import Data, Move, Outcome, Seat
from tasogare.core.data import snake

from .commands import PersonId

__all__ = [
    "Abandoned",
    "Answered",
    "Arranged",
    "Asked",
    "AwaySaid",
    "Began",
    "BotPut",
    "Came",
    "Changed",
    "Chosen",
    "Entry",
    "Event",
    "Finished",
    "Freed",
    "Hosted",
    "Lapsed",
    "Left",
    "Noted",
    "NotesShown",
    "Opened",
    "Paused",
    "Played",
    "ReadySaid",
    "Renamed",
    "RoomEvent",
    "Said",
    "Seated",
    "Urged",
    "WentOn",
    "Wished",
]


class Event(Data, tag=snake, forbid_unknown_fields=True):
    """Something that happened in a room."""


class Opened(Event):
    """The room was made."""

    code: str
    game: str
    places: int


class Came(Event):
    """Somebody became a person of the room, or came back; ``uid`` is their identity on this server, never shown."""

    person: PersonId
    uid: str
    name: str
    avatar: str


class Renamed(Event):
    person: PersonId
    name: str
    avatar: str


class Left(Event):
    person: PersonId


class Hosted(Event):
    """Who the host is from now on."""

    person: PersonId | None


class Seated(Event):
    """A person took a place; in a running match the place of a bot or of somebody gone."""

    place: int
    person: PersonId


class BotPut(Event):
    place: int
    bot: str
    number: int
    """The bot's number in its room, under which its wins are counted."""


class Freed(Event):
    place: int


class Arranged(Event):
    """The places in a new order: at position i comes what was at ``order[i]``."""

    order: tuple[int, ...]


class ReadySaid(Event):
    place: int
    ready: bool


class AwaySaid(Event):
    """A seat is away or back; ``by_itself``: nobody said so, its person's sockets were gone or came back."""

    place: int
    away: bool
    by_itself: bool = False


class Asked(Event):
    """Somebody asks the host for a place in the running match."""

    person: PersonId
    place: int


class Answered(Event):
    """The host answered an asking; a place that is granted is taken by ``Seated``."""

    person: PersonId


class Urged(Event):
    """Somebody who is not the host wishes to start."""

    person: PersonId


class Chosen(Event):
    """The next game."""

    game: str
    given: dict[str, Any]
    places: int


class Changed(Event):
    """How the room plays; None leaves a setting as it was."""

    together: bool | None = None
    clock: Literal["off", "relaxed", "brisk"] | None = None
    away: Literal["default", "bot"] | None = None


class Paused(Event):
    on: bool


class Began(Event):
    """A match began; ``places`` gives each seat's place, ``seed`` (hex) every draw."""

    match: str
    game: str
    rules: int
    options: dict[str, Any]
    places: tuple[int, ...]
    seed: str
    deal: tuple[Raw, ...] = ()
    """The table's first moves in a guided match, written down beforehand; empty: the seed decides all."""


class Lapsed(Event):
    """The time of a phase that ends by time was over."""


class Wished(Event):
    seat: Seat
    wish: bool


class Noted(Event):
    seat: Seat
    notes: Raw


class NotesShown(Event):
    """A seat shows its notes to all as they are now, or hides them."""

    seat: Seat
    shown: bool


class WentOn(Event):
    """A seat is ready for what comes after a review; nobody in the entry: time said so for it."""

    seat: Seat


class Said(Event):
    """A line or an emote; ``readers``: the people who may read it, None: everybody."""

    channel: str
    person: PersonId
    seat: Seat | None
    text: str
    emote: str | None
    readers: tuple[PersonId, ...] | None


class Finished(Event):
    outcome: Outcome


class Abandoned(Event):
    """The match was given up with the consent of most."""


RoomEvent = (
    Opened
    | Came
    | Renamed
    | Left
    | Hosted
    | Seated
    | BotPut
    | Freed
    | Arranged
    | ReadySaid
    | AwaySaid
    | Asked
    | Answered
    | Urged
    | Chosen
    | Changed
    | Paused
    | Began
    | Lapsed
    | Wished
    | Noted
    | NotesShown
    | WentOn
    | Said
    | Finished
    | Abandoned
)


class Played(Data):
    """A play of the match on the table."""

    by: Seat
    move: Move
    auto: bool = False


class Entry(Data):
    """One step of a room's log: at which millisecond since 1970, by whom, by which command of theirs."""

    at: int
    what: RoomEvent | Played
    person: PersonId | None = None
    command: str | None = None
