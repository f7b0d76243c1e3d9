"""The bots' fast engine plays by the rules: the same winners, the same pips, the same scores, no illegal card."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tasogare.core import Dice, Match, replace
from tasogare.games.mu.cards import DECK
from tasogare.games.mu.moves import Play
from tasogare.games.mu.playouts import Tables, Worlds, choose, owners, payoffs
from tasogare.games.mu.rules import Playing, State
from tasogare.games.mu.worlds import hands

from .positions import cards, dealt

NAMINGS: list[Any] = [("7", "g"), ("g", "7"), ("r", "b"), ("1", "6"), ("none", "p"), ("none", None), ("y", None)]


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("bid", [1, 3])
def test_the_engine_agrees_with_the_rules(seats: int, bid: int) -> None:
    tables, chance = Tables(NAMINGS), Dice(seats)
    start = dealt(seats).state
    deals = [hands(start, None, chance) for _ in NAMINGS]
    naming = np.arange(len(NAMINGS))
    chief, partner = naming % seats, (naming + 2) % seats
    side = (np.arange(seats) == chief[:, None]) | (np.arange(seats) == partner[:, None])
    worlds = Worlds(
        tables,
        naming,
        tables.hands(np.array([owners(deal, 0) for deal in deals]), naming, seats),
        side,
        np.zeros((len(NAMINGS), seats), np.int64),
        chief.copy(),
    )
    matches = [
        Match(position(start, deals[i], NAMINGS[i], int(chief[i]), int(partner[i]), bid)) for i in range(len(NAMINGS))
    ]
    card_of = [{int(bit): DECK[place] for place, bit in enumerate(row)} for row in tables.bit]
    rng = np.random.default_rng(1)
    for _ in range(60):
        bits = choose(worlds, rng)
        for i, match in enumerate(matches):
            (seat,) = match.awaited()
            assert seat == worlds.mover()[i]
            matches[i] = match.play(seat, Play(card_of[i][int(bits[i])]))
        worlds.play(bits)
    assert not worlds.hands.any()
    for i, match in enumerate(matches):
        assert match.state.pips == tuple(worlds.pips[i])
    bids = np.full(len(NAMINGS), bid)
    scores = payoffs(worlds.pips, chief, partner, bids, [chief for chief, _ in NAMINGS], 35)
    for i, match in enumerate(matches):
        assert match.state.totals == tuple(scores[i])


def position(start: State, deal: Any, named: Any, chief: int, partner: int, bid: int) -> State:
    """The first lead of a hand with these hands and roles; the vice is nobody that matters."""
    laid = [cards("")] * start.seats
    laid[chief] = tuple(deal[chief][:bid])
    closed = list(map(tuple, deal))
    closed[chief] = closed[chief][bid:]
    return replace(
        start,
        phase=Playing(chief, 0),
        options=replace(start.options, bonus_cap=35),
        closed=tuple(closed),
        open=tuple(laid),
        laid=tuple(laid),
        chief=chief,
        partner=partner,
        chief_trump=named[0],
        vice_trump=named[1],
    )
