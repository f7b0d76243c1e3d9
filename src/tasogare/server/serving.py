"""The server as a process: its database opened, its port taken, its end without loss."""

from __future__ import annotations

import contextlib
import gc
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

import segno
import uvicorn

from tasogare.core import Dice, Game, resolve_options, start
from tasogare.games import games
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.draft import Around

from .app import Site, make_app
from .auth import Identities
from .bots import Bots
from .clock import SteadyClock
from .hub import Hub
from .live import Surroundings
from .store import Store
from .upgraded import Outbox, Upgraded

__all__ = ["Address", "leave_alone", "open_database", "reckon_ahead", "serve", "socket_settings"]

LARGEST_FRAME = 65_536
PING_EVERY = 20.0
PATIENCE_AT_END = 5
RARELY = (20_000, 20, 20)
"""After how many objects more, and how many searches among the young, garbage is searched for; Python's own first
number is 700."""
AHEAD = 20
"""Moves that are made ahead, of each game with each number of seats: it is put up, and the first turns are made."""


@dataclass(frozen=True)
class Address:
    """Where the server is to be found: on this machine, and by phones in the same network."""

    here: str
    near: str | None


def open_database(database: str) -> Store:
    """The store at a path or ``sqlite:`` address; raises ValueError where that can't be."""
    scheme, colon, rest = database.partition(":")
    if colon and scheme == "sqlite":
        database = rest.removeprefix("//")
    elif colon and "/" not in scheme and len(scheme) > 1:
        raise ValueError(f"expected the path of an SQLite file (or sqlite:PATH), got a database of kind {scheme!r}")
    path = Path(database).expanduser()
    if path.is_dir():
        raise ValueError(f"expected a place for the database file, got the folder {str(path)!r}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Store(path)
    except OSError as error:
        raise ValueError(f"expected a place for the database file, got {str(path)!r}: {error.strerror}") from None
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    except Exception as error:
        raise ValueError(f"expected an SQLite file that can be read, got {str(path)!r}: {error}") from None


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
    """Serves until it is asked to end; the exit status.

    ``tell`` is called once with the addresses, when the server answers; without it they are printed, with a QR code
    for phones where ``lan`` is set.  Raises ValueError saying what was expected and what came.
    """
    if (certificate is None) != (key is None):
        raise ValueError("expected a certificate together with its key, got only one of them")
    for file in (certificate, key):
        if file is not None and not file.is_file():
            raise ValueError(f"expected a file, got {str(file)!r}")
    listening = _listen("0.0.0.0" if lan else host, port)
    try:
        store = open_database(database)
    except ValueError:
        listening.close()
        raise
    scheme = "http" if certificate is None else "https"
    number = listening.getsockname()[1]
    near = f"{scheme}://{_own_address()}:{number}" if lan else None
    shown = "127.0.0.1" if lan or host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host
    address = Address(f"{scheme}://{shown}:{number}", near)
    around = Around(games(), Dice(SystemRandom()), secrets.token_bytes)
    bots = Bots()
    hub = Hub(Surroundings(store, SteadyClock(), around, bots, Patience()))
    site = Site(hub, Identities(store, secrets.token_bytes), reached_at=near)
    server = _Server(
        uvicorn.Config(
            make_app(site),
            **socket_settings(),
            lifespan="on",
            timeout_graceful_shutdown=PATIENCE_AT_END,
            ssl_certfile=certificate,
            ssl_keyfile=key,
        ),
        lambda: (tell or _print)(address),
    )
    try:
        with _ended_by_signals():
            server.run([listening])
    finally:
        bots.close()
        store.close()
    return 0 if server.started else 1


def socket_settings() -> dict[str, Any]:
    """How the socket library is set up, here and where it is measured."""
    return {
        "ws": partial(Upgraded, outbox=Outbox()),
        "ws_per_message_deflate": False,
        "ws_max_size": LARGEST_FRAME,
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PING_EVERY,
        "loop": "auto",
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
    }


@contextlib.contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Uvicorn raises the signal that ended it once more; but to be asked to end, and to end, is no failure."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    previous = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, answers: Callable[[], None]) -> None:
        super().__init__(config)
        self._answers = answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            leave_alone()
            threading.Thread(target=reckon_ahead, args=(games().values(),), daemon=True).start()
            self._answers()


def reckon_ahead(offered: Iterable[Game[Any]]) -> None:
    """What games reckon once and keep, such as the ways round a board's walls, is there before a table waits for it.

    Else the first who play would hold the loop, and with it every table, for as long as a second.
    """
    for game, seats in [(each, seats) for each in offered for seats in each.seats]:
        match, dice = start(game, seats, resolve_options(game, seats, {})), Dice(seats)
        for _ in range(AHEAD):
            awaited = match.awaited()
            if not awaited:
                break
            match = match.play(awaited[0], match.options(awaited[0]).pick(dice))
            for viewer in (None, *range(seats)):
                game.view(match.state, viewer)


def leave_alone() -> None:
    """Has the search for garbage pass over what is there for good, the program itself, and look seldom at the rest:
    what a move leaves behind goes without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise ValueError(f"expected an address and a port that are free, got {host}:{port}: {error}") from None
    return listening


def _own_address() -> str:
    """This machine's address in its network; asks the routing table, sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _print(address: Address) -> None:
    print(address.here, flush=True)
    if address.near is not None:
        print(address.near)
        segno.make(address.near).terminal(compact=True)
        sys.stdout.flush()
