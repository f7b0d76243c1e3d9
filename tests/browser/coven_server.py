"""The command line for Witch Hunt in a browser: known roles, bots that hardly think, and short fixed scenes.

``python -m tests.browser.coven_server serve …``.  The seed of every match deals the first three seats of six, where a
seer and a guardian are in play, a witch, a seer and a villager; of four the first a seer, and of twelve a witch.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any
from unittest.mock import patch

import tasogare
from tasogare.cli import main
from tasogare.core import SEED_BYTES, TABLE, MoveSet, Sealed, resolve_options
from tasogare.core.match import start
from tasogare.games.witch_hunt import gathering, ritual
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.draft import Around

CATS = 6
ROLES = ("witch", "seer", "villager")
FIRST = {4: "seer", 12: "witch"}
"""Whose the first seat is, by the count of cats."""
SPECIALS = ("seer", "guardian")
"""What the room is set to have, in the order of its form."""
MANY = 20_000
SCENES = {"SETTING_OUT_SECONDS": 3, "COLLECTING_SECONDS": 6}


def seed() -> bytes:
    """The first seed whose deals are as wanted."""
    deals = {cats: _deals(cats) for cats in FIRST}
    six = _deals(CATS, specials=list(SPECIALS))
    for number in range(MANY):
        seed = number.to_bytes(SEED_BYTES, "big")
        if six.pick(Sealed(seed, 0)).roles[: len(ROLES)] != ROLES:
            continue
        if all(deals[cats].pick(Sealed(seed, 0)).roles[0] == role for cats, role in FIRST.items()):
            return seed
    raise AssertionError(f"no seed of {MANY} deals {ROLES}")


def _deals(cats: int, **given: Any) -> MoveSet[Any]:
    game = tasogare.game("witch_hunt")
    return start(game, cats, resolve_options(game, cats, given)).options(TABLE)


def around(games: Any, dice: Any, secret: Any) -> Around:
    """Surroundings whose seeds are all that one; other secrets stay secret."""
    known = seed()
    return Around(games, dice, lambda count: known if count == SEED_BYTES else secrets.token_bytes(count))


if __name__ == "__main__":
    with (
        patch.dict(vars(gathering), SCENES),
        patch.object(ritual, "POINTING_SECONDS", 2),
        patch("tasogare.server.serving.Around", around),
        patch("tasogare.server.serving.Patience", partial(Patience, bot=(60, 200), bots=(60, 200))),
    ):
        main()
