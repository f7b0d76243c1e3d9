"""What the routes read of a request and write into an answer: bodies, JSON, addresses, cookies, QR codes."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import segno
from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from .auth import TOKEN_SECONDS

__all__ = ["COOKIE", "LARGEST_BODY", "Asked", "Socket", "address", "as_json", "body", "cookie", "qr_code"]

COOKIE = "tasogare"
LARGEST_BODY = 16_384

T = TypeVar("T")
Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


def address(connection: Asked | Socket) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


async def body(request: Asked, kind: type[T]) -> T:
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


def as_json(content: Any, cookies: list[Cookie] | None = None, status: int = 200) -> Response[bytes]:
    """An answer that nobody keeps."""
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type="application/json",
        cookies=cookies or [],
        headers={"cache-control": "no-store"},
    )


def cookie(request: Asked, token: str, seconds: int = TOKEN_SECONDS) -> Cookie:
    """The cookie that says who somebody is."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, path="/", max_age=seconds, httponly=True, samesite="lax", secure=secure)


def qr_code(text: str) -> segno.QRCode:
    """A text as a QR code."""
    return segno.make(text, error="m", micro=False)
