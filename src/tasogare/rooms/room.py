"""A room as a value, and how each entry of its log changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import field

from tasogare.core import Data, Game, Seat, replace, resolve_options, start

from . import table as tables
from .commands import PersonId
from .events import (
    Abandoned,
    Answered,
    Arranged,
    Asked,
    AwaySaid,
    Began,
    BotPut,
    Came,
    Changed,
    Chosen,
    Entry,
    Finished,
    Freed,
    Hosted,
    Lapsed,
    Left,
    Noted,
    NotesShown,
    Opened,
    Paused,
    Played,
    ReadySaid,
    Renamed,
    Said,
    Seated,
    Urged,
    WentOn,
    Wished,
)
from .table import Table

__all__ = ["EMPTY", "Guest", "Holder", "Room", "after", "fold"]

REMEMBERED_LINES = 300

Games = Mapping[str, Game[Any]]


class Guest(Data):
    """A person of the room."""

    uid: str
    name: str
    avatar: str
    gone: bool = False
    """Has left; the number stays theirs."""


class Holder(Data):
    """Who holds a place: a person, a bot, or nobody."""

    person: PersonId | None = None
    bot: str | None = None
    number: int = 0
    away: bool = False
    away_by_itself: bool = False
    ready: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody is here."""
        return self.person is None and self.bot is None

    @property
    def key(self) -> tuple[str, int]:
        """Whose wins this holder's are."""
        return ("person", self.person) if self.person is not None else ("bot", self.number)


