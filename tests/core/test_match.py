"""The checked door: choices that wait, moves at once, defaults, refusals."""

from __future__ import annotations

import pickle

import pytest

from tasogare.core import NONE, TABLE, Dice, IllegalMove, Listed, Match, Sealed, kinds, playout, start
from tests.core.mole import Ballot, Deal, Over, State, Tap, Voting, mole
from tests.core.mole import Options as MoleOptions


def voting(number: int = 1) -> Match[State]:
    return Match(State(MoleOptions(False), Voting(number), ("mole", "seer", "citizen")))


def test_a_choice_waits_for_the_others() -> None:
    match = voting().play(0, Ballot(1))
    assert match.state == voting().state
    assert match.awaited() == (1, 2)
    assert match.pending == {0: Ballot(1)}


def test_the_last_choice_closes_the_phase() -> None:
    match = voting().play(0, Ballot(1)).play(1, Ballot(0)).play(2, Ballot(0))
    assert match.state.votes == ((1, 0, 0),)
    assert match.over
    assert match.pending == {}


def test_a_choice_may_be_replaced_until_all_are_in() -> None:
    match = voting().play(0, Ballot(1)).play(0, Ballot(2)).play(1, Ballot(2)).play(2, Ballot(1))
    assert match.state.votes == ((2, 2, 1),)


def test_a_move_at_once_leaves_the_choices_of_others() -> None:
    match = voting().play(0, Ballot(1)).play(1, Tap(2))
    assert match.state.tapped == 2
    assert match.pending == {0: Ballot(1)}
    assert match.awaited() == (1, 2)


def test_a_seat_that_has_chosen_may_still_act_at_once() -> None:
    match = voting().play(1, Ballot(0)).play(1, Tap(2))
    assert match.state.tapped == 2
    assert match.pending == {1: Ballot(0)}


def test_who_is_not_asked_is_refused() -> None:
    fresh = start(mole, 3, MoleOptions(False))
    for seat in (0, 3, 99, -2):
        with pytest.raises(IllegalMove) as error:
            fresh.play(seat, Ballot(1))
        assert error.value.key == "table_first"
    with pytest.raises(IllegalMove) as error:
        voting().play(TABLE, Deal(("mole", "seer", "citizen")))
    assert (error.value.key, error.value.params) == ("not_asked", {"seat": "table"})


def test_the_tables_moves_are_checked() -> None:
    with pytest.raises(IllegalMove):
        start(mole, 3, MoleOptions(False)).play(TABLE, Deal(("mole", "mole", "citizen")))


def test_nothing_is_legal_after_the_end() -> None:
    over = Match(State(MoleOptions(False), Over(True), ("mole", "seer", "citizen")))
    assert over.awaited() == ()
    with pytest.raises(IllegalMove) as error:
        over.play(0, Ballot(1))
    assert error.value.key == "over"


def test_a_refusal_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("not_asked", seat=3)))
    assert (error.key, error.params) == ("not_asked", {"seat": 3})


@pytest.mark.parametrize("checked", [True, False])
def test_a_playout_ends_and_tells_its_moves(checked: bool) -> None:
    told: list[int] = []
    end = playout(
        start(mole, 3, MoleOptions(False)).state, Dice(4), checked=checked, on_move=lambda seat, _: told.append(seat)
    )
    assert isinstance(end.phase, Over)
    assert told[0] == TABLE
    assert len(told) >= 4


def test_a_union_of_sets_picks_the_kind_first() -> None:
    few, many = Listed([Ballot(0)]), Listed(Tap(i) for i in range(99))
    both = kinds(few, NONE, many)
    assert len(both) == 100
    assert Ballot(0) in both
    assert Tap(98) in both
    assert Tap(99) not in both
    picks = [both.pick(Sealed(b"x" * 32, k)) for k in range(200)]
    assert 60 < sum(isinstance(move, Ballot) for move in picks) < 140
    assert both.describe() == list(both)
    assert kinds(NONE, few) is few
    assert kinds(NONE) is NONE
