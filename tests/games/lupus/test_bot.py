"""The belief adds up exactly; the bot keeps to what it knows, ends its talk, and plays to win."""

from __future__ import annotations

import hashlib
from functools import partial
from itertools import permutations

import numpy as np
import pytest

from tasogare.arena import play_match
from tasogare.core import Dice, Effort, Match, replace, resolve_options
from tasogare.games.lupus import game, mind
from tasogare.games.lupus.belief import ROLES, Belief, _logs, _possible, believe, gather
from tasogare.games.lupus.bot import standard
from tasogare.games.lupus.moves import Attack, Divine, Guard, Ready, Say, Vote
from tasogare.games.lupus.night import Deeds
from tasogare.games.lupus.rules import State
from tasogare.games.lupus.view import View, view

from .positions import night, play, ready, talk, through, vote, votes


def decide(match: Match[State], seat: int, seed: int = 1, *, late: bool = False) -> object:
    return standard(game.world(match.state, seat, Dice(seed)), seat, Dice(seed), Effort(100, lambda: late))


@pytest.mark.parametrize("viewer", [None, 0, 2, 3, 7])
def test_the_belief_is_the_sum_over_all_deals(viewer: int | None) -> None:
    match = talk("WSMCVVFF", 2, dead=(4, 5), reveal="never")
    s = replace(match.state, options=replace(match.state.options, wolves=1))
    assert sorted(view(s, None).cards) == sorted(s.roles)
    says = (Say("claim", role="seer"), Say("result", target=0, wolf=True, night=1), Say("suspect", target=3))
    match = play(Match(s), *((1, say) for say in says), (0, Say("claim", role="seer")), (3, Say("trust", target=0)))
    seen = view(match.state, viewer)
    belief = believe(seen)
    by_brute_force = np.zeros((8, len(ROLES)))
    logs, sets = _logs(gather(seen), _possible(seen)), _possible(seen)
    rows = {tuple(row): i for i, row in enumerate(sets.astype(int).tolist())}
    for roles in set(permutations(s.roles)):
        at = rows.get(tuple(int(role == "wolf") for role in roles))
        if at is not None:
            weight = np.exp(sum(logs[ROLES.index(role), at, i] for i, role in enumerate(roles)))
            for i, role in enumerate(roles):
                by_brute_force[i, ROLES.index(role)] += weight
    by_brute_force /= by_brute_force[0].sum()
    assert np.allclose(belief.roles(), by_brute_force, atol=1e-9)
    assert np.allclose(belief.wolf, by_brute_force[:, ROLES.index("wolf")], atol=1e-9)


def test_a_seers_finding_is_certain_to_it_alone() -> None:
    s = through(night("WWSVVVVV"), attack=3, divine=0).state
    assert believe(view(s, 2)).wolf[0] == pytest.approx(1.0)
    assert 0.1 < believe(view(s, 4)).wolf[0] < 0.5


def test_an_accusing_seer_is_believed_more_than_not() -> None:
    match = talk("WWSVVVVV", dead=(3,))
    before = believe(view(match.state, 5)).wolf[0]
    match = play(match, (2, Say("claim", role="seer")), (2, Say("result", target=0, wolf=True, night=1)))
    assert believe(view(match.state, 5)).wolf[0] > before + 0.2


def test_two_seers_make_a_wolf_or_a_madman_of_one() -> None:
    match = play(talk("WWSVVVVV", dead=(3,)), (2, Say("claim", role="seer")), (0, Say("claim", role="seer")))
    wolf = believe(view(match.state, 5)).wolf
    assert wolf[0] + wolf[2] > 0.9


def test_a_seer_reports_a_wolf_at_once() -> None:
    match = through(night("WWSVVVVV"), attack=3, divine=0)
    assert decide(match, 2) == Say("claim", role="seer")
    match = match.play(2, Say("claim", role="seer"))
    assert decide(match, 2) == Say("result", target=0, wolf=True, night=1)


@pytest.mark.parametrize("late", [False, True])
def test_a_seer_votes_for_the_wolf_it_found_and_needs_no_time_for_it(late: bool) -> None:
    match = through(night("WWSVVVVV"), attack=3, divine=1)
    for seat in match.awaited():
        match = match.play(seat, Ready())
    match = votes(match, 4, 4)
    assert decide(match, 2, late=late) == Vote(1)


def test_before_each_belief_a_bot_looks_at_the_clock_and_a_late_one_weighs_the_fewest_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weighed: list[int] = []
    looks: list[bool] = []

    def look(late: bool) -> bool:
        looks.append(late)
        return late

    def counted(view: View, limit: int) -> Belief:
        weighed.append(limit)
        return believe(view, limit)

    monkeypatch.setattr(mind, "believe", counted)
    s = talk("WWWSMCBFFHVVVVVVVVVVVV", dead=(21,)).state
    for late in (False, True):
        looks.clear()
        weighed.clear()
        standard(s, 10, Dice(1), Effort(100, partial(look, late)))
        assert len(looks) == len(weighed) > 0
        assert set(weighed) == {8 if late else 100}


def all_of(match: Match[State], seat: int) -> list[object]:
    return [decide(match, seat, seed) for seed in range(20)]


SEER = Say("claim", role="seer")


