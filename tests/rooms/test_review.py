"""A review between the rounds: seats show their notes, and the table moves on when all are ready."""

from __future__ import annotations

import msgspec
import pytest

from tasogare import game
from tasogare.core import TABLE, Dice, Play, check_draws, read_record, write_record
from tasogare.games.seven_knights.rules import Inspecting
from tasogare.rooms import clockwork
from tasogare.rooms import commands as c
from tasogare.rooms.commanding import leave
from tasogare.rooms.events import NotesShown, Played, WentOn
from tasogare.rooms.publish import match_view
from tests.rooms.desk import Desk

SEATS = 4
EYES: tuple[tuple[int, ...], ...] = ((), *((seat,) for seat in range(SEATS)))


def playing(*, review: bool = True, people: int = SEATS, clock: str = "off") -> tuple[Desk, list[int]]:
    """A match that has just begun; bots take the seats that people leave."""
    desk = Desk(game("seven_knights"), places=SEATS)
    seated = desk.seated(*("Ann", "Ben", "Cem", "Dai")[:people])
    for _ in range(SEATS - people):
        desk.do(seated[0], c.AddBot, bot="standard")
    desk.do(seated[0], c.Choose, game="seven_knights", options={"review": review}, places=SEATS)
    desk.do(seated[0], c.Settings, clock=clock)
    desk.start()
    return desk, seated


def play_round(desk: Desk) -> None:
    """Random legal moves till one more round is over."""
    dice, rounds = Dice(7), len(desk.table.match.state.rounds)
    while desk.table.running and len(desk.table.match.state.rounds) == rounds:
        seat = desk.table.match.awaited()[0]
        desk.bot_plays(seat, desk.table.match.options(seat).pick(dice))


def reviewing(*, review: bool = True, people: int = SEATS, clock: str = "off") -> tuple[Desk, list[int]]:
    desk, people_there = playing(review=review, people=people, clock=clock)
    play_round(desk)
    return desk, people_there


def dealt(desk: Desk) -> bool:
    """Whether the next round has begun."""
    return isinstance(desk.table.match.state.phase, Inspecting)


def write(desk: Desk, person: int, seat: int, words: str) -> None:
    desk.do(person, c.Notes, match=desk.table.id, seat=seat, notes=msgspec.Raw(msgspec.json.encode(words)))


def show(desk: Desk, person: int, seat: int, *, shown: bool = True) -> None:
    desk.do(person, c.ShowNotes, match=desk.table.id, seat=seat, shown=shown)


def go_on(desk: Desk, person: int, seat: int) -> None:
    desk.do(person, c.GoOn, match=desk.table.id, seat=seat)


def seen(desk: Desk, eyes: tuple[int, ...]) -> bytes:
    return msgspec.json.encode(match_view(desk.room, eyes, 0))


def test_without_the_option_the_next_deal_follows_a_round_at_once() -> None:
    desk, people = reviewing(review=False)
    assert dealt(desk)
    assert match_view(desk.room, (0,), 0).shown is None
    write(desk, people[0], 0, "canary")
    assert desk.refused(people[0], c.ShowNotes, match=desk.table.id, seat=0, shown=True) == "not_now"
    assert desk.refused(people[0], c.GoOn, match=desk.table.id, seat=0) == "not_now"


def test_notes_that_are_shown_are_seen_by_all_and_notes_that_are_not_by_nobody() -> None:
    desk, people = reviewing()
    write(desk, people[1], 1, "canary of Ben")
    write(desk, people[2], 2, "secret of Cem")
    show(desk, people[1], 1)
    for eyes in EYES:
        assert b"canary of Ben" in seen(desk, eyes)
        assert (b"secret of Cem" in seen(desk, eyes)) == (eyes == (2,))
        assert [note.seat for note in match_view(desk.room, eyes, 0).shown or ()] == [1]


def test_hidden_again_nobody_sees_them() -> None:
    desk, people = reviewing()
    write(desk, people[1], 1, "canary")
    show(desk, people[1], 1)
    show(desk, people[1], 1, shown=False)
    for eyes in EYES:
        assert (b"canary" in seen(desk, eyes)) == (eyes == (1,))
        assert match_view(desk.room, eyes, 0).shown == ()


def test_what_is_written_later_is_not_shown_till_it_is_shown_again() -> None:
    desk, people = reviewing()
    write(desk, people[1], 1, "first")
    show(desk, people[1], 1)
    write(desk, people[1], 1, "second")
    assert b"second" not in seen(desk, ())
    assert b"first" in seen(desk, ())
    show(desk, people[1], 1)
    assert b"second" in seen(desk, ())
    show(desk, people[1], 1)
    assert sum(isinstance(entry.what, NotesShown) for entry in desk.log) == 2, "the same once more is no event"


def test_notes_cannot_be_shown_while_a_round_runs_nor_the_round_be_gone_on_from() -> None:
    desk, people = playing()
    write(desk, people[0], 0, "a hint")
    while not desk.table.match.state.rounds:
        for command in (c.ShowNotes, c.GoOn):
            fields = {"shown": True} if command is c.ShowNotes else {}
            assert desk.refused(people[0], command, match=desk.table.id, seat=0, **fields) == "not_now"
        assert match_view(desk.room, (1,), 0).shown is None
        seat = desk.table.match.awaited()[0]
        desk.bot_plays(seat, desk.table.match.options(seat).pick(Dice(7)))


