"""Many hands played out at once by rules of thumb: the bots' fast engine, apart from the rules.

A hand is a number of 64 bits.  Under two given trumps each of the sixty cards has its bit, suit by suit and within a
suit from the weakest up, so that the lowest and the highest of some cards are a bit trick.  Every array has one entry
a world; worlds may differ in trumps, sides, hands and leader, but all stand at the same card of a trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from tasogare.core import Seat

from .cards import DECK, PIPS, PLACE, Card, Named, Trump
from .rules import State
from .scores import TARGETS, bonus
from .tricks import SUITS, strength, suit

__all__ = ["Floats", "Naming", "Tables", "Worlds", "at_trick", "choose", "owners", "payoffs", "play_out"]

Naming = tuple[Named | None, Trump | None]
"""The chief's trump and the vice's."""

Bits = NDArray[np.uint64]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

COPIES: dict[Card, tuple[int, ...]] = {
    card: tuple(i for i, other in enumerate(DECK) if other == card) for card in dict.fromkeys(DECK)
}
"""Where the copies of a card stand in the deck, from 0 to 59."""


def owners(hands: Sequence[Sequence[Card]], first: Seat) -> list[int]:
    """Who holds each card of the deck (-1: nobody); the hand of ``first`` always gets the same copies."""
    found = [-1] * len(DECK)
    for i in range(len(hands)):
        seat = (first + i) % len(hands)
        for card in hands[seat]:
            places = COPIES[card]
            found[places[0] if found[places[0]] < 0 else places[1]] = seat
    return found


NOTHING = np.uint64(0)
ONE = np.uint64(1)
TRUMP = SUITS.index("trump")
EXTRA: dict[Named, int] = {trump: bonus(0, trump) for trump in get_args(Named)}
"""What the kind of trump adds to a bonus."""

KEEP = ("1", "02345", "678", "9", "")
"""Ranks in the order in which one parts with them when somebody else takes the trick; as many classes as below."""
GIVE = ("67", "02345", "8", "1", "9")
"""Ranks in the order in which one gives them to a friend's trick."""


class _Order:
    """Bits and masks of the cards under one naming."""

    def __init__(self, chief: Named | None, vice: Trump | None) -> None:
        key = [(SUITS.index(suit(card, chief, vice)), strength(card, chief, vice), PLACE[card]) for card in DECK]
        order = sorted(range(len(DECK)), key=key.__getitem__)
        self.bit = [order.index(i) for i in range(len(DECK))]
        """By place in the deck."""
        cards = [DECK[i] for i in order]
        self.suit = [SUITS.index(suit(card, chief, vice)) for card in cards]
        self.pips = [PIPS[card] for card in cards]
        power = [strength(card, chief, vice) for card in cards]
        self.masks = [_mask(i for i in range(60) if self.suit[i] == s) for s in range(len(SUITS))]
        self.above = [
            _mask(j for j in range(60) if self.suit[j] == self.suit[i] and power[j] > power[i]) for i in range(60)
        ]
        """By bit, the stronger cards of its suit."""
        self.beats = [
            above if self.suit[i] == TRUMP else above | self.masks[TRUMP] for i, above in enumerate(self.above)
        ]
        """By bit, all cards that beat it when it is winning a trick."""
        plain = [i for i in range(60) if self.suit[i] != TRUMP]
        self.keep = [_mask(i for i in plain if cards[i][1] in ranks) for ranks in KEEP]
        self.give = [_mask(i for i in plain if cards[i][1] in ranks) for ranks in GIVE]


def _mask(bits: Any) -> int:
    return sum(1 << bit for bit in bits)


@cache
def _order(chief: Named | None, vice: Trump | None) -> _Order:
    return _Order(chief, vice)


