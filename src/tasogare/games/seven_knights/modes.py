"""The five modes: which tiles lie where for each number of seats, the options of a match, and the deals they allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from math import perm
from typing import Any, Literal, NamedTuple

from tasogare.core import BadOption, Chance, Data, Move, sample

__all__ = [
    "WITCH",
    "Deal",
    "DealForm",
    "Deals",
    "ModeName",
    "Options",
    "Setting",
    "check_options",
    "defaults",
    "option_sets",
    "setting",
]

WITCH = 0
"""The witch's value; a knight's is its number."""

ModeName = Literal["basic", "advanced", "special", "coop", "special_coop"]


class Options(Data):
    """What a table may choose."""

    mode: ModeName
    captain_check: Literal["after_question", "before_question"]
    fixed_score: bool
    review: bool


class Setting(NamedTuple):
    """What a mode puts on the table for a number of seats."""

    mode: ModeName
    seats: int
    centre: int
    """How many tiles lie in the centre."""
    top: int
    """The highest knight that may be in play."""
    witch: bool
    """Whether the witch is among the tiles, or may be."""
    laps: int
    """How often each seat inspects."""
    left_out: range
    """How many tiles a line-up may leave out."""

    @property
    def coop(self) -> bool:
        """Whether all win and lose together: there is no witch, and nobody lies."""
        return not self.witch

    @property
    def tiles(self) -> int:
        """How many tiles lie on the table."""
        return self.seats + self.centre

    @property
    def pool(self) -> tuple[int, ...]:
        """The values from which the tiles are dealt, ascending."""
        return tuple(range(0 if self.witch else 1, self.top + 1))

    @property
    def unused(self) -> int:
        """How many tiles of the pool stay off the table, unseen."""
        return len(self.pool) - self.tiles

    @property
    def before_seats(self) -> tuple[int, ...]:
        """The values that may lie before a seat: in the special mode no seat holds the witch."""
        return self.pool[1:] if self.mode == "special" else self.pool


_NONE_OUT, _ONE_OUT, _PERHAPS_OUT = range(1), range(1, 2), range(2)

# mode; laps; left out; witch; for numbers of seats: tiles in the centre, highest knight
_ROWS: tuple[tuple[ModeName, int, range, bool, dict[int, tuple[int, int]]], ...] = (
    ("basic", 1, _ONE_OUT, True, {4: (1, 4), 5: (1, 5), 6: (0, 5), 7: (0, 6), 8: (0, 7)}),
    ("advanced", 1, _PERHAPS_OUT, True, {4: (1, 7), 5: (1, 7), 6: (0, 7), 7: (0, 7)}),
    ("special", 2, _PERHAPS_OUT, True, {3: (3, 7), 4: (3, 7)}),
    ("coop", 1, _NONE_OUT, False, {4: (1, 5), 5: (1, 6), 6: (0, 6), 7: (0, 7)}),
    ("special_coop", 2, _NONE_OUT, False, {3: (4, 7), 4: (3, 7)}),
)

SETTINGS: Mapping[tuple[ModeName, int], Setting] = {
    (mode, seats): Setting(mode, seats, centre, top, witch, laps, left_out)
    for mode, laps, left_out, witch, by_seats in _ROWS
    for seats, (centre, top) in by_seats.items()
}


def setting(options: Options, seats: int) -> Setting:
    """What the match's mode puts on the table."""
    return SETTINGS[options.mode, seats]


def defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Basic from four seats, special for three."""
    return {
        "mode": "special" if seats == 3 else "basic",
        "captain_check": "after_question",
        "fixed_score": False,
        "review": False,
    }


def check_options(options: Options, seats: int) -> None:
    """Raises BadOption where the mode is not for that many seats."""
    if (options.mode, seats) not in SETTINGS:
        fitting = [number for mode, number in SETTINGS if mode == options.mode]
        raise BadOption("mode_seats", mode=options.mode, least=fitting[0], most=fitting[-1], got=seats)


def option_sets(seats: int) -> list[dict[str, Any]]:
    """Every mode, and every other option once."""
    modes = [mode for mode, number in SETTINGS if number == seats]
    return [
        *({"mode": mode} for mode in modes),
        {"captain_check": "before_question"},
        {"mode": modes[-1], "fixed_score": True, "review": True},
        {"fixed_score": True},
    ]


class Deal(Move):
    """The tiles on the table: values by tile id, first those before the seats, then the centre's."""

    tiles: tuple[int, ...]


class DealForm(Data, tag="deal_form"):
    """All deals of a mode: different values of the pool, before the seats only those that may lie there."""

    tiles: int
    pool: tuple[int, ...]
    before_seats: tuple[int, ...]


class Deals:
    """Every legal deal of a setting."""

    __slots__ = ("setting",)

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __contains__(self, move: object) -> bool:
        at = self.setting
        return (
            isinstance(move, Deal)
            and len(move.tiles) == at.tiles == len(set(move.tiles))
            and all(value in at.pool for value in move.tiles)
            and all(value in at.before_seats for value in move.tiles[: at.seats])
        )

    def __len__(self) -> int:
        at = self.setting
        return perm(len(at.before_seats), at.seats) * perm(len(at.pool) - at.seats, at.centre)

    def __iter__(self) -> Iterator[Deal]:
        at = self.setting
        for before in permutations(at.before_seats, at.seats):
            for centre in permutations([value for value in at.pool if value not in before], at.centre):
                yield Deal(before + centre)

    def pick(self, chance: Chance) -> Deal:
        """One of the deals, each equally likely."""
        at = self.setting
        before = sample(chance, at.before_seats, at.seats)
        if not at.centre:
            return Deal(tuple(before))
        return Deal((*before, *sample(chance, [value for value in at.pool if value not in before], at.centre)))

    def describe(self) -> list[Any]:
        """One form."""
        at = self.setting
        return [DealForm(at.tiles, at.pool, at.before_seats)]


@cache
def deals(at: Setting) -> Deals:
    """The set of a setting's deals."""
    return Deals(at)
