"""The night: who may do what, how the pack agrees, and who is dead at dawn."""

from __future__ import annotations

import pytest

from tasogare.core import TABLE, Dice, Match
from tasogare.games.lupus.day import Talking
from tasogare.games.lupus.moves import Attack, Deal, Divine, Guard, Pick, Ready, Say, Sleep, Vote
from tasogare.games.lupus.night import Deeds, Night
from tasogare.games.lupus.rules import State, setup
from tasogare.games.lupus.victory import Over
from tasogare.games.lupus.view import Result, view

from .positions import LETTERS, night, play, refusal, through, village

EIGHT = "WWSVVVVV"


def targets(match: Match[State], seat: int) -> list[int]:
    return sorted(move.target for move in match.options(seat))


# --- the deal


def test_the_deal_holds_exactly_the_roles_of_the_match() -> None:
    match = Match(setup(8, village(EIGHT, Night(1), 0).options))
    roles = tuple(LETTERS[x] for x in EIGHT)
    assert match.play(TABLE, Deal(roles[::-1])).state.phase == Night(1)
    assert refusal(match, TABLE, Deal((*roles[:7], "seer"))) == "bad_deal"
    assert refusal(match, TABLE, Deal((*roles[:7], "wolf"))) == "bad_deal"
    assert refusal(match, TABLE, Deal(roles[:7])) == "bad_deal"
    assert refusal(match, TABLE, Deal((*roles, "villager"))) == "bad_deal"
    assert refusal(match, TABLE, Pick(0)) == "not_an_option"
    assert refusal(match, 0, Sleep()) == "table_first"
    assert len(match.options(TABLE)) == 8 * 7 // 2 * 6


# --- who does what


def test_everybody_living_is_asked_and_each_role_has_its_move() -> None:
    match = night("WWSMCBFFHVVVVVV", 2, dead=(14, 13))
    kinds = [type(next(iter(match.options(i)))) for i in range(13)]
    assert kinds == [Attack, Attack, Divine, Sleep, Sleep, Guard, Sleep, Sleep, Sleep, Sleep, Sleep, Sleep, Sleep]
    assert sorted(match.awaited()) == list(range(13))
    assert refusal(match, 13, Sleep()) == "not_asked"


def test_who_has_something_to_do_cannot_sleep() -> None:
    match = night("WWSMCBFFHVVVVVV", 2, dead=(14, 13))
    assert [refusal(match, seat, Sleep()) for seat in (0, 2, 5)] == ["awake"] * 3


def test_the_bodyguard_sleeps_in_night_1() -> None:
    match = night("WWSBVVVVVVV")
    assert list(match.options(3)) == [Sleep()]
    assert refusal(match, 3, Guard(4)) == "not_the_first_night"


def test_the_bodyguard_guards_another_living_seat_and_may_guard_it_again() -> None:
    match = night("WWSBVVVVVVV", 2, dead=(10,))
    assert targets(match, 3) == [0, 1, 2, 4, 5, 6, 7, 8, 9]
    assert refusal(match, 3, Guard(3)) == "yourself"
    assert refusal(match, 3, Guard(10)) == "dead_target"
    assert refusal(match, 3, Guard(11)) == "no_seat"
    assert refusal(match, 3, Guard(-1)) == "no_seat"


def test_the_seer_divines_another_living_seat_and_is_told_at_once() -> None:
    match = night(EIGHT)
    assert targets(match, 2) == [0, 1, 3, 4, 5, 6, 7]
    assert view(match.play(2, Divine(1)).state, 2).results == (Result(1, 1, True),)
    assert view(match.play(2, Divine(3)).state, 2).results == (Result(1, 3, False),)


def test_madman_and_hamster_are_no_wolves_to_the_seer() -> None:
    match = night("WWSCHVVVVVVVVVV")
    assert not view(match.play(2, Divine(3)).state, 2).results[0].wolf
    assert not view(match.play(2, Divine(4)).state, 2).results[0].wolf


def test_divine_guard_and_sleep_are_final() -> None:
    match = play(night("WWSBVVVVVVV", 2, dead=(10,)), (2, Divine(0)), (3, Guard(4)), (4, Sleep()))
    assert [refusal(match, *again) for again in ((2, Divine(1)), (3, Guard(5)), (4, Sleep()))] == ["not_asked"] * 3


def test_a_power_belongs_to_its_role() -> None:
    match = night(EIGHT, 2, dead=(7,))
    assert refusal(match, 3, Divine(0)) == "not_your_power"
    assert refusal(match, 2, Attack(3)) == "not_your_power"
    assert refusal(match, 0, Guard(3)) == "not_your_power"


