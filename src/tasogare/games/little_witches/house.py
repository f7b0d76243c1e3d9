"""The board: cells, walls, start cells and spots for obstacles, read from a file and checked.

A board is data: ``boards/*.toml``.  Everything that never changes is worked out once: who lies in line with whom, which
cells make up a circle.  Cells, start cells and spots are numbered in the order of the file; sets of them are bit masks.
Coordinates are whole hundredths of a lattice step, so that no geometric question is ever decided by rounding.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

import shapely

__all__ = [
    "COLOURS",
    "FLOORS",
    "SHAPES",
    "STEP",
    "BadBoard",
    "Circle",
    "Colour",
    "Floor",
    "House",
    "Point",
    "Shape",
    "bits",
    "house",
    "load",
]

Shape: TypeAlias = Literal["circle", "triangle", "square"]
Colour: TypeAlias = Literal["red", "blue", "yellow", "purple", "green"]
Floor: TypeAlias = Literal["up", "mid", "base"]
Owner: TypeAlias = Literal["up", "base", "outer"]
Circle: TypeAlias = tuple[Shape, Colour]
Point: TypeAlias = tuple[int, int]

SHAPES: dict[str, Shape] = {"O": "circle", "T": "triangle", "S": "square"}
COLOURS: dict[str, Colour] = {"R": "red", "B": "blue", "Y": "yellow", "P": "purple", "G": "green"}
FLOORS: tuple[Floor, ...] = get_args(Floor)
OWNERS: tuple[Owner, ...] = get_args(Owner)

STEP = 100
"""Coordinates are counted in hundredths of a lattice step."""

FARTHEST = 1000
"""How many steps a coordinate, or a string, may count."""

SPOT = re.compile(r"c(\d+)r(\d+)-c(\d+)r(\d+)")


class BadBoard(ValueError):
    """A board file that does not make a board; says what was expected and what came."""


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bit mask, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, eq=False)
class House:
    """A board, checked, with what follows from it."""

    name: str
    strings: tuple[float, ...]
    """The string's length for each version of the rules."""
    cells: tuple[str, ...]
    starts: tuple[str, ...]
    points: tuple[Point, ...]
    """Where the cells lie, then the start cells."""
    floors: tuple[Floor, ...]
    shapes: tuple[Shape, ...]
    colours: tuple[tuple[Colour, ...], ...]
    walls: Mapping[Owner, tuple[tuple[Point, Point], ...]]
    spots: tuple[str, ...]
    tiles: tuple[tuple[int, int, int, int], ...]
    """The rectangle (left, top, right, bottom) of a tile on each spot."""

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The names of all places a pawn may stand on: the cells, then the start cells."""
        return self.cells + self.starts

    @cached_property
    def place(self) -> dict[str, int]:
        """The number of each place by its name."""
        return {name: i for i, name in enumerate(self.places)}

    @cached_property
    def spot(self) -> dict[str, int]:
        """The number of each spot by its name."""
        return {name: i for i, name in enumerate(self.spots)}

    @cached_property
    def everywhere(self) -> int:
        """All cells."""
        return (1 << len(self.cells)) - 1

    @cached_property
    def circles(self) -> dict[Circle, int]:
        """Each magic circle with its cells."""
        found: dict[Circle, int] = {}
        for shape in SHAPES.values():
            for colour in COLOURS.values():
                mask = sum(
                    1 << i for i in range(len(self.cells)) if self.shapes[i] == shape and colour in self.colours[i]
                )
                if mask:
                    found[shape, colour] = mask
        return found

    @cached_property
    def traces(self) -> int:
        """How many traces complete a circle."""
        return next(iter(self.circles.values())).bit_count()

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """For each cell the others in its row, its column and on its diagonals."""
        return tuple(
            sum(
                1 << j
                for j, (u, v) in enumerate(self.points[: len(self.cells)])
                if (u, v) != (x, y) and (u == x or v == y or abs(u - x) == abs(v - y))
            )
            for x, y in self.points[: len(self.cells)]
        )

    @cached_property
    def most_students(self) -> int:
        """How many students leave the teacher a next cell whatever they do.

        With S students at most 2 S cells are taken by pawns and S by chips of this round other than the last, so with
        3 S + 1 cells in line from everywhere a trail of S + 2 chips never runs into a dead end.
        """
        return (min(line.bit_count() for line in self.lines) - 1) // 3

    def string(self, version: int) -> float:
        """The string's length in a version of the rules."""
        return self.strings[min(version, len(self.strings)) - 1]


