"""Mü: a trick-taking game with an auction, two trumps and a partner, for four to six seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tasogare.core import Game

from .bot import standard
from .moves import AnyBid, AnyDeal, Bid, Deal, Partner, Pass, Play, Trump
from .rules import Options, State, outcome, setup
from .simple import simple
from .view import View, view
from .worlds import world

__all__ = ["game"]


def _defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    return {"chief_trump": "other_kind", "bonus_cap": None, "end_score": 200, "hands": None, "memory_aid": True}


def _option_sets(seats: int) -> Iterable[dict[str, Any]]:
    return [
        {},
        {"end_score": 60, "bonus_cap": 40, "memory_aid": False},
        {"hands": 2, "chief_trump": "free"},
    ]


game = Game(
    name="mu",
    seats=range(4, 7),
    State=State,
    View=View,
    Moves=Deal | Bid | Pass | Trump | Partner | Play,
    Forms=AnyBid | AnyDeal,
    Options=Options,
    defaults=_defaults,
    check_options=lambda options, seats: None,
    option_sets=_option_sets,
    setup=setup,
    view=view,
    world=world,
    outcome=outcome,
    each_for_itself=True,
    bots={"standard": standard, "simple": simple},
    effort=1500,
    best_seats=5,
)
