"""What is hidden: views, and the worlds that a viewer cannot tell apart, checked by playing every deal again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tasogare.core import TABLE, Dice, IllegalMove, Match, Play, conformance, resolve_options
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.modes import Deal, deals, setting
from tasogare.games.seven_knights.questions import OneOf
from tasogare.games.seven_knights.rules import State, asking
from tasogare.games.seven_knights.view import Own, view
from tasogare.games.seven_knights.worlds import fitting, world
from tests.games.seven_knights.positions import asked, inspected, put, round_about

TILES = (3, 1, 0, 2, 4)
"""Seat 2 holds the witch."""
LOOKS = ((0, 2), (1, 2), (2, 0), (3, 1))
"""Seats 0 and 1 are bewitched."""


def own(s: State, seat: int) -> Own:
    found = view(s, seat).own
    assert found is not None
    return found


def test_a_seat_sees_its_own_tile_and_those_it_looked_at() -> None:
    s = inspected(TILES, LOOKS, 4)
    assert own(s, 3) == Own((3, 1), (2, 1), "knight", None, ())
    assert own(s, 0) == Own((0, 2), (3, 0), "bewitched", 2, (0, 1))


def test_the_witch_and_the_bewitched_are_shown_who_else_is_bewitched() -> None:
    s = inspected(TILES, LOOKS, 4)
    assert own(s, 2) == Own((2, 0), (0, 3), "witch", 2, (0, 1))
    assert own(s, 1).bewitched == (0, 1)


def test_nobody_else_is_told() -> None:
    s = inspected(TILES, LOOKS, 4)
    other = put(s, tiles=(0, 1, 3, 2, 4))  # the witch before seat 0, that seat 2 alone looked at
    assert view(s, 3) == view(other, 3)
    assert view(s, None) == view(other, None)


def test_spectators_see_public_things_only() -> None:
    s = inspected(TILES, LOOKS, 4)
    shown = view(s, None)
    assert shown.own is None
    assert shown.looks == s.looks
    assert not shown.rounds
    assert view(put(s, tiles=(4, 3, 2, 1, 0)), None) == shown


def test_options_of_a_knight_do_not_depend_on_hidden_tiles() -> None:
    s = inspected(TILES, LOOKS, 4)
    other = put(s, tiles=(0, 1, 3, 2, 4))
    assert list(asking(s, 3)) == list(asking(other, 3))


def positions(mode: str, seats: int, seed: int, **given: Any) -> list[tuple[Match[State], list[Play]]]:
    """Every position of the first round of a random game, with the plays that led to it."""
    chance = Dice(f"worlds/{mode}/{seats}/{seed}")
    match = Match(game.setup(seats, resolve_options(game, seats, {"mode": mode, **given})))
    found, plays = [], list[Play]()
    while not match.state.rounds:
        found.append((match, plays))
        move = conformance.random_move(match, chance, changes=0)
        assert move is not None
        plays = [*plays, Play(*move)]
        match = match.play(*move)
    return found


def played_again(start: State, deal: Deal, plays: list[Play]) -> State | None:
    """The same plays on another deal, where they are all legal."""
    match = Match(start).play(TABLE, deal)
    try:
        for play in plays[1:]:
            match = match.play(play.by, play.move)
    except IllegalMove:
        return None
    return match.state


@pytest.mark.parametrize(
    "mode, seats, given",
    [
        ("basic", 4, {}),
        ("basic", 5, {"captain_check": "before_question"}),
        ("coop", 4, {}),
        ("special", 3, {}),
        ("advanced", 4, {}),
    ],
)
def test_the_worlds_are_those_in_which_the_same_plays_are_legal_and_look_the_same(
    mode: str, seats: int, given: dict[str, Any]
) -> None:
    found = positions(mode, seats, 1, **given)
    start = found[0][0].state
    every = list(deals(setting(start.options, seats)))
    few = len(every) <= 1000
    for match, plays in found[1 :: 2 if few else 6]:
        s = match.state
        if match.pending:
            continue
        for viewer in (*range(seats), None) if few else range(seats):
            seen, known = view(s, viewer), [] if viewer is None else own(s, viewer).tiles
            expected = set()
            for deal in every:
                if any(deal.tiles[tile] != s.tiles[tile] for tile in known):
                    continue
                other = played_again(start, deal, plays)
                if other is not None and view(other, viewer) == seen:
                    expected.add(deal.tiles)
            assert {tuple(row) for row in fitting(s, viewer).tolist()} == expected


def test_a_question_tells_that_its_answer_was_open_to_the_asker() -> None:
    s = inspected(TILES, round_about(4), 4)
    s = asked(s, 0, 3, (3,), OneOf((2,)))
    tiles = fitting(s, None)
    assert len(tiles)
    assert not (tiles[:, [0, 1]] == 2).any(), "the asker has neither before it nor seen the 2"


def test_worlds_are_drawn_evenly() -> None:
    s = inspected(TILES, LOOKS, 4)
    chance = Dice(7)
    drawn = Counter(world(s, 3, chance).tiles for _ in range(3000))
    assert len(drawn) == 6
    assert all(400 < times < 600 for times in drawn.values())


def test_nothing_is_hidden_between_rounds() -> None:
    s = game.setup(4, resolve_options(game, 4, {}))
    assert world(s, None, Dice(1)) == s


@pytest.mark.parametrize("seats, given", conformance.option_sets(game))
def test_the_suite(seats: int, given: dict[str, Any]) -> None:
    assert conformance.check(game, seats, given, games=1, worlds=1, every=3, seed=1) > 30
