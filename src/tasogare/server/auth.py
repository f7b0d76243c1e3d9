"""Who somebody is: an unguessable token in a cookie, of which the database keeps only the hash."""

from __future__ import annotations

import hashlib
import sqlite3
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable

from tasogare.core import Data

from .store import Store

__all__ = ["LINK_SECONDS", "TOKEN_SECONDS", "Identities", "Identity"]

TOKEN_BYTES = 32
TOKEN_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
LINK_SECONDS = 300
REMEMBERED = 20_000


class Identity(Data):
    """A person of this server; ``uid`` never leaves it."""

    uid: str
    name: str
    avatar: str


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Identities:
    """People and their tokens."""

    def __init__(self, store: Store, secret: Callable[[int], bytes]) -> None:
        self._store = store
        self._secret = secret
        self._known: OrderedDict[bytes, Identity] = OrderedDict()

    def _token(self) -> str:
        return urlsafe_b64encode(self._secret(TOKEN_BYTES)).decode().rstrip("=")

    async def who(self, token: str | None) -> Identity | None:
        """The person with that token."""
        if not token or len(token) > 100:
            return None
        key = _hash(token)
        if (known := self._known.get(key)) is not None:
            self._known.move_to_end(key)
            return known

        def find(db: sqlite3.Connection) -> Identity | None:
            row = db.execute(
                "SELECT id, name, avatar FROM tokens JOIN people ON people.id = tokens.person WHERE hash = ?", (key,)
            ).fetchone()
            return None if row is None else Identity(*row)

        found = await self._store.read(find)
        if found is not None:
            self._remember(key, found)
        return found

    def _remember(self, key: bytes, identity: Identity) -> None:
        self._known[key] = identity
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def make(self, name: str, avatar: str, now: int) -> tuple[Identity, str]:
        """A new person, with their token."""
        identity, token = Identity(self._secret(12).hex(), name, avatar), self._token()

        def add(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO people VALUES (?,?,?,?)", (identity.uid, name, avatar, now))
            db.execute("INSERT INTO tokens VALUES (?,?,?)", (_hash(token), identity.uid, now))

        await self._store.write(add)
        self._remember(_hash(token), identity)
        return identity, token

    async def rename(self, identity: Identity, name: str, avatar: str) -> Identity:
        """The person under another name."""
        renamed = Identity(identity.uid, name, avatar)
        if renamed != identity:
            new = (name, avatar, identity.uid)
            await self._store.write(lambda db: db.execute("UPDATE people SET name = ?, avatar = ? WHERE id = ?", new))
            self._known = OrderedDict(
                (key, renamed if known.uid == identity.uid else known) for key, known in self._known.items()
            )
        return renamed

    async def link(self, identity: Identity, now: int) -> str:
        """A secret that makes one other device this person's, once, for a few minutes."""
        token = self._token()

        def add(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM links WHERE person = ? OR until < ?", (identity.uid, now))
            db.execute("INSERT INTO links VALUES (?,?,?)", (_hash(token), identity.uid, now + LINK_SECONDS * 1000))

        await self._store.write(add)
        return token

    async def claim(self, link: str, now: int) -> tuple[Identity, str] | None:
        """The person of a link with a new token; the person's old tokens and the link are void from now on."""
        token = self._token()

        def move(db: sqlite3.Connection) -> Identity | None:
            row = db.execute(
                """SELECT people.id, name, avatar FROM links JOIN people ON people.id = links.person
                   WHERE hash = ? AND until >= ?""",
                (_hash(link), now),
            ).fetchone()
            if row is None:
                return None
            db.execute("DELETE FROM links WHERE hash = ?", (_hash(link),))
            db.execute("DELETE FROM tokens WHERE person = ?", (row[0],))
            db.execute("INSERT INTO tokens VALUES (?,?,?)", (_hash(token), row[0], now))
            return Identity(*row)

        identity = await self._store.write(move)
        if identity is None:
            return None
        self.forget(identity.uid)
        self._remember(_hash(token), identity)
        return identity, token

    async def drop(self, uid: str) -> None:
        """Makes all tokens and links of a person void."""

        def remove(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tokens WHERE person = ?", (uid,))
            db.execute("DELETE FROM links WHERE person = ?", (uid,))
            db.execute("DELETE FROM people WHERE id = ?", (uid,))

        await self._store.write(remove)
        self.forget(uid)

    def forget(self, uid: str) -> None:
        """Takes a person's tokens out of memory."""
        self._known = OrderedDict((key, known) for key, known in self._known.items() if known.uid != uid)
