"""The bench of the server measures what it says, and our game in it keeps the contract."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tasogare.bench import server, stages
from tasogare.bench.five import SEATS, five
from tasogare.core import conformance


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
    for name, value in {"TABLES": 2, "MANY": 2, "ROUNDS": 1}.items():
        monkeypatch.setattr(server, name, value)
    figures = {figure.what: figure for figure in server.measure(0.3, lambda what: None)}
    assert figures["moves"].value > 0
    assert figures["moves"].reference == "bare sockets"
    assert figures["sockets held"].value == 2 * SEATS
    assert 500 < figures["a view"].value < 5_000
    assert msgspec.json.encode(figures)