class Room(Data):
    """Everything that is so in a room now; the fold of its log."""

    code: str = ""
    events: int = 0
    """How many room events there were."""
    people: dict[PersonId, Guest] = field(default_factory=dict)
    host: PersonId | None = None
    places: tuple[Holder, ...] = ()
    bots: int = 0
    """How many bots there have been."""
    asking: dict[PersonId, int] = field(default_factory=dict)
    urging: frozenset[PersonId] = frozenset()
    """Who wishes to start without the host."""
    urged: int = 0
    """When the last of them said so."""
    game: str = ""
    given: dict[str, Any] = field(default_factory=dict)
    together: bool = False
    clock: Literal["off", "relaxed", "brisk"] = "off"
    away: Literal["default", "bot"] = "default"
    paused: bool = False
    table: Table | None = None
    last: tuple[Holder, ...] = ()
    """Who held the seats when the match ended; empty while it runs."""
    wins: dict[tuple[str, int], int] = field(default_factory=dict)
    lines: tuple[Said, ...] = ()

    @property
    def running(self) -> Table | None:
        """The match that goes on; None between matches."""
        table = self.table
        return table if table is not None and table.running else None

    @property
    def stage(self) -> Literal["lobby", "playing", "after"]:
        """Where the evening stands."""
        return "lobby" if self.table is None else "playing" if self.table.running else "after"

    def held(self, person: PersonId | None) -> tuple[int, ...]:
        """The places that a person holds."""
        return () if person is None else tuple(i for i, h in enumerate(self.places) if h.person == person)

    def sits(self, person: PersonId | None, seat: Seat) -> bool:
        """Whether that seat of the match on the table is, or was when it ended, that person's."""
        table = self.table
        if person is None or table is None or not 0 <= seat < table.seats:
            return False
        return (self.last[seat] if self.last else self.places[table.places[seat]]).person == person

    def seats(self, person: PersonId | None) -> tuple[Seat, ...]:
        """The seats of the match on the table that a person holds, or held when it ended."""
        if person is None or self.table is None:
            return ()
        return tuple(seat for seat, holder in enumerate(self.holders) if holder.person == person)

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who holds each seat of the match on the table, or held it when it ended."""
        assert self.table is not None
        return self.last or tuple(self.places[place] for place in self.table.places)

    @property
    def unready(self) -> tuple[Seat, ...]:
        """The seats whose word the table waits for in a review: those of people who are not away."""
        table = self.running
        if table is None or not table.resting:
            return ()
        return tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder.person is not None and not holder.away and seat not in table.ready
        )

    def known(self, uid: str) -> PersonId | None:
        """The number of an identity that has ever been here."""
        return next((number for number, guest in self.people.items() if guest.uid == uid), None)


EMPTY = Room()


def fold(entries: Iterable[Entry], games: Games, room: Room = EMPTY) -> Room:
    """The room that a log tells of; what is in a log has come through the checked door before it was written."""
    for entry in entries:
        if isinstance(what := entry.what, Played) and (table := room.running) is not None:
            table = tables.reach(table, what.by, what.move, room.clock, entry.at, paused=room.paused)
            room = replace(room, table=table)
        room = after(room, entry, games, checked=False)
    return room


def after(room: Room, entry: Entry, games: Games, *, checked: bool = True) -> Room:
    """The room after one more entry; raises IllegalMove where it is a play that is checked and the rules refuse."""
    what = entry.what
    if isinstance(what, Played):
        return _played(room, what, entry.at, checked=checked)
    return replace(_changed(room, entry, games), events=room.events + 1)


def _played(room: Room, play: Played, at: int, *, checked: bool) -> Room:
    table = room.running
    assert table is not None, "only a running match is played"
    table = tables.at_play(
        table, play.by, play.move, room.clock, at, auto=play.auto, paused=room.paused, checked=checked
    )
    return replace(room, table=table)


def _changed(room: Room, entry: Entry, games: Games) -> Room:
    match entry.what:
        case Opened(code, game, places):
            return replace(room, code=code, game=game, places=(Holder(),) * places)
        case Came(person, uid, name, avatar):
            return replace(room, people={**room.people, person: Guest(uid, name, avatar)})
        case Renamed(person, name, avatar):
            guest = room.people[person]
            return replace(room, people={**room.people, person: replace(guest, name=name, avatar=avatar)})
        case Left(person):
            return _left(room, person)
        case Hosted(person):
            return replace(room, host=person, urging=frozenset())
        case Seated(place, person):
            return _seated(room, place, person)
        case BotPut(place, bot, number):
            return _put(replace(room, bots=number), place, Holder(bot=bot, number=number, ready=True))
        case Freed(place):
            return _put(room, place, Holder())
        case Arranged(order):
            return replace(room, places=tuple(room.places[i] for i in order))
        case ReadySaid(place, ready):
            return _put(room, place, replace(room.places[place], ready=ready))
        case AwaySaid(place, away, by_itself):
            return _put(room, place, replace(room.places[place], away=away, away_by_itself=away and by_itself))
        case Asked(person, place):
            return replace(room, asking={**room.asking, person: place})
        case Answered(person):
            return replace(room, asking={p: at for p, at in room.asking.items() if p != person})
        case Urged(person):
            return replace(room, urging=room.urging | {person}, urged=entry.at)
        case Chosen(game, given, places):
            return _chosen(room, game, given, places)
        case Said():
            return replace(room, lines=(*room.lines, entry.what)[-REMEMBERED_LINES:])
        case Began():
            return _began(room, entry.what, entry.at, games)
        case _:
            return _at_table(room, entry)


def _at_table(room: Room, entry: Entry) -> Room:
    table, at = room.table, entry.at
    match entry.what:
        case Changed(together, clock, away):
            room = replace(
                room,
                together=room.together if together is None else together,
                clock=clock or room.clock,
                away=away or room.away,
            )
            if clock is None or room.running is None:
                return room
            return replace(room, table=tables.restart(room.running, clock, at, paused=room.paused))
        case Paused(on):
            room = replace(room, paused=on)
            return room if table is None else replace(room, table=tables.pause(table, at, on=on))
        case _:
            assert table is not None, "there is a match on the table"
    match entry.what:
        case Lapsed():
            return replace(room, table=tables.lapse(table, room.clock, at, paused=room.paused))
        case Wished(seat, wish):
            wishes = table.wishes | {seat} if wish else table.wishes - {seat}
            return replace(room, table=replace(table, wishes=wishes))
        case Noted(seat, notes):
            return replace(room, table=replace(table, notes={**table.notes, seat: notes}))
        case NotesShown(seat, shown):
            others = _without(table.shown, seat)
            return replace(room, table=replace(table, shown=others | {seat: table.notes[seat]} if shown else others))
        case WentOn(seat):
            return replace(room, table=replace(table, ready=table.ready | {seat}))
        case Finished(outcome):
            wins = dict(room.wins)
            for seat in outcome.winners:
                key = room.holders[seat].key
                wins[key] = wins.get(key, 0) + 1
            table = replace(table, match=table.match.settle(), outcome=outcome, timer=None)
            return _cleared(replace(room, wins=wins, table=table))
        case Abandoned():
            return _cleared(replace(room, table=replace(table, abandoned=True, timer=None)))
        case other:
            raise AssertionError(f"an event that no room knows: {other}")


def _put(room: Room, place: int, holder: Holder) -> Room:
    return replace(room, places=(*room.places[:place], holder, *room.places[place + 1 :]))


def _seated(room: Room, place: int, person: PersonId) -> Room:
    room = _put(room, place, Holder(person=person, ready=True))
    asking = {p: at for p, at in room.asking.items() if p != person and at != place}
    table = room.running
    if table is None or place not in table.places:
        return replace(room, asking=asking)
    seat = table.places.index(place)
    table = replace(
        table,
        sat=table.sat | {person},
        notes=_without(table.notes, seat),
        shown=_without(table.shown, seat),
        ready=table.ready - {seat},
        wishes=table.wishes - {seat},
    )
    return replace(room, asking=asking, table=table)


def _without(notes: dict[Seat, msgspec.Raw], seat: Seat) -> dict[Seat, msgspec.Raw]:
    return {i: note for i, note in notes.items() if i != seat}


def _left(room: Room, person: PersonId) -> Room:
    room = replace(
        room,
        people={**room.people, person: replace(room.people[person], gone=True)},
        asking={p: at for p, at in room.asking.items() if p != person},
    )
    for place in room.held(person):
        playing = room.running is not None and place in room.running.places
        room = _put(room, place, replace(room.places[place], away=True) if playing else Holder())
    return room


def _chosen(room: Room, game: str, given: dict[str, Any], places: int) -> Room:
    """Where there are too many places the last free ones go."""
    kept = list(room.places)
    while len(kept) > places and any(holder.free for holder in kept):
        kept.pop(max(i for i, holder in enumerate(kept) if holder.free))
    kept += [Holder()] * (places - len(kept))
    return replace(room, game=game, given=given, places=tuple(kept), urging=frozenset())


def _began(room: Room, began: Began, at: int, games: Games) -> Room:
    game = games[began.game]
    options = resolve_options(game, len(began.places), began.options, began.rules)
    people = (room.places[place].person for place in began.places)
    table = Table(
        began.match,
        game,
        began.rules,
        options,
        began.places,
        bytes.fromhex(began.seed),
        start(game, len(began.places), options),
        sat=frozenset(person for person in people if person is not None),
        deal=tuple(map(game.decode_move, began.deal)),
    )
    table = tables.restart(table, room.clock, at, paused=room.paused)
    return replace(room, table=table, last=(), urging=frozenset())


def _cleared(room: Room) -> Room:
    """The room after a match: who left in it gives the place up, and nobody asks for a seat any more."""
    places = tuple(
        Holder()
        if h.person is not None and room.people[h.person].gone
        else replace(h, away=False, away_by_itself=False)
        for h in room.places
    )
    return replace(room, places=places, last=room.holders, asking={}, paused=False)
