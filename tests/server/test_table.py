"""A table over real sockets: join, sit, play to the end, come back, resend, look on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import tasogare
from tasogare.core import TABLE, Outcome, Play, Sealed, check_draws, read_record
from tasogare.rooms.events import Began
from tasogare.server.log import OldMatch
from tasogare.server.past import replay, verified
from tests.core.mole import DEALS, mole
from tests.core.test_lapse import Peep, Wake, night
from tests.server.running import Here, Player, come, running, socket, table_of


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with running(tmp_path / "rooms.sqlite") as server:
        yield server


async def vote(players: list[Player], *votes: int) -> None:
    for seat, vote in enumerate(votes):
        moves = [{"type": "ballot", "seat": vote}]
        await players[seat].do("play", match=players[seat].match["match"], seat=seat, moves=moves)


async def to_the_end(players: list[Player]) -> None:
    while players[0].room["stage"] == "playing":
        await vote(players, 1, 2, 0)
    for player in players:
        await player.until(lambda me: me.match["outcome"])


async def test_three_people_play_a_match_to_its_end(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        assert [p.match["views"][0]["seat"] for p in players] == [0, 1, 2]
        await to_the_end(players)
        outcomes = [p.match["outcome"] for p in players]
        assert outcomes[0] == outcomes[1] == outcomes[2]
        assert players[0].match["seed"] is not None
        scores = [place["score"] for place in players[0].room["places"]]
        assert sum(scores) == len(outcomes[0]["winners"])


async def test_one_person_and_bots_play_a_match_to_its_end(here: Here) -> None:
    async with table_of(here, "Ann", bots=2) as (ann,):
        while ann.room["stage"] == "playing":
            await ann.until(lambda me: me.room["stage"] == "after" or me.match["views"][0]["asked"])
            if ann.room["stage"] == "playing":
                moves = ann.match["views"][0]["moves"]
                await ann.do("play", match=ann.match["match"], seat=0, moves=[moves[0]])
        await ann.until(lambda me: me.match["outcome"])


async def test_a_table_for_one_is_set_up_in_one_request(here: Here) -> None:
    async with here.http() as http:
        made = await http.post("/api/rooms", json={"name": "Ann", "game": "mole", "bots": True})
        token = made.cookies["tasogare"]
    async with socket(here, made.json()["code"], token) as ann:
        assert ann.room["why_not_start"] is None
        assert [place["bot"] for place in ann.room["places"]] == [None, "standard", "standard"]
        await ann.do("start")


async def test_a_finished_match_can_be_had_as_a_record_that_verifies_and_as_a_replay(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        path = f"/api/matches/{players[0].match['match']}"
        async with here.http(players[0].token) as http:
            assert (await http.get(f"{path}/record")).status_code == 404, "not while it runs"
            assert (await http.get(f"{path}/replay")).status_code == 404
            await to_the_end(players)
            record = await http.get(f"{path}/record")
            assert check_draws(read_record(record.content, {"mole": mole})) == 1
            assert record.json()["names"] == ["Ann", "Ben", "Cem"]
            views = []
            for viewer in ("0", "2", "spectator"):
                replay = (await http.get(f"{path}/replay?viewer={viewer}")).json()
                assert [f["play"] for f in replay["frames"][1:]] == record.json()["plays"]
                views = [f["view"] for f in replay["frames"] if f["view"]]
                assert views[-1]["phase"]["type"] == "over"
            assert views[0]["roles"] == [] or set(views[1]["roles"]) == {None}
            assert (await http.get(f"{path}/replay?viewer=3")).status_code == 400
            past = (await http.get("/api/me/history")).json()
            assert [(one["game"], one["seat"], one["names"]) for one in past] == [("mole", [0], ["Ann", "Ben", "Cem"])]


async def test_of_a_choice_that_was_changed_nothing_is_left_in_replay_knowledge_and_record(here: Here) -> None:
    frames = []
    for changes in ((), (2, 1, 2)):
        async with table_of(here, "Ann", "Ben", "Cem") as players, here.http(players[0].token) as http:
            for choice in changes:
                moves = [{"type": "ballot", "seat": choice}]
                await players[0].do("play", match=players[0].match["match"], seat=0, moves=moves)
            path = f"/api/matches/{players[0].match['match']}"
            await to_the_end(players)
            record = (await http.get(f"{path}/record")).json()
            replay = (await http.get(f"{path}/replay?viewer=0")).json()
            assert [f["play"] for f in replay["frames"][1:]] == record["plays"]
            last = len(replay["frames"]) - 1
            assert (await http.get(f"{path}/knowledge?at={last}")).status_code == 200
            assert (await http.get(f"{path}/knowledge?at={last + 1}")).status_code == 400
            frames.append([f["play"] for f in replay["frames"] if f["play"] and f["play"]["by"] != "table"][:3])
    assert frames[0] == frames[1]


async def test_of_a_finished_match_one_step_tells_what_every_seat_knew_then(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players, here.http() as http:
        path = f"/api/matches/{players[0].match['match']}"
        assert (await http.get(f"{path}/knowledge?at=0")).status_code == 404, "not while it is played"
        await to_the_end(players)
        seats = [(await http.get(f"{path}/replay?viewer={seat}")).json()["frames"] for seat in range(3)]
        shown: list[object] = [None] * 3
        for at, frames in enumerate(zip(*seats, strict=True)):
            shown = [frame["view"] or before for frame, before in zip(frames, shown, strict=True)]
            told = (await http.get(f"{path}/knowledge?at={at}")).json()
            assert told == {"at": at, "views": shown}
        assert (await http.get(f"{path}/knowledge?at={len(seats[0])}")).status_code == 400
        for wrong in ("", "?at=-1", "?at=x", "?at=1e3", "?at=99999999"):
            assert (await http.get(f"{path}/knowledge{wrong}")).status_code == 400


async def test_after_a_break_the_next_move_works(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ben = players[1]
        code = ben.room["code"]
        await ben.close()
        await vote(players[:1], 1)
        async with socket(here, code, ben.token, version=ben.version) as again:
            assert again.match["views"][0]["seat"] == 1
            assert again.match["missing"] == 2
            await vote([players[0], again], 2, 2)
            await players[0].until(lambda me: me.match["missing"] == 1)


async def test_a_client_that_missed_nothing_is_sent_nothing(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ben = players[1]
        await ben.ask("ping")
        async with socket(here, ben.room["code"], ben.token, version=ben.version) as tab:
            await tab.ask("ping")
            assert [frame["type"] for frame in tab.frames] == ["welcome", "done"]


async def test_a_version_that_the_server_never_gave_brings_everything(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ben = players[1]
        async with socket(here, ben.room["code"], ben.token, version=17) as tab:
            assert tab.frames[1]["whole"]
            assert tab.room == ben.room


async def test_a_command_sent_twice_is_done_once(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ann, _, _ = players
        room = here.room(ann.room["code"])
        move = {"match": ann.match["match"], "seat": 0, "moves": [{"type": "ballot", "seat": 1}]}
        await ann.do("play", id="again", **move)
        assert room.room.table is not None
        plays = room.room.table.plays
        await ann.do("play", id="again", **move)
        assert room.room.table.plays == plays


async def test_two_tabs_of_one_person_see_the_same_and_both_can_move(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ann = players[0]
        async with socket(here, ann.room["code"], ann.token) as tab:
            assert len(tab.room["people"]) == 3
            await vote([tab], 1)
            await ann.until(lambda me: me.match["views"][0]["held"])
            await tab.until(lambda me: me.match["views"][0]["held"])
            assert ann.version == tab.version
            assert ann.match["views"] == tab.match["views"]


async def test_the_table_screen_sees_what_a_spectator_sees_and_can_do_nothing(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        ann = players[0]
        async with socket(here, ann.room["code"], ann.token, query="?table") as screen:
            assert screen.welcome["you"] is None
            assert screen.match["views"][0]["seat"] is None
            assert set(screen.match["views"][0]["view"]["roles"]) == {None}
            refused = await screen.ask("sit", place=0)
            assert (refused["type"], refused["code"]) == ("refused", "not_yours")


async def test_a_stranger_looks_on_till_joining(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        await http.post("/api/me", json={"name": "Dan"})
        token = http.cookies["tasogare"]
        async with socket(here, code, token) as dan:
            assert dan.welcome["you"] is None
        await http.post(f"/api/rooms/{code}/join", json={})
        async with socket(here, code, token) as dan:
            assert dan.welcome["you"] == 2
            assert [p["name"] for p in dan.room["people"]] == ["Ann", "Dan"]


async def test_nobody_is_told_of_what_did_not_change_for_them(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        code = players[0].room["code"]
        async with socket(here, code, query="?table") as screen:
            await vote(players[:1], 1)
            await screen.until(lambda me: me.match["missing"] == 2)
            ben, before = players[1], screen.version
            await ben.until(lambda me: me.match["missing"] == 2)
            told = len(ben.frames)
            await vote(players[:1], 2)
            await ben.ask("ping")
            await screen.ask("ping")
            assert [frame["type"] for frame in ben.frames[told:]] == ["done"]
            assert screen.version == before


async def test_who_leaves_is_a_stranger_and_can_come_back(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", start=False) as (ann, ben):
        code = ben.room["code"]
        await ben.do("leave")
        assert await ben.closed() == 4001
        await ann.until(lambda me: [p["name"] for p in me.room["people"]] == ["Ann"])
        async with socket(here, code, ben.token) as again:
            assert again.welcome["you"] is None


async def test_chat_reaches_everybody_once_and_is_there_after_a_reload(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", start=False) as (ann, ben):
        await ann.do("chat", channel="room", seat=None, text="<script>")
        await ben.until(lambda me: me.chat)
        assert [(line["number"], line["text"], line["name"]) for line in ben.chat] == [(1, "<script>", "Ann")]
        async with socket(here, ann.room["code"], ben.token) as tab:
            assert tab.chat == ben.chat


async def test_the_rooms_game_is_chosen_with_a_form_of_its_options(here: Here) -> None:
    async with table_of(here, "Ann", start=False) as (ann,):
        refused = await ann.ask("choose", game="mole", options={"loud": "very"})
        assert (refused["code"], refused["reason"]["key"]) == ("bad_option", "bad_choice")
        await ann.do("choose", game="mole", options={"loud": True})
        await ann.until(lambda me: me.room["given"] == {"loud": True})
        (field,) = ann.room["fields"]
        assert (field["name"], field["kind"], field["value"], field["default"]) == ("loud", "switch", True, False)


async def test_the_evening_goes_on_with_a_rematch_that_only_one_tap_starts(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        await to_the_end(players)
        ann, first = players[0], players[0].match["match"]
        async with socket(here, ann.room["code"], ann.token) as tab:
            await asyncio.gather(
                ann.do("start", after=first, rotate=True),
                tab.do("start", after=first, rotate=True, id="other"),
            )
        await ann.until(lambda me: me.match["match"] != first)
        room = here.room(ann.room["code"]).room
        began = {frame["match"]["match"] for frame in ann.frames if frame.get("match")}
        assert len(began) == 2
        assert [room.people[h.person or 0].name for h in room.holders] == ["Cem", "Ann", "Ben"]


async def test_a_whole_match_of_seven_knights_over_sockets_and_its_record_verifies(tmp_path: Path) -> None:
    games = {"seven_knights": tasogare.game("seven_knights")}
    async with running(tmp_path / "knights.sqlite", games=games) as there:
        code, token = await come(there, "Ann")
        async with socket(there, code, token) as ann, socket(there, code, query="?table") as screen:
            await ann.do("sit", place=0)
            for _ in range(4):
                await ann.do("add_bot", bot="random")
            await ann.do("start")
            await ann.do("away", place=0, away=True)
            await ann.until(lambda me: me.match and me.match["outcome"])
            await screen.until(lambda me: me.match["outcome"])
            assert screen.match["outcome"] == ann.match["outcome"]
        async with there.http() as http:
            record = await http.get(f"/api/matches/{ann.match['match']}/record")
        assert check_draws(read_record(record.content, games)) > 0
        assert record.json()["result"] == ann.match["outcome"]


async def test_every_draw_of_a_match_that_is_over_can_be_checked_on_the_page(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", "Cem") as players:
        path = f"/api/matches/{players[0].match['match']}"
        async with here.http() as http:
            assert (await http.get(f"{path}/verify")).status_code == 404
            await to_the_end(players)
            found = (await http.get(f"{path}/verify")).json()
            record = await http.get(f"{path}/record")
    draws = check_draws(read_record(record.content, {"mole": mole}))
    assert draws > 0
    assert found == {"ok": True, "draws": draws, "reason": None}


@pytest.mark.parametrize("castle", [False, True])
def test_a_match_from_before_a_phase_waited_for_time_is_replayed_to_its_end(castle: bool) -> None:
    began = Began("m", "night", 1, {"torch": True, "castle": castle}, (0, 1), "00" * 32)
    plays = (Play(1, Peep()), Play(0, Wake()), Play(1, Wake()))
    games = {"night": night}
    new = OldMatch("m", began, plays, (1, 3), ("", ""), Outcome((1, 1), (0, 1)))
    old = OldMatch("m", began, plays, (), ("", ""), Outcome((1, 1), (0, 1)))
    for viewer in (0, 1, None):
        frames = replay(new, viewer, games).frames
        assert [frame.play for frame in frames].count(None) == 3
        assert replay(old, viewer, games).frames == frames
        assert b'"over"' in bytes(next(frame.view for frame in reversed(frames) if frame.view is not None))


def test_a_match_whose_deal_is_not_its_seeds_is_found_out() -> None:
    began = Began("m", "mole", mole.version, {}, (0, 1, 2), "00" * 32)
    drawn = DEALS.pick(Sealed(bytes(32), 0))
    other = next(deal for deal in DEALS if deal != drawn)
    found = verified(OldMatch("m", began, (Play(TABLE, other),), (), ("", "", ""), None), {"mole": mole})
    assert not found.ok
    assert found.reason is not None
    assert found.reason.key == "wrong_draw"
