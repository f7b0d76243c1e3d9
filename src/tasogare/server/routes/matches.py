"""``/api/matches``: matches that are over."""

from __future__ import annotations

import asyncio
import re

from litestar import Response, get
from litestar.exceptions import HTTPException

from tasogare.core import Seat
from tasogare.server import log, past
from tasogare.server.exchange import Asked, address, as_json
from tasogare.server.site import Site, site_of

__all__ = ["MATCHES"]


async def _old(request: Asked, site: Site, match: str) -> log.OldMatch:
    site.check(site.reading, address(request))
    offered = site.hub.around.around.games
    found = await site.hub.around.store.read(lambda db: log.old_match(db, match, offered))
    if found is None:
        raise HTTPException(status_code=404)
    return found


@get("/api/matches/{match:str}/record")
async def record(request: Asked) -> Response[bytes]:
    """The record of a finished or abandoned match, to be kept and verified."""
    site = site_of(request)
    match = request.path_params["match"]
    old = await _old(request, site, match)
    content = await asyncio.to_thread(past.record, old, site.hub.around.around.games)
    headers = {"content-disposition": f'attachment; filename="{old.began.game}-{match}.json"'}
    return Response(content + b"\n", media_type="application/json", headers=headers)


@get("/api/matches/{match:str}/verify")
async def verify(request: Asked) -> Response[bytes]:
    """Whether every draw of a match that is over follows from its seed, as ``tasogare verify`` finds."""
    site = site_of(request)
    match = request.path_params["match"]
    site.check(site.reading, address(request), 4)
    old = await _old(request, site, match)
    return as_json(await asyncio.to_thread(past.verified, old, site.hub.around.around.games))


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked) -> Response[bytes]:
    """A finished or abandoned match step by step, through the eyes of ``?viewer=SEAT`` or of a spectator."""
    site = site_of(request)
    match = request.path_params["match"]
    viewer = request.query_params.get("viewer")
    old = await _old(request, site, match)
    eyes: Seat | None = None
    if viewer is not None and viewer != "spectator":
        if not re.fullmatch(r"[0-9]{1,3}", viewer) or not int(viewer) < len(old.began.places):
            raise HTTPException(status_code=400)
        eyes = int(viewer)
    return as_json(await asyncio.to_thread(past.replay, old, eyes, site.hub.around.around.games))


@get("/api/matches/{match:str}/knowledge")
async def knowledge(request: Asked) -> Response[bytes]:
    """What every seat of a finished or abandoned match knew at step ``?at=STEP`` of its replay."""
    site = site_of(request)
    match = request.path_params["match"]
    at = request.query_params.get("at", "")
    old = await _old(request, site, match)
    if not re.fullmatch(r"[0-9]{1,6}", at):
        raise HTTPException(status_code=400)
    found = await asyncio.to_thread(past.knowledge, old, int(at), site.hub.around.around.games)
    if found is None:
        raise HTTPException(status_code=400)
    return as_json(found)


MATCHES = (record, verify, replay, knowledge)
