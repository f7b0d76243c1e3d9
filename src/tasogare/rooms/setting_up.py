"""A table for one: the maker of a room sits down, and bots take all other places; perhaps for a first guided game."""

from __future__ import annotations

from tasogare.games.guides import Guide

from . import events as e
from .choosing import begin
from .commanding import levels
from .draft import Draft

__all__ = ["begin_guided", "for_people", "set_up"]


def set_up(draft: Draft, seat: int = 0) -> None:
    """Seats the host there and puts the game's standard bots on the other free places."""
    host = draft.room.host
    assert host is not None
    offered = levels(draft.around.games[draft.room.game])
    level = "standard" if "standard" in offered else offered[0]
    for place, holder in enumerate(draft.room.places):
        if not holder.free:
            continue
        if place == seat and not draft.room.held(host):
            draft.add(e.Seated(place, host))
        else:
            draft.add(e.BotPut(place, level, draft.room.bots + 1))


def for_people(draft: Draft) -> None:
    """What a room for people begins with: one table, where a secret shows only while it is held."""
    draft.add(e.Changed(together=True))


def begin_guided(draft: Draft, guide: Guide) -> None:
    """Begins a first guided game in a new room: its host learns, bots play along, the deal is the guide's."""
    draft.add(e.Chosen(draft.room.game, guide.options, guide.seats))
    set_up(draft, guide.seat)
    begin(draft, guide.deal)
