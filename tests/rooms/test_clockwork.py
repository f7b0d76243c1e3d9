"""What time does to a room, on a clock that the test turns."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tasogare.core import Dice, replace
from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import Patience, all_away, bots_asked, thinking_time, wake_at
from tasogare.rooms.events import AwaySaid, Hosted, Lapsed, Played
from tasogare.rooms.publish import match_clock
from tasogare.rooms.room import fold
from tests.core import test_lapse as lapsing
from tests.core.mole import Ballot, Voting
from tests.rooms.desk import PATIENCE, Desk
from tests.rooms.test_playing import at_a_table, ballots

SECOND = 1000


def clocked(clock: Literal["off", "relaxed", "brisk"] = "brisk") -> tuple[Desk, list[int]]:
    desk = Desk()
    people = desk.seated("Ann", "Ben", "Cem")
    desk.do(people[0], c.Settings, clock=clock)
    desk.start()
    return desk, people


def autos(entries: list[Any]) -> list[int]:
    return [p.by for entry in entries if isinstance(p := entry.what, Played) and p.auto]


@pytest.mark.parametrize("clock, seconds", [("brisk", 30), ("relaxed", 60)])
def test_at_the_deadline_the_missing_moves_are_played_in_the_order_of_those_awaited(
    clock: Literal["relaxed", "brisk"], seconds: int
) -> None:
    desk, people = clocked(clock)
    desk.play(people[1], 1, Ballot(2))
    assert desk.wait(seconds * SECOND - 1) == []
    entries = desk.wait(1)
    assert autos(entries) == [0, 2]
    assert desk.table.match.state.votes[0][1] == 2


def test_a_room_without_a_clock_waits_for_ever() -> None:
    desk, _ = clocked("off")
    assert desk.table.timer is None
    assert wake_at(desk.room, desk.presence, PATIENCE, None) is None
    assert desk.wait(24 * 3600 * SECOND) == []


def test_a_clock_starts_anew_with_each_value_of_the_phase_and_not_with_each_move() -> None:
    desk, people = clocked()
    desk.at += 10 * SECOND
    ballots(desk, people, 1, 2)
    assert desk.table.timer is not None
    assert desk.table.timer.until == desk.at + 20 * SECOND
    desk.play(people[2], 2, Ballot(0))
    assert desk.table.match.state.phase == Voting(2)
    assert desk.table.timer.until == desk.at + 30 * SECOND


def test_a_clock_of_a_phase_that_has_passed_does_nothing() -> None:
    desk, people = clocked()
    desk.at += 29 * SECOND
    ballots(desk, people, 1, 2, 0)
    assert desk.wait(SECOND) == []


def test_a_deadline_survives_a_restart() -> None:
    desk, _ = clocked()
    desk.at += 10 * SECOND
    desk.room = desk.rebuilt()
    assert desk.wait(20 * SECOND - 1) == []
    assert autos(desk.wait(1)) == [0, 1, 2]


def test_a_pause_stops_the_clock_and_what_was_left_goes_on() -> None:
    desk, people = clocked()
    desk.at += 10 * SECOND
    desk.do(people[0], c.Pause, on=True)
    assert desk.wait(3600 * SECOND) == []
    desk.room = desk.rebuilt()
    desk.do(people[0], c.Pause, on=False)
    assert desk.wait(20 * SECOND - 1) == []
    assert autos(desk.wait(1)) == [0, 1, 2]


def test_the_next_phase_of_a_paused_table_has_its_whole_time() -> None:
    desk, people = clocked()
    desk.do(people[0], c.Pause, on=True)
    desk.at += 3600 * SECOND
    ballots(desk, people, 1, 2, 0)
    assert desk.table.timer is not None
    assert desk.table.timer.left == 30 * SECOND


def test_another_clock_starts_the_phase_anew() -> None:
    desk, people = clocked("off")
    desk.do(people[0], c.Settings, clock="brisk")
    assert autos(desk.wait(30 * SECOND)) == [0, 1, 2]
    desk.do(people[0], c.Settings, clock="off")
    assert desk.table.timer is None


def test_the_clock_ends_with_the_match() -> None:
    desk, _ = clocked()
    for _ in range(3):
        if desk.table.running:
            desk.wait(30 * SECOND)
    assert not desk.table.running
    assert desk.table.timer is None
    assert desk.wait(3600 * SECOND) == []


# Those away


def test_default_moves_are_played_once_nobody_else_is_awaited() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Away, place=1, away=True)
    desk.default_at = 0
    assert not all_away(desk.room)
    assert desk.wait(SECOND) == []
    desk.play(people[0], 0, Ballot(1))
    assert desk.wait(SECOND) == []
    desk.play(people[2], 2, Ballot(0))
    assert all_away(desk.room)
    assert autos(desk.wait(SECOND)) == [1]


def test_default_moves_are_played_not_before_the_drawn_time() -> None:
    desk, people = at_a_table()
    for place in range(3):
        desk.do(people[0], c.Away, place=place, away=True)
    desk.default_at = desk.at + 2 * SECOND
    assert wake_at(desk.room, desk.presence, PATIENCE, desk.default_at) == desk.default_at
    assert desk.wait(2 * SECOND - 1) == []
    assert autos(desk.wait(1)) == [0, 1, 2]


def test_default_moves_stop_with_the_phase() -> None:
    desk, people = at_a_table()
    for place in range(3):
        desk.do(people[0], c.Away, place=place, away=True)
    desk.default_at = desk.at
    assert autos(desk.wait(0)) == [0, 1, 2]
    assert desk.table.match.state.phase != Voting(1)


def test_where_bots_play_for_those_away_they_are_asked_at_once() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Settings, away="bot")
    desk.do(people[0], c.Away, place=1, away=True)
    assert bots_asked(desk.room) == {1: "standard"}
    assert not all_away(desk.room)


def test_a_paused_table_asks_no_bot_and_plays_no_default() -> None:
    desk = Desk()
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.AddBot, bot="random")
    desk.do(ann, c.AddBot, bot="standard")
    desk.start()
    assert bots_asked(desk.room) == {1: "random", 2: "standard"}
    desk.do(ann, c.Pause, on=True)
    assert bots_asked(desk.room) == {}


def test_a_move_brings_its_seat_back() -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Away, place=1, away=True)
    desk.play(people[1], 1, Ballot(0))
    assert not desk.room.holders[1].away


def test_only_the_host_or_oneself_marks_a_seat_away() -> None:
    desk, people = at_a_table()
    assert desk.refused(people[1], c.Away, place=2, away=True) == "not_host"
    desk.do(people[0], c.Away, place=2, away=True)
    desk.do(people[2], c.Away, place=2, away=False)
    assert not desk.room.holders[2].away


def test_who_has_no_socket_for_a_minute_is_away_and_back_with_the_next_one() -> None:
    desk, people = at_a_table()
    desk.go(people[1])
    assert wake_at(desk.room, desk.presence, PATIENCE, None) == desk.at + PATIENCE.away
    assert desk.wait(PATIENCE.away - 1) == []
    assert [entry.what for entry in desk.wait(1)] == [AwaySaid(1, True, True)]
    desk.back(people[1])
    assert not desk.room.holders[1].away


def test_whom_the_host_marked_away_a_socket_alone_does_not_bring_back() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Away, place=1, away=True)
    desk.go(people[1])
    desk.back(people[1])
    assert desk.room.holders[1].away


def test_nobody_is_away_where_nobody_is_left() -> None:
    desk, people = at_a_table()
    for person in people:
        desk.go(person)
    assert desk.wait(3600 * SECOND) == []


# The host


def test_a_host_without_a_socket_for_a_minute_hands_over_to_the_lowest_seated_person_here() -> None:
    desk, people = at_a_table()
    desk.go(people[0])
    assert Hosted(people[1]) not in [entry.what for entry in desk.wait(PATIENCE.host - 1)]
    assert Hosted(people[1]) in [entry.what for entry in desk.wait(1)]
    assert desk.room.host == people[1]


def test_the_host_keeps_the_role_while_nobody_else_is_here() -> None:
    desk, people = at_a_table()
    for person in people:
        desk.go(person)
    desk.wait(3600 * SECOND)
    assert desk.room.host == people[0]
    desk.back(people[2])
    desk.wait(0)
    assert desk.room.host == people[2]


# Phases that last for a time that tells nothing


@pytest.mark.parametrize("torch", [False, True])
def test_a_phase_that_holds_lasts_its_time_at_every_table_whatever_comes_in(torch: bool) -> None:
    desk = Desk(lapsing.night)
    people = desk.seated("Ann", "Ben")
    desk.do(people[0], c.Choose, game="night", options={"torch": torch})
    desk.start()
    timer = desk.table.timer
    assert timer is not None
    assert timer.whole == 10 * SECOND
    if torch:
        desk.at += 3 * SECOND
        desk.play(people[1], 1, lapsing.Peep())
    assert desk.table.match.state.phase == lapsing.Night()
    assert desk.table.timer == timer
    assert desk.wait(timer.until - desk.at - 1) == []
    assert isinstance(desk.wait(1)[-1].what, Lapsed)
    assert desk.table.match.state.phase == lapsing.Dawn()
    assert desk.rebuilt() == desk.room


def test_when_a_phase_that_holds_is_over_the_default_of_who_is_still_awaited_is_played_first() -> None:
    desk = Desk(lapsing.night)
    people = desk.seated("Ann", "Ben")
    desk.do(people[0], c.Choose, game="night", options={"torch": True})
    desk.start()
    entries = desk.wait(10 * SECOND)
    assert autos(entries) == [1]
    assert desk.table.match.state.phase == lapsing.Dawn()


def test_who_is_away_is_not_played_for_before_a_phase_that_holds_is_over() -> None:
    desk = Desk(lapsing.night)
    people = desk.seated("Ann", "Ben")
    desk.do(people[0], c.Choose, game="night", options={"torch": True})
    desk.start()
    desk.do(people[0], c.Away, place=1, away=True)
    desk.default_at = 0
    assert not all_away(desk.room)
    assert desk.wait(9 * SECOND) == []


def test_a_phase_in_which_nobody_may_act_is_shown_for_its_time_and_ends_the_match() -> None:
    desk = Desk(lapsing.night)
    people = desk.seated("Ann", "Ben")
    desk.start()
    desk.wait(10 * SECOND)
    for seat, person in enumerate(people):
        desk.play(person, seat, lapsing.Wake())
    assert desk.table.match.state.phase == lapsing.Dusk()
    assert desk.table.running
    assert desk.wait(4 * SECOND - 1) == []
    desk.wait(1)
    assert desk.room.stage == "after"
    assert desk.rebuilt() == desk.room


# Phases with a beat


def castle(clock: Literal["off", "relaxed", "brisk"] = "off", *, torch: bool = True) -> tuple[Desk, list[int]]:
    desk = Desk(lapsing.night)
    people = desk.seated("Ann", "Ben")
    desk.do(people[0], c.Settings, clock=clock)
    desk.do(people[0], c.Choose, game="night", options={"torch": torch, "castle": True})
    desk.start()
    return desk, people


def night_ends(desk: Desk) -> int:
    """After how many milliseconds from now, each of them lived through by the room, the night is over."""
    begun = desk.at
    while desk.table.match.state.phase == lapsing.Night():
        due = wake_at(desk.room, desk.presence, PATIENCE, desk.default_at)
        assert due is not None, "somebody is awaited"
        desk.wait(due - desk.at)
    assert desk.rebuilt() == desk.room
    return desk.at - begun


@pytest.mark.parametrize("peeps, ends", [(0, 5), (1, 5), (4_999, 5), (5_000, 10), (5_001, 10), (12_300, 15)])
def test_without_a_clock_a_phase_with_a_beat_ends_at_the_end_of_one(peeps: int, ends: int) -> None:
    desk, people = castle()
    assert desk.wait(peeps) == [], "nobody is played for at the end of a beat"
    desk.play(people[1], 1, lapsing.Peep())
    assert desk.table.match.state.phase == lapsing.Night()
    assert peeps + night_ends(desk) == ends * SECOND


def test_without_a_clock_a_phase_with_a_beat_waits_for_those_awaited() -> None:
    desk, _ = castle()
    assert wake_at(desk.room, desk.presence, PATIENCE, None) is None
    assert desk.wait(3600 * SECOND) == []


def test_a_move_that_was_not_awaited_does_not_put_the_end_of_a_beat_off() -> None:
    desk, people = castle(torch=False)
    desk.wait(4 * SECOND)
    desk.play(people[0], 0, lapsing.Sing())
    assert night_ends(desk) == SECOND


def test_nobody_is_shown_a_beat() -> None:
    desk, people = castle()
    assert match_clock(desk.room) is None
    desk.wait(7 * SECOND)
    desk.play(people[1], 1, lapsing.Peep())
    assert match_clock(desk.room) is None


@pytest.mark.parametrize("peeps", [None, 0, 7_000])
@pytest.mark.parametrize("clock, whole", [("brisk", 20), ("relaxed", 40)])
def test_with_a_clock_a_phase_with_a_beat_lasts_its_time_whatever_comes_in(
    clock: Literal["relaxed", "brisk"], whole: int, peeps: int | None
) -> None:
    desk, people = castle(clock)
    if peeps is not None:
        desk.wait(peeps)
        desk.play(people[1], 1, lapsing.Peep())
    assert (peeps or 0) + night_ends(desk) == whole * SECOND
    assert autos(desk.log) == ([] if peeps is not None else [1])


@pytest.mark.parametrize("clock, ends", [("off", 10), ("brisk", 20)])
def test_who_is_away_is_played_for_without_ending_a_phase_with_a_beat(
    clock: Literal["off", "brisk"], ends: int
) -> None:
    desk, people = castle(clock)
    desk.wait(6 * SECOND)
    desk.do(people[0], c.Away, place=1, away=True)
    desk.default_at = desk.at + 2 * SECOND
    assert all_away(desk.room)
    assert autos(desk.wait(2 * SECOND)) == [1]
    desk.default_at = None
    assert 8 * SECOND + night_ends(desk) == ends * SECOND


def test_a_pause_within_a_beat_stops_it_and_the_rest_goes_on() -> None:
    desk, people = castle()
    desk.wait(7 * SECOND)
    desk.do(people[0], c.Pause, on=True)
    desk.play(people[1], 1, lapsing.Peep())
    assert desk.wait(3600 * SECOND) == []
    desk.do(people[0], c.Pause, on=False)
    assert night_ends(desk) == 3 * SECOND


def test_another_clock_gives_a_phase_with_a_beat_its_time_anew() -> None:
    desk, people = castle("brisk")
    desk.wait(3 * SECOND)
    desk.do(people[0], c.Settings, clock="off")
    desk.play(people[1], 1, lapsing.Peep())
    assert night_ends(desk) == 5 * SECOND


def test_a_log_from_before_a_phase_waited_for_time_is_still_read() -> None:
    desk, people = castle(torch=False)
    desk.wait(5 * SECOND)
    for seat, person in enumerate(people):
        desk.play(person, seat, lapsing.Wake())
    desk.wait(4 * SECOND)
    assert desk.room.stage == "after"
    told = [entry for entry in desk.log if not isinstance(entry.what, Lapsed)]
    old = fold(told, desk.around.games)
    assert old.table is not None
    assert old.stage == "after"
    assert (old.table.match, old.table.outcome) == (desk.table.match, desk.table.outcome)


# Bots


def test_a_bots_thinking_time_depends_on_nothing_that_is_hidden() -> None:
    desk = Desk()
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.AddBot, bot="standard")
    desk.do(ann, c.AddBot, bot="standard")
    desk.start()
    times = set()
    for roles in (("mole", "seer", "citizen"), ("citizen", "mole", "seer"), ("seer", "citizen", "mole")):
        desk.lay(state=replace(desk.table.match.state, roles=roles))
        times.add(tuple(thinking_time(desk.room, PATIENCE, Dice(7)) for _ in range(5)))
    assert len(times) == 1


def test_bots_alone_think_faster() -> None:
    patience = Patience(bot=(5000, 5000), bots=(100, 100))
    desk = Desk()
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.AddBot, bot="standard")
    desk.do(ann, c.AddBot, bot="standard")
    desk.start()
    assert thinking_time(desk.room, patience, Dice(1)) == 5000
    desk.do(ann, c.Away, place=0, away=True)
    assert thinking_time(desk.room, patience, Dice(1)) == 100
