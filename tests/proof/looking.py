"""What a viewer may look at and try in a match that goes on, and what the others do meanwhile that it must not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tasogare.core import TABLE, Dice, Match
from tests.server.running import socket

if TYPE_CHECKING:
    from tests.proof.worlds import Twins, World

__all__ = ["look"]


async def look(twins: Twins, a: World, b: World, number: int) -> None:
    """Both worlds' viewers do the same; what the others do differs where the viewer does not see it."""
    for which, world in enumerate((a, b)):
        await _whisper(twins, a, world, which, number)
        if number % 4 == 1:
            await _talk(twins, world, which, number)
            await _try(twins, a, world, number)
        if number % 4 == 2:
            await _come_again(twins, world)
        if number % 8 == 3:
            await _read(world, twins)
        await world.settle(-number)


async def _whisper(twins: Twins, a: World, world: World, which: int, number: int) -> None:
    """A line, another in each world, in a channel that the viewer does not read."""
    channels = twins.game.channels(a.match.state)
    secret = [ch for ch in channels if ch.readers is not None and twins.eyes not in ch.readers]
    for channel in secret[:1]:
        here = next((ch for ch in twins.game.channels(world.match.state) if ch.name == channel.name), channel)
        for seat in [seat for seat in here.writers if seat != twins.eyes][:1]:
            text = f"canary {which} {number}"
            await world.players[seat].ask("chat", id=f"chat {number}", channel=channel.name, seat=seat, text=text)


async def _talk(twins: Twins, world: World, which: int, number: int) -> None:
    """What all may see, the same in both worlds; and each seat's notes, which are its own."""
    for other, player in enumerate(world.players):
        if other != twins.eyes:
            notes = {"canary": f"{which} {number}"}
            await player.ask("notes", id=f"n{number}", match=world.match_id, seat=other, notes=notes)
    await world.players[1].ask("emote", id=f"emote {number}", seat=1, emote="hello")


async def _try(twins: Twins, a: World, world: World, number: int) -> None:
    """What is refused, whatever it is, is refused alike."""
    seat = 0 if twins.eyes is None else twins.eyes
    other, match = (seat + 1) % len(world.players), world.match_id
    tried: list[tuple[str, dict[str, Any]]] = [
        ("notes", {"match": match, "seat": other, "notes": 1}),
        ("show_notes", {"match": match, "seat": other, "shown": True}),
        ("go_on", {"match": match, "seat": other}),
        ("quit", {"seat": other, "wish": True}),
        ("chat", {"channel": "room", "seat": other, "text": "x"}),
        ("sit", {"place": other}),
        ("check", {"match": "another", "seat": seat, "moves": [{"type": "nothing"}]}),
        ("fly", {}),
    ]
    forbidden = [ch.name for ch in twins.game.channels(a.match.state) if twins.eyes not in ch.writers]
    tried += [("chat", {"channel": name, "seat": twins.eyes, "text": "x"}) for name in forbidden]
    for probe in _probes(twins, a.match):
        fields = {"match": match, "seat": seat, "moves": [probe]}
        tried += [
            ("check", fields),
            ("check", {**fields, "moves": [probe, probe]}),
            ("check", {**fields, "seat": other}),
            ("play", {**fields, "seat": other}),
        ]
    for at, (kind, fields) in enumerate(tried):
        await world.viewer.ask(kind, id=f"try {number} {at}", **fields)


def _probes(twins: Twins, match: Match[Any]) -> list[Any]:
    """Moves to ask about: one that some seat may make now, and one that nobody may."""
    able = [seat for seat in match.awaited() if seat not in (TABLE, twins.eyes)]
    found = [msgspec.to_builtins(match.options(seat).pick(Dice(1))) for seat in able[:1]]
    return [*found, {"type": "nothing"}]


async def _come_again(twins: Twins, world: World) -> None:
    """Another tab, which has nothing yet or is up to date."""
    token = None if twins.eyes is None else world.tokens[twins.eyes]
    late = 0 if twins.eyes is None else world.viewer.version
    for version in {0, late}:
        query = "?table" if twins.eyes is None else ""
        async with socket(world.here, world.code, token, version=version, query=query) as tab:
            await tab.ask("ping", id="tab")
            world.heard += [raw.encode() for raw in tab.raw]


async def _read(world: World, twins: Twins) -> None:
    """Every list, page and endpoint, of the match that goes on, of the one before it and of none."""
    code = world.code
    matches = [
        f"/api/matches/{match}/{what}"
        for match in (world.match_id, world.earlier)
        for what in ("record", "verify", "replay", "replay?viewer=0", "replay?viewer=spectator", "knowledge?at=1")
    ]
    pages = ["/", f"/room/{code}", f"/table/{code}", f"/replay/{world.match_id}", "/me", f"/rules/{twins.game.name}"]
    lists = ["/api/games", "/api/me", "/api/me/history", "/api/me/results", "/api/me/data"]
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/qr.svg", *matches, *pages, *lists, "/api/rooms/222222"):
        await world.fetch(path)
