"""States that a viewer cannot tell from the truth, drawn from what the rulebook lets it know.

A draw goes from the rare to the common: the wolves, the hamster, the bodyguard and the seer, whom the dead bind; then
the other roles; then, night by night, who was attacked, guarded and divined so that those died who did; then how far
this night has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from tasogare.core import Dice, Seat, choice, replace, sample, shuffled

from .cast import cast, roles_of
from .moves import Role, bits
from .night import Deeds, Night
from .rules import State
from .victory import Over, victory

__all__ = ["world"]

TRIES = 60
"""Even draws of the binding roles before they are searched for."""


def world(s: State, seat: Seat | None, chance: Dice) -> State:
    """A random state that the viewer (None: a spectator) cannot tell from ``s``."""
    if not s.roles or isinstance(s.phase, Over):
        return s
    if seat is not None and s.options.ghosts_see and not s.alive >> seat & 1:
        return s
    knows = Knowledge(s, seat)
    wolves, hamster, bodyguard, seer = _binding_roles(knows, chance)
    roles = _deal(knows, wolves, hamster, bodyguard, seer, chance)
    nights = tuple(knows.deeds(i, wolves, hamster, bodyguard, seer, chance) for i in range(len(s.nights)))
    t = replace(s, roles=roles, nights=nights)
    return _tonight(t, seat, chance) if isinstance(s.phase, Night) else t


Binding = tuple[int, Seat | None, Seat | None, Seat]
"""The mask of the wolves, and the seats of hamster, bodyguard and seer."""


class Knowledge:
    """What a viewer knows of the deal and of the nights that are over."""

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.s = s
        self.role: Role | None = None if seat is None else s.roles[seat]
        self.fixed: dict[Seat, Role] = {}
        self.wolves = self.no_wolves = 0
        self.living: list[int] = []
        """The mask of the living at each night's start; the present one's too."""
        self.checked: list[int] = []
        """The mask of the living each time that nobody had won."""
        self._course()
        self._fixed(seat)
        self._told(seat)
        left = list(roles_of(s.seats, s.options.roles, s.options.wolves))
        for role in self.fixed.values():
            left.remove(role)
        self.left = tuple(left)
        """The cards whose seats the viewer does not know."""
        self.open = sum(1 << i for i in range(s.seats) if i not in self.fixed)
        watching = -1 if seat is None else seat
        self.watched = [bool(mask >> watching & 1) if seat is not None else False for mask in self.living]
        """By night: whether the viewer lived through it."""

    def _course(self) -> None:
        alive = (1 << self.s.seats) - 1
        for i, deeds in enumerate(self.s.nights):
            self.living.append(alive)
            for seat in deeds.dead:
                alive &= ~(1 << seat)
                self.no_wolves |= 1 << seat
            self.checked.append(alive)
            if i < len(self.s.lynched):
                alive &= ~(1 << self.s.lynched[i])
                self.checked.append(alive)
        if isinstance(self.s.phase, Night):
            self.living.append(alive)

    def _fixed(self, seat: Seat | None) -> None:
        for i, role in enumerate(self.s.roles):
            dead = not self.s.alive >> i & 1
            fellow = self.role in ("wolf", "mason") and role == self.role
            if i == seat or fellow or (dead and self.s.options.reveal == "on_death"):
                self.fixed[i] = role

    def _told(self, seat: Seat | None) -> None:
        """The answers to a seer, and to a medium in each night that it lived to see."""
        s, told = self.s, list[Seat | None]()
        if self.role == "seer":
            told = [deeds.divined for deeds in s.nights]
            if isinstance(s.phase, Night):
                told.append(s.divined)
        elif self.role == "medium" and seat is not None:
            told = [s.lynched[i - 1] for i in range(1, len(self.living)) if self.living[i] >> seat & 1]
        for target in told:
            if target is not None:
                if s.roles[target] == "wolf":
                    self.wolves |= 1 << target
                else:
                    self.no_wolves |= 1 << target

    def at_hand(self, role: Role) -> list[Seat | None] | None:
        """Where a single role is if that is known, ``[None]`` if it is not in play; None: it is to be dealt."""
        for seat, known in self.fixed.items():
            if known == role:
                return [seat]
        return None if role in self.left else [None]

    def wolf_sets(self) -> tuple[int, list[Seat], int]:
        """The wolves that are certain, who else may be one, and how many are to be chosen of these."""
        certain = self.wolves | sum(1 << i for i, role in self.fixed.items() if role == "wolf")
        maybe = self.open & ~self.no_wolves & ~certain
        return certain, list(bits(maybe)), self.s.options.wolves - certain.bit_count()

    def hamsters(self) -> list[Seat | None]:
        """Who may be the hamster: of two that died in one night one is."""
        known = self.at_hand("hamster")
        if known is not None:
            return known
        maybe = self.open & ~self.wolves
        for deeds in self.s.nights:
            if len(deeds.dead) == 2:
                maybe &= sum(1 << i for i in deeds.dead)
        return list(bits(maybe))

    def allows(self, wolves: int, hamster: Seat | None) -> tuple[int, int] | None:
        """Who may then be bodyguard and who seer, as masks; None: it can't be so.

        The bit above the last seat stands for no bodyguard at all.
        """
        for alive in self.checked:
            pack, lives = (alive & wolves).bit_count(), hamster is not None and bool(alive >> hamster & 1)
            if victory(pack, alive.bit_count() - pack, lives, self.s.options.hamster_counts) is not None:
                return None
        guards = seers = (2 << self.s.seats) - 1
        for i, deeds in enumerate(self.s.nights):
            alive, dead = self.living[i], deeds.dead
            divined = hamster in dead
            if divined:
                seers &= alive
            if self.role == "seer" and self.watched[i] and (deeds.divined == hamster) != divined:
                return None
            killed = [seat for seat in dead if seat != hamster]
            attacked = deeds.attacked if self.role == "wolf" and self.watched[i] else None
            if killed:
                if len(killed) > 1 or (attacked is not None and attacked != killed[0]) or not self._attack(i):
                    return None
            elif self._attack(i):
                at_hamster = hamster is not None and alive >> hamster & 1 and attacked in (None, hamster)
                if not at_hamster:
                    if i == 0:
                        return None
                    guards &= alive
                    if attacked is not None:
                        guards &= ~(1 << attacked)
                    if self.role == "bodyguard" and self.watched[i] and self._spoilt(deeds, wolves):
                        return None
        return guards, seers

    def _attack(self, i: int) -> bool:
        return i > 0 or self.s.options.first_night_kill

    def _spoilt(self, deeds: Deeds, wolves: int) -> bool:
        """Whether the viewer's guard stood over nobody whom the wolves could have attacked."""
        return deeds.guarded is None or bool(wolves >> deeds.guarded & 1)

    def deeds(
        self, i: int, wolves: int, hamster: Seat | None, bodyguard: Seat | None, seer: Seat, chance: Dice
    ) -> Deeds:
        """What may have been done in night ``i`` (from 0) between these."""
        was, alive = self.s.nights[i], self.living[i]
        mine = self.watched[i]
        divined: Seat | None = None
        if alive >> seer & 1:
            if self.role == "seer":
                divined = was.divined
            elif hamster in was.dead:
                divined = hamster
            else:
                safe = alive & ~(1 << seer)
                divined = choice(chance, bits(safe if hamster is None else safe & ~(1 << hamster)))
        guards: tuple[Seat | None, ...] = (None,)
        if i > 0 and bodyguard is not None and alive >> bodyguard & 1:
            guards = (was.guarded,) if self.role == "bodyguard" and mine else bits(alive & ~(1 << bodyguard))
        if not self._attack(i):
            return Deeds(divined, choice(chance, guards), None, was.dead)
        killed = [seat for seat in was.dead if seat != hamster]
        if killed:
            return Deeds(divined, choice(chance, [g for g in guards if g != killed[0]]), killed[0], was.dead)
        pairs: list[tuple[Seat, Seat | None]] = [
            (g, g) for g in guards if g is not None and g != hamster and not wolves >> g & 1
        ]
        if hamster is not None and alive >> hamster & 1:
            pairs += [(hamster, g) for g in guards]
        if self.role == "wolf" and mine:
            pairs = [pair for pair in pairs if pair[0] == was.attacked]
        attacked, guarded = choice(chance, pairs)
        return Deeds(divined, guarded, attacked, was.dead)


