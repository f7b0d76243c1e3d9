"""From the discussion to the vote: powers, proposals, the circle, ballots."""

from __future__ import annotations

import pytest

from tasogare.core import TABLE, IllegalMove, Match, Move, Seat, replace
from tasogare.games.witch_hunt.council import Approved, Approving, Proposing, Rejected
from tasogare.games.witch_hunt.days import Theft, Vision
from tasogare.games.witch_hunt.gathering import Morning
from tasogare.games.witch_hunt.moves import (
    Approve,
    Divine,
    Done,
    Offer,
    Ok,
    Propose,
    Say,
    Slip,
    Steal,
    Vote,
)
from tasogare.games.witch_hunt.ritual import Offering, Pointing, Revealed
from tasogare.games.witch_hunt.view import view
from tasogare.games.witch_hunt.vote import Verdict, Voting

from .positions import Table, all_play, approving, evening, gathering, offering, play, proposing, voting


def refused(match: Table, seat: Seat, move: Move) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.step(seat, move)
    return caught.value.key


# --- talk


def test_every_human_cat_is_done_once_and_then_the_mayor_proposes() -> None:
    match: Table = Match(evening("vvvvw", "hhfhh"))
    assert match.awaited() == (0, 1, 3, 4)
    match = match.play(0, Done())
    assert refused(match, 0, Done()) == "already_moved"
    assert all_play(match, Done()).state.phase == Proposing(1, 0)


def test_only_human_cats_make_statements_about_any_seat_an_open_place_and_a_day_that_has_come() -> None:
    match: Table = Match(evening("vvvvw", "hhfbh", number=2, places=4))
    said: list[Say] = [
        Say("claim", role="jester"),
        Say("went", place="beach"),
        Say("suspect", target=3),
        Say("trust", target=2),
        Say("result", target=4, witch=True, day=2),
    ]
    for say in said:
        match = match.play(0, say)
    assert [remark.said for remark in match.state.day.said] == said
    assert refused(match, 2, said[0]) == "not_asked"
    assert refused(match, 0, Say("went", place="tower")) == "place_closed"
    assert refused(match, 0, Say("suspect", target=5)) == "no_seat"
    for day in (0, 3):
        assert refused(match, 0, Say("result", target=1, witch=False, day=day)) == "day_not_come"


def test_a_statement_stands_where_it_was_made_among_the_days_public_events() -> None:
    word = Say("claim", role="seer")
    s = evening("vvvvw")
    made = [
        gathering("vvvvw"),
        Match(s),
        approving(s, 0, 1, 2, 3),
        offering(s, 1, 2, 3),
        voting(replace(offering(s, 1, 2, 3).state, today=replace(offering(s, 1, 2, 3).state.day, success=True))),
    ]
    told = [match.play(0, word).state.day.said[-1].after for match in made]
    assert told == [0, 1, 2, 3, 4], "before the duck, after it, a proposal, its count, and the ritual"


@pytest.mark.parametrize(
    "say",
    [
        Say("claim"),
        Say("claim", role="seer", target=1),
        Say("went", place="cave", day=1),
        Say("suspect", target=1, witch=True),
        Say("result", target=1, witch=True),
        Say("trust"),
    ],
)
def test_a_statement_has_exactly_the_fields_of_its_kind(say: Say) -> None:
    assert refused(Match(evening("vvvw")), 0, say) == "statement_fields"


# --- the seer


def test_the_seer_learns_witch_or_not_and_crow_and_jester_are_not() -> None:
    for target, witch in ((0, False), (2, False), (3, False), (4, True)):
        s = Match(evening("vsjcwv")).play(1, Divine(target)).state
        assert s.day.vision == Vision(target, witch)
        mine = view(s, 1).days[-1].mine
        assert mine is not None
        assert mine.vision == Vision(target, witch)
        assert all((m := view(s, i).days[-1].mine) is not None and m.vision is None for i in (0, 2, 3, 4, 5))


