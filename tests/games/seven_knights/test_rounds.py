"""A round from the first look to the score."""

from __future__ import annotations

from math import factorial

import pytest

from tasogare.core import TABLE, Dice, IllegalMove, Match, conformance, replace
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.lineups import Lineup
from tasogare.games.seven_knights.modes import Deal
from tasogare.games.seven_knights.moves import Answer, Inspect, Recommend
from tasogare.games.seven_knights.questions import Ask, OneOf, Sum
from tasogare.games.seven_knights.rules import (
    Asking,
    Commanding,
    Dealing,
    Inspecting,
    LiningUp,
    Over,
    Recommending,
    State,
    elected,
    witch_side,
)
from tasogare.games.seven_knights.view import view
from tests.games.seven_knights.positions import (
    ask_something,
    asked,
    dealt,
    inspected,
    lining_up,
    put,
    recommend,
    recommending,
    round_about,
)

TILES = (3, 1, 0, 2, 4)
"""Basic, four seats: seat 2 is the witch, the 4 lies in the centre."""


# --- inspect


def inspects(match: Match[State], *tiles: int) -> Match[State]:
    for tile in tiles:
        (seat,) = match.awaited()
        match = match.play(seat, Inspect(tile))
    return match


def test_seats_inspect_clockwise_from_the_start_seat() -> None:
    match = Match(put(dealt(TILES, 4).state, start=2, phase=Inspecting(1, 1, 2)))
    turns = []
    while isinstance(match.state.phase, Inspecting):
        (seat,) = match.awaited()
        turns.append(seat)
        match = match.play(seat, Inspect(4))
    assert turns == [2, 3, 0, 1]
    assert match.state.phase == Asking(1, 2)


def test_a_seat_looks_at_any_tile_but_its_own() -> None:
    match = dealt(TILES, 4)
    assert [move.tile for move in match.options(0)] == [1, 2, 3, 4]
    with pytest.raises(IllegalMove, match="inspect_own"):
        match.play(0, Inspect(0))
    with pytest.raises(IllegalMove, match="no_tile"):
        match.play(0, Inspect(5))


def test_several_may_look_at_the_same_tile_and_the_looks_are_public_without_values() -> None:
    s = inspects(dealt(TILES, 4), 2, 2, 0, 2).state
    assert [(look.seat, look.tile) for look in s.looks] == [(0, 2), (1, 2), (2, 0), (3, 2)]
    assert view(s, None).looks == s.looks
    assert view(s, None).own is None


def test_who_sees_the_witch_is_bewitched_at_once_and_who_sees_a_bewitched_knight_is_not() -> None:
    match = inspects(dealt(TILES, 4), 2)
    own = view(match.state, 0).own
    assert own is not None
    assert own.side == "bewitched"
    match = inspects(match, 0, 0, 1)
    assert witch_side(match.state) == (0, 2)


@pytest.mark.parametrize("tile, key", [(3, "inspect_seats"), (4, "inspect_seats"), (0, "inspect_own")])
def test_in_special_the_first_lap_is_for_tiles_before_seats(tile: int, key: str) -> None:
    match = dealt((1, 2, 3, 0, 4, 5), 3)
    assert [move.tile for move in match.options(0)] == [1, 2]
    with pytest.raises(IllegalMove, match=key):
        match.play(0, Inspect(tile))


def test_in_special_the_second_lap_is_for_the_centre() -> None:
    match = inspects(dealt((1, 2, 3, 0, 4, 5), 3), 1, 2, 1)
    assert match.state.phase == Inspecting(1, 2, 0)
    assert [move.tile for move in match.options(0)] == [3, 4, 5]
    with pytest.raises(IllegalMove, match="inspect_centre"):
        match.play(0, Inspect(1))
    assert inspects(match, 3, 3, 4).state.phase == Asking(1, 0)


# --- question and answer


