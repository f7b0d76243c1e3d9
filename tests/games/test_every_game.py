"""What holds for every game of the registry: the suite over all seats and options, golden texts, counts, bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.core import TABLE, Dice, Effort, conformance, resolve_options, start
from tests import golden

GAMES = tuple(tasogare.games())
SEATS = [(name, seats) for name in GAMES for seats in tasogare.game(name).seats]
GOLDEN = [(name, path) for name in GAMES for path in golden.stored(name)]
BOTS = [(name, bot) for name in GAMES for bot in tasogare.game(name).bots]


def number_of_plays(game: Any, seats: int, given: dict[str, Any]) -> int:
    options = resolve_options(game, seats, given)
    return len(conformance.random_plays(game, seats, options, Dice(f"length/{game.name}/{seats}")))


@pytest.mark.parametrize("name, seats", SEATS)
def test_the_suite_passes_with_every_set_of_options(name: str, seats: int) -> None:
    game = tasogare.game(name)
    for number, given in enumerate(game.option_sets(seats)):
        every = max(1, number_of_plays(game, seats, given) // 8)
        assert conformance.check(game, seats, given, worlds=1, every=every, seed=number) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_options_shown_have_every_value_of_every_choice_and_switch(name: str) -> None:
    game = tasogare.game(name)
    shown: dict[str, set[Any]] = {}
    wanted: dict[str, set[Any]] = {}
    for seats, given in conformance.option_sets(game):
        for field in tasogare.core.describe_options(game, seats, given):
            if field.kind == "switch":
                wanted[field.name] = {True, False}
            elif field.kind == "choice":
                wanted[field.name] = {option.value for option in field.values}
            shown.setdefault(field.name, set()).add(field.value if field.kind in ("switch", "choice") else None)
    for option, values in wanted.items():
        assert values <= shown[option], option


@pytest.mark.parametrize("name", GAMES)
def test_no_game_lacks_golden_playthroughs_and_counts(name: str) -> None:
    assert golden.stored(name), f"python -m tests.golden {name}"
    tests = (Path(__file__).parent / name).glob("test_*.py")
    assert any("conformance.count(" in test.read_text("utf-8") for test in tests), "joint moves are counted"


@pytest.mark.parametrize("name, path", GOLDEN, ids=lambda value: value.stem if isinstance(value, Path) else value)
def test_the_rules_say_what_they_said(name: str, path: Path) -> None:
    assert golden.again(path) == path.read_text("utf-8"), f"if it should be so: python -m tests.golden {name}"


@pytest.mark.parametrize("name", GAMES)
def test_a_standard_bot_fills_seats(name: str) -> None:
    assert "standard" in tasogare.game(name).bots


@pytest.mark.parametrize("name, bot", BOTS)
def test_a_bot_moves_legally_and_repeatably(name: str, bot: str) -> None:
    game = tasogare.game(name)
    seats = game.best_seats
    for number, given in enumerate(game.option_sets(seats)):
        chance = Dice(f"bot/{name}/{bot}/{number}")
        match = start(game, seats, resolve_options(game, seats, given))
        every = max(1, number_of_plays(game, seats, given) // 8)
        for at in range(10_000):
            if match.over:
                break
            chosen = conformance.random_move(match, chance, changes=0)
            if chosen is None:
                match = conformance.lapsed(match)
                continue
            seat, move = chosen
            if seat != TABLE and at % every == 0:
                seat = match.awaited()[0]
                move = conformance.check_bot(game, bot, match.state, seat, chance, work=40)
            match = match.step(seat, move)


@pytest.mark.parametrize("name, bot", BOTS)
def test_a_bot_that_is_late_from_the_first_moment_moves_legally(name: str, bot: str) -> None:
    game = tasogare.game(name)
    seats, chance = game.best_seats, Dice(f"late/{name}/{bot}")
    match = start(game, seats, resolve_options(game, seats, {}))
    while not match.over:
        awaited = match.awaited()
        if not awaited:
            match = conformance.lapsed(match)
        elif awaited == (TABLE,):
            match = match.step(TABLE, match.options(TABLE).pick(chance))
        else:
            world, late = game.world(match.state, awaited[0], chance), Effort(game.effort, lambda: True)
            match = match.step(awaited[0], game.bots[bot](world, awaited[0], chance, late))
