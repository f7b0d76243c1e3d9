"""What happens on a day, and short ways to ask a state."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from tasogare.core import Data, Seat

from .moves import PLACES, Card, Material, Place, Role, Say, Spell

if TYPE_CHECKING:
    from .rules import State

__all__ = [
    "Day",
    "Form",
    "Picked",
    "Proposal",
    "Remark",
    "Theft",
    "Vision",
    "counts",
    "human_witches",
    "humans",
    "next_human",
    "others",
    "required",
    "with_form",
]

Form = Literal["human", "frog", "banished"]


class Picked(Data):
    """A witch's pick, as far as it has come."""

    seat: Seat
    place: Place
    spell: Spell | None = None
    target: Seat | None = None


class Vision(Data):
    """What the seer saw."""

    target: Seat
    witch: bool


class Theft(Data):
    """What the pickpocket got; no card: the hand was empty, or the card has not slipped yet."""

    target: Seat
    card: Material | None = None


class Proposal(Data):
    """Who was proposed by whom, and, once all are in, who was for it."""

    mayor: Seat
    cats: tuple[Seat, ...]
    yes: tuple[Seat, ...] = ()
    passed: bool | None = None


class Remark(Data):
    """Who said what, and when in the day."""

    seat: Seat
    said: Say
    after: int = 0
    """After how many of the day's public events: see ``Day.events``."""


class Day(Data):
    """All that happened on a day, secrets and all."""

    number: int
    required: tuple[Material, ...]
    humans: tuple[Seat, ...]
    """Who was human in the morning."""
    went: tuple[Place | None, ...] = ()
    """By seat, the visits; None: did not visit (witch, frog, banished, guarding)."""
    guards: bool = False
    stands: Place | None = None
    restores: Seat | None = None
    """Whom the herbalist named."""
    picks: tuple[Picked, ...] = ()
    """The witches' picks, in the order in which they prowled."""
    frogs: tuple[Seat, ...] | None = None
    """Who became a frog; None: the day has not ended."""
    back: tuple[Seat, ...] = ()
    """Who came back."""
    vision: Vision | None = None
    theft: Theft | None = None
    proposals: tuple[Proposal, ...] = ()
    offers: tuple[Card, ...] = ()
    """What was put in, by the members' order."""
    success: bool | None = None
    """How the ritual went; None: there was none."""
    votes: tuple[tuple[Seat, Seat | None], ...] | None = None
    """(voter, target), once all are in."""
    banished: Seat | None = None
    was_witch: bool | None = None
    said: tuple[Remark, ...] = ()

    @property
    def events(self) -> int:
        """How much of the day is told: the duck's report, each proposal, each count of approvals, and the ritual."""
        counted = sum(proposal.passed is not None for proposal in self.proposals)
        return (self.frogs is not None) + len(self.proposals) + counted + (self.success is not None)


@lru_cache(8192)
def with_form(forms: tuple[Form, ...], form: Form) -> tuple[Seat, ...]:
    """The seats of that form."""
    return tuple(i for i, f in enumerate(forms) if f == form)


def humans(s: State) -> tuple[Seat, ...]:
    """The cats in human form."""
    return with_form(s.forms, "human")


@lru_cache(16384)
def _of_humans(forms: tuple[Form, ...], roles: tuple[Role, ...], witch: bool) -> tuple[Seat, ...]:
    return tuple(i for i, f in enumerate(forms) if f == "human" and (roles[i] == "witch") is witch)


def human_witches(s: State) -> tuple[Seat, ...]:
    """The witches in human form."""
    return _of_humans(s.forms, s.roles, True)


def others(s: State) -> tuple[Seat, ...]:
    """The cats in human form that are no witches."""
    return _of_humans(s.forms, s.roles, False)


def counts(day: Day) -> dict[Place, int]:
    """How many cats, witches and a guarding guardian apart, went to each place that has any."""
    return {place: heads for place in PLACES if (heads := day.went.count(place))}


def required(s: State) -> tuple[Material, ...]:
    """The materials that count tonight: only the first so many as there are human cats now."""
    return s.day.required[: len(humans(s))]


def next_human(s: State, after: Seat | None) -> Seat:
    """The next human seat round the table; from seat 0 where there was none before."""
    found = humans(s)
    return next((i for i in found if after is None or i > after), found[0])
