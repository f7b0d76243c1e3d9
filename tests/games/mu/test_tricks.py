"""Trick strength, following and winning, each by a table of examples."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.games.mu.cards import CARDS
from tasogare.games.mu.tricks import follow, strength, suit, tiers, winner

from .positions import cards

# chief's trump, vice's trump, and cards from the strongest down; "=" joins equals
ORDERS = [
    ("7", "g", "g7 > r7 = y7 = b7 = p7 > g9 > g8 > g6 > g5 > g4 > g3 > g2 > g1 > g0"),
    ("g", "7", "g7 > g9 > g8 > g6 > g5 > g4 > g3 > g2 > g1 > g0 > r7 = y7 = b7 = p7"),
    ("r", "b", "r9 > r8 > r7 > r6 > r5 > r4 > r3 > r2 > r1 > r0 > b9 > b8 > b7 > b6 > b5 > b4 > b3 > b2 > b1 > b0"),
    ("1", "6", "r1 = y1 = g1 = b1 = p1 > r6 = y6 = g6 = b6 = p6"),
    ("none", "p", "p9 > p8 > p7 > p6 > p5 > p4 > p3 > p2 > p1 > p0"),
    ("none", "0", "r0 = y0 = g0 = b0 = p0"),
    ("0", None, "r0 = y0 = g0 = b0 = p0"),
    ("y", None, "y9 > y8 > y7 > y6 > y5 > y4 > y3 > y2 > y1 > y0"),
    ("none", None, ""),
]


@pytest.mark.parametrize(("chief", "vice", "order"), ORDERS)
def test_trumps_from_the_top(chief: Any, vice: Any, order: str) -> None:
    steps = [cards(step.replace("=", " ")) for step in order.split(">")]
    strengths = [{strength(card, chief, vice) for card in step} for step in steps if step]
    assert all(len(step) == 1 for step in strengths), "equals are equal"
    flat = [step.pop() for step in strengths]
    assert flat == sorted(set(flat), reverse=True)
    named = [card for step in steps for card in step]
    for card in CARDS:
        assert suit(card, chief, vice) == ("trump" if card in named else card[0])
    assert sorted(card for tier in tiers(chief, vice) for card in tier.cards) == sorted(named)


def test_every_trump_beats_every_other_card() -> None:
    assert strength("r0", "none", "0") > strength("r9", "none", "0")


def test_the_trump_order_is_told_in_tiers() -> None:
    double, chief, vice = tiers("7", "g")
    assert (double.by, double.cards, double.trump) == ("double", ("g7",), None)
    assert (chief.by, chief.trump, chief.equal) == ("chief", "7", True)
    assert chief.cards == ("r7", "y7", "b7", "p7")
    assert (vice.by, vice.trump, vice.equal, vice.cards[0]) == ("vice", "g", False, "g9")


FOLLOW = [
    # led, hand, chief, vice, may play
    ("r", "r2 r9 y1", "none", None, "r2 r9"),
    ("r", "y1 g3", "none", None, "y1 g3"),
    # a trump no longer belongs to its colour
    ("r", "r7 y1", "7", None, "r7 y1"),
    ("r", "r7 r2 y1", "7", None, "r2"),
    ("r", "r2 y1", "r", None, "r2 y1"),
    # all trumps are one suit, whichever of the two was led
    ("trump", "b7 g3 r1", "7", "g", "b7 g3"),
    ("trump", "g3 r1", "7", "g", "g3"),
    ("trump", "r1 y2", "7", "g", "r1 y2"),
    # who leads plays anything
    (None, "r1 y2 g7", "7", "g", "r1 y2 g7"),
    # two copies are one choice
    ("r", "r7 r7 y1", "none", None, "r7"),
]


@pytest.mark.parametrize(("led", "hand", "chief", "vice", "expected"), FOLLOW)
def test_who_can_follow_must(led: Any, hand: str, chief: Any, vice: Any, expected: str) -> None:
    assert follow(cards(hand), led, chief, vice) == cards(expected)


WINNERS = [
    # trick, chief, vice, place of the winner
    ("r3 r9 r5 r6", "none", None, 1),
    ("r3 y9 g9 b9", "none", None, 0),
    ("r3 r9 g0 r6", "7", "g", 2),
    ("r3 g9 b7 g8", "7", "g", 2),
    ("b7 g9 r7 g7", "7", "g", 3),
    # among equals the first
    ("b7 r7 y7 p7", "7", "g", 0),
    ("r3 y7 r7 p7", "7", "g", 1),
    ("g7 r7 g7 g9", "7", "g", 0),
    ("g7 g7 r1 r1", "g", "7", 0),
    ("r1 r1 y1 g1", "none", None, 0),
    # with a trump led a higher card of its printed colour wins nothing
    ("r1 r9 r8 y1", "1", None, 0),
    # the chief's lowest trump beats the vice's highest
    ("b9 r0 b8 b7", "r", "b", 1),
    ("r7 y1 g1 b7", "1", "7", 1),
]


@pytest.mark.parametrize(("trick", "chief", "vice", "place"), WINNERS)
def test_the_strongest_card_played_first_wins(trick: str, chief: Any, vice: Any, place: int) -> None:
    assert winner(cards(trick), chief, vice) == place
