"""Modes, options and the deal."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from tasogare.core import (
    TABLE,
    BadOption,
    BadRecord,
    Dice,
    IllegalMove,
    IllegalPlay,
    Match,
    Referee,
    read_record,
    resolve_options,
)
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.modes import SETTINGS, Deal, deals
from tests.games.seven_knights.positions import dealt, options

# mode, seats: knights up to, witch, centre, unused, how many tiles a line-up leaves out; from the rules' table
TABLE_OF_MODES = {
    ("basic", 4): (4, True, 1, 0, (1, 1)),
    ("basic", 5): (5, True, 1, 0, (1, 1)),
    ("basic", 6): (5, True, 0, 0, (1, 1)),
    ("basic", 7): (6, True, 0, 0, (1, 1)),
    ("basic", 8): (7, True, 0, 0, (1, 1)),
    ("advanced", 4): (7, True, 1, 3, (0, 1)),
    ("advanced", 5): (7, True, 1, 2, (0, 1)),
    ("advanced", 6): (7, True, 0, 2, (0, 1)),
    ("advanced", 7): (7, True, 0, 1, (0, 1)),
    ("special", 3): (7, True, 3, 2, (0, 1)),
    ("special", 4): (7, True, 3, 1, (0, 1)),
    ("coop", 4): (5, False, 1, 0, (0, 0)),
    ("coop", 5): (6, False, 1, 0, (0, 0)),
    ("coop", 6): (6, False, 0, 0, (0, 0)),
    ("coop", 7): (7, False, 0, 0, (0, 0)),
    ("special_coop", 3): (7, False, 4, 0, (0, 0)),
    ("special_coop", 4): (7, False, 3, 0, (0, 0)),
}


def test_the_modes_are_those_of_the_rules() -> None:
    assert {
        key: (at.top, at.witch, at.centre, at.unused, (at.left_out[0], at.left_out[-1])) for key, at in SETTINGS.items()
    } == TABLE_OF_MODES


def test_the_default_mode_is_basic_from_four_seats_and_special_for_three() -> None:
    assert [options(seats).mode for seats in game.seats] == ["special", *["basic"] * 5]


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("mode", ["basic", "advanced", "special", "coop", "special_coop"])
def test_a_mode_is_for_its_seats_alone(mode: str, seats: int) -> None:
    if (mode, seats) in TABLE_OF_MODES:
        assert options(seats, mode=mode).mode == mode
    else:
        with pytest.raises(BadOption) as refusal:
            options(seats, mode=mode)
        assert refusal.value.key == "mode_seats"


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "Basic"},
        {"mode": 1},
        {"captain_check": True},
        {"captain_check": "never"},
        {"fixed_score": 1},
        {"fixed_score": "true"},
        {"review": 0},
        {"rounds": 3},
    ],
)
def test_other_options_and_values_are_none(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        resolve_options(game, 5, given)
    with pytest.raises(BadRecord):
        read_record(json.dumps({"game": "seven_knights", "seats": 5, "options": given, "plays": []}), {game.name: game})


@pytest.mark.parametrize("seats", [-1, 0, 2, 9])
def test_three_to_eight_seats_play(seats: int) -> None:
    with pytest.raises(BadOption):
        resolve_options(game, seats, {})


@pytest.mark.parametrize("key", SETTINGS)
def test_a_deal_takes_each_value_once_from_the_pool(key: Any) -> None:
    at = SETTINGS[key]
    some = deals(at)
    chance = Dice(1)
    for deal in [*islice(some, 300), *(some.pick(chance) for _ in range(100))]:
        assert deal in some
        assert len(set(deal.tiles)) == len(deal.tiles) == at.seats + at.centre
        assert set(deal.tiles) <= set(range(0 if at.witch else 1, at.top + 1))
        if at.mode == "special":
            assert 0 not in deal.tiles[: at.seats]
    if len(some) < 10_000:
        assert len(set(some)) == len(list(some)) == len(some)


def test_deals_are_picked_evenly() -> None:
    some, chance = deals(SETTINGS["coop", 4]), Dice(2)
    drawn = Counter(some.pick(chance) for _ in range(12_000))
    assert len(drawn) == len(some) == 120
    assert all(50 < times < 160 for times in drawn.values())


def test_in_special_the_witch_may_lie_in_the_centre_alone() -> None:
    some = deals(SETTINGS["special", 3])
    assert Deal((1, 2, 3, 0, 4, 5)) in some
    assert Deal((0, 2, 3, 1, 4, 5)) not in some
    assert len(some) == 7 * 6 * 5 * 5 * 4 * 3


@pytest.mark.parametrize(
    "tiles, key",
    [
        ((3, 0, 1, 2), "deal_tiles"),
        ((3, 0, 1, 2, 4, 5), "deal_tiles"),
        ((3, 0, 1, 2, 5), "deal_values"),
        ((3, 0, 1, 2, 2), "deal_values"),
        ((3, 0, 1, 2, -4), "deal_values"),
        ((), "deal_tiles"),
    ],
)
def test_illegal_deals_are_refused(tiles: tuple[int, ...], key: str) -> None:
    match = Match(game.setup(4, options(4)))
    with pytest.raises(IllegalMove) as refusal:
        match.play(TABLE, Deal(tiles))
    assert refusal.value.key == key


def test_seat_0_starts_the_first_round() -> None:
    assert dealt((3, 0, 1, 2, 4), 4).awaited() == (0,)


def record(*plays: Any, seats: int = 4, **options: Any) -> Any:
    text = json.dumps({"game": "seven_knights", "seats": seats, "options": options, "plays": plays})
    return Referee(read_record(text, {game.name: game}))


DEAL = {"by": "table", "move": {"type": "deal", "tiles": [3, 0, 1, 2, 4]}}
LOOKS = [{"by": seat, "move": {"type": "inspect", "tile": (seat + 1) % 4}} for seat in range(4)]


def asks(seat: int, about: list[int], **question: Any) -> Any:
    return {"by": 0, "move": {"type": "ask", "seat": seat, "about": about, "question": question}}


@pytest.mark.parametrize(
    "at, plays",
    [
        (0, [{"by": 0, "move": DEAL["move"]}]),
        (0, [{"by": "table", "move": {"type": "deal", "tiles": [3, 0, 1, 2, 4.0]}}]),
        (0, [{"by": "table", "move": {"type": "deal", "tiles": [3, False, 1, 2, 4]}}]),
        (0, [{"by": "table", "move": {"type": "deal", "tiles": [3, 0, 1, 2, 4], "unused": []}}]),
        (0, [LOOKS[0]]),
        (1, [DEAL, DEAL]),
        (1, [DEAL, LOOKS[1]]),
        (1, [DEAL, {"by": 0, "move": {"type": "inspect", "tile": 0}}]),
        (1, [DEAL, {"by": 0, "move": {"type": "inspect", "tile": 5}}]),
        (1, [DEAL, {"by": 0, "move": {"type": "inspect", "tile": -1}}]),
        (1, [DEAL, {"by": 0, "move": {"type": "inspect", "tile": "1"}}]),
        (1, [DEAL, {"by": 0, "move": {"type": "inspect"}}]),
        (2, [DEAL, LOOKS[0], LOOKS[0]]),
        (5, [DEAL, *LOOKS, asks(2, [2])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in")]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1], n=1)]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[2, 1])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1, 1])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1, 5])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[0, 1])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[True])]),
        (5, [DEAL, *LOOKS, asks(2, [2], kind="prime")]),
        (5, [DEAL, *LOOKS, asks(2, [2, 3], kind="less", n=3)]),
        (5, [DEAL, *LOOKS, asks(2, [2, 3], kind="sum", op="<=", n=3)]),
        (5, [DEAL, *LOOKS, asks(2, [2, 3], kind="sum", op="<", n=22)]),
        (5, [DEAL, *LOOKS, asks(2, [2, 3], kind="sum", op="<", n=-1)]),
        (6, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1]), {"by": 0, "move": {"type": "answer", "yes": True}}]),
        (6, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1]), {"by": 2, "move": {"type": "answer", "yes": 1}}]),
        (6, [DEAL, *LOOKS, asks(2, [2], kind="in", numbers=[1]), {"by": 2, "move": {"type": "answer", "yes": False}}]),
    ],
)
def test_illegal_records_are_refused_where_they_go_wrong(at: int, plays: list[Any]) -> None:
    with pytest.raises(IllegalPlay) as refusal:
        record(*plays).finish()
    assert refusal.value.at == at


def test_a_coop_record_holds_no_answers() -> None:
    deal = {"by": "table", "move": {"type": "deal", "tiles": [3, 5, 1, 2, 4]}}
    question = asks(2, [2], kind="in", numbers=[1])
    match = record(deal, *LOOKS, question, mode="coop").finish()
    assert match.state.questions[-1].yes is True
    assert match.awaited() == (1,)
    with pytest.raises(IllegalPlay) as refusal:
        record(deal, *LOOKS, question, {"by": 2, "move": {"type": "answer", "yes": True}}, mode="coop").finish()
    assert refusal.value.at == 6
