"""The simple bot: sensible rules of thumb at every turn."""

from __future__ import annotations

import numpy as np

from tasogare.core import Dice, Effort, Listed, Move, Seat

from . import sense
from .auction import at_most
from .cards import DECK, Card
from .moves import PASS, PLAYS, Bid, Partner, Trump
from .playouts import at_trick, choose, owners
from .rules import Bidding, ChoosingPartner, NamingAsChief, NamingAsVice, Playing, State
from .worlds import unseen

__all__ = ["bid", "choose_partner", "name_trump", "naming_options", "play", "simple"]


def simple(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """Bids as far as its trumps seem good for, names the best of them, and plays by the rules of thumb."""
    if isinstance(s.phase, Bidding):
        return bid(s, seat)
    if isinstance(s.phase, Playing):
        return play(s, seat, chance)
    if isinstance(s.phase, ChoosingPartner):
        return choose_partner(s, seat)
    return name_trump(s, seat)


def bid(s: State, seat: Seat) -> Move:
    """Takes the lead as long as the hand seems good for it; otherwise shows one card when others have gone further."""
    hand = s.closed[seat] + s.open[seat]
    values = sense.worth(hand)
    highest, mine = max(map(len, s.laid)), len(s.laid[seat])
    if not s.closed[seat] or (mine == highest and mine > 0):
        return PASS[0]
    wanted = at_most(s.laid, seat)
    if wanted <= len(s.closed[seat]) and highest + 1 <= sense.limit(s.seats, values):
        return Bid(tuple(sense.showing(s.closed[seat], values)[:wanted]))
    if mine == 0 and highest >= 2:
        return Bid((sense.showing(s.closed[seat], values)[0],))
    return PASS[0]


def name_trump(s: State, seat: Seat) -> Trump:
    """The trump that the hand is best at, of those that may be named."""
    values = sense.worth(s.closed[seat] + s.open[seat])
    return max(naming_options(s, seat), key=lambda move: sense.appeal(values, move.trump))


def naming_options(s: State, seat: Seat) -> Listed[Trump]:
    """The trumps that may be named now."""
    assert isinstance(s.phase, NamingAsVice | NamingAsChief)
    return s.phase.options(s, seat)


def choose_partner(s: State, seat: Seat) -> Partner:
    """The seat that has shown most."""
    return Partner(sense.partner(s.laid, seat, s.vice, (s.chief_trump, s.vice_trump)))


def play(s: State, seat: Seat, chance: Dice) -> Move:
    """A card by the rules of thumb, which know the cards that are left but not who holds which."""
    hands: list[list[Card]] = [[] for _ in range(s.seats)]
    hands[seat] = [*s.closed[seat], *s.open[seat]]
    others = [card for i, laid in enumerate(s.open) if i != seat for card in laid]
    hands[(seat + 1) % s.seats] = unseen(s, seat) + others
    worlds = at_trick(s, np.array([owners(hands, seat)]))
    bit = int(choose(worlds, np.random.default_rng(chance.below(1 << 30)))[0])
    return PLAYS[DECK[int(np.flatnonzero(worlds.tables.bit[0] == bit)[0])]]