class Tables:
    """The bits and masks under several namings, one row each."""

    def __init__(self, namings: Sequence[Naming]) -> None:
        orders = [_order(*naming) for naming in namings]
        self.bit: Ints = np.array([order.bit for order in orders])
        self.suit: Ints = np.array([order.suit for order in orders])
        self.pips: Ints = np.array([order.pips for order in orders])
        self.masks, self.above, self.beats, self.keep, self.give = (
            np.array([getattr(order, name) for order in orders], np.uint64)
            for name in ("masks", "above", "beats", "keep", "give")
        )

    def hands(self, owners: Ints, naming: Ints, seats: int) -> Bits:
        """Hands by world and seat, from each world's owners of the cards of the deck (-1: gone) and its naming."""
        bits = ONE << self.bit[naming].astype(np.uint64)
        columns = [np.where(owners == seat, bits, NOTHING).sum(axis=1, dtype=np.uint64) for seat in range(seats)]
        return np.stack(columns, axis=1)

    def held(self, card: Card) -> int:
        """The bit, under the first naming, of the copy that ``owners`` gives to its first seat."""
        return int(self.bit[0, COPIES[card][0]])

    def gone(self, card: Card) -> int:
        """The bit, under the first naming, of a copy of a played card: ``owners`` gives the last copy away last."""
        return int(self.bit[0, COPIES[card][-1]])


@dataclass
class Worlds:
    """Where each of many worlds stands; played out in place."""

    tables: Tables
    naming: Ints
    """The row of the tables."""
    hands: Bits
    """By world and seat."""
    side: Flags
    """By world and seat: whether it is chief or partner."""
    pips: Ints
    """By world and seat: what it has captured."""
    leader: Ints
    played: int = 0
    """Cards in the trick, the same in all worlds."""
    led: Ints = field(init=False)
    """The suit led, by its place in SUITS."""
    best: Ints = field(init=False)
    """The bit of the card that is winning the trick."""
    best_seat: Ints = field(init=False)
    """Its seat."""
    pot: Ints = field(init=False)
    """The pips in the trick."""

    def __post_init__(self) -> None:
        self.led, self.best, self.best_seat, self.pot = np.zeros((4, len(self.leader)), np.int64)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.hands.shape[1])

    def mover(self) -> Ints:
        """Whose turn it is."""
        return (self.leader + self.played) % self.seats

    def play(self, bit: Ints) -> None:
        """Every world plays that card of whose turn it is."""
        rows, mover = np.arange(len(bit)), self.mover()
        self.hands[rows, mover] &= ~(ONE << bit.astype(np.uint64))
        pips = self.tables.pips[self.naming, bit]
        if self.played == 0:
            self.led, self.best, self.best_seat, self.pot = self.tables.suit[self.naming, bit], bit, mover, pips
        else:
            wins = (self.tables.beats[self.naming, self.best] >> bit.astype(np.uint64)) & ONE == ONE
            self.best = np.where(wins, bit, self.best)
            self.best_seat = np.where(wins, mover, self.best_seat)
            self.pot = self.pot + pips
        self.played += 1
        if self.played == self.seats:
            self.pips[rows, self.best_seat] += self.pot
            self.leader, self.played = self.best_seat, 0


def at_trick(s: State, owned: Ints) -> Worlds:
    """The present trick in the worlds in which the cards of the deck are owned so."""
    assert s.chief is not None
    assert s.partner is not None
    number = len(owned)
    tables, naming = Tables([(s.chief_trump, s.vice_trump)]), np.zeros(number, np.int64)
    side = np.zeros((number, s.seats), np.bool_)
    side[:, [s.chief, s.partner]] = True
    lying = () if s.trick is None else s.trick.cards
    (mover,) = s.phase.seats(s)
    worlds = Worlds(
        tables,
        naming,
        tables.hands(owned, naming, s.seats),
        side,
        np.tile(np.array(s.pips), (number, 1)),
        np.full(number, (mover - len(lying)) % s.seats),
    )
    for card in lying:
        worlds.play(np.full(number, tables.gone(card)))
    return worlds


def play_out(worlds: Worlds, rng: np.random.Generator) -> None:
    """Plays all cards by the rules of thumb."""
    while worlds.played or worlds.hands[0].any():
        worlds.play(choose(worlds, rng))


def choose(worlds: Worlds, rng: np.random.Generator) -> Ints:
    """The bit of the card that the rules of thumb play next in each world.

    They know what the mover knows: its hand, the trick, the sides, and which cards are left with the others.
    """
    rows, mover = np.arange(len(worlds.leader)), worlds.mover()
    hand: Bits = worlds.hands[rows, mover]
    others: Bits = np.bitwise_or.reduce(worlds.hands, axis=1) & ~hand
    if worlds.played == 0:
        return _lead(worlds, hand, others, worlds.side[rows, mover], rng)
    friend = worlds.side[rows, mover] == worlds.side[rows, worlds.best_seat]
    return _follow(worlds, hand, others, friend)


