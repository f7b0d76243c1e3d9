"""The proofs of `tests/proof`, long: ``python -m bench.soak [PART…] [--scale X] [--seed N]``.

Says on standard error what each part does and how far it is, and prints a line of JSON as it ends; exit status 1 if a
promise was broken, with the seed that shows it.
Everything stays on 127.0.0.1 and is bounded in count.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import math
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import tasogare
from tasogare.core import Game, conformance
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.proof import canaries, exhaustive, frames, lasting, worlds
from tests.proof.faults import CLOCKS, Tally, evening

T = TypeVar("T")

TELL_EVERY = 10.0
GAMES: dict[str, Game[Any]] = {"mole": mole, **tasogare.games()}
SMALL: dict[str, Game[Any]] = {"mole": mole, "night": night}


def told(jobs: Sequence[T]) -> Iterator[T]:
    """Each of them, with a word on standard error now and then how far it is."""
    at = time.monotonic()
    for number, job in enumerate(jobs):
        if time.monotonic() - at >= TELL_EVERY:
            at = time.monotonic()
            sys.stderr.write(f"  {number} of {len(jobs)}\n")
            sys.stderr.flush()
        yield job


def share(whole: int, scale: float) -> int:
    """So much of it, and at least one."""
    return max(1, round(whole * scale))


@contextlib.contextmanager
def naming(what: str) -> Iterator[None]:
    """Says of what breaks in it what it was."""
    try:
        yield
    except BaseException as error:
        error.add_note(what)
        raise


def secrets(scale: float, seed: int) -> dict[str, Any]:
    """Twin worlds over real sockets: of each game 40 settings, spread over seat counts and options, through two pairs
    of eyes, 80 steps each."""
    found = {"runs": 0, "steps": 0, "apart": 0, "things": 0}
    jobs = []
    for game in GAMES.values():
        settings, runs = conformance.option_sets(game), share(40, scale)
        for number in range(runs):
            seats, given = settings[number * len(settings) // runs % len(settings)]
            jobs += [(game, seats, given, eyes, f"{seed} {number}") for eyes in (number % seats, None)]
    for game, seats, given, eyes, name in told(jobs):
        where = f"{game.name} {seats} {given} viewer {eyes} seed {name}"
        with naming(where), tempfile.TemporaryDirectory() as folder:
            run = worlds.run(game, Path(folder), seats=seats, given=given, eyes=eyes, steps=80, seed=name)
            outcome, _ = asyncio.run(run)
            assert outcome.equal, f"{where}: {outcome.first}"
        found["runs"] += 1
        found["steps"] += outcome.steps
        found["apart"] += outcome.apart
        found["things"] += outcome.frames
    return found


def strings(scale: float, seed: int) -> dict[str, Any]:
    """Canaries in every game, through 60 moves, all the way to whoever must not see them."""
    sent = hidden = 0
    for game in told([*GAMES.values()]):
        with naming(game.name), tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(canaries.search(game, Path(folder), steps=60))
            assert found.leaks == [], found.leaks
        sent += found.bytes
        hidden += found.secrets
    return {"secrets": hidden, "bytes": sent}


def faults(scale: float, seed: int) -> dict[str, Any]:
    """Evenings of faults: 6,000 of short games, 60 of each long one."""
    logging.getLogger("tasogare.live").setLevel(logging.CRITICAL)
    sums, games = Tally(), {**GAMES, **SMALL}
    jobs = [(game, n) for game in games.values() for n in range(share(3_000 if game.name in SMALL else 60, scale))]
    for game, number in told(jobs):
        with naming(f"{game.name}: seed {seed + number}"):
            tally = evening(game, seed + number, clock=CLOCKS[number % len(CLOCKS)])
        sums = Tally(*(getattr(sums, f) + getattr(tally, f) for f in Tally.__struct_fields__))
    return {"runs": len(jobs), **msgspec.structs.asdict(sums)}


def fuzz(scale: float, seed: int) -> dict[str, Any]:
    """A million frames of every wrong kind, the same number in each game."""
    for game in GAMES.values():
        frames.fuzz(game, 3_000, seed)  # what is imported and remembered once is no growth
    sent, before, runs = 0, lasting.held(), share(50, scale)
    for game, number in told([(game, number) for number in range(runs) for game in GAMES.values()]):
        with naming(f"{game.name}: seed {seed + number}"):
            sent += frames.fuzz(game, math.ceil(1_000_000 * scale / runs / len(GAMES)), seed + number).frames
    after = lasting.held()
    # games remember what they have reckoned, up to a bound
    assert after.objects - before.objects < 30_000, f"{after.objects - before.objects} objects more"
    return {
        "frames": sent,
        "objects_more": after.objects - before.objects,
        "grown_mb": round((after.bytes - before.bytes) / 1e6, 1),
    }


def flat(scale: float, seed: int) -> dict[str, Any]:
    """Ten thousand games played and forgotten leave memory where it was."""
    games = max(100, share(10_000, scale))
    early, late = lasting.forgotten(mole, games, seed)
    assert late.objects - early.objects < 1_000, f"{late.objects - early.objects} objects more"
    return {
        "games": games,
        "objects_more": late.objects - early.objects,
        "mb_before": round(early.bytes / 1e6, 1),
        "mb_after": round(late.bytes / 1e6, 1),
    }


def restart(scale: float, seed: int) -> dict[str, Any]:
    """A server with a thousand live tables of a game, each after 20 plays, has all of them again."""
    tables = max(10, share(1_000, scale))
    found: dict[str, Any] = {"tables": tables}
    for name in told([*tasogare.games()]):
        with naming(name), tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.sqlite"
            lasting.tables_on(path, GAMES[name], tables, 20)
            back, seconds = asyncio.run(lasting.revived(path, GAMES[name]))
        assert back == tables
        found[f"{name}_seconds"] = round(seconds, 2)
    return found


def kill(scale: float, seed: int) -> dict[str, Any]:
    """SIGKILL at any moment: what was acknowledged is there once; 30 times."""
    kills = max(2, share(30, scale))
    with tempfile.TemporaryDirectory() as folder:
        return {"kills": kills, "acknowledged": asyncio.run(lasting.killed(Path(folder), kills, seed))}


def rules(scale: float, seed: int) -> dict[str, Any]:
    """Every reachable state of reduced settings, and ten thousand random games of each."""
    found = {}
    for setting in told(exhaustive.SETTINGS):
        with naming(f"{setting.name}, seed {seed}"):
            seen = exhaustive.explore(setting, most=2_000_000)
            games = exhaustive.random_games(setting, share(10_000, scale), seed)
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
        sys.stderr.write(f"{name}: {' '.join((PARTS[name].__doc__ or '').split())}\n")
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