def test_there_is_no_talk_and_no_vote_at_night() -> None:
    match = night(EIGHT)
    for move in (Ready(), Vote(2), Say("suspect", target=1)):
        assert refusal(match, 3, move) == "night_now"


def test_wolves_attack_living_seats_that_are_no_wolves() -> None:
    match = night(EIGHT, 2, dead=(7,))
    assert targets(match, 0) == [2, 3, 4, 5, 6]
    assert refusal(match, 0, Attack(1)) == "fellow_wolf"
    assert refusal(match, 0, Attack(0)) == "yourself"
    assert refusal(match, 0, Attack(7)) == "dead_target"


# --- the pack


def test_the_attack_stands_the_moment_all_living_wolves_point_at_one_seat() -> None:
    match = play(night(EIGHT), (0, Attack(3)), (1, Attack(4)))
    assert {0, 1} <= set(match.awaited())
    match = play(match, (1, Attack(3)))
    assert not {0, 1} & set(match.awaited())
    assert refusal(match, 0, Attack(4)) == "not_asked"
    assert refusal(match, 1, Attack(3)) == "not_asked"


def test_a_wolf_may_point_again_until_the_attack_stands() -> None:
    match = play(night(EIGHT), (0, Attack(3)), (0, Attack(4)), (0, Attack(4)))
    assert match.state.points == ((0, 4),)
    assert play(match, (1, Attack(4))).state.points == ((0, 4), (1, 4))


def test_one_living_wolf_stands_alone() -> None:
    match = play(night(EIGHT, 2, dead=(0,)), (1, Attack(3)))
    assert refusal(match, 1, Attack(4)) == "not_asked"


def test_only_living_wolves_see_the_pointing() -> None:
    s = play(night("WWWSVVVVVVVVVVVVV", 2, dead=(2, 16)), (0, Attack(5))).state
    assert [len(view(s, seat).pointing) for seat in (0, 1, 2, 3, 4, None)] == [1, 1, 0, 0, 0, 0]


SLEEPERS = tuple((i, Sleep()) for i in range(3, 8))


def test_in_a_record_a_night_ends_with_its_last_move_whoever_makes_it() -> None:
    almost = play(night(EIGHT), (2, Divine(0)), *SLEEPERS, (0, Attack(4)))
    assert play(almost, (1, Attack(4))).state.phase == Talking(1)
    pack_first = play(night(EIGHT), (0, Attack(4)), (1, Attack(4)), *SLEEPERS)
    assert pack_first.state.phase == Night(1)
    assert pack_first.play(2, Divine(0)).state.phase == Talking(1)


def test_where_a_clock_runs_no_move_ends_a_night_and_nobody_may_act_any_more() -> None:
    match = night(EIGHT)
    for seat, move in ((2, Divine(0)), *SLEEPERS, (0, Attack(4)), (1, Attack(4))):
        assert match.lapse() is None
        match = match.step(seat, move)
    assert match.state.phase == Night(1)
    assert (match.awaited(), match.state.phase.free(match.state), match.over) == ((), (), False)
    for seat in range(8):
        assert len(match.options(seat)) == 0
        assert refusal(match, seat, Attack(5)) == "not_asked"
    assert (later := match.lapse()) is not None
    assert later == play(night(EIGHT), (0, Attack(4)), (1, Attack(4)), (2, Divine(0)), *SLEEPERS)


def test_a_night_is_as_long_for_every_deal_and_in_every_state() -> None:
    for match in (night(EIGHT), play(night("VVWVWVVS"), (0, Sleep()), (2, Attack(7))), night(EIGHT, 2, dead=(2, 3))):
        phase, s = match.state.phase, match.state
        assert (phase.seconds(s), phase.beat(s), phase.holds(s)) == (40, 15, None)


# --- time up


def test_late_seats_that_are_no_wolves_come_first() -> None:
    assert night(EIGHT).awaited() == (2, 3, 4, 5, 6, 7, 0, 1)


def test_a_late_seat_makes_a_random_legal_move_of_its_own() -> None:
    match = night(EIGHT)
    assert list(match.default(2)) == list(match.options(2))
    assert list(match.default(3)) == [Sleep()]
    assert {move.target for move in match.default(0)} == {2, 3, 4, 5, 6, 7}