def test_the_seer_asks_once_a_day_about_another_cat_that_is_not_banished() -> None:
    match: Table = Match(evening("svvvw", "hhfbh"))
    assert refused(match, 0, Divine(0)) == "not_yourself"
    assert refused(match, 0, Divine(3)) == "banished"
    assert refused(match, 1, Divine(0)) == "only_seer"
    match = match.play(0, Divine(2))
    assert refused(match, 0, Divine(1)) == "power_spent"


def test_the_seer_may_ask_in_every_phase_until_the_vote_closes_also_after_its_own_move() -> None:
    s = evening("svvvvw", hands={0: "mushroom"})
    phases = (
        Match(s).play(0, Done()),
        proposing(s, 1),
        approving(s, 1, 1, 2, 3).play(0, Approve(True)),
        Match(replace(approving(s, 1, 1, 2, 3).state, phase=Approved(1, 1))).play(0, Ok()),
        Match(replace(approving(s, 1, 1, 2, 3).state, phase=Rejected(1, 1))),
        offering(s, 0, 1, 2).play(0, Offer("mushroom")),
        Match(replace(offering(s, 0, 1, 2).state, phase=Revealed(1))),
        Match(replace(offering(s, 0, 1, 2).state, phase=Pointing(1))),
        voting(s).play(0, Vote(None)),
    )
    for match in phases:
        assert match.step(0, Divine(5)).state.day.vision == Vision(5, True), match.state.phase
    assert refused(Match(replace(s, phase=Verdict(1))), 0, Divine(5)) == "not_an_option"


def test_a_seer_who_is_a_frog_sees_nothing() -> None:
    match: Table = Match(replace(evening("svvvvw", "fhhhhh"), phase=Approved(1, 1)))
    assert list(match.options(0)) == [Ok()]
    assert refused(match, 0, Divine(5)) == "power_needs_human"


# --- the pickpocket


def test_a_theft_is_followed_at_once_by_the_tables_slip_and_the_others_choices_stay() -> None:
    s = evening("pvvvw", hands={1: "shell crystal", 0: "feather"})
    match = approving(s, 0, 1, 2, 3).play(2, Approve(False)).play(0, Approve(True)).play(0, Steal(1))
    assert match.awaited() == (TABLE,)
    assert refused(match, 3, Approve(True)) == "table_first"
    match = match.play(TABLE, Slip("crystal"))
    assert match.state.hands == (("feather", "crystal"), ("shell",), (), (), ())
    assert match.state.day.theft == Theft(1, "crystal")
    assert match.pending == {2: Approve(False), 0: Approve(True)}
    assert match.awaited() == (1, 3, 4)


def test_each_card_is_equally_likely_and_the_oldest_of_equals_goes() -> None:
    s = evening("pvvvw", hands={1: "shell crystal shell shell"})
    match = Match(s).play(0, Steal(1))
    options = match.options(TABLE)
    assert sorted(move.card for move in options) == ["crystal", "shell"]

    class Order:
        def __init__(self, at: int) -> None:
            self.at = at

        def below(self, n: int) -> int:
            return self.at

    assert [options.pick(Order(i)).card for i in range(4)] == ["shell", "crystal", "shell", "shell"]
    assert match.play(TABLE, Slip("shell")).state.hands[1] == ("crystal", "shell", "shell")
    assert refused(match, TABLE, Slip("feather")) == "not_in_hand"


def test_from_an_empty_hand_no_slip_follows_and_the_use_is_spent() -> None:
    match = Match(evening("pvvvw")).play(0, Steal(1))
    assert match.awaited() == (0, 1, 2, 3, 4)
    assert match.state.day.theft == Theft(1)
    assert refused(match, 0, Steal(2)) == "power_spent"


