"""Games that are over leave nothing behind in memory, and all tables are there again after a restart; short runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.core import Game
from tasogare.server.live import LiveRoom
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.proof.lasting import forgotten, killed, revived, tables_on


@pytest.mark.parametrize("game", [mole, night], ids=lambda game: game.name)
def test_games_played_and_forgotten_leave_no_object_behind(game: Game[Any]) -> None:
    early, late = forgotten(game, 120)
    assert late.objects - early.objects < 300, "three objects a game are none of a room's, which has hundreds"


def test_a_room_that_is_kept_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    real = LiveRoom.close

    def close(self: LiveRoom) -> None:
        kept.append(self)
        real(self)

    monkeypatch.setattr(LiveRoom, "close", close)
    early, late = forgotten(mole, 60)
    assert late.objects - early.objects > 300
    assert len(kept) == 60


async def test_all_tables_are_there_again(tmp_path: Path) -> None:
    mu = tasogare.game("mu")
    tables_on(tmp_path / "x.sqlite", mu, 30, 12)
    tables, _ = await revived(tmp_path / "x.sqlite", mu)
    assert tables == 30


@pytest.mark.slow
@pytest.mark.server_process
async def test_what_a_killed_server_acknowledged_is_in_its_log_once(tmp_path: Path) -> None:
    assert await killed(tmp_path, 2) > 0