def test_late_wolves_follow_the_most_pointed_at_seat() -> None:
    three = "WWWSVVVVVVVVVVVVV"
    match = play(night(three), (0, Attack(5)), (1, Attack(5)), (2, Attack(6)))
    assert [i for i in match.awaited() if i < 3] == [2]
    assert list(match.default(2)) == [Attack(5)]
    match = play(night(three), (2, Attack(6)))
    assert [i for i in match.awaited() if i < 3] == [0, 1]
    assert list(match.default(0)) == [Attack(6)]


def test_among_equals_chance_decides_evenly_and_the_pack_follows() -> None:
    three, ends = "WWWSVVVVVVVVVVVVV", [0] * 17
    for seed in range(300):
        match, dice = play(night(three), (0, Attack(5)), (1, Attack(6)), (2, Attack(7))), Dice(seed)
        for _ in range(3):
            late = [i for i in match.awaited() if i < 3]
            if late:
                match = match.play(late[0], match.default(late[0]).pick(dice))
        assert not [i for i in match.awaited() if i < 3], "one draw and two who follow are enough"
        ends[match.state.points[0][1]] += 1
    assert sum(ends) == 300
    assert min(ends[5:8]) > 70


def test_a_tie_goes_to_whichever_a_wolf_without_a_choice_joins() -> None:
    match = play(night("WWWSVVVVVVVVVVVVV"), (0, Attack(5)), (1, Attack(6)))
    assert next(i for i in match.awaited() if i < 3) == 2
    assert list(match.default(2)) == [Attack(5), Attack(6)]


# --- night 1 without an attack


def test_without_the_first_kill_wolves_sleep_and_the_seer_divines() -> None:
    match = night("WWSHVVVVVVVVVVV", first_night_kill=False)
    assert list(match.options(0)) == [Sleep()]
    assert refusal(match, 0, Attack(4)) == "not_the_first_night"
    assert through(match, divine=3).state.nights == (Deeds(3, None, None, (3,)),)
    assert through(match, divine=4).state.nights == (Deeds(4, None, None, ()),)


def test_without_the_first_kill_wolves_attack_from_night_2() -> None:
    match = night(EIGHT, 2, dead=(7,), first_night_kill=False)
    assert isinstance(next(iter(match.options(0))), Attack)


# --- dawn


DAWN = "WWSBHVVVVVVVVVV"


@pytest.mark.parametrize(
    ("attack", "divine", "guard", "dead"),
    [
        (6, 7, 8, (6,)),  # attacked
        (6, 7, 6, ()),  # attacked and guarded
        (4, 7, 8, ()),  # the hamster attacked
        (4, 7, 4, ()),  # the hamster attacked and guarded
        (6, 4, 8, (4, 6)),  # attacked, and the hamster divined: two dead, in seat order
        (6, 4, 6, (4,)),  # guarded, and the hamster divined all the same
        (6, 4, 4, (4, 6)),  # no guard helps the hamster against being divined
        (4, 4, 8, (4,)),  # the hamster attacked and divined
        (4, 4, 4, (4,)),  # the hamster attacked, divined and guarded
        (2, 4, 8, (2, 4)),  # the seer dies, and its divining counts
        (3, 7, 8, (3,)),  # the bodyguard dies
        (2, 7, 2, ()),
    ],
)
def test_dawn(attack: int, divine: int, guard: int, dead: tuple[int, ...]) -> None:
    s = through(night(DAWN, 2, dead=(14,)), attack, divine, guard).state
    assert s.nights[-1] == Deeds(divine, guard, attack, dead)
    assert s.phase == Talking(2)
    assert view(s, None).dawns[-1] == dead


def test_the_guard_counts_even_if_the_bodyguard_dies_by_the_same_attack() -> None:
    s = through(night(DAWN, 2, dead=(14,)), 3, 5, 6).state
    assert s.nights[-1].dead == (3,)


def test_who_is_dead_does_nothing() -> None:
    s = through(night(DAWN, 3, dead=(2, 3, 14)), 6).state
    assert s.nights[-1] == Deeds(None, None, 6, (6,))


def test_victory_is_checked_after_both_deaths() -> None:
    # two wolves, seer, hamster and three more: after the attack alone 2 to 4, after both 2 to 3
    six = night("WWSHVVV", 2, dead=())
    assert through(six, attack=4, divine=3).state.phase == Talking(2)
    five = night("WWSHVV", 2)
    assert through(five, attack=4, divine=3).state.phase == Over("wolves")
    assert through(five, attack=4, divine=5).state.phase == Talking(2)
