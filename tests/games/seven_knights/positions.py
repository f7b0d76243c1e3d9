"""Positions of Seven Knights, built directly."""

from __future__ import annotations

from typing import Any

from tasogare.core import TABLE, Match, Seat, replace, resolve_options
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.modes import Deal, Options
from tasogare.games.seven_knights.moves import Answer, Recommend
from tasogare.games.seven_knights.questions import Ask, Question
from tasogare.games.seven_knights.rounds import Asked, Look
from tasogare.games.seven_knights.rules import Answering, Asking, Dealing, LiningUp, Recommending, State


def options(seats: int, **given: Any) -> Options:
    resolved: Options = resolve_options(game, seats, given)
    return resolved


def dealt(tiles: tuple[int, ...], seats: int, **given: Any) -> Match[State]:
    """After the first deal."""
    return Match(game.setup(seats, options(seats, **given))).play(TABLE, Deal(tiles))


def inspected(tiles: tuple[int, ...], looks: tuple[tuple[Seat, int], ...], seats: int, **given: Any) -> State:
    """Seat 0 is about to ask; ``looks`` are (seat, tile)."""
    seen = [1 << seat for seat in range(seats)]
    for seat, tile in looks:
        seen[seat] |= 1 << tile
    return State(
        options(seats, **given),
        seats,
        Asking(1, 0),
        0,
        (),
        (0,) * seats,
        tiles,
        tuple(Look(*look) for look in looks),
        tuple(seen),
    )


def round_about(seats: int) -> tuple[tuple[Seat, int], ...]:
    """Every seat looks at its left neighbour's tile."""
    return tuple((seat, (seat + 1) % seats) for seat in range(seats))


def put(s: State, **fields: Any) -> State:
    """The state with some fields set otherwise."""
    return replace(s, **fields)


def asked(s: State, asker: Seat, seat: Seat, about: tuple[int, ...], question: Question) -> State:
    """The question waits for its answer."""
    return put(s, phase=Answering(1, asker, seat), questions=(Asked(asker, seat, about, question),))


def recommending(s: State) -> Match[State]:
    return Match(put(s, phase=Recommending(1)))


def lining_up(s: State, captain: Seat, round: int = 1) -> Match[State]:
    return Match(put(s, phase=LiningUp(round, captain), captain=captain, votes=(captain,) * s.seats))


def recommend(match: Match[State], *names: Seat) -> Match[State]:
    """Each seat in turn names a captain."""
    for seat, name in enumerate(names):
        match = match.play(seat, Recommend(name))
    return match


def ask_something(match: Match[State], seat: Seat, truthful: bool = True) -> Match[State]:
    """The first question open to the seat, and its answer."""
    move: Ask = next(iter(match.options(seat)))
    match = match.play(seat, move)
    if isinstance(match.state.phase, Answering):
        (answer,) = match.default(move.seat)
        match = match.play(move.seat, answer if truthful else Answer(not answer.yes))
    return match


def is_dealing(match: Match[State], round: int) -> bool:
    return match.state.phase == Dealing(round)
