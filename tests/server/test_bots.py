"""Bots in worker processes: a legal move within a time, and the workers end with their server."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.core import Dice, Match, Move, conformance, resolve_options, start
from tasogare.server.bots import Bots, choose
from tests.core.mole import Ballot, State, Voting, mole
from tests.core.mole import Options as MoleOptions
from tests.rooms.desk import variant


def voting() -> Match[Any]:
    return Match(State(MoleOptions(loud=False), Voting(1), ("mole", "seer", "citizen")))


@pytest.mark.slow
async def test_a_worker_gives_a_legal_move_and_after_it_was_killed_another_does() -> None:
    game = tasogare.game("seven_knights")
    match = start(game, 5, resolve_options(game, 5, {}))
    dice = Dice(1)
    while -1 in match.awaited():
        match = match.play(-1, match.options(-1).pick(dice))
    seat = match.awaited()[0]
    bots = Bots()
    try:
        for _ in range(2):
            move = await bots.move(game, match, seat, "standard", dice, 0.3)
            assert move in match.options(seat)
            for pid in list(getattr(bots._executor, "_processes", {}) or {}):
                os.kill(pid, signal.SIGKILL)
        assert conformance.check_bot(game, "standard", match.state, seat, dice, 5) in match.options(seat)
    finally:
        bots.close()


@pytest.mark.parametrize("level", ["standard", "random", "unknown"])
async def test_every_level_gives_a_legal_move(level: str) -> None:
    with ThreadPoolExecutor(1) as thread:
        bots = Bots(lambda name: mole, thread)
        assert await bots.move(mole, voting(), 0, level, Dice(1), 0.1) in voting().options(0)


async def test_a_bot_that_makes_an_illegal_move_is_played_for() -> None:
    def cheat(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        return Ballot(seat)

    game = variant(mole, bots={"standard": cheat})
    with ThreadPoolExecutor(1) as thread:
        move = await Bots(lambda name: game, thread).move(game, voting(), 0, "standard", Dice(1), 0.1)
    assert move in voting().default(0)


async def test_a_bot_that_does_not_come_to_an_end_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tasogare.server.bots.OVERTIME", 0.05)
    stop = threading.Event()

    def slow(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        stop.wait()
        move: Move = next(iter(s.phase.options(s, seat)))
        return move

    game = variant(mole, bots={"standard": slow})
    with ThreadPoolExecutor(1) as thread:
        move = await Bots(lambda name: game, thread).move(game, voting(), 0, "standard", Dice(1), 0.05)
        stop.set()
    assert move in voting().default(0)


async def test_who_waits_behind_a_bot_that_hangs_is_played_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tasogare.server.bots.OVERTIME", 0.05)
    stop = threading.Event()

    def slow(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        stop.wait()
        move: Move = next(iter(s.phase.options(s, seat)))
        return move

    game = variant(mole, bots={"standard": slow})
    bots = Bots(lambda name: game)
    bots._executor = ThreadPoolExecutor(1)
    try:
        first = bots.move(game, voting(), 0, "standard", Dice(1), 0.05)
        second = bots.move(game, voting(), 1, "standard", Dice(2), 60)
        moves = await asyncio.gather(first, second)
    finally:
        stop.set()
    assert [move in voting().default(seat) for seat, move in enumerate(moves)] == [True, True]


@pytest.mark.parametrize("waited, late", [(0.0, False), (3.0, False), (70.0, True)])
def test_a_bot_that_waited_long_for_a_worker_is_late_at_once(waited: float, late: bool) -> None:
    seen: list[bool] = []

    def looks(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        seen.append(not effort.spend(0))
        move: Move = next(iter(s.phase.options(s, seat)))
        return move

    game, state = variant(mole, bots={"standard": looks}), msgspec.json.encode(voting().state)
    choose(lambda name: game, "mole", "standard", state, 0, 1, 60.0, time.monotonic() - waited)
    assert seen == [late]


async def test_the_time_of_a_bot_is_told_to_it() -> None:
    spent: list[int] = []

    def patient(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        while effort.spend(0):
            pass
        spent.append(effort.work)
        move: Move = next(iter(s.phase.options(s, seat)))
        return move

    game = variant(mole, bots={"standard": patient})
    with ThreadPoolExecutor(1) as thread:
        await Bots(lambda name: game, thread).move(game, voting(), 0, "standard", Dice(1), 0.01)
    assert spent == [game.effort]
