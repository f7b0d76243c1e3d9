"""The standard bot: reasons exactly over the deals that its seat cannot tell apart.

A knight looks where nobody has looked, asks what tells most, trusts whom the answers speak for, and as captain lays the
row that is right in most deals.  On the witch's side it asks as a knight would, gives the answer after which knights
know least and suspect it least, and recommends the friend of whom the table hopes most.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import numpy as np

from tasogare.core import Dice, Effort, Move, Seat, choice, shuffled

from .belief import (
    Floats,
    believe,
    by_row,
    code,
    information,
    known_masks,
    lie_chance,
    likelihoods,
    matrix,
    promise,
    right_row,
    thinned,
    trust,
)
from .lineups import Lineup
from .modes import setting
from .moves import Answer, Inspect, Recommend
from .questions import Ask, bits
from .rules import Answering, Asking, Commanding, Inspecting, LiningUp, Recommending, State, on_witch_side, witch_side
from .worlds import deal_side

__all__ = ["standard"]

SHARED = 0.5
"""What it is worth, beside one's own, that everybody else learns from an answer."""
SUSPICION = 0.5
"""To the witch's side: what a knight's suspicion is worth beside its knowledge of the right row."""
DOUBT = 3
"""How a knight's own doubt of a seat weighs beside the common hope (an exponent), in its choice of a captain."""
DEALS = 2500
"""How many of the deals that the table may think of are looked at for what a question tells all."""
OBSERVERS = 60
"""How many knights' minds are looked into, at most, before a lie."""


def standard(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A legal move for the seat; ``s`` is a world of its own, of which only what the seat knows is used."""
    match s.phase:
        case Inspecting():
            return inspect(s, seat, chance)
        case Asking():
            return ask(s, seat, chance, effort)
        case Commanding():
            return command(s, seat, chance, effort)
        case Answering():
            return answer(s, seat, chance, effort)
        case Recommending():
            return recommend(s, seat, chance)
        case LiningUp():
            return line_up(s, seat, chance)
        case _:
            raise AssertionError(f"no seat is asked in {s.phase}")


def inspect(s: State, seat: Seat, chance: Dice) -> Inspect:
    """A tile at which the fewest have looked."""
    looked = [look.tile for look in s.looks]
    moves = [move for move in s.phase.options(s, seat) if isinstance(move, Inspect)]
    fewest = min(looked.count(move.tile) for move in moves)
    return choice(chance, [move for move in moves if looked.count(move.tile) == fewest])


def _abouts(s: State, seat: Seat, chance: Dice) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    """Whom the seat may ask about which tiles, in a random order."""
    found = []
    for other in range(s.seats):
        tiles = bits(s.seen[other] & ~s.seen[seat]) if other != seat else ()
        found += [(other, about) for size in (1, 3) for about in combinations(tiles, size)]
        found += [(other, about) for about in permutations(tiles, 2)]
    yield from shuffled(chance, found)


def ask(s: State, seat: Seat, chance: Dice, effort: Effort) -> Ask:
    """The question that tells most, to the asker and to all: the witch's side hides best by asking as knights do."""
    own, all_see = believe(s, seat), thinned(believe(s, None), DEALS)
    top, best, found = setting(s.options, s.seats).top, -np.inf, None
    for other, about in _abouts(s, seat, chance):
        questions, truth = matrix(known_masks(s, seat, about), top)
        if not questions:
            continue
        told = information(all_see, s.seen, other, about, truth)
        mine = information(own, s.seen, other, about, truth)
        worth = mine + SHARED * told
        at = int(worth.argmax())
        if worth[at] > best:
            best, found = worth[at], Ask(other, about, questions[at])
        if not effort.spend():
            break
    assert found is not None, "a legal question always exists"
    return found


def command(s: State, seat: Seat, chance: Dice, effort: Effort) -> Ask:
    """The question after which the captain is likeliest to know the right row."""
    if on_witch_side(s, seat):
        return ask(s, seat, chance, effort)
    own = believe(s, seat)
    number = by_row(own.tiles).number
    order = np.argsort(number, kind="stable")
    tiles, weights = own.tiles[order], own.weights[order]
    starts = np.flatnonzero(np.diff(number[order], prepend=-1))

    def right(mass: Floats) -> Floats:
        best: Floats = np.add.reduceat(mass, starts, axis=1).max(axis=1)
        return best

    top, best, found = setting(s.options, s.seats).top, -np.inf, None
    for other, about in _abouts(s, seat, chance):
        questions, truth = matrix(known_masks(s, seat, about), top)
        if not questions:
            continue
        true, lie = truth[:, code(tiles, about)], lie_chance(tiles, s.seen, other, about)
        yes = (true + lie - 2 * true * lie) * weights
        worth = right(yes) + right(weights - yes)
        at = int(worth.argmax())
        if worth[at] > best + 1e-9:
            best, found = worth[at], Ask(other, about, questions[at])
        if not effort.spend():
            break
    assert found is not None, "a legal question always exists"
    return found


def answer(s: State, seat: Seat, chance: Dice, effort: Effort) -> Answer:
    """The only one for a knight; on the witch's side the one after which knights know and suspect least."""
    open_answers = [move for move in s.phase.options(s, seat) if isinstance(move, Answer)]
    if len(open_answers) == 1:
        return open_answers[0]
    asked, friends = s.questions[-1], witch_side(s)
    knights = [other for other in range(s.seats) if other not in friends]
    everybody, own = believe(s, None), believe(s, seat)
    tiles = everybody.tiles
    says_yes = likelihoods(tiles, s.seen, asked, True)
    number, mine = by_row(tiles).number, deal_side(tiles, s.seen, seat)
    harm = {True: 0.0, False: 0.0}
    for _ in range(OBSERVERS // max(1, len(knights))):
        deal = own.tiles[np.searchsorted(np.cumsum(own.weights), chance.unit() * (1 - 1e-9))]
        here = int(np.flatnonzero((tiles == deal).all(axis=1))[0])
        for knight in knights:
            known = list(bits(s.seen[knight]))
            fits = np.flatnonzero((tiles[:, known] == deal[known]).all(axis=1))
            for yes in (True, False):
                mass = everybody.weights[fits] * (says_yes[fits] if yes else 1 - says_yes[fits])
                mass /= mass.sum()
                harm[yes] += float(mass @ (number[fits] == number[here])) + SUSPICION * float(mass @ mine[fits])
        if not effort.spend(len(knights)):
            break
    return Answer(harm[True] < harm[False] or (harm[True] == harm[False] and chance.below(2) == 1))


def recommend(s: State, seat: Seat, chance: Dice) -> Recommend:
    """For a knight the seat of whom all may hope most as captain, unless it has its own reasons for distrust.

    All knights reckon the hope alike, so that their votes meet; ties go as the rules break them.
    """
    names = [name for name in range(s.seats) if Recommend(name) in s.phase.options(s, seat)]
    hope = promise(believe(s, None), s)
    if on_witch_side(s, seat):
        hope[list(witch_side(s))] += 1
    else:
        hope *= trust(believe(s, seat), s) ** DOUBT
    best: Seat = max(names, key=lambda name: (round(float(hope[name]), 6), (name - s.start) % s.seats))
    return Recommend(best)


def line_up(s: State, seat: Seat, chance: Dice) -> Lineup:
    """The row that is right in most deals."""
    own = believe(s, seat)
    rows = by_row(own.tiles)
    best = int(np.bincount(rows.number, own.weights).argmax())
    deal = own.tiles[rows.example[best]].tolist()
    return Lineup(right_row(tuple(deal)))
