"""Tricks: to which suit a card belongs, how strong it is, which cards may follow, and which card wins.

Everywhere ``chief`` and ``vice`` are the trumps that the two named; None: nobody was there to name one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from tasogare.core import Data

from .cards import CARDS, COLOURS, PLACE, Card, Colour, Named, Trump

__all__ = ["Suit", "Suits", "Tier", "follow", "is_trump", "strength", "suit", "suits", "tiers", "winner"]

Suit = Literal["r", "y", "g", "b", "p", "trump"]
SUITS: tuple[Suit, ...] = (*COLOURS, "trump")


def is_trump(card: Card, trump: Named | None) -> bool:
    """Whether the card shows the colour or the rank that was named."""
    return trump in (card[0], card[1])


def suit(card: Card, chief: Named | None, vice: Trump | None) -> Suit:
    """The suit that a card belongs to: all trumps form one, and no trump belongs to its printed colour any more."""
    if is_trump(card, chief) or is_trump(card, vice):
        return "trump"
    return _colour(card)


def strength(card: Card, chief: Named | None, vice: Trump | None) -> int:
    """How strong a card is within its suit: double trumps, then the chief's trump, then the vice's, then the rest.

    Within a colour the rank counts; cards that are trump by their rank are equal whatever their colour.
    """
    by_chief, by_vice = is_trump(card, chief), is_trump(card, vice)
    rank = int(card[1])
    if by_chief and by_vice:
        return 60
    if by_chief:
        return 40 + rank if chief in COLOURS else 40
    if by_vice:
        return 20 + rank if vice in COLOURS else 20
    return rank


def follow(hand: Iterable[Card], led: Suit | None, chief: Named | None, vice: Trump | None) -> tuple[Card, ...]:
    """The different cards of a hand that may be played: of the suit led if there is one, otherwise any."""
    return suits(chief, vice).follow(tuple(hand), led)


def winner(trick: Sequence[Card], chief: Named | None, vice: Trump | None) -> int:
    """Which card of the trick wins, by its place from 0: the strongest trump, else the highest of the colour led.

    Among equals the card played first.
    """
    return suits(chief, vice).winner(trick)


class Suits:
    """The suits and strengths of all cards under two given trumps, looked up instead of worked out again."""

    __slots__ = ("power", "suit")

    def __init__(self, chief: Named | None, vice: Trump | None) -> None:
        self.suit: dict[Card, Suit] = {card: suit(card, chief, vice) for card in CARDS}
        self.power: dict[Suit, dict[Card, int]] = {
            led: {card: strength(card, chief, vice) if self.suit[card] in ("trump", led) else -1 for card in CARDS}
            for led in SUITS
        }
        """By the suit led: a card's strength, -1 for cards that cannot win."""

    def follow(self, hand: tuple[Card, ...], led: Suit | None) -> tuple[Card, ...]:
        """As the function of that name."""
        if led is not None:
            same = [card for card in hand if self.suit[card] == led]
            if same:
                return tuple(dict.fromkeys(same))
        return tuple(dict.fromkeys(hand))

    def winner(self, trick: Sequence[Card]) -> int:
        """As the function of that name."""
        power = self.power[self.suit[trick[0]]]
        powers = [power[card] for card in trick]
        return powers.index(max(powers))


@cache
def suits(chief: Named | None, vice: Trump | None) -> Suits:
    """The tables for two trumps."""
    return Suits(chief, vice)


class Tier(Data):
    """One step of the trump order; ``equal``: its cards are all of one strength, else they go down from the first."""

    by: Literal["double", "chief", "vice"]
    trump: Trump | None
    """The colour or rank that makes them trump; None where both do."""
    cards: tuple[Card, ...]
    equal: bool


@cache
def tiers(chief: Named | None, vice: Trump | None) -> tuple[Tier, ...]:
    """The trump order from the top: double trumps, the chief's trump, the vice's trump."""
    found = []
    steps: tuple[tuple[Literal["double", "chief", "vice"], int, Named | None], ...] = (
        ("double", 60, None),
        ("chief", 40, chief),
        ("vice", 20, vice),
    )
    for by, least, trump in steps:
        cards = [card for card in CARDS if 0 <= strength(card, chief, vice) - least < 20]
        if cards and trump != "none":
            cards.sort(key=lambda card: (-strength(card, chief, vice), PLACE[card]))
            found.append(Tier(by, trump, tuple(cards), trump not in COLOURS))
    return tuple(found)


def _colour(card: Card) -> Colour:
    return COLOURS[PLACE[card] // 10]
