"""Who wins, in the rulebook's order: every row, and every pair of rows that can meet at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import pytest

from tasogare.core import Match, Seat
from tasogare.games.witch_hunt.gathering import Morning, Reporting
from tasogare.games.witch_hunt.moves import Offer, Vote
from tasogare.games.witch_hunt.ritual import Offering
from tasogare.games.witch_hunt.rules import State
from tasogare.games.witch_hunt.victory import Over, at_day_end, outcome
from tasogare.games.witch_hunt.vote import Verdict

from .positions import Ok as OkMove
from .positions import all_play, evening, gathered, offering, play, strike, voting


def banish(roles: str, target: Seat | None, forms: str = "", **given: Any) -> State:
    """The state after all who can vote for the target."""
    match = voting(evening(roles, forms, **given))
    votes = [(i, Vote(target if i != target else None)) for i in match.awaited()]
    return play(match, *votes).state


def ending(s: State) -> tuple[str, str] | None:
    return (s.phase.winner, s.phase.why) if isinstance(s.phase, Over) else None


# --- ritual end


def ritual(seals: int, number: int = 1, forms: str = "") -> State:
    hands = {0: "mushroom", 1: "pumpkin", 2: "crystal"}
    match = offering(evening("vvvvw", forms, hands, number=number, sealed=seals), 0, 1, 2)
    return play(match, (0, Offer("mushroom")), (1, Offer("pumpkin")), (2, Offer("crystal"))).state


def test_complete_seals_are_a_victory_of_the_village_at_the_last_offer() -> None:
    assert ending(ritual(1)) == ("village", "seals")
    assert ending(ritual(0)) is None


def test_complete_seals_win_on_the_knights_day_before_any_vote() -> None:
    assert ending(ritual(1, number=4)) == ("village", "seals")


# --- day end


def fellows(forms: str = "", roles: str = "vvvvww", both: bool = True, **given: Any) -> State:
    """A day on which the witches strike each other, or one the other."""
    w, x = (i for i, letter in enumerate(roles) if letter == "w")
    went: Mapping[Seat, Any] = {
        i: "beach" for i, letter in enumerate(roles) if letter != "w" and (not forms or forms[i] == "h")
    }
    back: tuple[Seat, Any, str, Any] = (x, "cave", "fellow", w) if both else (x, "cave", "gather", None)
    return strike(gathered(roles, dict(went), forms, **given), (w, "cave", "fellow", x), back)


def test_all_witches_being_frogs_is_a_victory_of_the_village_at_the_end_of_the_day() -> None:
    assert ending(fellows()) == ("village", "frogs")
    assert ending(fellows(both=False)) is None


def test_banished_witches_do_not_count_for_it() -> None:
    s = strike(
        gathered("vvvvvvwww", dict.fromkeys(range(6), "beach"), "hhhhhhhhb"),
        (6, "cave", "fellow", 7),
        (7, "cave", "fellow", 6),
    )
    assert ending(s) == ("village", "frogs")


def test_all_witches_frogs_comes_before_outnumbered_since_no_human_witch_is_left() -> None:
    assert ending(fellows("hfffhh", "vvvvww")) == ("village", "frogs")


def test_as_many_witches_as_others_is_a_victory_of_the_witches_at_the_end_of_the_day() -> None:
    s = strike(gathered("vvvw", {0: "cave", 1: "beach"}, "hhfh"), (3, "cave", "lonely", 0))
    assert ending(s) == ("witches", "outnumbered")


@pytest.mark.parametrize("third", ["c", "j"])
def test_crow_and_jester_count_as_other_cats_and_frogs_for_nobody(third: str) -> None:
    roles = "vv" + third + "vw"
    went: dict[Seat, Any] = {0: "cave", 1: "beach", 2: "beach"}
    s = strike(gathered(roles, went, "hhhfh"), (4, "cave", "lonely", 0))
    assert s.phase == Reporting(1)
    went = {0: "cave", 2: "beach"}
    s = strike(gathered(roles, went, "hfhfh"), (4, "cave", "lonely", 0))
    assert ending(s) == ("witches", "outnumbered")


def test_a_cat_that_is_restored_in_time_saves_the_village() -> None:
    went: dict[Seat, Any] = {0: "beach", 1: "cave", 2: "beach"}
    s = strike(gathered("hvvvw", went, "hhhfh", restores=3), (4, "cave", "lonely", 1))
    assert (ending(s), s.forms) == (None, ("human", "frog", "human", "human", "human"))
    pair: dict[Seat, Any] = {0: "beach", 1: "cave"}
    ends: list[tuple[Seat | None, Any]] = [(2, None), (None, ("witches", "outnumbered"))]
    for restores, end in ends:
        s = strike(gathered("hvvvw", pair, "hhffh", restores=restores), (4, "cave", "lonely", 1))
        assert ending(s) == end


def test_the_knights_day_decides_nothing_before_the_vote() -> None:
    assert fellows(both=False, knights_day=1).phase == Reporting(1)
    assert ending(fellows(knights_day=1)) == ("village", "frogs")
    assert ending(fellows("hfffhh", both=False, knights_day=1)) == ("witches", "outnumbered")


# --- vote end


def test_a_banished_jester_wins_alone() -> None:
    s = banish("vvvvjw", 4)
    assert ending(s) == ("jester", "jester")
    assert (result := outcome(s)) is not None
    assert (result.scores, result.winners) == ((0, 0, 0, 0, 1, 0), (4,))


def test_a_banished_jester_comes_before_the_knights() -> None:
    assert ending(banish("vvvvjw", 4, number=4)) == ("jester", "jester")


def test_a_banished_jester_comes_before_outnumbered() -> None:
    assert ending(banish("vvvvjw", 4, "hfffhh")) == ("jester", "jester")


def test_on_the_knights_day_a_banished_witch_is_a_victory_of_the_village_even_if_others_are_left() -> None:
    assert ending(banish("vvvvvww", 6, number=4)) == ("village", "knights")


@pytest.mark.parametrize("target", [0, None])
def test_on_the_knights_day_anything_else_is_a_victory_of_the_witches(target: Seat | None) -> None:
    assert ending(banish("vvvvvww", target, number=4)) == ("witches", "knights")


def test_the_knights_come_before_outnumbered_when_a_witch_is_banished() -> None:
    assert ending(banish("vvvvvwww", 7, "hhfffhhh", number=4)) == ("village", "knights")
    assert ending(banish("vvvvvwww", 7, "hhfffhhh")) == ("witches", "outnumbered")


def test_the_knights_come_before_the_last_witch() -> None:
    assert ending(banish("vvvvw", 4, number=4)) == ("village", "knights")
    assert ending(banish("vvvvw", 0, "hhhhh", number=4)) == ("witches", "knights")


def test_the_knights_come_before_outnumbered_when_another_is_banished() -> None:
    assert ending(banish("vvvvw", 0, "hhhfh", number=4)) == ("witches", "knights")


def test_all_witches_banished_is_a_victory_of_the_village_crow_or_no_crow() -> None:
    assert ending(banish("vvvcw", 4)) == ("village", "banished")
    assert ending(banish("vvvcww", 5, "hhhhbh")) == ("village", "banished")


def test_the_witches_that_are_left_being_frogs_is_a_victory_of_the_village_after_the_vote_too() -> None:
    assert ending(banish("vvvvww", 5, "hhhhfh")) == ("village", "frogs")


def test_the_last_witch_banished_comes_before_outnumbered() -> None:
    assert ending(banish("vvvw", 3, "hhfh")) == ("village", "banished")


def test_outnumbered_after_a_vote_is_a_victory_of_the_witches() -> None:
    assert ending(banish("vvvw", 0, "hhfh")) == ("witches", "outnumbered")


def test_else_the_next_day_comes() -> None:
    s = banish("vvvvvw", 0)
    assert s.phase == Verdict(1)
    assert all_play(Match(s), OkMove()).state.phase == Morning(2)


# --- all of them together


def cast_of(roles: str) -> Iterator[str]:
    """Every way in which cats of these roles may have fared."""
    return map("".join, product("hfb", repeat=len(roles)))


def left(roles: str, forms: str, role: str = "w") -> tuple[int, int, int]:
    """How many human cats of that role, frogs of it, and other human cats there are."""
    told = Counter(zip((r == role for r in roles), forms, strict=True))
    return told[True, "h"], told[True, "f"], told[False, "h"]


def day_rows(roles: str, forms: str) -> dict[str, tuple[str, str]]:
    """The rows of the day's end that hold, in the rulebook's order."""
    witches, frogs, others = left(roles, forms)
    rows = {"1": (witches == 0 < frogs, ("village", "frogs"))}
    rows["2"] = (witches >= 1 and others <= witches, ("witches", "outnumbered"))
    return {row: end for row, (holds, end) in rows.items() if holds}


def vote_rows(roles: str, forms: str, target: Seat | None, *, knights: bool) -> dict[str, tuple[str, str]]:
    """The rows of the vote's end that hold, in the rulebook's order; ``forms`` are those after it."""
    witches, frogs, others = left(roles, forms)
    role = "" if target is None else roles[target]
    rows = {"1": (role == "j", ("jester", "jester"))}
    rows["2 village"] = (knights and role == "w", ("village", "knights"))
    rows["2 witches"] = (knights and role != "w", ("witches", "knights"))
    rows["3"] = (witches == 0, ("village", "frogs" if frogs else "banished"))
    rows["4"] = (witches >= 1 and others <= witches, ("witches", "outnumbered"))
    return {row: end for row, (holds, end) in rows.items() if holds}


@pytest.mark.parametrize("roles", ["vcjw", "vvvww", "vvjwww"])
def test_at_the_end_of_every_day_the_first_row_that_holds_decides_and_no_two_hold(roles: str) -> None:
    ends = set[tuple[str, str] | None]()
    for forms in cast_of(roles):
        rows = day_rows(roles, forms)
        assert len(rows) <= 1
        given = evening(roles + "v" * 3, forms + "bbb")
        assert ending(at_day_end(given)) == next(iter(rows.values()), None), forms
        ends |= {*rows.values()} or {None}
    assert ends == {("village", "frogs"), ("witches", "outnumbered"), None}


MEET = {("1", "2 witches"), ("1", "4"), ("2 village", "3"), ("2 witches", "4")}
"""The rows of the vote's end that can meet: a banished witch outnumbers nobody who was not outnumbered before."""


