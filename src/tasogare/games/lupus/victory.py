"""Who has won: asked at dawn and after each lynching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tasogare.core import Outcome, Phase, replace

from .cast import cast
from .moves import Role

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Over", "Winner", "outcome", "unless_won", "victory"]

Winner = Literal["humans", "wolves", "hamster"]


class Over(Phase):
    """Humans: villagers, seer, medium, bodyguard, masons.  Wolves: they and the madman.  Else the hamster alone.
    The dead win with their side."""

    winner: Winner


def victory(wolves: int, others: int, hamster: bool, hamster_counts: bool) -> Winner | None:
    """Who has won with so many living wolves and living others, of whom perhaps the hamster is one; None: nobody yet.

    The humans win when no wolf lives.  Else the wolves win when they are as many as the others, the madman being one
    of these, and the hamster too if it counts.  Whoever would win while the hamster lives, the hamster wins instead.
    """
    if wolves == 0:
        side: Winner = "humans"
    elif wolves >= others - (hamster and not hamster_counts):
        side = "wolves"
    else:
        return None
    return "hamster" if hamster else side


def unless_won(s: State, follows: State) -> State:
    """The end if somebody has won, else what follows."""
    who = cast(s.roles)
    wolves, living = (s.alive & who.wolves).bit_count(), s.alive.bit_count()
    hamster = who.hamster is not None and bool(s.alive >> who.hamster & 1)
    winner = victory(wolves, living - wolves, hamster, s.options.hamster_counts)
    return follows if winner is None else replace(s, phase=Over(winner))


SIDES: dict[Winner, tuple[Role, ...]] = {
    "humans": ("villager", "seer", "medium", "bodyguard", "mason"),
    "wolves": ("wolf", "madman"),
    "hamster": ("hamster",),
}


def outcome(s: State) -> Outcome | None:
    """One point for each seat of the winning side, living or dead."""
    if not isinstance(s.phase, Over):
        return None
    scores = tuple(int(role in SIDES[s.phase.winner]) for role in s.roles)
    return Outcome(scores, tuple(i for i, score in enumerate(scores) if score))
