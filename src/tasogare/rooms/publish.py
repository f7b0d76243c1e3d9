"""What each viewer may see of a room: picked here, and nowhere else, from what the rules let it see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import asdict

from tasogare.core import (
    NONE,
    BadOption,
    Channel,
    Data,
    Game,
    Seat,
    describe_options,
    option_dict,
    replace,
    resolve_options,
)
from tasogare.core.options import OptionField

from .clockwork import Presence
from .commanding import levels, wanted_seats, why_not_start
from .commands import PersonId
from .events import Said
from .room import Games, Holder, Room
from .table import Table
from .views import (
    Asking,
    ChatLine,
    Clock,
    GameCard,
    MatchHead,
    MatchView,
    Person,
    Place,
    RoomView,
    SeatView,
    ShownNotes,
)

__all__ = [
    "cards",
    "channels",
    "chat_line",
    "match_clock",
    "match_head",
    "match_view",
    "may_read",
    "open_channels",
    "readable",
    "room_view",
    "seat_views",
    "still_parts",
    "ticking",
]


ROOM_ALONE = ("room",)


def cards(games: Games) -> tuple[GameCard, ...]:
    """The games on offer."""
    return tuple(
        GameCard(g.name, g.seats[0], g.seats[-1], g.best_seats, levels(g), g.several_seats) for g in games.values()
    )


def room_view(room: Room, you: PersonId | None, presence: Presence, games: Games) -> RoomView:
    """The room as a person sees it, or for None the table screen."""
    occupied = sum(not h.free for h in room.places)
    game = games[room.game]
    seats = wanted_seats(game, occupied, len(room.places))
    return RoomView(
        code=room.code,
        stage=room.stage,
        you=you,
        host=room.host,
        people=tuple(
            Person(number, guest.name, guest.avatar, number in presence.here)
            for number, guest in room.people.items()
            if not guest.gone
        ),
        places=tuple(_place(room, i, holder) for i, holder in enumerate(room.places)),
        asking=tuple(Asking(person, place) for person, place in sorted(room.asking.items())),
        games=cards(games),
        game=room.game,
        given=room.given,
        fields=_fields(game, seats, msgspec.json.encode(room.given)),
        why_not_start=why_not_start(room, games, presence.here),
        urging=tuple(sorted(room.urging)),
        together=room.together,
        clock=room.clock,
        away=room.away,
        paused=room.paused,
        match=None if room.table is None else room.table.id,
        channels=channels(room, room.seats(you)),
    )


def open_channels(room: Room) -> tuple[Channel, ...]:
    """The channels of the running match that are open now."""
    table = room.running
    return () if table is None else table.game.channels(table.match.state)


def channels(room: Room, eyes: tuple[Seat, ...]) -> tuple[str, ...]:
    """The channels that whoever holds these seats reads now."""
    return readable(open_channels(room), eyes)


def readable(open_now: tuple[Channel, ...], eyes: tuple[Seat, ...]) -> tuple[str, ...]:
    """The room's own channel, and those of the open ones that whoever holds these seats reads."""
    if not open_now:
        return ROOM_ALONE
    return ("room", *(ch.name for ch in open_now if ch.readers is None or any(seat in ch.readers for seat in eyes)))


def _place(room: Room, number: int, holder: Holder) -> Place:
    guest = None if holder.person is None else room.people[holder.person]
    return Place(
        number,
        holder.person,
        holder.bot,
        "" if guest is None else guest.name,
        "" if guest is None else guest.avatar,
        holder.away,
        holder.ready,
        0 if holder.free else room.wins.get(holder.key, 0),
    )


def _fields(game: Game[Any], seats: int, given: bytes) -> tuple[OptionField, ...]:
    """The form of the game's options; of what was given only that which fits this number of seats."""
    return _fields_of(_Same(game), seats, given)


