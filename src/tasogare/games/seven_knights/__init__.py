"""Seven Knights Bewitched (ミュルマミウスの虜): knights who would stand in order, and a witch among them."""

from __future__ import annotations

from tasogare.core import Channel, Game

from .bot import standard
from .lineups import LineupForm
from .modes import DealForm, Options, check_options, defaults, option_sets
from .moves import Moves
from .questions import AskForm
from .rules import State, channels_open, outcome, review, setup
from .view import View, view
from .worlds import world

__all__ = ["game"]


def _channels(s: State) -> tuple[Channel, ...]:
    return (Channel("all", tuple(range(s.seats)) if channels_open(s) else ()),)


game = Game(
    name="seven_knights",
    seats=range(3, 9),
    State=State,
    View=View,
    Moves=Moves,
    Forms=DealForm | AskForm | LineupForm,
    Options=Options,
    defaults=defaults,
    check_options=check_options,
    option_sets=option_sets,
    setup=setup,
    view=view,
    world=world,
    outcome=outcome,
    channels=_channels,
    review=review,
    each_for_itself=True,
    bots={"standard": standard},
    best_seats=6,
)
