"""Every state that can be reached in a reduced setting: live or ended, never both, and always ending, in one outcome.

Reduced is what a seat may choose from (talk left out, the first so many moves), and where it begins: at a deal that is
given, or late in a random match.  Whose move of a simultaneous choice comes first makes no difference and is not tried.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

import tasogare
from tasogare.core import TABLE, Dice, Game, Match, Move, Seat, conformance, resolve_options, start
from tasogare.games.seven_knights.questions import Ask, OneOf
from tasogare.games.seven_knights.rules import Dealing
from tests.core.mole import mole
from tests.core.test_lapse import Sing, night

__all__ = ["SETTINGS", "Seen", "Setting", "explore", "random_games"]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Setting:
    """A reduced game by name."""

    name: str
    game: Game[Any]
    seats: int
    given: dict[str, Any]
    begin: Callable[[], Match[Any]]
    width: int = 1_000
    """How many moves a seat chooses from at most."""
    keep: Callable[[Move], bool] = lambda move: True
    """Which moves are tried, of those that are no talk."""
    until: Callable[[Match[Any]], bool] = lambda match: False
    """Where no further look is taken."""


@dataclass
class Seen:
    """How many states there are, how many of them are ends, and whether that is all of them."""

    states: int = 0
    ends: int = 0
    whole: bool = True


def _late(game: Game[Any], seats: int, given: dict[str, Any], back: int, seed: int = 1) -> Match[Any]:
    """A random match so many plays before its end."""
    options = resolve_options(game, seats, given)
    plays = conformance.random_plays(game, seats, options, Dice(f"late/{game.name}/{seed}"))
    plays = [play for play in plays if not game.is_statement(play.move)]
    match = start(game, seats, options)
    for play in plays[:-back]:
        match = match.reach(play.by, play.move)
        if play.move in match.options(play.by):
            match = match.step(play.by, play.move).settle()
    return match


def choices(setting: Setting, match: Match[Any], seat: Seat) -> list[Move]:
    """What that seat tries."""
    fit = (m for m in match.options(seat) if not setting.game.is_statement(m) and setting.keep(m))
    return list(islice(fit, setting.width))


def after(setting: Setting, match: Match[Any]) -> Iterator[Match[Any]]:
    """The states that may follow."""
    awaited = match.awaited()
    if not awaited:
        later = match.lapse()
        assert later is not None, "not over: somebody is awaited, or time is"
        yield later
    phase = match.state.phase
    free = tuple(phase.free(match.state)) if TABLE not in awaited else ()
    for seat in (*awaited[:1], *free):
        moves = choices(setting, match, seat)
        assert moves or seat not in awaited, "whoever is awaited has a move"
        for move in moves:
            if seat not in awaited and not isinstance(move, phase.at_once):
                continue
            yield match.step(seat, move)


def explore(setting: Setting, most: int) -> Seen:
    """All states, or the first so many; AssertionError where one is neither live nor over, or play goes in a circle."""
    seen, known, path = Seen(), dict[bytes, bool](), list[tuple[bytes, Iterator[Match[Any]]]]()

    def enter(match: Match[Any]) -> None:
        key = hashlib.blake2b(_encode(match), digest_size=12).digest()
        if key in known:
            assert known[key], "no play leads back to where it was"
            return
        seen.states += 1
        outcome = setting.game.outcome(match.state)
        if match.over:
            known[key] = True
            seen.ends += 1
            assert outcome is not None, "over: there is an outcome"
            assert len(outcome.scores) == setting.seats
            assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(setting.seats)))
            return
        assert outcome is None, "no outcome before the end"
        if setting.until(match):
            known[key] = True
            seen.ends += 1
            return
        known[key] = False
        path.append((key, after(setting, match)))

    enter(setting.begin())
    while path:
        key, rest = path[-1]
        following = next(rest, None)
        if following is None:
            known[key] = True
            path.pop()
        elif seen.states >= most:
            seen.whole = False
            break
        else:
            enter(following)
    return seen


def random_games(setting: Setting, games: int, seed: int = 0) -> int:
    """So many random games of the whole setting, through the checked door; each has one outcome, and none before."""
    options = resolve_options(setting.game, setting.seats, setting.given)
    dice, game = Dice(f"{setting.name} {seed}"), setting.game
    for _ in range(games):
        match = start(game, setting.seats, options)
        while not match.over:
            assert game.outcome(match.state) is None
            chosen = conformance.random_move(match, dice)
            match = conformance.lapsed(match) if chosen is None else match.step(*chosen)
        outcome = game.outcome(match.state)
        assert outcome is not None
        assert len(outcome.scores) == setting.seats
    return games


KNIGHTS = tasogare.game("seven_knights")


def _one_number(move: Move) -> bool:
    """Of the questions, those whether a tile is a certain number; every other move."""
    if not isinstance(move, Ask):
        return True
    return isinstance(move.question, OneOf) and len(move.question.numbers) == 1


def _dealt_knights() -> Match[Any]:
    match = start(KNIGHTS, 4, resolve_options(KNIGHTS, 4, {}))
    return match.step(TABLE, match.options(TABLE).pick(Dice("the given deal")))


def _second_round(match: Match[Any]) -> bool:
    return isinstance(match.state.phase, Dealing)


TORCH = resolve_options(night, 2, {"torch": True})


def _no_song(move: Move) -> bool:
    return not isinstance(move, Sing)


def _setting(name: str, game: str, seats: int, given: dict[str, Any], back: int, **more: Any) -> Setting:
    found = tasogare.game(game)
    return Setting(name, found, seats, given, lambda: _late(found, seats, given, back), **more)


SETTINGS: tuple[Setting, ...] = (
    Setting("mole, whole", mole, 3, {}, lambda: start(mole, 3, resolve_options(mole, 3, {}))),
    Setting("night, without songs", night, 2, {"torch": True}, lambda: start(night, 2, TORCH), keep=_no_song),
    Setting(
        "seven knights, a round of a given deal, questions of one number",
        KNIGHTS,
        4,
        {},
        _dealt_knights,
        width=2,
        keep=_one_number,
        until=_second_round,
    ),
    _setting("mu, the last tricks", "mu", 4, {"hands": 1}, 14),
    _setting("lupus, the last days without talk", "lupus", 8, {"roles": [], "talk_seconds": 0}, 12, width=2),
    _setting("witch hunt, the last days without talk", "witch_hunt", 4, {}, 24, width=2),
    _setting("little witches, the last turns", "little_witches", 3, {}, 6, width=3),
)
