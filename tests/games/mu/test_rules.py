"""Trumps, partner, tricks, the end of a hand and of the game, from built positions."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import TABLE, BadOption, Dice, Match, conformance, replace
from tasogare.games.mu.cards import DECK
from tasogare.games.mu.moves import Deal, Partner, Pass, Play, Trump
from tasogare.games.mu.rules import (
    ChoosingPartner,
    Dealing,
    NamingAsChief,
    NamingAsVice,
    Over,
    Playing,
    State,
    Trick,
    outcome,
    setup,
)
from tasogare.games.mu.scores import HandScore
from tasogare.games.mu.view import view

from .positions import auction, cards, deal, dealt, may, options, play, playable, playing, refusal


def naming(phase: Any, laid: str, **fields: Any) -> State:
    """Chief 0 and vice 1 with these laid cards, divided by ``/``, and five seats."""
    rows = tuple(cards(part) for part in laid.split("/"))
    rows += ((),) * (5 - len(rows))
    given = fields.pop("given", {})
    return replace(setup(5, options(5, **given)), phase=phase, chief=0, laid=rows, open=rows, **fields)


def names(s: State, seat: int) -> str:
    return " ".join(move.trump for move in may(s, seat))


# --- the deal


@pytest.mark.parametrize(("seats", "size"), [(4, 15), (5, 12), (6, 10)])
def test_the_whole_deck_is_dealt(seats: int, size: int) -> None:
    match = Match(setup(seats, options(seats)))
    s = match.play(TABLE, match.options(TABLE).pick(Dice(1))).state
    assert [len(hand) for hand in s.closed] == [size] * seats
    assert sorted(card for hand in s.closed for card in hand) == sorted(DECK)


def test_a_deal_that_is_not_the_deck_is_refused() -> None:
    match = Match(setup(4, options(4)))
    fine = deal(4, {})
    assert refusal(match, TABLE, Deal(fine.hands[:3])) == ("deal_deck", {"seats": 4, "size": 15})
    assert refusal(match, TABLE, Pass()) == ("deal_first", {})
    assert refusal(match, 0, Pass())[0] == "table_first"


# --- trumps


def test_the_vice_names_a_colour_or_rank_on_its_laid_cards() -> None:
    s = naming(NamingAsVice(1), "r9 r8/y7 g0", vice=1)
    assert names(s, 1) == "y g 0 7"
    match = Match(s)
    assert refusal(match, 1, Trump("none")) == ("vice_must_name", {})
    assert refusal(match, 1, Trump("r")) == ("trump_not_laid", {"trump": "r"})
    assert refusal(match, 1, Pass()) == ("name_trump", {})
    assert refusal(match, 0, Trump("y")) == ("not_asked", {"seat": 0})
    after = match.play(1, Trump("0")).state
    assert (after.vice_trump, after.phase) == ("0", NamingAsChief(0))


@pytest.mark.parametrize(
    ("given", "vice", "vice_trump", "expected"),
    [
        ("other_kind", 1, "r", "0 9 none"),
        ("other_kind", 1, "9", "r y none"),
        ("other_kind", 1, "b", "0 9 none"),
        ("other_kind", None, None, "r y 0 9 none"),
        ("free", 1, "r", "y 0 9 none"),
        ("free", 1, "9", "r y 0 none"),
        ("free", 1, "b", "r y 0 9 none"),
        ("free", None, None, "r y 0 9 none"),
    ],
)
def test_what_the_chief_may_name(given: str, vice: Any, vice_trump: Any, expected: str) -> None:
    laid = "r9 y0/r9 b9" if vice else "r9 y0"
    s = naming(NamingAsChief(0), laid, vice=vice, vice_trump=vice_trump, given={"chief_trump": given})
    assert names(s, 0) == expected


def test_why_the_chief_may_not_name_a_trump() -> None:
    match = Match(naming(NamingAsChief(0), "r9 y0/r9", vice=1, vice_trump="r"))
    assert refusal(match, 0, Trump("r")) == ("trump_of_vice", {"trump": "r"})
    assert refusal(match, 0, Trump("y")) == ("trump_same_kind", {"trump": "y"})
    assert refusal(match, 0, Trump("4")) == ("trump_not_laid", {"trump": "4"})
    assert refusal(match, 0, Play("r9")) == ("name_trump", {})


# --- partner


def test_any_seat_but_the_chief_and_the_vice_may_be_partner() -> None:
    match = Match(naming(ChoosingPartner(0), "r9 r8/y7", vice=1, vice_trump="7", chief_trump="none"))
    assert may(match.state, 0) == [Partner(2), Partner(3), Partner(4)]
    assert refusal(match, 0, Partner(0)) == ("partner_self", {})
    assert refusal(match, 0, Partner(1)) == ("partner_vice", {})
    assert refusal(match, 0, Partner(5)) == ("no_seat", {"seat": 5})
    assert refusal(match, 0, Partner(-1)) == ("no_seat", {"seat": -1})
    assert refusal(match, 0, Trump("r")) == ("choose_partner", {})
    after = match.play(0, Partner(3)).state
    assert (after.partner, after.phase) == (3, Playing(0, 0)), "the chief leads the first trick"


def test_without_a_vice_any_other_seat_may_be_partner() -> None:
    assert len(may(naming(ChoosingPartner(0), "r9"), 0)) == 4


# --- tricks


def test_the_leader_plays_anything() -> None:
    assert playable(playing("r1 y2 g7/r2")) == "r1 y2 g7"


def test_who_holds_the_colour_led_plays_it() -> None:
    s = playing("/r1 r2 y2", seat=1, trick="r9")
    assert playable(s) == "r1 r2"
    assert refusal(Match(s), 1, Play("y2")) == ("must_follow", {"suit": "r", "card": "y2"})
    assert refusal(Match(s), 1, Play("g5")) == ("card_not_held", {"card": "g5"})
    assert refusal(Match(s), 1, Pass()) == ("play_card", {})


def test_a_led_trump_leads_the_trump_suit_whatever_its_colour() -> None:
    s = playing("/r1 y7 g3", seat=1, trick="r7", chief_trump="7", vice_trump="g")
    assert playable(s) == "y7 g3"
    assert refusal(Match(s), 1, Play("r1")) == ("must_follow", {"suit": "trump", "card": "r1"})


def test_a_trump_does_not_follow_its_printed_colour() -> None:
    s = playing("/r7 y1", seat=1, trick="r2", chief_trump="7")
    assert playable(s) == "r7 y1"


def test_nobody_has_to_trump_or_to_beat() -> None:
    assert playable(playing("/y1 g7", seat=1, trick="r9", chief_trump="7")) == "y1 g7"
    assert playable(playing("/r1 r9", seat=1, trick="r8")) == "r1 r9"


def test_open_cards_follow_like_the_others() -> None:
    s = playing("/y1", open="/r3", seat=1, trick="r9")
    assert playable(s) == "r3"


def test_of_two_copies_the_open_one_goes_first() -> None:
    s = playing("r7 y1/y2/y3/y4", open="r7", seat=0)
    assert playable(s) == "r7 y1"
    s = play(s, "r7")
    assert (s.open[0], s.closed[0]) == ((), cards("r7 y1"))


def test_the_winner_takes_the_pips_and_leads() -> None:
    s = play(playing("r6 y1/r9 y2/r7 y3/r1 y4"), "r6 r9 r7 r1")
    assert s.phase == Playing(1, 1)
    assert (s.pips, s.won) == ((0, 4, 0, 0), (0, 1, 0, 0))
    assert (s.trick, s.tricks[-1]) == (None, Trick(0, cards("r6 r9 r7 r1"), 1))


def test_a_winner_that_played_last_leads_a_new_phase() -> None:
    s = play(playing("r6 y1/r2 y2/r7 y3/r9 y4"), "r6 r2 r7")
    before = s.phase
    assert (before, play(s, "r9").phase) == (Playing(3, 0), Playing(3, 1))


def test_the_last_trick_is_played_card_by_card_and_then_the_hand_is_scored() -> None:
    s = playing("r6/r9/r7/r1", pips=(10, 20, 22, 4), totals=(0, 0, 0, 0))
    s = replace(s, laid=(cards("g1 g2"), (), (), ()))
    for card in ("r6", "r9", "r7"):
        s = play(s, card)
        assert isinstance(s.phase, Playing)
    s = play(s, "r1")
    assert s.phase == Dealing(1)
    (score,) = s.sheet
    assert (score.cards, score.target, score.made, score.reached) == (2, 32, 32, 2)
    assert score.totals == s.totals == (10 + 50, 24, 22 + 50, 4)


def test_until_the_next_deal_the_last_trick_and_the_roles_stay() -> None:
    s = replace(playing("r6/r9/r7/r1"), laid=(cards("g1"), (), (), ()))
    s = play(s, "r6 r9 r7 r1")
    seen = view(s, 3)
    assert seen.last_trick == Trick(0, cards("r6 r9 r7 r1"), 1)
    assert (seen.trick, seen.result) == (None, s.sheet[0])
    assert (s.chief, s.vice, s.partner) == (0, 1, 2)
    after = Match(s).play(TABLE, deal(4, {})).state
    assert (after.tricks, after.chief, after.partner, after.chief_trump) == ((), None, None, None)
    assert after.sheet == s.sheet
    assert (view(after, 0).last_trick, view(after, 0).final_trick) == (None, seen.last_trick)


# --- the end


def ended(totals: tuple[int, ...], score: HandScore | None = None, **given: Any) -> State:
    """The state after a hand in which the chief, seat 0, won the last trick's two pips and missed a bid of one card."""
    s = playing("r9/r6/r1/r1", totals=totals, given=given)
    s = replace(s, laid=(cards("g1"), (), (), ()), sheet=() if score is None else (score,))
    return play(s, "r9 r6 r1 r1")


