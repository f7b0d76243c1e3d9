"""Villages built directly: roles as letters, the dead, and the phase."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import IllegalMove, Match, Move, Seat, replace
from tasogare.games.lupus.cast import LEAST_SEATS, Options, defaults
from tasogare.games.lupus.day import Talking, Voting
from tasogare.games.lupus.moves import Attack, Divine, Guard, Ready, Role, Vote
from tasogare.games.lupus.night import Deeds, Night
from tasogare.games.lupus.rules import State

LETTERS: dict[str, Role] = {
    "W": "wolf",
    "V": "villager",
    "S": "seer",
    "M": "medium",
    "C": "madman",
    "B": "bodyguard",
    "F": "mason",
    "H": "hamster",
}


def village(
    letters: str, phase: Night | Talking | Voting, day: int, dead: tuple[Seat, ...] = (), **given: Any
) -> State:
    """A village in which ``day`` days or nights are over, the dead having died by the rope first, then in night 1."""
    roles = tuple(LETTERS[letter] for letter in letters)
    chosen = {**defaults(len(roles), {}, 1), "roles": tuple(role for role in LEAST_SEATS if role in roles)}
    chosen["wolves"] = 2 if letters.count("W") < 3 else 3
    hanged = day if isinstance(phase, Night) else day - 1
    nights = [Deeds(None, None, None, ()) for _ in range(day)]
    if nights:
        nights[0] = replace(nights[0], dead=tuple(sorted(dead[hanged:])))
    alive = sum(1 << i for i in range(len(roles)) if i not in dead)
    options = Options(**{**chosen, **given})
    return State(len(roles), options, phase, roles, alive, tuple(nights), tuple(dead[:hanged]))


def night(letters: str, number: int = 1, dead: tuple[Seat, ...] = (), **given: Any) -> Match[State]:
    return Match(village(letters, Night(number), number - 1, dead, **given))


def talk(letters: str, day: int = 1, dead: tuple[Seat, ...] = (), **given: Any) -> Match[State]:
    return Match(village(letters, Talking(day), day, dead, **given))


def vote(letters: str, day: int = 1, dead: tuple[Seat, ...] = (), **given: Any) -> Match[State]:
    """The first vote of a day; in turn unless the options say otherwise."""
    first = min(i for i in range(len(letters)) if i not in dead)
    turn = None if given.get("vote") == "together" else first
    return Match(village(letters, Voting(day, 1, turn), day, dead, **given))


def play(match: Match[State], *plays: tuple[Seat, Move]) -> Match[State]:
    for seat, move in plays:
        match = match.play(seat, move)
    return match


def through(
    match: Match[State], attack: Seat | None = None, divine: Seat | None = None, guard: Seat | None = None
) -> Match[State]:
    """The whole night: everybody in seat order, all wolves at one seat; who is not told does its first option."""
    s = match.state
    for seat in range(s.seats):
        if match.state.phase == s.phase and seat in match.awaited():
            match = match.play(seat, _deed(s, seat, attack, divine, guard))
    return match


def _deed(s: State, seat: Seat, attack: Seat | None, divine: Seat | None, guard: Seat | None) -> Move:
    options: list[Any] = list(s.phase.options(s, seat))
    asked = {Divine: divine, Guard: guard, Attack: attack}.get(type(options[0]))
    move: Move = options[0] if asked is None else next(move for move in options if move.target == asked)
    return move


def votes(match: Match[State], *targets: Seat) -> Match[State]:
    """The living vote for these, in seat order."""
    for target in targets:
        match = match.play(match.awaited()[0], Vote(target))
    return match


def ready(match: Match[State]) -> Match[State]:
    """Everybody awaited is ready."""
    for seat in match.awaited():
        match = match.play(seat, Ready())
    return match


def refusal(match: Match[State], seat: Seat, move: Move) -> str:
    """The key of the reason why the move is refused."""
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    return caught.value.key
