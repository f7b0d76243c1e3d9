"""The sixty cards: five colours of twelve, written colour then rank, and what each is worth when it is captured."""

from __future__ import annotations

from typing import Literal, get_args

__all__ = ["CARDS", "COLOURS", "DECK", "PIPS", "PLACE", "RANKS", "Card", "Colour", "Named", "Trump", "hand_size"]

Colour = Literal["r", "y", "g", "b", "p"]

Trump = Literal["r", "y", "g", "b", "p", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
"""What may be trump: a colour or a rank."""

Named = Literal["r", "y", "g", "b", "p", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "none"]
"""What may be named: a trump, or that there is none."""

# fmt: off
Card = Literal[
    "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9",
    "y0", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9",
    "g0", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9",
    "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9",
    "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9",
]
# fmt: on
"""A card by its colour and rank; the two copies of a 1 or a 7 have one name."""

CARDS: tuple[Card, ...] = get_args(Card)
"""The fifty different cards in deck order: colours r y g b p, then rank."""

DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(2 if card[1] in "17" else 1))
"""All sixty cards in deck order."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
RANKS: tuple[Trump, ...] = tuple(trump for trump in get_args(Trump) if trump not in COLOURS)

PLACE: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}
"""Where a card stands in deck order, from 0 to 49; the key to sort hands by."""

PIPS: dict[Card, int] = {card: {"6": 2, "7": 2, "1": 0, "9": 0}.get(card[1], 1) for card in CARDS}
"""The points that a card is worth when captured: twelve in each colour."""


def hand_size(seats: int) -> int:
    """How many cards each seat is dealt."""
    return len(DECK) // seats
