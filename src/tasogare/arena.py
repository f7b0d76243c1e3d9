"""Bots against bots, over every game of the registry."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .bots import random as random_bot
from .core import (
    TABLE,
    BadOption,
    Bot,
    Dice,
    Effort,
    Game,
    Match,
    Outcome,
    Play,
    Sealed,
    Seat,
    commitment,
    option_dict,
    resolve_options,
    start,
    write_record,
)

__all__ = ["Casting", "Setting", "Tally", "bot_names", "find_bot", "play_match", "seed_of", "settings", "simulate"]

Casting = Callable[[Any, Seat], str]
"""The bot that plays a seat as the match stands, by name: a side may have another bot than the rest."""


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play this game."""
    return (*game.bots, "random")


def find_bot(game: Game[Any], name: str) -> Bot[Any]:
    """The bot of that name; raises KeyError."""
    return random_bot.choose if name == "random" else game.bots[name]


def seed_of(seed: int | str, number: int) -> bytes:
    """The 32 secret bytes of game ``number`` of a simulation."""
    return hashlib.sha256(f"tasogare-simulate:{seed}:{number}".encode()).digest()


def play_match(
    game: Game[Any], seats: int, options: Any, bots: Sequence[str] | Casting, seed: bytes, work: int | None = None
) -> tuple[Match[Any], list[Play]]:
    """A whole match between bots (by seat), every draw from the sealed seed, each bot on its budget of work."""
    match, plays, draws, last = start(game, seats, options), list[Play](), 0, -1
    casting: Casting = bots if callable(bots) else lambda state, seat: bots[seat]
    dice = [Dice(f"{seed.hex()}/{seat}") for seat in range(seats)]
    while not match.over:
        awaited = match.awaited()
        if TABLE in awaited:
            seat, move = TABLE, match.options(TABLE).pick(Sealed(seed, draws))
            draws += 1
        else:
            # clockwise from whoever moved last, so that talk goes round
            seat = min(awaited, key=lambda i: (i - last - 1) % seats)
            last = seat
            name = casting(match.state, seat)
            world = match.state if name == "random" else game.world(match.state, seat, dice[seat])
            move = find_bot(game, name)(world, seat, dice[seat], Effort(game.effort if work is None else work))
        match = match.play(seat, move)
        plays.append(Play(seat, move))
    return match, plays


@dataclass(frozen=True)
class Setting:
    """What a batch of games has in common."""

    game: Game[Any]
    seats: int
    given: Mapping[str, Any]
    options: Any


def settings(game: Game[Any], seats: int | None, given: Mapping[str, Any], every: bool) -> list[Setting]:
    """The settings to simulate: one seat count or all, with the options given, or with ``every`` set of options.

    Raises BadOption where none fits.
    """
    found, problem = list[Setting](), BadOption("no_setting")
    for count in (seats,) if seats is not None else game.seats:
        if count not in game.seats:
            raise BadOption("bad_seats", least=game.seats[0], most=game.seats[-1], got=count)
        for more in game.option_sets(count) if every else ({},):
            merged = {**more, **given}
            try:
                options = resolve_options(game, count, merged)
            except BadOption as error:
                problem = error
                continue
            if all(one.options != options or one.seats != count for one in found):
                found.append(Setting(game, count, merged, options))
    if not found:
        raise problem
    return found


@dataclass
class Tally:
    """What a batch of games came to."""

    setting: Setting
    bots: tuple[str, ...]
    """By seat."""
    games: int = 0
    plays: int = 0
    wins: list[int] = field(default_factory=list)
    """By seat."""
    scores: list[int] = field(default_factory=list)
    """Sums by seat."""

    def add(self, outcome: Outcome, plays: int) -> None:
        """Counts one game."""
        seats = self.setting.seats
        self.wins, self.scores = self.wins or [0] * seats, self.scores or [0] * seats
        self.games += 1
        self.plays += plays
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.scores = [total + score for total, score in zip(self.scores, outcome.scores, strict=True)]

    def summary(self) -> dict[str, Any]:
        """The figures as plain JSON."""
        by_bot: dict[str, dict[str, float]] = {}
        for name in dict.fromkeys(self.bots):
            held = [seat for seat, bot in enumerate(self.bots) if bot == name]
            by_bot[name] = {
                "wins": sum(self.wins[i] for i in held) / (len(held) * self.games),
                "score": sum(self.scores[i] for i in held) / (len(held) * self.games),
            }
        return {
            "seats": self.setting.seats,
            "options": option_dict(self.setting.options),
            "games": self.games,
            "plays": self.plays,
            "bots": list(self.bots),
            "wins": self.wins,
            "scores": self.scores,
            "by_bot": by_bot,
        }


def simulate(
    setting: Setting, bots: Sequence[str], games: int, seed: int | str, work: int | None = None
) -> Iterator[tuple[bytes, Outcome, int]]:
    """Game after game: its record as a line of JSON, how it ended, and its number of plays.

    ``bots`` fill the seats cyclically from seat 0.  Equal seeds give equal bytes.
    """
    game = setting.game
    seated = tuple(bots[seat % len(bots)] for seat in range(setting.seats))
    label = f"{seed}:{game.name}:{setting.seats}:{sorted(setting.given.items())!r}"
    for number in range(games):
        secret = seed_of(label, number)
        match, plays = play_match(game, setting.seats, setting.options, seated, secret, work)
        outcome = game.outcome(match.state)
        assert outcome is not None, "a match that is over has an outcome"
        line = write_record(
            game,
            setting.seats,
            setting.options,
            plays,
            names=list(seated),
            commitment=commitment(secret),
            seed=secret.hex(),
        )
        yield line, outcome, len(plays)