def test_the_victim_learns_which_card_went_but_not_to_whom() -> None:
    s = Match(evening("pvvvw", hands={1: "shell"})).play(0, Steal(1)).play(TABLE, Slip("shell")).state
    lost, thief, other = (view(s, i).days[-1].mine for i in (1, 0, 2))
    assert lost is not None
    assert thief is not None
    assert other is not None
    assert (lost.lost, lost.theft) == ("shell", None)
    assert thief.theft == Theft(1, "shell")
    assert (other.lost, other.theft) == (None, None)


def test_only_another_human_cat_can_be_robbed_and_only_by_the_pickpocket() -> None:
    match: Table = Match(evening("pvvvw", "hhfbh"))
    assert refused(match, 0, Steal(0)) == "not_yourself"
    assert refused(match, 0, Steal(2)) == "not_human"
    assert refused(match, 0, Steal(3)) == "not_human"
    assert refused(match, 1, Steal(0)) == "only_pickpocket"


def test_the_pickpockets_time_ends_when_an_approval_passes_or_the_gauge_is_full() -> None:
    s = evening("pvvvw", gauge=2)
    rejected = replace(approving(s, 0, 1, 2, 3).state, phase=Rejected(1, 0))
    for match in (Match(s), proposing(s, 1), approving(s, 0, 1, 2, 3), Match(replace(rejected, gauge=1))):
        assert Steal(1) in match.options(0), match.state.phase
    closed = (
        Match(replace(rejected, gauge=2)),
        Match(replace(rejected, phase=Approved(1, 0))),
        offering(s, 1, 2, 3),
        Match(replace(rejected, phase=Revealed(1))),
        Match(replace(rejected, phase=Pointing(1))),
        voting(s),
    )
    for match in closed:
        assert refused(match, 0, Steal(1)) == "too_late", match.state.phase


# --- mayors and proposals


def test_the_first_mayor_is_the_first_human_seat_and_then_it_goes_round_over_the_days() -> None:
    assert all_play(Match(evening("vvvvvw", "fhhhhh")), Done()).state.phase == Proposing(1, 1)
    assert all_play(Match(evening("vvvvvw", "hhfhhh", mayor=1)), Done()).state.phase == Proposing(1, 3)
    assert all_play(Match(evening("vvvvvw", mayor=5, number=2)), Done()).state.phase == Proposing(2, 0)


def test_the_mayor_names_exactly_as_many_human_cats_as_materials_count() -> None:
    match = proposing(evening("vvvvvw", "hhhfhh"), 0)
    for cats in ((0, 1, 2), (2, 1, 0), (5, 4, 1)):
        assert match.play(0, Propose(cats)).state.day.proposals[-1].cats == cats
    assert refused(match, 0, Propose((0, 1))) == "propose_count"
    assert refused(match, 0, Propose((0, 1, 2, 4))) == "propose_count"
    assert refused(match, 0, Propose((0, 1, 1))) == "proposed_twice"
    assert refused(match, 0, Propose((0, 1, 3))) == "not_human"
    assert refused(match, 0, Propose((0, 1, 6))) == "no_seat"
    assert refused(match, 1, Propose((0, 1, 2))) == "only_mayor"
    assert len(match.default(0)) == 5 * 4 * 3


def test_when_fewer_cats_are_human_now_only_the_first_materials_count() -> None:
    s = evening("vvvvvw", "hffhhf", materials=5)
    s = replace(s, today=replace(s.day, required=("shell", "crystal", "feather", "mushroom")))
    s = replace(s, hands=(("shell",), (), (), ("feather",), ("crystal",), ()))
    match = proposing(s, 0).play(0, Propose((3, 4, 0)))
    assert view(match.state, None).needed == ("shell", "crystal", "feather")
    match = offering(match.state, 0, 3, 4)
    match = play(match, (0, Offer("shell")), (3, Offer("feather")), (4, Offer("crystal")))
    assert match.state.day.success


# --- approval


