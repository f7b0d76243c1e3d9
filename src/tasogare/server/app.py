"""The web application: identity, rooms, finished matches and pages over HTTP, and each room's socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import segno
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from tasogare.core import Seat
from tasogare.games.guides import guide
from tasogare.rooms.commanding import Refusal
from tasogare.rooms.names import clean
from tasogare.rooms.publish import cards
from tasogare.rooms.setting_up import begin_guided, for_people, set_up
from tasogare.rooms.views import Reason

from . import log, past, ratings, wire
from .auth import LINK_SECONDS, TOKEN_SECONDS, Identities, Identity
from .hub import Hub
from .limits import Limit
from .link import MOVED
from .live import LiveRoom
from .pages import STATIC, SafeHeaders, page, squeezed
from .socket import Doorkeeper, own_origin
from .store import StorageError
from .upgraded import Upgraded

__all__ = ["COOKIE", "Site", "make_app"]

COOKIE = "tasogare"
logger = logging.getLogger("tasogare.app")

LARGEST_BODY = 16_384
FORGET_EVERY = 60.0
POINTS = 60
"""By which ratings are shown larger than they are kept."""
LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})

T = TypeVar("T")
Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


@dataclass
class Site:
    """What the application stands on."""

    hub: Hub
    identities: Identities
    static: Path = STATIC
    reached_at: str | None = None
    """The origin under which phones in the same network reach this server."""

    def __post_init__(self) -> None:
        # a family, or a class of thirty, comes from one address
        self.new_people = Limit(60, 0.2)
        self.new_rooms = Limit(30, 0.1)
        self.wrong_codes = Limit(40, 0.5)
        self.reading = Limit(60, 2)
        self.doorkeeper = Doorkeeper(self.hub)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.hub.around.clock.now()

    def check(self, limit: Limit, who: str, count: float = 1) -> None:
        """Answers 429 where somebody has asked too often."""
        if not limit.take(who, self.now(), count):
            raise HTTPException(status_code=429)

    async def who(self, connection: Asked | Socket) -> Identity | None:
        """Whose cookie a request carries."""
        return await self.identities.who(connection.cookies.get(COOKIE))

    async def somebody(self, request: Asked) -> Identity:
        """Whose cookie a request carries; answers 401 where it is nobody's."""
        identity = await self.who(request)
        if identity is None:
            raise HTTPException(status_code=401)
        return identity

    async def named(self, request: Asked, name: str | None, avatar: str | None) -> tuple[Identity, list[Cookie]]:
        """The person of a request under the name that was given, made if there is none yet, and their new cookie."""
        identity = await self.who(request)
        if identity is not None:
            new_name = clean(name) if name is not None else identity.name
            new_avatar = clean(avatar, 2) if avatar is not None else identity.avatar
            if not new_name:
                raise HTTPException(status_code=400)
            return await self.identities.rename(identity, new_name, new_avatar), []
        plain = clean(name or "")
        if not plain:
            raise HTTPException(status_code=400)
        self.check(self.new_people, _address(request))
        identity, token = await self.identities.make(plain, clean(avatar or "", 2), self.now())
        return identity, [_cookie(request, token)]

    async def room(self, request: Asked, code: str) -> LiveRoom:
        """The room with that code; answers 404 where there is none, and 429 to who guesses."""
        if not self.wrong_codes.has(_address(request), self.now()):
            own = self.own_room(code, await self.who(request))
            if own is None:
                raise HTTPException(status_code=429)
            return own
        room = await self.hub.find(code)
        if room is None:
            self.check(self.wrong_codes, _address(request))
            raise HTTPException(status_code=404)
        return room

    def own_room(self, code: str, identity: Identity | None) -> LiveRoom | None:
        """The room with that code if this person has been in it; so that one who guesses locks out no family.

        Looks in memory alone: how long it takes tells nobody whether there is such a room.
        """
        room = None if identity is None else self.hub.in_memory(code)
        return room if room is not None and identity is not None and room.room.known(identity.uid) else None


def _site(connection: Asked | Socket) -> Site:
    site: Site = connection.app.state["site"]
    return site


def _address(connection: Asked | Socket) -> str:
    return connection.client.host if connection.client else ""


def _cookie(request: Asked, token: str, seconds: int = TOKEN_SECONDS) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, path="/", max_age=seconds, httponly=True, samesite="lax", secure=secure)


