"""All that the contract promises, over every seat count and option; and what is seen in a view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tasogare.core import Match, conformance
from tasogare.games.mu import game
from tasogare.games.mu.view import view
from tests.golden import again, stored

from .positions import auction, cards, dealt, play, playing


@pytest.mark.parametrize(("seats", "given"), conformance.option_sets(game))
def test_the_contract_is_kept(seats: int, given: dict[str, Any]) -> None:
    assert conformance.check(game, seats, {"hands": 6} | given, every=7, seed=seats) > 50


def test_there_is_a_golden_playthrough() -> None:
    assert stored("mu")


@pytest.mark.parametrize("path", stored("mu"), ids=lambda path: path.stem)
def test_a_golden_playthrough_is_as_it_was(path: Path) -> None:
    assert path.read_text("utf-8") == again(path), "if the rules were meant to change: make golden"


# --- the view


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    s = dealt(4).state
    assert [hand is not None for hand in view(s, 2).hands] == [False, False, True, False]
    assert view(s, None).hands == (None,) * 4


def test_at_the_end_all_hands_are_seen() -> None:
    s = auction(dealt(4, {0: "r9", 1: "y9"}, hands=1), "r9; y9; -; -; -; -").state
    assert view(s, None).hands == s.closed


def test_the_auction_is_seen() -> None:
    seen = view(auction(dealt(4, {0: "r9", 2: "g1 g2"}), "r9; -; g2 g1; -; -").state, 3)
    assert seen.laid == (cards("r9"), (), cards("g2 g1"), ())
    assert [len(call.cards) for call in seen.calls] == [1, 0, 2, 0, 0]
    assert (seen.highest, seen.at_most) == (2, (2, 3, 1, 3))
    assert seen.passed == (True, True, False, True)
    assert seen.counts == (15, 15, 15, 15)
    assert (seen.stakes.target[1], seen.stakes.one_or_seven[1]) == (32, 30)


def test_laid_cards_still_unplayed_are_seen_beside_all_that_were_laid() -> None:
    s = playing("y1/y2 r5/y3/y4", open="r7 g1/r2//")
    s = play(s, "r7 r2")
    seen = view(s, None)
    assert seen.laid[:2] == (cards("r7 g1"), cards("r2"))
    assert seen.unplayed[:2] == (("g1",), ())
    assert seen.counts == (2, 2, 1, 1)


def test_trumps_and_goal_are_seen() -> None:
    s = playing("y1/y2/y3/y4", open="r7 g1", chief_trump="7", vice_trump="g", pips=(3, 5, 8, 0))
    seen = view(s, 3)
    assert [tier.by for tier in seen.order] == ["double", "chief", "vice"]
    assert seen.goal is not None
    assert (seen.goal.cards, seen.goal.target, seen.goal.so_far, seen.goal.bonus) == (2, 32, 11, 30)


def test_who_would_win_the_trick_is_seen() -> None:
    s = playing("r1 y1/r9 y2/r2 y4/r3 y3")
    assert view(s, 0).winning is None
    assert view(play(s, "r1"), 0).winning == 0
    assert view(play(s, "r1 r9 r2"), 0).winning == 1


@pytest.mark.parametrize("aid", [True, False])
def test_earlier_tricks_are_offered_with_the_memory_aid_alone(aid: bool) -> None:
    s = playing("r1 y1 g1/r9 y2 g2/r2 y4 g3/r3 y3 g4", given={"memory_aid": aid})
    s = play(s, "r1 r9 r2 r3 y2 y4 y3 y1")
    seen = view(s, 0)
    assert seen.last_trick == s.tricks[1]
    assert seen.tricks == (s.tricks if aid else None)
    assert (seen.won, seen.pips) == ((0, 1, 1, 0), s.pips)


def test_views_do_not_depend_on_the_match_around_them() -> None:
    match = dealt(5)
    assert view(Match(match.state).state, 1) == view(match.state, 1)
