"""What a hand is worth: targets, bonuses, losses, and the line of the score sheet that says how it came about."""

from __future__ import annotations

from functools import cache
from typing import Literal

from tasogare.core import Data, Seat

from .cards import COLOURS, Named, Trump, hand_size

__all__ = ["HandScore", "Stakes", "bonus", "eklat", "played", "reached", "silent", "stakes", "target"]

TARGETS = {4: (28, 2), 5: (21, 3), 6: (16, 4)}
"""By seats: what a bid of no card would have to make, and what each card adds."""


def target(seats: int, cards: int) -> int:
    """The pips that chief and partner need together when the chief bid so many cards."""
    base, step = TARGETS[seats]
    return base + step * cards


def bonus(cards: int, trump: Named, cap: int | None = None) -> int:
    """What chief and partner each get when they make it: more for a trump that helps less."""
    extra = 30 if trump == "none" else 0 if trump in COLOURS else 10 if trump in ("1", "7") else 20
    worth = 10 * cards + extra
    return worth if cap is None else min(worth, cap)


def reached(seats: int, cards: int, pips: int) -> int:
    """The largest bid, up to the one made, whose target the pips meet; 0 if none."""
    return max((k for k in range(1, cards + 1) if pips >= target(seats, k)), default=0)


class Stakes(Data):
    """The table that lies open while bidding; in each row the first entry is for a bid of one card, and so on up."""

    target: tuple[int, ...]
    colour: tuple[int, ...]
    """The bonus if the chief's trump is a colour, and below if it is something else."""
    one_or_seven: tuple[int, ...]
    rank: tuple[int, ...]
    none: tuple[int, ...]


@cache
def stakes(seats: int, cap: int | None) -> Stakes:
    """Target and bonuses for every number of cards that a chief can have laid."""
    bids = range(1, hand_size(seats) + 1)
    examples: tuple[Named, ...] = ("r", "7", "0", "none")
    bonuses = (tuple(bonus(n, trump, cap) for n in bids) for trump in examples)
    return Stakes(tuple(target(seats, n) for n in bids), *bonuses)


class HandScore(Data):
    """One hand on the score sheet: how it ended and what each seat got for what."""

    hand: int
    """The hand's number, from 0."""
    dealer: Seat
    end: Literal["played", "eklat", "silent"]
    cards: int
    """The chief's cards bid, or at an eklat those of each tied seat."""
    pips: tuple[int, ...]
    bonus: tuple[int, ...]
    """For a bid that was made."""
    penalty: tuple[int, ...]
    """What a missed bid or an eklat costs or brings."""
    totals: tuple[int, ...]
    """After this hand."""
    chief: Seat | None = None
    vice: Seat | None = None
    partner: Seat | None = None
    chief_trump: Named | None = None
    vice_trump: Trump | None = None
    target: int | None = None
    made: int | None = None
    """The pips of chief and partner."""
    reached: int | None = None
    """The largest bid that those pips would have met."""
    tied: tuple[Seat, ...] = ()
    """At an eklat the tied seats, the one that caused it last."""


def silent(hand: int, dealer: Seat, totals: tuple[int, ...]) -> HandScore:
    """A hand in which nobody bid: nothing is scored."""
    none = (0,) * len(totals)
    return HandScore(hand, dealer, "silent", 0, none, none, none, totals)


def eklat(hand: int, dealer: Seat, totals: tuple[int, ...], tied: tuple[Seat, ...], cards: int) -> HandScore:
    """A tie for most cards: the last of ``tied``, who caused it, loses ten a card, the others gain five a card."""
    none = (0,) * len(totals)
    penalty = tuple(
        -10 * cards if seat == tied[-1] else 5 * cards if seat in tied else 0 for seat in range(len(totals))
    )
    return HandScore(hand, dealer, "eklat", cards, none, none, penalty, _add(totals, penalty), tied=tied)


def played(
    hand: int,
    dealer: Seat,
    totals: tuple[int, ...],
    pips: tuple[int, ...],
    cards: int,
    roles: tuple[Seat, Seat | None, Seat],
    trumps: tuple[Named, Trump | None],
    cap: int | None,
) -> HandScore:
    """A hand that was played out; ``roles``: chief, vice and partner; ``trumps``: the chief's and the vice's."""
    seats, (chief, vice, partner), (chief_trump, vice_trump) = len(totals), roles, trumps
    made, needed = pips[chief] + pips[partner], target(seats, cards)
    met = reached(seats, cards, made)
    extra, penalty = [0] * seats, [0] * seats
    if met == cards:
        extra[chief] = extra[partner] = bonus(cards, chief_trump, cap)
    else:
        penalty = [5 * (cards - met)] * seats
        penalty[chief], penalty[partner] = -10 * (cards - met), 0
    after = _add(totals, pips, tuple(extra), tuple(penalty))
    return HandScore(
        hand, dealer, "played", cards, pips, tuple(extra), tuple(penalty), after,
        chief, vice, partner, chief_trump, vice_trump, needed, made, met,
    )  # fmt: skip


def _add(*columns: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*columns, strict=True)))
