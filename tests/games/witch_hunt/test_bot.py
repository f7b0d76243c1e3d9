"""The standard bot: legal, of one mind with what its seat knows, and brief."""

from __future__ import annotations

from collections import Counter

import pytest

from tasogare.arena import play_match, seed_of
from tasogare.core import Dice, Effort, Match, Seat, conformance, replace, resolve_options
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.bot import standard
from tasogare.games.witch_hunt.days import Vision
from tasogare.games.witch_hunt.moves import Offer, Say, Vote
from tasogare.games.witch_hunt.rules import State
from tasogare.games.witch_hunt.victory import Over

from .positions import evening, offering, voting


def plays(s: State, seat: Seat, work: int = 400) -> object:
    return standard(s, seat, Dice(2), Effort(work))


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_whole_games_between_bots_are_legal_and_end(seats: int) -> None:
    options = resolve_options(game, seats, {})
    match, record = play_match(game, seats, options, ["standard"] * seats, seed_of("bot", seats))
    assert isinstance(match.state.phase, Over)
    talk = Counter((play.by, match.state.phase) for play in record if isinstance(play.move, Say))
    assert max(talk.values(), default=0) <= 6 * options.knights_day


@pytest.mark.parametrize("seats", [5, 8])
def test_equal_chance_and_effort_give_equal_moves(seats: int) -> None:
    options = resolve_options(game, seats, {})
    match: Match[State] = Match(game.setup(seats, options))
    chance = Dice(seats)
    while not match.over and match.state.phase.__class__.__name__ != "Verdict":
        seat = match.awaited()[0]
        if seat < 0:
            match = match.play(seat, match.options(seat).pick(chance))
        else:
            match = match.play(seat, conformance.check_bot(game, "standard", match.state, seat, chance, 50))


def test_the_seer_tells_of_a_witch_and_votes_for_her() -> None:
    s = evening("svvvvw")
    s = replace(s, today=replace(s.day, vision=Vision(5, True)))
    assert plays(s, 0) == Say("result", target=5, witch=True, day=1)
    assert plays(voting(s).state, 0) == Vote(5)


def test_a_member_brings_the_card_of_its_place_and_a_witch_spoils_what_would_win() -> None:
    hands = {0: "mushroom shell", 1: "shell pumpkin", 3: "crystal shell"}
    s = offering(evening("vvvw", hands=hands, sealed=1), 0, 1, 3).state
    assert plays(s, 0) == Offer("mushroom")
    assert plays(s, 1) == Offer("pumpkin")
    assert plays(s, 3) == Offer("shell")


def test_a_witch_never_votes_for_a_fellow_on_the_last_day() -> None:
    s = voting(evening("vvvvvvww", number=4)).state
    assert plays(s, 6) != Vote(7)


def test_bots_beat_random_cats() -> None:
    options = resolve_options(game, 6, {})
    wins = 0
    for number in range(12):
        match, _ = play_match(game, 6, options, ["standard"] * 6, seed_of("x", number))
        witch = match.state.roles.index("witch")
        crow = match.state.roles.index("crow")
        mixed = ["random" if i in (witch, crow) else "standard" for i in range(6)]
        # the same deal: the table draws from the same seed
        match, _ = play_match(game, 6, options, mixed, seed_of("x", number))
        assert isinstance(match.state.phase, Over)
        wins += match.state.phase.winner == "village"
    assert wins >= 7
