"""From a command to the entries that it adds to a room's log, or to the reason why it adds none."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from functools import singledispatch
from typing import Any

import msgspec

from tasogare.core import (
    SEED_BYTES,
    BadOption,
    Dice,
    Game,
    IllegalMove,
    Match,
    Move,
    Seat,
    option_dict,
    resolve_options,
)

from . import commands as c
from . import events as e
from .draft import Draft
from .names import clean
from .room import Games, Room
from .table import Table
from .views import Reason

__all__ = ["Refusal", "carry_out", "heir", "join", "leave", "levels", "wanted_seats", "why_not_start"]

LONGEST_NOTES = 4_000
MOST_PEOPLE = 100
LONGEST_LINE = 400


class Refusal(Exception):
    """A command that is refused and changes nothing: one of the wire's codes, and perhaps a reason in words."""

    def __init__(self, code: str, reason: Reason | None = None) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def carry_out(draft: Draft, command: c.Command) -> Reason | None:
    """Adds what the command means to the draft; what ``Check`` has to say, else None.  Raises Refusal."""
    person = draft.person
    if person is None or person not in draft.room.people or draft.room.people[person].gone:
        raise Refusal("not_yours")
    return _do(command, draft, person)


@singledispatch
def _do(command: Any, draft: Draft, person: c.PersonId) -> Reason | None:
    raise AssertionError(f"a command that no room knows: {command}")


def join(draft: Draft, uid: str, name: str, avatar: str) -> c.PersonId:
    """The number of a person who comes in, or is in the room already."""
    room = draft.room
    person = room.known(uid)
    name, avatar = clean(name), clean(avatar, 2)
    if person is None and len(room.people) >= MOST_PEOPLE:
        raise Refusal("no_place")
    if not name:
        raise Refusal("bad_frame")
    if person is None or room.people[person].gone:
        person = len(room.people) + 1 if person is None else person
        draft.add(e.Came(person, uid, name, avatar))
    elif (room.people[person].name, room.people[person].avatar) != (name, avatar):
        draft.add(e.Renamed(person, name, avatar))
    host = draft.room.host
    if host is None or draft.room.people[host].gone:
        draft.add(e.Hosted(person))
    return person


# Who one is


@_do.register
def _(command: c.Ping, draft: Draft, person: c.PersonId) -> None:
    pass


@_do.register
def _(command: c.Rename, draft: Draft, person: c.PersonId) -> None:
    name, avatar = clean(command.name), clean(command.avatar, 2)
    if not name:
        raise Refusal("bad_frame")
    guest = draft.room.people[person]
    if (guest.name, guest.avatar) != (name, avatar):
        draft.add(e.Renamed(person, name, avatar))


@_do.register
def _(command: c.Leave, draft: Draft, person: c.PersonId) -> None:
    leave(draft, person)


def leave(draft: Draft, person: c.PersonId) -> None:
    """Takes a person out of the room; where it was the host, somebody else is."""
    if draft.room.people[person].gone:
        return
    draft.add(e.Left(person))
    if draft.room.host == person:
        draft.add(e.Hosted(heir(draft.room, draft.here - {person})))


def heir(room: Room, here: frozenset[c.PersonId]) -> c.PersonId | None:
    """Who is host when the host is not: the lowest seated person that is here, else the first who is here."""
    present = sorted(person for person, guest in room.people.items() if person in here and not guest.gone)
    seated = [h.person for h in room.places if h.person in present]
    return next(iter((*seated, *present)), None)


# Places


@_do.register
def _(command: c.Sit, draft: Draft, person: c.PersonId) -> None:
    room, place = draft.room, command.place
    holder = _holder(room, place)
    if holder.person == person:
        return
    if room.running is not None and place in room.running.places:
        _ask_for(draft, person, place)
        return
    if not holder.free:
        raise Refusal("no_place")
    _rise(draft, person)
    draft.add(e.Seated(place, person))


