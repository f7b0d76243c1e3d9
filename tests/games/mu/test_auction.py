"""Bids and roles."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tasogare.core import TABLE, Dice, Match
from tasogare.games.mu.auction import Call, Roles, at_most, roles
from tasogare.games.mu.cards import COLOURS, DECK, PIPS
from tasogare.games.mu.moves import AnyBid, Bid, Bids, Deal, Deals, Pass
from tasogare.games.mu.rules import Bidding, NamingAsChief, NamingAsVice

from .positions import auction, bidding, cards, deal, dealt, refusal


def test_the_deck_has_sixty_cards_and_twelve_pips_a_colour() -> None:
    assert len(DECK) == 60
    for colour in COLOURS:
        suit = [card for card in DECK if card[0] == colour]
        assert "".join(card[1] for card in suit) == "011234567789"
        assert sum(PIPS[card] for card in suit) == 12


def test_the_check_worth_having() -> None:
    hands = {0: "r6 r2 r9", 2: "y8 g9 r5", 3: "g1 b1 g8 g7", 1: "b9", 4: "r8"}
    match = auction(dealt(5, hands), "r6; -; y8; g1 b1; -; r2; b9; g9 r5; -; r8; r9; -; -; g8 g7; -; -; -; -")
    assert isinstance(match.state.phase, Bidding)
    assert match.awaited() == (3,), "the last raiser has to pass too"
    s = auction(match, "-").state
    assert (s.chief, s.vice) == (3, 2)
    assert s.phase == NamingAsVice(2)


# laid cards by seat, chief, vice
ROLES = [
    ("r1 y1/r2//", 0, 1),
    ("r1 y1/r2/r3/", 0, 2),
    # from the highest down: 8-6-6-1 beats 8-6-5-4
    ("r0 r2 r3 r4 r5/y8 y6 g6 y1/b8 b6 b5 b4/", 0, 1),
    # broken at the third card
    ("r0 r2 r3 r4/y8 y6 y1/b8 b6 b2/", 0, 2),
    # the order laid and the colours do not count
    ("r0 r2 r3/y1 y9/b9 b2/", 0, 2),
    ("r0 r2 r3/y1 y9/b9 b1/", 0, None),
    # the best of the seconds is shared: no vice, even if another is weaker
    ("r0 r2/y9/b9/g1", 0, None),
    # fewer cards, however high, are no second
    ("r0 r2 r3/y9/b1 b0/", 0, 2),
    ("/r0//", 1, None),
]


@pytest.mark.parametrize(("laid", "chief", "vice"), ROLES)
def test_most_cards_make_the_chief_and_the_next_most_the_vice(laid: str, chief: int, vice: int | None) -> None:
    rows = tuple(cards(part) for part in laid.split("/"))
    calls = [Call(seat, row) for seat, row in enumerate(rows) if row]
    assert roles(rows, calls) == Roles(chief, vice)


def test_a_tie_for_most_is_an_eklat_by_the_latest_bidder() -> None:
    rows = (cards("r1 r2"), cards("y1 y2"), (), cards("g1 g2"))
    bids = [(1, "y1"), (0, "r1"), (3, "g1 g2"), (1, "y2"), (0, "r2"), (2, "")]
    calls = [Call(seat, cards(text)) for seat, text in bids]
    assert roles(rows, calls) == Roles(tied=(3, 1, 0))


def test_nobody_bid() -> None:
    assert roles(((), (), (), ()), [Call(i, ()) for i in range(4)]) == Roles()


# --- turns


def test_the_dealer_of_hand_k_bids_first_and_bidding_goes_clockwise() -> None:
    match = dealt(4)
    asked: list[int] = []
    for _ in range(3):
        for _ in range(4):
            asked += match.awaited()
            match = auction(match, "-")
        match = match.play(TABLE, deal(4, {}))
    assert asked == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]


def test_the_opening_bid_is_one_card() -> None:
    match = dealt(5, {0: "r9 r8"})
    assert refusal(match, 0, Bid(cards("r9 r8"))) == ("bid_too_many", {"most": 1, "got": 2})
    assert auction(match, "r9").state.laid[0] == ("r9",)


def test_a_total_may_exceed_the_highest_by_one() -> None:
    s = bidding(closed="r2 r3 r4 r5", laid="r1/y1 y2 y3/")
    assert at_most(s.laid, 0) == 3
    assert Bid(cards("r2 r3 r4")) in s.phase.options(s, 0)
    assert Bid(cards("r2 r3 r4 r5")) not in s.phase.options(s, 0)
    assert Bid(cards("r2")) in s.phase.options(s, 0), "bidding below the leader is allowed"


def test_the_leader_can_add_only_one() -> None:
    s = bidding(closed="r4 r5 r6", laid="r1 r2 r3/y1 y2/")
    assert at_most(s.laid, 0) == 1


def test_a_bid_may_take_in_the_whole_hand_and_then_only_passing_is_left() -> None:
    match = Match(bidding(closed="r2 r3", laid="/y1 y2"))
    after = match.play(0, Bid(cards("r3 r2"))).state
    assert after.closed[0] == ()
    assert list(after.phase.options(after, 0)) == [Pass()]


def test_a_pass_does_not_lock_a_seat_out() -> None:
    match = auction(dealt(4, {0: "r9", 1: "y9 y8"}), "-; y9; -; -; r9")
    assert match.state.laid[0] == ("r9",)


@pytest.mark.parametrize("text", ["-; -; -; r1; -; -; -", "r1; -; -; -", "r1; y1 y2; -; -; r2; -; -; -"])
def test_every_bid_starts_the_count_of_passes_anew(text: str) -> None:
    holds = {0: "r1 r2 r3", 1: "y1 y2", 3: "r1"} if text.startswith("-") else {0: "r1 r2 r3", 1: "y1 y2"}
    match = auction(dealt(4, holds), text)
    assert isinstance(match.state.phase, Bidding), "one pass is missing"
    assert not isinstance(auction(match, "-").state.phase, Bidding)


def test_without_a_vice_the_chief_names_at_once() -> None:
    assert auction(dealt(4, {0: "r9"}), "r9; -; -; -; -").state.phase == NamingAsChief(0)


def test_the_record_keeps_the_order_of_a_bid() -> None:
    s = Match(bidding(closed="r2 r3", laid="/y1 y2")).play(0, Bid(cards("r3 r2"))).state
    assert s.laid[0] == ("r3", "r2")
    assert s.calls == (Call(0, ("r3", "r2")),)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Bid(()), ("bid_empty", {})),
        (Bid(cards("g9")), ("card_not_held", {"card": "g9"})),
        (Bid(cards("r2 r2")), ("card_not_held", {"card": "r2"})),
        (Bid(cards("r1")), ("card_not_held", {"card": "r1"})),
        (Bid(cards("r2 r3 r7 r7")), ("bid_too_many", {"most": 3, "got": 4})),
        (Deal(()), ("bid_or_pass", {})),
    ],
)
def test_why_a_bid_is_refused(move: Any, reason: Any) -> None:
    match = Match(bidding(closed="r2 r3 r7 r7", laid="r1/y1 y2 y3/"))
    assert refusal(match, 0, move) == reason


# --- the sets


@pytest.mark.parametrize("hand", ["r1 r1 r7 r7 g1 b9 p0", "r1 r2 r3 r4", "y7 y7", "p0"])
def test_bids_are_each_choice_of_cards_once(hand: str) -> None:
    held = cards(hand)
    for most in range(1, len(held) + 2):
        subsets = {
            tuple(card for card, taken in zip(held, which, strict=True) if taken)
            for which in product((False, True), repeat=len(held))
        }
        expected = {tuple(sorted(subset)) for subset in subsets if 0 < len(subset) <= most}
        bids = Bids(held, most)
        assert {tuple(sorted(bid.cards)) for bid in bids} == expected
        assert len(list(bids)) == len(bids) == len(expected)
        assert all(bid in bids for bid in bids)


def test_a_bid_is_in_its_set_in_any_order() -> None:
    bids = Bids(cards("r1 r1 g9"), 3)
    assert Bid(cards("g9 r1 r1")) in bids
    assert Bid(cards("r1 g9 r1")) in bids
    assert Bid(cards("g9 g9")) not in bids
    assert Pass() not in bids


def test_a_pick_is_even_by_number_of_cards_and_then_by_choice() -> None:
    bids, chance = Bids(cards("r1 r1 g9 b3"), 3), Dice(1)
    drawn = Counter(tuple(sorted(bids.pick(chance).cards)) for _ in range(12_000))
    sizes = Counter(len(bid.cards) for bid in bids)
    assert drawn.keys() == {tuple(sorted(bid.cards)) for bid in bids}
    for bid, times in drawn.items():
        assert abs(times - 4000 / sizes[len(bid)]) < 300


def test_a_bid_is_described_by_the_cards_and_the_limit() -> None:
    s = bidding(closed="r2 r3", laid="/y1 y2 y3")
    assert s.phase.options(s, 0).describe() == [Pass(), AnyBid(cards("r2 r3"), 2)]


def test_a_deal_is_any_sharing_of_the_deck_in_any_order() -> None:
    for seats in (4, 5, 6):
        deals = Deals(seats)
        fine = deals.pick(Dice(3))
        assert fine in deals
        assert Deal(tuple(hand[::-1] for hand in fine.hands)) in deals
        assert Deal(fine.hands[:-1]) not in deals
        assert Deal((*fine.hands, ())) not in deals
        one, two, *rest = fine.hands
        assert Deal(((*one, two[0]), two[1:], *rest)) not in deals
        other = next(card for card in DECK if card != one[0])
        assert Deal(((other, *one[1:]), two, *rest)) not in deals