class _Same:
    """A game, equal to itself alone; games hold dictionaries, which have no hash."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=512)
def _fields_of(same: _Same, seats: int, given: bytes) -> tuple[OptionField, ...]:
    game, fitting = same.game, dict[str, Any]()
    for name, value in msgspec.json.decode(given).items():
        try:
            resolve_options(game, seats, {**fitting, name: value})
        except BadOption:
            continue
        fitting[name] = value
    return describe_options(game, seats, fitting)


def match_view(room: Room, eyes: tuple[Seat, ...], step: int) -> MatchView:
    """The match on the table through some seats' eyes, or for none a spectator's.

    Its clock tells the moment at which the time is over in place of the time left: see ``ticking``.
    """
    return MatchView(**asdict(match_head(room)), step=step, clock=match_clock(room), views=seat_views(room, eyes))


class Still(Data):
    """What all viewers see alike of a match and what hardly ever changes while it goes on."""

    options: dict[str, Any]
    names: tuple[Place, ...]
    commitment: str


def still_parts(room: Room) -> Still:
    """Those parts of the match on the table."""
    table = room.table
    assert table is not None
    names = tuple(_place(room, seat, holder) for seat, holder in enumerate(room.holders))
    return Still(option_dict(table.options), names, "" if table.guided else table.commitment)


def match_head(room: Room, still: Still | None = None) -> MatchHead:
    """What all viewers see alike of the match on the table, but for the time."""
    table = room.table
    assert table is not None
    if still is None:
        still = still_parts(room)
    match, running, guided = table.match, table.running, table.guided
    shows = match.state.phase.shows_awaited
    reviewing = table.reviewing
    awaited = room.unready if reviewing and table.resting else match.awaited() if running else ()
    return MatchHead(
        match=table.id,
        game=table.game.name,
        version=table.rules,
        seats=table.seats,
        options=still.options,
        names=still.names,
        guided=guided,
        commitment=still.commitment,
        seed=None if running or guided else table.seed.hex(),
        awaited=tuple(sorted(awaited)) if shows == "who" or not running else None,
        missing=len(awaited) if shows != "nothing" or not running else None,
        outcome=table.outcome,
        abandoned=table.abandoned,
        quitting=tuple(sorted(table.wishes)),
        shown=_shown(table) if reviewing else None,
    )


def seat_views(room: Room, eyes: tuple[Seat, ...]) -> tuple[SeatView, ...]:
    """The match through each of those eyes, for none a spectator's; of an abandoned one through all others' too."""
    table = room.table
    assert table is not None
    if eyes and table.running:
        # nearly everybody holds one seat
        return (_player(table, eyes[0]),) if len(eyes) == 1 else tuple([_player(table, seat) for seat in eyes])
    views = [_watcher(table, seat) for seat in eyes or (None,)]
    if table.abandoned:
        others = (_watcher(table, seat) for seat in range(table.seats) if seat not in eyes)
        views += [replace(view, notes=None) for view in others]  # what somebody wrote is no part of the match
    return tuple(views)


def match_clock(room: Room) -> Clock | None:
    """The clock of the match on the table; while it runs it tells, in place of the time left, when that is over."""
    timer = None if room.table is None else room.table.timer
    if timer is None or timer.beats:
        return None
    return Clock(timer.until if timer.left is None else timer.left, timer.whole, timer.left is None)


def ticking(clock: Clock | None, at: int) -> Clock | None:
    """A match's clock with the time that is left at a moment."""
    if clock is None or not clock.running:
        return clock
    return replace(clock, left=max(0, clock.left - at))


def _player(table: Table, seat: Seat) -> SeatView:
    """A running match through a seat's eyes."""
    game, match = table.game, table.match
    s, options = match.state, match.options(seat)
    open_now = game.channels(s)
    return SeatView(
        seat,
        game.view(s, seat),
        seat in match.awaited(),
        () if options is NONE else tuple(options.describe()),
        match.pending.get(seat),
        table.notes.get(seat),
        tuple([ch.name for ch in open_now if seat in ch.writers]) if open_now else (),
        game.emotes(s, seat),
    )


def _watcher(table: Table, seat: Seat | None) -> SeatView:
    """A match through the eyes of whoever has nothing to do in it: a spectator, or any seat once it is over."""
    notes = None if seat is None else table.notes.get(seat)
    return SeatView(seat, table.game.view(table.match.state, seat), False, (), None, notes, (), ())


def _shown(table: Table) -> tuple[ShownNotes, ...]:
    return tuple(ShownNotes(seat, notes) for seat, notes in sorted(table.shown.items()))


def may_read(line: Said, person: PersonId | None) -> bool:
    """Whether a line is for that person, or for None the table screen."""
    return line.readers is None or person in line.readers


def chat_line(room: Room, line: Said, number: int) -> ChatLine:
    """A line as its readers get it."""
    name = room.people[line.person].name
    return ChatLine(number, line.channel, line.person, line.seat, name, line.text, line.emote)
