"""People, places and host."""

from __future__ import annotations

import pytest

from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import wake_at
from tasogare.rooms.commanding import Refusal, join, why_not_start
from tasogare.rooms.names import clean
from tests.core.mole import mole
from tests.rooms.desk import PATIENCE, Desk, variant


def test_the_first_to_come_is_host() -> None:
    desk = Desk()
    ann, _ = desk.come("Ann"), desk.come("Ben")
    assert desk.room.host == ann


def test_joining_again_changes_nothing() -> None:
    desk = Desk()
    ann = desk.come("Ann")
    before = desk.room
    assert desk.come("Ann") == ann
    assert desk.room == before


def test_joining_under_another_name_renames() -> None:
    desk = Desk()
    ann = desk.come("Ann")
    draft = desk.draft()
    assert join(draft, "uid of Ann", "Anna", "") == ann
    assert draft.room.people[ann].name == "Anna"


def test_a_place_belongs_to_one_person() -> None:
    desk = Desk()
    desk.seated("Ann")
    assert desk.refused(desk.come("Ben"), c.Sit, place=0) == "no_place"


def test_who_sits_down_elsewhere_leaves_the_old_place() -> None:
    desk = Desk()
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.Sit, place=2)
    assert desk.room.held(ann) == (2,)


def test_one_person_holds_several_places_where_the_game_allows_it() -> None:
    desk = Desk(variant(mole, several_seats=True))
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.Sit, place=2)
    assert desk.room.held(ann) == (0, 2)


@pytest.mark.parametrize("place", [-1, 3, 99])
def test_there_is_no_such_place(place: int) -> None:
    desk = Desk()
    assert desk.refused(desk.come("Ann"), c.Sit, place=place) == "no_place"


def test_only_the_host_does_what_a_host_does() -> None:
    desk = Desk()
    _, ben = desk.seated("Ann", "Ben")
    assert desk.refused(ben, c.AddBot, bot="standard") == "not_host"
    assert desk.refused(ben, c.Remove, place=0) == "not_host"
    assert desk.refused(ben, c.Arrange, order=(1, 0, 2)) == "not_host"
    assert desk.refused(ben, c.Choose, game="mole", options={}) == "not_host"
    assert desk.refused(ben, c.Settings, clock="brisk") == "not_host"
    assert desk.refused(ben, c.HandOver, person=ben) == "not_host"
    assert desk.refused(ben, c.Pause, on=True) == "not_host"


@pytest.mark.parametrize("who", [None, 7])
def test_who_is_nobody_here_does_nothing(who: int | None) -> None:
    desk = Desk()
    desk.come("Ann")
    assert desk.refused(who, c.Sit, place=0) == "not_yours"


def test_a_bot_takes_the_next_free_place() -> None:
    desk = Desk()
    (ann,) = desk.seated("Ann")
    desk.do(ann, c.AddBot, bot="standard")
    desk.do(ann, c.AddBot, bot="random")
    assert [h.bot for h in desk.room.places] == [None, "standard", "random"]


def test_a_bot_of_an_unknown_level_is_refused() -> None:
    desk = Desk()
    assert desk.refused(desk.come("Ann"), c.AddBot, bot="genius") == "not_allowed"


def test_where_all_places_are_taken_and_no_more_can_play_a_bot_finds_none() -> None:
    desk = Desk()
    ann, *_ = desk.seated("Ann", "Ben", "Cem")
    assert desk.refused(ann, c.AddBot, bot="random") == "no_place"


def test_the_host_removes_and_the_person_stays_a_spectator() -> None:
    desk = Desk()
    ann, ben = desk.seated("Ann", "Ben")
    desk.do(ann, c.Remove, place=1)
    assert desk.room.held(ben) == ()
    assert not desk.room.people[ben].gone


def test_the_host_arranges_by_a_permutation() -> None:
    desk = Desk()
    ann, ben = desk.seated("Ann", "Ben")
    desk.do(ann, c.Arrange, order=(2, 0, 1))
    assert [h.person for h in desk.room.places] == [None, ann, ben]
    assert desk.refused(ann, c.Arrange, order=(0, 0, 1)) == "bad_frame"
    assert desk.refused(ann, c.Arrange, order=(0, 1)) == "bad_frame"


def test_a_host_who_leaves_hands_over_to_somebody_seated() -> None:
    desk = Desk()
    ann = desk.come("Ann")
    desk.come("Ben")
    cem = desk.come("Cem")
    desk.do(cem, c.Sit, place=0)
    desk.do(ann, c.Leave)
    assert desk.room.host == cem


def test_a_host_hands_over() -> None:
    desk = Desk()
    ann, ben = desk.seated("Ann", "Ben")
    desk.do(ann, c.HandOver, person=ben)
    assert desk.room.host == ben
    assert desk.refused(ben, c.HandOver, person=9) == "not_allowed"


def test_who_leaves_between_matches_frees_the_place_and_keeps_the_number() -> None:
    desk = Desk()
    _, ben = desk.seated("Ann", "Ben")
    desk.do(ben, c.Leave)
    assert desk.room.places[1].free
    assert desk.come("Ben") == ben


def test_an_option_that_does_not_exist_is_refused() -> None:
    desk = Desk()
    ann = desk.come("Ann")
    assert desk.refused(ann, c.Choose, game="mole", options={"colour": 1}) == "bad_option"
    assert desk.refused(ann, c.Choose, game="mole", options={"loud": 1}) == "bad_option"
    assert desk.refused(ann, c.Choose, game="chess", options={}) == "not_allowed"
    desk.do(ann, c.Choose, game="mole", options={"loud": True})
    assert desk.room.given == {"loud": True}


