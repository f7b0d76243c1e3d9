"""The sets of moves: listed where they are few, else described by a form; all made once and kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from math import perm
from typing import TypeAlias

from tasogare.core import Chance, Data, Listed, Seat, choice, count_orders, orders, sample, shuffled
from tasogare.core.data import snake

from .moves import (
    GROWS,
    PEBBLE,
    PLACES,
    ROLES,
    Approve,
    Card,
    Deal,
    Divine,
    Done,
    Draw,
    Guard,
    Material,
    Offer,
    Ok,
    Place,
    Propose,
    Prowl,
    Ready,
    Role,
    Say,
    Slip,
    Stand,
    Steal,
    Visit,
    Vote,
)

__all__ = [
    "APPROVALS",
    "DONE",
    "GUARD",
    "OK",
    "READY",
    "YES",
    "Deals",
    "Forms",
    "Proposals",
    "Says",
    "Slips",
    "ballots",
    "divinations",
    "draws",
    "offers",
    "places",
    "prowls",
    "stands",
    "statements",
    "steals",
    "visits",
]

READY = Listed((Ready(),))
OK = Listed((Ok(),))
DONE = Listed((Done(),))
GUARD = Listed((Guard(),))
APPROVALS = Listed((Approve(True), Approve(False)))
YES = Listed((Approve(True),))


def places(count: int) -> tuple[Place, ...]:
    """The open places."""
    return PLACES[:count]


@lru_cache(4096)
def visits(count: int, frogs: tuple[Seat, ...] = ()) -> Listed[Visit]:
    """A visit to each open place, restoring nobody or one of the frogs."""
    return Listed(Visit(place, restore) for restore in (None, *frogs) for place in places(count))


@lru_cache(16)
def stands(count: int) -> Listed[Stand]:
    """Each open place to guard."""
    return Listed(Stand(place) for place in places(count))


@lru_cache(256)
def prowls(where: tuple[Place, ...]) -> Listed[Prowl]:
    """Each of the places to prowl to."""
    return Listed(Prowl(place) for place in where)


@lru_cache(64)
def draws(count: int, needed: int) -> Listed[Draw]:
    """Every row of so many different materials of the open places."""
    return Listed(Draw(drawn) for drawn in permutations([GROWS[place] for place in places(count)], needed))


@lru_cache(4096)
def divinations(targets: tuple[Seat, ...], seat: Seat) -> Listed[Divine]:
    """Each of the cats but the seer itself."""
    return Listed(Divine(i) for i in targets if i != seat)


@lru_cache(4096)
def steals(targets: tuple[Seat, ...], seat: Seat) -> Listed[Steal]:
    """Each of the cats but the pickpocket itself."""
    return Listed(Steal(i) for i in targets if i != seat)


@lru_cache(4096)
def ballots(targets: tuple[Seat, ...], seat: Seat) -> Listed[Vote]:
    """A pass, or each of the cats but the voter itself."""
    return Listed(Vote(i) for i in (None, *targets) if i != seat)


@lru_cache(4096)
def offers(hand: tuple[Material, ...]) -> Listed[Offer]:
    """Each kind of card in the hand, the oldest first; a pebble from an empty one."""
    cards: tuple[Card, ...] = tuple(dict.fromkeys(hand)) or (PEBBLE,)
    return Listed(Offer(card) for card in cards)


class Deals(Data, tag=snake):
    """Every way to give these roles to the seats, each equally likely."""

    roles: tuple[Role, ...]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Deal) and sorted(move.roles) == sorted(self.roles)

    def __len__(self) -> int:
        return count_orders(self.roles)

    def __iter__(self) -> Iterator[Deal]:
        return map(Deal, orders(tuple(sorted(self.roles))))

    def pick(self, chance: Chance) -> Deal:
        """A deal, each equally likely."""
        return Deal(tuple(shuffled(chance, self.roles)))

    def describe(self) -> list[Deals]:
        """Itself as a form."""
        return [self]


class Slips(Data, tag=snake):
    """A card of a hand that slips away, each card (not each kind) equally likely."""

    hand: tuple[Material, ...]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Slip) and move.card in self.hand

    def __len__(self) -> int:
        return len(set(self.hand))

    def __iter__(self) -> Iterator[Slip]:
        return (Slip(card) for card in dict.fromkeys(self.hand))

    def pick(self, chance: Chance) -> Slip:
        """A card, each equally likely."""
        return Slip(choice(chance, self.hand))

    def describe(self) -> list[Slips]:
        """Itself as a form."""
        return [self]


class Proposals(Data, tag=snake):
    """Any ``count`` of the cats, in any order."""

    cats: tuple[Seat, ...]
    count: int

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Propose)
            and len(move.cats) == self.count
            and len(set(move.cats)) == self.count
            and all(i in self.cats for i in move.cats)
        )

    def __len__(self) -> int:
        return perm(len(self.cats), self.count)

    def __iter__(self) -> Iterator[Propose]:
        return (Propose(cats) for cats in permutations(self.cats, self.count))

    def pick(self, chance: Chance) -> Propose:
        """A proposal, each equally likely."""
        return Propose(tuple(sample(chance, self.cats, self.count)))

    def describe(self) -> list[Proposals]:
        """Itself as a form."""
        return [self]


class Says(Data, tag=snake):
    """Every statement that can be made: about any of the seats, any open place, any day that has come."""

    seats: int
    places: tuple[Place, ...]
    day: int

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Say):
            return False
        match move.what:
            case "claim":
                return move.role in ROLES and move == Say("claim", role=move.role)
            case "went":
                return move.place in self.places and move == Say("went", place=move.place)
            case "result":
                return (
                    isinstance(move.target, int)
                    and 0 <= move.target < self.seats
                    and isinstance(move.witch, bool)
                    and isinstance(move.day, int)
                    and 1 <= move.day <= self.day
                    and move == Say("result", target=move.target, witch=move.witch, day=move.day)
                )
            case _:
                return (
                    isinstance(move.target, int)
                    and 0 <= move.target < self.seats
                    and move == Say(move.what, target=move.target)
                )

    def __len__(self) -> int:
        return len(ROLES) + len(self.places) + 2 * self.seats * (self.day + 1)

    def __iter__(self) -> Iterator[Say]:
        everybody = range(self.seats)
        yield from (Say("claim", role=role) for role in ROLES)
        yield from (Say("went", place=place) for place in self.places)
        yield from (Say("suspect", target=i) for i in everybody)
        yield from (Say("trust", target=i) for i in everybody)
        for day in range(1, self.day + 1):
            for i in everybody:
                yield from (Say("result", target=i, witch=witch, day=day) for witch in (True, False))

    def pick(self, chance: Chance) -> Say:
        """A statement: its kind first, then what it says."""
        match chance.below(5):
            case 0:
                return Say("claim", role=choice(chance, ROLES))
            case 1:
                return Say("went", place=choice(chance, self.places))
            case 2:
                return Say("suspect", target=chance.below(self.seats))
            case 3:
                return Say("trust", target=chance.below(self.seats))
            case _:
                target, witch = chance.below(self.seats), chance.below(2) == 1
                return Say("result", target=target, witch=witch, day=1 + chance.below(self.day))

    def describe(self) -> list[Says]:
        """Itself as a form."""
        return [self]


@lru_cache(1024)
def statements(seats: int, count: int, day: int) -> Says:
    """The statements with so many open places."""
    return Says(seats, places(count), day)


Forms: TypeAlias = Deals | Slips | Proposals | Says
