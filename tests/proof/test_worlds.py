"""No byte over a real socket tells a viewer what it must not know, in any game; and a byte that did would be found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import HTTPException

import tasogare
from tasogare.core import Channel, IllegalMove, Listed, Seat, replace
from tasogare.rooms import publish
from tasogare.rooms.views import GameCard
from tasogare.server import log, pages
from tasogare.server.audience import Audience
from tasogare.server.link import Link
from tasogare.server.routes import client, rooms
from tests.core.mole import Voting, mole
from tests.proof.canaries import search
from tests.proof.worlds import run
from tests.rooms.desk import variant

STEPS = 14


def _channels(s: Any) -> tuple[Channel, ...]:
    moles = tuple(seat for seat, role in enumerate(s.roles) if role == "mole")
    return (*mole.channels(s), Channel("below", moles, moles))


whispering = variant(mole, channels=_channels)
"""The mole has a channel, though nobody to talk to in it."""
GAMES = {"mole": whispering, **tasogare.games()}


@pytest.mark.parametrize("eyes", [1, None], ids=["a seat", "a spectator"])
@pytest.mark.parametrize("name", GAMES)
async def test_every_byte_to_a_viewer_is_equal_in_worlds_that_it_cannot_tell_apart(
    name: str, eyes: Seat | None, tmp_path: Path
) -> None:
    found, _ = await run(GAMES[name], tmp_path, eyes=eyes, steps=STEPS)
    assert found.equal, found.first
    assert found.steps >= STEPS // 2
    assert found.apart >= found.steps // 4, "the worlds are not the same world"
    assert found.frames > 3 * found.steps


@pytest.mark.parametrize(("eyes", "steps", "seed"), [(1, 40, "0 1"), (None, 80, "500 7")])
async def test_what_is_shown_between_two_rounds_tells_nothing_of_the_next(
    eyes: Seat | None, steps: int, seed: str, tmp_path: Path
) -> None:
    given = {"mode": "coop", "review": True}
    found, _ = await run(GAMES["seven_knights"], tmp_path, seats=5, given=given, eyes=eyes, steps=steps, seed=seed)
    assert found.equal, found.first
    assert found.reviews >= 1
    assert found.apart >= found.steps // 4


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
    real = publish._player

    def player(table: Any, seat: Seat) -> Any:
        return replace(real(table, seat), held=table.match.pending.get(0))

    patched.setattr(publish, "_player", player)
    return {}


def others_notes(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    for name in ("_player", "_watcher"):
        real = getattr(publish, name)

        def eyes(table: Any, seat: Any, real: Any = real) -> Any:
            return replace(real(table, seat), notes=next(iter(table.notes.values()), None))

        patched.setattr(publish, name, eyes)
    return {}


def _mole_of(patched: pytest.MonkeyPatch) -> list[int]:
    """Where the mole sits in the match that a server has shown last, for a leak that knows of no match."""
    seen = [0]
    real = publish.match_head

    def head(room: Any, *rest: Any) -> Any:
        roles = room.table.match.state.roles
        seen[0] = roles.index("mole") if roles else 0
        return real(room, *rest)

    patched.setattr(publish, "match_head", head)
    return seen


def a_list(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """The games on offer, of all things, tell who the mole is."""
    seen = _mole_of(patched)

    def told(games: Any) -> list[GameCard]:
        return [GameCard(game.name, 3, 3, seen[0], (), False) for game in games.values()]

    patched.setattr(rooms, "cards", told)
    return {}


def a_page(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    seen, real = _mole_of(patched), pages.page

    def page(path: str, static: Path) -> Any:
        file = real(path, static)
        return replace(file, body=file.body + b" " * seen[0])

    patched.setattr(client, "page", page)
    return {}


def coming_again(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """Only who comes again gets a byte too many."""
    seen, real = _mole_of(patched), Audience.whole
    patched.setattr(Audience, "whole", lambda self, viewer: real(self, viewer) + b" " * seen[0])
    return {}


def order_of_frames(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """An update comes before the answer, or after it."""
    seen, real, held = _mole_of(patched), Link.send, dict[Any, bytes]()

    def send(self: Link, frame: bytes) -> None:
        late = held.pop(self, None)
        news = frame.startswith(b'{"type":"update"') and b'"whole":false' in frame[:80]
        if news and late is None and seen[0] == 0:
            held[self] = frame
            return
        for each in (late, frame) if news else (frame, late):
            if each is not None:
                real(self, each)

    patched.setattr(Link, "send", send)
    return {}


def numbers_of_lines(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """Lines that somebody else reads are counted."""
    real = Audience._hear

    def hear(self: Any, viewer: Any, said: Any) -> Any:
        lines = real(self, viewer, said)
        viewer.lines += len(said) - len(lines)
        return lines

    patched.setattr(Audience, "_hear", hear)
    return {}


def history(patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """Matches that go on are told of before they are over, as their record would."""

    def early(db: Any, name: str, games: Any) -> Any:
        plays = b"".join(move for (move,) in db.execute("SELECT move FROM plays ORDER BY match, n"))
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
    a_page,
    coming_again,
    order_of_frames,
    numbers_of_lines,
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
            served = variant(whispering, **leak(patched))
            found, _ = await run(
                whispering, folder, eyes=1, steps=STEPS, seed=f"{attempt}", trusted=True, served=served
            )
        if not found.equal:
            return
    raise AssertionError(f"nothing tells of {leak.__name__}")


# Canaries


@pytest.mark.parametrize("name", tasogare.games())
async def test_no_secret_string_is_in_any_byte_sent_to_somebody_else(name: str, tmp_path: Path) -> None:
    found = await search(tasogare.game(name), tmp_path)
    assert found.secrets > 12
    assert found.bytes > 30_000
    assert found.leaks == []


async def test_a_canary_that_flies_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    others_notes(monkeypatch)
    found = await search(mole, tmp_path)
    assert found.leaks != []