def _lead(worlds: Worlds, hand: Bits, others: Bits, chief_side: Flags, rng: np.random.Generator) -> Ints:
    """The top of a suit that nobody has higher, for the chief's side trumps before others; else a low card."""
    tables, naming = worlds.tables, worlds.naming
    suits: Bits = hand[:, None] & tables.masks[naming]
    has = suits != NOTHING
    top = _highest(np.where(has, suits, ONE))
    above: Bits = tables.above[naming[:, None], top] & others[:, None]
    worth = np.where(has & (above == NOTHING), 1.0, 0.0)
    elsewhere = (others[:, None] & tables.masks[naming]) != NOTHING
    worth *= np.where(elsewhere, 1.0, 0.5)
    worth[:, TRUMP] *= np.where(chief_side & elsewhere[:, TRUMP], 3.0, 0.4)
    worth += np.where(worth > 0, rng.random(worth.shape) * 0.3, 0.0)
    best = worth.argmax(axis=1)
    rows = np.arange(len(best))
    return np.where(worth[rows, best] > 0, top[rows, best], _part(hand, tables.keep[naming]))


def _follow(worlds: Worlds, hand: Bits, others: Bits, friend: Flags) -> Ints:
    """Pips for a friend's trick that is safe; else what wins for sure, or probably; else a low card."""
    tables, naming = worlds.tables, worlds.naming
    same: Bits = hand & tables.masks[naming, worlds.led]
    follows = same != NOTHING
    legal: Bits = np.where(follows, same, hand)
    beats: Bits = tables.beats[naming, worlds.best]
    better: Bits = legal & beats
    can = better != NOTHING
    some: Bits = np.where(can, better, ONE)
    top = _highest(some)
    cheap_pot = ~follows & (worlds.pot == 0)
    if worlds.played == worlds.seats - 1:
        gives = friend
        wins, winner = can & ~cheap_pot, _lowest(some)
    else:
        gives = friend & (beats & others == NOTHING)
        sure = tables.beats[naming, top] & others == NOTHING
        plain = tables.suit[naming, top] != TRUMP
        master = plain & (tables.above[naming, top] & others == NOTHING)
        ruff = ~plain & ~follows & (worlds.pot >= 1)
        wins = can & ~cheap_pot & (sure | (~friend & (master | ruff)))
        winner = np.where(ruff & ~sure, _lowest(some), top)
    away = _part(legal, np.where(gives[:, None], tables.give[naming], tables.keep[naming]))
    return np.where(wins & ~gives, winner, away)


def _part(cards: Bits, classes: Bits) -> Ints:
    """The lowest card of the first class that there are any of; trumps, which are in no class, last."""
    chosen: Bits = cards & classes[:, 0]
    for i in range(1, classes.shape[1]):
        chosen = np.where(chosen == NOTHING, cards & classes[:, i], chosen)
    return _lowest(np.where(chosen == NOTHING, cards, chosen))


def _highest(cards: Bits) -> Ints:
    """The highest bit.  A float's exponent is exact: rounding up would need more than fifty cards in a row."""
    return np.frexp(cards.astype(np.float64))[1].astype(np.int64) - 1


def _lowest(cards: Bits) -> Ints:
    return _highest(cards & (~cards + ONE))


def payoffs(pips: Ints, chief: Ints, partner: Ints, cards: Ints, trumps: Sequence[Named], cap: int | None) -> Floats:
    """What each seat scores for a hand, pips and all; by world the roles, the chief's cards bid and its trump."""
    rows, seats = np.arange(len(chief)), pips.shape[1]
    base, step = TARGETS[seats]
    made = pips[rows, chief] + pips[rows, partner]
    short = cards - np.clip((made - base) // step, 0, cards)
    worth = 10 * cards + np.array([EXTRA[trump] for trump in trumps])
    if cap is not None:
        worth = np.minimum(worth, cap)
    scores: Floats = pips + 5.0 * short[:, None]
    scores[rows, chief] = pips[rows, chief] + np.where(short == 0, worth, -10 * short)
    scores[rows, partner] = pips[rows, partner] + np.where(short == 0, worth, 0)
    return scores
