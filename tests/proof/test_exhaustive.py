"""Every state of reduced settings is live or over and comes to one outcome; a rule that broke that would be found."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import pytest

from tasogare.core import Outcome
from tests.core.mole import mole
from tests.proof.exhaustive import SETTINGS, Setting, explore, random_games
from tests.rooms.desk import variant

WHOLE = 1_000_000


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_reachable_state_is_live_or_over_and_play_ends_in_one_outcome(setting: Setting) -> None:
    seen = explore(setting, WHOLE)
    assert seen.whole
    assert seen.states > seen.ends > 0


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_random_games_of_the_whole_setting_end_in_one_outcome(setting: Setting) -> None:
    assert random_games(setting, 3) == 3


@pytest.mark.parametrize("wrong", ["no outcome", "an early outcome", "a winner who does not sit there"])
def test_a_broken_outcome_is_found(wrong: str) -> None:
    def outcome(s: Any) -> Outcome | None:
        right = mole.outcome(s)
        if wrong == "no outcome":
            return None
        if right is None:
            return Outcome((0, 0, 0), ()) if wrong == "an early outcome" and len(s.votes) == 2 else None
        return Outcome(right.scores, (*right.winners, 7)) if wrong.startswith("a winner") else right

    setting = changed(SETTINGS[0], game=variant(mole, outcome=outcome))
    with pytest.raises(AssertionError):
        explore(setting, WHOLE)
