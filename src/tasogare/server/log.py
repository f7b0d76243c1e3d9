"""Rooms in the store: entries to rows of the two streams and back, and the matches that are found by name."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tasogare.core import Data, Outcome, Play, replace
from tasogare.rooms.events import (
    Abandoned,
    Began,
    Came,
    Entry,
    Finished,
    Lapsed,
    Noted,
    Played,
    Renamed,
    RoomEvent,
    Said,
)
from tasogare.rooms.room import Games, Room, fold

from . import ratings
from .done import Done
from .store import Insert, Job

__all__ = [
    "Kept",
    "OldMatch",
    "add",
    "added",
    "find_room",
    "forget_person",
    "load",
    "make_room",
    "old_match",
    "past_matches",
    "rooms_running",
    "story",
    "written_by",
]

_encode = msgspec.json.Encoder().encode
_event = msgspec.json.Decoder(RoomEvent).decode
_outcome = msgspec.json.Decoder(Outcome).decode
_names = msgspec.json.Decoder(tuple[str, ...]).decode


def make_room(db: sqlite3.Connection, code: str, at: int) -> int:
    """The id of a new room; raises sqlite3.IntegrityError where the code is taken."""
    made = db.execute("INSERT INTO rooms (code, made) VALUES (?, ?)", (code, at)).lastrowid
    assert made is not None
    return made


def find_room(db: sqlite3.Connection, code: str) -> int | None:
    """The id of the room with that code."""
    row = db.execute("SELECT id FROM rooms WHERE code = ?", (code,)).fetchone()
    return None if row is None else row[0]


def rooms_running(db: sqlite3.Connection) -> list[str]:
    """The codes of all rooms in which a match goes on."""
    rows = db.execute("SELECT DISTINCT code FROM rooms JOIN matches ON matches.room = rooms.id WHERE ended IS NULL")
    return [code for (code,) in rows]


def add(db: sqlite3.Connection, room_id: int, before: Room, after: Room, entries: Sequence[Entry]) -> int | None:
    """Adds the entries that lead from ``before`` to ``after``; raises IntegrityError where another came first.

    The number under which the plays of the match are stored that goes on now, or went on before.
    """
    events = before.events
    table = before.running
    match = None if table is None else _match_id(db, table.id)
    plays = 0 if table is None else table.plays
    for entry in entries:
        what = entry.what
        if isinstance(what, Played):
            db.execute(
                "INSERT INTO plays (match, n, after, at, person, command, by, move, auto) VALUES (?,?,?,?,?,?,?,?,?)",
                (match, plays, events, entry.at, entry.person, entry.command, what.by, _encode(what.move), what.auto),
            )
            plays += 1
            continue
        db.execute(
            "INSERT INTO events (room, n, at, person, command, body) VALUES (?,?,?,?,?,?)",
            (room_id, events, entry.at, entry.person, entry.command, _encode(what)),
        )
        events += 1
        if isinstance(what, Began):
            match, plays = _begin(db, room_id, events - 1, what, entry.at), 0
        elif isinstance(what, Finished | Abandoned):
            assert match is not None
            _end(db, match, after, what.outcome if isinstance(what, Finished) else None, entry.at)
    return match


PLAYS = "plays (match, n, after, at, person, command, by, move, auto)"
PLAY = "(?,?,?,?,?,?,?,?,?)"


def added(
    room_id: int, match: int | None, before: Room, after: Room, entries: Sequence[Entry]
) -> Job[int | None] | Insert:
    """The job that adds the entries, as ``add`` does; where they are plays alone of the match that is stored under
    that number, one that goes in with others."""
    table = before.running
    rows = []
    for number, entry in enumerate(entries, 0 if table is None else table.plays):
        play = entry.what
        if match is None or not isinstance(play, Played):
            return lambda db: add(db, room_id, before, after, entries)
        move = _encode(play.move)
        rows.append((match, number, before.events, entry.at, entry.person, entry.command, play.by, move, play.auto))
    return Insert(PLAYS, PLAY, tuple(rows))


def _match_id(db: sqlite3.Connection, name: str) -> int:
    (found,) = db.execute("SELECT id FROM matches WHERE name = ?", (name,)).fetchone()
    return int(found)


def _begin(db: sqlite3.Connection, room_id: int, n: int, began: Began, at: int) -> int:
    made = db.execute(
        "INSERT INTO matches (name, room, began_with, game, began, guided) VALUES (?,?,?,?,?,?)",
        (began.match, room_id, n, began.game, at, bool(began.deal)),
    ).lastrowid
    assert made is not None
    return made


def _end(db: sqlite3.Connection, match: int, room: Room, outcome: Outcome | None, at: int) -> None:
    holders = room.holders
    people = [None if h.person is None else room.people[h.person] for h in holders]
    db.execute(
        "UPDATE matches SET ended = ?, outcome = ?, names = ? WHERE id = ?",
        (
            at,
            None if outcome is None else _encode(outcome),
            _encode(["" if guest is None else guest.name for guest in people]),
            match,
        ),
    )
    db.executemany(
        "INSERT INTO players (match, seat, person) VALUES (?,?,?)",
        [(match, seat, guest.uid) for seat, guest in enumerate(people) if guest is not None],
    )
    assert room.table is not None
    ratings.rate(db, match, {room.table.game.name: room.table.game})


class Kept(NamedTuple):
    """A room as its log tells of it."""

    room: Room
    done: Done
    match: int | None
    """The number under which the plays of its last match are stored."""


def load(db: sqlite3.Connection, room_id: int, games: Games) -> Kept:
    """The room as it is kept; plays of matches before the last one are not needed for it."""
    found, events = story(db, room_id, games)
    room = replace(fold(found, games), events=events)
    return Kept(room, Done(found), None if room.table is None else _match_id(db, room.table.id))


def story(db: sqlite3.Connection, room_id: int, games: Games) -> tuple[list[Entry], int]:
    """A room's log in its order, without what was played before the last match; and how many events there are."""
    rows = db.execute("SELECT at, person, command, body FROM events WHERE room = ? ORDER BY n", (room_id,)).fetchall()
    events = [Entry(at, _event(body), person, command) for at, person, command, body in rows]
    last = max((i for i, entry in enumerate(events) if isinstance(entry.what, Began)), default=None)
    if last is None:
        return events, len(events)
    began = events[last].what
    assert isinstance(began, Began)
    plays = db.execute(
        "SELECT after, at, person, command, by, move, auto FROM plays WHERE match = ? ORDER BY n",
        (_match_id(db, began.match),),
    ).fetchall()
    moves = games[began.game].decode_move
    found = [entry for entry in events[:last] if not isinstance(entry.what, Lapsed)]
    done = last
    for after, at, person, command, by, move, auto in plays:
        found += events[done:after]
        done = after
        found.append(Entry(at, Played(by, moves(move), bool(auto)), person, command))
    return found + events[done:], len(events)


