"""The benches measure what they say, and our game in the server's keeps the contract."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import astuple

from tasogare.bench import bots, server, stages, strings, thinking
from tasogare.bench.five import SEATS, five
from tasogare.bench.interval import mean, share, student
from tasogare.bench.load import Load
from tasogare.cli import main
from tasogare.core import conformance
from tasogare.games import NAMES
from tests.games.lupus.positions import night


def test_five_keeps_the_contract() -> None:
    assert conformance.check(five, SEATS, {"deals": 2}, worlds=1, every=10) == 2 * 61


def test_the_parts_of_a_move_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "MOVES", 20)
    assert set(stages.stages(tmp_path)) == {"frames", "rules", "views", "log"}


@pytest.mark.slow
def test_moves_go_through_a_real_server_and_every_seat_sees_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # no peers here
    for name, value in {"TABLES": 2, "MANY": 2, "ROUNDS": 1, "SWARM": 0.3}.items():
        monkeypatch.setattr(server, name, value)
    figures = {figure.what: figure for figure in server.measure(0.3, lambda what: None)}
    assert figures["moves"].value > 0
    assert figures["moves"].reference == "bare sockets"
    assert figures["sockets held"].value == 2 * SEATS
    assert 500 < figures["a view"].value < 5_000
    assert msgspec.json.encode(figures)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="cores can't be chosen here")
def test_servers_have_a_core_to_themselves_and_so_has_the_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # no peers here
    for name, value in {"TABLES": 1, "MANY": 1, "ROUNDS": 1, "SWARM": 0.1}.items():
        monkeypatch.setattr(server, name, value)
    here, real, found = os.sched_getaffinity(0), server.Subject.load, list[tuple[set[int], set[int]]]()

    async def load(self: server.Subject, load: Load, seconds: float) -> None:
        found.append((os.sched_getaffinity(self.pid), os.sched_getaffinity(0)))
        await real(self, load, seconds)

    monkeypatch.setattr(server.Subject, "load", load)
    server.measure(0.1, lambda what: None)
    assert os.sched_getaffinity(0) == here
    assert found
    assert len(here) == 1 or all(theirs.isdisjoint(ours) for theirs, ours in found)


@pytest.mark.slow
def test_people_move_while_bots_think_at_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PEOPLE": 1, "BOTS": 2, "RATE": 20, "ROUNDS": 1, "SETTLE": 2.0}.items():
        monkeypatch.setattr(thinking, name, value)
    figures = thinking.measure(2.0, quiet)
    found = {(figure.what, figure.reference): figure for figure in figures}
    assert len(found) == len(figures)
    for name in ("random bots", "standard bots"):
        assert found[f"moves of {name}", None].value > 0, "bots play where somebody looks on"
        assert found[f"p50 of people, {name}", "no bots"].value > 0


# --- intervals and bots


def test_a_share_has_wilsons_interval() -> None:
    assert astuple(share(10, 20)) == pytest.approx((50.0, 29.93, 70.07), abs=0.01)
    assert astuple(share(0, 10)) == pytest.approx((0.0, 0.0, 27.75), abs=0.01)
    assert astuple(share(10, 10)) == pytest.approx((100.0, 72.25, 100.0), abs=0.01)
    assert astuple(share(171, 300)) == pytest.approx((57.0, 51.34, 62.48), abs=0.01)


def test_a_mean_has_students_interval() -> None:
    # by hand: mean 3, variance 2.5, five values, quantile 2.776
    found = mean([1, 2, 3, 4, 5])
    assert (found.value, found.half) == pytest.approx((3.0, 2.776 * (2.5 / 5) ** 0.5), rel=1e-3)
    assert found.high + found.low == pytest.approx(6.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)])
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def quiet(what: str, share: float | None = None) -> None:
    """Nobody waits."""


def test_equal_seeds_give_the_bots_equal_figures_whatever_the_processes() -> None:
    plan = bots.Plan(["seven_knights"], seats=3, number=2, seed="a")
    one, again, two, other = (
        bots.measure(1, quiet, each) for each in (plan, plan, plan._replace(processes=2), plan._replace(seed="b"))
    )
    assert one == again == two
    assert one != other
    assert [figure.number for figure in one] == [6] * len(one), "three rounds a match"


def test_a_side_at_random_is_another_bot_on_its_own_seats_alone() -> None:
    table = bots.TABLES["lupus"]
    assert isinstance(table, bots.Sides)
    s = night("WWSCVVVVVVV").state
    weak = {side: {i for i in range(s.seats) if table.casting(side)(s, i) == "random"} for side in ("humans", "wolves")}
    assert weak == {"humans": {2, *range(4, 11)}, "wolves": {0, 1, 3}}, "the madman is on the wolves' side"
    assert {table.casting("")(s, i) for i in range(s.seats)} == {"standard"}


def test_shares_are_told_beside_the_side_at_random() -> None:
    table, line = bots.TABLES["lupus"], bots.Line("8", 8, sides=("humans", "wolves"))
    assert isinstance(table, bots.Sides)
    games = [("humans", "wolves", "humans"), ("wolves", "wolves", "humans"), ("humans", "humans", "wolves")]
    deals = [{"": [all_standard], "humans": [weak], "wolves": [strong]} for all_standard, weak, strong in games]
    humans, wolves = table.figures("lupus 8", line, deals)
    assert (humans.value, humans.reference_value, humans.ratio) == pytest.approx((200 / 3, 100 / 3, 2))
    assert (wolves.value, wolves.reference_value, wolves.ratio) == pytest.approx((100 / 3, 100 / 3, 1))
    assert humans.reference == "humans at random"
    assert humans.number == 3


def test_points_are_told_beside_the_other_bot_and_a_deal_counts_once() -> None:
    table = bots.TABLES["mu"]
    assert isinstance(table, bots.Points)
    four, odd = (bots.Line("", seats) for seats in (4, 5))
    assert (table.replays(four), table.replays(odd)) == (2, 5)
    assert all(sum(row[i] == "standard" for row in table.seatings(four)) == 1 for i in range(4)), "each has every seat"
    (figure,) = table.figures("mu 4", four, [[(10, 5), (20, 5)], [(12, 3), (8, 7)], [(10, 1), (12, 5)]])
    assert (figure.value, figure.reference_value) == pytest.approx((12, 13 / 3))
    assert figure.difference is not None
    assert astuple(figure.difference) == astuple(mean([10, 5, 8]))
    assert figure.number == 6


def test_every_game_has_its_lines() -> None:
    assert set(bots.TABLES) == set(NAMES)
    lines = [(game, line.name) for game, table in bots.TABLES.items() for line in table.lines]
    assert len(set(lines)) == len(lines)


def bench(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["bench", *arguments])
    return end.value.code, *capsys.readouterr()


def test_the_command_tells_the_bots_figures_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = bench(capsys, "bots", "witch_hunt", "--seats", "4", "--games", "3", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)["bots"]
    assert [each["what"] for each in found] == [
        f"witch_hunt version {version}, 4: {side}" for version in (1, 2) for side in ("village", "witches")
    ]
    assert {each["number"] for each in found} == {3}
    status, out, _ = bench(capsys, "bots", "witch_hunt", "--seats", "4", "--seconds", "0.01")
    assert status == 0
    assert "% of games (2)" in out, "there are two deals however short the time"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("bots", "chess"), "expected some of"),
        (("mu",), "expected some of playouts"),
        (("bots", "mu", "--games", "0"), "--games: expected a number from 1"),
        (("bots", "mu", "--processes", "0"), "--processes: expected a number from 1"),
        (("bots", "mu", "--seats", "7"), "--seats: expected"),
    ],
    ids=str,
)
def test_bad_input_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    status, out, err = bench(capsys, *arguments)
    assert (status, out) == (2, "")
    assert expected in err
    assert err.count("\n") == 1


def test_a_string_is_timed_beside_a_second_method(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strings, "MOST", 3)
    figures = strings.measure(60, lambda what: None)
    assert [figure.what for figure in figures] == [
        "reach, median",
        "reach, 99th of 100",
        "reach with its strings, median",
        "reach with its strings, 99th of 100",
    ]
    assert {(figure.unit, figure.reference) for figure in figures} == {("ms", "brute force, median")}
