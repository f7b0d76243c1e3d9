"""From the deal to the duck: what may be chosen, what is seen, and how the day is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import TABLE, IllegalMove, Match, Move, Seat, conformance, replace, resolve_options, start
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.days import Picked
from tasogare.games.witch_hunt.gathering import Collecting, Gathering, Morning, Reporting, SettingOut
from tasogare.games.witch_hunt.moves import Cast, Deal, Draw, Guard, Prowl, Ready, Say, Stand, Steal, Visit
from tasogare.games.witch_hunt.victory import Over
from tasogare.games.witch_hunt.view import view

from .positions import Table, all_play, gathered, gathering, materials, play, state, strike


def refused(match: Table, seat: Seat, move: Move) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.step(seat, move)
    return caught.value.key


def fresh(seats: int, **given: Any) -> Table:
    return start(game, seats, resolve_options(game, seats, given, 1))


# --- deal, ready, morning


def test_a_deal_holds_exactly_the_rows_roles() -> None:
    match = fresh(6)
    deal = Deal(("seer", "witch", "crow", "villager", "villager", "villager"))
    assert deal in match.options(TABLE)
    assert len(match.options(TABLE)) == 6 * 5 * 4
    for other in (deal.roles[:5], (*deal.roles[:5], "jester"), (*deal.roles[:5], "witch"), (*deal.roles, "villager")):
        assert refused(match, TABLE, Deal(other)) == "bad_deal"


def test_everybody_is_ready_once_before_the_first_morning() -> None:
    match = fresh(4).play(TABLE, Deal(("seer", "witch", "villager", "villager")))
    match = match.play(2, Ready())
    assert refused(match, 2, Ready()) == "already_moved"
    assert all_play(match, Ready()).state.phase == Morning(1)
    assert match.state.phase.seconds(match.state) is None


def test_the_materials_are_different_and_grow_in_open_places() -> None:
    s = replace(state("vvvvw", places=3, materials=2), phase=Morning(1))
    options = Match(s).options(TABLE)
    assert len(options) == 3 * 2
    assert Draw(materials("crystal mushroom")) in options
    for bad in ("crystal crystal", "shell mushroom", "crystal", "mushroom pumpkin crystal"):
        assert refused(Match(s), TABLE, Draw(materials(bad))) == "bad_draw"


def test_no_more_materials_are_drawn_than_there_are_human_cats() -> None:
    s = replace(state("vvvvw", "hhffh", materials=4), phase=Morning(2))
    assert {len(draw.materials) for draw in Match(s).options(TABLE)} == {3}


# --- gather


def test_a_place_is_handed_in_at_once_and_may_be_changed_until_the_last_has_chosen() -> None:
    match = play(gathering("vvvw"), (0, Visit("cave", None)), (0, Visit("field", None)), (1, Visit("cave", None)))
    assert match.state.phase == Gathering(1)
    match = match.play(2, Visit("cave", None))
    assert match.state.day.went == ("field", "cave", "cave", None)
    assert match.state.phase == Collecting(1)


def test_witches_frogs_and_banished_do_not_gather() -> None:
    match = gathering("vvvwvvv", "hhhhfbh")
    assert match.awaited() == (0, 1, 2, 6)
    assert refused(match, 3, Visit("cave", None)) == "witches_go_later"
    assert refused(match, 4, Visit("cave", None)) == "not_asked"
    assert refused(match, 5, Visit("cave", None)) == "not_asked"


def test_a_closed_place_cannot_be_visited() -> None:
    assert refused(gathering("vvvw", places=4), 0, Visit("tower", None)) == "place_closed"


def test_a_herbalist_names_a_frog_and_a_new_visit_replaces_both() -> None:
    match = gathering("hvvwv", "hhhhf")
    match = play(match, (0, Visit("cave", 4)), (0, Visit("field", None)), (1, Visit("cave", None)))
    match = match.play(2, Visit("cave", None))
    assert match.state.day.restores is None


@pytest.mark.parametrize(
    ("seat", "restore", "given", "reason"),
    [
        (1, 4, {}, "only_herbalist"),
        (0, 4, {"potions": 0}, "no_potion"),
        (0, 1, {}, "not_a_frog"),
        (0, 5, {}, "not_a_frog"),
        (0, 6, {}, "no_seat"),
    ],
)
def test_only_a_herbalist_with_a_potion_restores_and_only_a_frog(
    seat: Seat, restore: Seat, given: dict[str, Any], reason: str
) -> None:
    assert refused(gathering("hvvwvv", "hhhhfb", **given), seat, Visit("cave", restore)) == reason


def test_guarding_cannot_be_taken_back_but_collecting_can_become_guarding() -> None:
    match = play(gathering("gvvw"), (0, Visit("cave", None)), (0, Guard()))
    assert refused(match, 0, Visit("cave", None)) == "guard_is_final"
    assert refused(match, 1, Guard()) == "only_guardian"
    assert match.play(0, Say("went", place="cave")).state.day.said


def test_nobody_sees_who_has_chosen() -> None:
    before = gathering("vvvw")
    after = before.play(0, Visit("cave", None))
    assert before.state.phase.shows_awaited == "nothing"
    assert all(view(before.state, i) == view(after.state, i) for i in (1, 2, 3, None))


def test_out_of_time_is_a_random_place_where_nobody_is_restored_nor_guarded() -> None:
    match = gathering("hgvw", places=4)
    for seat in (0, 1, 2):
        assert list(match.default(seat)) == [Visit(p, None) for p in ("forest", "field", "cave", "beach")]


# --- setting out


def test_with_a_guardian_in_the_row_all_set_out_for_ten_seconds_guarding_or_not() -> None:
    for first in (Guard(), Visit("cave", None)):
        match = gathering("gvvw").step(0, first).step(1, Visit("cave", None)).step(2, Visit("cave", None))
        assert match.state.phase == SettingOut(1)
        assert match.state.phase.holds(match.state) == 10


def test_without_one_nobody_sets_out() -> None:
    match = gathering("vvvw").step(0, Visit("cave", None)).step(1, Visit("cave", None)).step(2, Visit("cave", None))
    assert match.state.phase == Collecting(1)


def setting_out(guards: bool) -> Table:
    first: Move = Guard() if guards else Visit("cave", None)
    return gathering("gvvw").step(0, first).step(1, Visit("cave", None)).step(2, Visit("beach", None))


def test_a_guarding_guardian_sees_how_many_went_where_and_stands_once() -> None:
    match = setting_out(guards=True)
    seen = view(match.state, 0).days[-1].mine
    assert seen is not None
    assert seen.counts == {"cave": 1, "beach": 1}
    assert match.awaited() == (0,)
    assert match.lapse() is None
    assert refused(match, 1, Stand("cave")) == "only_guardian"
    match = match.step(0, Stand("cave"))
    assert refused(match, 0, Stand("beach")) == "not_guarding"
    assert match.state.phase == SettingOut(1)
    assert (later := match.lapse()) is not None
    assert later.state.phase == Collecting(1)


def test_others_cannot_tell_whether_someone_guards() -> None:
    for s in (setting_out(True).state, setting_out(True).step(0, Stand("cave")).state):
        t = setting_out(False).state
        for viewer in (1, 2, 3, None):
            assert conformance.lived(game, s, viewer) == conformance.lived(game, t, viewer)


def test_witches_see_no_heads_before_the_collecting() -> None:
    match = setting_out(guards=False)
    mine = view(match.state, 3).days[-1].mine
    assert mine is not None
    assert mine.counts is None
    assert refused(match, 3, Prowl("cave")) == "not_an_option"


def test_talk_goes_on_while_setting_out() -> None:
    for guards in (True, False):
        match = setting_out(guards)
        for seat in range(4):
            match = match.step(seat, Say("went", place="cave"))
        assert len(match.state.day.said) == 4


# --- the witches


def test_each_witch_prowls_once_then_casts_once_even_to_gather() -> None:
    match: Table = Match(gathered("vvvww", {0: "cave", 1: "cave", 2: "beach"}))
    assert match.awaited() == (3, 4)
    assert refused(match, 3, Cast("gather", None)) == "prowl_first"
    match = match.play(3, Prowl("tower"))
    assert refused(match, 3, Prowl("cave")) == "already_prowled"
    assert list(match.options(3)) == [Cast("gather", None)]
    match = match.play(3, Cast("gather", None))
    assert refused(match, 3, Cast("gather", None)) == "not_asked"
    assert match.awaited() == (4,)


def test_the_collecting_lasts_fifteen_seconds_whatever_the_witches_do() -> None:
    match: Table = Match(gathered("vvvw", {0: "cave", 1: "cave", 2: "beach"}))
    assert match.state.phase.holds(match.state) == 15
    match = match.step(3, Prowl("beach")).step(3, Cast("lonely", 2))
    assert match.state.phase == Collecting(1)
    assert match.awaited() == ()
    assert (later := match.lapse()) is not None
    assert later.state.phase == Reporting(1)


def test_others_see_nothing_of_the_witches_picks() -> None:
    before = Match(gathered("vvvwwc", {0: "cave", 1: "cave", 2: "beach", 5: "cave"}))
    after = before.step(3, Prowl("beach")).step(3, Cast("lonely", 2))
    for viewer in (0, 1, 2, 5, None):
        assert conformance.lived(game, before.state, viewer) == conformance.lived(game, after.state, viewer)


def test_a_witch_sees_heads_then_names_and_her_fellows_picks() -> None:
    match: Table = Match(gathered("vvvww", {0: "cave", 1: "cave", 2: "beach"}))
    mine = view(match.state, 4).days[-1].mine
    assert mine is not None
    assert (mine.counts, mine.names) == ({"cave": 2, "beach": 1}, None)
    match = match.step(3, Prowl("cave"))
    there, away = view(match.state, 3).days[-1].mine, view(match.state, 4).days[-1].mine
    assert there is not None
    assert away is not None
    assert (there.names, away.names) == ((0, 1), None)
    assert away.picks == (Picked(3, "cave"),)


def test_a_witch_who_is_a_frog_does_not_see_her_fellows_picks() -> None:
    match: Table = Match(gathered("vvvvww", {0: "cave", 1: "cave", 2: "beach", 3: "cave"}, "hhhhfh"))
    match = match.step(5, Prowl("cave"))
    mine = view(match.state, 4).days[-1].mine
    assert mine is not None
    assert (mine.counts, mine.picks) == (None, ())


@pytest.mark.parametrize(
    ("heads", "failed", "open_spells"),
    [
        (0, 2, set()),
        (1, 0, {"lonely"}),
        (2, 0, set()),
        (1, 1, {"lonely", "swamp"}),
        (2, 1, {"swamp"}),
        (3, 1, set()),
        (1, 2, {"lonely", "swamp", "chorus"}),
        (2, 2, {"swamp", "chorus"}),
        (3, 2, {"chorus"}),
        (4, 5, set()),
    ],
)
def test_failed_rituals_open_spells_for_larger_groups(heads: int, failed: int, open_spells: set[str]) -> None:
    went: dict[Seat, Any] = {i: "cave" if i < heads else "beach" for i in range(5)}
    match = Match(gathered("vvvvvw", went, failed=failed)).play(5, Prowl("cave"))
    casts = {(cast.spell, cast.target) for cast in match.options(5)}
    assert casts == {("gather", None)} | {(spell, i) for spell in open_spells for i in range(heads)}


def test_refused_spells_say_why() -> None:
    match = Match(gathered("vvvw", {0: "cave", 1: "cave", 2: "beach"}))
    there, empty = match.play(3, Prowl("cave")), match.play(3, Prowl("tower"))
    assert refused(there, 3, Cast("lonely", 0)) == "too_many_there"
    assert refused(there, 3, Cast("swamp", 0)) == "spell_closed"
    assert refused(there, 3, Cast("gather", 0)) == "gather_has_no_target"
    assert refused(there, 3, Cast("lonely", None)) == "spell_needs_target"
    assert refused(there, 3, Cast("fellow", 0)) == "no_fellow_there"
    assert refused(there, 3, Cast("lonely", 9)) == "no_seat"
    assert refused(empty, 3, Cast("lonely", 0)) == "nobody_there"
    assert refused(match.play(3, Prowl("beach")), 3, Cast("lonely", 0)) == "not_there"


def test_a_fellow_can_be_struck_only_where_she_has_already_prowled() -> None:
    match = Match(gathered("vvvvww", dict.fromkeys(range(4), "beach"))).play(4, Prowl("cave"))
    assert refused(match, 4, Cast("fellow", 5)) == "no_fellow_there"
    match = match.play(5, Prowl("cave"))
    assert Cast("fellow", 5) in match.options(4)
    assert Cast("fellow", 4) in match.options(5)
    assert refused(match, 5, Cast("fellow", 5)) == "no_fellow_there"
    elsewhere = (
        Match(gathered("vvvvww", dict.fromkeys(range(4), "beach"))).play(4, Prowl("cave")).play(5, Prowl("beach"))
    )
    assert Cast("fellow", 4) not in elsewhere.options(5)


def test_out_of_time_a_witch_goes_where_she_can_strike_and_strikes_but_never_a_fellow() -> None:
    match = Match(gathered("vvvvww", {0: "cave", 1: "cave", 2: "beach", 3: "tower"}))
    assert list(match.default(4)) == [Prowl("beach"), Prowl("tower")]
    match = match.play(4, Prowl("beach")).play(5, Prowl("beach"))
    assert list(match.default(4)) == [Cast("lonely", 2)]
    nobody = Match(gathered("vvvvww", {0: "cave", 1: "cave", 2: "cave", 3: "cave"}))
    assert len(nobody.default(4)) == 5
    assert list(nobody.play(4, Prowl("cave")).play(5, Prowl("cave")).default(4)) == [Cast("gather", None)]


# --- resolving the day


def test_the_struck_cat_becomes_a_frog_and_the_human_cats_get_a_card_each() -> None:
    s = strike(gathered("vvvvw", {0: "cave", 1: "cave", 2: "beach", 3: "field"}), (4, "beach", "lonely", 2))
    assert s.forms == ("human", "human", "frog", "human", "human")
    assert s.hands == (("crystal",), ("crystal",), (), ("pumpkin",), ("shell",))
    assert (s.day.frogs, s.day.back) == ((2,), ())


def test_two_hits_on_one_cat_make_one_frog() -> None:
    s = gathered("vvvvvww", {0: "cave", 1: "cave", 2: "beach", 3: "cave", 4: "cave"})
    s = strike(s, (5, "beach", "lonely", 2), (6, "beach", "lonely", 2))
    assert s.day.frogs == (2,)


def test_every_attack_fails_at_the_guarded_place() -> None:
    went: dict[Seat, Any] = {1: "cave", 2: "beach", 3: "field", 4: "field"}
    s = gathered("gvvvvww", went, guards=True, stands="cave")
    s = strike(s, (5, "cave", "lonely", 1), (6, "beach", "lonely", 2))
    assert s.day.frogs == (2,)
    assert s.hands[0] == ()
    mine = view(s, 0).days[-1].mine
    assert mine is not None
    assert mine.stopped


def test_a_fellow_is_safe_too_at_a_guarded_place() -> None:
    went: dict[Seat, Any] = dict.fromkeys((1, 2, 3, 4), "field")
    for stands, frogs in (("cave", ()), ("beach", (6,))):
        s = gathered("gvvvvww", went, guards=True, stands=stands)
        assert strike(s, (5, "cave", "fellow", 6), (6, "cave", "gather", None)).day.frogs == frogs


def test_a_guarding_guardian_is_not_counted_and_cannot_be_hit() -> None:
    s = gathered("gvvw", {1: "cave", 2: "cave"}, guards=True, stands="beach")
    match = Match(s).play(3, Prowl("beach"))
    assert list(match.options(3)) == [Cast("gather", None)]


def test_a_witch_hit_today_still_casts() -> None:
    went: dict[Seat, Any] = {0: "cave", 1: "beach", 2: "beach", 3: "beach"}
    s = strike(gathered("vvvvww", went), (4, "cave", "fellow", 5), (5, "cave", "lonely", 0))
    assert s.day.frogs == (0, 5)
    assert s.hands[5] == ()


def test_a_herbalist_restores_her_frog_who_gets_no_card_and_a_potion_is_spent() -> None:
    went: dict[Seat, Any] = {0: "cave", 1: "cave", 2: "beach", 3: "beach"}
    s = strike(gathered("hvvvvw", went, "hhhhfh", restores=4), (5, "tower", "gather", None))
    assert s.forms[4] == "human"
    assert (s.day.back, s.potions, s.hands[4]) == ((4,), 0, ())


def test_a_herbalist_who_is_caught_restores_nobody_and_spends_nothing() -> None:
    went: dict[Seat, Any] = {0: "cave", 1: "field", 2: "beach", 3: "beach", 5: "field"}
    s = strike(gathered("hvvvvvw", went, "hhhhfhh", restores=4), (6, "cave", "lonely", 0))
    assert s.forms[4] == "frog"
    assert (s.day.back, s.potions) == ((), 1)


def test_a_frogs_hand_is_frozen_and_comes_back_with_it() -> None:
    s = gathered("hvvvvw", {0: "cave", 1: "cave", 2: "beach", 3: "beach"}, "hhhhfh", hands={4: "shell"}, restores=4)
    assert strike(s, (5, "tower", "gather", None)).hands[4] == ("shell",)


def test_the_report_waits_for_everyone_frogs_and_banished_too() -> None:
    s = gathered("vvvvvvw", dict.fromkeys((0, 1, 2, 5), "cave"), "hhhfbhh")
    s = strike(s, (6, "tower", "gather", None))
    assert Match(s).awaited() == tuple(range(7))
    assert refused(Match(s), 0, Say("went", place="cave")) == "not_an_option"
    assert refused(Match(s), 0, Steal(1)) == "not_an_option"


def test_nobody_learns_where_a_frog_was_caught() -> None:
    hit = strike(gathered("vvvvw", {0: "cave", 1: "cave", 2: "beach", 3: "cave"}), (4, "beach", "lonely", 2))
    other = strike(gathered("vvvvw", {0: "cave", 1: "cave", 2: "tower", 3: "cave"}), (4, "tower", "lonely", 2))
    for viewer in (0, 1, 3, None):
        assert view(hit, viewer) == view(other, viewer)


def test_joint_moves_of_a_gather_are_counted() -> None:
    s = state("gvw" + "v", places=2, materials=1)
    s = replace(s, today=replace(gathering("gvwv").state.day, required=("mushroom",)), phase=Gathering(1))
    talk = 4 * (8 + 2 + 2 * 4 * 2)
    assert conformance.count(s, 1) == talk + 3 * 2 * 2


def test_the_game_is_over_at_the_very_cast_that_decides_it() -> None:
    s = strike(gathered("vvvw", {0: "cave", 1: "beach", 2: "beach"}), (3, "cave", "lonely", 0))
    assert not isinstance(s.phase, Over)
    went: dict[Seat, Any] = {0: "cave", 1: "beach"}
    s = strike(gathered("vvvw", went, "hhfh"), (3, "cave", "lonely", 0))
    assert s.phase == Over("witches", "outnumbered", 2)
