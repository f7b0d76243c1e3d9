"""Where bots are awaited there is always a thought, a clock or a person; and it would be found where there is none."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import tasogare
from tasogare.core import Game, replace
from tasogare.rooms import clockwork
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.proof.asked import Table
from tests.proof.virtual import TimeLoop

GAMES: dict[str, Game[Any]] = {"mole": mole, "night": night, **tasogare.games()}
KINDS = tuple(itertools.product(("off", "brisk"), ("default", "bot")))


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL + 1, "tasogare.live")


def play(game: Game[Any], seed: int, people: int = 1) -> Table:
    clock, away = KINDS[seed % len(KINDS)]
    with asyncio.Runner(loop_factory=TimeLoop) as runner:
        table = Table(game, seed)
        runner.run(table.play(game.seats[seed // len(KINDS) % len(game.seats)], people, clock, away))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_whatever_bots_do_their_match_goes_on(name: str) -> None:
    played = [play(GAMES[name], seed, people=1 + seed % 2) for seed in range(6 if name in tasogare.games() else 80)]
    assert sum(table.bots.failed for table in played) > 10


# Planted faults, one of each kind


def a_thought_is_never_taken_away(patched: pytest.MonkeyPatch) -> None:
    real = LiveRoom._thought

    async def thought(self: LiveRoom, table: Any, seat: int, level: str) -> None:
        try:
            await real(self, table, seat, level)
        finally:
            if self.around.around.dice.below(20) == 0:
                self._thoughts[seat] = asyncio.get_running_loop().create_task(asyncio.sleep(0))

    patched.setattr(LiveRoom, "_thought", thought)


def nobody_looks_again(patched: pytest.MonkeyPatch) -> None:
    real = LiveRoom._plan

    def plan(self: LiveRoom) -> None:
        if self.around.around.dice.below(10):
            real(self)

    patched.setattr(LiveRoom, "_plan", plan)


def the_clock_stands_still(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(clockwork, "wake_at", lambda *rest: None)


def whoever_goes_was_the_last_to_look_on(patched: pytest.MonkeyPatch) -> None:
    real = LiveRoom.leave

    def leave(self: LiveRoom, link: Link) -> None:
        real(self, link)
        self._presence = replace(self._presence, watched=False)

    patched.setattr(LiveRoom, "leave", leave)


@pytest.mark.parametrize(
    "plant",
    [
        a_thought_is_never_taken_away,
        nobody_looks_again,
        the_clock_stands_still,
        whoever_goes_was_the_last_to_look_on,
    ],
)
def test_a_match_that_stands_still_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    game = night if plant is the_clock_stands_still else mole
    with pytest.raises((AssertionError, RuntimeError)):
        list(map(partial(play, game), range(40)))