class OldMatch(Data):
    """A match that is over, as its log tells it."""

    name: str
    began: Began
    plays: tuple[Play, ...]
    lapses: tuple[int, ...]
    """After how many plays a phase that held was over, once for each."""
    names: tuple[str, ...]
    outcome: Outcome | None


def old_match(db: sqlite3.Connection, name: str, games: Games) -> OldMatch | None:
    """The finished or abandoned match of that name; None: there is none, or it goes on."""
    row = db.execute(
        "SELECT id, room, began_with, outcome, names FROM matches WHERE name = ? AND ended IS NOT NULL", (name,)
    ).fetchone()
    if row is None:
        return None
    match, room, n, outcome, names = row
    (body,) = db.execute("SELECT body FROM events WHERE room = ? AND n = ?", (room, n)).fetchone()
    began = _event(body)
    assert isinstance(began, Began)
    moves = games[began.game].decode_move
    rows = db.execute("SELECT after, by, move, auto FROM plays WHERE match = ? ORDER BY n", (match,)).fetchall()
    return OldMatch(
        name,
        began,
        tuple(Play(by, moves(move), bool(auto)) for _, by, move, auto in rows),
        tuple(sum(after <= at for after, *_ in rows) for at in _lapses(db, room, n)),
        _names(names),
        None if outcome is None else _outcome(outcome),
    )


