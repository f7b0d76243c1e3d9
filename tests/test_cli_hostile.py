"""Files of every wrong kind at ``replay`` and ``verify``: an answer for each record, or one line and status 2."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tasogare
from tasogare.core import TABLE, Dice, Play, Sealed, commitment, conformance, resolve_options, start, write_record
from tests.test_cli import Run, run

__all__ = ["run"]

WRONG = 150
"""Files of each game for each command."""
INSTEAD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    10**30,
    -(2**63),
    "",
    "table",
    "\n",
    "\x1b[31m",
    "\u2028\u202e",
    "\ud800",
    "x" * 5_000,
    [],
    {},
    [[]],
    {"type": "deal"},
    {"a\nb": 1},
)
LITERALS = ("NaN", "Infinity", "1e999", "-0", "01", "[" * 3_000, '{"a":' * 3_000, '"\\ud800"', '"\\u0000"', "'x'", "")


def finished(name: str) -> dict[str, Any]:
    """A whole record with its seal."""
    game, seed = tasogare.game(name), bytes(range(32))
    seats = game.seats[0]
    options = resolve_options(game, seats, {})
    match, plays, dice, draws = start(game, seats, options), [], Dice(name), 0
    while not match.over:
        chosen = conformance.random_move(match, dice)
        if chosen is None:
            match = conformance.lapsed(match)
            continue
        if chosen[0] == TABLE:
            chosen, draws = (TABLE, match.options(TABLE).pick(Sealed(seed, draws))), draws + 1
        plays.append(Play(*chosen))
        match = match.step(*chosen)
    text = write_record(game, seats, options, plays, commitment=commitment(seed), seed=seed.hex())
    record: dict[str, Any] = json.loads(text)
    return record


def spoilt(record: Any, chance: Random) -> bytes:
    """The record with something wrong in it, often near its beginning, where the reader looks first."""
    record = json.loads(json.dumps(record))
    record["plays"] = record["plays"][: chance.choice((1, 3, 10, 10_000))]
    place, key = _somewhere(record, chance)
    roll = chance.random()
    if roll < 0.5:
        place[key] = chance.choice(INSTEAD)
    elif roll < 0.6:
        del place[key]
    elif roll < 0.7 and isinstance(place, dict):
        place[chance.choice(("more", "auto", "type", "rules", "a\nb", ""))] = chance.choice(INSTEAD)
    elif roll < 0.85:
        place[key] = "HERE"
        return json.dumps(record).replace('"HERE"', chance.choice(LITERALS), 1).encode()
    text = json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass")
    if roll < 0.9:
        return text[: chance.randrange(len(text))]
    if roll < 0.97:
        at = chance.randrange(len(text))
        return text[:at] + chance.randbytes(chance.randint(0, 3)) + text[at + chance.randint(0, 3) :]
    return text + chance.choice((b"\n\n[]", b"\n{}", b"\xff", b"\r\x0c", b" true"))


def _somewhere(record: Any, chance: Random) -> tuple[Any, Any]:
    place, key = record, chance.choice((*record, *["plays"] * 8, "options"))
    while isinstance(place[key], dict | list) and place[key] and chance.random() < 0.85:
        place = place[key]
        keys = [*place] if isinstance(place, dict) else [*range(len(place))]
        key = chance.choice(keys)
    return place, key


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("name", tasogare.games())
def test_whatever_is_in_a_file_there_is_an_answer(run: Run, name: str, command: str) -> None:
    record, chance = finished(name), Random(f"{name} {command}")
    statuses = set()
    assert run(command, "-", stdin=json.dumps(record).encode())[0] == 0
    for _ in range(WRONG):
        text = spoilt(record, chance)
        view = ["--view", chance.choice(("0", "spectator"))] if command == "replay" else []
        status, found, err = run(command, "-", *view, stdin=text)
        statuses.add(status)
        assert all(one["ok"] is True or one["error"] for one in found), text
        if status == 2:
            assert err.startswith("tasogare: "), text
            assert err.count("\n") == 1, (err, text)
            assert err.rstrip("\n").isprintable(), (err, text)
        else:
            assert err == "", text
            assert (status == 0) == all(one["ok"] for one in found), text
    assert statuses >= {1, 2}
