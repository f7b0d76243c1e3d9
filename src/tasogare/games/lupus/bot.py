"""The standard player: one belief for every role, each role's own aims."""

from __future__ import annotations

import numpy as np

from tasogare.core import Dice, Effort, Move, Seat

from .day import Voting
from .mind import Mind
from .moves import Attack, Divine, Guard, Sleep, Vote
from .night import Night
from .rules import State
from .talk import speak
from .vote import ballot

__all__ = ["standard"]


def standard(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A move for ``seat``, from what its view tells."""
    if isinstance(s.phase, Night):
        return _by_night(s, seat, chance, effort)
    mind = Mind(s, seat, chance, effort)
    return Vote(ballot(mind)) if isinstance(s.phase, Voting) else speak(mind)


def _by_night(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    only = next(iter(s.phase.options(s, seat)))
    assert isinstance(only, Attack | Divine | Guard | Sleep)
    if isinstance(only, Sleep):
        return only
    mind = Mind(s, seat, chance, effort)
    if isinstance(only, Divine):
        return Divine(_to_divine(mind))
    return Guard(_to_guard(mind)) if isinstance(only, Guard) else Attack(_to_attack(mind))


def _to_divine(mind: Mind) -> Seat:
    """Whoever it is hardest to tell of, and perhaps the hamster."""
    p = mind.mine.wolf
    scores = p * (1.0 - p) + 1.0 * mind.likely("hamster")
    for result in mind.view.results:
        scores[result.target] -= 1.0
    return mind.pick(scores, mind.others, 0.01)


def _to_guard(mind: Mind) -> Seat:
    """Whom the wolves would like to be rid of, as the table sees it; a sure wolf needs no guard."""
    scores = 2.5 * mind.likely("seer") + 1.5 * mind.likely("medium") + 0.8 * mind.likely("mason")
    scores += 0.5 * (1.0 - mind.table.wolf) - mind.mine.wolf
    return mind.pick(scores, mind.others, 0.25)


def _to_attack(mind: Mind) -> Seat:
    """Where the pack points already; else the most dangerous, not always, for it may be guarded.

    A madman that has shown itself is spared, and so is whoever looks like the hamster; but when one more dead human
    would end the game while the hamster lives, an attack that kills nobody is the best.
    """
    aims = [pointing.target for pointing in mind.view.pointing if pointing.seat != mind.seat]
    if aims:
        return max(aims, key=lambda target: (aims.count(target), -target))
    prey = tuple(i for i in mind.others if i not in mind.fellows)
    scores = 2.5 * mind.likely("seer") + 1.3 * mind.likely("medium") + 1.5 * mind.likely("bodyguard")
    scores += 0.8 * mind.likely("mason") + 0.6 * (1.0 - mind.table.wolf)
    scores -= 2.0 * mind.likely("madman") + 1.5 * mind.likely("hamster")
    hamster = mind.likely("hamster")
    pack = len(mind.view.living) - len(prey)
    if len(prey) - 1 <= pack and hamster[list(mind.others)].sum() > 0.5:
        scores = 4.0 * hamster
    return mind.pick(np.asarray(scores), prey, 0.3)
