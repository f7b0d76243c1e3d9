"""What a page shows to whoever looks at it, and what it is sent."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocket

__all__ = ["Sent", "fits", "one_line", "plain"]


def plain(text: str) -> str:
    """The text without the marks that keep names apart."""
    return re.sub("[\u2066-\u2069]", "", text)


def one_line(text: str) -> str:
    """The plain text on one line."""
    return re.sub(r"\s+", " ", plain(text))


def fits(page: Page) -> bool:
    """Whether nothing makes the page scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


class Sent:
    """What a page is sent over its sockets."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        self.frames.append(str(frame))
