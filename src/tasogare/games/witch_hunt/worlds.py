"""Random states that a viewer cannot tell from the truth, built from what the rulebook lets it know.

``known`` collects that knowledge; ``world`` draws roles and a whole hidden history that agree with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tasogare.core import Chance, Seat, replace

from .days import Day, Picked, Theft, Vision, counts
from .gathering import Collecting, Gathering, Reporting, SettingOut
from .histories import history
from .moves import Card, Material, Place, Role
from .row import Options, row_roles
from .rules import Dealing, State
from .victory import Over

__all__ = ["Known", "Seen", "known", "world"]


@dataclass(frozen=True)
class Seen:
    """What a viewer knows of a day."""

    public: Day
    """The day with its secrets left out."""
    failed: int
    """Failed rituals before it."""
    frogs: tuple[Seat, ...]
    """Who was a frog in its morning."""
    gone: tuple[Seat, ...]
    """Who was banished before it."""
    potions: int
    """Potions left in its morning."""
    left: bool
    """All have chosen where to go."""
    setting_out: bool
    evening: bool
    """Powers may have been used."""
    place: Place | None = None
    guards: bool | None = None
    """Whether the guardian guarded; None: not known."""
    stands: Place | None = None
    stopped: bool | None = None
    restores: Seat | None = None
    picks: tuple[Picked, ...] | None = None
    counts: dict[Place, int] | None = None
    names: tuple[Seat, ...] | None = None
    vision: Vision | None = None
    theft: Theft | None = None
    lost: Material | None = None
    offered: Card | None = None

    @property
    def ended(self) -> bool:
        """Whether the day has been resolved."""
        return self.public.frogs is not None

    @cached_property
    def at_dusk(self) -> tuple[Seat, ...]:
        """Who was human after the day was resolved."""
        return tuple(sorted({*self.public.humans, *self.public.back} - {*(self.public.frogs or ())}))

    @cached_property
    def members(self) -> tuple[Seat, ...]:
        """Who entered the circle; nobody where there was no ritual."""
        return () if self.public.success is None else self.public.proposals[-1].cats

    @property
    def needed(self) -> tuple[Material, ...]:
        """The materials that counted."""
        return self.public.required[: len(self.at_dusk)]


@dataclass(frozen=True)
class Known:
    """All that a viewer knows, and the rules let matter."""

    seat: Seat | None
    options: Options
    seats: int
    pool: tuple[Role, ...]
    """The row's roles, sorted."""
    roles: tuple[Role | None, ...]
    days: tuple[Seen, ...]
    slipping: bool

    @property
    def role(self) -> Role | None:
        """The viewer's own role."""
        return None if self.seat is None else self.roles[self.seat]


def known(s: State, seat: Seat | None) -> Known:
    """What the seat, or a spectator, knows."""
    me = None if seat is None else s.roles[seat]
    roles = tuple(
        role if i == seat or (me in ("witch", "crow") and role == "witch") else None for i, role in enumerate(s.roles)
    )
    seen, failed, potions = list[Seen](), 0, s.options.potions
    frogs, gone = tuple[Seat, ...](), tuple[Seat, ...]()
    for day in s.days if s.today is None else (*s.days, s.today):
        seen.append(_seen(s, seat, me, day, failed, frogs, gone, potions))
        failed += day.success is False
        frogs = tuple(sorted({*frogs, *(day.frogs or ())} - {*day.back}))
        potions -= len(day.back)
        if day.banished is not None:
            gone = (*gone, day.banished)
    pool = tuple(sorted(row_roles(s.options, len(s.forms))))
    return Known(seat, s.options, len(s.forms), pool, roles, tuple(seen), s.slipping)


def _seen(
    s: State,
    seat: Seat | None,
    me: Role | None,
    day: Day,
    failed: int,
    frogs: tuple[Seat, ...],
    gone: tuple[Seat, ...],
    potions: int,
) -> Seen:
    public = replace(
        day, went=(), guards=False, stands=None, restores=None, picks=(), vision=None, theft=None, offers=()
    )
    now = s.phase if day is s.today else None
    left = not isinstance(now, Gathering)
    setting_out = isinstance(now, SettingOut)
    evening = not isinstance(now, Gathering | SettingOut | Collecting | Reporting)
    seen = Seen(public, failed, frogs, gone, potions, left, setting_out, evening)
    if seat is None:
        return seen
    more = dict[str, object]()
    if me != "witch":
        more["place"] = day.went[seat] if left else None
    if me == "witch" and seat in day.humans and left and not setting_out:
        own = next((pick for pick in day.picks if pick.seat == seat), None)
        more |= {"picks": day.picks, "counts": counts(day)}
        if own is not None:
            more["names"] = tuple(i for i, place in enumerate(day.went) if place == own.place)
    if me == "guardian":
        more["guards"] = day.guards
        if day.guards:
            more |= {"stands": day.stands, "counts": counts(day)}
            if day.frogs is not None:
                more["stopped"] = any(p.target is not None and p.place == day.stands for p in day.picks)
    if me == "herbalist":
        more["restores"] = day.restores
    if me == "seer":
        more["vision"] = day.vision
    if me == "pickpocket":
        more["theft"] = day.theft
    if day.theft is not None and day.theft.target == seat:
        more["lost"] = day.theft.card
    if day.success is not None and seat in day.proposals[-1].cats:
        more["offered"] = day.offers[day.proposals[-1].cats.index(seat)]
    return Seen(**{**seen.__dict__, **more})


def world(s: State, seat: Seat | None, chance: Chance) -> State:
    """A random state that the viewer, who sees ``s``, cannot tell from the truth."""
    if isinstance(s.phase, Dealing | Over):
        return s
    k = known(s, seat)
    past = history(k, chance)
    days = past.days
    return replace(
        s,
        roles=past.roles,
        hands=past.hands,
        days=tuple(days) if s.today is None else tuple(days[:-1]),
        today=None if s.today is None else days[-1],
    )