def test_every_seat_asks_once_from_the_start_seat() -> None:
    match = Match(put(inspected(TILES, round_about(4), 4), start=3, phase=Asking(1, 3)))
    for seat in (3, 0, 1, 2):
        assert match.state.phase == Asking(1, seat)
        match = ask_something(match, seat)
    assert match.state.phase == Recommending(1)


@pytest.mark.parametrize(
    "seat, about, answers",
    [
        (0, 0, [True]),  # a knight
        (1, 1, [True, False]),  # bewitched: it looked at the witch
        (2, 2, [True, False]),  # the witch
        (3, 3, [True]),
    ],
)
def test_knights_answer_truthfully_and_the_witchs_side_as_it_likes(seat: int, about: int, answers: list[bool]) -> None:
    s = asked(inspected(TILES, round_about(4), 4), (seat + 2) % 4, seat, (about,), OneOf((TILES[about] or 1,)))
    assert [move.yes for move in Match(s).options(seat)] == answers


def test_a_lying_knight_is_refused() -> None:
    s = asked(inspected(TILES, round_about(4), 4), 0, 3, (3,), OneOf((2,)))
    with pytest.raises(IllegalMove, match="answer_truth"):
        Match(s).play(3, Answer(False))


def test_the_default_answer_is_the_truth() -> None:
    s = asked(inspected(TILES, round_about(4), 4), 0, 2, (2,), OneOf((1, 2, 3, 4)))
    assert list(Match(s).default(2)) == [Answer(False)]


def test_the_answer_is_public() -> None:
    s = asked(inspected(TILES, round_about(4), 4), 0, 3, (3,), OneOf((2,)))
    assert view(s, None).questions[-1].yes is None
    assert view(Match(s).play(3, Answer(True)).state, None).questions[-1].yes is True


def test_in_coop_the_truth_is_given_at_once() -> None:
    match = Match(inspected((3, 1, 5, 2, 4), round_about(4), 4, mode="coop"))
    match = match.play(0, Ask(2, (2, 3), Sum("=", 7)))
    assert match.state.questions[-1].yes is True
    assert match.state.phase == Asking(1, 1)


# --- recommend


@pytest.mark.parametrize(
    "votes, start, captain",
    [
        ((1, 1, 1, 0), 0, 1),
        ((0, 1, 0, 1), 0, 1),  # one each for itself: 1 is farther from 0
        ((0, 1, 0, 1), 1, 0),
        ((0, 2, 0, 2), 0, 2),  # both named by another and by itself
        ((0, 0, 3, 1), 0, 0),
        ((2, 0, 2, 0), 0, 0),  # 2 named itself, 0 did not
        ((2, 0, 2, 0), 3, 0),
        ((3, 3, 0, 0), 0, 3),  # neither did
        ((3, 3, 0, 0), 1, 0),
        ((0, 1, 2, 3), 0, 3),  # all named themselves: the farthest clockwise
        ((0, 1, 2, 3), 2, 1),
        ((0, 1, 2, 3), 1, 0),
        ((0, 1, 2, 0), 1, 0),
        ((1, 2, 3, 0), 3, 2),
    ],
)
def test_most_votes_then_fewer_of_its_own_then_the_farthest_from_the_start_seat(
    votes: tuple[int, ...], start: int, captain: int
) -> None:
    assert elected(votes, start) == captain


def test_the_witch_may_not_name_whom_she_bewitched_nor_they_her() -> None:
    match = recommending(inspected(TILES, ((0, 2), (1, 2), (2, 0), (3, 1)), 4))
    assert [[move.seat for move in match.options(seat)] for seat in range(4)] == [
        [0, 1, 3],
        [0, 1, 3],
        [2, 3],
        [0, 1, 2, 3],
    ]
    with pytest.raises(IllegalMove, match="recommend_bewitched"):
        match.play(2, Recommend(0))
    with pytest.raises(IllegalMove, match="recommend_witch"):
        match.play(0, Recommend(2))
    with pytest.raises(IllegalMove, match="no_seat"):
        match.play(3, Recommend(4))


