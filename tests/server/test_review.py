"""A review over real sockets: what is shown reaches everybody at the table, and lasts over reloads and restarts."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.core import Dice
from tasogare.rooms.draft import Draft
from tests.server.running import Here, Player, come, running, socket

NAMES = ("Ann", "Ben", "Cem", "Dai")
GAMES = {"seven_knights": tasogare.game("seven_knights")}


@contextlib.asynccontextmanager
async def reviewing(here: Here) -> AsyncIterator[list[Player]]:
    """Four people at the end of a first round of Seven Knights, with the option on."""
    code, token = await come(here, NAMES[0])
    tokens = [token] + [(await come(here, name, code))[1] for name in NAMES[1:]]
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(socket(here, code, token)) for token in tokens]
        await players[0].do("choose", game="seven_knights", options={"review": True}, places=4)
        for place, player in enumerate(players):
            await player.do("sit", place=place)
        await players[0].do("start")
        await play_round(here, code)
        for player in players:
            await player.until(lambda me: me.match and me.match["shown"] is not None)
        yield players


async def play_round(here: Here, code: str) -> None:
    room, dice = here.room(code), Dice(3)

    def act(draft: Draft) -> None:
        while (table := draft.room.running) is not None and not table.resting:
            seat = table.match.awaited()[0]
            draft.play(seat, table.match.options(seat).pick(dice))

    await room.act(act)


async def keep(player: Player, seat: int, words: str) -> None:
    await player.do("notes", match=player.match["match"], seat=seat, notes={"text": words})


async def show(player: Player, seat: int, *, shown: bool = True) -> None:
    await player.do("show_notes", match=player.match["match"], seat=seat, shown=shown)


def words(player: Player) -> list[Any]:
    return [(one["seat"], one["notes"]["text"]) for one in player.match["shown"]]


def awaiting(seats: range) -> Callable[[Player], bool]:
    return lambda me: bool(me.match["awaited"] == list(seats))


async def test_notes_reach_all_when_they_are_shown_and_nobody_before(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite", games=GAMES) as here, reviewing(here) as players:
        ann, ben, *_ = players
        code = ann.room["code"]
        async with socket(here, code, query="?table") as screen:
            frames = [len(player.raw) for player in (*players, screen)]
            await keep(ben, 1, "canary")
            await keep(ann, 0, "secret")
            for player, before in zip((*players[2:], screen), frames[2:], strict=True):
                await player.ask("ping")
                assert not [frame for frame in player.raw[before:] if '"update"' in frame], "nobody hears of notes"
            await show(ben, 1)
            for player in (*players, screen):
                await player.until(lambda me: words(me) == [(1, "canary")])
                if player is not ann:
                    assert not [frame for frame in player.raw if "secret" in frame]
            async with socket(here, code) as stranger:
                assert words(stranger) == [(1, "canary")]
            await show(ben, 1, shown=False)
            for player in (*players, screen):
                await player.until(lambda me: me.match["shown"] == [])
                assert "canary" not in str(player.match) or player is ben


async def test_the_next_round_comes_when_all_have_gone_on_and_not_before(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite", games=GAMES) as here, reviewing(here) as players:
        await keep(players[1], 1, "canary")
        await show(players[1], 1)
        for seat, player in enumerate(players):
            await player.until(awaiting(range(seat, 4)))
            await player.do("go_on", match=player.match["match"], seat=seat)
        for seat, player in enumerate(players):
            await player.until(lambda me: me.match["shown"] is None)
            assert player.match["views"][0]["view"]["phase"]["type"] == "inspecting"
            assert ("canary" in str(player.match)) == (seat == 1)
        answer = await players[1].ask("show_notes", match=players[1].match["match"], seat=1, shown=True)
        assert (answer["type"], answer["code"]) == ("refused", "not_now")


@pytest.mark.parametrize("kind", ["show_notes", "go_on"])
async def test_a_word_in_a_review_that_comes_twice_is_done_once(tmp_path: Path, kind: str) -> None:
    async with running(tmp_path / "rooms.sqlite", games=GAMES) as here, reviewing(here) as players:
        ann, room = players[0], here.room(players[0].room["code"])
        await keep(ann, 0, "notes")
        fields = {"match": ann.match["match"], "seat": 0} | ({"shown": True} if kind == "show_notes" else {})
        events = room.room.events
        for _ in range(3):
            await ann.do(kind, id="once", **fields)
        assert room.room.events == events + 1


async def test_after_a_restart_a_review_is_what_it_was_and_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database, games=GAMES) as here, reviewing(here) as players:
        code, tokens = players[0].room["code"], [player.token for player in players]
        await keep(players[2], 2, "canary")
        await show(players[2], 2)
        await players[0].do("go_on", match=players[0].match["match"], seat=0)
        before = here.room(code).room
    async with running(database, games=GAMES) as here:
        await here.hub.back()
        assert here.room(code).room == before
        async with contextlib.AsyncExitStack() as stack:
            players = [await stack.enter_async_context(socket(here, code, token)) for token in tokens]
            assert words(players[0]) == [(2, "canary")]
            assert players[0].match["awaited"] == [1, 2, 3]
            for seat, player in enumerate(players[1:], 1):
                await player.do("go_on", match=player.match["match"], seat=seat)
            await players[0].until(lambda me: me.match["shown"] is None)
