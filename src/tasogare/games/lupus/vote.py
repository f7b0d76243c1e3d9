"""Whom a bot wants to see lynched, and says so or votes so."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tasogare.core import Seat

from .day import Voting
from .mind import Mind

__all__ = ["ballot", "wishes"]

Floats = npt.NDArray[np.float64]


def ballot(mind: Mind) -> Seat:
    """The seat to vote for as things stand."""
    return mind.pick(wishes(mind), mind.others, 0.015)


def wishes(mind: Mind) -> Floats:
    """By seat: how much this seat wants it lynched, one point being a certain wolf to an honest seat."""
    match mind.role:
        case "wolf":
            scores = _as_wolf(mind)
        case "madman":
            scores = 0.7 * mind.table.wolf - 0.9 * mind.mine.wolf + 0.5 * mind.likely("seer")
        case "hamster":
            scores = mind.mine.wolf + 0.3 * mind.likely("seer")
        case _:
            scores = _as_human(mind)
    return scores + _going(mind)


def _as_human(mind: Mind) -> Floats:
    """Wolves; and the hamster too, for the last wolf must not be lynched while it lives."""
    scores = mind.mine.wolf.copy()
    if "hamster" in mind.view.cards:
        living = list(mind.view.living)
        wolves, alive = float(scores[living].sum()), float(mind.likely("hamster")[living].sum())
        if wolves < 1.5:
            scores *= 1.0 - 0.8 * alive
        scores += (1.0 if wolves < 1.5 else 0.5) * mind.likely("hamster")
    return scores


def _as_wolf(mind: Mind) -> Floats:
    """Whom the table would believe it of, fellows too: votes that spare them are what a pack is found by.

    Against the same belief every point of mercy for fellows cost the wolves games.  The hamster must be gone before
    the wolves win, and only the rope or a seer rids them of it.  When one more dead human wins the game there is
    nothing to hide any more.
    """
    scores = mind.table.wolf + 0.25 * mind.likely("seer") + 0.1 * mind.likely("medium") - 0.1 * mind.likely("madman")
    pack = 1 + sum(fellow in mind.others for fellow in mind.fellows)
    last = pack >= len(mind.view.living) - pack - 2
    scores += (2.0 if last else 0.3) * mind.likely("hamster")
    if last:
        scores[list(mind.fellows)] -= 2.0
    return scores


def _going(mind: Mind) -> Floats:
    """A little for what others vote, or say they will; votes scattered help nobody."""
    lean = 0.012 * mind.announced
    phase = mind.view.phase
    if isinstance(phase, Voting):
        for vote in mind.view.votes:
            if vote.day == phase.day and vote.round == phase.round:
                lean[vote.target] += 0.02
            elif vote.day == phase.day and vote.round == phase.round - 1:
                lean[vote.target] += 0.03
    return lean
