"""``/api/games`` and ``/api/rooms``: what can be played, and how one makes, finds and enters a room."""

from __future__ import annotations

from functools import partial
from io import BytesIO

from litestar import Response, get, post
from litestar.exceptions import HTTPException

from tasogare.games.guides import guide
from tasogare.rooms.publish import cards
from tasogare.rooms.setting_up import begin_guided, for_people, set_up
from tasogare.server import wire
from tasogare.server.exchange import Asked, address, as_json, body, qr_code
from tasogare.server.site import site_of

__all__ = ["ROOMS"]


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """The games on offer."""
    site = site_of(request)
    return as_json(cards(site.hub.around.around.games))


@post("/api/rooms")
async def make_room(request: Asked) -> Response[bytes]:
    """Makes a room with the asker as its host."""
    site = site_of(request)
    data = await body(request, wire.NewRoom)
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
    site.check(site.new_rooms, address(request), 0.5)
    room = await site.hub.make(name, places)
    await room.join(identity.uid, identity.name, identity.avatar)
    if found is not None:
        await room.act(partial(begin_guided, guide=found))
    elif data.bots:
        await room.act(set_up)
    else:
        await room.act(for_people)
    return as_json(wire.Code(room.room.code), cookies, 201)


@get("/api/rooms/{code:str}")
async def is_there(request: Asked) -> Response[bytes]:
    """The code as it is written, if there is such a room."""
    site = site_of(request)
    code = request.path_params["code"]
    return as_json(wire.Code((await site.room(request, code)).room.code))


@post("/api/rooms/{code:str}/join")
async def join(request: Asked) -> Response[bytes]:
    """Makes the asker a person of the room."""
    site = site_of(request)
    code = request.path_params["code"]
    data = await body(request, wire.NewRoom)
    room = await site.room(request, code)
    identity, cookies = await site.named(request, data.name, data.avatar)
    await room.join(identity.uid, identity.name, identity.avatar)
    return as_json(wire.Code(room.room.code), cookies)


@get("/api/rooms/{code:str}/qr.svg")
async def qr(request: Asked) -> Response[bytes]:
    """The room's address as a QR code."""
    site = site_of(request)
    code = request.path_params["code"]
    room = await site.room(request, code)
    out = BytesIO()
    qr_code(f"{site.origin(request)}/room/{room.room.code}").save(out, kind="svg", scale=4, border=4, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


ROOMS = (games, make_room, is_there, join, qr)
