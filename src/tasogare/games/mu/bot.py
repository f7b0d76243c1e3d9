"""The standard bot: plays the hand out in many worlds by the rules of thumb, and does what brings it most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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

BATCH = 384
"""Hands played out at a time: for each world drawn, each of the moves in question."""
CLEAR = 3.0
"""By how many standard errors the best move has to be ahead for the rest of the effort to be saved."""
OTHERS = 0.7
"""What a point of the others' mean counts against one's own."""
MARGIN = 6.0
"""By how many points, for each card of the highest bid, leading has to look better than leaving it to others."""
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
    rng = _numbers(chance)
    assert isinstance(s.phase, Bidding)
    last_chance = highest == 0 and s.phase.passes == s.seats - 1  # one more pass, and nobody scores

    def sample(number: int) -> Floats:
        deals = [_drawn(s, seat, chance) for _ in range(number)]
        plans = [plan(s, deal, seat, chance) for deal in deals for plan in (_as_chief, _behind)]
        gains = _gains(s, [deal for deal in deals for _ in range(2)], plans, seat, rng)
        gains[::2] -= MARGIN * highest
        if last_chance:
            gains[1::2] = 0
        return gains

    leads = False
    if wanted <= len(hand):
        best = _best(sample, 2, effort)
        if best is None:
            return simple.bid(s, seat)
        leads = best == 0
    order = sense.showing(hand, sense.worth(hand + s.open[seat]))
    if leads:
        return Bid(tuple(order[:wanted]))
    # one card shown makes a partner, or a vice
    return Bid((order[0],)) if mine == 0 and highest >= 2 else PASS[0]


def _as_chief(s: State, deal: Hands, seat: Seat, chance: Dice) -> Plan:
    """The seat is chief at one card more than the highest bid."""
    return _plan(s, deal, seat, max(map(len, s.laid)) + 1, chance)


def _behind(s: State, deal: Hands, seat: Seat, chance: Dice) -> Plan:
    """The present leader is chief; if nobody has bid, whoever of the others can go furthest, at one card."""
    highest = max(map(len, s.laid))
    if highest:
        leader = next(i for i, laid in enumerate(s.laid) if len(laid) == highest)
        return _plan(s, deal, leader, highest, chance)
    reach = {i: sense.limit(s.seats, sense.worth(hand)) for i, hand in enumerate(deal) if i != seat}
    chief = max(reach, key=lambda i: reach[i])
    return _plan(s, deal, chief, 1, chance)


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
    moves, chief, rng = simple.naming_options(s, seat), s.chief, _numbers(chance)

    def plan(deal: Hands, named: Named) -> Plan:
        assert named != "none"
        trump = _reply(s, sense.worth(deal[chief]), s.laid[chief], named)
        partner = sense.partner(s.laid, chief, seat, (trump, named))
        return Plan(chief, partner, len(s.laid[chief]), trump, named)

    def sample(number: int) -> Floats:
        pairs = list(product([_drawn(s, seat, chance) for _ in range(number)], moves))
        plans = [plan(deal, move.trump) for deal, move in pairs]
        return _gains(s, [deal for deal, _ in pairs], plans, seat, rng)

    best = _best(sample, len(moves), effort)
    return simple.name_trump(s, seat) if best is None else moves[best]


def _name_as_chief(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The trump that brings most with the partner that goes best with it."""
    values = sense.worth(s.closed[seat] + s.open[seat])
    moves = sorted(simple.naming_options(s, seat), key=lambda move: -sense.appeal(values, move.trump))[:TRUMPS]
    pairs = list(product(moves, _partners(s, seat)))
    best = _best_plan(s, seat, [_own(s, seat, partner, move.trump) for move, partner in pairs], chance, effort)
    return simple.name_trump(s, seat) if best is None else pairs[best][0]


def _choose_partner(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The partner with whom the hand brings most."""
    assert s.chief_trump is not None
    trump, partners = s.chief_trump, _partners(s, seat)
    best = _best_plan(s, seat, [_own(s, seat, partner, trump) for partner in partners], chance, effort)
    return simple.choose_partner(s, seat) if best is None else Partner(partners[best])


def _partners(s: State, chief: Seat) -> list[Seat]:
    return [i for i in range(s.seats) if i not in (chief, s.vice)]


def _own(s: State, chief: Seat, partner: Seat, trump: Named) -> Plan:
    return Plan(chief, partner, len(s.laid[chief]), trump, s.vice_trump)


def _best_plan(s: State, seat: Seat, plans: Sequence[Plan], chance: Dice, effort: Effort) -> int | None:
    rng = _numbers(chance)

    def sample(number: int) -> Floats:
        deals = [_drawn(s, seat, chance) for _ in range(number)]
        return _gains(s, [deal for deal in deals for _ in plans], [*plans] * number, seat, rng)

    return _best(sample, len(plans), effort)


# --- tricks


def _play(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """The card that brings most when everybody goes on by the rules of thumb."""
    assert isinstance(s.phase, Playing)
    moves: Sequence[Play] = s.phase.options(s, seat)
    assert s.chief is not None
    assert s.partner is not None
    assert s.chief_trump is not None
    plan, rng = _own(s, s.chief, s.partner, s.chief_trump), _numbers(chance)

    def sample(number: int) -> Floats:
        owned = np.array([owners(_drawn(s, seat, chance), seat) for _ in range(number)])
        worlds = at_trick(s, np.repeat(owned, len(moves), axis=0))
        worlds.play(np.tile([worlds.tables.held(move.card) for move in moves], number))
        play_out(worlds, rng)
        return _scored(s, worlds, [plan] * len(worlds.naming), seat)

    best = _best(sample, len(moves), effort)
    return simple.play(s, seat, chance) if best is None else moves[best]


# --- the search


def _best(sample: Callable[[int], Floats], moves: int, effort: Effort) -> int | None:
    """Which of so many moves brings most, in worlds drawn until the effort is used up or one is clearly ahead.

    ``sample`` gives for so many new worlds what each of the moves brings, world by world; all moves are tried in the
    same worlds.  None: there was not even effort for a first round.
    """
    if moves == 1:
        return 0
    number, found, best = max(BATCH // moves, 8), np.empty((0, moves)), None
    while effort.spend(number * moves):
        found = np.concatenate([found, sample(number).reshape(number, moves)])
        second, best = np.argsort(found.mean(axis=0))[-2:]
        ahead = found[:, best] - found[:, second]
        if ahead.mean() * len(ahead) ** 0.5 > CLEAR * ahead.std():
            break
    return None if best is None else int(best)


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
