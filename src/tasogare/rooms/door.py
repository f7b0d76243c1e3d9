"""The door of a room: what a command needs before it is carried out, and the error that refuses it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, singledispatch
from typing import Any

from tasogare.core import Seat

from . import commands as c
from .draft import Draft
from .room import Holder, Room
from .table import Table
from .views import Reason

__all__ = ["Refusal", "carry_out", "does", "holder_of", "need_between", "need_host", "need_own", "running_match"]


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
    reason: Reason | None = _how(type(command))(command, draft, person)
    draft.follow()
    return reason


@singledispatch
def does(command: Any, draft: Draft, person: c.PersonId) -> Reason | None:
    """Carries out one kind of command; each is registered where its subject is."""
    raise AssertionError(f"a command that no room knows: {command}")


@cache
def _how(kind: type[c.Command]) -> Callable[..., Reason | None]:
    return does.dispatch(kind)


# Conditions


def need_host(draft: Draft, person: c.PersonId) -> None:
    """Refuses what is the host's alone."""
    if draft.room.host != person:
        raise Refusal("not_host")


def need_between(draft: Draft, place: int | None = None) -> None:
    """Refuses what can't be while a match runs, or while that place is in it."""
    table = draft.room.running
    if table is not None and (place is None or place in table.places):
        raise Refusal("not_now")


def holder_of(room: Room, place: int) -> Holder:
    """Who holds a place that there is."""
    if not 0 <= place < len(room.places):
        raise Refusal("no_place")
    return room.places[place]


def running_match(draft: Draft, match: str) -> Table:
    """The match of that id, if it is the one that runs."""
    table = draft.now(match)
    if table is None:
        raise Refusal("no_match")
    return table


def need_own(draft: Draft, person: c.PersonId, seat: Seat) -> None:
    """Refuses what is another seat's."""
    if not draft.room.sits(person, seat):
        raise Refusal("not_yours")
