"""Random playouts of every game, through the checked door and without, beside OpenSpiel's games written in Python.

The reference is the median of those OpenSpiel games, in steps a CPU second, each step one action by a player or by
chance applied to a state after asking for its legal actions, as a random playout does.  A seat-move of ours is one
legal move of a seat; the table's moves do not count, statements are counted apart.
"""

from __future__ import annotations

import importlib.util
import statistics
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import process_time
from typing import Any

import tasogare
from tasogare.core import TABLE, Dice, Game, Move, Seat, playout, resolve_options, start

from .figure import Figure

__all__ = ["measure"]

PEERS = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_hangman",
    "python_iterated_prisoners_dilemma",
)
ROUNDS = 3

Counts = dict[str, int]
Runner = Iterator[Counts]
"""Yields, one game after the other, how many moves of each kind it had."""


def measure(seconds: float, say: Callable[[str], None]) -> list[Figure]:
    """The figures; each runner gets its CPU seconds in slices taken in turn, so that drift hits all alike.

    As many before do not count: what a game reckons once and keeps is there, as it is on a server.
    """
    runners: dict[str, Runner] = {}
    for game in tasogare.games().values():
        runners[f"{game.name}"] = _ours(game, checked=False)
        runners[f"{game.name} checked"] = _ours(game, checked=True)
    peers = PEERS if importlib.util.find_spec("pyspiel") else ()
    for name in peers:
        runners[name] = _theirs(name)
    totals: dict[str, dict[str, float]] = {name: {} for name in runners}
    for name, runner in runners.items():
        say(f"{name}: not counted yet")
        _run(runner, seconds, {})
    for _ in range(ROUNDS):
        for name, runner in runners.items():
            say(name)
            _run(runner, seconds / ROUNDS, totals[name])

    def rate(name: str, kind: str) -> float:
        return totals[name].get(kind, 0) / totals[name]["seconds"]

    reference = statistics.median(rate(name, "moves") for name in peers) if peers else None
    figures = []
    for name in runners:
        if name in peers:
            figures.append(Figure(f"OpenSpiel {name}", rate(name, "moves"), "steps/s"))
            continue
        moves = rate(name, "moves")
        figures.append(
            Figure(name, moves, "seat-moves/s")
            if reference is None
            else Figure(name, moves, "seat-moves/s", "OpenSpiel's Python games, median", reference, moves / reference)
        )
        if totals[name].get("statements"):
            figures.append(Figure(f"{name}, statements", rate(name, "statements"), "statements/s"))
    return figures


def _run(runner: Runner, seconds: float, total: dict[str, float]) -> None:
    """Adds what it does in so many CPU seconds, and these."""
    began, spent = process_time(), 0.0
    while (spent := process_time() - began) < seconds:
        for kind, number in next(runner).items():
            total[kind] = total.get(kind, 0) + number
    total["seconds"] = total.get("seconds", 0.0) + spent


def _ours(game: Game[Any], *, checked: bool) -> Runner:
    """Playouts over all seat counts in turn, default options."""
    states = [start(game, seats, resolve_options(game, seats, {})).state for seats in game.seats]
    for number in count():
        tally = {"moves": 0, "statements": 0}

        def on_move(seat: Seat, move: Move, tally: Counts = tally) -> None:
            if seat != TABLE:
                tally["statements" if game.is_statement(move) else "moves"] += 1

        playout(states[number % len(states)], Dice(number), checked=checked, on_move=on_move)
        yield tally


def _theirs(name: str) -> Runner:
    import open_spiel.python.games  # noqa: F401  (registers the games)
    import pyspiel

    game, random = pyspiel.load_game(name), Random(0)
    while True:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_simultaneous_node():
                actions = [random.choice(state.legal_actions(player)) for player in range(game.num_players())]
                state.apply_actions(actions)
                moves += len(actions)
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        yield {"moves": moves}
