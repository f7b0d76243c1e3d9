"""The standard bot: legal, repeatable, keeping to what its seat knows, and better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tasogare.core import TABLE, Dice, Effort, Match, conformance, resolve_options, start
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.belief import believe, by_row, information, matrix, promise, right_row
from tasogare.games.seven_knights.bot import answer, command, line_up, recommend, standard
from tasogare.games.seven_knights.lineups import Lineup
from tasogare.games.seven_knights.moves import Answer, Recommend
from tasogare.games.seven_knights.questions import Ask, OneOf
from tasogare.games.seven_knights.rounds import Asked
from tasogare.games.seven_knights.rules import Asking, Commanding, Recommending, on_witch_side
from tests.games.seven_knights.positions import asked, inspected, lining_up, put, round_about

TILES = (3, 1, 0, 2, 4)
"""Seat 2 holds the witch; by ``round_about`` seat 1 is bewitched."""


@pytest.mark.parametrize("seats, given", conformance.option_sets(game))
def test_its_moves_are_legal_repeatable_and_the_same_in_every_world_of_its_seat(
    seats: int, given: dict[str, Any]
) -> None:
    chance = Dice(f"bot/{seats}/{given}")
    match = start(game, seats, resolve_options(game, seats, given))
    at = 0
    while not match.state.rounds:
        seat = match.awaited()[0]
        if seat == TABLE:
            match = match.play(seat, match.options(seat).pick(chance))
            continue
        at += 1
        if at % 4 == 0:
            salt, s = chance.below(1 << 30), match.state
            worlds = [game.world(s, seat, Dice(number)) for number in range(2)]
            one, other = (standard(world, seat, Dice(salt), Effort(400)) for world in worlds)
            assert one == other
        move = conformance.check_bot(game, "standard", match.state, seat, chance, work=40 if at % 2 else 1)
        match = match.play(seat, move)


def test_a_captain_lays_the_row_that_is_right_in_most_deals() -> None:
    s = inspected(TILES, round_about(4), 4)
    told = (
        Asked(0, 3, (3,), OneOf((2,)), True),
        Asked(0, 3, (3,), OneOf((2,)), True),
    )
    s = put(lining_up(s, 0).state, questions=told)
    assert on_witch_side(s, 0) is False
    row = line_up(s, 0, Dice(1))
    assert set(row.tiles) >= {0, 1, 3}
    assert row.tiles.index(1) < row.tiles.index(3) < row.tiles.index(0)


def test_a_captain_that_can_know_everything_asks_for_it() -> None:
    s = inspected((3, 1, 5, 2, 4), round_about(4), 4, mode="coop")
    told = (Asked(0, 2, (2,), OneOf((5,)), True),)
    s = put(s, questions=told, captain=0, votes=(0, 0, 0, 0), phase=Commanding(1, 0))
    move = command(s, 0, Dice(1), Effort(400))
    after = Match(s).play(0, move).state
    deals = believe(after, 0)
    assert len(deals.tiles) == 1
    laid = Match(after).play(0, line_up(after, 0, Dice(1))).state
    assert laid.rounds[0].knights_win


def test_a_knight_tells_the_truth_and_a_witch_does_not_betray_herself_where_nobody_saw_her() -> None:
    everything = OneOf((1, 2, 3, 4))
    s = asked(inspected(TILES, ((0, 1), (1, 0), (2, 0), (3, 1)), 4), 0, 3, (3,), OneOf((2,)))
    assert answer(s, 3, Dice(1), Effort(400)) == Answer(True)
    s = asked(inspected(TILES, ((0, 1), (1, 0), (2, 0), (3, 1)), 4), 0, 2, (2,), everything)
    assert answer(s, 2, Dice(1), Effort(400)) == Answer(True), "the truth would be no"


def test_the_witchs_side_recommends_one_of_its_own_that_it_may_name() -> None:
    s = put(inspected(TILES, ((0, 2), (1, 2), (2, 0), (3, 1)), 4), phase=Recommending(1))
    assert recommend(s, 0, Dice(1)).seat in (0, 1)
    assert recommend(s, 1, Dice(1)).seat in (0, 1)
    assert recommend(s, 2, Dice(1)) == Recommend(2)


def test_a_knight_does_not_recommend_a_liar_that_it_has_caught() -> None:
    tiles = (3, 1, 0, 2, 4)
    s = inspected(tiles, ((0, 3), (1, 2), (2, 1), (3, 2)), 4)  # seats 1 and 3 are bewitched, seat 0 knows the 2
    s = put(s, questions=(Asked(1, 3, (3,), OneOf((2,)), False),), phase=Recommending(1))
    assert recommend(s, 0, Dice(1)).seat != 3


def test_weights_are_by_lies_alone() -> None:
    s = inspected((3, 1, 5, 2, 4), round_about(4), 4, mode="coop")
    belief = believe(s, 0)
    assert len(belief.tiles) == 6
    assert np.allclose(belief.weights, 1 / 6)


def test_information_of_an_even_question_to_an_honest_seat_is_one_bit() -> None:
    s = inspected((3, 1, 5, 2, 4), round_about(4), 4, mode="coop")
    masks = ((1 << 2) | (1 << 4) | (1 << 5),)
    questions, truth = matrix(masks, 5)
    told = information(believe(s, 0), s.seen, 2, (2,), truth)
    third = 1 / 3
    expected = -third * np.log2(third) - (1 - third) * np.log2(1 - third)
    assert len(questions) == 3, "a question, its opposite and those that differ in impossible numbers are one"
    assert np.allclose(told, expected)


def test_the_right_row_leaves_the_witch_out() -> None:
    assert right_row((3, 1, 0, 2, 4)) == (1, 3, 0, 4)
    assert right_row((3, 1, 5, 2, 4)) == (1, 3, 0, 4, 2)
    rows = by_row(np.array([(3, 7, 1, 0), (2, 6, 1, 0), (2, 6, 1, 4), (2, 1, 6, 0)], dtype=np.int8))
    assert rows.number[0] == rows.number[1]
    assert len(rows.example) == 3


def test_whoever_has_seen_more_promises_more() -> None:
    s = inspected((3, 1, 5, 2, 4), ((0, 1), (1, 2), (2, 1), (3, 1)), 4, mode="coop")
    s = put(s, seen=(s.seen[0] | s.seen[2] | s.seen[3], *s.seen[1:]))
    promised = promise(believe(s, None), s)
    assert promised[0] == pytest.approx(1)
    assert max(promised[1:]) < 0.6


def rounds_won(seats: int, games: int, knights: str, witches: str, **given: Any) -> tuple[int, int]:
    """Rounds that the knights won, and all; each seat plays by the policy of its side."""
    chance = Dice(f"strength/{seats}/{given}")
    won = played = 0
    for _ in range(games):
        match = start(game, seats, resolve_options(game, seats, given))
        while not match.over:
            seat = match.awaited()[0]
            policy = "random" if seat == TABLE else witches if on_witch_side(match.state, seat) else knights
            if policy == "random":
                move = match.options(seat).pick(chance)
            else:
                move = game.bots[policy](game.world(match.state, seat, chance), seat, chance, Effort(400))
            match = match.play(seat, move)
        won += sum(done.knights_win for done in match.state.rounds)
        played += len(match.state.rounds)
    return won, played


def test_it_beats_random_bots_on_either_side() -> None:
    won, played = rounds_won(5, 10, "standard", "random")
    assert won > played * 0.2, "random knights win one row in hundreds"
    won, played = rounds_won(5, 10, "standard", "standard")
    lost = played - won
    assert lost > played * 0.4
    won, played = rounds_won(5, 10, "standard", "standard", mode="coop")
    assert won > played * 0.6


def test_it_asks_within_the_least_effort() -> None:
    s = inspected(TILES, round_about(4), 4)
    assert isinstance(s.phase, Asking)
    move = standard(s, 0, Dice(1), Effort(0))
    assert isinstance(move, Ask)
    assert move in Match(s).options(0)


def test_a_row_is_a_lineup() -> None:
    s = lining_up(inspected(TILES, round_about(4), 4), 0).state
    assert isinstance(standard(s, 0, Dice(1), Effort(0)), Lineup)
