"""One outcome for every state and no two: before the end there is none, after it one, and asking never fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.core import Dice, Game, Match, Outcome, conformance, resolve_options, start
from tests.core.mole import mole
from tests.core.test_lapse import night
from tests.rooms.desk import variant

GAMES: dict[str, Game[Any]] = {"mole": mole, "night": night, **tasogare.games()}
WORLDS_EVERY = 4


def states(game: Game[Any], seats: int, given: dict[str, Any], dice: Dice) -> Iterator[Match[Any]]:
    """Every state of a random game; and beside some of them states that some viewer cannot tell from it."""
    match, number = start(game, seats, resolve_options(game, seats, given)), 0
    while True:
        yield match
        if number % WORLDS_EVERY == 0:
            viewer = (None, *range(seats))[dice.below(seats + 1)]
            yield Match(game.world(match.state, viewer, dice))
        if match.over:
            return
        chosen = conformance.random_move(match, dice)
        match, number = conformance.lapsed(match) if chosen is None else match.step(*chosen), number + 1


def check(game: Game[Any], match: Match[Any], seats: int) -> Outcome | None:
    """The outcome of a state, which is there if and only if it is over, and the same however often one asks."""
    outcome = game.outcome(match.state)
    assert (outcome is not None) == match.over
    again = msgspec.json.decode(msgspec.json.encode(match.state), type=game.State)
    assert game.outcome(again) == outcome
    if outcome is not None:
        assert len(outcome.scores) == seats
        assert list(outcome.winners) == sorted({*outcome.winners} & {*range(seats)})
    return outcome


@pytest.mark.parametrize("name", GAMES)
def test_every_state_has_its_one_outcome_in_every_setting(name: str) -> None:
    game, dice = GAMES[name], Dice(f"outcomes {name}")
    settings = conformance.option_sets(game)
    seen = 0
    for seats, given in settings[:: max(1, len(settings) // 12)]:
        ends = {check(game, match, seats) for match in states(game, seats, given, dice)} - {None}
        assert len(ends) == 1, "a game ends in one way"
        seen += 1
    assert seen >= min(len(settings), 12)


@pytest.mark.parametrize("wrong", ["too early", "never", "fails in between"])
def test_an_outcome_that_is_not_total_is_found(wrong: str) -> None:
    def outcome(s: Any) -> Outcome | None:
        if wrong == "fails in between" and len(s.votes) == 1:
            raise KeyError("nobody thought of that")
        if wrong == "never":
            return None
        return mole.outcome(s) or (Outcome((0, 0, 0), ()) if wrong == "too early" and s.votes else None)

    game, dice = variant(mole, outcome=outcome), Dice("wrong")

    def play() -> None:
        for _ in range(20):
            for match in states(game, 3, {}, dice):
                check(game, match, 3)

    with pytest.raises((AssertionError, KeyError)):
        play()
