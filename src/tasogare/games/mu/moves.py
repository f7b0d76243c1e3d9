"""The moves, and the two sets of them that are too large to list: deals and bids."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from math import comb

from tasogare.core import Chance, Data, Listed, Move, Seat, sample, shuffled

from .cards import CARDS, DECK, PLACE, Card, Named, hand_size

__all__ = ["PASS", "PLAYS", "AnyBid", "AnyDeal", "Bid", "Bids", "Deal", "Deals", "Partner", "Pass", "Play", "Trump"]


class Deal(Move):
    """The whole deck, a hand for each seat."""

    hands: tuple[tuple[Card, ...], ...]


class Bid(Move):
    """Lays cards from the hand face up before the seat, in this order."""

    cards: tuple[Card, ...]


class Pass(Move):
    """Lays nothing this time."""


class Trump(Move):
    """Names a colour, a rank, or none."""

    trump: Named


class Partner(Move):
    """Takes a seat as partner."""

    seat: Seat


class Play(Move):
    """Plays a card to the trick."""

    card: Card


PASS: Listed[Pass] = Listed((Pass(),))
PLAYS: dict[Card, Play] = {card: Play(card) for card in CARDS}
SORTED_DECK = sorted(DECK)


class AnyDeal(Data, tag="any_deal"):
    """Form: the deck in as many hands of equal size."""

    seats: int
    size: int


class Deals:
    """Every way to share the deck out evenly.

    A hand's order is free; listed and counted is each different sharing once.
    """

    __slots__ = ("seats", "size")

    def __init__(self, seats: int) -> None:
        self.seats, self.size = seats, hand_size(seats)

    def __contains__(self, move: object) -> bool:
        return (
            type(move) is Deal
            and len(move.hands) == self.seats
            and all(len(hand) == self.size for hand in move.hands)
            and sorted(card for hand in move.hands for card in hand) == SORTED_DECK
        )

    def __len__(self) -> int:
        """As large as a length can be: there are more deals than that."""
        return sys.maxsize

    def __iter__(self) -> Iterator[Deal]:
        hands: list[list[Card]] = [[] for _ in range(self.seats)]

        def share(place: int, least: Seat) -> Iterator[Deal]:
            if place == len(DECK):
                yield Deal(tuple(map(tuple, hands)))
                return
            card = DECK[place]
            twin_next = place + 1 < len(DECK) and DECK[place + 1] == card
            for seat in range(least, self.seats):
                if len(hands[seat]) < self.size:
                    hands[seat].append(card)
                    yield from share(place + 1, seat if twin_next else 0)
                    hands[seat].pop()

        return share(0, 0)

    def pick(self, chance: Chance) -> Deal:
        """A shuffled deck, cut into hands."""
        deck, size = shuffled(chance, DECK), self.size
        return Deal(tuple(tuple(deck[i : i + size]) for i in range(0, len(DECK), size)))

    def describe(self) -> list[AnyDeal]:
        """Its form alone."""
        return [AnyDeal(self.seats, self.size)]


class AnyBid(Data, tag="any_bid"):
    """Form: a bid of one up to ``most`` of these cards."""

    cards: tuple[Card, ...]
    most: int


class Bids:
    """Every bid of one up to ``most`` cards of a hand.

    The order of the cards is free; listed and counted is each different choice of cards once, in deck order.
    """

    def __init__(self, hand: tuple[Card, ...], most: int) -> None:
        self.hand, self.most = hand, min(most, len(hand))

    @cached_property
    def _kinds(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The different cards, and those of them that are there twice."""
        kinds = dict.fromkeys(self.hand)
        return tuple(kinds), tuple(card for card in kinds if self.hand.count(card) == 2)

    def __contains__(self, move: object) -> bool:
        if type(move) is not Bid or not 0 < len(move.cards) <= self.most:
            return False
        hand, cards = self.hand, move.cards
        return all(cards.count(card) <= hand.count(card) for card in cards)

    def __len__(self) -> int:
        return sum(sum(self._ways(size)) for size in range(1, self.most + 1))

    def __iter__(self) -> Iterator[Bid]:
        kinds, twins = self._kinds
        for size in range(1, self.most + 1):
            for pairs in range(size // 2 + 1):
                for doubled in combinations(twins, pairs):
                    rest = [card for card in kinds if card not in doubled]
                    for single in combinations(rest, size - 2 * pairs):
                        yield _bid([*doubled, *doubled, *single])

    def _ways(self, size: int) -> list[int]:
        """How many choices of so many cards there are with 0, 1, 2 … pairs among them."""
        kinds, twins = map(len, self._kinds)
        return [comb(twins, pairs) * comb(kinds - pairs, size - 2 * pairs) for pairs in range(size // 2 + 1)]

    def pick(self, chance: Chance) -> Bid:
        """A number of cards evenly, then evenly one of the choices of so many."""
        size = 1 + chance.below(self.most) if self.most > 1 else 1
        kinds, twins = self._kinds
        if size == 1:
            return Bid((kinds[chance.below(len(kinds))],))
        ways = self._ways(size)
        draw, pairs = chance.below(sum(ways)), 0
        while draw >= ways[pairs]:
            draw -= ways[pairs]
            pairs += 1
        doubled = sample(chance, twins, pairs)
        rest = [card for card in kinds if card not in doubled]
        return _bid([*doubled, *doubled, *sample(chance, rest, size - 2 * pairs)])

    def describe(self) -> list[AnyBid]:
        """Its form alone."""
        return [AnyBid(self.hand, self.most)]


def _bid(cards: list[Card]) -> Bid:
    cards.sort(key=PLACE.__getitem__)
    return Bid(tuple(cards))
