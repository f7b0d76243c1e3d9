"""Witch Hunt, as the rulebook tells it: the roles are dealt, then day follows day until somebody has won.

A day's phases stand in the order in which they are played: gathering, council, ritual, vote; then who has won.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from tasogare.core import NEUTRAL, TABLE, Channel, Data, Move, MoveSet, Seat, replace

from . import sets
from .council import Approved, Approving, Discussing, Proposing, Rejected
from .days import Day, Form, humans
from .gathering import Collecting, Gathering, Morning, Reporting, SettingOut
from .moves import Deal, Material, Ready, Role, Say
from .phases import Play, everybody
from .ritual import Offering, Pointing, Revealed
from .row import Options, row_roles
from .victory import Over, outcome
from .vote import Verdict, Voting

__all__ = ["Phases", "State", "channels", "emotes", "is_statement", "outcome", "setup"]


class Dealing(Play):
    """The table deals exactly the row's roles."""

    takes: ClassVar[tuple[type[Move], ...]] = (Deal,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> sets.Deals:
        return sets.Deals(row_roles(s.options, len(s.forms)))

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return replace(s, roles=moves[TABLE].roles, phase=Readying())


class Readying(Play):
    """Everyone holds the card to look and says ``ready``, once; no time limit."""

    takes: ClassVar[tuple[type[Move], ...]] = (Ready,)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return everybody(s)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return sets.READY

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        return replace(s, phase=Morning(1))


Phases: TypeAlias = (
    Dealing
    | Readying
    | Morning
    | Gathering
    | SettingOut
    | Collecting
    | Reporting
    | Discussing
    | Proposing
    | Approving
    | Approved
    | Rejected
    | Offering
    | Revealed
    | Pointing
    | Voting
    | Verdict
    | Over
)


class State(Data):
    """The whole truth."""

    options: Options
    phase: Phases
    forms: tuple[Form, ...]
    hands: tuple[tuple[Material, ...], ...]
    """By seat, the oldest card first."""
    potions: int
    """How many are left."""
    roles: tuple[Role, ...] = ()
    seals: int = 0
    failed: int = 0
    """Failed rituals: they open the witches' spells."""
    gauge: int = 0
    mayor: Seat | None = None
    """The last mayor."""
    today: Day | None = None
    days: tuple[Day, ...] = ()
    """The days before."""
    slipping: bool = False
    """A card is about to slip from the robbed cat to the pickpocket."""

    @property
    def day(self) -> Day:
        """Today, between morning and verdict."""
        assert self.today is not None
        return self.today


def setup(seats: int, options: Options) -> State:
    """The state before the deal."""
    forms: list[Form] = ["human"] * seats
    return State(options, Dealing(), tuple(forms), ((),) * seats, options.potions)


def channels(s: State) -> tuple[Channel, ...]:
    """All cats in human form may write; before and after the game everybody may."""
    return (Channel("all", everybody(s) if not s.roles or isinstance(s.phase, Over) else humans(s)),)


def emotes(s: State, seat: Seat) -> tuple[str, ...]:
    """Frogs may only croak, and the banished are silent."""
    return {"human": NEUTRAL, "frog": ("croak",), "banished": ()}[s.forms[seat]]


def is_statement(move: Move) -> bool:
    """Whether it is mere talk."""
    return isinstance(move, Say)
