"""Targets, bonuses, losses and eklats."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.games.mu.scores import bonus, eklat, played, reached, silent, stakes, target


@pytest.mark.parametrize(
    ("seats", "cards", "pips"), [(5, 6, 39), (4, 1, 30), (4, 15, 58), (5, 1, 24), (5, 12, 57), (6, 1, 20), (6, 10, 56)]
)
def test_targets(seats: int, cards: int, pips: int) -> None:
    assert target(seats, cards) == pips
    assert stakes(seats, None).target[cards - 1] == pips


@pytest.mark.parametrize(
    ("trump", "points"),
    [("r", 50), ("p", 50), ("1", 60), ("7", 60), ("0", 70), ("2", 70), ("6", 70), ("8", 70), ("9", 70), ("none", 80)],
)
def test_the_bonus_goes_by_the_chiefs_trump(trump: Any, points: int) -> None:
    assert bonus(5, trump) == points


def test_the_table_lies_open() -> None:
    table = stakes(5, None)
    rows = (table.target, table.colour, table.one_or_seven, table.rank, table.none)
    assert [row[4] for row in rows] == [36, 50, 60, 70, 80]
    assert stakes(5, 65).none[:4] == (40, 50, 60, 65)
    assert [len(stakes(seats, None).target) for seats in (4, 5, 6)] == [15, 12, 10]


@pytest.mark.parametrize(("pips", "bid"), [(0, 0), (23, 0), (24, 1), (26, 1), (27, 2), (32, 3), (33, 4), (60, 4)])
def test_the_bid_that_was_reached(pips: int, bid: int) -> None:
    assert reached(5, 4, pips) == bid


def hand(pips: tuple[int, ...], *, cards: int = 4, trump: Any = "r", cap: int | None = None) -> Any:
    totals = (100, 0, -10, 7, 0)
    return played(3, 3, totals, pips, cards, (0, 1, 2), (trump, "7"), cap)


def test_at_the_target_chief_and_partner_each_get_the_bonus_on_top_of_their_pips() -> None:
    score = hand((20, 10, 13, 9, 8))
    assert (score.target, score.made, score.reached) == (33, 33, 4)
    assert score.bonus == (40, 0, 40, 0, 0)
    assert score.penalty == (0, 0, 0, 0, 0)
    assert score.totals == (160, 10, 43, 16, 8)


def test_below_the_target_the_chief_loses_and_the_others_gain_but_not_the_partner() -> None:
    score = hand((20, 10, 9, 11, 10))
    assert (score.made, score.reached) == (29, 2)
    assert score.bonus == (0, 0, 0, 0, 0)
    assert score.penalty == (-20, 10, 0, 10, 10)
    assert score.totals == (100, 20, -1, 28, 20)


def test_below_the_target_of_one_card_the_whole_bid_is_short() -> None:
    assert hand((10, 20, 13, 9, 8)).penalty == (-40, 20, 0, 20, 20)


def test_a_cap_limits_each_bonus_but_never_a_loss() -> None:
    assert hand((20, 10, 13, 9, 8), cap=35).bonus == (35, 0, 35, 0, 0)
    assert hand((20, 10, 13, 9, 8), cap=0).bonus == (0, 0, 0, 0, 0)
    assert hand((10, 20, 13, 9, 8), cap=5).penalty == (-40, 20, 0, 20, 20)


def test_an_eklat_at_four_cards() -> None:
    score = eklat(0, 0, (1, 2, 3, 4, 5), (4, 2, 0), 4)
    assert score.penalty == (-40, 0, 20, 0, 20)
    assert score.totals == (-39, 2, 23, 4, 25)
    assert score.pips == score.bonus == (0, 0, 0, 0, 0)


def test_a_silent_hand_scores_nothing() -> None:
    assert silent(2, 2, (5, 6, 7, 8)).totals == (5, 6, 7, 8)
