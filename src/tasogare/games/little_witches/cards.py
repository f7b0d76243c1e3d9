"""What a mean student's secret card is worth to it: its points, as likely as they still are; exact at the end."""

from __future__ import annotations

from functools import cache
from math import exp, factorial
from typing import NamedTuple

from .grading import SECRET_POINTS
from .moves import KINDS, Material, Secret

__all__ = ["Hand", "card_worth"]

PACE: dict[Secret, float] = {
    "full_set": 0.45,
    "favourite": 0.4,
    "two_pairs": 0.45,
    "trace_hunter": 0.5,
    "keen_eye": 0.5,
}
"""How many steps towards a card a student makes in a round."""
LEAD = 2.0
"""How many points ahead, or behind, are told from a tie."""


class Hand(NamedTuple):
    """What a student has: chips of each kind, a trace counting where it was turned up, and how far it leads."""

    kinds: tuple[int, ...]
    lead: float
    """Its material points more than the best other's, as far as it can tell."""

    def with_chip(self, kind: int, points: float = 0.0) -> Hand:
        """The hand with one more of that kind, worth so many points."""
        return Hand((*self.kinds[:kind], self.kinds[kind] + 1, *self.kinds[kind + 1 :]), self.lead + points)


def card_worth(secret: Secret, hand: Hand, task: Material, in_game: int, rounds: int) -> float:
    """The card's points times the chance that it is met, with so many rounds to come after this one."""
    if secret == "teachers_pet":  # no chip of its own helps it
        return 0.0
    points = SECRET_POINTS[secret]
    if secret == "head_start":
        return points * _ahead(hand.lead, rounds)
    return points * _chance(_missing(secret, hand.kinds, task, in_game), PACE[secret] * rounds)


def _missing(secret: Secret, have: tuple[int, ...], task: Material, in_game: int) -> int:
    """How many steps the card is away: chips to collect, or traces to turn up."""
    match secret:
        case "full_set":
            return sum(in_game >> kind & 1 and not have[kind] for kind in range(2, len(KINDS)))
        case "favourite":
            return max(4 - max(have[2:]), 0)
        case "two_pairs":
            pairs = sorted(min(count, 2) for kind, count in enumerate(have) if kind > 1 and KINDS[kind] != task)
            return 4 - sum(pairs[-2:])
        case "trace_hunter":
            return max(3 - have[0] - have[1], 0)
        case _:
            return (not have[0]) + (not have[1])


@cache
def _chance(steps: int, expected: float) -> float:
    """The chance of so many steps at least, where they come at random, so many in all on average."""
    return 1.0 - sum(exp(-expected) * expected**k / factorial(k) for k in range(steps))


def _ahead(lead: float, rounds: int) -> float:
    """The chance to end with strictly the most material points."""
    if not rounds:
        return float(lead > 0)
    return 1.0 / (1.0 + exp(-lead / (LEAD * rounds**0.5)))
