"""The socket's envelope, version 1: what a client may send and what it gets.

One socket belongs to one room (``/socket/CODE``) and one viewer: a person (by cookie) or the table screen (``?table``),
which has no identity.  Frames are JSON objects with a ``type``.  The client's first frame is ``hello``; every other one
is a command with an ``id`` of its own choosing that is done once, however often it is sent, and is answered by ``done``
or ``refused``.  What the viewer sees comes as ``update``: whole parts, replaced as they are.  ``version`` counts the
viewer's updates; after a gap, or a reconnect with an old version, one update with ``whole`` brings everything.

Against the first sketch: commands and views are defined in ``tasogare.rooms`` and named here as before.  New are
``Grant`` and ``RoomView.asking`` (a place in a running match), the HTTP bodies below, and the fields of ``Update``,
``Done`` and ``Refused`` that have a default are left out where they hold it.  A version starts anywhere above 0 and
rises by one with each update of a viewer; ``welcome`` says so in ``version``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw

from tasogare.core import Data, Outcome
from tasogare.rooms.commands import (
    AddBot,
    Arrange,
    Away,
    Chat,
    Check,
    Choose,
    Command,
    Emote,
    Frame,
    GoOn,
    Grant,
    HandOver,
    Leave,
    Notes,
    Pause,
    PersonId,
    Ping,
    PlayMoves,
    Quit,
    Ready,
    Remove,
    Rename,
    Settings,
    ShowNotes,
    Sit,
    Stand,
    Start,
)
from tasogare.rooms.views import (
    Asking,
    ChatLine,
    Clock,
    GameCard,
    MatchView,
    Person,
    Place,
    Reason,
    RoomView,
    SeatView,
    ShownNotes,
)

__all__ = [
    "PROTOCOL",
    "AddBot",
    "Arrange",
    "Asking",
    "Away",
    "Chat",
    "ChatLine",
    "Check",
    "Choose",
    "Claim",
    "Clock",
    "Code",
    "Command",
    "Done",
    "Emote",
    "FromClient",
    "GameCard",
    "GoOn",
    "Grant",
    "HandOver",
    "Hello",
    "Leave",
    "Link",
    "MatchView",
    "Me",
    "NewRoom",
    "Notes",
    "Past",
    "Pause",
    "Person",
    "Place",
    "PlayMoves",
    "Quit",
    "Rated",
    "Ready",
    "Reason",
    "Refused",
    "Remove",
    "Rename",
    "Replay",
    "ReplayFrame",
    "RoomView",
    "SeatView",
    "Settings",
    "ShowNotes",
    "ShownNotes",
    "Sit",
    "Stand",
    "Standing",
    "Start",
    "ToClient",
    "Update",
    "Verified",
    "Welcome",
    "decode",
]

PROTOCOL = 1


# From the client


class Hello(Frame):
    """The first frame: the protocol spoken, and the version of the last update that the client holds (0: none)."""

    protocol: int
    version: int = 0


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
    | Grant
    | Quit
    | PlayMoves
    | Check
    | Chat
    | Emote
    | Notes
    | ShowNotes
    | GoOn
)


# To the client


class Welcome(Frame):
    """The answer to ``hello``: the protocol, whether the viewer is a person of this room, and its version now.

    Where that is the version that the client holds, no update follows.
    """

    protocol: int
    you: PersonId | None
    version: int


class Update(Frame, omit_defaults=True):
    """Parts of what the viewer sees that changed, each whole; ``chat`` holds new lines, or all with ``whole``."""

    version: int
    whole: bool
    room: RoomView | None = None
    match: MatchView | None = None
    chat: tuple[ChatLine, ...] = ()


class Done(Frame, omit_defaults=True):
    """A command was carried out (and, if it changes anything, is in the log); ``reason`` answers ``check``.

    With ``play`` it says why the last of several moves were left out.
    """

    id: str
    reason: Reason | None = None


class Refused(Frame, omit_defaults=True):
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


# Over HTTP


class Me(Data):
    """Who the cookie says one is."""

    name: str
    avatar: str = ""


class NewRoom(Data):
    """The body of ``POST /api/rooms`` and ``POST /api/rooms/CODE/join``: who comes, and for a new room what is played.

    ``bots`` seats the maker and puts standard bots on all other places; ``guide`` does so and begins the game's first
    guided game at once.
    """

    name: str | None = None
    avatar: str | None = None
    game: str | None = None
    places: int | None = None
    bots: bool = False
    guide: bool = False


class Code(Data):
    """A room's code."""

    code: str


class Link(Data):
    """A personal link's secret: used once within ``seconds``, it makes another device this person's.

    The link is ``/me#TOKEN``: a fragment is sent to no server and stands in no log.
    """

    token: str
    seconds: int
    qr: str
    """The link as a QR code: the address of an SVG image."""


class Claim(Data):
    """The body of ``POST /api/me/claim``: a personal link's secret."""

    token: str


class Past(Data):
    """A match that this person sat in and that is over."""

    match: str
    game: str
    began: int
    """Milliseconds since 1970."""
    ended: int
    seats: int
    seat: tuple[int, ...]
    """The seats that this person held."""
    names: tuple[str, ...]
    """By seat; empty for a bot."""
    guided: bool
    outcome: Outcome | None
    """None: abandoned."""


class Rated(Data):
    """A rating as it is shown: about 1500 for a newcomer, right within ``doubt`` for nineteen of twenty."""

    value: int
    doubt: int
    matches: int


class Standing(Data):
    """How this person has done in one game."""

    game: str
    matches: int
    """Finished ones, guided ones left out."""
    won: int
    people: Rated | None
    """From matches with other people; null: none yet."""
    bots: Rated | None
    """From matches with bots alone."""


class Verified(Data):
    """What ``tasogare verify`` says of a match's record."""

    ok: bool
    draws: int
    """How many draws the seed explains."""
    reason: Reason | None
    """Why not."""


class ReplayFrame(Data):
    """The match after one play, through one pair of eyes."""

    play: dict[str, Any] | None
    """The play as in the record; null before the first."""
    view: Raw | None
    """The game's View; null where it is what it was before."""


class Replay(Data):
    """A match that is over, step by step through the eyes of a seat, or of a spectator."""

    match: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    names: tuple[str, ...]
    viewer: int | None
    guided: bool
    """A first guided game: there is nothing to verify, commitment and seed are empty."""
    commitment: str
    seed: str
    outcome: Outcome | None
    frames: tuple[ReplayFrame, ...]


class Knowledge(Data):
    """What every seat knew at one step of a match that is over."""

    at: int
    """The step's place among the frames of the replay."""
    views: tuple[Raw, ...]
    """The game's View of each seat."""


decode = msgspec.json.Decoder(FromClient).decode