def test_only_the_own_notes_of_this_match_are_shown_and_only_where_there_are_any() -> None:
    desk, people = reviewing()
    write(desk, people[1], 1, "canary")
    ours = desk.table.id
    assert desk.refused(people[0], c.ShowNotes, match=ours, seat=1, shown=True) == "not_yours"
    assert desk.refused(people[0], c.ShowNotes, match=ours, seat=0, shown=True) == "not_now"
    assert desk.refused(people[1], c.ShowNotes, match="another", seat=1, shown=True) == "no_match"
    assert desk.refused(people[0], c.GoOn, match=ours, seat=1) == "not_yours"
    assert desk.refused(desk.come("Eve"), c.GoOn, match=ours, seat=1) == "not_yours"


def test_the_next_deal_comes_when_all_have_said_to_go_on_and_takes_the_notes_away() -> None:
    desk, people = reviewing()
    write(desk, people[3], 3, "canary")
    show(desk, people[3], 3)
    for seat, person in enumerate(people):
        assert match_view(desk.room, (0,), 0).awaited == tuple(range(seat, SEATS))
        assert not dealt(desk)
        go_on(desk, person, seat)
    last = desk.log[-1].what
    assert isinstance(last, Played)
    assert last.by == TABLE
    assert match_view(desk.room, (0,), 0).shown is None
    for eyes in EYES:
        assert (b"canary" in seen(desk, eyes)) == (eyes == (3,))
    assert desk.rebuilt() == desk.room


def test_who_has_gone_on_may_still_show_and_saying_it_twice_is_saying_it_once() -> None:
    desk, people = reviewing()
    go_on(desk, people[0], 0)
    go_on(desk, people[0], 0)
    write(desk, people[0], 0, "canary")
    show(desk, people[0], 0)
    assert b"canary" in seen(desk, (2,))
    assert sum(isinstance(entry.what, WentOn) for entry in desk.log) == 1


def test_bots_keep_nobody_waiting() -> None:
    desk, people = reviewing(people=1)
    assert clockwork.bots_asked(desk.room) == {}, "nothing is asked of a bot in a review"
    assert match_view(desk.room, (0,), 0).awaited == (0,)
    go_on(desk, people[0], 0)
    assert dealt(desk)


@pytest.mark.parametrize("how", ["said", "left", "forgotten", "missing"])
def test_nobody_waits_for_who_is_away(how: str) -> None:
    desk, people = reviewing(people=2)
    go_on(desk, people[0], 0)
    assert not dealt(desk)
    if how == "said":
        desk.do(people[0], c.Away, place=1, away=True)
    elif how == "left":
        desk.do(people[1], c.Leave)
    elif how == "forgotten":
        draft = desk.draft()
        leave(draft, people[1])
        desk.take(draft)
    else:
        desk.go(people[1])
        desk.wait(60_000)
    assert dealt(desk)


@pytest.mark.parametrize(("clock", "patience"), [("relaxed", 45_000), ("brisk", 45_000)])
def test_with_a_clock_a_missing_word_is_given_after_45_seconds(clock: str, patience: int) -> None:
    desk, people = reviewing(clock=clock)
    shown = match_view(desk.room, (0,), 0).clock
    assert shown is not None
    assert shown.whole == patience
    assert clockwork.wake_at(desk.room, desk.presence, clockwork.Patience(), None) == desk.at + patience
    go_on(desk, people[0], 0)
    desk.wait(patience - 1)
    assert not dealt(desk)
    entries = desk.wait(1)
    assert [entry.what for entry in entries[:-1]] == [WentOn(1), WentOn(2), WentOn(3)]
    assert dealt(desk)
    assert desk.rebuilt() == desk.room


def test_without_a_clock_the_table_waits_for_ever_and_a_pause_stops_the_clock() -> None:
    desk, people = reviewing()
    desk.wait(10_000_000)
    assert not dealt(desk)
    desk, people = reviewing(clock="brisk")
    desk.do(people[0], c.Pause, on=True)
    desk.wait(10_000_000)
    assert not dealt(desk)


def test_who_takes_a_seat_in_a_review_has_neither_its_notes_nor_its_word() -> None:
    desk, people = reviewing()
    write(desk, people[3], 3, "canary")
    show(desk, people[3], 3)
    go_on(desk, people[3], 3)
    desk.do(people[3], c.Leave)
    eve = desk.come("Eve")
    desk.do(eve, c.Sit, place=3)
    desk.do(people[0], c.Grant, person=eve, yes=True)
    assert match_view(desk.room, (3,), 0).shown == ()
    assert b"canary" not in seen(desk, (3,))
    assert match_view(desk.room, (), 0).awaited == (0, 1, 2, 3)


def test_at_the_end_notes_are_shown_too_and_nobody_is_waited_for() -> None:
    desk, people = playing()
    for _ in range(3):
        play_round(desk)
        for seat, person in enumerate(people):
            if desk.table.running:
                go_on(desk, person, seat)
    assert desk.room.stage == "after"
    assert match_view(desk.room, (), 0).awaited == ()
    write(desk, people[2], 2, "canary")
    assert b"canary" not in seen(desk, ())
    show(desk, people[2], 2)
    assert all(b"canary" in seen(desk, eyes) for eyes in EYES)
    assert desk.rebuilt() == desk.room
    desk.start()
    assert all(b"canary" not in seen(desk, eyes) for eyes in EYES)


def test_a_review_leaves_no_trace_in_the_record_and_its_draws_verify() -> None:
    desk, people = playing()
    while desk.table.running:
        play_round(desk)
        for seat, person in enumerate(people):
            if desk.table.running:
                write(desk, person, seat, "notes")
                show(desk, person, seat)
                go_on(desk, person, seat)
    table = desk.table
    plays = [Play(p.by, p.move, p.auto) for entry in desk.log if isinstance(p := entry.what, Played)]
    seed, seal = table.seed.hex(), table.commitment
    text = write_record(table.game, SEATS, table.options, plays, commitment=seal, seed=seed)
    assert check_draws(read_record(text, {"seven_knights": table.game})) == table.draws
