"""The server as a whole: its port, its addresses, its end, and what it keeps in memory."""

from __future__ import annotations

import os
import signal
import socket as sockets
import threading
from pathlib import Path

import httpx
import pytest

from tasogare.core import Dice, resolve_options, start
from tasogare.games import game
from tasogare.games.little_witches import taut
from tasogare.server import serve
from tasogare.server.hub import IDLE
from tasogare.server.pages import page
from tasogare.server.serving import Address, reckon_ahead
from tests.server.running import come, running, socket, table_of


def test_port_0_takes_a_free_one_and_tells_where_to_click(tmp_path: Path) -> None:
    told: list[Address] = []

    def tell(address: Address) -> None:
        told.append(address)
        threading.Thread(target=visit, args=(address.here,)).start()

    seen: list[int] = []

    def visit(url: str) -> None:
        seen.append(httpx.get(f"{url}/healthz", trust_env=False).status_code)
        os.kill(os.getpid(), signal.SIGINT)

    status = serve("127.0.0.1", 0, str(tmp_path / "deep" / "rooms.sqlite"), tell=tell)
    assert (status, seen) == (0, [200])
    (address,) = told
    assert address.near is None
    assert address.here.startswith("http://127.0.0.1:")
    assert (tmp_path / "deep" / "rooms.sqlite").exists()


def test_a_port_that_is_taken_is_refused_saying_so(tmp_path: Path) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ValueError, match=f"got 127.0.0.1:{port}"):
            serve("127.0.0.1", port, str(tmp_path / "rooms.sqlite"))


def test_a_certificate_comes_with_its_key(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="together with its key"):
        serve("127.0.0.1", 0, str(tmp_path / "x"), certificate=tmp_path / "c")
    with pytest.raises(ValueError, match="expected a file"):
        serve("127.0.0.1", 0, str(tmp_path / "x"), certificate=tmp_path / "c", key=tmp_path / "k")


async def test_on_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, here.http() as http:
        plain = await http.post("/api/me", json={"name": "Ann"})
        assert "secure" not in plain.headers["set-cookie"].lower()
    async with running(tmp_path / "more.sqlite") as here, here.http() as http:
        safe = await http.post("/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
        assert "secure" in safe.headers["set-cookie"].lower()


async def test_memory_forgets_an_idle_room_and_the_database_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "rooms.sqlite") as here:
        code, token = await come(here, "Ann")
        async with socket(here, code, token) as ann:
            await ann.do("sit", place=1)
            room = here.room(code)
            room.used_at -= IDLE
            assert here.hub.forget_idle() == 0, "somebody is here"
        await room.settled()
        while not room.idle:
            await room.settled()
        room.used_at -= IDLE
        assert here.hub.forget_idle() == 1
        assert here.hub.rooms() == ()
        async with socket(here, code, token) as ann:
            assert ann.room["places"][1]["person"] == 1
            assert here.room(code) is not room


async def test_the_number_of_a_row_leaves_nobody(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, table_of(here, "Ann", "Ben", "Cem") as players:
        raw = " ".join(players[0].raw)
    for word in ('"n":', '"events"', '"uid"', '"draws"', '"command"', '"at":'):
        assert word not in raw


@pytest.mark.parametrize("path", ["/", "/room/ABC", "/table/ABC", "/rules", "/rules/mu", "/replay/x", "/me"])
def test_pages_that_the_client_draws_get_its_shell(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("shell")
    file = page(path, tmp_path)
    assert (file.body, file.status, file.cache) == (b"shell", 200, "no-cache")


def test_hashed_files_are_kept_by_the_browser_and_others_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-123.js").write_text("x")
    (tmp_path / "icon.svg").write_text("<svg/>")
    assert "immutable" in page("/assets/a-123.js", tmp_path).cache
    assert page("/assets/a-123.js", tmp_path).kind == "text/javascript"
    assert page("/icon.svg", tmp_path).cache == "no-cache"
    (tmp_path / "index.html").write_text("shell")
    assert page("/assets/none.js", tmp_path).status == 404


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    file = page("/", tmp_path / "none")
    assert file.status == 503
    assert b"make client" in file.body


async def test_long_texts_are_packed_for_who_can_unpack_them(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, here.http() as http:
        here.site.static.mkdir()
        (here.site.static / "index.html").write_text("shell" * 1000)
        packed = await http.get("/")
        plain = await http.get("/", headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content == b"shell" * 1000


def test_the_ways_round_a_boards_walls_are_known_before_anybody_plays() -> None:
    little_witches = game("little_witches")
    taut.tether.cache_clear()
    taut.ways.cache_clear()
    reckon_ahead([little_witches])
    known = taut.ways.cache_info().misses
    assert known > 0
    for seats in little_witches.seats:
        match, dice = start(little_witches, seats, resolve_options(little_witches, seats, {})), Dice(seats)
        while not match.over:
            by = match.awaited()[0]
            match = match.play(by, match.options(by).pick(dice))
            little_witches.view(match.state, None)
    assert taut.ways.cache_info().misses == known