def test_a_witch_in_the_centre_hinders_nobody() -> None:
    s = inspected((1, 2, 3, 0, 4, 5), ((0, 1), (1, 2), (2, 1), (0, 3), (1, 3), (2, 4)), 3)
    match = recommending(s)
    assert [len(match.options(seat)) for seat in range(3)] == [3, 3, 3]
    assert witch_side(s) == (0, 1)


def test_a_recommendation_may_be_changed_until_all_have_chosen() -> None:
    match = recommend(recommending(inspected(TILES, round_about(4), 4)), 0, 1, 3)
    match = match.play(0, Recommend(3)).play(0, Recommend(1)).play(3, Recommend(1))
    assert match.state.votes == (1, 1, 3, 1)
    assert match.state.phase == Commanding(1, 1)


def test_recommendations_are_shown_once_all_are_in() -> None:
    match = recommend(recommending(inspected(TILES, round_about(4), 4)), 0, 1, 3)
    assert view(match.state, 3).votes == ()
    assert view(match.play(3, Recommend(1)).state, None).votes == (0, 1, 3, 1)


def test_the_default_recommendation_is_itself() -> None:
    match = recommending(inspected(TILES, round_about(4), 4))
    assert [list(match.default(seat)) for seat in range(4)] == [[Recommend(seat)] for seat in range(4)]


# --- command


def elect(captain: int, **options: str) -> Match[State]:
    """Seats 1 (bewitched) and 2 (witch) are the witch's side."""
    match = recommending(inspected(TILES, round_about(4), 4, **options))
    return recommend(match, captain, captain, 2, captain)


def test_the_captain_asks_once_more() -> None:
    match = elect(0)
    assert match.state.phase == Commanding(1, 0)
    assert ask_something(match, 0).state.phase == LiningUp(1, 0)


def test_a_captain_on_the_witchs_side_ends_the_round_after_its_question() -> None:
    match = elect(1)
    assert match.state.phase == Commanding(1, 1)
    match = ask_something(match, 1)
    assert match.state.phase == Dealing(2)
    (done,) = match.state.rounds
    assert (done.captain, done.lineup, done.knights_win, done.points) == (1, (), False, (0, 3, 3, 0))
    assert len(done.questions) == 1


def test_or_at_once_where_the_captain_is_checked_before() -> None:
    match = elect(1, captain_check="before_question")
    assert match.state.phase == Dealing(2)
    assert match.state.totals == (0, 3, 3, 0)
    assert match.state.rounds[0].questions == ()
    assert elect(0, captain_check="before_question").state.phase == Commanding(1, 0)


# --- line-up


@pytest.mark.parametrize(
    "tiles, key",
    [
        ((1, 3, 0, 4), None),
        ((4, 0, 3, 1), None),
        ((1, 3, 4, 2), "lineup_own"),
        ((1, 3, 0, 2, 4), "lineup_tiles"),
        ((1, 3, 0), "lineup_tiles"),
        ((1, 3, 0, 3), "lineup_twice"),
        ((1, 3, 0, 5), "no_tile"),
        ((1, 3, 0, -1), "no_tile"),
    ],
)
def test_in_basic_exactly_one_tile_is_left_out_never_the_captains(tiles: tuple[int, ...], key: str | None) -> None:
    match = lining_up(inspected(TILES, round_about(4), 4), 0)
    if key is None:
        assert Lineup(tiles) in match.options(0)
    else:
        with pytest.raises(IllegalMove, match=key):
            match.play(0, Lineup(tiles))