@cache
def house(name: str) -> House:
    """The board of a name in ``boards/``, or of a path to another file."""
    path = Path(__file__).parent / "boards" / f"{name}.toml"
    return load(path if path.is_file() else Path(name))


def load(path: str | Path) -> House:
    """The board in a file; raises BadBoard saying what was expected and what came."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = tomllib.load(file, parse_float=Decimal)
    except OSError as error:
        raise BadBoard(f"expected a board file at {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(f"{path.name}: expected TOML: {error}") from None
    try:
        return _Reader(data).house(path.stem)
    except BadBoard as error:
        raise BadBoard(f"{path.name}: {error}") from None


def _expect(fine: bool, expected: str, got: object) -> None:
    if not fine:
        raise BadBoard(f"expected {expected}, got {got}")


def _is_number(value: Any) -> bool:
    """Whether it is a number that no reckoning makes too large; NaN and infinity are none."""
    if not isinstance(value, Decimal | int) or isinstance(value, bool):
        return False
    number = Decimal(value)
    return number.is_finite() and abs(number) <= FARTHEST


def _units(value: Any, what: str) -> int:
    """A coordinate in hundredths."""
    _expect(
        _is_number(value) and value * STEP == int(value * STEP),
        f"{what} as a number with at most two decimals and no larger than {FARTHEST}",
        repr(value),
    )
    return int(value * STEP)


def _units_of(values: Any, count: int, what: str) -> tuple[int, ...]:
    _expect(isinstance(values, list) and len(values) == count, f"{what} as {count} numbers", repr(values))
    return tuple(_units(value, what) for value in values)


class _Reader:
    """One board file on its way to a House."""

    def __init__(self, data: dict[str, Any]) -> None:
        wanted = ("string", "tile", "rows", "starts", "walls", "spots")
        _expect(set(data) == set(wanted), f"exactly the entries {', '.join(wanted)}", ", ".join(data))
        self.data = data

    def house(self, name: str) -> House:
        cells = self.cells()
        starts = self.starts()
        walls = self.walls()
        at = {cell: point for cell, (point, *_) in cells.items()}
        spots = self.spots(at)
        made = House(
            name,
            self.strings(),
            tuple(cells),
            tuple(starts),
            (*at.values(), *starts.values()),
            tuple(floor for _, floor, _, _ in cells.values()),
            tuple(shape for _, _, shape, _ in cells.values()),
            tuple(colours for _, _, _, colours in cells.values()),
            walls,
            tuple(spots),
            tuple(spots.values()),
        )
        _check_circles(made)
        _check_ground(made)
        return made

    def strings(self) -> tuple[float, ...]:
        given = self.data["string"]
        fine = isinstance(given, list) and given and all(_is_number(v) and v > 0 for v in given)
        _expect(
            bool(fine),
            f"string as a list of lengths above 0, up to {FARTHEST}, one for each version of the rules",
            repr(given),
        )
        return tuple(float(v) for v in given)

    def cells(self) -> dict[str, tuple[Point, Floor, Shape, tuple[Colour, ...]]]:
        rows, found = self.data["rows"], {}
        _expect(isinstance(rows, list) and len(rows) > 0, "rows as a list of lines", repr(rows))
        for r, row in enumerate(rows, 1):
            fine = isinstance(row, dict) and set(row) == {"floor", "cells"} and isinstance(row["cells"], str)
            _expect(fine, f"row {r} as {{ floor, cells }}", repr(row))
            _expect(row["floor"] in FLOORS, f"the floor of row {r} as one of {', '.join(FLOORS)}", repr(row["floor"]))
            for c, code in enumerate(row["cells"].split(), 1):
                if code == ".":
                    continue
                letters = code[1:]
                fine = code[0] in SHAPES and len(letters) == len(set(letters)) == 3 and set(letters) <= set(COLOURS)
                _expect(fine, f"cell c{c}r{r} as a shape (O T S) and three different colours (R B Y P G)", repr(code))
                found[f"c{c}r{r}"] = (
                    (c * STEP, r * STEP),
                    row["floor"],
                    SHAPES[code[0]],
                    tuple(COLOURS[letter] for letter in letters),
                )
        return found

    def starts(self) -> dict[str, Point]:
        given = self.data["starts"]
        _expect(isinstance(given, dict) and len(given) > 0, "starts as names with [x, y]", repr(given))
        found: dict[str, Point] = {}
        for name, place in given.items():
            _expect(re.fullmatch(r"c\d+r\d+", name) is None, "a start cell not named like a cell", name)
            x, y = _units_of(place, 2, f"start cell {name}")
            found[name] = (x, y)
        return found

    def walls(self) -> dict[Owner, tuple[tuple[Point, Point], ...]]:
        given = self.data["walls"]
        fine = (
            isinstance(given, dict) and set(given) <= set(OWNERS) and all(isinstance(v, list) for v in given.values())
        )
        _expect(fine, f"lists of walls of {', '.join(OWNERS)}", repr(given))
        found: dict[Owner, tuple[tuple[Point, Point], ...]] = {}
        for owner in OWNERS:
            lines = []
            for line in given.get(owner, []):
                x, y, u, v = _units_of(line, 4, f"a wall of {owner}")
                _expect((x, y) != (u, v), f"a wall of {owner} longer than nothing", line)
                lines.append(((x, y), (u, v)))
            found[owner] = tuple(lines)
        return found

    def spots(self, at: Mapping[str, Point]) -> dict[str, tuple[int, int, int, int]]:
        across, along = _units_of(self.data["tile"], 2, "tile")
        fine = across > 0 and along > 0 and across % 2 == along % 2 == 0
        _expect(fine, "a tile whose halves are whole hundredths", repr(self.data["tile"]))
        given = self.data["spots"]
        fine = isinstance(given, dict) and all(isinstance(names, list) for names in given.values())
        _expect(fine, "spots as named lists", repr(given))
        found: dict[str, tuple[int, int, int, int]] = {}
        for name in (name for names in given.values() for name in names):
            match = SPOT.fullmatch(name) if isinstance(name, str) else None
            _expect(match is not None, "a spot as cCrR-cCrR", repr(name))
            _expect(name not in found, "no spot twice", name)
            one, other = str(name).split("-")
            _expect(one in at and other in at, "a spot between two cells of the board", name)
            (x, y), (u, v) = at[one], at[other]
            fine = (u - x, v - y) in ((STEP, 0), (0, STEP))
            _expect(fine, "a spot between neighbours, smaller column or row first", name)
            half = (along // 2, across // 2) if v == y else (across // 2, along // 2)
            cx, cy = (x + u) // 2, (y + v) // 2
            found[str(name)] = (cx - half[0], cy - half[1], cx + half[0], cy + half[1])
        _expect(len(found) > 4, "more than four spots", len(found))
        return found


def _check_circles(h: House) -> None:
    kinds = [(shape, frozenset(colours)) for shape, colours in zip(h.shapes, h.colours, strict=True)]
    twice = [cell for i, cell in enumerate(h.cells) if kinds.index(kinds[i]) != i]
    _expect(not twice, "every combination of shape and colours once", f"another one on {', '.join(twice)}")
    sizes = {"-".join(circle): mask.bit_count() for circle, mask in h.circles.items()}
    _expect(len(set(sizes.values())) == 1, "every circle on equally many cells", sizes)
    _expect(len({shape for shape, _ in h.circles}) >= 2, "circles of two shapes at least", sizes)
    _expect(h.most_students >= 2, "at least seven cells in line from every cell", h.name)


def _check_ground(h: House) -> None:
    """Nothing may touch what it must not: tiles one another or walls, places walls or tiles."""
    tiles = [shapely.box(*tile) for tile in h.tiles]
    walls = [shapely.LineString(wall) for owner in OWNERS for wall in h.walls[owner]]
    places = [shapely.Point(point) for point in h.points]
    for (i, one), (j, other) in combinations(enumerate(tiles), 2):
        _expect(not one.intersects(other), "tiles that never touch", f"{h.spots[i]} and {h.spots[j]}")
    for i, tile in enumerate(tiles):
        passage = shapely.LineString([h.points[h.place[name]] for name in h.spots[i].split("-")])
        for wall in walls:
            _expect(not passage.intersects(wall), "a spot where no wall stands", h.spots[i])
            _expect(not tile.intersects(wall), "tiles that touch no wall", h.spots[i])
        for k, place in enumerate(places):
            _expect(not tile.intersects(place), "tiles that touch no cell's middle", f"{h.spots[i]} on {h.places[k]}")
    for k, place in enumerate(places):
        _expect(not any(place.intersects(wall) for wall in walls), "places that lie on no wall", h.places[k])
    _expect(len(set(h.points)) == len(h.points), "every place at a point of its own", h.name)
