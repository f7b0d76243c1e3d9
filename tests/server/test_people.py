"""Who one is: names, links to another device, what is kept, and being forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

import tasogare
from tests.server.running import Here, come, running, socket, table_of
from tests.server.test_table import to_the_end


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with running(tmp_path / "rooms.sqlite") as server:
        yield server


async def test_one_is_nobody_until_there_is_a_name_and_then_the_same(here: Here) -> None:
    async with here.http() as http:
        assert (await http.get("/api/me")).json() is None
        assert (await http.post("/api/me", json={"name": " Ann "})).json() == {"name": "Ann", "avatar": ""}
        assert (await http.post("/api/me", json={"name": "Anna", "avatar": "🦊"})).json()["name"] == "Anna"
        assert (await http.get("/api/me")).json() == {"name": "Anna", "avatar": "🦊"}
        assert len(http.cookies) == 1


async def test_joining_by_code_makes_somebody_of_a_stranger(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        assert (await http.post(f"/api/rooms/{code}/join", json={})).status_code == 400
        joined = await http.post(f"/api/rooms/{code[:3]}-{code[3:].lower()}/join", json={"name": "Ben"})
        assert joined.json() == {"code": code}
        assert (await http.post(f"/api/rooms/{code}/join", json={"name": "Ben"})).status_code == 200
    assert [guest.name for guest in here.room(code).room.people.values()] == ["Ann", "Ben"]


async def test_a_personal_link_moves_a_seat_to_another_device_once_and_the_old_one_is_told(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ben = players[1]
        code = ben.room["code"]
        async with here.http(ben.token) as old, here.http() as new:
            link = (await old.post("/api/me/link")).json()
            assert link["seconds"] == 300
            assert link["qr"].startswith("data:image/svg+xml")
            assert (await new.post("/api/me/claim", json={"token": "wrong"})).status_code == 404
            claimed = await new.post("/api/me/claim", json={"token": link["token"]})
            assert claimed.json()["name"] == "Ben"
            assert await ben.closed() == 4003
            assert (await old.get("/api/me")).json() is None
            assert (await new.post("/api/me/claim", json={"token": link["token"]})).status_code == 404
            async with socket(here, code, new.cookies["tasogare"]) as again:
                assert again.match["views"][0]["seat"] == 1
                moves = [{"type": "ballot", "seat": 2}]
                await again.do("play", match=again.match["match"], seat=1, moves=moves)


async def test_a_link_is_void_after_five_minutes_and_when_there_is_a_newer_one(here: Here) -> None:
    async with here.http() as http, here.http() as other:
        await http.post("/api/me", json={"name": "Ann"})
        first = (await http.post("/api/me/link")).json()["token"]
        await http.post("/api/me/link")
        assert (await other.post("/api/me/claim", json={"token": first})).status_code == 404
        ann = await here.site.identities.who(http.cookies["tasogare"])
        assert ann is not None
        late = await here.site.identities.link(ann, here.site.now() - 301_000)
        assert (await other.post("/api/me/claim", json={"token": late})).status_code == 404


async def test_who_is_forgotten_is_gone_and_the_match_stays(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        await to_the_end(players)
        match = players[0].match["match"]
        async with here.http(players[1].token) as http:
            assert (await http.delete("/api/me")).status_code == 200
            assert (await http.get("/api/me/history")).status_code == 401
            record = (await http.get(f"/api/matches/{match}/record")).json()
            assert record["names"] == ["Ann", "", "Cem"]
            assert record["result"] == players[0].match["outcome"]
        await players[0].until(lambda me: [p["name"] for p in me.room["people"]] == ["Ann", "Cem"])


async def test_the_code_of_a_room_is_a_picture_for_the_requests_own_origin(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        one = await http.get(f"/api/rooms/{code}/qr.svg")
        assert one.headers["content-type"].startswith("image/svg+xml")
        assert one.content.startswith(b"<svg")
        assert (await http.get(f"/api/rooms/{code}/qr.svg", headers={"Host": "play.example"})).content != one.content
        here.site.reached_at = "http://192.168.7.7:8000"
        near = await http.get(f"/api/rooms/{code}/qr.svg")
        assert near.content != one.content, "a phone does not find this machine's own loopback"


async def test_the_games_on_offer(here: Here) -> None:
    async with here.http() as http:
        (card,) = (await http.get("/api/games")).json()
    assert card == {
        "name": "mole",
        "least": 3,
        "most": 3,
        "best": 3,
        "bots": ["standard", "random"],
        "several_seats": False,
    }


async def test_all_that_is_kept_of_one_can_be_taken_along(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        await to_the_end(players)
        await players[1].do("chat", channel="room", seat=None, text="well played")
        await players[0].do("chat", channel="room", seat=None, text="not his")
        for seat, player in enumerate(players):
            await player.do("notes", match=player.match["match"], seat=seat, notes={"of": seat})
        async with here.http(players[1].token) as http:
            data = (await http.get("/api/me/data")).json()
        assert data["name"] == "Ben"
        assert [match["seat"] for match in data["matches"]] == [[1]]
        assert [line["text"] for room in data["written"] for line in room["lines"]] == ["well played"]
        assert [note["notes"] for room in data["written"] for note in room["notes"]] == [{"of": 1}]
    async with here.http() as http:
        assert (await http.get("/api/me/data")).status_code == 401


async def test_a_first_guided_game_begins_with_its_room_and_its_record_says_what_it_was(tmp_path: Path) -> None:
    offered = {"little_witches": tasogare.games()["little_witches"]}
    async with running(tmp_path / "guided.sqlite", games=offered) as here, here.http() as http:
        asked = {"name": "Ann", "game": "little_witches", "guide": True}
        code = (await http.post("/api/rooms", json=asked)).json()["code"]
        async with socket(here, code, http.cookies["tasogare"]) as ann:
            assert ann.match["guided"]
            assert ann.match["commitment"] == ""
            assert [view["seat"] for view in ann.match["views"]] == [1]
            await ann.do("quit", seat=1, wish=True)
            await ann.until(lambda me: me.match["abandoned"])
            match = ann.match["match"]
        record = (await http.get(f"/api/matches/{match}/record")).json()
        assert record["guided"] is True
        assert record.keys().isdisjoint({"seed", "commitment"})
        assert record["plays"][0]["move"]["circles"] == [["triangle", "red"], ["circle", "blue"]]
        replay = (await http.get(f"/api/matches/{match}/replay")).json()
        assert (replay["guided"], replay["seed"], replay["commitment"]) == (True, "", "")


async def test_a_game_without_a_guide_has_no_guided_room(here: Here) -> None:
    async with here.http() as http:
        assert (await http.post("/api/rooms", json={"name": "Ann", "guide": True})).status_code == 404


async def test_people_who_make_a_room_play_in_one_room_and_who_plays_with_bots_alone_apart(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        alone = (await http.post("/api/rooms", json={"name": "Ben", "game": "mole", "bots": True})).json()["code"]
    assert here.room(code).room.together
    assert not here.room(alone).room.together
