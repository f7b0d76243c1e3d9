"""Witch Hunt (まじょさがし): cats who are magicians share a village, and some of them are witches."""

from __future__ import annotations

from tasogare.core import Game

from .bot import standard
from .moves import Moves
from .row import VERSIONS, Options, check_options, defaults, option_sets
from .rules import State, channels, emotes, is_statement, outcome, setup
from .sets import Forms
from .view import View, view
from .worlds import world

__all__ = ["game"]

game: Game[State] = Game(
    name="witch_hunt",
    seats=range(4, 13),
    State=State,
    View=View,
    Moves=Moves,
    Forms=Forms,
    Options=Options,
    defaults=defaults,
    check_options=check_options,
    option_sets=option_sets,
    versions=VERSIONS,
    setup=setup,
    view=view,
    world=world,
    outcome=outcome,
    channels=channels,
    emotes=emotes,
    bots={"standard": standard},
    is_statement=is_statement,
    best_seats=8,
)
