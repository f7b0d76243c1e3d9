"""What a bot has in mind when it is asked: its view, its belief, what the table believes, and what was said today."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import numpy.typing as npt

from tasogare.core import Dice, Effort, Seat

from .belief import ROLES, Belief, believe
from .moves import Role, Say
from .rules import State
from .view import View, view

__all__ = ["Mind"]

Floats = npt.NDArray[np.float64]

MOST, FEWEST = 160, 8
"""How many sets of wolves a mind weighs one by one; the fewest where there is no time."""


class Mind:
    """One seat's thoughts at one moment; all of it follows from its view."""

    def __init__(self, s: State, seat: Seat, chance: Dice, effort: Effort) -> None:
        self.seat, self.chance = seat, chance
        self.view: View = view(s, seat)
        self._spectator = view(s, None)
        role = self.view.roles[seat]
        assert role is not None
        self.role: Role = role
        self._effort, self._sets = effort, max(FEWEST, min(MOST, effort.work))
        self.others = tuple(i for i in self.view.living if i != seat)
        self.fellows = tuple(i for i, r in enumerate(self.view.roles) if r == role and i != seat and self.knows(role))
        self.day = len(self.view.dawns)

    @staticmethod
    def knows(role: Role) -> bool:
        """Whether holders of the role know each other."""
        return role in ("wolf", "mason")

    def _believe(self, view: View) -> Belief:
        return believe(view, self._sets if self._effort.spend() else FEWEST)

    @cached_property
    def mine(self) -> Belief:
        """What this seat believes."""
        return self._believe(self.view)

    @cached_property
    def table(self) -> Belief:
        """What somebody believes who knows no secret."""
        return self._believe(self._spectator)

    @cached_property
    def roles(self) -> Floats:
        """[seat, role] as this seat believes."""
        return self.mine.roles()

    @cached_property
    def seen(self) -> Floats:
        """[seat, role] as the table believes."""
        return self.table.roles()

    def likely(self, role: Role) -> Floats:
        """By seat: how likely this seat thinks the role."""
        column: Floats = self.roles[:, ROLES.index(role)]
        return column

    @property
    def claims(self) -> dict[Seat, Role]:
        """By seat: what it claims to be."""
        return self.table.claims

    @cached_property
    def said(self) -> list[Say]:
        """What this seat has said today."""
        return [one.say for one in self.view.statements if one.seat == self.seat and one.day == self.day]

    @cached_property
    def reports(self) -> dict[int, Say]:
        """By night: the last result that this seat has reported."""
        mine = (one.say for one in self.view.statements if one.seat == self.seat and one.say.what == "result")
        return {say.night: say for say in mine if isinstance(say.night, int)}

    @cached_property
    def announced(self) -> Floats:
        """By seat: how many of the living others last said today that they will vote for it."""
        last: dict[Seat, Seat] = {}
        for one in self.view.statements:
            if one.day == self.day and one.say.what == "will_vote" and isinstance(one.say.target, int):
                last[one.seat] = one.say.target
        counts = np.zeros(self.view.seats)
        for seat, target in last.items():
            if seat != self.seat:
                counts[target] += 1
        return counts

    @property
    def asked(self) -> bool:
        """Whether somebody has asked this seat today what it is."""
        return any(
            one.day == self.day and one.say.what == "ask" and one.say.target == self.seat
            for one in self.view.statements
        )

    @cached_property
    def danger(self) -> bool:
        """Whether this seat may well be lynched today."""
        if self.announced[self.seat] >= max(2, len(self.view.living) / 4):
            return True
        p = self.table.wolf
        base = self.view.cards.count("wolf") / self.view.seats
        return bool(p[self.seat] > 1.4 * base and p[self.seat] >= max(p[i] for i in self.others) - 0.02)

    def pick(self, scores: Floats, among: tuple[Seat, ...], heat: float) -> Seat:
        """One of these seats, the likelier the better its score; ``heat`` is the score that counts for little."""
        values = np.array([scores[i] for i in among])
        odds = np.exp((values - values.max()) / heat)
        at = self.chance.unit() * odds.sum()
        return among[min(int(np.searchsorted(np.cumsum(odds), at)), len(among) - 1)]
