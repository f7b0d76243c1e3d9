"""The auction's arithmetic: how much may be laid, and who is what when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from tasogare.core import Data, Seat

from .cards import Card

__all__ = ["Call", "Roles", "at_most", "roles"]

Laid = tuple[tuple[Card, ...], ...]
"""The cards that each seat laid, in the order laid."""


class Call(Data):
    """A turn in the auction; no cards: a pass."""

    seat: Seat
    cards: tuple[Card, ...]


def at_most(laid: Laid, seat: Seat) -> int:
    """How many cards the seat may lay now: up to one more in all than the highest total on the table."""
    return max(map(len, laid)) + 1 - len(laid[seat])


class Roles(Data):
    """What the auction came to: a chief and perhaps a vice; or an eklat between ``tied``; or nothing at all."""

    chief: Seat | None = None
    vice: Seat | None = None
    tied: tuple[Seat, ...] = ()
    """At an eklat the tied seats, the one whose last bid came latest at the end."""


def roles(laid: Laid, calls: Sequence[Call]) -> Roles:
    """Who is chief and vice, or who tied for most cards.

    Most cards make the chief, the next most the vice; among equal seconds the laid ranks are compared from the
    highest down, and if the best of them are equal there is no vice.
    """
    counts = [len(cards) for cards in laid]
    most = max(counts)
    if most == 0:
        return Roles()
    first = [seat for seat, count in enumerate(counts) if count == most]
    if len(first) > 1:
        bids = [call.seat for call in calls if call.cards]
        return Roles(tied=tuple(sorted(first, key=lambda seat: bids[::-1].index(seat), reverse=True)))
    next_most = max(count for count in counts if count < most)
    if next_most == 0:
        return Roles(first[0])
    ranked = sorted(
        (sorted((card[1] for card in laid[seat]), reverse=True), seat)
        for seat, count in enumerate(counts)
        if count == next_most
    )
    shared = len(ranked) > 1 and ranked[-1][0] == ranked[-2][0]
    return Roles(first[0], None if shared else ranked[-1][1])