def test_more_than_half_passes_and_a_tie_fails() -> None:
    s = evening("vvvw")
    for yes, passes in ((2, False), (3, True)):
        match = approving(s, 0, 0, 1, 2)
        match = play(match, *((i, Approve(i < yes)) for i in range(4)))
        assert match.state.phase == (Approved(1, 0) if passes else Rejected(1, 0))
        assert match.state.gauge == (0 if passes else 1)
        assert match.state.day.proposals[-1].yes == tuple(range(yes))


def test_an_approval_may_be_changed_until_all_are_in_and_the_last_counts() -> None:
    match = approving(evening("vvvw"), 0, 0, 1, 2)
    match = play(match, (0, Approve(True)), (1, Approve(True)), (0, Approve(False)), (2, Approve(False)))
    assert view(match.state, 1).days[-1].proposals[-1].passed is None
    assert match.play(3, Approve(True)).state.phase == Rejected(1, 0)


def test_missing_is_for() -> None:
    assert list(approving(evening("vvvw"), 0, 0, 1, 2).default(1)) == [Approve(True)]


def test_a_rejection_brings_the_next_mayor_and_a_full_gauge_the_vote() -> None:
    s = evening("vvvw", gauge=2)
    match = play(approving(s, 0, 0, 1, 2), *((i, Approve(False)) for i in range(4)))
    match = all_play(match, Ok())
    assert match.state.phase == Proposing(1, 1)
    match = match.play(1, Propose((0, 1, 2)))
    assert match.state.phase == Approving(1, 1)
    match = all_play(all_play(match, Approve(False)), Ok())
    assert match.state.phase == Voting(1)
    assert (match.state.failed, match.state.seals) == (0, 0)


# --- the circle


def test_the_ritual_succeeds_with_exactly_the_required_cards_whoever_brings_which() -> None:
    s = evening("vvvw", hands={0: "crystal shell", 1: "mushroom", 2: "pumpkin"})
    match = play(offering(s, 2, 0, 1), (0, Offer("crystal")), (1, Offer("mushroom")), (2, Offer("pumpkin")))
    assert match.state.phase == Revealed(1)
    assert (match.state.seals, match.state.failed) == (1, 0)
    assert match.state.hands == (("shell",), (), (), ())


def test_a_wrong_card_a_double_or_a_pebble_fails_it_and_the_cards_are_gone() -> None:
    for hand, card in (("shell", "shell"), ("crystal", "crystal"), ("", "pebble")):
        s = evening("vvvw", hands={0: "crystal", 1: "mushroom", 2: hand})
        last = Offer("pebble") if card == "pebble" else Offer("shell") if card == "shell" else Offer("crystal")
        match = play(offering(s, 0, 1, 2), (0, Offer("crystal")), (1, Offer("mushroom")), (2, last))
        assert (match.state.seals, match.state.failed) == (0, 1)
        assert match.state.hands == ((), (), (), ())


def test_an_offer_comes_from_the_hand_cannot_be_changed_and_a_pebble_needs_an_empty_one() -> None:
    match = offering(evening("vvvw", hands={0: "crystal shell"}), 0, 1, 2)
    assert refused(match, 0, Offer("pebble")) == "not_in_hand"
    assert refused(match, 0, Offer("feather")) == "not_in_hand"
    assert refused(match, 3, Offer("pebble")) == "not_member"
    assert list(match.default(0)) == [Offer("crystal")]
    assert list(match.default(1)) == [Offer("pebble")]
    match = match.play(0, Offer("shell"))
    assert refused(match, 0, Offer("crystal")) == "already_moved"


def test_what_was_put_in_is_shown_to_nobody() -> None:
    s = evening("vvvw", hands={0: "crystal", 1: "mushroom", 2: "shell"})
    t = evening("vvvw", hands={0: "crystal", 1: "shell", 2: "shell"})
    first = play(offering(s, 0, 1, 2), (0, Offer("crystal")), (1, Offer("mushroom")), (2, Offer("shell"))).state
    other = play(offering(t, 0, 1, 2), (0, Offer("crystal")), (1, Offer("shell")), (2, Offer("shell"))).state
    for viewer in (0, 2, 3, None):
        assert view(first, viewer) == view(other, viewer)