def _origin(request: Asked, site: Site) -> str:
    """Where a phone finds the server that this request has found."""
    host = request.headers.get("host", "")
    if site.reached_at is not None and host.rpartition(":")[0] in LOOPBACK:
        return site.reached_at
    return f"{request.url.scheme}://{host}"


def _qr(text: str) -> segno.QRCode:
    return segno.make(text, error="m", micro=False)


async def _body(request: Asked, kind: type[T]) -> T:
    """The body as that type, whatever its content type says; answers 400 or 413."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST_BODY:
            raise HTTPException(status_code=413)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HTTPException(status_code=400) from None


def _json(content: Any, cookies: list[Cookie] | None = None, status: int = 200) -> Response[bytes]:
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type="application/json",
        cookies=cookies or [],
        headers={"cache-control": "no-store"},
    )


# Who one is


@get("/api/me")
async def me(request: Asked) -> Response[bytes]:
    """Who the cookie says one is; null: nobody yet."""
    site = _site(request)
    identity = await site.who(request)
    return _json(None if identity is None else wire.Me(identity.name, identity.avatar))


@post("/api/me")
async def rename(request: Asked) -> Response[bytes]:
    """Makes the asker somebody, or gives them another name."""
    site = _site(request)
    data = await _body(request, wire.Me)
    identity, cookies = await site.named(request, data.name, data.avatar)
    return _json(wire.Me(identity.name, identity.avatar), cookies)


@post("/api/me/link")
async def link(request: Asked) -> Response[bytes]:
    """A personal link for another device."""
    site = _site(request)
    identity = await site.somebody(request)
    site.check(site.reading, identity.uid, 5)
    token = await site.identities.link(identity, site.now())
    address = f"{_origin(request, site)}/me#{token}"
    return _json(wire.Link(token, LINK_SECONDS, _qr(address).svg_data_uri(scale=4, border=4)))


@post("/api/me/claim")
async def claim(request: Asked) -> Response[bytes]:
    """Makes this device the person's whose link it is; the devices they had before are told so and are nobody's."""
    site = _site(request)
    data = await _body(request, wire.Claim)
    site.check(site.wrong_codes, _address(request))
    claimed = await site.identities.claim(data.token, site.now())
    if claimed is None:
        raise HTTPException(status_code=404)
    identity, token = claimed
    for room in site.hub.rooms():
        for old in room.links_of(identity.uid):
            old.close(MOVED)
    return _json(wire.Me(identity.name, identity.avatar), [_cookie(request, token)])


@get("/api/me/history")
async def history(request: Asked) -> Response[bytes]:
    """The matches that the asker sat in and that are over, the last first."""
    site = _site(request)
    identity = await site.somebody(request)
    site.check(site.reading, identity.uid)
    found = await site.hub.around.store.read(lambda db: log.past_matches(db, identity.uid))
    return _json([wire.Past(seats=len(one["names"]), **one) for one in found])


@get("/api/me/results")
async def results(request: Asked) -> Response[bytes]:
    """How the asker has done, game by game, with ratings."""
    site = _site(request)
    identity = await site.somebody(request)
    site.check(site.reading, identity.uid)
    found = await site.hub.around.store.read(lambda db: ratings.standings(db, identity.uid))
    return _json([wire.Standing(s.game, s.matches, s.won, _shown(s.people), _shown(s.bots)) for s in found])


def _shown(rating: ratings.Rating | None) -> wire.Rated | None:
    if rating is None:
        return None
    return wire.Rated(round(rating.mu * POINTS), round(2 * rating.sigma * POINTS), rating.matches)


@get("/api/me/data")
async def my_data(request: Asked) -> Response[bytes]:
    """All that is kept of the asker, to be taken along."""
    site = _site(request)
    identity = await site.somebody(request)
    site.check(site.reading, identity.uid, 10)
    store = site.hub.around.store
    data = {
        "name": identity.name,
        "avatar": identity.avatar,
        "matches": await store.read(lambda db: log.past_matches(db, identity.uid, 1_000_000)),
        "results": await store.read(lambda db: ratings.standings(db, identity.uid)),
        "written": await store.read(lambda db: log.written_by(db, identity.uid)),
    }
    answer = _json(data)
    answer.headers["content-disposition"] = 'attachment; filename="tasogare.json"'
    return answer


@delete("/api/me", status_code=200)
async def forget_me(request: Asked) -> Response[bytes]:
    """Takes the asker's name and identity out of everything that is kept; records stay, without them."""
    site = _site(request)
    identity = await site.somebody(request)
    await site.hub.forget(identity.uid)
    await site.identities.drop(identity.uid)
    return _json(None, [_cookie(request, "", 0)])


