"""First guided games: for each game a deal that is written down, and one sentence for each situation of its course.

A guide is a file ``GAME/guide.json``; its sentences stand in the game's catalogue.  A step depends on nothing but what
the seat sees, so a page that is loaded anew says what it said before, and no way to play leads out of the guide.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tasogare.core import Data, Game, Move, Seat

__all__ = ["Guide", "Step", "deal", "fits", "guide", "step_at"]


class Step(Data, forbid_unknown_fields=True):
    """One sentence: where it is said, its key, the rule behind it, and who says it."""

    say: str
    """The key ``guide-SAY``."""
    when: dict[str, Any]
    """A pattern over ``asked``, ``over`` and ``view``: see ``fits``."""
    rule: str
    """The anchor on the game's rules page."""
    voice: str | None = None
    """The key ``guide-voice-VOICE``; None: the guide itself speaks."""


class Guide(Data, forbid_unknown_fields=True):
    """How a first game is laid out."""

    seats: int
    seat: Seat
    """The learner's; bots have the others."""
    options: dict[str, Any]
    deal: tuple[msgspec.Raw, ...]
    """The table's first moves; later draws come from a seed as ever."""
    steps: tuple[Step, ...]
    """The first that fits is said."""


@cache
def guide(name: str) -> Guide | None:
    """The guided game of that name, if it has one."""
    file = files(__package__) / name / "guide.json"
    return msgspec.json.decode(file.read_bytes(), type=Guide) if file.is_file() else None


def deal(game: Game[Any]) -> tuple[Move, ...]:
    """The moves of the game's written deal, typed; it has a guide."""
    found = guide(game.name)
    assert found is not None
    moves = msgspec.json.Decoder(game.Moves).decode
    return tuple(moves(raw) for raw in found.deal)


def fits(pattern: Any, value: Any) -> bool:
    """Whether a plain JSON value is as the pattern says.

    An object: every field that it names fits (a list has its places and ``length`` as fields, a missing one is null);
    a list: one of its items fits; anything else: equal.
    """
    if isinstance(pattern, dict):
        return all(fits(part, _field(value, name)) for name, part in pattern.items())
    if isinstance(pattern, list):
        return any(fits(part, value) for part in pattern)
    return bool(pattern == value)


def _field(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return value.get(name)
    if isinstance(value, list | tuple):
        if name == "length":
            return len(value)
        return value[int(name)] if name.isdigit() and int(name) < len(value) else None
    return None


def step_at(found: Guide, view: Data, *, asked: bool, over: bool) -> Step | None:
    """What is said to a seat that sees this."""
    situation = {"asked": asked, "over": over, "view": msgspec.to_builtins(view)}
    return next((step for step in found.steps if fits(step.when, situation)), None)
