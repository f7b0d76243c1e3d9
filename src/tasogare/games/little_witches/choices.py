"""Sets of moves: listed where they are few, else with a form that tells the client what may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from math import perm
from typing import Literal, TypeAlias

from tasogare.core import Chance, Data, Listed, choice, sample

from .house import bits, house
from .moves import (
    KINDS,
    MATERIALS,
    SECRETS,
    Block,
    Collect,
    Deal,
    Enter,
    Kind,
    Lay,
    Pass,
    Search,
    Stand,
    Walk,
    Witch,
)

__all__ = [
    "PASS",
    "BlockForm",
    "Blocks",
    "Deals",
    "EnterForm",
    "Enters",
    "Forms",
    "LayForm",
    "Lays",
    "WalkForm",
    "Walks",
    "collects",
    "searches",
    "stands",
]

PASS: Listed[Pass] = Listed((Pass(),))
_MOST_CHIPS = 49
_SEARCHES = tuple(Search(i) for i in range(_MOST_CHIPS))
_COLLECTS = tuple(Collect(i) for i in range(_MOST_CHIPS))


def searches(chips: int) -> Listed[Search]:
    """A search for each chip of the mask."""
    return Listed([_SEARCHES[i] for i in bits(chips)])


def collects(chips: int) -> Listed[Collect]:
    """A collecting for each chip of the mask."""
    return Listed([_COLLECTS[i] for i in bits(chips)])


@cache
def stands(board: str) -> Listed[Stand]:
    """A standing on each cell of the board."""
    return Listed(Stand(cell) for cell in house(board).cells)


@cache
def _lays(board: str) -> tuple[tuple[Lay, ...], ...]:
    return tuple(tuple(Lay(kind, cell) for cell in house(board).cells) for kind in KINDS)


@cache
def _walks(board: str) -> tuple[Walk, ...]:
    return tuple(Walk(place, None) for place in house(board).places)


Strings: TypeAlias = Callable[[int], tuple[tuple[float, float], ...]]
"""The points of the string to a place."""


class DealForm(Data, tag="deal_form"):
    """Stands for the deals: nobody but the table chooses one."""

    students: int


class EnterForm(Data, tag="enter_form"):
    """Any of the witches with any of the start cells."""

    witches: tuple[Witch, ...]
    starts: tuple[str, ...]


class LayForm(Data, tag="lay_form"):
    """For each kind that may be laid now its cells."""

    cells: dict[Kind, tuple[str, ...]]


class BlockForm(Data, tag="block_form"):
    """Any of the spots, with an obstacle from any of ``old``; none there: from the supply."""

    spots: tuple[str, ...]
    old: tuple[str, ...]


class WalkForm(Data, tag="move_form"):
    """Where the pawn may go, with how the string then lies, and what may be turned up there."""

    pawn: Literal["witch", "familiar"]
    to: dict[str, tuple[tuple[float, float], ...]]
    """For each place in reach the points of the taut string, from the pawn that stays."""
    flips: dict[str, tuple[int, ...]]


Forms: TypeAlias = DealForm | EnterForm | LayForm | BlockForm | WalkForm


class Deals:
    """All legal deals: circles of two shapes, different tasks, and in mean mode different secrets."""

    __slots__ = ("_board", "_circles", "_mean", "_students")

    def __init__(self, board: str, students: int, mean: bool) -> None:
        self._board, self._students, self._mean = board, students, mean
        names = tuple(house(board).circles)
        self._circles = tuple((one, other) for one in names for other in names if one[0] != other[0])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Deal):
            return False
        tasks, secrets = move.tasks, move.secrets
        return (
            (move.removed is not None) == (self._students == 2)
            and move.circles in self._circles
            and len(tasks) == len(set(tasks)) == self._students
            and move.removed not in tasks
            and len(secrets) == len(set(secrets)) == (self._students if self._mean else 0)
        )

    def __len__(self) -> int:
        cards = 5 * perm(4, 2) if self._students == 2 else perm(5, self._students)
        return len(self._circles) * cards * (perm(len(SECRETS), self._students) if self._mean else 1)

    def __iter__(self) -> Iterator[Deal]:
        for removed in MATERIALS if self._students == 2 else (None,):
            for circles in self._circles:
                for tasks in permutations([m for m in MATERIALS if m != removed], self._students):
                    for secrets in permutations(SECRETS, self._students) if self._mean else ((),):
                        yield Deal(removed, circles, tasks, secrets)

    def pick(self, chance: Chance) -> Deal:
        """One of the deals, each equally likely."""
        removed = choice(chance, MATERIALS) if self._students == 2 else None
        return Deal(
            removed,
            choice(chance, self._circles),
            tuple(sample(chance, [m for m in MATERIALS if m != removed], self._students)),
            tuple(sample(chance, SECRETS, self._students)) if self._mean else (),
        )

    def describe(self) -> list[DealForm]:
        """A form that only names the number of students."""
        return [DealForm(self._students)]


class Enters:
    """The witches that are left, each with every start cell."""

    __slots__ = ("_starts", "_witches")

    def __init__(self, witches: tuple[Witch, ...], starts: tuple[str, ...]) -> None:
        self._witches, self._starts = witches, starts

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Enter) and move.witch in self._witches and move.start in self._starts

    def __len__(self) -> int:
        return len(self._witches) * len(self._starts)

    def __iter__(self) -> Iterator[Enter]:
        return (Enter(witch, start) for witch in self._witches for start in self._starts)

    def pick(self, chance: Chance) -> Enter:
        """One of them, each equally likely."""
        return Enter(choice(chance, self._witches), choice(chance, self._starts))

    def describe(self) -> list[EnterForm]:
        """One form."""
        return [EnterForm(self._witches, self._starts)]


class Lays:
    """The chips that may be laid now: for each kind a mask of cells."""

    __slots__ = ("_board", "masks")

    def __init__(self, board: str, masks: tuple[int, ...]) -> None:
        self._board, self.masks = board, masks

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Lay):
            return False
        cell = house(self._board).place.get(move.cell)
        return cell is not None and bool(self.masks[KINDS.index(move.kind)] >> cell & 1)

    def __len__(self) -> int:
        return sum([mask.bit_count() for mask in self.masks])

    def __iter__(self) -> Iterator[Lay]:
        for moves, mask in zip(_lays(self._board), self.masks, strict=True):
            for cell in bits(mask):
                yield moves[cell]

    def pick(self, chance: Chance) -> Lay:
        """One of them, each equally likely."""
        left = chance.below(len(self))
        for moves, mask in zip(_lays(self._board), self.masks, strict=True):
            count = mask.bit_count()
            if left < count:
                return moves[_nth(mask, left)]
            left -= count
        raise AssertionError("an empty set has no pick")

    def describe(self) -> list[LayForm]:
        """One form."""
        cells = house(self._board).cells
        return [LayForm({k: tuple(cells[i] for i in bits(m)) for k, m in zip(KINDS, self.masks, strict=True) if m})]


class Blocks:
    """An obstacle to each free spot: from the supply, or from each spot where one lies."""

    __slots__ = ("_board", "_free", "_old")

    def __init__(self, board: str, lying: int, supply: bool) -> None:
        spots = house(board).spots
        self._board = board
        self._free = ((1 << len(spots)) - 1) & ~lying
        self._old: tuple[str | None, ...] = (None,) if supply else tuple(spots[i] for i in bits(lying))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Block) or move.old not in self._old:
            return False
        spot = house(self._board).spot.get(move.spot)
        return spot is not None and bool(self._free >> spot & 1)

    def __len__(self) -> int:
        return self._free.bit_count() * len(self._old)

    def __iter__(self) -> Iterator[Block]:
        spots = house(self._board).spots
        return (Block(spots[i], old) for old in self._old for i in bits(self._free))

    def pick(self, chance: Chance) -> Block:
        """One of them, each equally likely."""
        spot = _nth(self._free, chance.below(self._free.bit_count()))
        return Block(house(self._board).spots[spot], choice(chance, self._old))

    def describe(self) -> list[BlockForm]:
        """One form."""
        spots = house(self._board).spots
        free = tuple(spots[i] for i in bits(self._free))
        return [BlockForm(free, tuple(old for old in self._old if old is not None))]


class Walks:
    """A pawn's places in reach; for the yellow witch each of them again with each chip that lies face down there."""

    __slots__ = ("_board", "_flips", "_pawn", "_strings", "reach")

    def __init__(self, board: str, pawn: int, reach: int, flips: dict[int, int], strings: Strings) -> None:
        self._board, self._pawn, self._flips, self._strings = board, pawn, flips, strings
        self.reach = reach

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Walk):
            return False
        place = house(self._board).place.get(move.to)
        if place is None or not self.reach >> place & 1:
            return False
        return move.flip is None or (move.flip >= 0 and bool(self._flips.get(place, 0) >> move.flip & 1))

    def __len__(self) -> int:
        return self.reach.bit_count() + sum([chips.bit_count() for chips in self._flips.values()])

    def __iter__(self) -> Iterator[Walk]:
        moves = _walks(self._board)
        for place in bits(self.reach):
            yield moves[place]
            for chip in bits(self._flips.get(place, 0)):
                yield Walk(moves[place].to, chip)

    def pick(self, chance: Chance) -> Walk:
        """One of them, each equally likely."""
        left, walks = chance.below(len(self)), self.reach.bit_count()
        if left < walks:
            return _walks(self._board)[_nth(self.reach, left)]
        left -= walks
        for place, chips in self._flips.items():
            count = chips.bit_count()
            if left < count:
                return Walk(house(self._board).places[place], _nth(chips, left))
            left -= count
        raise AssertionError("an empty set has no pick")

    def describe(self) -> list[WalkForm]:
        """One form, with the strings as they would lie."""
        places = house(self._board).places
        return [
            WalkForm(
                "familiar" if self._pawn else "witch",
                {places[i]: self._strings(i) for i in bits(self.reach)},
                {places[i]: tuple(bits(chips)) for i, chips in self._flips.items()},
            )
        ]


def _nth(mask: int, n: int) -> int:
    """The n-th number of a mask, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