def _lapses(db: sqlite3.Connection, room: int, began_with: int) -> list[int]:
    """The numbers of the events by which phases lapsed in the match that began with that event."""
    found = []
    for n, body in db.execute("SELECT n, body FROM events WHERE room = ? AND n > ? ORDER BY n", (room, began_with)):
        kind = msgspec.json.decode(body)["type"]
        if kind == "lapsed":
            found.append(n)
        elif kind in {"finished", "abandoned", "began"}:
            break
    return found


def written_by(db: sqlite3.Connection, uid: str) -> list[dict[str, Any]]:
    """What a person has written on this server, lines and notes, room by room."""
    found = []
    for room, person in sorted({(room, came.person) for room, came in _comings(db, uid)}):
        (code,) = db.execute("SELECT code FROM rooms WHERE id = ?", (room,)).fetchone()
        rows = db.execute("SELECT at, body FROM events WHERE room = ? AND person = ? ORDER BY n", (room, person))
        lines, notes = list[dict[str, Any]](), list[dict[str, Any]]()
        for at, body in rows:
            event = _event(body)
            if isinstance(event, Said) and event.text:
                lines.append({"at": at, "text": event.text})
            elif isinstance(event, Noted):
                notes.append({"at": at, "notes": event.notes})
        found.append({"room": code, "lines": lines, "notes": notes})
    return found


def _comings(db: sqlite3.Connection, uid: str) -> list[tuple[int, Came]]:
    """Each time that an identity came into a room."""
    rows = db.execute("SELECT room, body FROM events WHERE instr(body, ?)", (f'"uid":"{uid}"'.encode(),))
    return [(room, event) for room, body in rows if isinstance(event := _event(body), Came) and event.uid == uid]


def forget_person(db: sqlite3.Connection, uid: str, other: str) -> list[int]:
    """Takes a person's name, identity and written words out of the log; ``other`` stands for them from now on.

    The ids of the rooms that this changed.
    """
    rooms: list[int] = []
    for room, came in _comings(db, uid):
        if room not in rooms:
            rooms.append(room)
            _forget_in_room(db, room, came.person, other)
    for match, seat in db.execute("SELECT match, seat FROM players WHERE person = ?", (uid,)).fetchall():
        (kept,) = db.execute("SELECT names FROM matches WHERE id = ?", (match,)).fetchone()
        names = list(_names(kept))
        names[seat] = ""
        db.execute("UPDATE matches SET names = ? WHERE id = ?", (_encode(names), match))
    # under a name that is nobody's the match goes on counting for the others
    db.execute("UPDATE players SET person = ? WHERE person = ?", (other, uid))
    db.execute("UPDATE ratings SET person = ? WHERE person = ?", (other, uid))
    return rooms


def _forget_in_room(db: sqlite3.Connection, room: int, person: int, other: str) -> None:
    rows = db.execute("SELECT n, person, body FROM events WHERE room = ?", (room,)).fetchall()
    for n, by, body in rows:
        event = _event(body)
        if isinstance(event, Came) and event.person == person:
            event = replace(event, uid=other, name="", avatar="")
        elif isinstance(event, Renamed) and event.person == person:
            event = replace(event, name="", avatar="")
        elif isinstance(event, Said) and event.person == person:
            event = replace(event, text="")
        elif isinstance(event, Noted) and by == person:
            event = replace(event, notes=msgspec.Raw(b"null"))
        else:
            continue
        db.execute("UPDATE events SET body = ? WHERE room = ? AND n = ?", (_encode(event), room, n))


def past_matches(db: sqlite3.Connection, person: str, limit: int = 200) -> list[dict[str, Any]]:
    """What a person has played to the end on this server, the last first."""
    rows = db.execute(
        """SELECT matches.name, game, began, ended, outcome, names, guided, group_concat(seat)
           FROM players JOIN matches ON matches.id = players.match
           WHERE person = ? GROUP BY matches.id ORDER BY ended DESC LIMIT ?""",
        (person, limit),
    ).fetchall()
    return [
        {
            "match": name,
            "game": game,
            "began": began,
            "ended": ended,
            "names": _names(names),
            "outcome": None if outcome is None else _outcome(outcome),
            "guided": bool(guided),
            "seat": tuple(sorted(map(int, seats.split(",")))),
        }
        for name, game, began, ended, outcome, names, guided, seats in rows
    ]
