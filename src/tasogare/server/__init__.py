"""The server: sockets, pages, identity and the durable log around ``tasogare.rooms``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .serving import Address

__all__ = ["serve"]


def serve(
    host: str,
    port: int,
    database: str,
    *,
    lan: bool = False,
    certificate: Path | None = None,
    key: Path | None = None,
    tell: Callable[[Address], None] | None = None,
) -> int:
    """Serves until it is asked to end; see ``tasogare.server.serving``, which is loaded by this call alone."""
    from . import serving

    return serving.serve(host, port, database, lan=lan, certificate=certificate, key=key, tell=tell)
