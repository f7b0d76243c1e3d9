"""Whole records: the cases that a referee must get right, and how tampered ones are refused."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tasogare.core import (
    BadRecord,
    Dice,
    IllegalPlay,
    Match,
    Play,
    Referee,
    Sealed,
    check_draws,
    commitment,
    read_record,
    resolve_options,
    start,
    write_record,
)
from tasogare.games.mu import game
from tasogare.games.mu.rules import State, outcome
from tasogare.games.mu.scores import HandScore

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.json"))


def referee(text: str | bytes) -> Match[State]:
    return Referee(read_record(text, {"mu": game})).finish()


def sheet(name: str) -> tuple[HandScore, ...]:
    return referee((FOLDER / f"{name}.json").read_bytes()).state.sheet


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_is_legal_and_gives_the_result_it_holds(path: Path) -> None:
    match = referee(path.read_bytes())
    result = outcome(match.state)
    assert result is not None
    assert json.loads(path.read_text("utf-8"))["result"] == {
        "scores": list(result.scores),
        "winners": list(result.winners),
    }


def test_the_check_worth_having() -> None:
    (hand,) = sheet("check_worth_having")
    assert (hand.chief, hand.cards, hand.vice) == (3, 4, 2)
    assert (hand.target, hand.made, hand.reached) == (33, 30, 3)
    assert hand.penalty == (0, 5, 5, -10, 5)


def test_an_eklat_at_four_cards() -> None:
    (hand,) = sheet("eklat")
    assert (hand.end, hand.cards, hand.tied) == ("eklat", 4, (2, 0))
    assert hand.totals == (-40, 0, 20, 0, 0)


def test_an_eklat_of_three() -> None:
    (hand,) = sheet("eklat_of_three")
    assert hand.tied == (3, 0, 1)
    assert hand.totals == (10, -20, 0, 10)


def test_no_bid_in_as_many_hands_as_there_are_seats() -> None:
    hands = sheet("no_bid")
    assert [hand.end for hand in hands] == ["silent"] * 4
    assert [hand.dealer for hand in hands] == [0, 1, 2, 3]
    assert hands[-1].totals == (0, 0, 0, 0)


def test_without_a_vice_as_only_one_seat_bid() -> None:
    (hand,) = sheet("no_vice_one_bidder")
    assert (hand.chief, hand.vice, hand.vice_trump, hand.chief_trump, hand.partner) == (0, None, None, "7", 1)


def test_without_a_vice_as_the_second_place_is_shared() -> None:
    (hand,) = sheet("no_vice_shared_second")
    assert (hand.chief, hand.vice, hand.vice_trump, hand.chief_trump) == (0, None, None, "none")


def test_a_vice_by_the_third_card() -> None:
    (hand,) = sheet("vice_by_third_card")
    assert (hand.chief, hand.vice, hand.vice_trump, hand.chief_trump) == (0, 2, "b", "8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_pips_of_a_played_hand_are_those_of_its_cards(path: Path) -> None:
    """Counted once more from the plays alone: who wins a trick leads the next."""
    record = json.loads(path.read_text("utf-8"))
    seats, won = record["seats"], [0] * record["seats"]
    lead = [play for play in record["plays"] if play["move"]["type"] == "play"]
    hands = [hand for hand in sheet(path.stem) if hand.end == "played"]
    tricks = [lead[i : i + seats] for i in range(0, len(lead), seats)]
    for hand in hands:
        mine, tricks = tricks[: 60 // seats], tricks[60 // seats :]
        won = [0] * seats
        for trick, following in pairwise(mine):
            won[following[0]["by"]] += sum(points(play["move"]["card"]) for play in trick)
        last = sum(points(play["move"]["card"]) for play in mine[-1])
        missing = [hand.pips[seat] - won[seat] for seat in range(seats)]
        assert sorted(missing) == sorted([0] * (seats - 1) + [last]), "all but the last trick, and it to one seat"
        assert sum(hand.pips) == 60


def points(card: str) -> int:
    return {"6": 2, "7": 2, "1": 0, "9": 0}.get(card[1], 1)


def test_a_record_may_stop_after_any_play() -> None:
    record = json.loads((FOLDER / "check_worth_having.json").read_text("utf-8"))
    for length in range(len(record["plays"])):
        match = referee(json.dumps(record | {"plays": record["plays"][:length]}))
        assert not match.over


def plays(name: str = "check_worth_having") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["plays"]
    return found


def refused(changed: list[Any]) -> tuple[int, int | str | None, str]:
    with pytest.raises(IllegalPlay) as caught:
        referee(json.dumps({"game": "mu", "seats": 5, "options": {}, "plays": changed}))
    return caught.value.at, caught.value.by, caught.value.reason.key


def test_illegal_deals_are_refused() -> None:
    deal, *rest = plays()
    hands = deal["move"]["hands"]
    for wrong in (
        hands[:4],
        [hands[0][:11], *hands[1:]],
        [hands[0][:11], [*hands[1], hands[0][11]], *hands[2:]],
        [[*hands[0][:11], "p9"], *hands[1:]],
        [*hands, []],
    ):
        assert refused([{"by": "table", "move": {"type": "deal", "hands": wrong}}, *rest]) == (0, "table", "deal_deck")
    twelfth = [[*hands[0][:11], "r10"], *hands[1:]]
    assert refused([{"by": "table", "move": {"type": "deal", "hands": twelfth}}])[2] == "malformed"
    assert refused([{"by": 0, "move": deal["move"]}]) == (0, 0, "table_first")
    turned = {"by": "table", "move": {"type": "deal", "hands": [hand[::-1] for hand in hands]}}
    text = json.dumps({"game": "mu", "seats": 5, "options": {"hands": 1}, "plays": [turned, *rest]})
    assert referee(text).over, "the order within a hand is free"


@pytest.mark.parametrize(
    ("at", "change", "key"),
    [
        (1, {"by": 1}, "not_asked"),
        (1, {"by": 5}, "not_asked"),
        (1, {"by": -1}, "no_seat"),
        (1, {"by": "table"}, "not_asked"),
        (1, {"by": True}, "malformed"),
        (1, {"by": 0.0}, "malformed"),
        (1, {"auto": False}, "malformed"),
        (1, {"note": 1}, "malformed"),
        (1, {"move": {"type": "bid", "cards": []}}, "bid_empty"),
        (1, {"move": {"type": "bid", "cards": ["r6", "r2"]}}, "bid_too_many"),
        (1, {"move": {"type": "bid", "cards": ["r6", "r6"]}}, "card_not_held"),
        (1, {"move": {"type": "bid", "cards": ["g1"]}}, "card_not_held"),
        (1, {"move": {"type": "bid", "cards": "r6"}}, "malformed"),
        (1, {"move": {"type": "bid", "cards": ["R6"]}}, "malformed"),
        (1, {"move": {"type": "bid"}}, "malformed"),
        (1, {"move": {"type": "pass", "cards": []}}, "malformed"),
        (1, {"move": {"type": "trump", "trump": "r"}}, "bid_or_pass"),
        (1, {"move": {"type": "double"}}, "malformed"),
        (20, {"move": {"type": "trump", "trump": "none"}}, "vice_must_name"),
        (20, {"move": {"type": "trump", "trump": "3"}}, "trump_not_laid"),
        (20, {"move": {"type": "trump", "trump": 9}}, "malformed"),
        (20, {"move": {"type": "trump", "trump": "red"}}, "malformed"),
        (21, {"move": {"type": "trump", "trump": "7"}}, "trump_same_kind"),
        (21, {"move": {"type": "trump", "trump": "9"}}, "trump_not_laid"),
        (22, {"move": {"type": "partner", "seat": 3}}, "partner_self"),
        (22, {"move": {"type": "partner", "seat": 2}}, "partner_vice"),
        (22, {"move": {"type": "partner", "seat": 5}}, "no_seat"),
        (22, {"move": {"type": "partner", "seat": "0"}}, "malformed"),
        (22, {"move": {"type": "partner", "seat": False}}, "malformed"),
        (23, {"move": {"type": "play", "card": "r6"}}, "card_not_held"),
        (23, {"move": {"type": "pass"}}, "play_card"),
        (83, {"move": {"type": "pass"}}, "over"),
    ],
)  # fmt: skip
def test_an_illegal_play_is_refused_at_its_place(at: int, change: dict[str, Any], key: str) -> None:
    given = plays()
    given += [{"by": 0, "move": {"type": "pass"}}] if at == len(given) else []
    given[at] = given[at] | change
    with pytest.raises(IllegalPlay) as caught:
        referee(json.dumps({"game": "mu", "seats": 5, "options": {"hands": 1}, "plays": given}))
    assert (caught.value.at, caught.value.reason.key) == (at, key)


def test_a_legal_move_marked_auto_is_accepted_whether_or_not_it_is_the_default() -> None:
    given = [play | {"auto": True} if play["by"] != "table" else play for play in plays()]
    assert referee(json.dumps({"game": "mu", "seats": 5, "options": {"hands": 1}, "plays": given})).over


@pytest.mark.parametrize(
    "fields",
    [{"seats": 4.0}, {"seats": 7}, {"seats": 3}, {"options": {"hands": 0}}, {"options": {"cap": 1}}, {"rules": 2}],
)
def test_what_is_no_record(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        read_record(json.dumps({"game": "mu", "seats": 5, "options": {}, "plays": []} | fields), {"mu": game})


def test_a_deal_can_be_verified() -> None:
    options, seed, chance = resolve_options(game, 4, {"hands": 1}), bytes(range(32)), Dice(2)
    match, plays = start(game, 4, options), list[Play]()
    while not match.over:
        (seat,) = match.awaited()
        move = match.options(seat).pick(Sealed(seed, 0) if seat < 0 else chance)
        plays.append(Play(seat, move))
        match = match.play(seat, move)
    text = write_record(game, 4, options, plays, seed=seed.hex(), commitment=commitment(seed))
    assert check_draws(read_record(text, {"mu": game})) == 1
