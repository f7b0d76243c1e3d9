"""Roles that agree with what a viewer knows, and a plan for the cards that were held: where a hidden history begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tasogare.core import Chance, Seat, choice, shuffled

from .moves import GROWS, PLACES, Material, Place, Role

if TYPE_CHECKING:
    from .worlds import Known, Seen

__all__ = ["MOST_TRIES", "Plan", "draw_plan", "draw_roles", "emptied"]

GROWS_AT: dict[Material, Place] = {material: place for place, material in GROWS.items()}
MOST_TRIES = 100_000
"""Far beyond any need: only a state that no play leads to comes here."""


def draw_roles(k: Known, chance: Chance) -> tuple[Role, ...]:
    """Random roles that the viewer's knowledge allows."""
    pool = list(k.pool)
    for role in k.roles:
        if role is not None:
            pool.remove(role)
    unknown = [i for i, role in enumerate(k.roles) if role is None]
    roles = list(k.roles)
    for _ in range(MOST_TRIES):
        for i, role in zip(unknown, shuffled(chance, pool), strict=True):
            roles[i] = role
        drawn = tuple(role for role in roles if role is not None)
        if _fit(k, drawn):
            return drawn
    raise AssertionError("no roles explain what the viewer knows")


def _fit(k: Known, roles: tuple[Role, ...]) -> bool:
    witches = {i for i, role in enumerate(roles) if role == "witch"}
    herbalist = roles.index("herbalist") if "herbalist" in roles else None
    guardian = roles.index("guardian") if "guardian" in roles else None
    pickpocket = roles.index("pickpocket") if "pickpocket" in roles else None
    for seen in k.days:
        day = seen.public
        if day.banished is not None and (
            (day.banished in witches) is not day.was_witch or roles[day.banished] == "jester"
        ):
            return False
        if seen.vision is not None and (seen.vision.target in witches) is not seen.vision.witch:
            return False
        abroad, collecting = witches & {*day.humans}, {*day.humans} - witches
        if seen.counts is not None:
            missing = len(collecting) - sum(seen.counts.values())
            if missing not in ((1,) if seen.guards else (0, 1)):  # the heads tell how many witches are abroad
                return False
            if missing and (guardian not in collecting or not _may_guard(seen, guardian)):
                return False
        if seen.lost is not None and pickpocket not in seen.at_dusk:
            return False
        if day.frogs is None:
            continue
        frogs = {*day.frogs}
        if len(frogs) > len(abroad) or (len(abroad) == 1 and frogs == abroad):
            return False
        if day.back and (herbalist not in collecting or herbalist in frogs):
            return False
        for human in ({*seen.at_dusk}, {*seen.at_dusk} - {day.banished}):
            if not human & witches or len(human - witches) <= len(human & witches):
                return False
        if emptied(k, seen) and seen.theft is not None:
            target = seen.theft.target
            if target in day.humans and target not in frogs and target != guardian:
                return False
    return True


def _may_guard(seen: Seen, guardian: Seat | None) -> bool:
    """Whether the guardian can have guarded, for all that a witch saw."""
    hit = {pick.target for pick in seen.picks or ()} if seen.ended else set()
    return guardian not in hit and guardian not in (seen.names or ()) and guardian not in (seen.public.frogs or ())


def emptied(k: Known, seen: Seen) -> bool:
    """Whether the viewer reached into an empty hand that day."""
    pending = k.slipping and seen is k.days[-1]
    return seen.theft is not None and seen.theft.card is None and not pending


@dataclass
class Plan:
    """Which visits bring the cards that are known to have been held later."""

    wants: dict[tuple[int, Seat], Place] = field(default_factory=dict)
    """(day, seat): where to go."""
    pledges: dict[tuple[int, Seat], Material] = field(default_factory=dict)
    """(day, seat): what it puts into that day's circle."""
    thefts: dict[int, tuple[Seat, Material]] = field(default_factory=dict)
    kept: list[tuple[Seat, Material, int, int]] = field(default_factory=list)
    """(seat, card, from the day, to the day): not to be given away between."""


def draw_plan(k: Known, roles: tuple[Role, ...], chance: Chance) -> Plan | None:
    """A random plan that brings every card known to have been held; None where these roles allow none."""
    for _ in range(20):
        plan = Plan()
        if all(_plan_day(k, roles, plan, d, chance) for d in range(len(k.days))):
            return plan
    return None


def _plan_day(k: Known, roles: tuple[Role, ...], plan: Plan, d: int, chance: Chance) -> bool:
    seen = k.days[d]
    if seen.theft is not None and seen.theft.card is not None:
        target, card = seen.theft.target, seen.theft.card
        if not _source(k, roles, plan, target, card, d, chance):
            return False
    if not seen.public.success:
        return True
    needed = list(seen.needed)
    if k.seat in seen.members:
        if seen.offered not in needed:
            return False
        needed.remove(seen.offered)
    members = [i for i in seen.members if i != k.seat]
    for member, card in zip(members, shuffled(chance, needed), strict=True):
        if not _source(k, roles, plan, member, card, d, chance):
            return False
        plan.pledges[d, member] = card
    return True


def _source(k: Known, roles: tuple[Role, ...], plan: Plan, seat: Seat, card: Material, d: int, chance: Chance) -> bool:
    """Plans where the seat gets the card that it holds on the evening of day ``d``."""
    place = GROWS_AT[card]
    days = [e for e in range(d + 1) if (e, seat) not in plan.wants and _may_collect(k, roles, e, seat, place)]
    if days:
        e = d if days[-1] == d and chance.below(4) else choice(chance, days)
        plan.wants[e, seat] = place
        plan.kept.append((seat, card, e, d))
        return True
    if roles[seat] != "pickpocket" or k.role == "pickpocket":
        return False
    for e in shuffled(chance, range(d + 1)):
        seen = k.days[e]
        if e in plan.thefts or seat not in seen.at_dusk or not seen.evening or (k.slipping and seen is k.days[-1]):
            continue
        if seen.lost is not None:
            if seen.lost == card:
                plan.kept.append((seat, card, e, d))
                return True
            continue
        for target in shuffled(chance, [i for i in seen.at_dusk if i not in (seat, k.seat)]):
            if _source(k, roles, plan, target, card, e, chance):
                plan.thefts[e] = (target, card)
                plan.kept.append((seat, card, e, d))
                return True
    return False


def _may_collect(k: Known, roles: tuple[Role, ...], e: int, seat: Seat, place: Place) -> bool:
    """Whether the seat can have brought home a card of that place on day ``e``."""
    seen = k.days[e]
    if not seen.ended or seat not in seen.public.humans or seat in (seen.public.frogs or ()):
        return False
    if place not in PLACES[: k.options.places]:
        return False
    if roles[seat] == "witch":
        return seen.picks is None or any(pick.seat == seat and pick.place == place for pick in seen.picks)
    if seen.counts is not None and not seen.counts.get(place):
        return False
    if seen.picks is not None:
        for pick in seen.picks:
            if pick.seat == k.seat and seen.names is not None and (pick.place == place) is not (seat in seen.names):
                return False
            if pick.target == seat and pick.place != place:
                return False
        guarded = len(seen.public.humans) - len(seen.picks) > sum((seen.counts or {}).values())
        if guarded and roles[seat] == "guardian":
            return False
    return not (emptied(k, seen) and seen.theft is not None and seen.theft.target == seat)