# Rooms


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """The games on offer."""
    site = _site(request)
    return _json(cards(site.hub.around.around.games))


@post("/api/rooms")
async def make_room(request: Asked) -> Response[bytes]:
    """Makes a room with the asker as its host."""
    site = _site(request)
    data = await _body(request, wire.NewRoom)
    offered = site.hub.around.around.games
    name = data.game if data.game is not None else next(iter(offered), None)
    if name is None or name not in offered:
        raise HTTPException(status_code=400)
    found = guide(name) if data.guide else None
    if data.guide and found is None:
        raise HTTPException(status_code=404)
    places = offered[name].best_seats if data.places is None else data.places
    if found is not None:
        places = found.seats
    if not 1 <= places <= offered[name].seats[-1]:
        raise HTTPException(status_code=400)
    identity, cookies = await site.named(request, data.name, data.avatar)
    site.check(site.new_rooms, identity.uid)
    site.check(site.new_rooms, _address(request), 0.5)
    room = await site.hub.make(name, places)
    await room.join(identity.uid, identity.name, identity.avatar)
    if found is not None:
        await room.act(partial(begin_guided, guide=found))
    elif data.bots:
        await room.act(set_up)
    else:
        await room.act(for_people)
    return _json(wire.Code(room.room.code), cookies, 201)


@get("/api/rooms/{code:str}")
async def is_there(request: Asked) -> Response[bytes]:
    """The code as it is written, if there is such a room."""
    site = _site(request)
    code = request.path_params["code"]
    return _json(wire.Code((await site.room(request, code)).room.code))


@post("/api/rooms/{code:str}/join")
async def join(request: Asked) -> Response[bytes]:
    """Makes the asker a person of the room."""
    site = _site(request)
    code = request.path_params["code"]
    data = await _body(request, wire.NewRoom)
    room = await site.room(request, code)
    identity, cookies = await site.named(request, data.name, data.avatar)
    await room.join(identity.uid, identity.name, identity.avatar)
    return _json(wire.Code(room.room.code), cookies)


@get("/api/rooms/{code:str}/qr.svg")
async def qr(request: Asked) -> Response[bytes]:
    """The room's address as a QR code."""
    site = _site(request)
    code = request.path_params["code"]
    room = await site.room(request, code)
    out = BytesIO()
    _qr(f"{_origin(request, site)}/room/{room.room.code}").save(out, kind="svg", scale=4, border=4, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# Matches that are over


async def _old(request: Asked, site: Site, match: str) -> log.OldMatch:
    site.check(site.reading, _address(request))
    offered = site.hub.around.around.games
    found = await site.hub.around.store.read(lambda db: log.old_match(db, match, offered))
    if found is None:
        raise HTTPException(status_code=404)
    return found


@get("/api/matches/{match:str}/record")
async def record(request: Asked) -> Response[bytes]:
    """The record of a finished or abandoned match, to be kept and verified."""
    site = _site(request)
    match = request.path_params["match"]
    old = await _old(request, site, match)
    body = await asyncio.to_thread(past.record, old, site.hub.around.around.games)
    headers = {"content-disposition": f'attachment; filename="{old.began.game}-{match}.json"'}
    return Response(body + b"\n", media_type="application/json", headers=headers)


@get("/api/matches/{match:str}/verify")
async def verify(request: Asked) -> Response[bytes]:
    """Whether every draw of a match that is over follows from its seed, as ``tasogare verify`` finds."""
    site = _site(request)
    match = request.path_params["match"]
    site.check(site.reading, _address(request), 4)
    old = await _old(request, site, match)
    return _json(await asyncio.to_thread(past.verified, old, site.hub.around.around.games))


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked) -> Response[bytes]:
    """A finished or abandoned match step by step, through the eyes of ``?viewer=SEAT`` or of a spectator."""
    site = _site(request)
    match = request.path_params["match"]
    viewer = request.query_params.get("viewer")
    old = await _old(request, site, match)
    eyes: Seat | None = None
    if viewer is not None and viewer != "spectator":
        if not re.fullmatch(r"[0-9]{1,3}", viewer) or not int(viewer) < len(old.began.places):
            raise HTTPException(status_code=400)
        eyes = int(viewer)
    return _json(await asyncio.to_thread(past.replay, old, eyes, site.hub.around.around.games))


