"""The proofs of `tests/proof`, long: ``python -m bench.soak [PART…] [--scale X] [--seed N]``.

Prints a line of JSON for each part as it ends; exit status 1 if a promise was broken, with the seed that shows it.
Everything stays on 127.0.0.1 and is bounded in count.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import tasogare
from tasogare.core import Game
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.proof import canaries, exhaustive, frames, lasting, worlds
from tests.proof.faults import CLOCKS, Tally, evening

GAMES: dict[str, Game[Any]] = {"mole": mole, **tasogare.games()}
SMALL: dict[str, Game[Any]] = {"mole": mole, "night": night}


def secrets(scale: float, seed: int) -> dict[str, Any]:
    """Twin worlds over real sockets: every game, a seat and a spectator, sets of options."""
    found = {"runs": 0, "steps": 0, "apart": 0, "things": 0}
    for name, game in GAMES.items():
        for number in range(max(1, round(4 * scale))):
            seats = game.seats[number % len(game.seats)]
            sets = list(game.option_sets(seats))
            for eyes in (number % seats, None):
                with tempfile.TemporaryDirectory() as folder:
                    given = sets[number % len(sets)]
                    run = worlds.run(
                        game, Path(folder), seats=seats, given=given, eyes=eyes, steps=80, seed=f"{seed} {number}"
                    )
                    outcome, _ = asyncio.run(run)
                assert outcome.equal, f"{name} {seats} {given} viewer {eyes} seed {seed} {number}: {outcome.first}"
                found["runs"] += 1
                found["steps"] += outcome.steps
                found["apart"] += outcome.apart
                found["things"] += outcome.frames
    return found


def strings(scale: float, seed: int) -> dict[str, Any]:
    """Canaries in every game."""
    sent = hidden = 0
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(canaries.search(game, Path(folder), steps=60))
        assert found.leaks == [], f"{game.name}: {found.leaks}"
        sent += found.bytes
        hidden += found.secrets
    return {"secrets": hidden, "bytes": sent}


def faults(scale: float, seed: int) -> dict[str, Any]:
    """Evenings of faults: thousands of short games, some of each long one."""
    logging.getLogger("tasogare.live").setLevel(logging.CRITICAL)
    sums, runs = Tally(), 0
    for name, game in {**SMALL, **GAMES}.items():
        for number in range(max(1, round((3_000 if name in SMALL else 60) * scale))):
            try:
                tally = evening(game, seed + number, clock=CLOCKS[number % len(CLOCKS)])
            except BaseException:
                sys.stderr.write(f"{name}: seed {seed + number}\n")
                raise
            runs += 1
            sums = Tally(*(getattr(sums, f) + getattr(tally, f) for f in Tally.__struct_fields__))
    return {"runs": runs, **msgspec.structs.asdict(sums)}


def fuzz(scale: float, seed: int) -> dict[str, Any]:
    """A million frames."""
    sent, before = 0, lasting.held()
    for game in GAMES.values():
        for number in range(4):
            sent += frames.fuzz(game, max(500, round(1_000_000 / 4 / len(GAMES) * scale)), seed + number).frames
            if number == 0 and game is mole:
                before = lasting.held()
    return {"frames": sent, "grown_mb": round((lasting.held().bytes - before.bytes) / 1e6, 1)}


def flat(scale: float, seed: int) -> dict[str, Any]:
    """Ten thousand games played and forgotten."""
    games = max(100, round(10_000 * scale))
    early, late = lasting.forgotten(mole, games, seed)
    assert late.objects - early.objects < 1_000, f"{late.objects - early.objects} objects more"
    return {
        "games": games,
        "objects_more": late.objects - early.objects,
        "mb_before": round(early.bytes / 1e6, 1),
        "mb_after": round(late.bytes / 1e6, 1),
    }


def restart(scale: float, seed: int) -> dict[str, Any]:
    """A server with a thousand live tables comes back."""
    tables = max(10, round(1_000 * scale))
    found: dict[str, Any] = {"tables": tables}
    for name in ("mu", "seven_knights"):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.sqlite"
            lasting.tables_on(path, GAMES[name], tables, 20)
            back, seconds = asyncio.run(lasting.revived(path, GAMES[name]))
        assert back == tables
        found[f"{name}_seconds"] = round(seconds, 2)
    return found


def kill(scale: float, seed: int) -> dict[str, Any]:
    """SIGKILL at any moment."""
    kills = max(2, round(30 * scale))
    with tempfile.TemporaryDirectory() as folder:
        return {"kills": kills, "acknowledged": asyncio.run(lasting.killed(Path(folder), kills, seed))}


def rules(scale: float, seed: int) -> dict[str, Any]:
    """Every reachable state of reduced settings, and ten thousand random games of each."""
    found = {}
    for setting in exhaustive.SETTINGS:
        seen = exhaustive.explore(setting, most=round(2_000_000 * max(scale, 0.05)))
        games = exhaustive.random_games(setting, max(20, round(10_000 * scale)), seed)
        found[setting.name] = {"states": seen.states, "ends": seen.ends, "whole": seen.whole, "games": games}
    return found


PARTS: dict[str, Callable[[float, int], dict[str, Any]]] = {
    part.__name__: part for part in (secrets, strings, faults, fuzz, flat, restart, kill, rules)
}


def main() -> int:
    """Runs the parts that are named, or all; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--scale", type=float, default=1.0, help="how long, as a share of the whole")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds begin")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"expected some of {', '.join(PARTS)}, got {unknown[0]}")
    broken = 0
    for name in asked.parts or PARTS:
        began = time.perf_counter()
        try:
            found = PARTS[name](asked.scale, asked.seed)
        except Exception:
            broken = 1
            traceback.print_exc()
            found = {"broken": True}
        line = {"part": name, **found, "seconds": round(time.perf_counter() - began, 1)}
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
        sys.stdout.flush()
    return broken


if __name__ == "__main__":
    sys.exit(main())
