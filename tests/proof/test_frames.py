"""Frames of every wrong kind: answered, and nothing changed; a short run of what `make soak` does a million times."""

from __future__ import annotations

import pytest

import tasogare
from tasogare.rooms import at_table
from tests.core.mole import mole
from tests.proof.frames import fuzz
from tests.proof.lasting import held

GAMES = {"mole": mole, **tasogare.games()}


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_has_its_answer(name: str) -> None:
    found = fuzz(GAMES[name], 2_000)
    assert found.answers["done"] > 50
    assert found.answers["illegal"] > 5
    assert found.answers["bad_frame"] > 100
    assert len(found.answers) >= 8


def test_what_strangers_send_leaves_nothing_in_memory() -> None:
    fuzz(mole, 4_000)
    before = held().objects
    fuzz(mole, 4_000, seed=1)
    assert held().objects - before < 400, "not one object for ten frames"


def test_a_fault_of_ours_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def clean(text: str, most: int) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(at_table, "clean", clean)
    with pytest.raises(AssertionError, match="failed and changed nothing"):
        fuzz(mole, 2_000)
