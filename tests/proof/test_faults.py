"""Evenings in which everything fails end well; and one that did not would be found."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

import tasogare
from tasogare.rooms import clockwork
from tasogare.server import done
from tasogare.server.link import Link
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.proof.faults import Clocks, Tally, evening
from tests.proof.virtual import Volatile


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "tasogare.live")


def total(tallies: list[Tally]) -> Tally:
    return Tally(*(sum(getattr(tally, name) for tally in tallies) for name in Tally.__struct_fields__))


def test_an_acknowledged_move_is_there_once_tabs_converge_and_nobody_is_stuck() -> None:
    found = total([evening(mole, seed) for seed in range(120)])
    assert found.acknowledged > 1_000
    assert min(found.restarts, found.breaks, found.resent, found.not_stored, found.slow, found.autos) > 20


def test_phases_that_hold_last_their_time_through_restarts() -> None:
    found = total([evening(night, seed) for seed in range(40)])
    assert found.lapses == 2 * 40
    assert found.restarts > 20


@pytest.mark.parametrize("clock", ["off", "relaxed"])
def test_bots_play_on_after_everything(clock: Clocks) -> None:
    found = total([evening(mole, seed, clock=clock, bots=1) for seed in range(20)])
    assert found.acknowledged > 50


@pytest.mark.parametrize("name", tasogare.games())
def test_every_game_comes_through_an_evening_of_faults(name: str) -> None:
    assert evening(tasogare.game(name), 0).acknowledged > 0


# Planted faults, one of each kind


def a_disk_that_lies(patched: pytest.MonkeyPatch) -> None:
    real = Volatile._written
    count = 0

    async def written(self: Volatile, job: Any) -> Any:
        nonlocal count
        count += 1
        if count % 20 or count < 40:
            return await real(self, job)
        self._disk.db.execute("BEGIN")
        result = job(self._disk.db)
        self._disk.db.execute("ROLLBACK")
        return result

    patched.setattr(Volatile, "_written", written)


def commands_are_forgotten(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(done, "REMEMBERED", 0)


def frames_get_lost(patched: pytest.MonkeyPatch) -> None:
    real = Link.send
    count = 0

    def send(self: Link, frame: bytes) -> None:
        nonlocal count
        count += frame.startswith(b'{"type":"update"')
        if count % 15:
            real(self, frame)

    patched.setattr(Link, "send", send)


def the_clock_rings_early(patched: pytest.MonkeyPatch) -> None:
    real = clockwork.pass_time

    def twice(draft: Any, *rest: Any) -> None:
        had = len(draft.entries)
        real(draft, *rest)
        if len(draft.entries) > had and draft.room.running is not None:
            draft.play_missing()

    patched.setattr(clockwork, "pass_time", twice)


def the_clock_stands_still(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(clockwork, "wake_at", lambda *rest: None)


@pytest.mark.parametrize(
    "plant",
    [a_disk_that_lies, commands_are_forgotten, frames_get_lost, the_clock_rings_early, the_clock_stands_still],
)
def test_a_planted_fault_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    game = night if plant is the_clock_stands_still else mole
    with pytest.raises((AssertionError, RuntimeError, KeyError, StopIteration)):
        total([evening(game, seed) for seed in range(60)])
