"""A table for one: the maker of a room sits down, and bots take all other places."""

from __future__ import annotations

from . import events as e
from .commanding import levels
from .draft import Draft

__all__ = ["set_up"]


def set_up(draft: Draft) -> None:
    """Seats the host first and puts the game's standard bots on the free places."""
    host = draft.room.host
    assert host is not None
    offered = levels(draft.around.games[draft.room.game])
    level = "standard" if "standard" in offered else offered[0]
    for place, holder in enumerate(draft.room.places):
        if not holder.free:
            continue
        if not draft.room.held(host):
            draft.add(e.Seated(place, host))
        else:
            draft.add(e.BotPut(place, level, draft.room.bots + 1))
