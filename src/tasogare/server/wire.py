"""The socket's envelope, version 1: what a client may send and what it gets.

One socket belongs to one room (``/socket/CODE``) and one viewer: a person (by cookie) or the table screen (``?table``),
which has no identity.  Frames are JSON objects with a ``type``.  The client's first frame is ``hello``; every other one
is a command with an ``id`` of its own choosing that is done once, however often it is sent, and is answered by ``done``
or ``refused``.  What the viewer sees comes as ``update``: whole parts, replaced as they are.  ``version`` counts the
viewer's updates; after a gap, or a reconnect with an old version, one update with ``whole`` brings everything.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from tasogare.core import Data, Outcome, Seat
from tasogare.core.data import snake
from tasogare.core.options import OptionField

__all__ = [
    "PROTOCOL",
    "AddBot",
    "Arrange",
    "Away",
    "Chat",
    "ChatLine",
    "Check",
    "Choose",
    "Clock",
    "Command",
    "Done",
    "Emote",
    "FromClient",
    "GameCard",
    "HandOver",
    "Hello",
    "Leave",
    "MatchView",
    "Me",
    "Notes",
    "Pause",
    "Person",
    "Place",
    "PlayMoves",
    "Quit",
    "Ready",
    "Reason",
    "Refused",
    "Remove",
    "Rename",
    "RoomView",
    "SeatView",
    "Settings",
    "Sit",
    "Stand",
    "Start",
    "ToClient",
    "Update",
    "Welcome",
]

PROTOCOL = 1

Text = Annotated[str, Meta(min_length=1, max_length=400)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
PersonId = int
"""A person's number in its room: public, and no key to anything."""


class Frame(Data, tag=snake, forbid_unknown_fields=True):
    """An object with its ``type``."""


# From the client


class Hello(Frame):
    """The first frame: the protocol spoken, and the version of the last update that the client holds (0: none)."""

    protocol: int
    version: int = 0


class Command(Frame):
    """Something that a viewer wants done, once."""

    id: CommandId


class Ping(Command):
    """Answered by ``done``; keeps the socket alive."""


class Rename(Command):
    """Takes another name (cut at 24 graphemes) and avatar in this room."""

    name: Text
    avatar: Annotated[str, Meta(max_length=16)] = ""


class Sit(Command):
    """Takes a place that is free; in a running match a place whose bot may be replaced needs the host's consent."""

    place: int


class Stand(Command):
    """Gives a place up and becomes a spectator; between matches only."""

    place: int


class Leave(Command):
    """Leaves the room."""


class Ready(Command):
    """Says that a place is ready to start, or not."""

    place: int
    ready: bool


class AddBot(Command):
    """Host: puts a bot of that level on a free place (null: the next one)."""

    bot: str
    place: int | None = None


class Remove(Command):
    """Host: takes a person or a bot off a place, between matches."""

    place: int


class Arrange(Command):
    """Host: the places in a new order, as a permutation of their numbers."""

    order: tuple[int, ...]


class Choose(Command):
    """Host: the next game, with the options that differ from its defaults and the number of places."""

    game: str
    options: dict[str, Any]
    places: int | None = None


class Settings(Command):
    """Host: how the room plays: together or apart, its clock, and what plays for those away."""

    together: bool | None = None
    clock: Literal["off", "relaxed", "brisk"] | None = None
    away: Literal["default", "bot"] | None = None


class Start(Command):
    """Host: starts the chosen game (a rematch rotates the places by one); ``after`` is the match that came before.

    Sent again, also by another tab, it does nothing once a match follows ``after``.
    """

    after: str | None = None
    rotate: bool = False


class Away(Command):
    """Marks a seat away or back: one's own, or for the host any."""

    place: int
    away: bool


class Pause(Command):
    """Host: stops or starts all clocks."""

    on: bool


class HandOver(Command):
    """Host: makes another person the host."""

    person: PersonId


class Quit(Command):
    """A seat's wish to abandon the match; carried out when more than half of the people seated wish it."""

    seat: Seat
    wish: bool


class PlayMoves(Command, tag="play"):
    """A seat's moves in a match, all or none; acknowledged when they are in the log."""

    match: str
    seat: Seat
    moves: Annotated[tuple[Raw, ...], Meta(min_length=1, max_length=16)]


class Check(Command):
    """Whether a sequence of moves would be legal for the seat, told from its own view; changes nothing."""

    match: str
    seat: Seat
    moves: Annotated[tuple[Raw, ...], Meta(min_length=1, max_length=16)]


class Chat(Command):
    """Writes to a channel that is open to the seat (null: a spectator); ``room`` is open between matches."""

    channel: str
    seat: Seat | None
    text: Text


class Emote(Command):
    """One of the fixed emotes, which every seat has in every phase."""

    seat: Seat | None
    emote: Literal["hello", "thinking", "take_your_time", "croak"]


class Notes(Command):
    """A seat's private notes, kept for it through the match; any JSON of at most 4,000 characters."""

    match: str
    seat: Seat
    notes: Raw