def _binding_roles(knows: Knowledge, chance: Dice) -> Binding:
    """The wolves, hamster, bodyguard and seer: by even draws, or if these keep failing by search."""
    certain, maybe, number = knows.wolf_sets()
    hamsters = knows.hamsters()
    bodyguards, seers = knows.at_hand("bodyguard"), knows.at_hand("seer")
    for _ in range(TRIES):
        wolves = certain
        for seat in sample(chance, maybe, number):
            wolves |= 1 << seat
        hamster = choice(chance, hamsters)
        taken = wolves if hamster is None else wolves | 1 << hamster
        if hamster is not None and wolves >> hamster & 1:
            continue
        fit = knows.allows(wolves, hamster)
        if fit is None:
            continue
        drawn = sample(chance, bits(knows.open & ~taken), (bodyguards is None) + (seers is None))
        bodyguard = drawn.pop() if bodyguards is None else bodyguards[0]
        seer = drawn.pop() if seers is None else seers[0]
        if _fits(knows, fit, bodyguard, seer):
            assert seer is not None
            return wolves, hamster, bodyguard, seer
    return next(_search(knows, chance))


def _fits(knows: Knowledge, fit: tuple[int, int], bodyguard: Seat | None, seer: Seat | None) -> bool:
    guards, seers = fit
    return bool(guards >> (knows.s.seats if bodyguard is None else bodyguard) & 1) and bool(seers >> (seer or 0) & 1)


