"""Each game in a room to the end, by bots, default moves and deadlines; the log is a record that verifies."""

from __future__ import annotations

from typing import Any

import pytest

import tasogare
from tasogare.core import Game, Play, check_draws, read_record, replace, write_record
from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import all_away, bots_asked
from tasogare.rooms.events import Lapsed, Played
from tasogare.rooms.publish import match_view
from tests.core import test_lapse as lapsing
from tests.core.mole import mole
from tests.rooms.desk import Desk

GAMES: dict[str, Game[Any]] = {"mole": mole, "night": lapsing.night, **tasogare.games()}
HOUR = 3_600_000


def play_out(desk: Desk) -> None:
    """Bots move at random; those away get their defaults; where only time is waited for, it passes."""
    dice = desk.around.dice
    for _ in range(20_000):
        table = desk.room.running
        if table is None:
            return
        asked = bots_asked(desk.room)
        if asked:
            seat = list(asked)[dice.below(len(asked))]
            desk.bot_plays(seat, table.match.options(seat).pick(dice))
            continue
        desk.default_at = desk.at if all_away(desk.room) else None
        assert desk.wait(0 if desk.default_at is not None else HOUR), "something is due, or the table stands still"
    raise AssertionError("the match comes to an end")


@pytest.mark.parametrize("clock", ["off", "brisk"])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_bots_and_people_away_ends_and_its_record_verifies(name: str, clock: str) -> None:
    game = GAMES[name]
    desk = Desk(game)
    ann = desk.come("Ann")
    desk.do(ann, c.Sit, place=0)
    desk.do(ann, c.Settings, clock=clock)
    while any(h.free for h in desk.room.places):
        desk.do(ann, c.AddBot, bot="random")
    desk.start()
    desk.do(ann, c.Away, place=0, away=True)
    play_out(desk)
    table = desk.table
    assert table.outcome is not None
    assert desk.rebuilt() == desk.room
    plays = [Play(p.by, p.move, p.auto) for entry in desk.log if isinstance(p := entry.what, Played)]
    assert any(play.auto for play in plays) or any(isinstance(entry.what, Lapsed) for entry in desk.log)
    text = write_record(game, table.seats, table.options, plays, commitment=table.commitment, seed=table.seed.hex())
    assert b'"result"' in text
    assert check_draws(read_record(text, {name: game})) == table.draws


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_nobody_touches_is_ended_by_its_clock_and_by_the_host_alone_where_there_is_none(name: str) -> None:
    desk = Desk(GAMES[name])
    people = desk.seated(*(f"P{i}" for i in range(len(desk.room.places))))
    desk.do(people[0], c.Settings, clock="brisk")
    desk.start()
    for _ in range(5_000):
        if desk.room.running is None:
            break
        timer = desk.table.timer
        if timer is not None:
            assert desk.wait(timer.until - desk.at)
            continue
        for place in range(len(people)):
            desk.do(people[0], c.Away, place=place, away=True)
        desk.default_at = desk.at
        assert desk.wait(0), "those away do not hold the table"
        for place in range(len(people)):
            if desk.room.running is not None:
                desk.do(people[0], c.Away, place=place, away=False)
    assert desk.room.stage == "after"


@pytest.mark.parametrize("name", GAMES)
def test_who_is_away_comes_back_by_no_play_that_nobody_sees(name: str) -> None:
    desk = Desk(GAMES[name])
    people, dice = desk.seated(*(f"P{i}" for i in range(len(desk.room.places)))), desk.around.dice
    desk.start()
    back = 0
    for _ in range(600):
        table = desk.room.running
        if table is None:
            break
        seats = sorted({*table.match.awaited(), *table.match.state.phase.free(table.match.state)})
        if not table.match.awaited():
            desk.wait(HOUR)
            continue
        seat = seats[dice.below(len(seats))]
        desk.do(people[0], c.Away, place=seat, away=True)
        before = replace(match_view(desk.room, (), 0), names=())
        held = table.match.pending.get(seat)
        phase, s = table.match.state.phase, table.match.state
        options = phase.options(s, seat) if held is None else phase.amend(s, seat, held)
        if len(options):
            desk.play(people[seat], seat, options.pick(dice))
        if not desk.room.holders[seat].away:
            back += 1
            assert desk.room.running is None or replace(match_view(desk.room, (), 0), names=()) != before
        elif desk.room.running is not None:
            desk.do(people[0], c.Away, place=seat, away=False)
    assert back > 0 or name == "night", "who is awaited by all comes back by playing"