def test_the_game_ends_when_a_total_exceeds_the_limit() -> None:
    assert isinstance(ended((0, 195, 0, 0)).phase, Dealing), "200 does not exceed 200"
    s = ended((0, 196, 50, 0))
    assert isinstance(s.phase, Over)
    assert s.totals == (-8, 201, 50, 5)
    result = outcome(s)
    assert result is not None
    assert (result.scores, result.winners) == ((-8, 201, 50, 5), (1,))


def test_the_limit_is_an_option() -> None:
    assert isinstance(ended((0, 6, 0, 0), end_score=10).phase, Over)
    assert isinstance(ended((0, 5, 0, 0), end_score=10).phase, Dealing)


def test_the_highest_wins_whoever_passed_the_limit_and_equals_share() -> None:
    result = outcome(ended((0, 240, 0, 240)))
    assert result is not None
    assert result.winners == (1, 3)


def test_an_agreed_number_of_hands_ends_it_instead() -> None:
    assert isinstance(ended((0, 500, 0, 0), hands=2).phase, Dealing)
    assert isinstance(ended((0, 0, 0, 0), hands=1).phase, Over)


def silent(match: Match[State], seats: int) -> Match[State]:
    if isinstance(match.state.phase, Dealing):
        match = match.play(TABLE, deal(seats, {}))
    return auction(match, "; ".join(["-"] * seats))


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("hands", [None, 20])
def test_as_many_silent_hands_in_a_row_as_there_are_seats_end_it(seats: int, hands: int | None) -> None:
    match = Match(setup(seats, options(seats, hands=hands)))
    for _ in range(seats):
        assert outcome(match.state) is None
        match = silent(match, seats)
    result = outcome(match.state)
    assert result is not None
    assert (result.scores, result.winners) == ((0,) * seats, tuple(range(seats)))


