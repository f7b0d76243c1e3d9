"""Nothing acknowledged is lost: restarts, SIGKILL, a disk that fails; and two worlds of which no frame tells."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tasogare.core import Dice, Move, replace
from tasogare.rooms import draft as drafts
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.draft import Around
from tasogare.rooms.table import drawn
from tasogare.server import wire
from tasogare.server.auth import Identities
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tasogare.server.store import StorageError, Store
from tests.core.mole import Deal, Role, Voting, mole
from tests.proof.virtual import Nowhere
from tests.rooms.desk import Secrets, variant
from tests.served import Served
from tests.server.running import AT_ONCE, Here, Player, There, Turned, running, socket, table_of
from tests.server.test_table import vote


def failing(here: Here, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
    """Makes every commit fail; ``after``: only once the database has it, so that the server can't know."""
    store = here.hub.around.store
    real = store._commit

    def commit(connection: sqlite3.Connection, group: Any) -> None:
        if after:
            real(connection, group)
        for waiting in group:
            waiting.error = StorageError("disk full")

    monkeypatch.setattr(store, "_commit", commit)


@pytest.mark.parametrize("after", [False, True])
async def test_a_move_that_could_not_be_stored_is_refused_and_the_room_is_what_its_log_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, table_of(here, "Ann", "Ben", "Cem") as players:
        ann = players[0]
        told = [len(player.frames) for player in players[1:]]
        with monkeypatch.context() as patched:
            failing(here, patched, after)
            move = {"match": ann.match["match"], "seat": 0, "moves": [{"type": "ballot", "seat": 1}]}
            refused = await ann.ask("play", id="once", **move)
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            for player, frames in zip(players[1:], told, strict=True):
                await player.do("ping")
                assert [f["type"] for f in player.frames[frames:]] == ["done"], "nobody is told of it"
        await ann.do("play", id="once", **move)
        await players[1].until(lambda me: me.match["missing"] == 2)
        room = here.room(ann.room["code"]).room
        assert room.table is not None
        assert room.table.plays == 2, "the deal, and one ballot"


