"""The standard bot: plays the hand out in many worlds by the rules of thumb, and does what brings it most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import numpy as np

from tasogare.core import Data, Dice, Effort, Move, Seat, choice

from . import sense, simple
from .auction import at_most
from .cards import COLOURS, Card, Named, Trump
from .moves import PASS, Bid, Partner, Play
from .playouts import Floats, Tables, Worlds, at_trick, owners, payoffs, play_out
from .rules import Bidding, ChoosingPartner, NamingAsChief, NamingAsVice, Playing, State
from .worlds import hands

__all__ = ["standard"]

ROUND = 16
"""Worlds drawn at a time."""
OTHERS = 0.5
"""What a point of the others' mean counts against one's own."""
TRUMPS = 5
"""How many trumps the chief tries, the best at a glance."""

Hands = list[list[Card]]


def standard(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The move that did best in as many worlds as the effort was enough for; without any, the simple bot's."""
    match s.phase:
        case Bidding():
            return _bid(s, seat, chance, effort)
        case NamingAsVice():
            return _name_as_vice(s, seat, chance, effort)
        case NamingAsChief():
            return _name_as_chief(s, seat, chance, effort)
        case ChoosingPartner():
            return _choose_partner(s, seat, chance, effort)
        case _:
            return _play(s, seat, chance, effort)


class Plan(Data):
    """All that is needed to play a hand out from its first trick."""

    chief: Seat
    partner: Seat
    cards: int
    """The chief's bid."""
    trump: Named
    vice_trump: Trump | None


# --- the auction