FromClient = (
    Hello
    | Ping
    | Rename
    | Sit
    | Stand
    | Leave
    | Ready
    | AddBot
    | Remove
    | Arrange
    | Choose
    | Settings
    | Start
    | Away
    | Pause
    | HandOver
    | Quit
    | PlayMoves
    | Check
    | Chat
    | Emote
    | Notes
)


# To the client


class Reason(Data):
    """Why not: a key of the text catalogue with its parameters; ``seat`` parameters count from 0."""

    key: str
    params: dict[str, int | str]


class Me(Data):
    """Who the cookie says one is."""

    name: str
    avatar: str = ""


class Person(Data):
    """Somebody in the room."""

    id: PersonId
    name: str
    avatar: str
    here: bool
    """Whether a socket of theirs is open."""


class Place(Data):
    """A place at the table: of a person, of a bot, or free."""

    place: int
    person: PersonId | None
    bot: str | None
    name: str
    """The person's name; empty for a bot (the client names it by its number) and for a free place."""
    avatar: str
    away: bool
    ready: bool
    score: int
    """What this place's holder has won this evening, in matches."""


class GameCard(Data):
    """A game that the room can choose."""

    name: str
    least: int
    most: int
    best: int
    bots: tuple[str, ...]
    several_seats: bool


class RoomView(Data):
    """The room as one viewer sees it."""

    code: str
    stage: Literal["lobby", "playing", "after"]
    """``after``: a match is over and still on the table."""
    you: PersonId | None
    """None: the table screen."""
    host: PersonId | None
    people: tuple[Person, ...]
    places: tuple[Place, ...]
    games: tuple[GameCard, ...]
    game: str
    given: dict[str, Any]
    """The options that were chosen; the others have their defaults."""
    fields: tuple[OptionField, ...]
    """All options, for the form."""
    why_not_start: Reason | None
    """Why the host can't start now."""
    together: bool
    clock: Literal["off", "relaxed", "brisk"]
    away: Literal["default", "bot"]
    paused: bool
    match: str | None
    """The match on the table, running or just over."""
    channels: tuple[str, ...]
    """The channels that the viewer reads now, ``room`` among them."""


class Clock(Data):
    """The time left for this phase when the update was made, and all of it, in milliseconds."""

    left: int
    whole: int
    running: bool


class SeatView(Data):
    """A match through the eyes of one seat, or of a spectator."""

    seat: Seat | None
    view: Raw
    """The game's View."""
    asked: bool
    """Whether the seat has still to move."""
    moves: tuple[Raw, ...]
    """What it may do now: moves, and forms of the game for sets too large to list."""
    held: Raw | None
    """The choice that it has handed in and that waits for the others'."""
    notes: Raw | None
    writes: tuple[str, ...]
    """The chat channels that it may write to."""


class MatchView(Data):
    """The match on the table."""

    match: str
    game: str
    version: int
    """Of the rules."""
    seats: int
    options: dict[str, Any]
    names: tuple[Place, ...]
    """Who sits on the match's seats, by seat."""
    commitment: str
    seed: str | None
    """Shown once the match is over."""
    step: int
    """Rises with each update of this match for this viewer."""
    awaited: tuple[Seat, ...] | None
    """Who has still to move, where everybody may know that."""
    missing: int | None
    """How many have still to move, where everybody may know that."""
    clock: Clock | None
    views: tuple[SeatView, ...]
    """One for each seat that the viewer holds; a single one with seat null for a spectator."""
    outcome: Outcome | None
    abandoned: bool
    quitting: tuple[Seat, ...]
    """The seats that wish to abandon the match."""


class ChatLine(Data):
    """Something written; numbered per viewer."""

    number: int
    channel: str
    person: PersonId | None
    seat: Seat | None
    name: str
    text: str
    emote: str | None = None


class Welcome(Frame):
    """The answer to ``hello``: the protocol, and whether the viewer is a person of this room."""

    protocol: int
    you: PersonId | None


class Update(Frame):
    """Parts of what the viewer sees that changed, each whole; ``chat`` holds new lines, or all with ``whole``."""

    version: int
    whole: bool
    room: RoomView | None = None
    match: MatchView | None = None
    chat: tuple[ChatLine, ...] = ()


class Done(Frame):
    """A command was carried out (and, if it changes anything, is in the log); ``reason`` answers ``check``."""

    id: str
    reason: Reason | None = None


class Refused(Frame):
    """A command, or a frame without an id, was refused and changed nothing."""

    id: str | None
    code: Literal[
        "bad_frame",
        "bad_protocol",
        "not_host",
        "not_yours",
        "not_now",
        "no_place",
        "illegal",
        "flood",
        "too_big",
        "bad_option",
        "not_allowed",
        "no_match",
        "gone",
        "storage",
    ]
    reason: Reason | None = None


ToClient = Welcome | Update | Done | Refused

decode = msgspec.json.Decoder(FromClient).decode
