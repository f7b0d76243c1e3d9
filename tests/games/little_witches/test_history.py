"""The public history: what was done before everybody's eyes, the same for all, and nothing of what was not."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import Dice, Match, Play, replace, resolve_options, start
from tasogare.games.little_witches import game
from tasogare.games.little_witches.moves import Block, Collect, Deed, Enter, Pass, Search, Stand, Void, Walk
from tasogare.games.little_witches.rules import Searching, State
from tasogare.games.little_witches.view import view

from .positions import after, entered, laid, play, searching

OPEN = (Stand, Enter, Block, Walk, Search, Collect, Pass)
TRAIL = "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"


@pytest.mark.parametrize(
    ("seats", "given"), [(3, {"actions": 3}), (4, {"mode": "mean"}), (5, {"mode": "kind"}), (5, {"mode": "mean"})]
)
def test_every_open_move_is_told_once_to_everybody_in_the_order_in_which_it_came(
    seats: int, given: dict[str, Any]
) -> None:
    chance, plays = Dice(seats), list[Play]()
    match: Match[State] = start(game, seats, resolve_options(game, seats, given))
    while not match.over:
        seat = match.awaited()[0]
        plays.append(Play(seat, match.options(seat).pick(chance)))
        match = match.play(seat, plays[-1].move)
        shown = tuple(Deed(each.by, each.move) for each in plays if isinstance(each.move, OPEN))
        assert all(view(match.state, viewer).history == shown for viewer in (None, *range(seats)))


def test_what_is_laid_and_what_is_made_void_stand_in_no_history() -> None:
    s = play(entered(), (0, '{"type":"lay","kind":"herb","cell":"c3r3"}'))
    assert view(s, 0).history == ()
    five = "herb@c3r3 bone@c3r4 gem@c3r5 ink@c3r6 feather@c2r6"
    s = after(replace(laid(entered(4), five), foul=True), 0, Void("A"))
    assert s.void == 0b01
    assert all(view(s, viewer).history == () for viewer in (None, 0, 1))


def test_a_pass_and_a_stay_are_told_though_nothing_moved() -> None:
    s = searching(entered(pawns=(("c3r4", "c3r4"), ("S1", "S1"), ("S1", "S1"))), TRAIL)
    s = play(s, (1, '{"type":"pass"}'), (1, '{"type":"move","to":"c3r4","flip":null}'))
    assert view(s, None).history == (Deed(1, Pass()), Deed(1, Walk("c3r4", None)))


def test_a_power_used_and_a_chip_turned_up_are_told() -> None:
    s = searching(
        entered(pawns=(("c3r4", "c3r4"), ("S1", "S1"), ("S1", "S1")), witches=("yellow", "red", "white")), TRAIL
    )
    assert isinstance(s.phase, Searching)
    s = play(s, (1, '{"type":"move","to":"c3r4","flip":1}'), (1, '{"type":"collect","chip":1}'))
    assert view(s, 3).history == (Deed(1, Walk("c3r4", 1)), Deed(1, Collect(1)))
    assert [(chip.up, chip.turned_by, chip.taken_by) for chip in view(s, 3).chips][1] == (True, 1, 1)