def _bid(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """Takes the lead if being chief at one more brings more than leaving it to others; never ties for most."""
    hand, highest, mine = s.closed[seat], max(map(len, s.laid)), len(s.laid[seat])
    wanted = at_most(s.laid, seat)
    if not hand or mine == highest > 0:
        return PASS[0]
    leads = False
    if wanted <= len(hand):
        ahead, done, rng = 0.0, False, _numbers(chance)
        while effort.spend(2 * ROUND):
            deals = [_drawn(s, seat, chance) for _ in range(ROUND)]
            plans = [_as_chief(s, deal, seat, chance) for deal in deals]
            plans += [_behind(s, deal, seat, chance) for deal in deals]
            gains = _gains(s, deals * 2, plans, seat, rng)
            ahead, done = ahead + float(gains[:ROUND].sum() - gains[ROUND:].sum()), True
        if not done:
            return simple.bid(s, seat)
        leads = ahead > 0
    order = sense.showing(hand, sense.worth(hand + s.open[seat]))
    if leads:
        return Bid(tuple(order[:wanted]))
    # one card shown makes a partner, or a vice
    return Bid((order[0],)) if mine == 0 and highest >= 2 else PASS[0]


def _as_chief(s: State, deal: Hands, seat: Seat, chance: Dice) -> Plan:
    """The seat is chief at one card more than the highest bid."""
    return _plan(s, deal, seat, max(map(len, s.laid)) + 1, chance)


def _behind(s: State, deal: Hands, seat: Seat, chance: Dice) -> Plan:
    """The present leader is chief; if nobody has bid, whoever of the others can go furthest."""
    highest = max(map(len, s.laid))
    if highest:
        leader = next(i for i, laid in enumerate(s.laid) if len(laid) == highest)
        return _plan(s, deal, leader, highest, chance)
    reach = {i: sense.limit(s.seats, sense.worth(hand)) for i, hand in enumerate(deal) if i != seat}
    chief = max(reach, key=lambda i: reach[i])
    return _plan(s, deal, chief, min(max(reach[chief], 1), 4), chance)


def _plan(s: State, deal: Hands, chief: Seat, cards: int, chance: Dice) -> Plan:
    """How the hand may go on from here with that chief: who becomes vice, what they name, who is partner."""
    others = [i for i in range(s.seats) if i != chief]
    most = max(len(s.laid[i]) for i in others)
    seconds = [i for i in others if len(s.laid[i]) == most]
    vice = choice(chance, seconds)
    vice_values = sense.worth(deal[vice])
    names = sense.trumps_of(s.laid[vice]) or sense.best_pair(vice_values)
    vice_trump = max(names, key=lambda trump: sense.appeal(vice_values, trump))
    shown = deal[chief] if len(s.laid[chief]) < 2 else s.laid[chief]
    trump = _reply(s, sense.worth(deal[chief]), shown, vice_trump)
    if most:
        partner = sense.partner(s.laid, chief, vice, (trump, vice_trump))
    else:
        partner = choice(chance, [i for i in others if i != vice])
    return Plan(chief, partner, cards, trump, vice_trump)


def _reply(s: State, values: Mapping[Named, float], shown: Iterable[Card], vice_trump: Trump | None) -> Named:
    """What a chief names after the vice, at a glance."""
    names: list[Named] = ["none"]
    names += [
        trump
        for trump in sense.trumps_of(shown)
        if trump != vice_trump
        and (s.options.chief_trump == "free" or vice_trump is None or (trump in COLOURS) != (vice_trump in COLOURS))
    ]
    return max(names, key=lambda trump: sense.appeal(values, trump))


# --- trumps and partner


def _name_as_vice(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The trump that serves best against what the chief will probably name."""
    assert s.chief is not None
    moves = simple.naming_options(s, seat)
    total, rng = np.zeros(len(moves)), _numbers(chance)
    cards = len(s.laid[s.chief])
    while len(moves) > 1 and effort.spend(ROUND * len(moves)):
        deals, plans = [], []
        for _ in range(ROUND):
            deal = _drawn(s, seat, chance)
            values = sense.worth(deal[s.chief])
            for move in moves:
                assert move.trump != "none"
                trump = _reply(s, values, s.laid[s.chief], move.trump)
                partner = sense.partner(s.laid, s.chief, seat, (trump, move.trump))
                deals.append(deal)
                plans.append(Plan(s.chief, partner, cards, trump, move.trump))
        total += _gains(s, deals, plans, seat, rng).reshape(ROUND, -1).sum(axis=0)
    return moves[int(total.argmax())] if total.any() else simple.name_trump(s, seat)


def _name_as_chief(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The trump that brings most with the partner that goes best with it."""
    values = sense.worth(s.closed[seat] + s.open[seat])
    moves = sorted(simple.naming_options(s, seat), key=lambda move: -sense.appeal(values, move.trump))[:TRUMPS]
    partners = [i for i in range(s.seats) if i not in (seat, s.vice)]
    plans = [
        Plan(seat, partner, len(s.laid[seat]), move.trump, s.vice_trump) for move, partner in product(moves, partners)
    ]
    total = _tried(s, seat, plans, chance, effort)
    return moves[int(total.argmax()) // len(partners)] if total.any() else simple.name_trump(s, seat)


def _choose_partner(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The partner with whom the hand brings most."""
    assert s.chief_trump is not None
    partners = [i for i in range(s.seats) if i not in (seat, s.vice)]
    plans = [Plan(seat, partner, len(s.laid[seat]), s.chief_trump, s.vice_trump) for partner in partners]
    total = _tried(s, seat, plans, chance, effort)
    return Partner(partners[int(total.argmax())]) if total.any() else simple.choose_partner(s, seat)


def _tried(s: State, seat: Seat, plans: Sequence[Plan], chance: Dice, effort: Effort) -> Floats:
    """What each plan brings in all, over the same worlds; nothing at all if there was no effort left."""
    total, rng = np.zeros(len(plans)), _numbers(chance)
    while effort.spend(ROUND * len(plans)):
        deals = [_drawn(s, seat, chance) for _ in range(ROUND)]
        repeated = [deal for deal in deals for _ in plans]
        total += _gains(s, repeated, [*plans] * ROUND, seat, rng).reshape(ROUND, -1).sum(axis=0)
    return total


# --- tricks


def _play(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The card that brings most when everybody goes on by the rules of thumb."""
    assert isinstance(s.phase, Playing)
    moves: Sequence[Play] = s.phase.options(s, seat)
    if len(moves) == 1:
        return moves[0]
    assert s.chief is not None
    assert s.partner is not None
    assert s.chief_trump is not None
    plan = Plan(s.chief, s.partner, len(s.laid[s.chief]), s.chief_trump, s.vice_trump)
    total, rng, done = np.zeros(len(moves)), _numbers(chance), False
    while effort.spend(ROUND * len(moves)):
        owned = np.array([owners(_drawn(s, seat, chance), seat) for _ in range(ROUND)])
        worlds = at_trick(s, np.repeat(owned, len(moves), axis=0))
        worlds.play(np.tile([worlds.tables.held(move.card) for move in moves], ROUND))
        play_out(worlds, rng)
        total += _scored(s, worlds, [plan] * len(worlds.naming), seat).reshape(ROUND, -1).sum(axis=0)
        done = True
    return moves[int(total.argmax())] if done else simple.play(s, seat, chance)


# --- hands played out


def _numbers(chance: Dice) -> np.random.Generator:
    return np.random.default_rng(chance.below(1 << 30))


def _drawn(s: State, seat: Seat, chance: Dice) -> Hands:
    """All hands, open cards among them, as they may be."""
    return [[*hand, *laid] for hand, laid in zip(hands(s, seat, chance), s.open, strict=True)]


def _gains(s: State, deals: Sequence[Hands], plans: Sequence[Plan], seat: Seat, rng: np.random.Generator) -> Floats:
    """What each deal brings the seat when it is played out under its plan."""
    namings = list(dict.fromkeys((plan.trump, plan.vice_trump) for plan in plans))
    row = {named: i for i, named in enumerate(namings)}
    naming = np.array([row[plan.trump, plan.vice_trump] for plan in plans])
    tables, seats = Tables(namings), np.arange(s.seats)
    chief, partner = (np.array([getattr(plan, who) for plan in plans]) for who in ("chief", "partner"))
    side = (seats == chief[:, None]) | (seats == partner[:, None])
    known: dict[int, list[int]] = {}
    owned = np.array([known.get(id(deal)) or known.setdefault(id(deal), owners(deal, seat)) for deal in deals])
    worlds = Worlds(
        tables, naming, tables.hands(owned, naming, s.seats), side, np.zeros(side.shape, np.int64), chief.copy()
    )
    play_out(worlds, rng)
    return _scored(s, worlds, plans, seat)


def _scored(s: State, worlds: Worlds, plans: Sequence[Plan], seat: Seat) -> Floats:
    """What the seat scores at the end, less a part of what the others do."""
    chief, partner, cards = (np.array([getattr(plan, of) for plan in plans]) for of in ("chief", "partner", "cards"))
    scores = payoffs(worlds.pips, chief, partner, cards, [plan.trump for plan in plans], s.options.bonus_cap)
    others = (scores.sum(axis=1) - scores[:, seat]) / (s.seats - 1)
    gains: Floats = scores[:, seat] - OTHERS * others
    return gains