def _rise(draft: Draft, person: c.PersonId) -> None:
    """Frees the places that a person may not hold beside another one."""
    room = draft.room
    if draft.around.games[room.game].several_seats:
        return
    for held in room.held(person):
        if room.running is not None and held in room.running.places:
            raise Refusal("not_now")
        draft.add(e.Freed(held))


def _ask_for(draft: Draft, person: c.PersonId, place: int) -> None:
    """A seat of the running match: never for somebody who sat in it, and with the host's consent alone."""
    room = draft.room
    _may_take(room, person, place)
    if room.host == person:
        _rise(draft, person)
        draft.add(e.Seated(place, person))
    elif room.asking.get(person) != place:
        draft.add(e.Asked(person, place))


def _may_take(room: Room, person: c.PersonId, place: int) -> None:
    assert room.running is not None
    holder = room.places[place]
    if holder.person is not None and not room.people[holder.person].gone:
        raise Refusal("no_place")
    if person in room.running.sat:
        raise Refusal("not_allowed")


@_do.register
def _(command: c.Grant, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    place = draft.room.asking.get(command.person)
    if place is None:
        return
    draft.add(e.Answered(command.person))
    if command.yes:
        if draft.room.running is None:
            raise Refusal("no_match")
        _may_take(draft.room, command.person, place)
        _rise(draft, command.person)
        draft.add(e.Seated(place, command.person))


@_do.register
def _(command: c.Stand, draft: Draft, person: c.PersonId) -> None:
    if _holder(draft.room, command.place).person != person:
        raise Refusal("not_yours")
    _between(draft, command.place)
    draft.add(e.Freed(command.place))


@_do.register
def _(command: c.Ready, draft: Draft, person: c.PersonId) -> None:
    holder = _holder(draft.room, command.place)
    if holder.person != person:
        raise Refusal("not_yours")
    if holder.ready != command.ready:
        draft.add(e.ReadySaid(command.place, command.ready))


@_do.register
def _(command: c.AddBot, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    game = draft.around.games[draft.room.game]
    if command.bot not in levels(game):
        raise Refusal("not_allowed")
    place = command.place
    if place is None:
        place = next((i for i, h in enumerate(draft.room.places) if h.free), len(draft.room.places))
    if place == len(draft.room.places) and place < game.seats[-1]:
        draft.add(e.Chosen(draft.room.game, draft.room.given, place + 1))
    if not _holder(draft.room, place).free:
        raise Refusal("no_place")
    draft.add(e.BotPut(place, command.bot, draft.room.bots + 1))


@_do.register
def _(command: c.Remove, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    holder = _holder(draft.room, command.place)
    _between(draft, command.place)
    if not holder.free:
        draft.add(e.Freed(command.place))


@_do.register
def _(command: c.Arrange, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    _between(draft)
    if sorted(command.order) != list(range(len(draft.room.places))):
        raise Refusal("bad_frame")
    if list(command.order) != sorted(command.order):
        draft.add(e.Arranged(command.order))


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots that a game offers, by name."""
    return (*game.bots, "random")


# What is played, and how


@_do.register
def _(command: c.Choose, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    _between(draft)
    room, games = draft.room, draft.around.games
    if command.game not in games:
        raise Refusal("not_allowed")
    game = games[command.game]
    occupied = sum(not h.free for h in room.places)
    places = command.places
    if places is None:
        places = len(room.places) if room.game == game.name else game.best_seats
    elif not 1 <= places <= game.seats[-1]:
        raise _bad_option(BadOption("bad_seats", least=game.seats[0], most=game.seats[-1], got=places))
    places = max(occupied, min(places, game.seats[-1]))
    given = {name: value for name, value in command.options.items() if value is not None}
    try:
        resolve_options(game, wanted_seats(game, occupied, places), given)
    except BadOption as error:
        raise _bad_option(error) from None
    if (game.name, given, places) != (room.game, room.given, len(room.places)):
        draft.add(e.Chosen(game.name, given, places))


def wanted_seats(game: Game[Any], occupied: int, places: int) -> int:
    """The seat count that options are fitted to: those who sit there, or if that can't be played the places."""
    if occupied in game.seats:
        return occupied
    return min(max(places, game.seats[0]), game.seats[-1])


def _bad_option(error: BadOption) -> Refusal:
    return Refusal("bad_option", Reason(error.key, error.params))


@_do.register
def _(command: c.Settings, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    room = draft.room
    new = e.Changed(
        None if command.together == room.together else command.together,
        None if command.clock == room.clock else command.clock,
        None if command.away == room.away else command.away,
    )
    if new != e.Changed():
        draft.add(new)


@_do.register
def _(command: c.HandOver, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    guest = draft.room.people.get(command.person)
    if guest is None or guest.gone:
        raise Refusal("not_allowed")
    if command.person != person:
        draft.add(e.Hosted(command.person))


@_do.register
def _(command: c.Start, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    room = draft.room
    if command.after != (None if room.table is None else room.table.id):
        return
    if room.running is not None:
        raise Refusal("not_now")
    reason = why_not_start(room, draft.around.games, draft.here)
    if reason is not None:
        raise Refusal("not_now", reason)
    occupied = [i for i, h in enumerate(room.places) if not h.free]
    if command.rotate:
        order = list(range(len(room.places)))
        for i, place in enumerate(occupied):
            order[place] = occupied[i - 1]
        draft.add(e.Arranged(tuple(order)))
    game = draft.around.games[room.game]
    options = option_dict(resolve_options(game, len(occupied), room.given))
    name = urlsafe_b64encode(draft.around.secret(12)).decode()
    seed = draft.around.secret(SEED_BYTES).hex()
    draft.add(e.Began(name, game.name, game.version, options, tuple(occupied), seed))
    draft.follow()


def why_not_start(room: Room, games: Games, here: frozenset[c.PersonId]) -> Reason | None:
    """What keeps the chosen game from starting: seats, options, or somebody here who is not ready."""
    occupied = [h for h in room.places if not h.free]
    try:
        resolve_options(games[room.game], len(occupied), room.given)
    except BadOption as error:
        return Reason(error.key, error.params)
    for place, holder in enumerate(room.places):
        if holder.person in here and holder.person != room.host and not holder.ready:
            return Reason("not_ready", {"seat": place})
    return None


# While it is played


@_do.register
def _(command: c.Away, draft: Draft, person: c.PersonId) -> None:
    room = draft.room
    holder = _holder(room, command.place)
    if holder.person != person and room.host != person:
        raise Refusal("not_host")
    if room.running is None or command.place not in room.running.places or holder.person is None:
        raise Refusal("not_now")
    if holder.away != command.away or holder.away_by_itself:
        draft.add(e.AwaySaid(command.place, command.away))


@_do.register
def _(command: c.Pause, draft: Draft, person: c.PersonId) -> None:
    _host(draft, person)
    if draft.room.running is None:
        raise Refusal("not_now")
    if draft.room.paused != command.on:
        draft.add(e.Paused(command.on))


@_do.register
def _(command: c.Quit, draft: Draft, person: c.PersonId) -> None:
    table = draft.room.running
    if table is None:
        raise Refusal("no_match")
    _own(draft, person, command.seat)
    if (command.seat in table.wishes) != command.wish:
        draft.add(e.Wished(command.seat, command.wish))
    table = draft.room.running
    assert table is not None
    at_it = {h.person for h in draft.room.holders if h.person is not None and not h.away}
    wish = {draft.room.holders[seat].person for seat in table.wishes} & at_it
    if 2 * len(wish) > len(at_it):
        draft.add(e.Abandoned())


@_do.register
def _(command: c.PlayMoves, draft: Draft, person: c.PersonId) -> Reason | None:
    table = _match(draft, command.match)
    seat = command.seat
    _own(draft, person, seat)
    moves = [_decode(table.game, raw) for raw in command.moves]
    if len(moves) > 1 and (reason := foresee(table, seat, moves)) is not None:
        raise Refusal("illegal", reason)
    place = table.places[seat]
    if draft.room.places[place].away:
        draft.add(e.AwaySaid(place, False))
    for number, move in enumerate(moves):
        if draft.now(command.match) is None:
            return Reason("over", {})
        try:
            draft.play(seat, move)
        except IllegalMove as error:
            if number == 0:
                raise Refusal("illegal", _reason(error)) from None
            return _reason(error)  # what the first ones uncovered forbids the rest
    return None


@_do.register
def _(command: c.Check, draft: Draft, person: c.PersonId) -> Reason | None:
    table = _match(draft, command.match)
    _own(draft, person, command.seat)
    return foresee(table, command.seat, [_decode(table.game, raw) for raw in command.moves])


def foresee(table: Table, seat: Seat, moves: list[Move]) -> Reason | None:
    """Why a sequence of moves would be refused, in a world that depends on nothing but what the seat knows.

    What the seat may do now is the same in all its worlds, so the first move needs none.
    """
    first = moves[0]
    if first not in table.match.options(seat):
        return _reason(table.match.refusal(seat, first))
    if len(moves) == 1:
        return None
    match = Match(
        table.game.world(table.match.state, seat, Dice(0)),
        {seat: held} if (held := table.match.pending.get(seat)) is not None else {},
    )
    try:
        for move in moves:
            match = match.step(seat, move)
    except IllegalMove as error:
        return _reason(error)
    return None


def _reason(error: IllegalMove) -> Reason:
    return Reason(error.key, error.params)


def _decode(game: Game[Any], raw: msgspec.Raw) -> Move:
    try:
        move: Move = msgspec.json.decode(raw, type=game.Moves)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("illegal", Reason("malformed", {"why": str(error)})) from None
    return move


@_do.register
def _(command: c.Notes, draft: Draft, person: c.PersonId) -> None:
    table = draft.room.table
    if table is None or table.id != command.match:
        raise Refusal("no_match")
    _own(draft, person, command.seat)
    notes = bytes(command.notes)
    if len(notes.decode()) > LONGEST_NOTES:
        raise Refusal("too_big")
    if command.seat not in table.notes or bytes(table.notes[command.seat]) != notes:
        draft.add(e.Noted(command.seat, msgspec.Raw(notes)))


# Talk


@_do.register
def _(command: c.Chat, draft: Draft, person: c.PersonId) -> None:
    room, readers = draft.room, None
    text = clean(command.text, LONGEST_LINE)
    if not text:
        raise Refusal("bad_frame")
    if command.seat is not None:
        _own(draft, person, command.seat)
    if command.channel == "room":
        if room.running is not None:
            raise Refusal("not_now")
    else:
        table = room.running
        if table is None:
            raise Refusal("no_match")
        channel = next((ch for ch in table.game.channels(table.match.state) if ch.name == command.channel), None)
        if channel is None or command.seat is None or command.seat not in channel.writers:
            raise Refusal("not_allowed")
        if channel.readers is not None:
            seats = {*channel.readers, command.seat}
            readers = tuple(sorted({h.person for i, h in enumerate(room.holders) if i in seats and h.person}))
    draft.add(e.Said(command.channel, person, command.seat, text, None, readers))


@_do.register
def _(command: c.Emote, draft: Draft, person: c.PersonId) -> None:
    if command.seat is not None:
        _own(draft, person, command.seat)
    elif draft.room.running is not None:
        raise Refusal("not_allowed")
    draft.add(e.Said("room", person, command.seat, "", command.emote, None))


# Conditions


def _host(draft: Draft, person: c.PersonId) -> None:
    if draft.room.host != person:
        raise Refusal("not_host")


def _between(draft: Draft, place: int | None = None) -> None:
    """Between matches, or for a place that is not in the running one."""
    table = draft.room.running
    if table is not None and (place is None or place in table.places):
        raise Refusal("not_now")


def _holder(room: Room, place: int) -> Any:
    if not 0 <= place < len(room.places):
        raise Refusal("no_place")
    return room.places[place]


def _match(draft: Draft, match: str) -> Table:
    table = draft.now(match)
    if table is None:
        raise Refusal("no_match")
    return table


def _own(draft: Draft, person: c.PersonId, seat: Seat) -> None:
    if seat not in draft.room.seats(person):
        raise Refusal("not_yours")
