"""The command line on good and bad input, run in this process."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.cli import main

GAME = "seven_knights"
SEATS = 5


class Run:
    """Runs a command and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> tuple[int, list[Any], str]:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as end:
            main(list(arguments))
        out, err = self._capsys.readouterr()
        assert isinstance(end.value.code, int)
        return end.value.code, [json.loads(line) for line in out.splitlines() if line.startswith("{")], err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@pytest.fixture
def records(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "records.jsonl"
    arguments = ("simulate", GAME, "--seats", str(SEATS), "--games", "3", "--seed", "7", "--bot", "random")
    assert run(*arguments, "--out", str(path))[0] == 0
    return path


def test_simulate_writes_what_replay_accepts(run: Run, records: Path) -> None:
    status, found, err = run("replay", str(records))
    assert (status, err, len(found)) == (0, "", 3)
    for line, result in zip(records.read_text().splitlines(), found, strict=True):
        record = json.loads(line)
        assert result["ok"]
        assert result["over"]
        assert result["plays"] == len(record["plays"])
        assert {"scores": result["scores"], "winners": result["winners"]} == record["result"]


def test_equal_seeds_give_equal_bytes(run: Run, records: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    arguments = ("simulate", GAME, "--seats", str(SEATS), "--games", "3", "--seed", "7", "--bot", "random")
    assert run(*arguments, "--out", str(again))[0] == 0
    assert again.read_bytes() == records.read_bytes()


def test_simulate_prints_one_json_object(run: Run) -> None:
    status, (summary,), _ = run("simulate", GAME, "--seats", "4", "--games", "2", "--bot", "random", "--json")
    assert status == 0
    assert summary["game"] == GAME
    (setting,) = summary["settings"]
    assert (setting["seats"], setting["games"], setting["bots"]) == (4, 2, ["random"] * 4)


def test_without_seats_every_seat_count_is_played(run: Run) -> None:
    _, (summary,), _ = run("simulate", GAME, "--games", "1", "--bot", "random", "--json")
    assert [one["seats"] for one in summary["settings"]] == list(tasogare.game(GAME).seats)


def test_bots_fill_the_seats_cyclically(run: Run) -> None:
    _, (summary,), _ = run(
        *("simulate", GAME, "--seats", "4", "--games", "1", "--json"),
        *("--bot", "random", "--bot", "standard", "--work", "1"),
    )
    assert summary["settings"][0]["bots"] == ["random", "standard"] * 2


def test_all_draws_of_a_simulation_are_verified(run: Run, records: Path) -> None:
    status, found, _ = run("verify", str(records))
    assert status == 0
    assert [one["ok"] for one in found] == [True] * 3
    assert all(one["draws"] == 3 for one in found), "a deal a round"


def test_a_forged_seed_is_refused(run: Run, records: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    record["seed"] = "00" * 32
    status, (result,), _ = run("verify", "-", stdin=json.dumps(record).encode())
    assert (status, result["ok"]) == (1, False)


@pytest.mark.parametrize("at", [0, 1, 5])
def test_only_the_first_plays_are_read(run: Run, records: Path, at: int) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    record["plays"][at + 1 :] = [{"by": "nobody"}] * 3
    status, (result,), _ = run("replay", "-", "--at", str(at), stdin=json.dumps(record).encode())
    assert (status, result["plays"], result["over"], result["scores"]) == (0, at, False, None)


def test_a_record_may_be_spread_over_lines(run: Run, records: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    status, found, _ = run("replay", "-", stdin=json.dumps(record, indent=1).encode())
    assert (status, len(found)) == (0, 1)


@pytest.mark.parametrize("viewer", ["spectator", "0", "4"])
def test_a_view_is_printed_on_request(run: Run, records: Path, viewer: str) -> None:
    status, found, _ = run("replay", str(records), "--at", "3", "--view", viewer)
    assert status == 0
    assert all(one["view"]["phase"]["type"] == "inspecting" for one in found)


def test_an_illegal_play_is_told_and_the_rest_goes_on(run: Run, records: Path) -> None:
    lines = [json.loads(line) for line in records.read_text().splitlines()]
    lines[1]["plays"][2]["by"] = 7
    status, found, err = run("replay", "-", stdin="\n".join(map(json.dumps, lines)).encode())
    assert (status, err) == (1, "")
    assert [one["ok"] for one in found] == [True, False, True]
    assert found[1]["at"] == 2
    assert found[1]["error"].startswith("play 2 by seat 7: ")


def test_a_line_that_is_no_record_stops_it(run: Run, records: Path) -> None:
    lines = records.read_text().splitlines()
    stdin = "\n".join([lines[0], "", '{"game": "chess", "seats": 2, "plays": []}', lines[1]]).encode()
    status, found, err = run("replay", "-", stdin=stdin)
    assert (status, len(found)) == (2, 1)
    assert err.startswith("tasogare: line 3: Expected one of the games ")
    assert err.count("\n") == 1


BAD = [
    ("simulate", "chess"),
    ("simulate",),
    ("simulate", GAME, "--seats", "99"),
    ("simulate", GAME, "--seats", "x"),
    ("simulate", GAME, "--games", "0"),
    ("simulate", GAME, "--work", "-1"),
    ("simulate", GAME, "--bot", "genius"),
    ("simulate", GAME, "--set", "mode"),
    ("simulate", GAME, "--set", "mode=hard"),
    ("simulate", GAME, "--set", "colour=red"),
    ("simulate", GAME, "--out", "/no/such/folder/file"),
    ("replay", "/no/such/file"),
    ("replay", "."),
    ("replay", "-"),
    ("replay", "-", "--at", "-1"),
    ("replay", "-", "--at", "1.5"),
    ("replay", "-", "--at", "9" * 5000),
    ("simulate", GAME, "--seats", "4.5"),
    ("simulate", GAME, "--games", "1.5"),
    ("simulate", GAME, "--work", "1e3"),
    ("verify", "/no/such/file"),
    ("bench", "speed"),
    ("bench", "--seconds", "0"),
    ("serve", "--port", "x"),
    ("serve", "--port", "8000.5"),
    ("serve", "--database", "postgresql://nowhere/x"),
    ("fly",),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_one_line_and_status_2(run: Run, arguments: tuple[str, ...]) -> None:
    status, found, err = run(*arguments)
    assert (status, found) == (2, [])
    assert err.startswith("tasogare: ")
    assert err.count("\n") == 1


def test_beyond_the_end_is_status_2(run: Run, records: Path) -> None:
    status, found, err = run("replay", str(records), "--at", "100000")
    assert (status, found) == (2, [])
    assert "--at: expected at most" in err


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("seven_knights", 3, {"mode": "basic"}),
        ("lupus", 8, {"roles": ["medium"]}),
        ("lupus", 13, {"roles": ["mason", "mason"]}),
        ("witch_hunt", 8, {"witches": 4}),
        ("witch_hunt", 4, {"crows": 3}),
        ("witch_hunt", 4, {"materials": 5}),
        ("witch_hunt", 4, {"specials": ["seer", "seer"]}),
        ("little_witches", 3, {"students": 3}),
    ],
)
def test_options_that_a_game_itself_refuses_are_no_record(
    run: Run, game: str, seats: int, options: dict[str, Any]
) -> None:
    good = json.dumps({"game": game, "seats": seats, "options": {}, "plays": []})
    bad = json.dumps({"game": game, "seats": seats, "options": options, "plays": []})
    status, found, err = run("replay", "-", stdin=f"{good}\n{bad}\n{good}".encode())
    assert (status, len(found), len(err.splitlines())) == (2, 1, 1)
    assert err.startswith("tasogare: line 2: ")


@pytest.mark.parametrize("name", ["seats", "rules"])
def test_a_number_without_measure_is_no_record(run: Run, name: str) -> None:
    record = {"game": GAME, "seats": SEATS, "options": {}, "plays": [], name: 10**30}
    status, found, err = run("replay", "-", stdin=json.dumps(record).encode())
    assert (status, found, len(err.splitlines())) == (2, [], 1)
    assert str(10**30) in err


@pytest.mark.parametrize("by", [10**15, 10**30, -(10**30)])
@pytest.mark.parametrize("game", tasogare.games())
def test_a_number_without_measure_is_an_illegal_play(run: Run, game: str, by: int) -> None:
    seats = tasogare.games()[game].seats[0]
    record = {
        "game": game,
        "seats": seats,
        "options": {},
        "plays": [{"by": by, "move": {"type": "vote", "target": by}}],
    }
    status, found, err = run("replay", "-", stdin=json.dumps(record).encode())
    assert (status, err, len(found), found[0]["at"]) == (1, "", 1, 0)


@pytest.mark.parametrize("viewer", ["5", "-1", "nobody", "²", "00", "01", "9" * 5000])
def test_a_viewer_that_is_none(run: Run, records: Path, viewer: str) -> None:
    status, found, err = run("replay", str(records), "--view=" + viewer)
    assert (status, found) == (2, [])
    assert "expected spectator or a seat from 0 to 4" in err


def test_a_file_that_was_there_stays_when_writing_fails(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("precious")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    status, _, err = run("simulate", GAME, "--seats", "4", "--games", "1", "--bot", "random", "--out", str(path))
    assert status == 2
    assert "No space left on device" in err
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("kept.jsonl", "precious")]


def test_the_bots_are_listed(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", GAME, "--list-bots"])
    names = capsys.readouterr().out.split()
    assert "standard" in names
    assert "random" in names


@pytest.mark.parametrize(
    ("arguments", "expected", "came"),
    [
        (("simulate", GAME, "--seats", "x"), "a whole number", '"x"'),
        (("simulate", GAME, "--games", "1.5"), "a whole number", '"1.5"'),
        (("simulate", GAME, "--seats", "99"), "3 to 8 seats", "99"),
        (("simulate", GAME, "--set", "mode=hard"), '"basic", "advanced", "special", "coop", "special_coop"', '"hard"'),
        (("simulate", GAME, "--set", "review=1"), "true, false", "1"),
        (("simulate", GAME, "--bot", "genius"), "standard, random", "genius"),
        (("replay", "-", "--at", "-1"), "a number from 0", "-1"),
        (("bench", "speed"), "playouts", "speed"),
        (("serve", "--port", "x"), "a whole number", '"x"'),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_input_says_what_was_expected_and_what_came(
    run: Run, arguments: tuple[str, ...], expected: str, came: str
) -> None:
    _, _, err = run(*arguments)
    assert "xpected" in err
    assert expected in err
    assert came in err


@pytest.mark.parametrize(
    ("by", "told"),
    [("table", "play 1 by table: The table is not asked"), (3, "play 1 by seat 3: Seat 3 is"), (True, "play 1: ")],
    ids=str,
)
def test_an_illegal_play_says_who(run: Run, by: Any, told: str) -> None:
    deal = {"by": "table", "move": {"type": "deal", "tiles": [0, 1, 2, 3, 4]}}
    plays = [deal, {"by": by, "move": {"type": "inspect", "tile": 1}}]
    status, (found,), _ = run("replay", "-", stdin=json.dumps({"game": GAME, "seats": 4, "plays": plays}).encode())
    assert status == 1
    assert found["at"] == 1
    assert found["error"].startswith(told)
