"""What viewers are sent where a game fails: at one seat's view alone, it hides from nobody what has happened."""

from __future__ import annotations

import contextlib
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from tasogare.core import Seat
from tasogare.rooms.commands import Emote
from tasogare.server.link import Link
from tests.core.mole import State, mole, view
from tests.server.running import Player, running, socket, table_of

FAILING: set[Seat | None] = set()


def broken_view(s: State, seat: Seat | None) -> Any:
    """Mole's, but for the seats of the moment."""
    if seat in FAILING:
        raise ZeroDivisionError
    return view(s, seat)


class Broken:
    """A socket's way out that fails from some moment on."""

    def __init__(self) -> None:
        self.fails = False
        self.taken = 0

    def write(self, frame: bytes) -> None:
        if self.fails:
            raise ZeroDivisionError
        self.taken += 1

    def end(self, code: int) -> None:
        """It is never closed."""


@pytest.mark.parametrize("whose", ["another's", "the same person's"])
async def test_a_socket_that_fails_holds_nobody_and_hides_nothing(
    tmp_path: Path, whose: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        running(tmp_path / "rooms.sqlite") as here,
        table_of(here, "Ann", "Ben", "Cem", start=False) as players,
        socket(here, players[0].room["code"], players[0].token) as tab,
    ):
        room = here.room(players[0].room["code"])
        broken = Broken()
        link = Link(broken)
        person = 1 if whose == "the same person's" else 2
        room.enter(room.room.people[person].uid, link, 0)
        await room.settled()
        assert broken.taken == 2, "it was welcomed and brought up to date"
        broken.fails = True
        for number in range(3):
            room.command(link, Emote(f"b{number}", None, "hello"))
            await players[2].do("rename", name=f"Cem {number}", avatar="")
        await room.settled()
        for viewer in (*players, tab):
            await viewer.until(lambda me: len(me.chat) == 3 and me.room["people"][2]["name"] == "Cem 2")
        assert caplog.records


@pytest.mark.parametrize("failing", [0, 1, 2, None])
async def test_a_view_that_fails_hides_nothing_else(
    tmp_path: Path, failing: Seat | None, caplog: pytest.LogCaptureFixture
) -> None:
    broken = dataclasses.replace(mole, view=broken_view)
    async with contextlib.AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(tmp_path / "rooms.sqlite", games={"mole": broken}))
        players = await stack.enter_async_context(table_of(here, "Ann", "Ben", "Cem"))
        code = players[0].room["code"]
        screen = await stack.enter_async_context(socket(here, code, query="?table"))
        stack.callback(FAILING.clear)
        everybody: dict[Seat | None, Player] = {None: screen, **dict(enumerate(players))}
        FAILING.add(failing)
        await players[0].do("quit", seat=0, wish=True)
        await players[1].do("emote", seat=1, emote="hello")
        await players[2].do("away", place=2, away=True)
        for seat, viewer in everybody.items():
            await viewer.until(lambda me: me.chat and me.room["places"][2]["away"])
            assert viewer.match["quitting"] == ([] if seat == failing else [0])
        token, query = everybody[failing].token, "?table" if failing is None else ""
        async with socket(here, code, token, query=query) as another:
            assert another.chat, "who comes in meanwhile is let in"
        assert caplog.records
        FAILING.clear()
        await players[0].do("quit", seat=0, wish=False)
        await players[1].do("quit", seat=1, wish=True)
        for viewer in everybody.values():
            await viewer.until(lambda me: me.match["quitting"] == [1])
