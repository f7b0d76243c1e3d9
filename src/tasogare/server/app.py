"""The web application: the routes, and what holds for them all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from tasogare.rooms.commanding import Refusal
from tasogare.rooms.views import Reason

from .exchange import LARGEST_BODY, Asked, as_json
from .hub import Hub
from .pages import SafeHeaders
from .routes.client import healthz, pages
from .routes.matches import MATCHES
from .routes.people import PEOPLE
from .routes.rooms import ROOMS
from .routes.sockets import room_socket
from .site import Site
from .socket import own_origin
from .store import StorageError

__all__ = ["Site", "make_app"]

logger = logging.getLogger("tasogare.app")

FORGET_EVERY = 60.0


def _refuse(request: Asked, error: HTTPException) -> Response[bytes]:
    """An error without words: the client says them in its own language."""
    return as_json(None, status=error.status_code)


def _not_allowed(request: Asked, error: Refusal) -> Response[bytes]:
    status = {"no_place": 409, "bad_frame": 400}.get(error.code, 403)
    return as_json(error.reason or Reason(f"error-{error.code}", {}), status=status)


def _not_stored(request: Asked, error: StorageError) -> Response[bytes]:
    return as_json(Reason("error-storage", {}), status=503)


async def _same_site(request: Asked) -> Response[bytes] | None:
    """Answers 403 to what another site's page has a browser do."""
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return None
    own = own_origin(request.headers.get("origin"), request.headers.get("host"))
    if own and request.headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}:
        return None
    return as_json(None, status=403)


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
        route_handlers=[*PEOPLE, *ROOMS, *MATCHES, room_socket, healthz, pages],
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