def test_a_match_needs_its_seats() -> None:
    desk = Desk()
    ann, _ = desk.seated("Ann", "Ben")
    with pytest.raises(Refusal) as caught:
        desk.do(ann, c.Start)
    assert caught.value.reason is not None
    assert caught.value.reason.key == "bad_seats"


def test_somebody_here_who_is_not_ready_is_waited_for_but_nobody_absent() -> None:
    desk = Desk()
    _, ben, _ = desk.seated("Ann", "Ben", "Cem")
    desk.do(ben, c.Ready, place=1, ready=False)
    reason = why_not_start(desk.room, desk.around.games, desk.presence.here)
    assert reason is not None
    assert (reason.key, reason.params) == ("not_ready", {"seat": 1})
    desk.go(ben)
    assert why_not_start(desk.room, desk.around.games, desk.presence.here) is None


def test_the_seats_of_a_match_are_the_occupied_places_in_order() -> None:
    desk = Desk(variant(mole, seats=range(3, 6)), places=5)
    ann, ben, cem = (desk.come(name) for name in ("Ann", "Ben", "Cem"))
    for person, place in ((ann, 4), (ben, 1), (cem, 3)):
        desk.do(person, c.Sit, place=place)
    desk.start()
    assert desk.table.places == (1, 3, 4)
    assert [h.person for h in desk.room.holders] == [ben, cem, ann]


def test_starting_twice_starts_one_match() -> None:
    desk = Desk()
    ann, *_ = desk.seated("Ann", "Ben", "Cem")
    desk.do(ann, c.Start, after=None)
    match = desk.table.id
    desk.do(ann, c.Start, after=None)
    assert desk.table.id == match
    assert desk.refused(ann, c.Start, after=match) == "not_now"


def test_nobody_waits_for_a_host_who_has_nodded_off_when_most_of_those_here_wish_to_start() -> None:
    desk = Desk(variant(mole, seats=range(3, 6)), places=5)
    _, ben, cem, dora = desk.seated("Ann", "Ben", "Cem", "Dora")
    assert desk.refused(desk.come("Eve"), c.Start) == "not_host"
    desk.do(ben, c.Start)
    desk.do(ben, c.Start)
    desk.do(cem, c.Start)
    assert desk.room.urging == {ben, cem}, "two of four are not most"
    assert desk.room.table is None
    desk.do(dora, c.Start)
    assert desk.room.running is not None
    assert desk.room.urging == frozenset()


def test_a_wish_to_start_counts_while_its_person_is_here_and_until_another_game_is_chosen() -> None:
    desk = Desk(variant(mole, seats=range(3, 6)), places=5)
    ann, ben, cem, dora = desk.seated("Ann", "Ben", "Cem", "Dora")
    desk.do(ben, c.Start)
    desk.go(ben)
    desk.do(cem, c.Start)
    assert desk.room.running is None, "one of the three who are here"
    desk.do(ann, c.Choose, game="mole", options={"loud": True})
    desk.do(dora, c.Start)
    assert desk.room.urging == {dora}
    desk.do(dora, c.Ready, place=3, ready=False)
    assert desk.refused(cem, c.Start) == "not_now"


@pytest.mark.parametrize("names", [("Ann", "Ben"), ("Ann", "Ben", "Cem", "Dora")])
def test_half_of_those_here_become_host_themselves_when_the_host_lets_them_wait(names: tuple[str, ...]) -> None:
    desk = Desk(variant(mole, seats=range(2, 6)), places=5)
    ann, *others = desk.seated(*names)
    for person in others[: len(names) // 2]:
        desk.do(person, c.Start)
    asked = desk.at
    assert wake_at(desk.room, desk.presence, PATIENCE, None) == asked + PATIENCE.urge
    desk.wait(PATIENCE.urge - 1)
    assert desk.room.host == ann
    desk.wait(1)
    assert desk.room.host == others[0]
    assert desk.room.urging == frozenset()
    assert wake_at(desk.room, desk.presence, PATIENCE, None) is None


def test_fewer_than_half_wait_for_the_host() -> None:
    desk = Desk(variant(mole, seats=range(2, 6)), places=5)
    ann, ben, *_ = desk.seated("Ann", "Ben", "Cem")
    desk.do(ben, c.Start)
    assert wake_at(desk.room, desk.presence, PATIENCE, None) is None
    desk.wait(2 * PATIENCE.urge)
    assert desk.room.host == ann


def test_a_rematch_moves_everybody_on_by_one() -> None:
    desk = Desk()
    ann, ben, cem = desk.seated("Ann", "Ben", "Cem")
    desk.start()
    first = desk.table.id
    for person in (ann, ben):
        desk.do(person, c.Quit, seat=desk.room.seats(person)[0], wish=True)
    desk.do(ann, c.Start, after=first, rotate=True)
    assert [h.person for h in desk.room.holders] == [cem, ann, ben]


@pytest.mark.parametrize(
    "given, kept",
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("\u202egnirts\u202c", "gnirts"),
        ("\x00\x07", ""),
        ("x" * 30, "x" * 24),
        ("👩‍👩‍👧‍👦" * 30, "👩‍👩‍👧‍👦" * 24),
        ("黄昏の村人", "黄昏の村人"),
        ("Z" + "\u0301" * 200, "\u0179" + "\u0301" * 15),
    ],
)
def test_names_are_cut_by_grapheme_and_keep_to_their_direction(given: str, kept: str) -> None:
    assert clean(given) == kept
