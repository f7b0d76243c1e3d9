"""Everything else: the client, and whether the server is well."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import HTTPException

from tasogare.server.exchange import Asked, as_json
from tasogare.server.pages import page, squeezed
from tasogare.server.site import site_of

__all__ = ["healthz", "pages"]


@get("/healthz")
async def healthz(request: Asked) -> Response[bytes]:
    """Whether the server is well: it answers, and its database reads."""
    site = site_of(request)
    await site.hub.around.store.read(lambda db: db.execute("SELECT 1").fetchone())
    return as_json({"ok": True})


@get(["/", "/{path:path}"], sync_to_thread=False)
def pages(request: Asked) -> Response[bytes]:
    """The client."""
    site = site_of(request)
    path = request.url.path
    if path.startswith(("/api/", "/socket/")):
        raise HTTPException(status_code=404)
    file = page(path, site.static)
    content, headers = file.body, {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.squeezes and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = squeezed(content), "gzip"
    return Response(content, status_code=file.status, media_type=file.kind, headers=headers)
