"""Worlds: laid and played cards, void suits and counts are kept, and what is possible is about equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tasogare.core import Dice, conformance, replace
from tasogare.games.mu import game
from tasogare.games.mu.cards import DECK, Card
from tasogare.games.mu.rules import Playing, State, Trick
from tasogare.games.mu.tricks import suit
from tasogare.games.mu.worlds import unseen, voids, world

from .positions import auction, cards, dealt, playing, with_the_rest_gone


def endgame(closed: str, tricks: tuple[Trick, ...]) -> State:
    """Four seats with few cards left, trumps 7 and green, and these tricks behind them."""
    return with_the_rest_gone(playing(closed, chief_trump="7", vice_trump="g"), tricks)


def all_worlds(s: State, seat: int | None) -> Counter[tuple[tuple[Card, ...], ...]]:
    """Every way to hand the unseen cards to the others, by brute force, with how many orders of the pack lead to it."""
    found: Counter[tuple[tuple[Card, ...], ...]] = Counter()
    barred = voids(s)
    for order in permutations(unseen(s, seat)):
        pack, hands = list(order), []
        for i, held in enumerate(s.closed):
            mine = list(held) if i == seat else [pack.pop() for _ in held]
            hands.append(tuple(sorted(mine)))
        fits = (
            suit(card, s.chief_trump, s.vice_trump) not in barred[i]
            for i, hand in enumerate(hands)
            if i != seat
            for card in hand
        )
        if all(fits):
            found[tuple(hands)] += 1
    return found


VOIDS = [
    (),
    (Trick(0, cards("r9 y3 r5 r4"), 0),),
    (Trick(0, cards("r9 y3 r5 r4"), 0), Trick(0, cards("y9 y5 b5 y4"), 0)),
    # a trump was led, whatever its colour, and not followed
    (Trick(0, cards("p7 y3 b5 g4"), 0),),
]


@pytest.mark.parametrize("tricks", VOIDS)
@pytest.mark.parametrize("seat", [0, 3])
def test_sampled_worlds_are_those_of_brute_force_and_about_even(tricks: tuple[Trick, ...], seat: int) -> None:
    s = endgame("b1 p1/b2 y1/p2 r3/y2 g3", tricks)
    possible, chance, number = all_worlds(s, seat), Dice(7), 6000
    drawn = Counter(tuple(tuple(sorted(hand)) for hand in world(s, seat, chance).closed) for _ in range(number))
    assert drawn.keys() == possible.keys()
    assert tuple(tuple(sorted(hand)) for hand in s.closed) in drawn
    total = possible.total()
    for hands, ways in possible.items():
        expected = number * ways / total
        assert 0.6 * expected - 30 < drawn[hands] < 1.5 * expected + 30


def test_a_seat_that_did_not_follow_is_void_and_trumps_are_one_suit() -> None:
    s = playing("/", chief_trump="7", vice_trump="g", trick="b1 g2 b3", seat=3)
    s = replace(s, tricks=(Trick(2, cards("y7 g3 r1 b9"), 2), Trick(0, cards("y7 g3 r7 g9"), 1)))
    assert voids(s) == [{"trump"}, {"trump", "b"}, set(), set()]


def test_unseen_are_the_cards_neither_held_nor_laid_nor_played() -> None:
    s = playing("r7 y1/r2/r3/r4", open="/g1", trick="b1 b2", seat=2)
    s = replace(s, tricks=(Trick(0, cards("p1 p2 p3 p4"), 3),))
    rest = unseen(s, 0)
    assert len(rest) == 60 - 2 - 1 - 2 - 4
    assert rest.count("r7") == 1
    assert len(unseen(s, None)) == len(rest) + 2


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_worlds_keep_to_what_was_seen_through_whole_games(seats: int) -> None:
    chance, late = Dice(seats), 0
    match = dealt(seats, hands=6)
    while not match.over:
        (mover,) = match.awaited()
        match = match.play(mover, match.options(mover).pick(chance))
        s = match.state
        if not isinstance(s.phase, Playing) or chance.below(5):
            continue
        late += 1
        viewers: list[int | None] = [*range(seats), None]
        for viewer in viewers:
            drawn = world(s, viewer, chance)
            assert [len(hand) for hand in drawn.closed] == [len(hand) for hand in s.closed]
            assert viewer is None or drawn.closed[viewer] == s.closed[viewer]
            assert replace(drawn, closed=()) == replace(s, closed=())
            every = [card for hand in (*drawn.closed, *drawn.open) for card in hand]
            every += [card for trick in s.tricks for card in trick.cards] + list(s.trick.cards if s.trick else ())
            assert sorted(every) == sorted(DECK)
            for barred, hand in zip(voids(s), drawn.closed, strict=True):
                assert not {suit(card, s.chief_trump, s.vice_trump) for card in hand} & barred
    assert late > 5


def test_after_an_eklat_hands_stay_unknown() -> None:
    s = auction(dealt(4, {0: "r9", 1: "y9"}), "r9; y9; -; -; -; -").state
    assert len({world(s, 0, Dice(i)).closed[2] for i in range(5)}) > 1
    assert game.view(s, 0) == game.view(world(s, 0, Dice(1)), 0)


def test_at_the_end_everything_is_known() -> None:
    s = auction(dealt(4, {0: "r9", 1: "y9"}, hands=1), "r9; y9; -; -; -; -").state
    assert world(s, 2, Dice(1)) == s
    assert conformance.lived(game, s, None)