def test_an_eklat_between_silent_hands_starts_their_count_anew() -> None:
    match = Match(setup(4, options(4)))
    for _ in range(3):
        match = silent(match, 4)
    match = auction(match.play(TABLE, deal(4, {3: "r9", 0: "y9"})), "r9; y9; -; -; -; -")
    assert match.state.totals == (-10, 0, 0, 5)
    for _ in range(4):
        assert outcome(match.state) is None
        match = silent(match, 4)
    assert outcome(match.state) is not None


def test_a_silent_hand_counts_among_the_agreed_hands() -> None:
    match = Match(setup(4, options(4, hands=2)))
    match = silent(silent(match, 4), 4)
    assert match.over


def test_an_eklat_is_a_scored_hand() -> None:
    match = dealt(4, {0: "r9", 1: "y9"}, end_score=4)
    match = auction(match, "r9; y9; -; -; -; -")
    assert match.state.totals == (5, -10, 0, 0)
    assert match.over


def test_the_end_is_looked_at_after_a_scored_hand_only() -> None:
    start = replace(setup(4, options(4)), totals=(300, 0, 0, 0))
    assert isinstance(silent(Match(start), 4).state.phase, Dealing)


# --- defaults and clocks


def test_default_moves() -> None:
    assert list(dealt(4).default(0)) == [Pass()]
    assert list(Match(naming(NamingAsVice(1), "r9 r8/y7 g9", vice=1)).default(1)) == [Trump("y")]
    assert list(Match(naming(NamingAsChief(0), "r9 r8/y7 g9", vice=1, vice_trump="y")).default(0)) == [Trump("none")]
    partner = naming(ChoosingPartner(0), "r9 r8/y7", vice=1)
    assert list(Match(partner).default(0)) == [Partner(2)], "the next clockwise that is no vice"
    last = replace(naming(ChoosingPartner(4), "y7//// r9 r8"), chief=4, vice=0)
    assert list(Match(last).default(4)) == [Partner(1)]
    s = playing("/y2 g9 y1", seat=1, trick="r9", open="/y0")
    assert list(Match(s).default(1)) == [Play("y0")], "the lowest in deck order"