@get("/api/matches/{match:str}/knowledge")
async def knowledge(request: Asked) -> Response[bytes]:
    """What every seat of a finished or abandoned match knew at step ``?at=STEP`` of its replay."""
    site = _site(request)
    match = request.path_params["match"]
    at = request.query_params.get("at", "")
    old = await _old(request, site, match)
    if not re.fullmatch(r"[0-9]{1,6}", at):
        raise HTTPException(status_code=400)
    found = await asyncio.to_thread(past.knowledge, old, int(at), site.hub.around.around.games)
    if found is None:
        raise HTTPException(status_code=400)
    return _json(found)


# The socket, the pages, the rest


@websocket("/socket/{code:str}")
async def room_socket(socket: Socket) -> None:
    """A room's socket; with ``?table`` that of its table screen, which is nobody."""
    site = _site(socket)
    code = socket.path_params["code"]
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(4403)
        return
    await socket.accept()
    where = _address(socket)
    try:
        identity = None if "table" in socket.query_params else await site.who(socket)
        guesses_left = site.wrong_codes.has(where, site.now())
        room = await site.hub.find(code) if guesses_left else site.own_room(code, identity)
    except StorageError:
        await socket.close(1013)
        return
    if room is None:
        site.wrong_codes.take(where, site.now())
    await site.doorkeeper.talk(Upgraded.of(socket.scope), where, room, None if identity is None else identity.uid)


@get("/healthz")
async def healthz(request: Asked) -> Response[bytes]:
    """Whether the server is well: it answers, and its database reads."""
    site = _site(request)
    await site.hub.around.store.read(lambda db: db.execute("SELECT 1").fetchone())
    return _json({"ok": True})


@get(["/", "/{path:path}"], sync_to_thread=False)
def pages(request: Asked) -> Response[bytes]:
    """The client."""
    site = _site(request)
    path = request.url.path
    if path.startswith(("/api/", "/socket/")):
        raise HTTPException(status_code=404)
    file = page(path, site.static)
    body, headers = file.body, {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.squeezes and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = squeezed(body), "gzip"
    return Response(body, status_code=file.status, media_type=file.kind, headers=headers)


def _refuse(request: Asked, error: HTTPException) -> Response[bytes]:
    """An error without words: the client says them in its own language."""
    return _json(None, status=error.status_code)


def _not_allowed(request: Asked, error: Refusal) -> Response[bytes]:
    status = {"no_place": 409, "bad_frame": 400}.get(error.code, 403)
    return _json(error.reason or Reason(f"error-{error.code}", {}), status=status)


def _not_stored(request: Asked, error: StorageError) -> Response[bytes]:
    return _json(Reason("error-storage", {}), status=503)


async def _same_site(request: Asked) -> Response[bytes] | None:
    """Answers 403 to what another site's page has a browser do."""
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return None
    own = own_origin(request.headers.get("origin"), request.headers.get("host"))
    if own and request.headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}:
        return None
    return _json(None, status=403)


async def _log(error: Exception, scope: Any) -> None:
    if not isinstance(error, HTTPException | Refusal | StorageError):
        logger.error("%s failed", scope.get("path"), exc_info=error)


def make_app(site: Site) -> ASGIApp:
    """The whole application, ready for a server."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        site.hub.start()
        forgetting = asyncio.get_running_loop().create_task(_forget_idle(site.hub))
        yield
        forgetting.cancel()
        await site.hub.close()

    app = Litestar(
        route_handlers=[
            me,
            rename,
            link,
            claim,
            history,
            results,
            my_data,
            forget_me,
            games,
            make_room,
            is_there,
            join,
            qr,
            record,
            verify,
            replay,
            knowledge,
            room_socket,
            healthz,
            pages,
        ],
        state=State({"site": site}, deep_copy=False),
        exception_handlers={HTTPException: _refuse, Refusal: _not_allowed, StorageError: _not_stored},
        before_request=_same_site,
        after_exception=[_log],
        lifespan=[life],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST_BODY * 4,
    )
    return SafeHeaders(app)


async def _forget_idle(hub: Hub) -> None:
    while True:
        await asyncio.sleep(FORGET_EVERY)
        hub.forget_idle()
