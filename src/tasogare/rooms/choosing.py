"""What is played next, how, and under whose hand."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any

from msgspec import Raw

from tasogare.core import SEED_BYTES, BadOption, Game, option_dict, resolve_options

from . import commands as c
from . import events as e
from .door import Refusal, does, need_between, need_host
from .draft import Draft
from .room import Games, Room
from .views import Reason

__all__ = ["begin", "urging", "wanted_seats", "why_not_start"]


@does.register
def _(command: c.Choose, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    need_between(draft)
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


@does.register
def _(command: c.Settings, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    room = draft.room
    new = e.Changed(
        None if command.together == room.together else command.together,
        None if command.clock == room.clock else command.clock,
        None if command.away == room.away else command.away,
    )
    if new != e.Changed():
        draft.add(new)


@does.register
def _(command: c.HandOver, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    guest = draft.room.people.get(command.person)
    if guest is None or guest.gone:
        raise Refusal("not_allowed")
    if command.person != person:
        draft.add(e.Hosted(command.person))


@does.register
def _(command: c.Start, draft: Draft, person: c.PersonId) -> None:
    room = draft.room
    if person != room.host and not room.held(person):
        raise Refusal("not_host")
    if command.after != (None if room.table is None else room.table.id):
        return
    if room.running is not None:
        raise Refusal("not_now")
    reason = why_not_start(room, draft.around.games, draft.here)
    if reason is not None:
        raise Refusal("not_now", reason)
    if person != room.host and not _most_urge(draft, person):
        return
    occupied = [i for i, h in enumerate(room.places) if not h.free]
    if command.rotate:
        order = list(range(len(room.places)))
        for i, place in enumerate(occupied):
            order[place] = occupied[i - 1]
        draft.add(e.Arranged(tuple(order)))
    begin(draft)


def _most_urge(draft: Draft, person: c.PersonId) -> bool:
    """Whether more than half of the seated people who are here wish to start, now that this one does."""
    if person not in draft.room.urging:
        draft.add(e.Urged(person))
    wishes, people = urging(draft.room, draft.here)
    return 2 * wishes > people


def urging(room: Room, here: frozenset[c.PersonId]) -> tuple[int, int]:
    """How many of the seated people who are here wish to start, and how many those are."""
    seated = {holder.person for holder in room.places} & here
    return len(seated & room.urging), len(seated)


def begin(draft: Draft, deal: tuple[Raw, ...] = ()) -> None:
    """Begins the chosen game with all who sit; ``deal``: what the table moves first in a guided match."""
    room = draft.room
    occupied = [i for i, h in enumerate(room.places) if not h.free]
    game = draft.around.games[room.game]
    options = option_dict(resolve_options(game, len(occupied), room.given))
    name = urlsafe_b64encode(draft.around.secret(12)).decode()
    seed = draft.around.secret(SEED_BYTES).hex()
    draft.add(e.Began(name, game.name, game.version, options, tuple(occupied), seed, deal))
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