@pytest.mark.parametrize(
    "mode, tiles, least, most",
    [
        ("basic", TILES, 4, 4),
        ("advanced", (3, 7, 0, 2, 4), 4, 5),
        ("special", (3, 7, 1, 2, 0, 5, 4), 6, 7),
        ("coop", (3, 1, 5, 2, 4), 5, 5),
        ("special_coop", (3, 1, 5, 2, 4, 6, 7), 7, 7),
    ],
)
def test_how_many_tiles_a_mode_leaves_out(mode: str, tiles: tuple[int, ...], least: int, most: int) -> None:
    options = lining_up(inspected(tiles, round_about(4), 4, mode=mode), 0).options(0)
    whole = len(tiles)
    expected = sum(factorial(n) * (1 if n == whole else whole - 1) for n in range(least, most + 1))
    assert len(options) == expected
    assert {len(move.tiles) for move in options} == set(range(least, most + 1))
    chance = Dice(5)
    assert all(options.pick(chance) in options for _ in range(200))
    if whole < 7:
        assert len(set(options)) == expected


def laid(tiles: tuple[int, ...], row: tuple[int, ...], mode: str = "basic", round: int = 1, **options: bool) -> State:
    s = inspected(tiles, round_about(4), 4, mode=mode, **options)
    return lining_up(s, 0, round).play(0, Lineup(row)).state


def test_knights_win_with_rising_numbers_and_the_witch_left_out() -> None:
    s = laid(TILES, (1, 3, 0, 4))
    assert s.rounds[0].knights_win
    assert s.totals == (2, 0, 0, 2)


@pytest.mark.parametrize("row", [(3, 1, 0, 4), (1, 3, 4, 0), (2, 1, 3, 0), (1, 2, 0, 4), (1, 3, 0, 2)])
def test_otherwise_the_witchs_side_does(row: tuple[int, ...]) -> None:
    s = laid(TILES, row)
    assert not s.rounds[0].knights_win
    assert s.totals == (0, 3, 3, 0)


def test_gaps_are_fine() -> None:
    assert laid((3, 7, 0, 2, 5), (3, 0, 4, 1), "advanced").rounds[0].knights_win


def test_without_a_witch_every_tile_must_be_laid_and_nobody_scores_for_a_wrong_row() -> None:
    tiles = (3, 7, 1, 2, 5)
    assert laid(tiles, (2, 3, 0, 4, 1), "advanced").totals == (2, 2, 2, 2)
    wrong = laid(tiles, (2, 3, 0, 4), "advanced")
    assert not wrong.rounds[0].knights_win
    assert wrong.totals == (0, 0, 0, 0)
    assert wrong.rounds[0].witch_side == ()


def test_with_a_witch_she_must_be_left_out() -> None:
    assert not laid((3, 7, 0, 2, 5), (2, 3, 0, 4, 1), "advanced").rounds[0].knights_win


# --- score


def test_the_third_round_counts_seven() -> None:
    assert laid(TILES, (1, 3, 0, 4), round=3).totals == (7, 0, 0, 7)
    assert laid(TILES, (3, 1, 0, 4), round=3).totals == (0, 7, 7, 0)


def test_unless_the_score_is_fixed() -> None:
    assert laid(TILES, (1, 3, 0, 4), round=3, fixed_score=True).totals == (2, 0, 0, 2)
    assert laid(TILES, (3, 1, 0, 4), round=3, fixed_score=True).totals == (0, 3, 3, 0)


def test_in_coop_everybody_scores_or_nobody() -> None:
    tiles, right, wrong = (3, 1, 5, 2, 4), (1, 3, 0, 4, 2), (1, 3, 0, 2, 4)
    assert laid(tiles, right, "coop").totals == (2,) * 4
    assert laid(tiles, wrong, "coop").totals == (0,) * 4
    assert laid(tiles, right, "coop", round=3).totals == (7,) * 4
    assert laid(tiles, wrong, "coop", round=3).totals == (0,) * 4
    assert laid(tiles, right, "coop", round=3, fixed_score=True).totals == (2,) * 4


