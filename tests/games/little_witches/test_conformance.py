"""The contract over every seat count and option, and counts of joint moves that pin the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import conformance, replace
from tasogare.games.little_witches import game
from tasogare.games.little_witches.rules import Searching

from .positions import H, entered, laid, searching


@pytest.mark.parametrize(("seats", "given"), conformance.option_sets(game))
def test_the_contract_is_kept(seats: int, given: dict[str, Any]) -> None:
    assert conformance.check(game, seats, given, every=5, worlds=1, seed=seats) > 60


def test_joint_moves_of_a_trail_are_counted() -> None:
    s = entered(2, at="c3r3")
    assert [conformance.count(s, depth) for depth in (1, 2, 3)] == [5, 5 * 17 * 3 + 17 + 9 * 4, 10030]


def test_joint_moves_of_students_are_counted() -> None:
    s = searching(laid(entered(2, pawns=(("c3r3", "c3r4"), ("c1r3", "S1"))), "A@c3r3 herb@c3r4 bone@c2r4 B@c4r5"))
    s = replace(s, obstacles=1 << H.spot["c3r3-c3r4"], phase=Searching(7, (1, 1), None))
    assert [conformance.count(s, depth) for depth in (1, 2)] == [32 + 17, 2 * 32 * 17]