def test_seconds() -> None:
    phases = [dealt().state.phase, NamingAsVice(0), NamingAsChief(0), ChoosingPartner(0), Playing(0, 0), Dealing(0)]
    s = dealt().state
    assert [phase.seconds(s) for phase in phases] == [45, 45, 45, 45, 30, None]


# --- options


@pytest.mark.parametrize(
    "given",
    [
        {"chief_trump": "other"},
        {"bonus_cap": -1},
        {"bonus_cap": True},
        {"bonus_cap": 10.0},
        {"end_score": "200"},
        {"end_score": False},
        {"hands": 0},
        {"hands": True},
        {"hands": "2"},
        {"memory_aid": 1},
        {"memory": True},
    ],
)
def test_options_that_are_none(given: Any) -> None:
    with pytest.raises(BadOption):
        options(5, **given)


@pytest.mark.parametrize("seats", [3, 7, True])
def test_seats(seats: Any) -> None:
    with pytest.raises(BadOption):
        options(seats)


def test_missing_and_null_options_take_their_defaults() -> None:
    resolved = options(5, end_score=None, hands=None, chief_trump=None, memory_aid=None)
    assert resolved == options(5)
    assert (resolved.chief_trump, resolved.bonus_cap, resolved.end_score, resolved.hands, resolved.memory_aid) == (
        "other_kind", None, 200, None, True,
    )  # fmt: skip


# --- joint moves


@pytest.mark.parametrize(("seats", "counts"), [(4, (13, 1142, 404868)), (5, (11, 591, 99091)), (6, (9, 386, 35744))])
def test_joint_moves_from_a_fixed_deal(seats: int, counts: tuple[int, ...]) -> None:
    s = dealt(seats).state
    assert tuple(conformance.count(s, depth) for depth in (1, 2, 3)) == counts


def test_joint_moves_of_the_tricks() -> None:
    s = playing("r1 r7 y2/r2 y3 g7/g1 g2 r9/b1 b7 p0", chief_trump="7", vice_trump="g")
    s = replace(s, laid=(cards("r7"), (), (), ()), pips=(0,) * 4)
    assert [conformance.count(s, depth) for depth in (1, 2, 3, 4, 8)] == [3, 3, 6, 14, 104]