def test_after_every_vote_the_first_row_that_holds_decides_and_these_pairs_can_meet() -> None:
    met, alone = set[tuple[str, str]](), set[str]()
    for roles in ("vvvjw", "vvcjww", "vvvjwww"):
        for forms in cast_of(roles):
            if left(roles, forms)[0] == 0 or day_rows(roles, forms):
                continue  # it was over before the vote
            humans = [i for i, form in enumerate(forms) if form == "h"]
            for target, number in product([None, *humans], (3, 4)):
                after = "".join("b" if i == target else form for i, form in enumerate(forms))
                rows = vote_rows(roles, after, target, knights=number == 4)
                spare = 7 - len(roles)
                found = ending(banish(roles + "v" * spare, target, forms + "b" * spare, number=number))
                assert found == next(iter(rows.values()), None), (roles, forms, target, number)
                met |= {*combinations(rows, 2)}
                alone |= {*rows} if len(rows) == 1 else set()
    assert met == MEET
    assert alone == {"1", "2 village", "2 witches", "3", "4"}


# --- who has won


def test_every_seat_of_the_winning_side_wins_whatever_its_form() -> None:
    village = outcome(banish("vhpgscw", 6, "hfbhhhh"))
    assert village is not None
    assert village.winners == (0, 1, 2, 3, 4)
    witches = outcome(banish("vvvvccww", None, "hhhhfhhb", number=4))
    assert witches is not None
    assert witches.winners == (4, 5, 6, 7)


def test_the_frogs_at_the_end_are_the_witches_score() -> None:
    s = banish("vvvvvw", None, "hhhffh", number=4)
    assert isinstance(s.phase, Over)
    assert s.phase.frogs == 2


def test_before_the_end_there_is_no_outcome() -> None:
    s = evening("vvvw")
    assert outcome(s) is None
    assert outcome(offering(s, 0, 1, 2).state) is None
    assert isinstance(offering(s, 0, 1, 2).state.phase, Offering)
