"""The database's tables, as steps from each version to the next; steps that were released never change."""

from __future__ import annotations

import sqlite3

__all__ = ["MIGRATIONS", "migrate", "touch"]

MIGRATIONS: tuple[str, ...] = (
    """
    -- who comes with which secret; of a token only its SHA-256 is kept
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, made INTEGER NOT NULL);
    CREATE TABLE tokens (hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people, made INTEGER NOT NULL);
    CREATE INDEX tokens_of ON tokens (person);
    CREATE TABLE links (hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people, until INTEGER NOT NULL);

    -- the two streams; their keys are what keeps a second writer from adding the same n
    CREATE TABLE rooms (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, made INTEGER NOT NULL);
    CREATE TABLE events (
        room INTEGER NOT NULL REFERENCES rooms, n INTEGER NOT NULL, at INTEGER NOT NULL,
        person INTEGER, command TEXT, body BLOB NOT NULL,
        PRIMARY KEY (room, n)
    ) WITHOUT ROWID;
    CREATE TABLE plays (
        match INTEGER NOT NULL REFERENCES matches, n INTEGER NOT NULL,
        after INTEGER NOT NULL, -- how many events of the room came before
        at INTEGER NOT NULL, person INTEGER, command TEXT,
        by INTEGER NOT NULL, move BLOB NOT NULL, auto INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;

    -- derived from the events, to be found by their own keys
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, room INTEGER NOT NULL REFERENCES rooms,
        began_with INTEGER NOT NULL, -- the number of the event that began it
        game TEXT NOT NULL, began INTEGER NOT NULL,
        ended INTEGER, outcome BLOB, names BLOB
    );
    CREATE INDEX matches_of ON matches (room);
    CREATE INDEX matches_running ON matches (ended) WHERE ended IS NULL;
    CREATE TABLE players (
        match INTEGER NOT NULL REFERENCES matches, seat INTEGER NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX players_of ON players (person);
    """,
    """
    ALTER TABLE matches ADD COLUMN guided INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN rated INTEGER; -- which match that was rated it is; null: not yet, or never
    CREATE UNIQUE INDEX matches_rated ON matches (rated) WHERE rated IS NOT NULL;

    -- derived from the matches, and made anew from them at any time
    CREATE TABLE ratings (
        person TEXT NOT NULL, game TEXT NOT NULL, against TEXT NOT NULL,
        mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
        PRIMARY KEY (person, game, against)
    ) WITHOUT ROWID;
    """,
    """
    -- plays lie in the order in which they came: what is written together, of many matches, lies together
    ALTER TABLE plays RENAME TO plays_by_match;
    CREATE TABLE plays (
        match INTEGER NOT NULL REFERENCES matches, n INTEGER NOT NULL,
        after INTEGER NOT NULL, -- how many events of the room came before
        at INTEGER NOT NULL, person INTEGER, command TEXT,
        by INTEGER NOT NULL, move BLOB NOT NULL, auto INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    );
    INSERT INTO plays SELECT * FROM plays_by_match ORDER BY match, n;
    DROP TABLE plays_by_match;
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the database to the last version; raises ValueError where it comes from a later program, or another."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise ValueError(f"expected a database of version {len(MIGRATIONS)} at most, got one of version {version}")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= {"rooms", "events", "plays"} and (version or tables):
        raise ValueError("expected an empty database or Tasogare's, got another program's")
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def touch(connection: sqlite3.Connection) -> None:
    """Writes what is there already: a disk that is full, or that must not be changed, is known by it at once."""
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
