"""What a player can tell at a glance: what a trump would be worth, whom to take as partner, which cards to show."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from tasogare.core import Seat

from .cards import COLOURS, PLACE, RANKS, Card, Named, Trump
from .scores import TARGETS, bonus

__all__ = ["appeal", "best_pair", "limit", "partner", "showing", "trumps_of", "worth"]

BASE = {4: 15, 5: 10, 6: 7}
"""By seats, the pips that a chief and a partner taken at random make without any of what ``worth`` counts.

These figures and those below come from fitting a line to hands played out by the rules of thumb.
"""


def worth(hand: Iterable[Card]) -> dict[Named, float]:
    """By trump, how many pips more the hand makes for its side than an empty one would."""
    found: dict[Named, float] = dict.fromkeys((*COLOURS, *RANKS), 0.0)
    tops = 0.0
    for card in hand:
        colour, rank = COLOURS[PLACE[card] // 10], RANKS[PLACE[card] % 10]
        side = 2.0 if rank == "9" else 0.5 if rank == "8" else 0.0
        tops += side
        found[colour] += (5.5 if rank in "789" else 3.0) - side
        found[rank] += 5.0 - side
    for trump in found:
        found[trump] += tops
    found["none"] = tops
    return found


def appeal(values: Mapping[Named, float], trump: Named) -> float:
    """What naming the trump is worth, in pips: those it makes, and a share of what its kind adds to the bonus."""
    return values[trump] + bonus(0, trump) / 7


def limit(seats: int, values: Mapping[Named, float]) -> int:
    """The highest bid that the better kinds of trump seem good for: the best colour or rank, whichever is left."""
    pair = (max(values[c] for c in COLOURS), max(values[r] for r in RANKS))
    base, step = TARGETS[seats]
    return int((BASE[seats] + (max(pair) + min(pair)) / 2 - base) // step)


def best_pair(values: Mapping[Named, float]) -> tuple[Trump, Trump]:
    """The colour and the rank that would be the best trumps."""
    return max(COLOURS, key=lambda c: values[c]), max(RANKS, key=lambda r: values[r])


def showing(hand: Iterable[Card], values: Mapping[Named, float]) -> list[Card]:
    """The hand in the order in which to lay it: cards that show the best trumps first, of these the higher ones."""
    pair = best_pair(values)
    return sorted(hand, key=lambda card: (sum(mark in pair for mark in card), card[1]), reverse=True)


def trumps_of(laid: Iterable[Card]) -> list[Trump]:
    """The trumps that laid cards show."""
    marks = {mark for card in laid for mark in card}
    return [trump for trump in (*COLOURS, *RANKS) if trump in marks]


def partner(
    laid: Sequence[Collection[Card]], chief: Seat, vice: Seat | None, naming: tuple[Named | None, Trump | None]
) -> Seat:
    """The seat whose laid cards help most under these trumps; among equals the next clockwise."""
    seats = len(laid)
    clockwise = [(chief + i) % seats for i in range(1, seats)]
    return max((i for i in clockwise if i != vice), key=lambda i: sum(_help(card, naming) for card in laid[i]))


def _help(card: Card, naming: tuple[Named | None, Trump | None]) -> float:
    chief, vice = naming
    marks = set(card)
    return 1.0 + 3.0 * (chief in marks) + 2.0 * (vice in marks) + 1.0 * (card[1] == "9")
