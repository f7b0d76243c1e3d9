"""Matches played beforehand and without a server: each state as a page gets it, and the finished match in a database.

A board shows every phase of a game without anybody waiting for clocks, bots or other people.
"""

from __future__ import annotations

import hashlib
import io
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import segno
from playwright.sync_api import Page, WebSocketRoute, expect

import tasogare
from tasogare.bots.random import choose
from tasogare.core import TABLE, Dice, Effort, Seat, replace
from tasogare.rooms import commands as c
from tasogare.rooms import events as e
from tasogare.rooms.publish import match_view, room_view, ticking
from tasogare.rooms.room import EMPTY
from tasogare.server import log, wire
from tasogare.server.schema import migrate
from tests.rooms.desk import Desk

__all__ = ["TOKEN", "Scene", "Screen", "Staged", "kinds", "store"]

EVENING = 1_764_000_000_000
"""When all of them are played: some November, in milliseconds since 1970."""
MANY = 5000
"""More steps than any match has."""


@dataclass(frozen=True)
class Scene:
    """One state of a match, as its person and as the table screen get it."""

    phase: str
    asked: bool
    handed_in: bool
    form: str
    """What has become of that seat, where the game has such a thing."""
    frame: wire.Update
    table: wire.Update

    @property
    def kind(self) -> tuple[str, bool, bool, str]:
        """What makes scenes look alike."""
        return self.phase, self.asked, self.handed_in, self.form


@dataclass
class Staged:
    """One match of a game between one person and bots, played to its end."""

    game: str
    seats: int | None = None
    me: Seat = 0
    """The person's seat."""
    options: dict[str, Any] = field(default_factory=dict)
    together: bool = False
    seed: int | str = 1
    skilled: bool = True
    """The standard bots, else any legal move."""
    scenes: list[Scene] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = tasogare.game(self.game)
        self.desk = desk = Desk(game, self.seats)
        desk.at = EVENING
        self._dice = Dice(f"staged/{self.seed}")
        host = desk.come("Mina")
        desk.do(host, c.Sit, place=self.me)
        desk.do(host, c.Choose, game=game.name, options=self.options)
        desk.do(host, c.Settings, together=self.together)
        for _ in range(1, len(desk.room.places)):
            desk.do(host, c.AddBot, bot="standard")
        self._note()
        desk.start()
        for _ in range(MANY):
            self._note()
            if desk.room.running is None:
                return
            self._step()
        raise AssertionError("the match comes to its end")

    def _step(self) -> None:
        desk, draft = self.desk, self.desk.draft()
        if unready := desk.room.unready:
            for seat in unready:
                draft.add(e.WentOn(seat))
            draft.follow()
        elif awaited := [seat for seat in desk.table.match.awaited() if seat != TABLE]:
            # the person last, so that the others are seen waiting
            self._play(draft, min(awaited, key=lambda seat: (seat == self.me, seat)))
        else:
            draft.add(e.Lapsed())
            draft.follow()
        desk.take(draft)

    def _play(self, draft: Any, seat: Seat) -> None:
        table = self.desk.table
        if self.skilled:
            world = table.game.world(table.match.state, seat, self._dice)
            move = table.game.bots["standard"](world, seat, self._dice, Effort(1))
        else:
            move = choose(table.match.state, seat, self._dice, Effort(1))
        draft.play(seat, move)

    def _note(self) -> None:
        desk = self.desk
        room, games = desk.room, desk.around.games
        phase, asked, handed_in, form = "lobby", False, False, ""
        if (table := room.table) is not None:
            phase = str(msgspec.to_builtins(table.match.state.phase)["type"])
            asked, handed_in = self.me in table.match.awaited(), self.me in table.match.pending
            form = _form(table.match.state, self.me)

        def frame(person: int | None) -> wire.Update:
            match = None
            if table is not None:
                match = match_view(room, room.seats(person), 1)
                match = replace(match, clock=ticking(match.clock, desk.at))
            return wire.Update(1, True, room_view(room, person, desk.presence, games), match)

        self.scenes.append(Scene(phase, asked, handed_in, form, frame(room.host), frame(None)))


def kinds(*staged: Staged) -> list[list[Scene]]:
    """By match the scenes of a kind that none before has shown, in the order in which they came."""
    seen = set[tuple[str, bool, bool, str]]()
    found = list[list[Scene]]()
    for one in staged:
        found.append([])
        for scene in one.scenes:
            if scene.kind not in seen:
                seen.add(scene.kind)
                found[-1].append(scene)
    return [scenes for scenes in found if scenes]


def _form(state: Any, seat: Seat) -> str:
    if hasattr(state, "forms") and state.forms:
        return str(state.forms[seat])
    return "dead" if hasattr(state, "alive") and state.roles and not state.alive >> seat & 1 else ""


TOKEN = "mina"
"""The cookie with which a browser is the person of those matches."""


def store(database: Path, *staged: Staged) -> None:
    """Puts the finished matches into a new database, each as ``staged-GAME``, and their person with ``TOKEN``."""
    with closing(sqlite3.connect(database)) as db:
        migrate(db)
        with db:
            db.execute("INSERT INTO people VALUES ('uid of Mina', 'Mina', '🦊', 1)")
            db.execute("INSERT INTO tokens VALUES (?, 'uid of Mina', 1)", (hashlib.sha256(TOKEN.encode()).digest(),))
            for number, one in enumerate(staged):
                room_id = log.make_room(db, f"STAGE{number}", 1)
                name = f"staged-{one.game}"
                entries = [
                    msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, match=name))
                    if isinstance(entry.what, e.Began)
                    else entry
                    for entry in one.desk.log
                ]
                log.add(db, room_id, EMPTY, one.desk.room, entries)


class Screen:
    """A page whose socket is answered from here: it shows whatever scene is put before it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self._scene: Scene | None = None
        self._routes: list[WebSocketRoute] = []
        self._version = 0
        self._table = False
        page.route_web_socket(re.compile("/socket/"), self._answer)
        code = io.BytesIO()
        segno.make(f"{url}/room/ROOM22").save(code, kind="svg", scale=4)
        page.route("**/qr.svg", lambda route: route.fulfill(body=code.getvalue(), content_type="image/svg+xml"))

    def _answer(self, route: WebSocketRoute) -> None:
        self._routes = [route]
        route.on_message(lambda message: self._hear(route, message))

    def _hear(self, route: WebSocketRoute, message: str | bytes) -> None:
        frame = msgspec.json.decode(message)
        if frame["type"] == "hello":
            self._version += 1
            you = None if self._table else 1
            route.send(msgspec.json.encode(wire.Welcome(1, you, self._version)).decode())
            self._send()
        else:
            route.send(msgspec.json.encode(wire.Done(frame["id"])).decode())

    def _send(self) -> None:
        assert self._scene is not None
        shown = self._scene.table if self._table else self._scene.frame
        for route in self._routes:
            route.send(msgspec.json.encode(msgspec.structs.replace(shown, version=self._version)).decode())

    def open(self, scene: Scene, *, table: bool = False) -> None:
        """Opens the room, or its table screen, in that state."""
        self._scene, self._table = scene, table
        self.page.goto(f"{self.url}/{'table' if table else 'room'}/ROOM22")
        expect(self.page.locator(".tv-page .seat, .app .seat, .app .prompt").first).to_be_visible()

    def show(self, scene: Scene) -> None:
        """Another state of the same match, drawn."""
        self._scene = scene
        self._version += 1
        self._send()
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 60)))")
