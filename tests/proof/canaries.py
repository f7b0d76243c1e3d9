"""Strings that only some may see, looked for in every byte that is sent to anybody else."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tasogare.core import Dice, Game, conformance
from tests.server.running import Here, Player, come, running, socket

__all__ = ["Found", "search"]

SPECTATOR = -1


@dataclass
class Found:
    """What was looked for, through how much, and what was where it must not be."""

    secrets: int = 0
    bytes: int = 0
    leaks: list[tuple[str, int]] = field(default_factory=list)


async def search(game: Game[Any], folder: Path, steps: int = 12) -> Found:
    """Plays some moves of a match with a canary wherever one can be put, and looks for each of them."""
    seats, dice = game.seats[0], Dice(f"canaries {game.name}")
    async with running(folder / "x.sqlite", games={game.name: game}) as here, contextlib.AsyncExitStack() as stack:
        code, token = await come(here, "P0")
        tokens = [token, *[(await come(here, f"P{seat}", code))[1] for seat in range(1, seats)]]
        players = [await stack.enter_async_context(socket(here, code, token)) for token in tokens]
        screen = await stack.enter_async_context(socket(here, code, query="?table"))
        await players[0].do("choose", game=game.name, options={}, places=seats)
        for place, player in enumerate(players):
            await player.do("sit", place=place)
        await players[0].do("start")
        secrets = await _hide(game, here, players, tokens, code, dice, steps)
        for player in (*players, screen):
            await player.ask("ping")
        sent = await _everything(here, players, screen, tokens, code)
    found = Found(len(secrets), sum(map(len, sent.values())))
    for secret, known in secrets.items():
        found.leaks += [(secret, who) for who, text in sent.items() if who not in known and secret in text]
    return found


async def _hide(
    game: Game[Any], here: Here, players: list[Player], tokens: list[str], code: str, dice: Dice, steps: int
) -> dict[str, set[int]]:
    """Secret strings, each with the seats that may see it."""
    secrets: dict[str, set[int]] = {token: set() for token in tokens}
    room = here.room(code)
    secrets |= {guest.uid: set[int]() for guest in room.room.people.values()}
    assert room.room.table is not None
    secrets[room.room.table.seed.hex()] = set()
    for seat, player in enumerate(players):
        secrets[f"canary-notes-{seat}-"] = {seat}
        notes = {"at": f"canary-notes-{seat}-"}
        await player.do("notes", match=room.room.table.id, seat=seat, notes=notes)
    for seat, token in enumerate(tokens):
        async with here.http(token) as http:
            secrets[(await http.post("/api/me/link")).json()["token"]] = {seat}
    for number in range(steps):
        table = room.room.table
        assert table is not None
        for channel in game.channels(table.match.state):
            for seat in channel.writers[:1] if channel.readers is not None else ():
                text = f"canary-said-{number}-{seat}-"
                answer = await players[seat].ask("chat", channel=channel.name, seat=seat, text=text)
                if answer["type"] == "done":
                    secrets[text] = {*(channel.readers or ()), seat}
        chosen = conformance.random_move(table.match, dice)
        if chosen is None or table.match.step(*chosen).over:
            break
        seat, move = chosen
        await players[seat].do("play", match=table.id, seat=seat, moves=[msgspec.to_builtins(move)])
    return secrets


async def _everything(
    here: Here, players: list[Player], screen: Player, tokens: list[str], code: str
) -> dict[int, str]:
    """All that was sent to each: frames so far, frames to a socket that comes again, answers over HTTP."""
    sent: dict[int, str] = {}
    match = screen.match["match"]
    for seat, player in enumerate((*players, screen)):
        token = tokens[seat] if seat < len(tokens) else None
        who = seat if token is not None else SPECTATOR
        said = list(player.raw)
        async with socket(here, code, token, query="" if token else "?table") as again:
            said += again.raw
        async with here.http(token) as http:
            told = [f"/api/matches/{match}/{what}" for what in ("record", "replay", "verify", "knowledge?at=1")]
            lists = ["/api/me", "/api/me/history", "/api/me/results", "/api/games", f"/api/rooms/{code}"]
            for path in (*told, *lists, f"/api/rooms/{code}/qr.svg", "/", f"/room/{code}", "/me", "/nothing"):
                answer = await http.get(path)
                said.append(f"{list(answer.headers.items())} {answer.text}")
            if token is not None:
                said.append((await http.get("/api/me/data")).text)
        sent[who] = "\n".join(said)
    return sent
