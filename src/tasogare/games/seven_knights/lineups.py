"""Line-ups: the rows that a captain may lay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

from tasogare.core import Chance, Data, IllegalMove, Move, shuffled

from .modes import Setting

__all__ = ["Lineup", "LineupForm", "Lineups", "lineups"]


class Lineup(Move):
    """The captain's row, from left to right."""

    tiles: tuple[int, ...]


class LineupForm(Data, tag="lineup_form"):
    """All line-ups: different tiles of the table in any order, ``own`` among them, ``least`` to ``most`` in number."""

    tiles: int
    own: int
    least: int
    most: int


class Lineups:
    """Every line-up that a captain may lay."""

    __slots__ = ("at", "own")

    def __init__(self, at: Setting, own: int) -> None:
        self.at = at
        self.own = own

    def _rows(self, left_out: int) -> int:
        return (self.at.tiles - 1 if left_out else 1) * factorial(self.at.tiles - left_out)

    def __contains__(self, move: object) -> bool:
        at = self.at
        return (
            isinstance(move, Lineup)
            and at.tiles - len(move.tiles) in at.left_out
            and len(set(move.tiles)) == len(move.tiles)
            and self.own in move.tiles
            and all(0 <= tile < at.tiles for tile in move.tiles)
        )

    def __len__(self) -> int:
        return sum(map(self._rows, self.at.left_out))

    def __iter__(self) -> Iterator[Lineup]:
        for out in self.at.left_out:
            for row in permutations(range(self.at.tiles), self.at.tiles - out):
                if self.own in row:
                    yield Lineup(row)

    def pick(self, chance: Chance) -> Lineup:
        """One of the line-ups, each equally likely."""
        at, drawn = self.at, chance.below(len(self))
        row = list(range(at.tiles))
        if at.left_out[0] or drawn >= self._rows(0):
            row.remove([tile for tile in row if tile != self.own][chance.below(at.tiles - 1)])
        return Lineup(tuple(shuffled(chance, row)))

    def describe(self) -> list[Any]:
        """One form."""
        at = self.at
        return [LineupForm(at.tiles, self.own, at.tiles - at.left_out[-1], at.tiles - at.left_out[0])]

    def why_not(self, move: Any) -> IllegalMove:
        """The reason why a row may not be laid."""
        at = self.at
        if not isinstance(move, Lineup):
            return IllegalMove("not_an_option")
        for tile in move.tiles:
            if not 0 <= tile < at.tiles:
                return IllegalMove("no_tile", tile=tile)
            if move.tiles.count(tile) > 1:
                return IllegalMove("lineup_twice", tile=tile)
        if self.own not in move.tiles:
            return IllegalMove("lineup_own")
        least, most = at.tiles - at.left_out[-1], at.tiles - at.left_out[0]
        return IllegalMove("lineup_tiles", least=least, most=most, got=len(move.tiles))


@cache
def lineups(at: Setting, own: int) -> Lineups:
    """The line-ups open to the captain whose tile is ``own``."""
    return Lineups(at, own)
