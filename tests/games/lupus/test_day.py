"""Talk, votes, ties, defences, lots, and who learns what of the dead."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import TABLE, Match
from tasogare.games.lupus.day import Ballot, Defence, Picking, Statement, Talking, Voting
from tasogare.games.lupus.moves import Pick, Ready, Say, Sleep, Vote
from tasogare.games.lupus.night import Night
from tasogare.games.lupus.rules import State, channels
from tasogare.games.lupus.victory import Over
from tasogare.games.lupus.view import Result, view

from .positions import night, play, ready, refusal, talk, through, village, vote, votes

EIGHT = "WWSVVVVV"


# --- talk


def test_the_last_ready_opens_the_vote() -> None:
    match = talk(EIGHT, dead=(3,))
    for seat in (7, 0, 1, 2, 4, 5):
        match = match.play(seat, Ready())
        assert match.state.phase == Talking(1)
    assert match.play(6, Ready()).state.phase == Voting(1, 1, 0)


def test_a_ready_seat_may_still_speak_and_cannot_take_it_back() -> None:
    match = talk(EIGHT, dead=(3,)).play(4, Ready())
    assert match.play(4, Say("suspect", target=0)).state.statements == (Statement(1, 0, 4, Say("suspect", target=0)),)
    assert refusal(match, 4, Ready()) == "already_ready"


def test_speaking_does_not_make_anybody_unready() -> None:
    match = talk(EIGHT, dead=(3,)).play(4, Ready()).play(5, Say("ask", target=4))
    assert 4 not in match.awaited()


def test_the_dead_say_nothing() -> None:
    match = talk(EIGHT, dead=(3,))
    assert refusal(match, 3, Say("suspect", target=0)) == "not_asked"
    assert refusal(match, 3, Ready()) == "not_asked"


def test_there_is_neither_vote_nor_sleep_while_they_talk() -> None:
    assert refusal(talk(EIGHT, dead=(3,)), 4, Vote(0)) == "talk_now"
    assert refusal(talk(EIGHT, dead=(3,)), 4, Sleep()) == "talk_now"


def test_who_is_late_is_ready() -> None:
    assert list(talk(EIGHT, dead=(3,)).default(4)) == [Ready()]


@pytest.mark.parametrize(
    "say",
    [
        Say("claim", role="seer"),
        Say("claim", role="wolf"),
        Say("result", target=3, wolf=True, night=1),  # about a dead seat
        Say("result", target=0, wolf=False, night=2),
        Say("suspect", target=0),
        Say("trust", target=0),
        Say("ask", target=0),
        Say("will_vote", target=0),
    ],
)
def test_what_may_be_said(say: Say) -> None:
    match = talk(EIGHT, 2, dead=(3, 7))
    assert say in match.options(4)
    said = play(match, (4, say), (4, say)).state.statements
    assert said == (Statement(2, 0, 4, say), Statement(2, 0, 4, say)), "repeated as often as one likes"


@pytest.mark.parametrize(
    ("say", "key"),
    [
        (Say("claim", role="medium"), "role_not_in_play"),
        (Say("claim"), "statement_fields"),
        (Say("claim", role="seer", target=1), "statement_fields"),
        (Say("claim", role="seer", wolf=True), "statement_fields"),
        (Say("claim", role="seer", night=1), "statement_fields"),
        (Say("result", target=0, wolf=True), "statement_fields"),
        (Say("result", target=0, night=1), "statement_fields"),
        (Say("result", wolf=True, night=1), "statement_fields"),
        (Say("result", target=0, wolf=True, night=1, role="seer"), "statement_fields"),
        (Say("result", target=4, wolf=True, night=1), "yourself"),
        (Say("result", target=8, wolf=True, night=1), "no_seat"),
        (Say("result", target=-1, wolf=True, night=1), "no_seat"),
        (Say("result", target=0, wolf=True, night=0), "no_such_night"),
        (Say("result", target=0, wolf=True, night=3), "no_such_night"),
        (Say("suspect"), "statement_fields"),
        (Say("suspect", target=0, night=1), "statement_fields"),
        (Say("trust", target=0, wolf=False), "statement_fields"),
        (Say("ask", target=0, role="seer"), "statement_fields"),
        (Say("suspect", target=4), "yourself"),
        (Say("trust", target=3), "dead_target"),
        (Say("ask", target=7), "dead_target"),
        (Say("will_vote", target=99), "no_seat"),
    ],
)
def test_what_may_not_be_said(say: Say, key: str) -> None:
    match = talk(EIGHT, 2, dead=(3, 7))
    assert say not in match.options(4)
    assert refusal(match, 4, say) == key


def test_any_role_in_play_may_be_claimed_and_no_other() -> None:
    match = talk("WWSMCBFFHVVVVVV", dead=(14,))
    claims = [move.role for move in match.options(4) if isinstance(move, Say) and move.what == "claim"]
    assert claims == ["wolf", "villager", "seer", "medium", "madman", "bodyguard", "mason", "hamster"]


def test_talk_seconds() -> None:
    assert [(s := talk(EIGHT, talk_seconds=n).state).phase.seconds(s) for n in (180, 7, 0)] == [180, 7, None]


def test_seconds_of_night_votes_and_defence() -> None:
    s = vote(EIGHT).state
    phases = Night(1), Voting(1, 1, 0), Voting(1, 1, None), Defence(1, 1, (0, 1))
    assert [phase.seconds(s) for phase in phases] == [40, 20, 45, 30]


# --- the vote


def test_votes_go_round_from_the_first_living_seat_on_and_are_seen_as_they_fall() -> None:
    match, order = vote(EIGHT, dead=(0, 4)), []
    while isinstance(match.state.phase, Voting):
        (seat,) = match.awaited()
        order.append(seat)
        match = match.play(seat, Vote(1 if seat != 1 else 2))
        assert view(match.state, None).votes[-1] == Ballot(1, 1, seat, 1 if seat != 1 else 2)
    assert order == [1, 2, 3, 5, 6, 7]


def test_out_of_turn_is_refused() -> None:
    assert refusal(vote(EIGHT, dead=(0,)), 2, Vote(1)) == "not_asked"


def test_each_names_a_living_seat_and_not_itself() -> None:
    match = vote(EIGHT, dead=(0,))
    assert [move.target for move in match.options(1)] == [2, 3, 4, 5, 6, 7]
    assert refusal(match, 1, Vote(1)) == "yourself"
    assert refusal(match, 1, Vote(0)) == "dead_target"
    assert refusal(match, 1, Vote(8)) == "no_seat"
    assert refusal(match, 1, Say("suspect", target=2)) == "vote_now"
    assert refusal(match, 1, Ready()) == "vote_now"


def test_a_late_vote_is_any_legal_one() -> None:
    match = vote(EIGHT, dead=(0,))
    assert list(match.default(1)) == list(match.options(1))


def test_together_each_votes_once_unseen_until_the_last() -> None:
    match = vote(EIGHT, dead=(7,), vote="together")
    for seat in (6, 2, 0, 1, 3, 4):
        match = match.play(seat, Vote(5))
        assert view(match.state, None).votes == ()
    assert refusal(match, 6, Vote(4)) == "already_moved"
    after = match.play(5, Vote(0)).state
    assert [(b.seat, b.target) for b in after.votes] == [(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 0), (6, 5)]
    assert after.lynched == (5,)


def test_most_votes_lynch() -> None:
    s = votes(vote(EIGHT, dead=(7,)), 3, 3, 3, 4, 5, 4, 5).state
    assert s.lynched == (3,)
    assert s.phase == Night(2)
    assert not s.alive >> 3 & 1


# --- ties


TIE = (3, 3, 4, 4, 3, 4, 5)
"""Of seven votes three each for 3 and 4."""


def test_a_tie_brings_a_defence_of_the_tied_alone() -> None:
    match = votes(vote(EIGHT, dead=(7,)), *TIE)
    assert match.state.phase == Defence(1, 1, (3, 4))
    assert match.awaited() == (3, 4)
    assert play(match, (3, Say("claim", role="seer")), (3, Ready()), (3, Say("ask", target=0))).awaited() == (4,)
    assert refusal(match, 5, Say("suspect", target=3)) == "not_asked"
    assert refusal(match, 5, Ready()) == "not_asked"
    assert refusal(match.play(3, Ready()), 3, Ready()) == "already_ready"


def test_after_the_defence_all_vote_again_and_all_may_be_named() -> None:
    match = ready(votes(vote(EIGHT, dead=(7,)), *TIE))
    assert match.state.phase == Voting(1, 2, 0)
    assert [move.target for move in match.options(0)] == [1, 2, 3, 4, 5, 6]
    assert votes(match, 5, 5, 5, 5, 5, 0, 5).state.lynched == (5,)


def test_all_see_after_how_many_votes_of_its_day_a_statement_was_made() -> None:
    word = Say("trust", target=0)
    match = votes(ready(talk(EIGHT, dead=(7,)).play(4, word)), *TIE).play(3, word)
    match = votes(ready(match), *TIE).play(4, word)
    assert [(one.day, one.voted, one.seat) for one in view(match.state, None).statements] == [
        (1, 0, 4),
        (1, 1, 3),
        (1, 2, 4),
    ]


def test_three_way_ties_have_three_defenders() -> None:
    match = votes(vote(EIGHT, dead=(7, 6)), 1, 0, 1, 2, 2, 0)
    assert match.state.phase == Defence(1, 1, (0, 1, 2))


@pytest.mark.parametrize("revotes", [0, 1, 2, 3])
def test_the_lot_falls_after_the_last_revote(revotes: int) -> None:
    match = votes(vote(EIGHT, dead=(7,), revotes=revotes), *TIE)
    for number in range(revotes):
        assert match.state.phase == Defence(1, number + 1, (3, 4))
        match = votes(ready(match), *TIE)
    assert match.state.phase == Picking(1, (3, 4))
    assert list(match.options(TABLE)) == [Pick(3), Pick(4)]
    assert refusal(match, TABLE, Pick(5)) == "not_tied"
    assert refusal(match, 3, Vote(4)) == "table_first"
    assert match.play(TABLE, Pick(4)).state.lynched == (4,)


def test_the_lot_falls_among_those_tied_in_the_last_vote() -> None:
    match = votes(ready(votes(vote(EIGHT, dead=(7,), revotes=1), *TIE)), 5, 5, 5, 6, 6, 6, 3)
    assert match.state.phase == Picking(1, (5, 6))


def test_a_tie_together_votes_together_again() -> None:
    match = ready(votes(vote(EIGHT, dead=(7,), vote="together"), *TIE))
    assert match.state.phase == Voting(1, 2, None)


# --- what is learnt of the dead


def test_the_medium_learns_of_the_lynched_at_the_next_nights_start() -> None:
    match = vote("WWSMVVVVV", dead=(8,))
    s = votes(match, 2, 0, 0, 0, 0, 0, 0, 0).state
    assert s.phase == Night(2)
    assert view(s, 3).results == (Result(2, 0, True),)
    s = votes(match, 4, 4, 4, 4, 0, 4, 4, 4).state
    assert view(s, 3).results == (Result(2, 4, False),)


def test_a_hamster_is_no_wolf_to_the_medium() -> None:
    s = votes(vote("WWSMHVVVVVVVVVV", dead=(14,)), 4, 4, 4, 4, 0, *([4] * 9)).state
    assert view(s, 3).results == (Result(2, 4, False),)


def test_a_dead_medium_learns_nothing() -> None:
    s = votes(vote("WWSMVVVVV", dead=(8,)), 3, 3, 3, 0, 3, 3, 3, 3).state
    assert view(s, 3).results == ()


def test_roles_of_the_dead_stay_hidden_or_show_at_once() -> None:
    hidden = votes(vote(EIGHT, dead=(7,)), 3, 3, 3, 0, 3, 3, 3).state
    assert view(hidden, None).roles == (None,) * 8
    shown = votes(vote(EIGHT, dead=(7,), reveal="on_death"), 3, 3, 3, 0, 3, 3, 3).state
    assert [i for i, role in enumerate(view(shown, None).roles) if role] == [3, 7]


def test_the_dead_see_no_more_than_before_unless_ghosts_see() -> None:
    blind, seeing = (village(EIGHT, Night(2), 1, (7,), ghosts_see=x) for x in (False, True))
    assert [role for role in view(blind, 7).roles if role] == ["villager"]
    assert view(seeing, 7).roles == seeing.roles
    assert view(seeing, 7).nights == seeing.nights
    assert [role for role in view(seeing, 6).roles if role] == ["villager"]


def test_at_the_end_everything_is_seen() -> None:
    s = votes(vote("WWSVV", 2), 2, 3, 3, 2, 3).state
    assert s.phase == Over("wolves")
    assert view(s, None).roles == s.roles
    assert view(s, None).nights == s.nights


def test_wolves_and_masons_know_each_other_from_the_start_and_nobody_else() -> None:
    s = night("WWSMCBFFHVVVVVV").state
    known = [[i for i, role in enumerate(view(s, seat).roles) if role] for seat in range(9)]
    assert known == [[0, 1], [0, 1], [2], [3], [4], [5], [6, 7], [6, 7], [8]]


# --- chat


def writers(s: State, name: str) -> Any:
    return {channel.name: channel for channel in channels(s)}.get(name)


def test_the_living_write_in_the_village_by_day_and_all_read() -> None:
    by_day, by_night = writers(vote(EIGHT, dead=(7,)).state, "village"), writers(night(EIGHT).state, "village")
    assert (by_day.writers, by_day.readers) == ((0, 1, 2, 3, 4, 5, 6), None)
    assert (by_night.writers, by_night.readers) == ((), None)


def test_living_wolves_write_among_themselves_by_night() -> None:
    pack = writers(night("WWWSVVVVVVVVVVVVV", 2, dead=(1,)).state, "wolves")
    assert (pack.writers, pack.readers) == ((0, 2), (0, 2))
    assert writers(talk(EIGHT).state, "wolves") is None


def test_the_dead_write_among_themselves_if_they_may() -> None:
    dead = writers(night(EIGHT, 2, dead=(1, 7)).state, "dead")
    assert (dead.writers, dead.readers) == ((1, 7), (1, 7))
    assert writers(night(EIGHT, 2, dead=(1, 7), dead_chat=False).state, "dead") is None


def test_at_the_end_all_channels_are_open_to_read() -> None:
    s = votes(vote("WWSVV", 2), 2, 3, 3, 2, 3).state
    assert [channel.readers for channel in channels(s)] == [None, None, None]


def test_a_whole_first_day() -> None:
    match: Match[State] = ready(through(night(EIGHT), attack=3, divine=0))
    match = votes(match, 4, 0, 0, 0, 0, 4, 4)
    assert match.state.phase == Night(2)
    assert match.state.lynched == (0,)
