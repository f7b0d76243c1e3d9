"""Records and options as a referee sees them: what is none, what is illegal and where."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.core import (
    BadOption,
    BadRecord,
    Dice,
    IllegalPlay,
    Referee,
    conformance,
    read_record,
    resolve_options,
    write_record,
)
from tasogare.games.witch_hunt import game, rules
from tasogare.games.witch_hunt.gathering import Collecting, SettingOut
from tasogare.games.witch_hunt.moves import SPECIALS, Guard, Prowl, Visit
from tasogare.games.witch_hunt.victory import Over

from .positions import gathering

HERE = Path(rules.__file__).parent
PAGES = Path(__file__).parents[3] / "docs" / "rules"
DEAL = {"type": "deal", "roles": ["seer", "witch", "villager", "villager"]}
DRAW = {"type": "draw", "materials": ["shell", "crystal"]}


def visit(place: str, restore: int | None = None) -> dict[str, Any]:
    return {"type": "visit", "place": place, "restore": restore}


def begin(*more: tuple[Any, dict[str, Any]]) -> list[tuple[Any, dict[str, Any]]]:
    ready = [(i, {"type": "ready"}) for i in range(4)]
    return [("table", DEAL), *ready, ("table", DRAW), *more]


def referee(plays: list[tuple[Any, dict[str, Any]]], seats: int = 4, **options: Any) -> Referee:
    text = {
        "game": "witch_hunt",
        "seats": seats,
        "options": options,
        "plays": [{"by": by, "move": move} for by, move in plays],
    }
    return Referee(read_record(json.dumps(text), tasogare.games()))


def illegal(plays: list[tuple[Any, dict[str, Any]]], **options: Any) -> tuple[int, Any, str]:
    with pytest.raises(IllegalPlay) as caught:
        referee(plays, **options).finish()
    return caught.value.at, caught.value.by, caught.value.reason.key


EVERYBODY: list[tuple[Any, dict[str, Any]]] = [(0, visit("cave")), (2, visit("cave")), (3, visit("beach"))]
QUIET: list[tuple[Any, dict[str, Any]]] = [
    (1, {"type": "prowl", "place": "cave"}),
    (1, {"type": "cast", "spell": "gather", "target": None}),
]


def test_a_whole_day_is_accepted() -> None:
    oks = [(i, {"type": "ok"}) for i in (3, 1, 0, 2)]
    done = [(i, {"type": "done"}) for i in range(4)]
    divine = [(0, {"type": "divine", "target": 1})]
    say = [(2, {"type": "say", "what": "went", "place": "cave"})]
    propose = [(0, {"type": "propose", "cats": [3, 0]})]
    approve = [(i, {"type": "approve", "yes": True}) for i in range(4)]
    offer = [(0, {"type": "offer", "card": "crystal"}), (3, {"type": "offer", "card": "shell"})]
    vote = [(i, {"type": "vote", "target": None}) for i in range(4)]
    plays = begin(*EVERYBODY, *QUIET, *oks, *done[:2], *divine, *say, *done[2:], *propose, *approve, *oks)
    match = referee([*plays, *offer, *oks, *say, *vote, *oks, ("table", DRAW)]).finish()
    assert match.state.phase.__class__.__name__ == "Gathering"
    assert (match.state.seals, match.state.day.number) == (1, 2)


def test_of_several_choices_the_last_counts_and_the_phase_closes_with_the_last_seats_first() -> None:
    plays = begin((0, visit("cave")), (0, visit("field")), (2, visit("cave")), (3, visit("beach")))
    assert referee(plays).finish().state.day.went == ("field", None, "cave", "beach")
    assert illegal([*plays, (0, visit("cave"))])[0] == len(plays)


def test_a_written_record_holds_only_the_last_choice() -> None:
    plays = begin((0, visit("cave")), (0, visit("field")), (2, visit("cave")), (3, visit("beach")))
    reader = referee(plays)
    typed = [play for _, play in reader.run()]
    text = json.loads(write_record(game, 4, resolve_options(game, 4, {}, 1), typed, version=1))
    assert [play["move"] for play in text["plays"] if play["by"] == 0][1:] == [visit("field")]
    assert text["options"]["knights_day"] == 3


ILLEGAL: list[tuple[list[tuple[Any, dict[str, Any]]], int, Any, str]] = [
    ([("table", {"type": "deal", "roles": ["witch"] * 4})], 0, "table", "bad_deal"),
    ([(0, {"type": "ready"})], 0, 0, "table_first"),
    ([("table", DEAL), (4, {"type": "ready"})], 1, 4, "not_asked"),
    ([("table", DEAL), (0, {"type": "ready"}), (0, {"type": "ready"})], 2, 0, "already_moved"),
    ([("table", DEAL), (0, {"type": "ready", "extra": 1})], 1, 0, "malformed"),
    ([("table", DEAL), (0, {"type": "vote", "target": None})], 1, 0, "not_an_option"),
    (begin((1, visit("cave"))), 6, 1, "witches_go_later"),
    (begin((0, visit("tower"))), 6, 0, "place_closed"),
    (begin((0, {"type": "visit", "place": "cave"})), 6, 0, "malformed"),
    (begin((0, visit("cave", 2))), 6, 0, "only_herbalist"),
    (begin((0, {"type": "guard"})), 6, 0, "only_guardian"),
    (begin(*EVERYBODY, (1, {"type": "cast", "spell": "gather", "target": None})), 9, 1, "prowl_first"),
    (begin(*EVERYBODY, (0, {"type": "say", "what": "went", "place": "cave"})), 9, 0, "not_asked"),
    (begin(*EVERYBODY, QUIET[0], (1, {"type": "cast", "spell": "lonely", "target": 0})), 10, 1, "too_many_there"),
    (begin(*EVERYBODY, *QUIET, (0, {"type": "divine", "target": 1})), 11, 0, "not_an_option"),
    (begin((0, {"type": "say", "what": "claim", "role": None})), 6, 0, "malformed"),
    (begin((0, {"type": "say", "what": "result", "target": True, "witch": True, "day": 1})), 6, 0, "malformed"),
    (begin((0, {"type": "say", "what": "result", "target": 1, "witch": True, "day": 2})), 6, 0, "day_not_come"),
]


@pytest.mark.parametrize(("plays", "at", "by", "key"), ILLEGAL)
def test_an_illegal_play_is_refused_where_it_stands(
    plays: list[tuple[Any, dict[str, Any]]], at: int, by: Any, key: str
) -> None:
    assert illegal(plays) == (at, by, key)


TABLE = {
    # cats: witches, crows, jesters, specials, places, materials, seals, knights' day, gauge, potions
    4: (1, 0, 0, "s", 4, 2, 2, 3, 3, 0),
    5: (1, 0, 0, "hp", 4, 2, 2, 3, 3, 1),
    6: (1, 1, 0, "s", 4, 3, 2, 4, 3, 0),
    7: (2, 0, 0, "shg", 4, 3, 2, 4, 3, 1),
    8: (2, 0, 1, "shg", 5, 3, 2, 4, 4, 1),
    9: (2, 0, 1, "shgp", 5, 4, 2, 5, 4, 2),
    10: (2, 1, 1, "shgp", 5, 3, 3, 5, 4, 2),
    11: (2, 1, 1, "shgp", 5, 4, 3, 5, 4, 2),
    12: (2, 2, 1, "shgp", 5, 4, 2, 5, 5, 2),
}


@pytest.mark.parametrize("seats", TABLE)
def test_the_first_version_is_the_rulebooks_table(seats: int) -> None:
    o = resolve_options(game, seats, {}, 1)
    specials = "".join(name[0] for name in o.specials)
    row = (o.witches, o.crows, o.jesters, specials, o.places, o.materials, o.seals, o.knights_day, o.gauge, o.potions)
    assert row == TABLE[seats]
    assert o.talk_seconds == 180


@pytest.mark.parametrize(("language", "comma", "every"), [("en", ", ", "all four"), ("ja", "、", "全部")])
def test_the_rules_pages_show_the_table_that_new_matches_take(language: str, comma: str, every: str) -> None:
    names = dict(
        re.findall(r"^role-(\w+) = (.*)$", (HERE / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    )
    page = (PAGES / f"witch_hunt.{language}.md").read_text("utf-8").splitlines()
    for seats in game.seats:
        o = resolve_options(game, seats, {})
        specials = every if len(o.specials) == len(SPECIALS) else comma.join(names[name].lower() for name in o.specials)
        numbers = (o.places, o.materials, o.seals, o.knights_day, o.gauge, o.potions)
        row = (seats, o.witches, o.crows, o.jesters, specials, *numbers)
        assert f"| {' | '.join(map(str, row))} |" in page


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (3, {}),
        (13, {}),
        (4, {"witches": 2}),
        (4, {"witches": 0}),
        (4, {"witches": True}),
        (4, {"crows": -1}),
        (4, {"crows": 3}),
        (4, {"specials": ["seer", "seer"]}),
        (4, {"specials": ["witch"]}),
        (4, {"specials": ["seer", "herbalist", "guardian", "pickpocket"]}),
        (4, {"places": 6}),
        (4, {"places": 0}),
        (4, {"places": 1}),
        (4, {"materials": 5}),
        (4, {"materials": 0}),
        (4, {"seals": 0}),
        (4, {"knights_day": 0}),
        (4, {"gauge": 0}),
        (4, {"gauge": 1.5}),
        (4, {"potions": -1}),
        (4, {"talk_seconds": -1}),
        (4, {"talk_seconds": "60"}),
        (4, {"talks": 60}),
    ],
)
def test_options_that_do_not_fit_make_it_no_record(seats: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        resolve_options(game, seats, given)
    with pytest.raises(BadRecord):
        referee([], seats, **given)


def test_a_record_without_rules_keeps_the_first_table_and_new_matches_take_the_last() -> None:
    record = referee([], 12).record
    assert (record.rules, record.options) == (1, resolve_options(game, 12, {}, 1))
    assert resolve_options(game, 12, {}) == resolve_options(game, 12, {}, game.versions[-1]) != record.options


def test_null_options_take_their_defaults_and_every_column_can_be_given() -> None:
    assert resolve_options(game, 7, {"witches": None, "specials": None}) == resolve_options(game, 7, {})
    o = resolve_options(
        game, 9, {"witches": 4, "crows": 1, "jesters": 1, "specials": ["seer"], "places": 2, "materials": 2}
    )
    assert (o.witches, o.places) == (4, 2)


def test_setting_out_needs_no_mark_in_a_record_but_waits_for_the_guardian() -> None:
    guarding, idle = gathering("gvvw").step(0, Guard()), gathering("gvvw").step(0, Visit("cave", None))
    for seat in (1, 2):
        guarding, idle = guarding.step(seat, Visit("cave", None)), idle.step(seat, Visit("cave", None))
    assert isinstance(guarding.state.phase, SettingOut)
    assert isinstance(idle.state.phase, SettingOut)
    assert isinstance(idle.reach(3, Prowl("cave")).state.phase, Collecting)
    assert guarding.reach(3, Prowl("cave")) is guarding


def test_random_games_show_every_ending_and_every_scene() -> None:
    ends, phases = Counter[tuple[str, str]](), set[str]()
    for seats, given in ((4, {}), (6, {"materials": 1}), (9, {}), (8, {"knights_day": 2})):
        options = resolve_options(game, seats, given, 1)
        for number in range(12):
            plays = conformance.random_plays(game, seats, options, Dice(f"{seats}/{number}"))
            reader = Referee(read_record(write_record(game, seats, options, plays), tasogare.games()))
            for match, _ in reader.run():
                phases.add(type(match.state.phase).__name__)
            end = reader.match.state.phase
            assert isinstance(end, Over)
            ends[end.winner, end.why] += 1
    assert {"village", "witches", "jester"} == {winner for winner, _ in ends}
    assert {"Approved", "Rejected", "Revealed", "Verdict", "Offering", "SettingOut", "Reporting"} <= phases