async def test_a_restart_brings_rooms_seats_and_pending_choices_back(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        code, tokens = players[0].room["code"], [player.token for player in players]
        await vote(players[:1], 1)
        version = players[0].version
        before = here.room(code).room
    async with running(database) as here:
        await here.hub.back()
        assert here.room(code).room == before, "a room in which a match goes on is there before anybody asks"
        async with socket(here, code, tokens[0], version=version) as ann:
            assert ann.match["views"][0]["held"] == {"type": "ballot", "seat": 1}
            assert ann.version > version
            async with socket(here, code, tokens[1]) as ben, socket(here, code, tokens[2]) as cem:
                await vote([ann, ben, cem], 1, 2, 0)
                await cem.until(lambda me: len(me.match["views"][0]["view"]["votes"]) == 1)


async def test_a_command_from_before_a_restart_is_done_once(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        code, token = players[0].room["code"], players[0].token
        move = {"match": players[0].match["match"], "seat": 0, "moves": [{"type": "ballot", "seat": 1}]}
        await players[0].do("play", id="once", **move)
    async with running(database) as here, socket(here, code, token) as ann:
        await ann.do("play", id="once", **move)
        table = here.room(code).room.table
        assert table is not None
        assert table.plays == 2


async def test_a_server_that_ends_closes_its_sockets_and_has_stored_what_it_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite"
    async with running(database) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        code = players[0].room["code"]
        sent = [
            asyncio.create_task(player.ask("play", match=player.match["match"], seat=seat, moves=[ballot(seat)]))
            for seat, player in enumerate(players)
        ]
        await asyncio.gather(*sent)
        seen = here.room(code).room
    async with running(database) as here:
        await here.hub.back()
        assert here.room(code).room == seen


def ballot(seat: int) -> dict[str, Any]:
    return {"type": "ballot", "seat": (seat + 1) % 3}


def beyond(step: int) -> Callable[[Player], bool]:
    return lambda me: bool(me.match["step"] > step)


@pytest.mark.slow
async def test_after_sigkill_in_the_middle_the_game_goes_on(served: Served) -> None:
    """The real server as a process, killed twice in a match of Seven Knights against bots."""
    there = There(served)
    async with there.knights() as ann:
        code, token = ann.room["code"], ann.token
        match, commitment = ann.match["match"], ann.match["commitment"]
        await ann.do("notes", match=match, seat=0, notes={"mine": 1}, id="notes")
        view = ann.match["views"][0]["view"]
    for kill in range(2):
        served.restart()
        async with socket(there, code, token, version=1) as ann:
            assert (ann.match["match"], ann.match["commitment"]) == (match, commitment)
            assert ann.match["views"][0]["notes"] == {"mine": 1}
            assert ann.match["views"][0]["seat"] == 0
            await ann.do("notes", match=match, seat=0, notes={"mine": 1}, id="notes")
            steps = ann.match["step"]
            await ann.do("away", place=0, away=True, id=f"away {kill}")
            await ann.until(beyond(steps + 2))
            assert ann.match["views"][0]["view"] != view
            view = ann.match["views"][0]["view"]
            await ann.do("away", place=0, away=False, id=f"back {kill}")
    assert served.terminate() == 0
    served.start()


# Two worlds


class Listening(Link):
    """A socket that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(Nowhere())
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)


async def frames_of_ann(
    path: Path, roles: tuple[Role, ...], votes: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    """All frames to the person on seat 0, and to the table screen, of a match with that deal."""

    def dealt(table: Any, seat: int) -> Move:
        return Deal(roles) if seat == -1 else drawn(table, seat)

    monkeypatch.setattr(drafts, "drawn", dealt)
    store = Store(path)
    around = Around({"mole": mole}, Dice(3), Secrets())
    hub = Hub(Surroundings(store, Turned(), around, Bots(), Patience()))
    identities = Identities(store, Secrets())
    try:
        room: LiveRoom = await hub.make("mole", 3)
        links = []
        for name in ("Ann", "Ben", "Cem"):
            identity, _ = await identities.make(name, "", 0)
            await room.join(identity.uid, name, "")
            link = Listening()
            room.enter(identity.uid, link, 0)
            links.append(link)
        screen = Listening()
        room.enter(None, screen, 0)
        await room.settled()
        commands: list[tuple[int, Any]] = [(i, {"type": "sit", "place": i}) for i in range(3)]
        commands += [(0, {"type": "start", "after": None})]
        for number, (who, fields) in enumerate(commands):
            await say(room, links[who], number, fields)
        assert room.room.table is not None
        for number, (seat, vote) in enumerate(votes):
            moves = [{"type": "ballot", "seat": vote}]
            fields = {"type": "play", "match": room.room.table.id, "seat": seat, "moves": moves}
            await say(room, links[seat], 100 + number, fields)
            late = Listening()
            room.enter(room.room.people[1].uid, late, 0)
            await room.settled()
            links[0].heard += late.heard
            room.leave(late)
        return links[0].heard + screen.heard
    finally:
        await hub.close()
        store.close()


async def say(room: LiveRoom, link: Link, number: int, fields: dict[str, Any]) -> None:
    command = wire.decode(msgspec.json.encode({**fields, "id": f"id {number}"}))
    assert not isinstance(command, wire.Hello)
    room.command(link, command)
    await room.settled()


SILENT = [(0, 1), (1, 2), (2, 0)] * 2 + [(0, 2), (0, 1)]
"""Two rounds in which nobody gets two votes, and a changed mind."""


async def test_no_frame_tells_two_deals_apart_that_a_seat_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await frames_of_ann(tmp_path / "1", ("citizen", "mole", "seer"), SILENT, monkeypatch)
    other = await frames_of_ann(tmp_path / "2", ("citizen", "seer", "mole"), SILENT, monkeypatch)
    assert len(one) > 20
    assert one == other


async def test_frames_that_tell_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await frames_of_ann(tmp_path / "1", ("citizen", "mole", "seer"), SILENT, monkeypatch)
    other = await frames_of_ann(tmp_path / "2", ("mole", "citizen", "seer"), SILENT, monkeypatch)
    assert one != other


async def test_what_others_hand_in_changes_no_byte_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roles: tuple[Role, ...] = ("citizen", "mole", "seer")
    one = await frames_of_ann(tmp_path / "1", roles, [(1, 0), (2, 0)], monkeypatch)
    other = await frames_of_ann(tmp_path / "2", roles, [(1, 2), (2, 1)], monkeypatch)
    assert one == other


async def test_a_host_whose_sockets_are_gone_hands_over_and_the_table_goes_on(tmp_path: Path) -> None:
    patience = replace(AT_ONCE, host=0, away=0)
    async with running(tmp_path / "rooms.sqlite", patience) as here, table_of(here, "Ann", "Ben", "Cem") as players:
        ann, ben, cem = players
        await ann.close()
        await ben.until(lambda me: me.room["host"] == 2)
        await ben.until(lambda me: me.room["places"][0]["away"])
        await vote_of(ben, 1, 2)
        await vote_of(cem, 2, 0)
        await ben.until(lambda me: len(me.match["views"][0]["view"]["votes"]) == 1)
        async with socket(here, ben.room["code"], ann.token) as again:
            await ben.until(lambda me: not me.room["places"][0]["away"])
            assert again.room["host"] == 2


async def vote_of(player: Player, seat: int, vote: int) -> None:
    moves = [{"type": "ballot", "seat": vote}]
    await player.do("play", match=player.match["match"], seat=seat, moves=moves)


async def test_bots_stand_still_where_nobody_looks_on(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, table_of(here, "Ann", bots=2) as (ann,):
        room = here.room(ann.room["code"])
        await ann.until(lambda me: me.match["missing"] == 1)
        plays = room.room.table.plays if room.room.table else 0
        await ann.close()
        await room.settled()
        assert room.room.table is not None
        assert room.room.table.plays == plays


async def test_a_fault_in_a_game_is_answered_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resolve(self: Any, s: Any, moves: Any) -> Any:
        raise ZeroDivisionError

    async with running(tmp_path / "rooms.sqlite") as here, table_of(here, "Ann", "Ben", "Cem") as players:
        await vote(players[:2], 1, 2)
        cem = players[2]
        before = here.room(cem.room["code"]).room
        with monkeypatch.context() as patched:
            patched.setattr(Voting, "resolve", resolve)
            refused = await cem.ask("play", match=cem.match["match"], seat=2, moves=[ballot(2)])
            assert (refused["type"], refused["code"]) == ("refused", "not_now")
            assert here.room(cem.room["code"]).room == before
        await vote_of(cem, 2, 0)
        await cem.until(lambda me: len(me.match["views"][0]["view"]["votes"]) == 1)


async def test_a_bot_that_fails_is_played_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        raise ZeroDivisionError

    games = {"mole": variant(mole, bots={"standard": broken})}
    async with running(tmp_path / "x.sqlite", games=games) as here, table_of(here, "Ann", bots=2) as (ann,):
        await ann.until(lambda me: me.match["missing"] == 1)


async def test_a_bot_is_handed_a_world_and_never_the_truth(tmp_path: Path) -> None:
    seen: list[Any] = []

    def watching(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        seen.append((s, seat))
        move: Move = next(iter(s.phase.options(s, seat)))
        return move

    def world(s: Any, seat: int | None, chance: Any) -> Any:
        return replace(mole.world(s, seat, chance), votes=((9, 9, 9),))

    games = {"mole": variant(mole, bots={"standard": watching}, world=world)}
    async with running(tmp_path / "x.sqlite", games=games) as here, table_of(here, "Ann", bots=2) as (ann,):
        await ann.until(lambda me: me.match["missing"] == 1)
    assert {seat for _, seat in seen} == {1, 2}
    assert all(s.votes == ((9, 9, 9),) for s, _ in seen)
