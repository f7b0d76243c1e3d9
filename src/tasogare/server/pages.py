"""What a browser gets that is no data: the client's files, and the headers that every answer carries."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tasogare.core import Data

__all__ = ["STATIC", "File", "SafeHeaders", "page", "squeezed"]

STATIC = Path(__file__).parent / "static"
SHELL = frozenset({"", "room", "table", "rules", "replay", "me"})
"""First parts of the paths that the client draws itself."""
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}

UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tasogare</title>
<p>The browser client has not been built. Run <code>make client</code> (or <code>make play</code>),
then reload.</p></html>
"""


class File(Data):
    """A file's bytes, and how they are to be served."""

    body: bytes
    kind: str
    status: int
    cache: str

    @property
    def squeezes(self) -> bool:
        """Whether it is a text long enough to be worth packing."""
        return len(self.body) > 1_000 and self.kind.startswith(("text/", "image/svg", "application/"))


def page(path: str, static: Path = STATIC) -> File:
    """What is at a path: a file of the client, or its shell where the client draws the page itself."""
    first = path.strip("/").partition("/")[0]
    if first not in SHELL:
        found = _file(path.strip("/"), static)
        if found is not None:
            return found
    shell = static / "index.html"
    if not shell.is_file():
        return File(UNBUILT, "text/html", 503, "no-store")
    return File(shell.read_bytes(), "text/html", 200 if first in SHELL else 404, "no-cache")


def _file(name: str, static: Path) -> File | None:
    try:
        path = (static / name).resolve()
        if not path.is_relative_to(static.resolve()) or not path.is_file():
            return None
        body = path.read_bytes()
    except (OSError, ValueError):
        return None
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    forever = name.startswith("assets/")
    return File(body, kind, 200, "public, max-age=31536000, immutable" if forever else "no-cache")


@lru_cache(maxsize=128)
def squeezed(body: bytes) -> bytes:
    """The body packed by gzip; holds nothing secret, so its length may tell what it likes."""
    return gzip.compress(body, 6, mtime=0)


_HOST = re.compile(rb"[A-Za-z0-9.\-\[\]:_]{1,255}")


def _policy(host: bytes) -> bytes:
    """The content policy: nothing but our own files, and sockets to where the page came from."""
    sockets = b" ws://%s wss://%s" % (host, host) if _HOST.fullmatch(host) else b""
    return b"; ".join(
        [
            b"default-src 'self'",
            b"connect-src 'self'" + sockets,
            b"img-src 'self' data:",
            b"worker-src 'self'",
            b"object-src 'none'",
            b"base-uri 'none'",
            b"form-action 'self'",
            b"frame-ancestors 'none'",
        ]
    )


class SafeHeaders:
    """An ASGI application whose every HTTP answer carries the security headers."""

    def __init__(self, app: Any) -> None:
        self.app: ASGIApp = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", ()),
                    (b"content-security-policy", _policy(host)),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                    (b"cross-origin-opener-policy", b"same-origin"),
                    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
                ]
            await send(message)

        await self.app(scope, receive, send_safely)
