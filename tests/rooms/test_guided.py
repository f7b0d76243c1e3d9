"""A first guided game in a room: the deal is the guide's, its record says so, and the next match is one as ever."""

from __future__ import annotations

import msgspec
import pytest

import tasogare
from tasogare.games.guides import deal, guide
from tasogare.rooms import commands as c
from tasogare.rooms.publish import match_view
from tasogare.rooms.setting_up import begin_guided
from tests.rooms.desk import Desk
from tests.rooms.test_games import play_out


def guided(name: str) -> tuple[Desk, int]:
    """A guided game that has just begun, and its learner."""
    found = guide(name)
    assert found is not None
    desk = Desk(tasogare.games()[name], found.seats)
    ann = desk.come("Ann")
    draft = desk.draft()
    begin_guided(draft, found)
    desk.take(draft)
    return desk, ann


@pytest.mark.parametrize("name", tasogare.games())
def test_the_deal_is_the_guides_and_the_learner_sits_where_it_says_among_bots(name: str) -> None:
    desk, ann = guided(name)
    found = guide(name)
    assert found is not None
    assert desk.table.deal == deal(desk.table.game)
    assert desk.room.seats(ann) == (found.seat,)
    assert [h.bot is None for h in desk.room.holders].count(True) == 1
    assert desk.rebuilt() == desk.room


@pytest.mark.parametrize("name", tasogare.games())
def test_a_guided_game_promises_and_proves_nothing_and_is_played_to_its_end(name: str) -> None:
    desk, ann = guided(name)
    before = match_view(desk.room, desk.room.seats(ann), 1)
    assert (before.guided, before.commitment, before.seed) == (True, "", None)
    assert desk.table.seed.hex().encode() not in msgspec.json.encode(before)
    desk.do(ann, c.Away, place=desk.room.held(ann)[0], away=True)
    play_out(desk)
    after = match_view(desk.room, desk.room.seats(ann), 2)
    assert after.outcome is not None
    assert (after.guided, after.commitment, after.seed) == (True, "", None)
    assert desk.rebuilt() == desk.room


def test_after_a_guided_game_comes_one_as_ever_with_the_same_bots() -> None:
    desk, ann = guided("mu")
    desk.do(ann, c.Away, place=0, away=True)
    play_out(desk)
    desk.start()
    view = match_view(desk.room, desk.room.seats(ann), 1)
    assert not view.guided
    assert len(view.commitment) == 64
    assert desk.table.deal == ()
