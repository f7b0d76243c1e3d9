"""The bots: legal everywhere, made from what they know alone, within their effort, and sensible where it is plain."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import Dice, Effort, Match, conformance, replace
from tasogare.games.mu import game, sense
from tasogare.games.mu.moves import PASS, Bid, Partner, Play, Trump
from tasogare.games.mu.rules import ChoosingPartner, NamingAsChief, Playing, State

from .positions import bidding, cards, dealt, playing, with_the_rest_dealt, with_the_rest_gone

BOTS = ["standard", "simple"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("seats", "given"), [(4, {}), (5, {"chief_trump": "free", "bonus_cap": 30}), (6, {})])
def test_a_bot_plays_whole_hands_legally_and_repeatably(name: str, seats: int, given: dict[str, Any]) -> None:
    chance, match = Dice(f"{name}{seats}"), dealt(seats, hands=1, **given)
    while not match.over:
        (seat,) = match.awaited()
        match = match.play(seat, conformance.check_bot(game, name, match.state, seat, chance, 400))
    assert match.state.sheet[0].end == "played"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gives_equal_moves_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    chance, match = Dice(5), dealt(5, hands=1)
    while not match.over:
        (seat,) = match.awaited()
        moves = chance.below(3) == 0 and {
            game.bots[name](game.world(match.state, seat, Dice(i)), seat, Dice(9), Effort(400)) for i in range(2)
        }
        assert not moves or len(moves) == 1, "its worlds come from what it knows, not from the one it was handed"
        match = match.play(seat, game.bots["simple"](match.state, seat, chance, Effort(0)))


def test_without_effort_the_standard_bot_moves_as_the_simple_one() -> None:
    match = dealt(4, hands=1)
    while not match.over:
        (seat,) = match.awaited()
        simple = game.bots["simple"](match.state, seat, Dice(1), Effort(0))
        standard = game.bots["standard"](match.state, seat, Dice(1), Effort(0))
        if not isinstance(match.state.phase, Playing):
            assert standard == simple
        assert standard in match.options(seat)
        match = match.play(seat, simple)


def test_no_more_is_spent_than_was_given_and_a_deadline_is_kept() -> None:
    s = ending("r9 r8 r1 y2 y7/b1 b2 b3 b4 b5/b6 b7 b8 b9 g1/g2 g3 g4 g5 g6")
    asked = 0

    def late() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    assert game.bots["standard"](s, 0, Dice(1), Effort(10**6, late)) in s.phase.options(s, 0)
    assert asked <= 3


def ending(closed: str, **fields: Any) -> State:
    """The last cards of a hand of four: the chief laid two cards, and trump is green."""
    s = playing(closed, seat=0, **{"chief_trump": "g", "vice_trump": None} | fields)
    return with_the_rest_gone(replace(s, laid=(cards("g9 g8"), cards("g7"), (), ())))


def test_the_standard_bot_takes_the_last_trick_it_needs() -> None:
    # 31 of the 32 that two cards need are in: red 9 wins what is left, red 1 would lose it
    s = ending("r9 r1/r2 b1/r3 b2/r6 b9", pips=(20, 9, 11, 9))
    assert game.bots["standard"](s, 0, Dice(2), Effort(2000)) == Play("r9")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gives_its_points_to_a_partners_sure_trick(name: str) -> None:
    # the partner, seat 2, has trumped; nobody can beat it, and seat 0 is last and void
    s = ending("y7 y1/b1/b3/b5", trick="r2 g9 r3", pips=(10, 10, 10, 10))
    assert game.bots[name](s, 0, Dice(3), Effort(2000)) == Play("y7")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_keeps_its_points_from_the_other_sides_sure_trick(name: str) -> None:
    # and yellow 7 may still win a trick
    s = ending("y7 y1/y0/b3/b5", trick="g9 r2 r3", pips=(10, 10, 10, 10))
    assert game.bots[name](s, 0, Dice(3), Effort(2000)) == Play("y1")


def test_the_standard_bot_names_the_trump_it_is_long_in() -> None:
    hand = "r9 r8 r7 r6 r5 r4 r2 r0 y1 g1 b1 p1 y0"
    s = bidding(4, closed=hand, laid="r1 b4/y9/g3")
    s = with_the_rest_dealt(replace(s, phase=NamingAsChief(0), chief=0, vice=1, vice_trump="9"))
    assert game.bots["standard"](s, 0, Dice(1), Effort(2000)) == Trump("r")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_takes_the_partner_that_has_shown_its_trump(name: str) -> None:
    s = bidding(4, closed="r6 r5 y2 y3", laid="r1 r3 r0 r2/y9 y8/g0 g1/r9 r8")
    s = with_the_rest_dealt(replace(s, phase=ChoosingPartner(0), chief=0, vice=1, vice_trump="9", chief_trump="r"))
    assert game.bots[name](s, 0, Dice(1), Effort(2000)) == Partner(3)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_opens_with_a_strong_hand_and_never_ties_for_most(name: str) -> None:
    strong = with_the_rest_dealt(bidding(4, closed="r9 r8 r7 r7 r6 r5 r4 r2 r0 y9 g9 b9 y7 g7 b7"))
    assert isinstance(game.bots[name](strong, 0, Dice(1), Effort(2000)), Bid)
    weak = bidding(4, closed="r1 y1 y2 g1 g2 b1 b2 p1 p2 p3 b3 g3 y4 r3 r4", laid="/y0 y9 y8/g0/")
    move = game.bots[name](with_the_rest_dealt(weak), 0, Dice(1), Effort(2000))
    assert not isinstance(move, Bid) or len(move.cards) == 1, "at most it shows a card"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_its_lead_alone(name: str) -> None:
    s = with_the_rest_dealt(bidding(4, closed="r9 r8 r7 r7 r6 r5", laid="r4 r3/y1"))
    assert game.bots[name](s, 0, Dice(1), Effort(2000)) == PASS[0]


def test_a_long_colour_is_worth_more_than_a_short_one() -> None:
    values = sense.worth(cards("r9 r8 r5 y7 g7 b1"))
    assert values["r"] > values["b"]
    assert values["7"] > values["1"]
    assert sense.best_pair(values) == ("r", "7")
    assert sense.showing(cards("r5 y7 b1 r7"), sense.worth(cards("r5 y7 b1 r7 r8")))[0] == "r7"


def test_the_bots_are_asked_in_matches() -> None:
    assert set(game.bots) == set(BOTS)
    assert Match(dealt(4).state).awaited() == (0,)