def test_the_seat_with_the_lowest_knight_starts_the_next_round() -> None:
    assert laid(TILES, (1, 3, 0, 4)).start == 1
    s = laid((3, 4, 0, 2, 1), (4, 3, 0, 1))  # the 1 lies in the centre
    assert s.start == 3
    assert Match(s).play(TABLE, Deal(TILES)).state.phase == Inspecting(2, 1, 3)


def test_all_tiles_are_shown_after_each_round() -> None:
    s = laid(TILES, (1, 3, 0, 4))
    seen = view(s, None)
    assert seen.rounds[0].tiles == TILES
    assert seen.rounds[0].witch_side == (1, 2)
    assert seen.own is None


def third(totals: tuple[int, ...], row: tuple[int, ...], mode: str = "basic", won: int = 0) -> State:
    tiles = (3, 1, 5, 2, 4) if mode == "coop" else TILES
    first = laid(tiles, (1, 3, 0, 4, 2) if mode == "coop" else (1, 3, 0, 4), mode).rounds[0]
    rounds = tuple(replace(first, knights_win=number < won) for number in range(2))
    s = put(inspected(tiles, round_about(4), 4, mode=mode), totals=totals, rounds=rounds)
    return lining_up(s, 0, 3).play(0, Lineup(row)).state


def test_after_three_rounds_all_who_share_the_highest_total_win() -> None:
    s = third((3, 10, 0, 3), (1, 3, 0, 4))
    assert s.phase == Over()
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((10, 10, 0, 10), (0, 1, 3))


@pytest.mark.parametrize(
    "won, last, winners", [(2, False, (0, 1, 2, 3)), (1, True, (0, 1, 2, 3)), (1, False, ()), (0, True, ())]
)
def test_coop_succeeds_with_two_rounds_of_three(won: int, last: bool, winners: tuple[int, ...]) -> None:
    s = third((2 * won,) * 4, (1, 3, 0, 4, 2) if last else (1, 3, 0, 2, 4), "coop", won)
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == (2 * won + 7 * last,) * 4


# --- talk, time, counts


def test_the_chat_is_closed_from_the_deal_to_the_reveal() -> None:
    def writers(s: State) -> int:
        (channel,) = game.channels(s)
        return len(channel.writers)

    assert writers(game.setup(4, inspected(TILES, (), 4).options)) == 4
    for s in (dealt(TILES, 4).state, inspected(TILES, round_about(4), 4), elect(0).state):
        assert writers(s) == 0
    assert writers(laid(TILES, (1, 3, 0, 4))) == 4
    assert writers(laid(TILES, (1, 3, 0, 4), round=3)) == 4


def test_the_times_of_the_phases() -> None:
    s = inspected(TILES, round_about(4), 4)
    waiting = asked(s, 0, 3, (3,), OneOf((2,)))
    states = (dealt(TILES, 4).state, s, waiting, recommending(s).state, elect(0).state, lining_up(s, 0).state)
    assert [state.phase.seconds(state) for state in states] == [30, 120, 20, 60, 120, 180]


def test_joint_moves_from_a_fixed_deal() -> None:
    s = dealt((1, 2, 3, 0, 4, 5), 3).state
    assert [conformance.count(s, depth) for depth in (1, 3, 4, 6)] == [2, 8, 24, 216]
    s = recommending(inspected(TILES, ((0, 2), (1, 2), (2, 0), (3, 1)), 4)).state
    assert conformance.count(s, 1) == 3 * 3 * 2 * 4
    s = inspected((3, 1, 0, 2, 4), round_about(4), 4)
    assert conformance.count(s, 1) == len(list(Match(s).options(0)))
    assert [conformance.count(s, depth) for depth in (1, 2, 3)] == [72, 132, 8052]
    s = inspected((3, 1, 5, 2, 4), round_about(4), 4, mode="coop")
    assert [conformance.count(s, depth) for depth in (1, 2)] == [111, 12_099]
