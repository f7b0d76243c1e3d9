"""The roles, the moves, and the sets of moves that are too many to list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec import UNSET, UnsetType

from tasogare.core import Chance, Data, IllegalMove, Listed, Move, Seat, count_orders, orders, shuffled

if TYPE_CHECKING:
    from .rules import State

__all__ = [
    "READY",
    "SLEEP",
    "Attack",
    "Deal",
    "Deals",
    "DealsForm",
    "Divine",
    "Guard",
    "Pick",
    "Ready",
    "Role",
    "Say",
    "SayForm",
    "Sayings",
    "Sleep",
    "Vote",
    "aimed",
    "bad_target",
    "bits",
    "sayings",
]

Role = Literal["wolf", "villager", "seer", "medium", "madman", "bodyguard", "mason", "hamster"]


class Deal(Move):
    """The table: the role of each seat."""

    roles: tuple[Role, ...]


class Divine(Move):
    target: Seat


class Guard(Move):
    target: Seat


class Attack(Move):
    """A wolf points at a seat."""

    target: Seat


class Sleep(Move):
    """The night of whoever has nothing to do."""


What = Literal["claim", "result", "suspect", "trust", "ask", "will_vote"]


class Say(Move):
    """A statement that everybody sees; each ``what`` has exactly its fields, the others are absent."""

    what: What
    role: Role | UnsetType = UNSET
    target: Seat | UnsetType = UNSET
    wolf: bool | UnsetType = UNSET
    night: int | UnsetType = UNSET


class Ready(Move):
    """Has said enough."""


class Vote(Move):
    target: Seat


class Pick(Move):
    """The table: who of the seats that are still tied is lynched."""

    target: Seat


READY: Listed[Ready] = Listed((Ready(),))
SLEEP: Listed[Sleep] = Listed((Sleep(),))


@lru_cache(1 << 16)
def bits(mask: int) -> tuple[Seat, ...]:
    """The seats in a mask (bit i: seat i), rising."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


@lru_cache(1 << 16)
def aimed(kind: type[Divine | Guard | Attack | Vote | Pick], mask: int) -> Listed[Any]:
    """The moves of a kind at each seat of a mask."""
    return Listed(kind(target) for target in bits(mask))


def bad_target(s: State, seat: Seat, target: Seat, *, living: bool = True) -> IllegalMove | None:
    """Why a seat may not aim at another, whatever the move."""
    if not 0 <= target < s.seats:
        return IllegalMove("no_seat", seat=target)
    if target == seat:
        return IllegalMove("yourself")
    if living and not s.alive >> target & 1:
        return IllegalMove("dead_target", seat=target)
    return None


class DealsForm(Data, tag="deals"):
    """Any order of these roles."""

    roles: tuple[Role, ...]


class Deals:
    """Every way to give out the roles, seat by seat."""

    __slots__ = ("roles",)

    def __init__(self, roles: tuple[Role, ...]) -> None:
        self.roles = tuple(sorted(roles))

    def __contains__(self, move: object) -> bool:
        return type(move) is Deal and tuple(sorted(move.roles)) == self.roles

    def __len__(self) -> int:
        return count_orders(self.roles)

    def __iter__(self) -> Iterator[Deal]:
        return map(Deal, orders(self.roles))

    def pick(self, chance: Chance) -> Deal:
        """Each deal equally likely."""
        return Deal(tuple(shuffled(chance, self.roles)))

    def describe(self) -> list[Any]:
        return [DealsForm(self.roles)]


class SayForm(Data, tag="statements"):
    """A claim of one of the roles; a result about one of ``others`` in a night up to this one; or a word about one of
    the ``living``."""

    roles: tuple[Role, ...]
    others: tuple[Seat, ...]
    living: tuple[Seat, ...]
    nights: int


WORDS: tuple[Literal["suspect", "trust", "ask", "will_vote"], ...] = ("suspect", "trust", "ask", "will_vote")


class Sayings:
    """All that a seat may state: any role in play, any result about another seat, a word about a living one."""

    __slots__ = ("_form", "_living", "_others")

    def __init__(self, form: SayForm) -> None:
        self._form = form
        self._others = frozenset(form.others)
        self._living = frozenset(form.living)

    def __contains__(self, move: object) -> bool:
        if type(move) is not Say:
            return False
        role, target, wolf, night = move.role, move.target, move.wolf, move.night
        if move.what == "claim":
            return role in self._form.roles and target is UNSET and wolf is UNSET and night is UNSET
        if role is not UNSET:
            return False
        if move.what == "result":
            when = isinstance(night, int) and 1 <= night <= self._form.nights
            return when and isinstance(wolf, bool) and target in self._others
        return target in self._living and wolf is UNSET and night is UNSET

    def __len__(self) -> int:
        form = self._form
        return len(form.roles) + len(form.others) * 2 * form.nights + len(form.living) * len(WORDS)

    def __iter__(self) -> Iterator[Say]:
        form = self._form
        for role in form.roles:
            yield Say("claim", role=role)
        for night in range(1, form.nights + 1):
            for target in form.others:
                for wolf in (False, True):
                    yield Say("result", target=target, wolf=wolf, night=night)
        for word in WORDS:
            for target in form.living:
                yield Say(word, target=target)

    def pick(self, chance: Chance) -> Say:
        """What it is about first, then evenly."""
        form, kind = self._form, chance.below(2 + len(WORDS))
        if kind == 0:
            return Say("claim", role=form.roles[chance.below(len(form.roles))])
        if kind == 1:
            target = form.others[chance.below(len(form.others))]
            night = 1 + chance.below(form.nights)
            return Say("result", target=target, wolf=chance.below(2) == 1, night=night)
        return Say(WORDS[kind - 2], target=form.living[chance.below(len(form.living))])

    def describe(self) -> list[Any]:
        return [self._form]


@lru_cache(1 << 14)
def sayings(roles: tuple[Role, ...], seats: int, alive: int, seat: Seat, nights: int) -> Sayings:
    """What ``seat`` may state while the seats of the mask ``alive`` live."""
    others = tuple(i for i in range(seats) if i != seat)
    return Sayings(SayForm(roles, others, bits(alive & ~(1 << seat)), nights))
