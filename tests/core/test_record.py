"""Records: what is one, what is not, which play is illegal and why, and whether the draws were honest."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tasogare.core import (
    TABLE,
    BadOption,
    BadRecord,
    Data,
    IllegalPlay,
    Match,
    Play,
    Referee,
    Sealed,
    check_draws,
    commitment,
    read_record,
    resolve_options,
    start,
    write_record,
)
from tasogare.core.options import describe_options
from tests.core.mole import Ballot, Deal, Tap, mole
from tests.core.mole import Options as MoleOptions

GAMES = {"mole": mole}
DEAL = {"by": "table", "move": {"type": "deal", "roles": ["mole", "seer", "citizen"]}}
SEED = bytes(32)


def record(*plays: Any, **fields: Any) -> str:
    return json.dumps({"game": "mole", "seats": 3, "options": {}, "plays": list(plays)} | fields)


def ballot(by: Any, seat: Any, **more: Any) -> dict[str, Any]:
    return {"by": by, "move": {"type": "ballot", "seat": seat}, **more}


def referee(text: str, upto: int | None = None) -> Match[Any]:
    return Referee(read_record(text, GAMES)).finish(upto)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": 3}, "no_record"),
        ({"seats": 2}, "bad_seats"),
        ({"seats": True}, "no_record"),
        ({"seats": 3.0}, "no_record"),
        ({"options": {"soft": 1}}, "unknown_option"),
        ({"options": {"soft": None}}, "unknown_option"),
        ({"options": {"loud": 1}}, "bad_choice"),
        ({"options": []}, "no_record"),
        ({"plays": {}}, "no_record"),
        ({"plays": None}, "no_record"),
        ({"rules": 2}, "bad_version"),
        ({"rules": "1"}, "no_record"),
    ],
)
def test_what_is_no_record(fields: dict[str, Any], key: str) -> None:
    with pytest.raises(BadRecord) as error:
        read_record(record(**fields), GAMES)
    assert error.value.key == key


@pytest.mark.parametrize("text", ["", "[]", "null", "{", b"\xff\xfe", "[" * 5000, '{"game":"mole","seats":3}'])
def test_text_that_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(text, GAMES)


def test_missing_and_null_options_take_their_defaults() -> None:
    absent: tuple[dict[str, Any], ...] = ({"options": None}, {"options": {"loud": None}}, {"options": {}})
    for fields in absent:
        assert read_record(record(**fields), GAMES).options == MoleOptions(loud=False)
    assert read_record('{"game":"mole","seats":3,"plays":[]}', GAMES).options == MoleOptions(loud=False)


def test_other_fields_are_ignored_and_kept() -> None:
    found = read_record(record(result=3, names=["a"], extra={"x": None}), GAMES)
    assert found.extras == {"result": 3, "names": ["a"], "extra": {"x": None}}


def test_a_record_may_stop_anywhere() -> None:
    assert not referee(record()).over
    assert referee(record(DEAL, ballot(0, 1))).pending == {0: Ballot(1)}
    assert referee(record(DEAL, ballot(0, 1), "never read"), 2).pending == {0: Ballot(1)}


@pytest.mark.parametrize(
    ("play", "by", "key"),
    [
        (ballot(0, 0), 0, "not_an_option"),
        (ballot(3, 0), 3, "not_asked"),
        (ballot(-1, 0), -1, "no_seat"),
        (ballot("table", 0), "table", "not_asked"),
        (ballot("me", 0), "me", "malformed"),
        (ballot(0, 1, extra=1), 0, "malformed"),
        (ballot(0, 1, auto=False), 0, "malformed"),
        (ballot(0, 1, auto=1), 0, "malformed"),
        (ballot(0, True), 0, "malformed"),
        (ballot(0, 1.0), 0, "malformed"),
        (ballot(0, "1"), 0, "malformed"),
        (ballot(True, 1), None, "malformed"),
        ({"by": 0, "move": {"type": "ballot", "seat": 1, "x": 1}}, 0, "malformed"),
        ({"by": 0, "move": {"type": "ballot"}}, 0, "malformed"),
        ({"by": 0, "move": {"seat": 1}}, 0, "malformed"),
        ({"by": 0, "move": {"type": "wave"}}, 0, "malformed"),
        ({"by": 0}, 0, "malformed"),
        ({"move": {"type": "ballot", "seat": 1}}, None, "malformed"),
        ([], None, "malformed"),
        (None, None, "malformed"),
        ({"by": 0, "move": {"type": "tap", "seat": 1}}, 0, "not_an_option"),
        (DEAL, "table", "not_asked"),
    ],
)
def test_an_illegal_play_is_named(play: Any, by: Any, key: str) -> None:
    with pytest.raises(IllegalPlay) as error:
        referee(record(DEAL, ballot(2, 0, auto=True), play))
    assert (error.value.at, error.value.by, error.value.reason.key) == (2, by, key)


def test_a_legal_move_marked_auto_is_accepted() -> None:
    match = referee(record(DEAL, ballot(0, 2, auto=True)))
    assert match.pending == {0: Ballot(2)}


def test_of_replaced_choices_only_the_last_is_written() -> None:
    deal = Play(TABLE, Deal(("mole", "seer", "citizen")))
    plays = [deal, Play(0, Ballot(1)), Play(1, Tap(2)), Play(1, Ballot(0)), Play(0, Ballot(2)), Play(2, Ballot(0))]
    text = write_record(mole, 3, MoleOptions(False), plays, seed="00")
    written = json.loads(text)
    assert [play["by"] for play in written["plays"]] == ["table", 1, 1, 0, 2]
    assert written["plays"][3] == ballot(0, 2)
    assert written["result"] == {"scores": [0, 1, 1], "winners": [1, 2]}
    assert written["options"] == {"loud": False}
    assert referee(text.decode()).over


def sealed_game(draws: int = 0) -> list[Play]:
    match, plays = start(mole, 3, MoleOptions(False)), []
    for number in range(4):
        if match.over:
            break
        if TABLE in match.awaited():
            moves = [Play(TABLE, match.options(TABLE).pick(Sealed(SEED, draws)))]
        else:
            moves = [
                Play(seat, match.default(seat).pick(Sealed(SEED, draws + 1 + 3 * (number - 1) + seat)), auto=True)
                for seat in range(3)
            ]
        for play in moves:
            match = match.play(play.by, play.move)
            plays.append(play)
    assert match.over
    return plays


def test_honest_draws_are_verified() -> None:
    plays = sealed_game()
    text = write_record(mole, 3, MoleOptions(False), plays, seed=SEED.hex(), commitment=commitment(SEED))
    assert check_draws(read_record(text, GAMES)) == len(plays)


def test_a_swapped_draw_is_found() -> None:
    plays = sealed_game(draws=1)
    text = write_record(mole, 3, MoleOptions(False), plays, seed=SEED.hex(), commitment=commitment(SEED))
    with pytest.raises(IllegalPlay) as error:
        check_draws(read_record(text, GAMES))
    assert error.value.reason.key == "wrong_draw"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({}, "no_seal"),
        ({"seed": "zz", "commitment": "x"}, "bad_seed"),
        ({"seed": "00", "commitment": "x"}, "bad_seed"),
        ({"seed": SEED.hex(), "commitment": "x"}, "bad_commitment"),
        ({"seed": SEED.hex(), "commitment": commitment(SEED)}, "not_finished"),
    ],
)
def test_a_broken_seal_is_told(fields: dict[str, Any], key: str) -> None:
    with pytest.raises(BadRecord) as error:
        check_draws(read_record(record(**fields), GAMES))
    assert error.value.key == key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda v: st.lists(v) | st.dictionaries(st.text(), v)
)


@given(JSON)
def test_no_json_breaks_the_reader(value: Any) -> None:
    for text in (json.dumps(value), record(value), record(DEAL, {"by": 0, "move": value}), record(options=value)):
        with contextlib.suppress(BadRecord, IllegalPlay):
            referee(text)


def test_options_are_described_for_a_form() -> None:
    (field,) = describe_options(mole, 3, {"loud": True})
    assert (field.name, field.kind, field.value, field.default) == ("loud", "switch", True, False)


def test_options_are_refused_one_by_one() -> None:
    for given_options, key in (({"loud": "yes"}, "bad_choice"), ({"x": 1}, "unknown_option")):
        with pytest.raises(BadOption) as error:
            resolve_options(mole, 3, given_options)
        assert error.value.key == key


class Supper(Data):
    course: Literal["soup", "roast", "cake"] | None
    drinks: tuple[Literal["wine", "ale"], ...]


def test_choices_stand_in_the_order_in_which_the_game_names_them() -> None:
    inn = dataclasses.replace(
        mole,
        Options=Supper,
        defaults=lambda seats, given, version: {"course": None, "drinks": ()},
        check_options=lambda options, seats: None,
    )
    course, drinks = describe_options(inn, 3, {})
    assert [value.value for value in course.values] == ["soup", "roast", "cake"]
    assert [value.value for value in drinks.values] == ["wine", "ale"]
    assert course.nullable
    with pytest.raises(BadOption) as error:
        resolve_options(inn, 3, {"course": "bread"})
    assert error.value.params["expected"] == '"soup", "roast", "cake", null'