def _search(knows: Knowledge, chance: Dice) -> Iterator[Binding]:
    """All that is possible, in a random order."""
    certain, maybe, number = knows.wolf_sets()
    bodyguards, seers = knows.at_hand("bodyguard"), knows.at_hand("seer")
    hamsters = shuffled(chance, knows.hamsters())
    for chosen, hamster in product(list(combinations(shuffled(chance, maybe), number)), hamsters):
        wolves = certain | sum(1 << seat for seat in chosen)
        if hamster is not None and wolves >> hamster & 1:
            continue
        fit = knows.allows(wolves, hamster)
        if fit is None:
            continue
        rest = knows.open & ~(wolves if hamster is None else wolves | 1 << hamster)
        order = shuffled(chance, bits(rest))
        for bodyguard, seer in product(bodyguards or order, seers or order):
            if bodyguard != seer and _fits(knows, fit, bodyguard, seer):
                assert seer is not None
                yield wolves, hamster, bodyguard, seer


def _deal(
    knows: Knowledge, wolves: int, hamster: Seat | None, bodyguard: Seat | None, seer: Seat, chance: Dice
) -> tuple[Role, ...]:
    """A whole deal with these seats taken."""
    bound: dict[Seat | None, Role] = {hamster: "hamster", bodyguard: "bodyguard", seer: "seer"}
    special = ("wolf", "hamster", "bodyguard", "seer")
    others = iter(shuffled(chance, [role for role in knows.left if role not in special]))
    roles: list[Role] = []
    for i in range(knows.s.seats):
        if i in knows.fixed:
            roles.append(knows.fixed[i])
        elif wolves >> i & 1:
            roles.append("wolf")
        else:
            roles.append(bound[i] if i in bound else next(others))
    return tuple(roles)


def _tonight(s: State, seat: Seat | None, chance: Dice) -> State:
    """How far the night may have come; the viewer's own part, and its pack's, as they are."""
    assert isinstance(s.phase, Night)
    who, night = cast(s.roles), s.phase.night
    hunters = s.alive & who.wolves if night > 1 or s.options.first_night_kill else 0
    mine = 0 if seat is None else s.alive & 1 << seat
    pack = bool(mine & hunters)
    points = dict(s.points) if pack else {}
    if not pack:
        prey = bits(s.alive & ~hunters)
        points = {wolf: choice(chance, prey) for wolf in bits(hunters) if chance.below(2)}
    done = s.done & mine
    for other in bits(s.alive & ~hunters & ~mine):
        done |= chance.below(2) << other
    divined = _target(s, who.seer, done, mine, s.divined, chance)
    guarded = _target(s, who.bodyguard if night > 1 else None, done, mine, s.guarded, chance)
    return replace(
        s,
        done=done,
        divined=divined,
        guarded=guarded,
        points=tuple(sorted(points.items())),
        insisted=s.insisted if pack else None,
    )


def _target(s: State, actor: Seat | None, done: int, mine: int, own: Seat | None, chance: Dice) -> Seat | None:
    if actor is None or not done >> actor & 1:
        return None
    return own if mine >> actor & 1 else choice(chance, bits(s.alive & ~(1 << actor)))
