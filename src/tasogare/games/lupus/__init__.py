"""Lupus in Tabula (daVinci 2002): a village, its wolves, and the program as Master."""

from __future__ import annotations

from tasogare.core import Game

from .bot import standard
from .cast import SEATS, Options, check_options, defaults, option_sets
from .moves import Attack, Deal, DealsForm, Divine, Guard, Pick, Ready, Say, SayForm, Sleep, Vote
from .rules import State, channels, is_statement, outcome, setup
from .view import View, view
from .worlds import world

__all__ = ["game"]

game: Game[State] = Game(
    name="lupus",
    seats=SEATS,
    State=State,
    View=View,
    Moves=Deal | Divine | Guard | Attack | Sleep | Say | Ready | Vote | Pick,
    Forms=DealsForm | SayForm,
    Options=Options,
    defaults=defaults,
    check_options=check_options,
    option_sets=option_sets,
    setup=setup,
    view=view,
    world=world,
    outcome=outcome,
    channels=channels,
    bots={"standard": standard},
    is_statement=is_statement,
    best_seats=12,
)
