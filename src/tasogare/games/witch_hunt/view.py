"""What a seat sees: picked from the state, all of it once the game is over."""

from __future__ import annotations

from tasogare.core import Data, Seat, replace

from .days import Day, Form, Picked, Proposal, Remark, Theft, Vision, counts
from .gathering import Gathering, SettingOut
from .moves import GROWS, Card, Material, Place, Role
from .row import Options
from .rules import Phases, State
from .victory import Over

__all__ = ["DayView", "Mine", "View", "view"]


class Mine(Data):
    """What a seat alone knows of a day."""

    place: Place | None = None
    """Where it went; None: not yet, or nowhere."""
    restores: Seat | None = None
    """Whom the herbalist named."""
    guards: bool = False
    stands: Place | None = None
    stopped: bool | None = None
    """Whether the guardian kept an attack off; None: the day has not ended, or it did not guard."""
    counts: dict[Place, int] | None = None
    """How many went where, for a witch, and for a guardian that guards; places with nobody are left out."""
    names: tuple[Seat, ...] | None = None
    """Who, of those counted, was where the witch prowled."""
    picks: tuple[Picked, ...] = ()
    """The picks of the human witches, her own among them, in the order in which they prowled."""
    card: Material | None = None
    """What it brought home."""
    vision: Vision | None = None
    theft: Theft | None = None
    lost: Material | None = None
    """The card that went from its hand; to whom it does not know."""
    offered: Card | None = None


class DayView(Data):
    """A day: what is public, and what the viewer knows besides."""

    number: int
    required: tuple[Material, ...]
    humans: tuple[Seat, ...]
    frogs: tuple[Seat, ...] | None
    """Who became a frog; None: the day has not ended."""
    back: tuple[Seat, ...]
    proposals: tuple[Proposal, ...]
    success: bool | None
    votes: tuple[tuple[Seat, Seat | None], ...] | None
    banished: Seat | None
    was_witch: bool | None
    said: tuple[Remark, ...]
    mine: Mine | None
    truth: Day | None
    """Everything, when the game is over."""


class View(Data):
    """The table as a seat, or a spectator, sees it."""

    phase: Phases
    options: Options
    forms: tuple[Form, ...]
    roles: tuple[Role | None, ...]
    """Those that the viewer knows."""
    hands: tuple[tuple[Material, ...] | None, ...]
    """The viewer's own, the oldest card first; all at the end."""
    potions: int
    seals: int
    failed: int
    gauge: int
    mayor: Seat | None
    needed: tuple[Material, ...]
    """The materials that count tonight."""
    days: tuple[DayView, ...]
    """The days so far, the last being today."""


def view(s: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator for None."""
    over = isinstance(s.phase, Over)
    days = s.days if s.today is None else (*s.days, s.today)
    return View(
        phase=s.phase,
        options=s.options,
        forms=s.forms,
        roles=tuple(role if over or knows_role(s, seat, i) else None for i, role in enumerate(s.roles)),
        hands=tuple(hand if over or i == seat else None for i, hand in enumerate(s.hands)),
        potions=s.potions,
        seals=s.seals,
        failed=s.failed,
        gauge=s.gauge,
        mayor=s.mayor,
        needed=() if s.today is None else s.today.required[: s.forms.count("human")],
        days=tuple(_day(s, seat, day, over) for day in days),
    )


def knows_role(s: State, seat: Seat | None, other: Seat) -> bool:
    """Its own; a witch knows the witches, and so does a crow."""
    if seat is None:
        return False
    return seat == other or (s.roles[seat] in ("witch", "crow") and s.roles[other] == "witch")


def _day(s: State, seat: Seat | None, day: Day, over: bool) -> DayView:
    return DayView(
        number=day.number,
        required=day.required,
        humans=day.humans,
        frogs=day.frogs,
        back=day.back,
        proposals=day.proposals,
        success=day.success,
        votes=day.votes,
        banished=day.banished,
        was_witch=day.was_witch,
        said=day.said,
        mine=None if seat is None else mine(s, seat, day),
        truth=day if over else None,
    )


def mine(s: State, seat: Seat, day: Day) -> Mine:
    """What the seat alone knows of the day."""
    role, ended = s.roles[seat], day.frogs is not None
    place = day.went[seat] if day.went else None
    seen = Mine()
    if role == "witch" and seat in day.humans:
        # she saw the others' picks if she was human that day, but no heads before the collecting
        if not isinstance(s.phase, Gathering | SettingOut) or day is not s.today:
            place = next((pick.place for pick in day.picks if pick.seat == seat), None)
            names = None if place is None else tuple(i for i, p in enumerate(day.went) if p == place)
            seen = Mine(counts=counts(day), names=names, picks=day.picks)
    elif role == "guardian" and day.guards:
        kept_off = any(pick.target is not None and pick.place == day.stands for pick in day.picks)
        seen = Mine(guards=True, stands=day.stands, stopped=kept_off if ended else None, counts=counts(day))
    elif role == "herbalist":
        seen = Mine(restores=day.restores)
    elif role == "seer":
        seen = Mine(vision=day.vision)
    elif role == "pickpocket":
        seen = Mine(theft=day.theft)
    robbed = day.theft is not None and day.theft.target == seat
    member = day.success is not None and seat in day.proposals[-1].cats
    return replace(
        seen,
        place=place,
        card=GROWS[place] if day.frogs is not None and place is not None and seat not in day.frogs else None,
        lost=day.theft.card if robbed and day.theft is not None else None,
        offered=day.offers[day.proposals[-1].cats.index(seat)] if member else None,
    )
