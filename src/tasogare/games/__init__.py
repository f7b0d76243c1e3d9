"""The registry: the one line that adding a game touches."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from tasogare.core import Game

__all__ = ["NAMES", "game", "games"]

NAMES: tuple[str, ...] = (
    # one line a game, in the order of the front page
    "seven_knights",
    "little_witches",
    "lupus",
    "mu",
    "witch_hunt",
)


@cache
def game(name: str) -> Game[Any]:
    """The game of that name; raises KeyError naming those that there are."""
    if name not in NAMES:
        raise KeyError(f"no game {name!r}; there are {', '.join(NAMES)}")
    found: Game[Any] = import_module(f"{__name__}.{name}").game
    return found


def games() -> dict[str, Game[Any]]:
    """All games by name."""
    return {name: game(name) for name in NAMES}