def test_after_the_ritual_four_seconds_pass_and_then_the_vote() -> None:
    s = replace(offering(evening("vvvw"), 0, 1, 2).state, phase=Revealed(1))
    match: Table = Match(s)
    for seat in range(3):
        match = match.step(seat, Ok())
    match = match.step(3, Ok())
    assert match.state.phase == Pointing(1)
    assert match.state.phase.holds(match.state) == 4
    assert match.step(0, Say("suspect", target=3)).state.day.said
    assert (later := match.lapse()) is not None
    assert later.state.phase == Voting(1)


# --- the vote


def test_most_votes_is_banished_and_announced_as_witch_or_not() -> None:
    match = voting(evening("vvvvvwj"))
    match = play(match, *((i, Vote(6 if i < 2 else 4 if i < 4 else None)) for i in range(6)))
    match = match.play(6, Vote(4))
    assert match.state.phase == Verdict(1)
    assert (match.state.day.banished, match.state.day.was_witch) == (4, False)
    assert match.state.forms[4] == "banished"
    assert view(match.state, None).roles == (None,) * 7


def test_a_tie_or_no_vote_banishes_nobody() -> None:
    for ballots in ((1, 0, None, None, None, None), (None,) * 6):
        match = play(voting(evening("vvvvvw")), *((i, Vote(target)) for i, target in enumerate(ballots)))
        assert (match.state.phase, match.state.day.banished) == (Verdict(1), None)


def test_a_vote_goes_to_another_human_cat_and_may_be_changed() -> None:
    match = voting(evening("vvvvvvw", "hhfbhhh"))
    assert match.awaited() == (0, 1, 4, 5, 6)
    assert refused(match, 0, Vote(0)) == "self_vote"
    assert refused(match, 0, Vote(2)) == "not_human"
    assert refused(match, 0, Vote(3)) == "not_human"
    assert refused(match, 0, Vote(7)) == "no_seat"
    assert list(match.default(0)) == [Vote(None)]
    match = play(match, (0, Vote(4)), (0, Vote(1)), (1, Vote(4)), (4, Vote(None)), (5, Vote(None)), (6, Vote(4)))
    assert match.state.day.votes == ((0, 1), (1, 4), (4, None), (5, None), (6, 4))
    assert match.state.day.banished == 4


def test_after_the_verdict_everybody_says_ok_the_just_banished_too_and_the_next_day_comes() -> None:
    match = play(voting(evening("vvvvvw")), *((i, Vote(1 if i else None)) for i in range(6) if i != 1), (1, Vote(None)))
    assert match.awaited() == tuple(range(6))
    match = all_play(match, Ok())
    assert match.state.phase == Morning(2)
    assert len(match.state.days) == 1


def test_the_gauge_starts_at_zero_each_day() -> None:
    match = all_play(Match(replace(evening("vvvvvw"), gauge=2, phase=Verdict(1))), Ok())
    draw = next(iter(match.options(TABLE)))
    assert match.play(TABLE, draw).state.gauge == 0


# --- time


def test_talk_seconds_limit_gather_discuss_propose_approve_and_vote_alone() -> None:
    s = evening("vvvw", talk_seconds=60)
    timed = (Match(s), proposing(s, 0), approving(s, 0, 0, 1, 2), voting(s))
    for match in timed:
        assert match.state.phase.seconds(match.state) == 60
        untimed = replace(match.state, options=replace(s.options, talk_seconds=0))
        assert untimed.phase.seconds(untimed) is None
    members = offering(s, 0, 1, 2).state
    for phase in (Offering(1), Revealed(1), Approved(1, 0), Rejected(1, 0), Verdict(1)):
        assert phase.seconds(replace(members, phase=phase)) is None


def test_out_of_time_the_missing_are_done() -> None:
    assert list(Match(evening("vvvw")).default(0)) == [Done()]
