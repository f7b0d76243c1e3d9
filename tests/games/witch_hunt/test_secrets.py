"""Who sees what, and worlds that explain it."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import NEUTRAL, Dice, Match, Seat, conformance, replace, resolve_options
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.days import Theft, Vision
from tasogare.games.witch_hunt.moves import Offer, Vote
from tasogare.games.witch_hunt.rules import State
from tasogare.games.witch_hunt.victory import Over
from tasogare.games.witch_hunt.view import view
from tasogare.games.witch_hunt.worlds import world

from .positions import evening, gathered, offering, play, state, strike, voting


def roles(s: State, seat: Seat | None) -> str:
    return "".join("?" if role is None else role[0] for role in view(s, seat).roles)


def test_witches_know_each_other_a_crow_knows_the_witches_and_nobody_the_jester() -> None:
    s = evening("wwccjvs")
    assert roles(s, 0) == roles(s, 1) == "ww?????"
    assert roles(s, 2) == "wwc????"
    assert roles(s, 3) == "ww?c???"
    assert [roles(s, i) for i in (4, 5, 6)] == ["????j??", "?????v?", "??????s"]
    assert roles(s, None) == "???????"
    assert view(s, 0).options.crows == 2


def test_hands_are_secret_even_their_sizes() -> None:
    s = evening("vvvw", hands={0: "shell", 1: "crystal shell"})
    assert view(s, 0).hands == (("shell",), None, None, None)
    assert view(s, None).hands == (None,) * 4


def test_at_the_end_everything_is_shown() -> None:
    s = evening("vvvvw", number=4, hands={0: "shell"})
    s = play(voting(s), *((i, Vote(None)) for i in range(5))).state
    assert isinstance(s.phase, Over)
    seen = view(s, None)
    assert seen.roles == s.roles
    assert seen.hands == s.hands
    assert seen.days[-1].truth == s.today


def test_the_guardian_and_the_herbalist_alone_learn_what_came_of_it() -> None:
    went: dict[Seat, Any] = {0: "cave", 2: "beach", 3: "cave"}
    s = gathered("hgvvvw", went, "hhhhfh", guards=True, stands="cave", restores=4)
    s = strike(s, (5, "beach", "lonely", 2))
    herbalist, guardian, other = (view(s, i).days[-1].mine for i in (0, 1, 3))
    assert herbalist is not None
    assert guardian is not None
    assert other is not None
    assert (herbalist.restores, herbalist.stopped) == (4, None)
    assert (guardian.stopped, guardian.stands) == (False, "cave")
    assert (other.restores, other.stopped, other.counts) == (None, None, None)


def worlds(s: State, seat: Seat | None, number: int = 60) -> list[State]:
    chance = Dice(5)
    return [world(s, seat, chance) for _ in range(number)]


def test_worlds_differ_in_what_is_hidden() -> None:
    found = worlds(evening("svvvvw"), 1)
    assert len({s.roles for s in found}) > 10
    assert {s.roles[1] for s in found} == {"villager"}


def test_what_the_seer_saw_holds_in_its_worlds() -> None:
    s = evening("svvvvww")
    s = replace(s, today=replace(s.day, vision=Vision(5, True)))
    assert all(t.roles[5] == "witch" for t in worlds(s, 0))
    assert any(t.roles[5] != "witch" for t in worlds(s, 1))


def test_a_banished_cat_is_what_was_announced_and_no_jester() -> None:
    s = evening("vvvvvvwwj")
    s = play(voting(s), *((i, Vote(2 if i != 2 else None)) for i in range(9))).state
    assert all(t.roles[2] not in ("witch", "jester") for t in worlds(s, 0))


def test_a_struck_cat_is_a_witch_only_where_a_fellow_can_have_done_it() -> None:
    one = strike(gathered("vvvvw", {0: "cave", 1: "cave", 2: "beach", 3: "cave"}), (4, "beach", "lonely", 2))
    assert all(t.roles[2] != "witch" for t in worlds(one, 0))
    assert all(t.day.went[2] != "cave" for t in worlds(one, 0))


def test_who_gave_a_card_away_had_it() -> None:
    went: dict[Seat, Any] = {0: "forest", 1: "field", 2: "cave"}
    s = strike(gathered("vvvw", went), (3, "tower", "gather", None))
    s = offering(replace(s, phase=evening("vvvw").phase), 0, 1, 2).state
    s = play(Match(s), (0, Offer("mushroom")), (1, Offer("pumpkin")), (2, Offer("crystal"))).state
    for t in worlds(s, 0):
        assert t.day.success
        assert set(t.day.offers) == {"mushroom", "pumpkin", "crystal"}
        assert t.day.offers[0] == "mushroom"
        places: list[Any] = [t.day.went[i] or next(p.place for p in t.day.picks if p.seat == i) for i in range(3)]
        assert set(places) == {"forest", "field", "cave"}


def test_a_witch_counts_heads_in_her_worlds_and_knows_if_someone_guards() -> None:
    s = gathered("gvvvw", {1: "cave", 2: "cave", 3: "beach"}, guards=True, stands="cave")
    for t in worlds(s, 4):
        assert sorted(p for p in t.day.went if p is not None) == ["beach", "cave", "cave"]
        assert t.day.guards
    assert {t.day.guards for t in worlds(s, 1)} == {True, False}


def test_what_was_taken_from_a_hand_had_been_in_it() -> None:
    went: dict[Seat, Any] = {0: "forest", 1: "tower", 2: "cave", 3: "cave"}
    s = strike(gathered("pvvvw", went), (4, "cave", "gather", None))
    s = replace(s, phase=evening("pvvvw").phase, today=replace(s.day, theft=Theft(1, "feather")))
    s = replace(s, hands=(("mushroom", "feather"), (), ("crystal",), ("crystal",), ("crystal",)))
    for t in worlds(s, 0):
        where = t.day.went[1] or next(p.place for p in t.day.picks if p.seat == 1)
        assert where == "tower"
        assert t.hands[0] == ("mushroom", "feather")


@pytest.mark.parametrize("seats", [4, 7, 12])
def test_worlds_of_a_stranger_are_spread_evenly_over_the_deals(seats: int) -> None:
    options = resolve_options(game, seats, {})
    s = game.setup(seats, options)
    deal = next(iter(s.phase.options(s, -1)))
    s = s.phase.resolve(s, {-1: deal})
    found = worlds(s, None, 1200)
    share = [sum(t.roles[i] == "witch" for t in found) / 1200 for i in range(seats)]
    assert all(abs(x - options.witches / seats) < 0.06 for x in share)


@pytest.mark.parametrize(
    "given", [{"materials": 1, "places": 2}, {"witches": 3, "specials": ["guardian", "pickpocket"]}]
)
def test_odd_rows_keep_the_contract(given: dict[str, Any]) -> None:
    assert conformance.check(game, 8, given, every=9, worlds=1) > 0


def test_chat_is_for_cats_in_human_form_and_frogs_croak() -> None:
    night = evening("vvvvw", "hhfbh")
    (talk,) = game.channels(night)
    assert talk.writers == (0, 1, 4)
    assert [game.emotes(night, seat) for seat in range(5)] == [NEUTRAL, NEUTRAL, ("croak",), (), NEUTRAL]
    assert state("vvvw").forms == ("human",) * 4
