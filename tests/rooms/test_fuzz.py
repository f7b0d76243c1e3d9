"""Whatever people send, in whatever order: a command is carried out or refused, and the log tells the room."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import msgspec
import pytest

from tasogare.rooms import commands as c
from tasogare.rooms.commanding import Refusal
from tasogare.rooms.events import Began, Played
from tasogare.rooms.publish import match_view, room_view
from tests.core.mole import mole
from tests.rooms.desk import Desk, variant

RAWS = [b'{"type":"ballot","seat":%d}' % i for i in range(-1, 4)] + [
    b'{"type":"tap","seat":1}',
    b'{"type":"deal","roles":["mole","seer","citizen"]}',
    b"null",
    b'{"type":"ballot","seat":1e9}',
]


def some(chance: Random, desk: Desk) -> tuple[type[c.Command], dict[str, Any]]:
    """A command with fields that are right, nearly right, or wrong."""
    table = desk.room.table
    match = table.id if table is not None and chance.random() < 0.9 else "none"
    place = seat = chance.randint(-1, 4)
    moves = tuple(msgspec.Raw(chance.choice(RAWS)) for _ in range(chance.choice((1, 1, 1, 2, 3))))
    order = list(range(len(desk.room.places)))
    chance.shuffle(order)
    kinds: list[tuple[type[c.Command], dict[str, Any]]] = [
        (c.Ping, {}),
        (c.Rename, {"name": chance.choice(("Ann", "\u202e", "👩‍👩‍👧", "x" * 300)), "avatar": "🦊🦊🦊"}),
        (c.Sit, {"place": place}),
        (c.Sit, {"place": place}),
        (c.Stand, {"place": place}),
        (c.Leave, {}),
        (c.Ready, {"place": place, "ready": chance.random() < 0.8}),
        (c.AddBot, {"bot": chance.choice(("standard", "random", "x")), "place": chance.choice((None, place))}),
        (c.Remove, {"place": place}),
        (c.Arrange, {"order": tuple(chance.choice((order, order[:2], [0] * len(order))))}),
        (
            c.Choose,
            {
                "game": chance.choice(("mole", "vole", "x")),
                "options": chance.choice(({}, {"loud": True}, {"loud": 3}, {"x": None})),
                "places": chance.choice((None, 0, 2, 3, 5, 10**9)),
            },
        ),
        (c.Settings, {"clock": chance.choice(("off", "brisk", None)), "away": chance.choice(("bot", "default", None))}),
        (c.Start, {"after": None if table is None else match, "rotate": chance.random() < 0.5}),
        (c.Start, {"after": None if table is None else match}),
        (c.Away, {"place": place, "away": chance.random() < 0.5}),
        (c.Pause, {"on": chance.random() < 0.3}),
        (c.HandOver, {"person": chance.randint(0, 6)}),
        (c.Grant, {"person": chance.randint(0, 6), "yes": chance.random() < 0.7}),
        (c.Quit, {"seat": seat, "wish": chance.random() < 0.4}),
        (c.Check, {"match": match, "seat": seat, "moves": moves}),
        (c.Chat, {"channel": chance.choice(("room", "all", "x")), "seat": chance.choice((None, seat)), "text": "hm"}),
        (c.Emote, {"seat": chance.choice((None, seat)), "emote": "hello"}),
        (c.Notes, {"match": match, "seat": seat, "notes": msgspec.Raw(b"[1]")}),
        (c.ShowNotes, {"match": match, "seat": seat, "shown": chance.random() < 0.7}),
        (c.GoOn, {"match": match, "seat": seat}),
    ]
    if chance.random() < 0.5:
        return c.PlayMoves, {"match": match, "seat": seat, "moves": moves}
    return chance.choice(kinds)


def begin(desk: Desk) -> None:
    """The host has a match of whoever sits there, with bots beside them."""
    host = desk.room.host
    assert host is not None
    desk.do(host, c.Choose, game="mole", options={}, places=3)
    if not desk.room.held(host):
        desk.do(host, c.Sit, place=next(i for i, h in enumerate(desk.room.places) if h.free))
    while sum(not h.free for h in desk.room.places) < 3:
        desk.do(host, c.AddBot, bot="random")
    desk.start()


@pytest.mark.parametrize("seed", range(6))
def test_any_commands_in_any_order_leave_a_room_that_its_log_tells(seed: int) -> None:
    chance = Random(seed)
    game = variant(mole, several_seats=seed % 3 == 2)
    desk = Desk(game, places=3, others=(variant(game, name="vole"),))
    carried_out = refused = 0
    for number in range(1500):
        if chance.random() < 0.1:
            desk.come(f"P{chance.randint(0, 5)}")
        here = sorted(desk.presence.here)
        if here and chance.random() < 0.05:
            who = chance.choice(here)
            desk.go(who) if chance.random() < 0.5 else desk.back(who)
        if chance.random() < 0.05:
            desk.default_at = desk.at if chance.random() < 0.5 else None
            desk.wait(chance.choice((0, 1000, 31_000, 61_000)))
        if desk.room.running is None and chance.random() < 0.1:
            with contextlib.suppress(Refusal, StopIteration, AssertionError):
                begin(desk)
        table = desk.room.running
        if table is not None and chance.random() < 0.1:
            seat = chance.choice(table.match.awaited())
            desk.bot_plays(seat, table.match.options(seat).pick(desk.around.dice))
        before, length = desk.room, len(desk.log)
        kind, fields = some(chance, desk)
        person = chance.choice((None, desk.room.host, *range(1, 7)))
        try:
            desk.do(person, kind, **fields)
            carried_out += 1
        except Refusal:
            refused += 1
            assert (desk.room, len(desk.log)) == (before, length)
        if number % 50 == 0:
            assert desk.rebuilt() == desk.room
            for viewer in (None, *desk.room.people):
                msgspec.json.encode(room_view(desk.room, viewer, desk.presence, desk.around.games))
                if desk.room.table is not None:
                    msgspec.json.encode(match_view(desk.room, desk.room.seats(viewer), 1))
            host = desk.room.host
            assert host is None or not desk.room.people[host].gone
            if desk.room.table is not None and desk.room.table.running:
                assert desk.room.table.match.awaited()
    assert carried_out > 50
    assert refused > 50
    assert sum(isinstance(entry.what, Began) for entry in desk.log) >= 2
    assert sum(isinstance(entry.what, Played) for entry in desk.log) > 20
