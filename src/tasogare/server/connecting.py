"""Connections to the database file, also where the disk is full, the file must not be changed, or another holds it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

__all__ = ["connect", "no_room_or_leave", "standing_still"]

PAGE = 1024
"""Bytes: each commit writes whole pages, and a play is small."""
WAITING = 4000
"""Pages that wait beside the file till they are written into it."""

CODES = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}


def connect(path: str, patience: float) -> sqlite3.Connection:
    """A connection that waits so many seconds for others; raises sqlite3.Error where the file is no database."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        connection.execute(f"PRAGMA page_size = {PAGE}")  # of a new file; others keep theirs
        with contextlib.suppress(sqlite3.OperationalError):  # full or locked: it stays as it was, and may be read
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        for pragma in ("synchronous = FULL", "foreign_keys = OFF", f"wal_autocheckpoint = {WAITING}"):
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def no_room_or_leave(error: Exception) -> bool:
    """Whether it was the disk that failed or that forbade something, whatever was asked of the database."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in CODES


@contextlib.contextmanager
def standing_still(path: str, why: sqlite3.Error) -> Iterator[sqlite3.Connection]:
    """A connection to a file that nothing changes meanwhile, for which none has to be made beside it.

    To read, SQLite makes two files beside the database; where a full disk or a folder that must not be changed does
    not let it, this one reads nevertheless.  Raises ``why`` where that was not the reason, where something waits in
    those files, or where they came into being meanwhile.
    """
    if not no_room_or_leave(why) or _waits(path):
        raise why
    address = f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    with contextlib.closing(connection):
        yield connection
        if _waits(path):
            raise why


def _waits(path: str) -> bool:
    """Whether there is anything that is committed and not yet in the database file itself."""
    try:
        return Path(f"{path}-wal").stat().st_size > 0
    except FileNotFoundError:
        return False
