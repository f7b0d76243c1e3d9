"""No byte over a real socket tells a viewer what it must not know, in any game; and a byte that did would be found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import HTTPException

import tasogare
from tasogare.core import IllegalMove, Listed, Seat, replace
from tasogare.rooms import publish
from tasogare.rooms.views import GameCard
from tasogare.server import app, log
from tasogare.server.audience import Audience
from tests.core.mole import Voting, mole
from tests.proof.canaries import search
from tests.proof.worlds import run
from tests.rooms.desk import variant

STEPS = 14


@pytest.mark.parametrize("eyes", [1, None], ids=["a seat", "a spectator"])
@pytest.mark.parametrize("name", [mole.name, *tasogare.games()])
async def test_every_byte_to_a_viewer_is_equal_in_worlds_that_it_cannot_tell_apart(
    name: str, eyes: Seat | None, tmp_path: Path
) -> None:
    game = mole if name == mole.name else tasogare.game(name)
    found, _ = await run(game, tmp_path, eyes=eyes, steps=STEPS)
    assert found.equal, found.first
    assert found.steps >= STEPS // 2
    assert found.apart >= found.steps // 4, "the worlds are not the same world"
    assert found.frames > 3 * found.steps


# Planted leaks, one of each kind


def roles_in_view(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"view": lambda s, seat: replace(mole.view(s, seat), roles=s.roles)}


def options(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    real = Voting.options

    def turned(self: Any, s: Any, seat: Seat) -> Any:
        return Listed(list(real(self, s, seat))[:: -1 if s.roles[0] == "mole" else 1])

    patched.setattr(Voting, "options", turned)
    return {}


def refusals(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    def why_not(self: Any, s: Any, seat: Seat, move: Any) -> IllegalMove:
        return IllegalMove("illegal", mole=s.roles.index("mole"))

    patched.setattr(Voting, "why_not", why_not)
    return {}


def who_is_waited_for(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    real = publish.match_head

    def head(room: Any, still: Any = None) -> Any:
        match = room.table.match
        seer = match.state.roles.index("seer") if match.state.roles else 0
        return replace(real(room, still), missing=len([seat for seat in match.awaited() if seat != seer]))

    patched.setattr(publish, "match_head", head)
    return {}


def time(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    patched.setattr(Voting, "seconds", lambda self, s: 30 + (s.roles.index("mole") if s.roles else 0))
    return {}


def number_of_frames(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """An update without any news where the viewer's neighbour is the mole."""
    real = Audience._changed_for

    def changed(self: Any, viewer: Any) -> Any:
        room, match = real(self, viewer)
        table = self._room.table
        if table is not None and table.match.state.roles[:1] == ("mole",):
            room = room or replace(self._public, you=viewer.person, channels=viewer.room[1])
        return room, match

    patched.setattr(Audience, "_changed_for", changed)
    return {}


def others_choices(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    real = publish._seat_view

    def seat_view(table: Any, seat: Seat | None) -> Any:
        return replace(real(table, seat), held=table.match.pending.get(0))

    patched.setattr(publish, "_seat_view", seat_view)
    return {}


def others_notes(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    patched.setattr(publish, "_notes", lambda table, seat: next(iter(table.notes.values()), None))
    return {}


def a_list(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """The games on offer, of all things, tell who the mole is."""

    def told(games: Any) -> list[GameCard]:
        return [GameCard(game.name, 3, 3, hidden[-1], (), False) for game in games.values()]

    hidden = [0]
    real = publish.match_head

    def head(room: Any, still: Any = None) -> Any:
        state = room.table.match.state
        hidden.append(state.roles.index("mole") if state.roles else 0)
        return real(room, still)

    patched.setattr(publish, "match_head", head)
    patched.setattr(app, "cards", told)
    return {}


def history(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """Matches that go on are told of before they are over, as their record would."""
    def early(db: Any, name: str, games: Any) -> Any:
        plays = b"".join(move for (move,) in db.execute("SELECT move FROM plays ORDER BY n"))
        raise HTTPException(status_code=400 + sum(plays) % 97)

    patched.setattr(log, "old_match", early)
    return {}


LEAKS: list[Callable[[pytest.MonkeyPatch], dict[str, Any]]] = [
    roles_in_view,
    options,
    refusals,
    who_is_waited_for,
    time,
    number_of_frames,
    others_choices,
    others_notes,
    a_list,
    history,
]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for attempt in range(4):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        with monkeypatch.context() as patched:
            served = variant(mole, **leak(patched))
            found, _ = await run(
                mole, folder, eyes=1, steps=STEPS, seed=f"{attempt}", trusted=True, served=served
            )
        if not found.equal:
            return
    raise AssertionError(f"nothing tells of {leak.__name__}")


# Canaries


@pytest.mark.parametrize("name", ["lupus", "mu"])
async def test_no_secret_string_is_in_any_byte_sent_to_somebody_else(name: str, tmp_path: Path) -> None:
    found = await search(tasogare.game(name), tmp_path)
    assert found.secrets > 12
    assert found.bytes > 50_000
    assert found.leaks == []


async def test_a_canary_that_flies_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publish, "_notes", lambda table, seat: next(iter(table.notes.values()), None))
    found = await search(mole, tmp_path)
    assert found.leaks != []
