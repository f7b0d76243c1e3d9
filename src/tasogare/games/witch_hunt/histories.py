"""Hidden histories that agree with what a viewer knows: roles, then day by day who went where, who struck, who paid.

Drawn forward at random, with a plan for the cards that successful rituals show to have been held; what leads nowhere is
thrown away and drawn again.  A history that explains what is known always exists (the truth), so the drawing ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tasogare.core import Chance, Seat, choice, replace, shuffled

from .days import Day, Picked, Theft, Vision
from .moves import GROWS, PEBBLE, PLACES, Card, Material, Place, Role, Spell
from .plans import MOST_TRIES, Plan, draw_plan, draw_roles, emptied

if TYPE_CHECKING:
    from .worlds import Known, Seen

__all__ = ["Past", "history"]

SPELLS: tuple[tuple[Spell, int], ...] = (("lonely", 1), ("swamp", 2), ("chorus", 3))


@dataclass
class Past:
    """Roles, hands, and the days with their secrets."""

    roles: tuple[Role, ...]
    hands: tuple[tuple[Material, ...], ...]
    days: list[Day]


def history(k: Known, chance: Chance) -> Past:
    """A random past that the viewer's knowledge allows."""
    for _ in range(MOST_TRIES):
        roles = draw_roles(k, chance)
        for _ in range(6):
            plan = draw_plan(k, roles, chance)
            past = None if plan is None else _Drawing(k, roles, plan, chance).draw()
            if past is not None:
                return past
    raise AssertionError("no past explains what the viewer knows")


