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
from tasogare.core import Dice, Game, Match, Move, conformance, resolve_options, start
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


def seat_0_hangs(name: str) -> Game[Any]:
    """A game in whose workers the bot of seat 0 never answers; the others vote for the next seat."""

    def bot(s: Any, seat: int, chance: Any, effort: Any) -> Move:
        while seat == 0:
            time.sleep(1)
        return Ballot((seat + 1) % 3)

    return variant(mole, bots={"standard": bot})


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2])
async def test_a_bot_that_hangs_is_played_for_and_the_others_answer_all_the_same(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tasogare.server.bots.WORKERS", number)
    game, bots = seat_0_hangs("mole"), Bots(seat_0_hangs)

    async def answer(seat: int, seconds: float = 60) -> bool:
        return await bots.move(game, voting(), seat, "standard", Dice(seat), seconds) == Ballot((seat + 1) % 3)

    try:
        assert await answer(1)
        before = workers(bots)
        monkeypatch.setattr("tasogare.server.bots.OVERTIME", 2.0)
        hanging = [bots.move(game, voting(), 0, "standard", Dice(1), 0.01) for _ in range(3)]
        found = await asyncio.gather(*hanging, *(answer(seat) for seat in (1, 2) * 4))
        assert all(move in voting().default(0) for move in found[:3])
        assert all(found[3:]), "whoever waits behind a bot that hangs, or is ended with it, is asked again"
        assert not before & workers(bots), "a worker that hangs is ended"
    finally:
        bots.close()


def workers(bots: Bots) -> set[int]:
    return set(getattr(bots._executor, "_processes", None) or ())


async def test_the_more_bots_wait_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def note(*question: Any) -> bytes:
        given.append(question[6])
        return msgspec.json.encode(Ballot(1))

    monkeypatch.setattr("tasogare.server.bots.choose", note)
    monkeypatch.setattr("tasogare.server.bots.WORKERS", 2)
    game = variant(mole, bots={"standard": None})
    with ThreadPoolExecutor(1) as thread:
        bots = Bots(lambda name: game, thread)
        await asyncio.gather(*(bots.move(game, voting(), 0, "standard", Dice(1), 60.0) for _ in range(8)))
    assert given[:2] == pytest.approx([60, 60], rel=0.05), "there was a worker for each"
    assert max(given[2:4]) < 30, "four and more waited for two workers"


async def test_starting_a_worker_does_not_hold_the_loop() -> None:
    """The pool is made and handed questions in another thread than the loop's."""
    threads: set[int] = set()

    class Pool(ThreadPoolExecutor):
        def submit(self, *question: Any, **more: Any) -> Any:
            threads.add(threading.get_ident())
            return super().submit(*question, **more)

    with Pool(1) as pool:
        await Bots(lambda name: mole, pool).move(mole, voting(), 0, "standard", Dice(1), 0.1)
    assert threads
    assert threading.get_ident() not in threads


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
