"""What a viewer is shown: the parts of the socket's envelope that hold the room and its match."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw

from tasogare.core import Data, Outcome, Seat
from tasogare.core.options import OptionField

from .commands import PersonId

__all__ = [
    "Asking",
    "ChatLine",
    "Clock",
    "GameCard",
    "MatchHead",
    "MatchView",
    "Person",
    "Place",
    "Reason",
    "RoomView",
    "SeatView",
    "ShownNotes",
]


class Reason(Data):
    """Why not: a key of the text catalogue with its parameters; ``seat`` parameters count from 0."""

    key: str
    params: dict[str, int | str]


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


class Asking(Data):
    """A person who asks the host for a place in the running match."""

    person: PersonId
    place: int


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
    """None: the table screen, or somebody who has not joined."""
    host: PersonId | None
    people: tuple[Person, ...]
    places: tuple[Place, ...]
    asking: tuple[Asking, ...]
    games: tuple[GameCard, ...]
    game: str
    given: dict[str, Any]
    """The options that were chosen; the others have their defaults."""
    fields: tuple[OptionField, ...]
    """All options, for the form."""
    why_not_start: Reason | None
    """Why the host can't start now."""
    urging: tuple[PersonId, ...]
    """Who wishes to start without the host."""
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
    view: Any
    """The game's View."""
    asked: bool
    """Whether the seat has still to move."""
    moves: tuple[Any, ...]
    """What it may do now: moves, and forms of the game for sets too large to list."""
    held: Any
    """The choice that it has handed in and that waits for the others'."""
    notes: Raw | None
    writes: tuple[str, ...]
    """The chat channels that it may write to."""
    emotes: tuple[str, ...]
    """The signs that it may give."""


class ShownNotes(Data):
    """The notes that a seat shows to all, as they were when it did."""

    seat: Seat
    notes: Raw


class MatchHead(Data):
    """What all viewers see alike of the match on the table, but for the time."""

    match: str
    game: str
    version: int
    """Of the rules."""
    seats: int
    options: dict[str, Any]
    names: tuple[Place, ...]
    """Who sits on the match's seats, by seat."""
    guided: bool
    """A first guided game: its deal was written down beforehand, so it proves and rates nothing."""
    commitment: str
    """Empty in a guided game."""
    seed: str | None
    """Shown once the match is over, but for a guided one."""
    awaited: tuple[Seat, ...] | None
    """Who has still to move, where everybody may know that."""
    missing: int | None
    """How many have still to move, where everybody may know that."""
    outcome: Outcome | None
    abandoned: bool
    quitting: tuple[Seat, ...]
    """The seats that wish to abandon the match."""
    shown: tuple[ShownNotes, ...] | None
    """The notes that seats show to all, where they may (a review, before which the table does not move on); else null.

    ``awaited`` says meanwhile who has not said to go on.
    """


class MatchView(MatchHead):
    """The match on the table."""

    step: int
    """Rises with each update of this match for these eyes."""
    clock: Clock | None
    views: tuple[SeatView, ...]
    """One for each seat that the viewer holds; a single one with seat null for a spectator.

    Of an abandoned match the other seats' follow, since everything is revealed then.
    """


class ChatLine(Data):
    """Something written; numbered per viewer."""

    number: int
    channel: str
    person: PersonId | None
    seat: Seat | None
    name: str
    text: str
    emote: str | None = None
