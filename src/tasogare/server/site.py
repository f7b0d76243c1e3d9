"""What the application stands on: who asks, for which room, and how often they may."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from tasogare.rooms.names import clean

from .auth import Identities, Identity
from .exchange import COOKIE, Asked, Socket, address, cookie
from .hub import Hub
from .limits import Limit
from .live import LiveRoom
from .pages import STATIC
from .socket import Doorkeeper

__all__ = ["Site", "site_of"]

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})


@dataclass
class Site:
    """What the application stands on."""

    hub: Hub
    identities: Identities
    static: Path = STATIC
    reached_at: str | None = None
    """The origin under which phones in the same network reach this server."""

    def __post_init__(self) -> None:
        # a family, or a class of thirty, comes from one address
        self.new_people = Limit(60, 0.2)
        self.new_rooms = Limit(30, 0.1)
        self.wrong_codes = Limit(40, 0.5)
        self.reading = Limit(60, 2)
        self.doorkeeper = Doorkeeper(self.hub)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.hub.around.clock.now()

    def check(self, limit: Limit, who: str, count: float = 1) -> None:
        """Answers 429 where somebody has asked too often."""
        if not limit.take(who, self.now(), count):
            raise HTTPException(status_code=429)

    async def who(self, connection: Asked | Socket) -> Identity | None:
        """Whose cookie a request carries."""
        return await self.identities.who(connection.cookies.get(COOKIE))

    async def somebody(self, request: Asked, *, reading: float = 0) -> Identity:
        """Whose cookie a request carries; answers 401 where it is nobody's, and 429 to who has read too much."""
        identity = await self.who(request)
        if identity is None:
            raise HTTPException(status_code=401)
        if reading:
            self.check(self.reading, identity.uid, reading)
        return identity

    async def named(self, request: Asked, name: str | None, avatar: str | None) -> tuple[Identity, list[Cookie]]:
        """The person of a request under the name that was given, made if there is none yet, and their new cookie."""
        identity = await self.who(request)
        if identity is not None:
            new_name = clean(name) if name is not None else identity.name
            new_avatar = clean(avatar, 2) if avatar is not None else identity.avatar
            if not new_name:
                raise HTTPException(status_code=400)
            return await self.identities.rename(identity, new_name, new_avatar), []
        plain = clean(name or "")
        if not plain:
            raise HTTPException(status_code=400)
        self.check(self.new_people, address(request))
        identity, token = await self.identities.make(plain, clean(avatar or "", 2), self.now())
        return identity, [cookie(request, token)]

    async def room(self, request: Asked, code: str) -> LiveRoom:
        """The room with that code; answers 404 where there is none, and 429 to who guesses."""
        if not self.wrong_codes.has(address(request), self.now()):
            own = self.own_room(code, await self.who(request))
            if own is None:
                raise HTTPException(status_code=429)
            return own
        room = await self.hub.find(code)
        if room is None:
            self.check(self.wrong_codes, address(request))
            raise HTTPException(status_code=404)
        return room

    def own_room(self, code: str, identity: Identity | None) -> LiveRoom | None:
        """The room with that code if this person has been in it; so that one who guesses locks out no family.

        Looks in memory alone: how long it takes tells nobody whether there is such a room.
        """
        room = None if identity is None else self.hub.in_memory(code)
        return room if room is not None and identity is not None and room.room.known(identity.uid) else None

    def origin(self, request: Asked) -> str:
        """Where a phone finds the server that this request has found."""
        host = request.headers.get("host", "")
        if self.reached_at is not None and host.rpartition(":")[0] in LOOPBACK:
            return self.reached_at
        return f"{request.url.scheme}://{host}"


def site_of(connection: Asked | Socket) -> Site:
    """The site that a request or a socket has come to."""
    site: Site = connection.app.state["site"]
    return site
