"""The Little Witches and the Mysterious House: one teacher against two to four students."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tasogare.core import Channel, Game

from .bot import standard
from .choices import Forms
from .grading import outcome
from .house import house as board_named
from .moves import Moves
from .rules import Options, State, check_options
from .view import View, view
from .worlds import world

__all__ = ["BOARD", "VERSIONS", "game", "game_on"]

BOARD = "house"
VERSIONS = (1, 2)
"""The versions of the rules: they differ in the string's default length, which the board tells."""


def channels(s: State) -> tuple[Channel, ...]:
    """Talk is free, and the teacher hears it."""
    return (Channel("all", tuple(range(s.options.students + 1))),)


def game_on(board: str) -> Game[State]:
    """The game on a board of ``boards/``, or on the board of another file, for as many students as it carries."""

    def defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
        return {"students": seats - 1, "mode": "kind", "actions": 2, "string": board_named(board).string(version)}

    def option_sets(seats: int) -> list[dict[str, Any]]:
        sets: list[dict[str, Any]] = [{}, {"mode": "mean"}]
        if seats == 3:
            sets += [{"actions": 3, "string": 5.2}, {"mode": "mean", "actions": 3, "string": 1.2, "students": 2}]
        return sets

    return Game(
        name="little_witches",
        seats=range(3, min(board_named(board).most_students, 4) + 2),
        State=State,
        View=View,
        Moves=Moves,
        Forms=Forms,
        Options=Options,
        defaults=defaults,
        check_options=check_options,
        option_sets=option_sets,
        versions=VERSIONS,
        setup=lambda seats, options: State(options, board),
        view=view,
        world=world,
        outcome=outcome,
        channels=channels,
        bots={"standard": standard},
        several_seats=True,
        best_seats=4,
    )


game = game_on(BOARD)
