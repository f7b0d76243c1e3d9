"""A match on the table: moves, draws, the log that tells it all, and seats that change hands."""

from __future__ import annotations

import msgspec
import pytest

from tasogare.core import TABLE, Play, check_draws, option_dict, read_record, write_record
from tasogare.rooms import commands as c
from tasogare.rooms.commanding import Refusal
from tasogare.rooms.draft import Draft
from tasogare.rooms.events import Began, Finished, Played
from tests.core.mole import Ballot, Tap, mole
from tests.rooms.desk import Desk, variant


def at_a_table(desk: Desk | None = None) -> tuple[Desk, list[int]]:
    desk = desk or Desk()
    people = desk.seated("Ann", "Ben", "Cem")
    desk.start()
    return desk, people


def ballots(desk: Desk, people: list[int], *votes: int) -> None:
    for seat, vote in enumerate(votes):
        desk.play(people[seat], seat, Ballot(vote))


def finish(desk: Desk, people: list[int]) -> None:
    while desk.table.running:
        ballots(desk, people, 1, 2, 0)


def test_the_table_deals_in_the_commit_that_begins_the_match() -> None:
    desk = Desk()
    desk.seated("Ann", "Ben", "Cem")
    before = len(desk.log)
    desk.start()
    kinds = [type(entry.what) for entry in desk.log[before:]]
    assert kinds == [Began, Played]
    assert len({entry.command for entry in desk.log[before:]}) == 1


def test_the_last_choice_ends_the_match_and_counts_a_win() -> None:
    desk, people = at_a_table()
    finish(desk, people)
    assert isinstance(desk.log[-1].what, Finished)
    winners = {desk.room.holders[seat].person for seat in desk.log[-1].what.outcome.winners}
    assert {number for (_, number) in desk.room.wins} == winners
    assert desk.room.stage == "after"


def test_the_room_is_the_fold_of_its_log() -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Notes, match=desk.table.id, seat=1, notes=msgspec.Raw(b'{"a":1}'))
    ballots(desk, people, 1, 2)
    assert desk.rebuilt() == desk.room
    desk.play(people[2], 2, Ballot(0))
    finish(desk, people)
    assert desk.rebuilt() == desk.room


def test_a_finished_match_is_a_record_whose_draws_its_seed_explains() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Settings, clock="brisk")
    ballots(desk, people, 1)
    desk.wait(60_000)
    assert any(isinstance(entry.what, Played) and entry.what.auto for entry in desk.log)
    finish(desk, people)
    table = desk.table
    plays = [Play(p.by, p.move, p.auto) for entry in desk.log if isinstance(p := entry.what, Played)]
    text = write_record(mole, 3, table.options, plays, commitment=table.commitment, seed=table.seed.hex())
    assert check_draws(read_record(text, {"mole": mole})) == table.draws > 1
    assert option_dict(table.options) == {"loud": False}


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    desk, people = at_a_table()
    with pytest.raises(Refusal) as caught:
        desk.play(people[0], 0, Ballot(0))
    assert caught.value.code == "illegal"
    assert caught.value.reason is not None
    assert caught.value.reason.key == "not_an_option"


def test_nobody_plays_for_another_seat() -> None:
    desk, people = at_a_table()
    move = (msgspec.Raw(b'{"type":"ballot","seat":1}'),)
    assert desk.refused(people[1], c.PlayMoves, match=desk.table.id, seat=0, moves=move) == "not_yours"
    assert desk.refused(people[1], c.PlayMoves, match=desk.table.id, seat=-1, moves=move) == "not_yours"
    assert desk.refused(people[0], c.PlayMoves, match="another", seat=0, moves=move) == "no_match"


@pytest.mark.parametrize("raw", [b"{}", b"1", b'{"type":"ballot"}', b'{"type":"ballot","seat":1,"x":2}', b'"\\ud800"'])
def test_what_is_no_move_is_refused(raw: bytes) -> None:
    desk, people = at_a_table()
    assert desk.refused(people[0], c.PlayMoves, match=desk.table.id, seat=0, moves=(msgspec.Raw(raw),)) == "illegal"


def test_several_moves_are_made_together_or_not_at_all() -> None:
    desk, people = at_a_table()
    state = desk.table.match.state
    seer = state.roles.index("seer")
    other = (seer + 1) % 3
    desk.play(people[seer], seer, Tap(other), Ballot(other))
    assert desk.table.match.state.tapped == other
    assert desk.table.match.pending == {seer: Ballot(other)}
    before = desk.room
    with pytest.raises(Refusal):
        desk.play(people[other], other, Ballot(seer), Tap(seer))
    assert desk.room == before


def test_a_check_changes_nothing_and_says_why_not() -> None:
    desk, people = at_a_table()
    before = desk.room

    def check(*moves: bytes) -> str | None:
        raws = tuple(map(msgspec.Raw, moves))
        reason = desk.do(people[0], c.Check, match=desk.table.id, seat=0, moves=raws)
        return None if reason is None else reason.key

    assert check(b'{"type":"ballot","seat":1}') is None
    assert check(b'{"type":"ballot","seat":0}') == "not_an_option"
    assert desk.room == before


def test_a_choice_may_be_changed_until_all_are_in() -> None:
    desk, people = at_a_table()
    desk.play(people[0], 0, Ballot(1))
    desk.play(people[0], 0, Ballot(2))
    assert desk.table.match.pending == {0: Ballot(2)}


def test_a_player_who_leaves_keeps_the_seat_and_comes_back_to_it() -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Leave)
    assert desk.room.holders[1].person == people[1]
    assert desk.room.holders[1].away
    assert desk.come("Ben") == people[1]
    desk.play(people[1], 1, Ballot(0))
    assert not desk.room.holders[1].away


