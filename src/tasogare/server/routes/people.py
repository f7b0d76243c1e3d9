"""``/api/me``: who one is, on which devices, and all that is kept of one."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.exceptions import HTTPException

from tasogare.server import log, ratings, wire
from tasogare.server.auth import LINK_SECONDS
from tasogare.server.exchange import Asked, address, as_json, body, cookie, qr_code
from tasogare.server.link import MOVED
from tasogare.server.site import site_of

__all__ = ["PEOPLE"]

POINTS = 60
"""By which ratings are shown larger than they are kept."""


@get("/api/me")
async def me(request: Asked) -> Response[bytes]:
    """Who the cookie says one is; null: nobody yet."""
    site = site_of(request)
    identity = await site.who(request)
    return as_json(None if identity is None else wire.Me(identity.name, identity.avatar))


@post("/api/me")
async def rename(request: Asked) -> Response[bytes]:
    """Makes the asker somebody, or gives them another name."""
    site = site_of(request)
    data = await body(request, wire.Me)
    identity, cookies = await site.named(request, data.name, data.avatar)
    return as_json(wire.Me(identity.name, identity.avatar), cookies)


@post("/api/me/link")
async def link(request: Asked) -> Response[bytes]:
    """A personal link for another device."""
    site = site_of(request)
    identity = await site.somebody(request, reading=5)
    token = await site.identities.link(identity, site.now())
    url = f"{site.origin(request)}/me#{token}"
    return as_json(wire.Link(token, LINK_SECONDS, qr_code(url).svg_data_uri(scale=4, border=4)))


@post("/api/me/claim")
async def claim(request: Asked) -> Response[bytes]:
    """Makes this device the person's whose link it is; the devices they had before are told so and are nobody's."""
    site = site_of(request)
    data = await body(request, wire.Claim)
    site.check(site.wrong_codes, address(request))
    claimed = await site.identities.claim(data.token, site.now())
    if claimed is None:
        raise HTTPException(status_code=404)
    identity, token = claimed
    for room in site.hub.rooms():
        for old in room.links_of(identity.uid):
            old.close(MOVED)
    return as_json(wire.Me(identity.name, identity.avatar), [cookie(request, token)])


@get("/api/me/history")
async def history(request: Asked) -> Response[bytes]:
    """The matches that the asker sat in and that are over, the last first."""
    site = site_of(request)
    identity = await site.somebody(request, reading=1)
    found = await site.hub.around.store.read(lambda db: log.past_matches(db, identity.uid))
    return as_json([wire.Past(seats=len(one["names"]), **one) for one in found])


@get("/api/me/results")
async def results(request: Asked) -> Response[bytes]:
    """How the asker has done, game by game, with ratings."""
    site = site_of(request)
    identity = await site.somebody(request, reading=1)
    found = await site.hub.around.store.read(lambda db: ratings.standings(db, identity.uid))
    return as_json([wire.Standing(s.game, s.matches, s.won, _shown(s.people), _shown(s.bots)) for s in found])


def _shown(rating: ratings.Rating | None) -> wire.Rated | None:
    if rating is None:
        return None
    return wire.Rated(round(rating.mu * POINTS), round(2 * rating.sigma * POINTS), rating.matches)


@get("/api/me/data")
async def my_data(request: Asked) -> Response[bytes]:
    """All that is kept of the asker, to be taken along."""
    site = site_of(request)
    identity = await site.somebody(request, reading=10)
    store = site.hub.around.store
    data = {
        "name": identity.name,
        "avatar": identity.avatar,
        "matches": await store.read(lambda db: log.past_matches(db, identity.uid, 1_000_000)),
        "results": await store.read(lambda db: ratings.standings(db, identity.uid)),
        "written": await store.read(lambda db: log.written_by(db, identity.uid)),
    }
    answer = as_json(data)
    answer.headers["content-disposition"] = 'attachment; filename="tasogare.json"'
    return answer


@delete("/api/me", status_code=200)
async def forget_me(request: Asked) -> Response[bytes]:
    """Takes the asker's name and identity out of everything that is kept; records stay, without them."""
    site = site_of(request)
    identity = await site.somebody(request)
    await site.hub.forget(identity.uid)
    await site.identities.drop(identity.uid)
    return as_json(None, [cookie(request, "", 0)])


PEOPLE = (me, rename, link, claim, history, results, my_data, forget_me)
