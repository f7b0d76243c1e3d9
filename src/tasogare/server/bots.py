"""Bots think in worker processes, in a world of their own, within a time.

The worker first draws a world that the seat cannot tell from the truth, and hands nothing else to the bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from tasogare.core import Dice, Effort, Game, Match, Move, Seat
from tasogare.games import game as registered

__all__ = ["Bots", "choose"]

log = logging.getLogger("tasogare.bots")

WORKERS = min(max((os.cpu_count() or 1) - 1, 1), 4)
"""One core stays for the tables: a worker on each was felt there, and bots were not faster."""
OVERTIME = 8.0
"""Seconds beyond its time after which a bot is not waited for any more."""
QUEUE = OVERTIME / 2
"""Seconds that a question may wait for a worker before that is time of the bot."""

FindGame = Callable[[str], Game[Any]]


def choose(
    find: FindGame, name: str, level: str, state: bytes, seat: Seat, seed: int, seconds: float, asked: float
) -> bytes:
    """The bot's move as JSON; runs in a worker.  ``asked``: the moment of the question, by the machine's own clock.

    Where many bots are asked at once, or little is left of the machine, those who come last have less time to think, so
    that all of them answer before they are not waited for any more.
    """
    game, dice = find(name), Dice(seed)  # a worker's first question loads the game; that is not the bot's time
    late_at = min(time.monotonic(), asked + QUEUE) + seconds
    world = game.world(msgspec.json.decode(state, type=game.State), seat, dice)
    bot = game.bots.get(level) or game.bots["standard"]
    move = bot(world, seat, dice, Effort(game.effort, lambda: time.monotonic() >= late_at))
    return msgspec.json.encode(move)


def _prepare() -> None:
    """A worker ends with its server, however that ends, and not by an interrupt meant for it; tables go before it."""
    if os.name != "nt":
        os.nice(19)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Bots:
    """Asks bots for moves; the workers start with the first question.

    A question waits till a worker is free.  The more of them wait, the less time each has, so that all are answered in
    time however many tables ask.  Whatever is done to the workers is done in a thread of its own: to start one takes
    long enough to be felt at every table.
    """

    def __init__(self, find: FindGame = registered, executor: Executor | None = None) -> None:
        self._find = find
        self._executor = executor
        self._own = executor is None
        self._thread = ThreadPoolExecutor(1, "bots")
        self._free = asyncio.Semaphore(WORKERS)
        self._asked = 0

    async def move(
        self, game: Game[Any], match: Match[Any], seat: Seat, level: str, dice: Dice, seconds: float
    ) -> Move:
        """A legal move for an awaited seat: the bot's, or if it fails or takes too long a default one."""
        options = match.options(seat)
        if level == "random" or not game.bots:
            drawn: Move = options.pick(dice)
            return drawn
        self._asked += 1
        try:
            raw = await self._ask((game.name, level), match.state, seat, dice.below(1 << 53), seconds)
            move: Move = msgspec.json.decode(raw, type=game.Moves)
            if move in options:
                return move
            log.error("%s bot %s made an illegal move: %s", game.name, level, raw)
        except TimeoutError:
            log.error("%s bot %s did not answer in time", game.name, level)
        except BrokenProcessPool:
            log.error("%s bot %s ended its worker", game.name, level)
        except Exception:
            log.exception("%s bot %s failed", game.name, level)
        finally:
            self._asked -= 1
        fallback: Move = match.default(seat).pick(dice)
        return fallback

    async def _ask(self, bot: tuple[str, str], state: Any, seat: Seat, seed: int, seconds: float) -> bytes:
        """The answer of a worker; raises TimeoutError, BrokenProcessPool or what the bot raised."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds

        def submit() -> tuple[Executor, Future[bytes]]:
            executor, asked = self._workers(), time.monotonic()
            raw = msgspec.json.encode(state)
            return executor, executor.submit(choose, self._find, *bot, raw, seat, seed, time_left, asked)

        async with asyncio.timeout_at(due + OVERTIME) as limit:
            for again in (True, False):
                async with self._free:
                    time_left = min(seconds * WORKERS / max(WORKERS, self._asked), due - loop.time())
                    executor, future = await loop.run_in_executor(self._thread, submit)
                    try:
                        return await asyncio.wrap_future(future)
                    except BrokenProcessPool:
                        self._thread.submit(self._end, executor)
                        if not again:  # the first time it may have been ended with another that hung
                            raise
                    except asyncio.CancelledError:
                        if limit.expired():
                            self._thread.submit(self._end, executor)
                        raise
        raise AssertionError("it was answered or ended")

    def _workers(self) -> Executor:
        if self._executor is None:
            # forked from a process that holds neither threads nor secrets
            context = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
            self._executor = ProcessPoolExecutor(WORKERS, context, initializer=_prepare)
        return self._executor

    def _end(self, executor: Executor | None) -> None:
        """Ends these workers, also those that hang; the next question starts others."""
        if not self._own or executor is None or executor is not self._executor:
            return
        self._executor = None
        hanging = dict(getattr(executor, "_processes", None) or {})  # before Python 3.14 there is no public way
        executor.shutdown(wait=False)
        for process in hanging.values():
            process.kill()

    def close(self) -> None:
        """Ends the workers."""
        self._thread.submit(lambda: self._end(self._executor))
        self._thread.shutdown()
