"""What a viewer may want done: the commands of the socket's envelope."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from tasogare.core import Data, Seat
from tasogare.core.data import snake

__all__ = [
    "AddBot",
    "Arrange",
    "Away",
    "Chat",
    "Check",
    "Choose",
    "Command",
    "Emote",
    "Frame",
    "GoOn",
    "Grant",
    "HandOver",
    "Leave",
    "Notes",
    "Pause",
    "PersonId",
    "Ping",
    "PlayMoves",
    "Quit",
    "Ready",
    "Remove",
    "Rename",
    "Settings",
    "ShowNotes",
    "Sit",
    "Stand",
    "Start",
]

Text = Annotated[str, Meta(min_length=1, max_length=400)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
PersonId = int
"""A person's number in its room: public, and no key to anything."""


class Frame(Data, tag=snake, forbid_unknown_fields=True):
    """An object with its ``type``."""


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
    """Takes a place that is free.

    In a running match only the place of a bot, or of somebody who has left, can be taken: the host's own ``sit`` takes
    it at once, anybody else's waits in ``RoomView.asking`` for the host's ``grant``.
    """

    place: int


class Stand(Command):
    """Gives a place up and becomes a spectator; between matches only."""

    place: int


class Leave(Command):
    """Leaves the room; in a running match the seat stays, away, and can be come back to."""


class Ready(Command):
    """Says that a place is ready to start, or not.  Who sits down is ready until saying otherwise."""

    place: int
    ready: bool


class AddBot(Command):
    """Host: puts a bot of that level on a free place (null: the next one, a new one where there is none)."""

    bot: str
    place: int | None = None


class Remove(Command):
    """Host: takes a person or a bot off a place, between matches."""

    place: int


class Arrange(Command):
    """Host: the places in a new order: at position i stands the number of the place that comes there."""

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
    """Host: starts the chosen game (``rotate``: everybody moves on by one place first).

    From anybody else who sits there it is a wish, shown in ``RoomView.urging``; the game starts when more than half of
    the seated people who are here wish it, and after half a minute half of them are enough for one of them to become
    host, so that nobody waits for a host who has nodded off.
    ``after`` is the match that is on the table, null where there is none.  Sent again, also by another tab, it does
    nothing once a match follows ``after``.
    """

    after: str | None = None
    rotate: bool = False


class Away(Command):
    """Marks a seat away or back: one's own, or for the host any."""

    place: int
    away: bool


class Pause(Command):
    """Host: stops or starts all clocks, and with them bots and automatic moves; people may still move."""

    on: bool


class HandOver(Command):
    """Host: makes another person the host."""

    person: PersonId


class Grant(Command):
    """Host: lets a person of ``RoomView.asking`` have the place, or not."""

    person: PersonId
    yes: bool


class Quit(Command):
    """A seat's wish to abandon the match; carried out when more than half of the people seated and not away wish it."""

    seat: Seat
    wish: bool


class PlayMoves(Command, tag="play"):
    """A seat's moves in a match, all or none as far as the seat can know; acknowledged when they are in the log.

    Should what the first ones uncover forbid a later one, the first ones stand and ``done`` brings the reason.
    """

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
    """One of the fixed emotes that the seat has now (``SeatView.emotes``)."""

    seat: Seat | None
    emote: Literal["hello", "thinking", "take_your_time", "croak"]


class Notes(Command):
    """A seat's private notes, kept for it through the match; any JSON of at most 4,000 characters."""

    match: str
    seat: Seat
    notes: Raw


class ShowNotes(Command):
    """Shows a seat's notes to all as they are now, or hides them again; open while ``MatchView.shown`` is not null."""

    match: str
    seat: Seat
    shown: bool


class GoOn(Command):
    """A seat has looked back long enough: the table moves on when all people at it, but those away, have said so."""

    match: str
    seat: Seat
