"""The suite itself: it passes an honest game and catches every planted leak."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tasogare.core import Dice, Listed, Outcome, conformance, replace
from tasogare.core.data import IllegalMove, Seat
from tests.core import mole as rules
from tests.core.mole import mole


def check(game: Any = mole, games: int = 20) -> None:
    for seats, given in conformance.option_sets(game):
        assert conformance.check(game, seats, given, games=games, worlds=3) > 0


def test_an_honest_game_passes() -> None:
    check()


def leak(**fields: Any) -> Any:
    return dataclasses.replace(mole, **fields)


def test_a_leaking_view_is_caught() -> None:
    def view(s: Any, seat: Seat | None) -> Any:
        return replace(rules.view(s, seat), roles=s.roles)

    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check(leak(view=view))


def test_a_view_that_leaks_to_spectators_alone_is_caught() -> None:
    def view(s: Any, seat: Seat | None) -> Any:
        seen = rules.view(s, seat)
        return replace(seen, tapped=s.tapped is not None) if seat is None else seen

    with pytest.raises(AssertionError, match="a spectator can tell"):
        check(leak(view=view))


def test_leaking_options_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def ballots(self: Any, seat: Seat) -> Any:
        return Listed(rules.Ballot(i) for i in rules.SEATS if i != seat)

    def options(self: Any, s: Any, seat: Seat) -> Any:
        return Listed(sorted(ballots(self, seat), key=lambda b: s.roles[b.seat]))

    monkeypatch.setattr(rules.Voting, "options", options)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check()


def test_a_leaking_refusal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules.Voting, "why_not", lambda self, s, seat, move: IllegalMove("no", mole=s.roles.index("mole"))
    )
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check()


def test_a_leaking_wait_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Voting, "seconds", lambda self, s: 30 + s.roles.index("seer"))
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check()


def test_a_leaking_default_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def default(self: Any, s: Any, seat: Seat) -> Any:
        return Listed(m for m in self._ballots(seat) if s.roles[m.seat] != "mole") or self._ballots(seat)

    monkeypatch.setattr(rules.Voting, "default", default)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check()


def test_a_chat_that_depends_on_roles_is_caught() -> None:
    def channels(s: Any) -> Any:
        (channel,) = rules.channels(s)
        return (replace(channel, writers=(s.roles.index("mole"),)),) if s.roles else (channel,)

    with pytest.raises(AssertionError, match="can tell worlds apart"):
        check(leak(channels=channels))


def test_worlds_that_follow_the_truth_are_caught() -> None:
    with pytest.raises(AssertionError, match="depend on what it cannot know"):
        check(leak(world=lambda s, seat, chance: s if chance.below(2) else rules.world(s, seat, chance)))


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Voting, "resolve", lambda self, s, moves: s)
    with pytest.raises(AssertionError, match="comes to an end"):
        conformance.check(mole, 3, limit=200)


def test_an_outcome_before_the_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="no outcome before the end"):
        check(leak(outcome=lambda s: Outcome((0, 0, 0), ())))


def test_joint_moves_are_counted() -> None:
    s = rules.State(rules.Options(False), rules.Voting(1), ("mole", "seer", "citizen"))
    assert conformance.count(s, 1) == 2 + 8
    assert conformance.count(s, 2) == 2 * 8 + (8 - 2) * (2 + 8) + 2


def test_a_bot_is_asked_in_a_world_of_its_own() -> None:
    s = rules.State(rules.Options(False), rules.Voting(1), ("mole", "seer", "citizen"))
    assert conformance.check_bot(mole, "standard", s, 0, Dice(1), 10) == rules.Ballot(1)


def test_a_playthrough_shows_each_view_as_far_as_it_changed() -> None:
    text = conformance.playthrough(mole, 3, seed=2)
    assert text == conformance.playthrough(mole, 3, seed=2)
    assert text.startswith('# mole, 3 seats, seed 2\noptions {"loud":false}\n')
    seen = [line.strip().split(": ", 1) for line in text.splitlines() if " may " not in line and line.startswith("  ")]
    assert [who for who, _ in seen] == ["0", "1", "2", "spectator", "0 1 2 spectator", "0", "1 spectator", "2"]
    news = [news for who, news in seen if "spectator" in who]
    assert '"roles":[null,null,null]' in news[0]
    assert news[1] == '{"phase":{"round":2},"votes":[[2,0,1]]}', "roles stay hidden, so they do not change"
    assert '"roles":["' in news[-1]
    assert [news for who, news in seen if who == "2"][-1].endswith('"votes":{"1":[1,2,1]},"roles":{"0":"citizen"}}')
    assert text.rstrip().splitlines()[-1].startswith("outcome {")
