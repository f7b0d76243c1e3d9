"""``/socket``: the way into a room."""

from __future__ import annotations

from litestar import websocket

from tasogare.server.exchange import Socket, address
from tasogare.server.site import site_of
from tasogare.server.socket import own_origin
from tasogare.server.store import StorageError
from tasogare.server.upgraded import Upgraded

__all__ = ["room_socket"]


@websocket("/socket/{code:str}")
async def room_socket(socket: Socket) -> None:
    """A room's socket; with ``?table`` that of its table screen, which is nobody."""
    site = site_of(socket)
    code = socket.path_params["code"]
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(4403)
        return
    await socket.accept()
    where = address(socket)
    try:
        identity = None if "table" in socket.query_params else await site.who(socket)
        guesses_left = site.wrong_codes.has(where, site.now())
        room = await site.hub.find(code) if guesses_left else site.own_room(code, identity)
    except StorageError:
        await socket.close(1013)
        return
    if room is None:
        site.wrong_codes.take(where, site.now())
    await site.doorkeeper.talk(Upgraded.of(socket.scope), where, room, None if identity is None else identity.uid)