class _Drawing:
    """One attempt at a past with these roles and this plan."""

    def __init__(self, k: Known, roles: tuple[Role, ...], plan: Plan, chance: Chance) -> None:
        self.k, self.roles, self.plan, self.chance = k, roles, plan, chance
        self.hands: list[tuple[Material, ...]] = [()] * k.seats
        self.places = PLACES[: k.options.places]

    def seat_of(self, role: Role) -> Seat | None:
        """Who has that role."""
        return self.roles.index(role) if role in self.roles else None

    def clear(self, stands: Place | None) -> tuple[Place, ...]:
        """The places that are not guarded; all where the only one is."""
        return tuple(place for place in self.places if place != stands) or self.places

    def draw(self) -> Past | None:
        """The past, or None where it leads nowhere."""
        days = list[Day]()
        for d in range(len(self.k.days)):
            for _ in range(12):
                hands = list(self.hands)
                day = self.day(d)
                if day is not None:
                    days.append(day)
                    break
                self.hands = hands
            else:
                return None
        return Past(self.roles, tuple(self.hands), days)

    def day(self, d: int) -> Day | None:
        """Day ``d`` with its secrets; hands are changed."""
        seen = self.k.days[d]
        if not seen.left:
            return seen.public
        guards, stands = self.guard(d, seen)
        went = self.visits(d, seen, guards, stands)
        if went is None:
            return None
        picks = self.picks(d, seen, went, guards, stands)
        if picks is None:
            return None
        day = replace(
            seen.public, went=went, guards=guards, stands=stands, restores=self.restores(seen), picks=tuple(picks)
        )
        if not seen.ended:
            return day
        for i, place in enumerate(went):
            where = place or next((pick.place for pick in picks if pick.seat == i), None)
            if where is not None and i not in (day.frogs or ()):
                self.hands[i] = (*self.hands[i], GROWS[where])
        return self.evening(d, seen, day) if seen.evening else day

    def guard(self, d: int, seen: Seen) -> tuple[bool, Place | None]:
        """Whether the guardian guards, and where."""
        if seen.guards is not None:
            return seen.guards, seen.stands
        guardian, frogs = self.seat_of("guardian"), seen.public.frogs or ()
        collecting = [i for i in seen.public.humans if self.roles[i] != "witch"]
        if guardian not in collecting or guardian in frogs or guardian == self.k.seat:
            return False, None
        if seen.counts is not None:
            guards = sum(seen.counts.values()) < len(collecting)
        elif emptied(self.k, seen) and seen.theft is not None and seen.theft.target == guardian:
            guards = True
        else:
            guards = (d, guardian) not in self.plan.wants and not self.chance.below(3)
        if not guards:
            return False, None
        if seen.setting_out and self.chance.below(2):
            return True, None
        attacks = [pick for pick in seen.picks or () if pick.target is not None] if seen.ended else []
        failed = [pick.place for pick in attacks if pick.target not in frogs]
        clear = [place for place in self.places if all(pick.place != place for pick in attacks)]
        return True, choice(self.chance, failed or clear or self.places)

    def visits(self, d: int, seen: Seen, guards: bool, stands: Place | None) -> tuple[Place | None, ...] | None:
        """Who of the others went where, by seat."""
        guardian = self.seat_of("guardian") if guards else None
        going = [i for i in seen.public.humans if self.roles[i] != "witch" and i != guardian]
        went = dict[Seat, Place]()
        if self.k.seat in going and seen.place is not None:
            went[self.k.seat] = seen.place
        for pick in seen.picks or ():
            if pick.seat == self.k.seat:
                went.update(dict.fromkeys(seen.names or (), pick.place))
            if pick.target in going:
                went[pick.target] = pick.place
        cap = min(3, seen.failed + 1)
        frogs = [i for i in seen.public.frogs or () if i in going]
        if seen.counts is None:
            room = dict.fromkeys(self.places, 99)
            for i in frogs:
                if i not in went:
                    went[i] = choice(self.chance, self.clear(stands))
                if went[i] == stands:
                    return None
                room[went[i]] = cap
            for place in went.values():
                room[place] -= 1
        else:
            room = {place: seen.counts.get(place, 0) for place in self.places}
            for place in went.values():
                room[place] -= 1
            for i in frogs:
                if i not in went:
                    fit = [p for p in self.places if room[p] > 0 and p != stands and seen.counts[p] <= cap]
                    if not fit:
                        return None
                    went[i] = choice(self.chance, fit)
                    room[went[i]] -= 1
        if min(room.values()) < 0:
            return None
        for i in going:
            want = self.plan.wants.get((d, i))
            if i not in went and want is not None and room[want] > 0:
                went[i] = want
                room[want] -= 1
        for i in shuffled(self.chance, [i for i in going if i not in went]):
            fit = [p for p in self.places if room[p] > 0]
            if not fit:
                return None
            if seen.counts is not None:  # each free head equally likely
                fit = [p for p in fit for _ in range(room[p])]
            went[i] = choice(self.chance, fit)
            room[went[i]] -= 1
        return tuple(went.get(i) for i in range(self.k.seats))

    def picks(
        self, d: int, seen: Seen, went: tuple[Place | None, ...], guards: bool, stands: Place | None
    ) -> list[Picked] | None:
        """What the witches did, in the order in which they went."""
        if seen.picks is not None:
            return list(seen.picks)
        if not seen.ended:
            return []
        chance, frogs, cap = self.chance, seen.public.frogs or (), min(3, seen.failed + 1)
        abroad = shuffled(chance, [i for i in seen.public.humans if self.roles[i] == "witch"])
        strikes = dict(zip(shuffled(chance, abroad), frogs, strict=False))  # witch: whom she hit
        if any(witch == frog for witch, frog in strikes.items()):
            return None
        where = dict[Seat, Place]()
        for witch, frog in strikes.items():
            if (hit_at := went[frog]) is not None:
                where[witch] = hit_at
        for witch, frog in strikes.items():  # who hits a fellow is where the fellow is
            if went[frog] is None:
                meet = choice(chance, self.clear(stands))
                meet = where.get(witch, where.get(frog, meet))
                where.setdefault(witch, meet)
                where.setdefault(frog, meet)
        for witch in abroad:
            where.setdefault(witch, self.plan.wants.get((d, witch), choice(chance, self.places)))
        blocked, picks = False, list[Picked]()
        for witch in abroad:
            place, heads = where[witch], went.count(where[witch])
            here = [i for i, p in enumerate(went) if p == place]
            open_spells = [spell for spell, most in SPELLS if heads <= most <= cap]
            if witch in strikes:
                frog = strikes[witch]
                fellow = went[frog] is None
                if place == stands or (where[frog] if fellow else went[frog]) != place or not (fellow or open_spells):
                    return None
                picks.append(Picked(witch, place, "fellow" if fellow else choice(chance, open_spells), frog))
                continue
            fellows = [i for i in abroad if i != witch and where[i] == place]
            strike = place == stands and guards and seen.stopped is not False
            if strike and here and open_spells and (seen.stopped or chance.below(2)):
                picks.append(Picked(witch, place, choice(chance, open_spells), choice(chance, here)))
                blocked = True
            elif strike and fellows and seen.stopped:
                picks.append(Picked(witch, place, "fellow", choice(chance, fellows)))
                blocked = True
            else:
                picks.append(Picked(witch, place, "gather", None))
        return picks if blocked or not seen.stopped else None

    def restores(self, seen: Seen) -> Seat | None:
        """Whom the herbalist named."""
        herbalist = self.seat_of("herbalist")
        if herbalist is None or herbalist not in seen.public.humans:
            return None
        if herbalist == self.k.seat:
            return seen.restores
        if seen.public.back:
            return seen.public.back[0]
        hit = not seen.ended or herbalist in (seen.public.frogs or ())
        if seen.potions and seen.frogs and hit and self.chance.below(2):
            return choice(self.chance, seen.frogs)
        return None

    def evening(self, d: int, seen: Seen, day: Day) -> Day | None:
        """The powers and the circle."""
        theft = self.theft(d, seen)
        if theft is False:
            return None
        offers = self.offers(d, seen)
        if offers is None:
            return None
        return replace(day, vision=self.vision(seen), theft=theft, offers=offers)

    def vision(self, seen: Seen) -> Vision | None:
        """What the seer saw."""
        seer = self.seat_of("seer")
        if seer == self.k.seat or seer not in seen.at_dusk or self.chance.below(2):
            return seen.vision
        target = choice(self.chance, [i for i in range(self.k.seats) if i != seer and i not in seen.gone])
        return Vision(target, self.roles[target] == "witch")

    def theft(self, d: int, seen: Seen) -> Theft | bool | None:
        """What the pickpocket did; False: it can't have been."""
        k, thief = self.k, self.seat_of("pickpocket")
        slipping = k.slipping and seen is k.days[-1]
        if thief is None or thief not in seen.at_dusk:
            return None
        if thief == k.seat:
            if seen.theft is None:
                return None
            target, card = seen.theft.target, seen.theft.card
            if card is None:
                return seen.theft if bool(self.hands[target]) is slipping else False
            return self.move(thief, target, card)
        if seen.lost is not None:
            assert k.seat is not None
            return self.move(thief, k.seat, seen.lost)
        if d in self.plan.thefts:
            return self.move(thief, *self.plan.thefts[d])
        targets = [i for i in seen.at_dusk if i != thief and (slipping or i != k.seat or not self.hands[i])]
        if slipping:
            full = [i for i in targets if self.hands[i]]
            return Theft(choice(self.chance, full)) if full else False
        if not targets or self.chance.below(2):
            return None
        target = choice(self.chance, targets)
        loose = self.loose(target, d)
        if loose:
            return self.move(thief, target, choice(self.chance, loose))
        return None if self.hands[target] else Theft(target)

    def move(self, thief: Seat, target: Seat, card: Material) -> Theft | bool:
        """A card goes from the one hand to the other; False: it is not there."""
        if card not in self.hands[target]:
            return False
        self.drop(target, card)
        self.hands[thief] = (*self.hands[thief], card)
        return Theft(target, card)

    def drop(self, seat: Seat, card: Material) -> None:
        """The oldest such card leaves the hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def loose(self, seat: Seat, d: int, ritual: bool = False) -> list[Material]:
        """The cards of a hand that the plan does not keep for later than the theft, or the ritual, of day ``d``."""
        hand = list(self.hands[seat])
        for owner, card, since, until in self.plan.kept:
            if owner == seat and since <= d and (until > d or (until == d and not ritual)) and card in hand:
                hand.remove(card)
        return hand

    def offers(self, d: int, seen: Seen) -> tuple[Card, ...] | None:
        """What the members put in; None: it can't have been."""
        if not seen.members:
            return ()
        success, needed = bool(seen.public.success), sorted(seen.needed)
        for _ in range(8):
            offers = list[Card]()
            for i in seen.members:
                if i == self.k.seat:
                    if seen.offered is None or (seen.offered != PEBBLE and seen.offered not in self.hands[i]):
                        return None
                    offers.append(seen.offered)
                elif success:
                    if self.plan.pledges[d, i] not in self.hands[i]:
                        return None
                    offers.append(self.plan.pledges[d, i])
                elif not self.hands[i]:
                    offers.append(PEBBLE)
                elif loose := self.loose(i, d, ritual=True):
                    offers.append(choice(self.chance, loose))
                else:
                    return None
            if (sorted(offers) == needed) is success:
                for i, card in zip(seen.members, offers, strict=True):
                    if card != PEBBLE:
                        self.drop(i, card)
                return tuple(offers)
        return None
