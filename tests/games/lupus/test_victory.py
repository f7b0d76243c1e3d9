"""Who has won: one total function, and every road to it."""

from __future__ import annotations

from itertools import product

import pytest

from tasogare.games.lupus.day import Talking
from tasogare.games.lupus.victory import Over, Winner, outcome, victory

from .positions import night, through, vote, votes


@pytest.mark.parametrize(
    ("wolves", "others", "hamster", "counts", "winner"),
    [
        (2, 6, False, True, None),
        (2, 3, False, True, None),
        (2, 2, False, True, "wolves"),
        (2, 1, False, True, "wolves"),
        (1, 1, False, True, "wolves"),
        (1, 2, False, True, None),
        (0, 3, False, True, "humans"),
        (0, 0, False, True, "humans"),
        (2, 3, True, True, None),
        (2, 2, True, True, "hamster"),
        (2, 3, True, False, "hamster"),
        (2, 4, True, False, None),
        (1, 2, True, False, "hamster"),
        (1, 2, True, True, None),
        (0, 4, True, True, "hamster"),
        (0, 1, True, True, "hamster"),
        (0, 1, True, False, "hamster"),
    ],
)
def test_victory(wolves: int, others: int, hamster: bool, counts: bool, winner: Winner | None) -> None:
    assert victory(wolves, others, hamster, counts) == winner


def test_victory_is_total_and_the_game_is_won_at_last() -> None:
    for wolves, others, hamster, counts in product(range(4), range(20), (False, True), (False, True)):
        if hamster and not others:
            continue
        winner = victory(wolves, others, hamster, counts)
        assert (winner is None) == (0 < wolves < others - (hamster and not counts))
        assert (winner == "hamster") == (winner is not None and hamster)


# --- roads to the end


def test_humans_win_with_the_last_wolfs_lynching() -> None:
    s = votes(vote("WWSVVVVV", 2, dead=(1, 7)), 2, 0, 0, 0, 0, 0).state
    assert s.phase == Over("humans")
    found = outcome(s)
    assert found is not None
    assert found.scores == (0, 0, 1, 1, 1, 1, 1, 1), "living and dead"
    assert found.winners == (2, 3, 4, 5, 6, 7)


def test_parity_by_lynching() -> None:
    s = votes(vote("WWSVV", 2), 2, 2, 0, 2, 2).state
    assert s.phase == Over("wolves")


def test_parity_by_attack() -> None:
    assert through(night("WWSVV", 2), attack=3, divine=0).state.phase == Over("wolves")


def test_parity_by_double_death_at_dawn() -> None:
    assert through(night("WWSVVH", 2), attack=3, divine=5).state.phase == Over("wolves")


def test_parity_by_the_divined_hamster_alone() -> None:
    match = night("WWSBHV", 2, dead=())
    assert through(match, attack=5, divine=4, guard=5).state.phase == Talking(2)
    match = night("WWSBHVV", 2, dead=(6, 5))
    assert through(match, attack=2, divine=4, guard=2).state.phase == Over("wolves")


def test_parity_in_the_first_night() -> None:
    assert through(night("WWWSVVV"), attack=4, divine=0).state.phase == Over("wolves")


def test_the_madman_counts_among_the_others_and_wins_with_the_wolves() -> None:
    s = votes(vote("WWSCV", 2), 2, 2, 0, 2, 2).state
    assert s.phase == Over("wolves")
    found = outcome(s)
    assert found is not None
    assert found.scores == (1, 1, 0, 1, 0)
    assert through(night("WWSCVV", 2), attack=4, divine=0).state.phase == Talking(2)


def test_the_madman_loses_with_the_humans_victory() -> None:
    found = outcome(votes(vote("WSCVVVVVVV", 2, dead=(9,)), 1, *([0] * 8)).state)
    assert found is not None
    assert found.scores == (0, 1, 0, 1, 1, 1, 1, 1, 1, 1)


def test_the_hamster_wins_alone_instead_of_the_humans() -> None:
    s = votes(vote("WSHVVV", 2), 1, 0, 0, 0, 0, 0).state
    assert s.phase == Over("hamster")
    found = outcome(s)
    assert found is not None
    assert found.scores == (0, 0, 1, 0, 0, 0)


def test_the_hamster_wins_alone_instead_of_the_wolves() -> None:
    assert votes(vote("WWHSV", 2), 3, 3, 3, 0, 3).state.phase == Over("hamster")
    assert through(night("WWHSV", 2), attack=4, divine=0).state.phase == Over("hamster")


def test_an_attack_on_the_hamster_ends_nothing() -> None:
    assert through(night("WWHSV", 2), attack=2, divine=0).state.phase == Talking(2)


def test_the_hamster_lynched_makes_parity_for_the_wolves() -> None:
    assert votes(vote("WWHSV", 2), 2, 2, 3, 2, 2).state.phase == Over("wolves")


def test_a_hamster_that_does_not_count_makes_parity_sooner() -> None:
    assert through(night("WWHSVV", 2), attack=4, divine=0).state.phase == Talking(2)
    assert through(night("WWHSVV", 2, hamster_counts=False), attack=4, divine=0).state.phase == Over("hamster")
    assert through(night("WWHSVVV", 2, hamster_counts=False), attack=4, divine=0).state.phase == Talking(2)


def test_the_hamster_divined_in_the_night_that_ends_the_game_does_not_win() -> None:
    assert through(night("WWSHVV", 2), attack=4, divine=3).state.phase == Over("wolves")
    assert through(night("WWSHVV", 2), attack=3, divine=3).state.phase == Talking(2)
