"""Who is in the room, and who holds which place."""

from __future__ import annotations

from typing import Any

from tasogare.core import Game

from . import commands as c
from . import events as e
from .door import Refusal, does, holder_of, need_between, need_host
from .draft import Draft
from .names import clean
from .room import Room

__all__ = ["heir", "join", "leave", "levels"]

MOST_PEOPLE = 100


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


@does.register
def _(command: c.Ping, draft: Draft, person: c.PersonId) -> None:
    pass


@does.register
def _(command: c.Rename, draft: Draft, person: c.PersonId) -> None:
    name, avatar = clean(command.name), clean(command.avatar, 2)
    if not name:
        raise Refusal("bad_frame")
    guest = draft.room.people[person]
    if (guest.name, guest.avatar) != (name, avatar):
        draft.add(e.Renamed(person, name, avatar))


@does.register
def _(command: c.Leave, draft: Draft, person: c.PersonId) -> None:
    leave(draft, person)


def leave(draft: Draft, person: c.PersonId) -> None:
    """Takes a person out of the room; where it was the host, somebody else is, and what waited for them goes on."""
    if draft.room.people[person].gone:
        return
    draft.add(e.Left(person))
    if draft.room.host == person:
        draft.add(e.Hosted(heir(draft.room, draft.here - {person})))
    draft.follow()


def heir(room: Room, here: frozenset[c.PersonId]) -> c.PersonId | None:
    """Who is host when the host is not: the lowest seated person that is here, else the first who is here."""
    present = sorted(person for person, guest in room.people.items() if person in here and not guest.gone)
    seated = [h.person for h in room.places if h.person in present]
    return next(iter((*seated, *present)), None)


# Places


@does.register
def _(command: c.Sit, draft: Draft, person: c.PersonId) -> None:
    room, place = draft.room, command.place
    holder = holder_of(room, place)
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


@does.register
def _(command: c.Grant, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
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


@does.register
def _(command: c.Stand, draft: Draft, person: c.PersonId) -> None:
    if holder_of(draft.room, command.place).person != person:
        raise Refusal("not_yours")
    need_between(draft, command.place)
    draft.add(e.Freed(command.place))


@does.register
def _(command: c.Ready, draft: Draft, person: c.PersonId) -> None:
    holder = holder_of(draft.room, command.place)
    if holder.person != person:
        raise Refusal("not_yours")
    if holder.ready != command.ready:
        draft.add(e.ReadySaid(command.place, command.ready))


@does.register
def _(command: c.AddBot, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    game = draft.around.games[draft.room.game]
    if command.bot not in levels(game):
        raise Refusal("not_allowed")
    place = command.place
    if place is None:
        place = next((i for i, h in enumerate(draft.room.places) if h.free), len(draft.room.places))
    if place == len(draft.room.places) and place < game.seats[-1]:
        draft.add(e.Chosen(draft.room.game, draft.room.given, place + 1))
    if not holder_of(draft.room, place).free:
        raise Refusal("no_place")
    draft.add(e.BotPut(place, command.bot, draft.room.bots + 1))


@does.register
def _(command: c.Remove, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    holder = holder_of(draft.room, command.place)
    need_between(draft, command.place)
    if not holder.free:
        draft.add(e.Freed(command.place))


@does.register
def _(command: c.Arrange, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    need_between(draft)
    if sorted(command.order) != list(range(len(draft.room.places))):
        raise Refusal("bad_frame")
    if list(command.order) != sorted(command.order):
        draft.add(e.Arranged(command.order))


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots that a game offers, by name."""
    return (*game.bots, "random")
