"""What strangers may send: each wrong thing has its answer, and changes nothing."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import websockets

from tasogare.server import socket as sockets
from tasogare.server.auth import TOKEN_BYTES
from tasogare.server.hub import ALPHABET, CODE_LENGTH, plain_code
from tasogare.server.limits import Bucket, Limit
from tasogare.server.link import MOST_FRAMES, SLOW
from tasogare.server.serving import LARGEST_FRAME
from tests.proof.virtual import Pipe
from tests.server.running import Here, come, running, socket, table_of


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with running(tmp_path / "rooms.sqlite") as server:
        yield server


BAD_FRAMES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"fly","id":"x"}',
    '{"id":"x"}',
    '{"type":"sit","id":"x"}',
    '{"type":"sit","id":"x","place":"0"}',
    '{"type":"sit","id":"x","place":0,"more":1}',
    '{"type":"sit","id":"","place":0}',
    '{"type":"sit","id":"' + "x" * 65 + '","place":0}',
    '{"type":"sit","id":"x","place":1e400}',
    '{"type":"chat","id":"x","channel":"room","seat":null,"text":"' + "x" * 401 + '"}',
    '{"type":"play","id":"x","match":"m","seat":0,"moves":[]}',
    '{"type":"choose","id":"x","game":"mole","options":' + "[" * 5000 + "]" * 5000 + "}",
    "[" * 30_000,
    b"\xff\xfe",
    b"\x00" * 100,
    b'{"type":"notes","id":"x","match":"m","seat":0,"notes":"\xab"}',
    b'{"type":"play","id":"x","match":"m","seat":0,"moves":[{"type":"\xab"}]}',
    b'{"type":"choose","id":"x","game":"mole","options":{"\xab":1}}',
    '{"type":"hello","protocol":1}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
async def test_a_bad_frame_is_refused_and_changes_nothing(here: Here, frame: str | bytes) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token) as ann:
        before = here.room(code).room
        await ann.send(frame)
        await ann.until(lambda me: me.frames[-1]["type"] == "refused")
        assert ann.frames[-1]["code"] == "bad_frame"
        assert here.room(code).room == before
        await ann.do("sit", place=0)


async def test_a_frame_beyond_the_limit_ends_its_socket_alone(here: Here) -> None:
    async with table_of(here, "Ann", "Ben", start=False) as (ann, ben):
        await ann.send("x" * (LARGEST_FRAME + 1))
        assert await ann.closed() == 1009
        await ben.do("ping")


async def test_who_speaks_another_protocol_is_told_and_let_go(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token, hello=False) as ann:
        await ann.send({"type": "hello", "protocol": 2})
        assert (await ann.answer(None))["code"] == "bad_protocol"
        assert await ann.closed() == 1008


async def test_nothing_is_done_before_hello(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token, hello=False) as ann:
        await ann.send({"type": "sit", "id": "x", "place": 0})
        assert (await ann.answer("x"))["code"] == "bad_frame"
        assert here.room(code).room.places[0].free


async def test_a_room_that_is_not_there_says_so(here: Here) -> None:
    async with socket(here, "ZZZZZZ", hello=False) as ann:
        assert (await ann.answer(None))["code"] == "gone"
        await ann.closed()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(here: Here, origin: str) -> None:
    code, token = await come(here, "Ann")
    with pytest.raises(websockets.InvalidStatus) as caught:
        async with socket(here, code, token, headers={"Origin": origin}):
            pass
    assert caught.value.response.status_code == 403


async def test_a_page_of_our_own_gets_one(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token, headers={"Origin": here.url}) as ann:
        assert ann.welcome["you"] == 1


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
async def test_another_sites_page_changes_nothing_over_http(here: Here, headers: dict[str, str]) -> None:
    async with here.http() as http:
        for path in ("/api/me", "/api/rooms", "/api/me/link", "/api/me/claim"):
            answer = await http.post(path, json={"name": "Ann"}, headers=headers)
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 4000, "%FF"])
async def test_a_forged_token_is_nobodys(here: Here, token: str) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        answer = await http.get("/api/me", headers={"Cookie": f"tasogare={token}"})
        assert answer.json() is None
        assert (await http.get("/api/me/history")).status_code == 401
    async with socket(here, code, "A" * 43) as stranger:
        assert stranger.welcome["you"] is None
        assert (await stranger.ask("sit", place=0))["code"] == "not_yours"


async def test_a_token_is_long_and_stands_in_no_row(here: Here) -> None:
    _, token = await come(here, "Ann")
    assert len(token) >= TOKEN_BYTES * 4 // 3

    def everything(db: Any) -> str:
        return str([row for table in ("people", "tokens", "events") for row in db.execute(f"SELECT * FROM {table}")])

    assert token not in await here.hub.around.store.read(everything)


async def test_the_cookie_is_out_of_reach_of_scripts(here: Here) -> None:
    async with here.http() as http:
        answer = await http.post("/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie


async def test_too_many_frames_at_once_are_refused_and_in_the_end_the_socket_is_closed(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token) as ann:
        for number in range(400):
            try:
                await ann.send({"type": "ping", "id": f"p{number}"})
            except websockets.ConnectionClosed:
                break
        assert await ann.closed() == 1008
        kinds = [(f["type"], f.get("code")) for f in ann.frames if f.get("id", "").startswith("p")]
        assert ("done", None) in kinds
        assert ("refused", "flood") in kinds


async def test_who_talks_too_much_is_slowed_down_and_may_still_play(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with socket(here, code, token) as ann:
        answers = [await ann.ask("emote", seat=None, emote="croak") for _ in range(12)]
        assert [a["type"] for a in answers[:8]] == ["done"] * 8
        assert answers[-1]["code"] == "flood"
        await ann.do("sit", place=0)


async def test_codes_cannot_be_tried_out_but_a_family_behind_one_address_comes_in(here: Here) -> None:
    code, _ = await come(here, "Ann")
    async with here.http() as http:
        for _ in range(60):
            assert (await http.get(f"/api/rooms/{code.lower()}")).json() == {"code": code}
        wrong = [(await http.get(f"/api/rooms/ZZZZ{a}{b}")).status_code for a in "ABCDEFGH" for b in "ABCDEFGH"]
        assert wrong[:30] == [404] * 30
        assert wrong[-1] == 429
        assert (await http.get(f"/api/rooms/{code}")).status_code == 429


async def test_who_guesses_locks_nobody_out_who_sits_at_the_same_address(here: Here) -> None:
    code, token = await come(here, "Ann")
    async with here.http() as http:
        for number in range(60):
            await http.get(f"/api/rooms/ZZZZ{ALPHABET[number % 31]}{ALPHABET[number // 31]}")
        assert (await http.get(f"/api/rooms/{code}")).status_code == 429
    async with here.http(token) as http:
        assert (await http.get(f"/api/rooms/{code}")).status_code == 200
        assert (await http.get("/api/rooms/ZZZZZZ")).status_code == 429, "a cookie is no licence to guess"
    async with socket(here, code, token) as ann:
        await ann.do("sit", place=0)


async def test_a_class_of_thirty_behind_one_address_comes_in_and_each_has_two_sockets(here: Here) -> None:
    code, token = await come(here, "P0")
    tokens = [token, *[(await come(here, f"P{number}", code))[1] for number in range(1, 30)]]
    async with contextlib.AsyncExitStack() as stack:
        for each in tokens * 2:
            player = await stack.enter_async_context(socket(here, code, each))
            assert player.welcome["you"] is not None


MARKUP = ("<script>alert(1)</script>", '"><img src=x onerror=y>', "{{7*7}}", "${7}", "</title><svg onload=z>", "'--")


@pytest.mark.parametrize("name", MARKUP)
async def test_markup_in_a_name_is_data_in_every_answer_and_in_no_page(here: Here, name: str) -> None:
    code, token = await come(here, name)
    async with here.http(token) as http:
        for path in ("/", f"/room/{code}", "/me", "/api/me", "/api/me/data", "/api/me/history"):
            answer = await http.get(path)
            if path.startswith("/api"):
                assert answer.headers["content-type"].startswith("application/json")
                json.loads(answer.text)
            else:
                assert name[:20] not in answer.text


TRICKS = {"X-Forwarded-Host": "evil.example", "X-Original-URL": "/api/me", "X-HTTP-Method-Override": "DELETE"}


@pytest.mark.parametrize("header", [*TRICKS, "Range", "Content-Encoding", "Expect"])
async def test_a_header_changes_neither_where_nor_how(here: Here, header: str) -> None:
    code, token = await come(here, "Ann")
    async with here.http(token) as http:
        plain = await http.get(f"/api/rooms/{code}")
        tricked = await http.get(f"/api/rooms/{code}", headers={header: TRICKS.get(header, "x")})
        assert tricked.status_code in {200, 400}
        assert "evil" not in str(tricked.headers) + tricked.text
        assert tricked.status_code == 400 or tricked.text == plain.text
        assert (await http.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize("code", ["..%2f..", "%00", "a" * 5_000, "%F0%9F%92%A9", "ABC%0d%0aX: y", "ABCDEF/extra"])
async def test_a_code_that_is_none_is_not_there(here: Here, code: str) -> None:
    async with here.http() as http:
        for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/qr.svg", f"/api/matches/{code}/record"):
            answer = await http.get(path)
            assert answer.status_code in {400, 404}
            assert "x" not in answer.headers


async def test_no_page_and_no_answer_lets_a_script_in(here: Here) -> None:
    async with here.http() as http:
        policy = (await http.get("/")).headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert not {"script-src", "script-src-elem", "style-src"} & set(rules), "they are the default's: our own files"


def test_a_code_is_long_enough_and_read_however_it_is_typed() -> None:
    assert len(ALPHABET) ** CODE_LENGTH > 500_000_000
    assert not set("01OIL") & set(ALPHABET)
    assert plain_code(" abc-d2e ") == "ABCD2E"
    assert plain_code("ABCD2") == plain_code("ABCDO2") == plain_code("../etc") == ""


def test_what_a_socket_does_not_take_waits_and_a_client_too_slow_to_follow_is_let_go() -> None:
    pipe = Pipe()
    link = pipe.link
    for number in range(Pipe.FULL + MOST_FRAMES):
        link.send(b"%d" % number)
    assert pipe.waiting == Pipe.FULL, "no more is written than the socket takes"
    assert not link.ended()
    link.send(b"too much")
    assert link.ended()
    assert pipe.code == SLOW
    assert pipe.waiting == Pipe.FULL, "what waited is thrown away: whoever comes back gets everything"


async def test_a_client_that_reads_slowly_gets_every_frame_in_order() -> None:
    pipe = Pipe()
    for number in range(Pipe.FULL + MOST_FRAMES):
        pipe.link.send(b"%d" % number)
    pipe.link.close(1000)
    assert not pipe.ended, "what waits goes first"
    for number in range(Pipe.FULL + MOST_FRAMES):
        assert await pipe.read() == b"%d" % number
    assert await pipe.read() is None
    assert pipe.ended


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 1)
    assert [bucket.take(1000) for _ in range(3)] == [True, True, False]
    assert bucket.take(2000)
    assert not bucket.take(2001)


def test_a_limit_forgets_those_not_seen_for_longest() -> None:
    limit = Limit(1, 0.001, remembered=2)
    assert limit.take("a", 1)
    assert not limit.take("a", 2)
    assert limit.take("b", 3)
    assert limit.take("c", 4)
    assert limit.take("a", 5)


@pytest.mark.parametrize(
    "path", ["/", "/room/ABC", "/api/games", "/api/nothing", "/nothing", "/assets/../index.html", "/healthz"]
)
async def test_every_answer_carries_the_security_headers(here: Here, path: str) -> None:
    async with here.http() as http:
        headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' ws://127.0.0.1:{here.port}" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


async def test_a_host_header_is_not_written_into_the_policy_unless_it_is_a_host(here: Here) -> None:
    async with here.http() as http:
        answer = await http.get("/", headers={"Host": "x; script-src 'unsafe-inline'"})
    assert "unsafe" not in answer.headers.get("content-security-policy", "")


@pytest.mark.parametrize("path", ["/../a.py", "/%2e%2e/a.py", "/..%2fa.py", "/assets/%2e%2e%2f..%2fa.py", "/a%00.py"])
async def test_no_path_leads_out_of_the_clients_folder(here: Here, path: str) -> None:
    here.site.static.mkdir()
    (here.site.static / "index.html").write_text("shell")
    (here.site.static.parent / "a.py").write_text("secret")
    async with here.http() as http:
        answer = await http.get(path)
    assert "secret" not in answer.text
    assert answer.status_code in {400, 404}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name":1}', b'{"name":""}', b'{"name":"\\u0000"}', b"[" * 10_000, b"\xff"]
)
async def test_a_bad_body_is_refused(here: Here, body: bytes) -> None:
    async with here.http() as http:
        for path in ("/api/me", "/api/rooms"):
            assert (await http.post(path, content=body)).status_code == 400
        assert (await http.post("/api/me", content=b'{"name":"' + b"x" * 20_000 + b'"}')).status_code == 413


async def test_a_name_is_a_name_however_it_is_written(here: Here) -> None:
    code, token = await come(here, "<img src=x onerror=alert(1)> 黄昏 👩‍👩‍👧")
    async with socket(here, code, token) as ann:
        (person,) = ann.room["people"]
        assert person["name"] == "<img src=x onerror=alert"
        assert json.dumps(ann.room).count("uid") == 0


async def test_a_socket_that_never_says_who_it_is_is_let_go(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)
    code, token = await come(here, "Ann")
    async with socket(here, code, token, hello=False) as ann:
        assert await ann.closed() == 1008


async def test_one_person_has_so_many_sockets_and_no_more_and_others_at_the_address_still_come_in(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SOCKETS_OF_PERSON", 2)
    code, token = await come(here, "Ann")
    _, other = await come(here, "Ben", code)
    async with socket(here, code, token), socket(here, code, token), socket(here, code, other) as ben:
        async with socket(here, code, token, hello=False) as third:
            assert (await third.answer(None))["code"] == "flood"
            assert await third.closed() == 1013
        await ben.do("ping")
    async with socket(here, code, token) as again:
        await again.do("ping")


async def test_the_token_of_a_device_that_was_left_opens_nothing(here: Here) -> None:
    code, stolen = await come(here, "Ann")
    async with here.http(stolen) as http:
        link = (await http.post("/api/me/link")).json()["token"]
    async with here.http() as http:
        token = (await http.post("/api/me/claim", json={"token": link})).cookies["tasogare"]
    async with socket(here, code, stolen) as thief, socket(here, code, token) as ann:
        assert (thief.welcome["you"], ann.welcome["you"]) == (None, 1)
        assert (await thief.ask("sit", place=0))["code"] == "not_yours"
    async with here.http(stolen) as http:
        assert (await http.get("/api/me/data")).status_code == 401


SHELL = Path(__file__).parents[2] / "web" / "index.html"


def test_the_clients_page_has_no_script_or_style_in_itself() -> None:
    page = SHELL.read_text("utf-8")
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL | re.IGNORECASE)
    assert scripts
    assert all("src=" in how and not inside.strip() for how, inside in scripts)
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page, re.IGNORECASE)