def test_a_seer_without_a_finding_waits_a_day_and_comes_out_with_two_results_or_against_a_false_one() -> None:
    first = through(night("WWSVVVVVV"), attack=3, divine=4)
    assert SEER not in all_of(first, 2)
    assert set(all_of(first.play(5, SEER), 2)) == {SEER}
    second = through(votes(ready(first), 7, 7, 7, 7, 7, 7, 0, 7), attack=4, divine=5)
    assert set(all_of(second, 2)) == {SEER}


def test_a_medium_comes_out_when_it_was_told_of_a_wolf() -> None:
    talked = ready(through(night("WWSMVVVVV"), attack=8, divine=4))
    wolf = through(votes(talked, 2, 0, 0, 0, 0, 0, 0, 0), attack=7, divine=5)
    human = through(votes(talked, 4, 4, 4, 4, 0, 4, 4, 4), attack=7, divine=5)
    assert set(all_of(wolf, 3)) == {Say("claim", role="medium")}
    assert Say("claim", role="medium") not in all_of(human, 3)


def test_a_wolf_does_not_give_itself_away_by_sparing_a_fellow_whom_all_believe_a_wolf() -> None:
    accused = play(talk("WWSVVVVV", dead=(3,)), (2, SEER), (2, Say("result", target=1, wolf=True, night=1)))
    assert set(all_of(ready(accused), 0)) == {Vote(1)}


def test_a_madman_poses_as_seer_against_a_seer_oftener_than_a_wolf_does() -> None:
    match = talk("WWSCVVVVVV", dead=(9,)).play(2, SEER)
    assert all_of(match, 3).count(SEER) > 10 > all_of(match, 0).count(SEER)


def test_a_false_seer_reports_no_fellow_as_wolf_and_not_all_wolves_that_there_are() -> None:
    match = talk("WWSCVVVVVV", dead=(9,)).play(0, SEER)
    reports = [say for say in all_of(match, 0) if isinstance(say, Say) and say.what == "result"]
    assert len(reports) == 20
    assert any(say.wolf for say in reports)
    assert not any(say.wolf and say.target == 1 for say in reports)
    lied = ready(match.play(0, Say("result", target=4, wolf=True, night=1)))
    later = all_of(through(votes(lied, 2, 2, 0, 2, 2, 2, 2, 2, 2), attack=5), 0)
    assert {say.wolf for say in later if isinstance(say, Say) and say.what == "result"} == {False}


def test_a_pack_agrees() -> None:
    match = night("WWWSVVVVVVVVVVVVV")
    for _ in range(2):
        for seat in (0, 1, 2):
            if seat in match.awaited():
                move = decide(match, seat, seed=seat)
                assert isinstance(move, Attack)
                match = match.play(seat, move)
    assert len(match.state.points) == 3
    assert not {0, 1, 2} & set(match.awaited())


def test_wolves_follow_a_fellow_that_insists() -> None:
    match = play(night("WWSVVVVV"), (0, Attack(6)))
    assert decide(match, 1) == Attack(6)


def test_wolves_that_need_one_more_vote_for_a_human() -> None:
    s = vote("WWSVVVVV", 2, dead=(7, 5, 6)).state
    s = replace(s, nights=(Deeds(0, None, 5, (5,)), Deeds(1, None, 6, (6,))), lynched=(7,))
    for seed in range(5):
        move = decide(Match(s).play(0, Vote(3)), 1, seed)
        assert isinstance(move, Vote)
        assert move.target in (2, 3, 4)


def test_a_seer_does_not_divine_twice() -> None:
    match = night("WWSVVVVV", 3, dead=(3, 4, 7))
    s = replace(match.state, nights=(Deeds(5, None, 7, (7,)), Deeds(6, None, 4, (4,))))
    for seed in range(20):
        move = decide(Match(s), 2, seed)
        assert isinstance(move, Divine)
        assert move.target not in (5, 6)


def test_a_bodyguard_guards_the_seer_that_has_come_out() -> None:
    match = play(talk("WWSBVVVVVVV", dead=(10,)), (2, Say("claim", role="seer")))
    after = replace(night("WWSBVVVVVVV", 2, dead=(9, 10)).state, statements=match.state.statements)
    guarded = [decide(Match(after), 3, seed) for seed in range(20)]
    assert guarded.count(Guard(2)) >= 12


@pytest.mark.parametrize("seats", [8, 13, 22])
def test_bots_come_to_an_end(seats: int) -> None:
    match, plays = play_match(
        game, seats, resolve_options(game, seats, {}), ["standard"] * seats, hashlib.sha256(b"talk").digest(), 20
    )
    assert match.over
    said = [play for play in plays if game.is_statement(play.move)]
    assert len(said) <= 6 * seats * len(match.state.nights)


def test_the_standard_bot_beats_random_on_either_side() -> None:
    """Twelve short games a side; an even bot would have to be very lucky."""
    won = {"wolves": 0, "humans": 0}
    options = resolve_options(game, 8, {})
    for number in range(24):
        seed = hashlib.sha256(f"lupus/{number}".encode()).digest()
        roles = play_match(game, 8, options, ["random"] * 8, seed, 1)[0].state.roles
        side = "wolves" if number % 2 else "humans"
        bots = ["standard" if (role == "wolf") == (side == "wolves") else "random" for role in roles]
        match, _ = play_match(game, 8, options, bots, seed, 20)
        won[side] += match.state.phase.winner == side
    assert won["wolves"] >= 10
    assert won["humans"] >= 8