def test_who_left_gives_the_seat_up_when_the_match_ends() -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Leave)
    desk.do(people[0], c.Quit, seat=0, wish=True)
    desk.do(people[2], c.Quit, seat=2, wish=True)
    assert desk.table.abandoned
    assert desk.room.places[1].free
    assert desk.room.holders[1].person == people[1], "the match remembers who sat there"


def at_a_bots_seat() -> tuple[Desk, int, int]:
    """A running match, its host, and somebody who asks for the seat of a bot."""
    desk = Desk()
    ann, _ = desk.seated("Ann", "Ben")
    desk.do(ann, c.AddBot, bot="random")
    desk.start()
    dan = desk.come("Dan")
    desk.do(dan, c.Sit, place=2)
    return desk, ann, dan


def test_a_seat_of_a_running_match_is_taken_with_the_hosts_consent() -> None:
    desk, ann, dan = at_a_bots_seat()
    assert desk.room.asking == {dan: 2}
    assert desk.room.holders[2].bot == "random"
    desk.do(ann, c.Grant, person=dan, yes=True)
    assert desk.room.holders[2].person == dan
    assert desk.room.asking == {}
    assert desk.rebuilt() == desk.room


def test_the_host_may_refuse_an_asking() -> None:
    desk, ann, dan = at_a_bots_seat()
    desk.do(ann, c.Grant, person=dan, yes=False)
    assert desk.room.asking == {}
    assert desk.room.holders[2].bot == "random"


def test_a_seat_is_never_given_to_somebody_who_sat_in_that_match() -> None:
    desk = Desk()
    ann, ben = desk.seated("Ann", "Ben")
    desk.do(ann, c.AddBot, bot="random")
    desk.start()
    assert desk.refused(ben, c.Sit, place=2) == "not_allowed"
    assert desk.refused(ann, c.Sit, place=2) == "not_allowed"


def test_the_place_of_somebody_here_is_not_given_away() -> None:
    desk, _ = at_a_table()
    assert desk.refused(desk.come("Dan"), c.Sit, place=1) == "no_place"


def test_places_stay_as_they_are_while_a_match_runs() -> None:
    desk, people = at_a_table()
    assert desk.refused(people[0], c.Stand, place=0) == "not_now"
    assert desk.refused(people[0], c.Remove, place=1) == "not_now"
    assert desk.refused(people[0], c.Arrange, order=(1, 0, 2)) == "not_now"
    assert desk.refused(people[0], c.Choose, game="mole", options={}) == "not_now"


def test_a_match_is_abandoned_when_more_than_half_of_the_people_wish_it() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Quit, seat=0, wish=True)
    desk.do(people[0], c.Quit, seat=0, wish=False)
    desk.do(people[1], c.Quit, seat=1, wish=True)
    assert desk.table.running
    desk.do(people[2], c.Quit, seat=2, wish=True)
    assert desk.table.abandoned
    assert desk.table.outcome is None
    assert desk.room.wins == {}


def test_those_away_do_not_keep_a_match_from_being_abandoned() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Away, place=1, away=True)
    desk.do(people[0], c.Away, place=2, away=True)
    desk.do(people[0], c.Quit, seat=0, wish=True)
    assert desk.table.abandoned


def test_notes_are_kept_for_the_seat_and_are_short() -> None:
    desk, people = at_a_table()
    long = msgspec.Raw(b'"' + b"x" * 4000 + b'"')
    assert desk.refused(people[0], c.Notes, match=desk.table.id, seat=0, notes=long) == "too_big"
    desk.do(people[0], c.Notes, match=desk.table.id, seat=0, notes=msgspec.Raw(b"[1]"))
    assert desk.table.notes == {0: msgspec.Raw(b"[1]")}


def test_notes_do_not_pass_on_with_the_seat() -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Notes, match=desk.table.id, seat=1, notes=msgspec.Raw(b"[1]"))
    desk.do(people[1], c.Leave)
    dan = desk.come("Dan")
    desk.do(dan, c.Sit, place=1)
    desk.do(people[0], c.Grant, person=dan, yes=True)
    assert desk.room.seats(dan) == (1,)
    assert desk.table.notes == {}


def test_the_seed_is_32_bytes_of_the_outside_and_differs_from_match_to_match() -> None:
    desk, people = at_a_table()
    first = desk.table
    for person in people[:2]:
        desk.do(person, c.Quit, seat=desk.room.seats(person)[0], wish=True)
    desk.start()
    assert len(first.seed) == 32
    assert desk.table.seed != first.seed
    assert desk.table.id != first.id


def test_the_tables_draws_are_numbered_from_the_seed() -> None:
    desk, _ = at_a_table()
    draft: Draft = desk.draft()
    assert draft.room.table is not None
    assert draft.room.table.draws == 1
    first = next(entry.what for entry in desk.log if isinstance(entry.what, Played))
    assert first.by == TABLE


def test_the_other_game_of_an_evening_keeps_the_people() -> None:
    desk = Desk(others=(variant(mole, name="vole"),))
    ann, *_ = people = desk.seated("Ann", "Ben", "Cem")
    desk.start()
    for person in people[:2]:
        desk.do(person, c.Quit, seat=desk.room.seats(person)[0], wish=True)
    desk.do(ann, c.Choose, game="vole", options={})
    desk.start()
    assert desk.table.game.name == "vole"
    assert [h.person for h in desk.room.holders] == people
    assert desk.rebuilt() == desk.room
