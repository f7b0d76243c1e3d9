"""What each seat sees: the house and all that lies open for everybody, its own secrets, at the end everything."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from tasogare.core import Data, Seat

from .actions import bound, tiles_for
from .grading import Grading, grading, material_points
from .house import STEP, Circle, Colour, Floor, Shape, bits, house
from .moves import KINDS, MATERIALS, Deed, Kind, Material, Secret, Witch
from .rules import ROUNDS, TILES, Graded, Laying, Phases, State, fouls
from .trail import trail

__all__ = ["Board", "Cell", "Chip", "Own", "Sheet", "Spot", "Student", "TraceSheet", "View", "Wall", "board", "view"]

Path = tuple[tuple[float, float], ...]


class Cell(Data):
    name: str
    x: float
    y: float
    floor: Floor
    shape: Shape
    colours: tuple[Colour, ...]


class Start(Data):
    name: str
    x: float
    y: float


class Wall(Data):
    owner: Literal["up", "base", "outer"]
    line: Path


class Spot(Data):
    """A spot, with the rectangle of a tile on it."""

    name: str
    x: float
    y: float
    width: float
    height: float


class Board(Data):
    """The house as it is drawn; y goes downwards, a step of the lattice is 1."""

    name: str
    cells: tuple[Cell, ...]
    starts: tuple[Start, ...]
    walls: tuple[Wall, ...]
    spots: tuple[Spot, ...]


class Chip(Data):
    """A chip by its number: where it was laid and when, its kind where the viewer knows it."""

    round: int
    order: int
    """Its place in its round's trail, from 1."""
    cell: str
    kind: Kind | None
    up: bool
    turned_by: Seat | None
    taken_by: Seat | None


class Student(Data):
    witch: Witch
    side: Literal["witch", "familiar"]
    """The pawn that moves next."""
    at: tuple[str, str]
    """The places of the witch and the familiar."""
    string: Path
    """How the string lies, from the witch to the familiar."""
    taken: tuple[int, ...]
    task: Material | None
    """None: not shown to this viewer."""
    secret: Secret | None
    points: int | None
    """Its material points, where the viewer may see them."""


class TraceSheet(Data):
    """The teacher's notes on one circle."""

    circle: Circle
    laid: tuple[str, ...]
    left: tuple[str, ...]
    free_rounds: int
    """In how many rounds to come the trace may stay in the box if the circle shall be complete; below 0: lost."""
    void: bool


class Sheet(Data):
    """The teacher's private sheet."""

    A: TraceSheet
    B: TraceSheet
    kinds: tuple[Kind, ...]
    """The kinds that are not laid in this round yet, while the teacher lays."""
    must: tuple[Material, ...]
    """The personal materials among them, which have to be laid."""
    picks: int
    """How many chips are left to lay beside those."""
    foul: bool
    warning: bool
    """With four students: one more round with both traces, and the seventh would be a foul."""


class Own(Data):
    """For each circle whether it can be A, and whether it can be B, by the traces that lie face up."""

    circle: Circle
    a: bool
    b: bool


class View(Data):
    phase: Phases
    board: Board
    removed: Material | None
    teacher: str | None
    students: tuple[Student, ...]
    group: tuple[Material, ...]
    """The group tasks, once all students have entered."""
    chips: tuple[Chip, ...]
    begins: tuple[int, ...]
    obstacles: tuple[str, ...]
    supply: int
    fouls: int
    """How many rounds so far had a foul trail."""
    history: tuple[Deed, ...]
    """All that was done before everybody's eyes, but the chips' laying, which they tell themselves."""
    circles: tuple[Own, ...]
    sheet: Sheet | None
    points: int | None
    """Group points for materials so far, in kind mode."""
    grading: Grading | None


@cache
def board(name: str) -> Board:
    """The drawing of a board."""
    h = house(name)
    at = [(x / STEP, y / STEP) for x, y in h.points]
    cells = len(h.cells)
    return Board(
        h.name,
        tuple(Cell(cell, *at[i], h.floors[i], h.shapes[i], h.colours[i]) for i, cell in enumerate(h.cells)),
        tuple(Start(name, *at[cells + i]) for i, name in enumerate(h.starts)),
        tuple(
            Wall(owner, tuple((x / STEP, y / STEP) for x, y in wall))
            for owner, walls in h.walls.items()
            for wall in walls
        ),
        tuple(
            Spot(name, left / STEP, top / STEP, (right - left) / STEP, (bottom - top) / STEP)
            for name, (left, top, right, bottom) in zip(h.spots, h.tiles, strict=True)
        ),
    )


def view(s: State, seat: Seat | None) -> View:
    """What a seat knows; a spectator (None) sees what all students see."""
    h = house(s.board)
    over = isinstance(s.phase, Graded)
    shown = bool(s.begins)  # all students have entered
    open_tasks = shown and (over or s.options.mode == "kind")
    return View(
        s.phase,
        board(s.board),
        s.removed,
        None if s.teacher is None else h.cells[s.teacher],
        tuple(_student(s, i, shown, over or seat == i + 1, open_tasks) for i in range(len(s.pawns))),
        tuple(m for m in _materials(s.in_game) if m not in s.tasks) if shown else (),
        _chips(s, s.chips if over or seat == 0 else 0),
        s.begins,
        tuple(h.spots[i] for i in bits(s.obstacles)),
        TILES - s.obstacles.bit_count(),
        fouls(s),
        s.history,
        _circles(s.board, *_traces_up(s)),
        _sheet(s) if s.circles and (over or seat == 0) else None,
        sum(sum(material_points(s, i)) for i in range(len(s.tasks))) if open_tasks else None,
        grading(s) if over else None,
    )


def _materials(mask: int) -> tuple[Material, ...]:
    return tuple(m for i, m in enumerate(MATERIALS, 2) if mask >> i & 1)


def _student(s: State, i: int, shown: bool, own: bool, open_tasks: bool) -> Student:
    places, (witch, familiar) = house(s.board).places, s.pawns[i]
    task = s.tasks[i] if shown and (own or open_tasks) else None
    return Student(
        s.witches[i],
        "familiar" if s.sides[i] else "witch",
        (places[witch], places[familiar]),
        bound(s, i).ways.path(witch, familiar, tiles_for(s, i)),
        tuple(bits(s.taken[i])) if shown else (),
        task,
        s.secrets[i] if shown and own and s.secrets else None,
        sum(material_points(s, i)) if task is not None else None,
    )


def _chips(s: State, known: int) -> tuple[Chip, ...]:
    """The chips; the kinds of the first ``known`` are told, of the others only those that lie face up."""
    cells = house(s.board).cells
    turned_by = {chip: i + 1 for i, chips in enumerate(s.turned) for chip in bits(chips)}
    taken_by = {chip: i + 1 for i, chips in enumerate(s.taken) for chip in bits(chips)}
    chips = []
    for number, first in enumerate(s.begins, 1):
        end = s.begins[number] if number < len(s.begins) else s.chips
        for k in range(first, end):
            up = bool(s.up >> k & 1)
            kind = KINDS[s.kinds[k]] if up or k < known else None
            chips.append(Chip(number, k - first + 1, cells[s.cells[k]], kind, up, turned_by.get(k), taken_by.get(k)))
    return tuple(chips)


def _traces_up(s: State) -> tuple[int, int]:
    """The cells with a trace A that lies face up, and with a trace B."""
    found = [0, 0]
    for chip in bits(s.up & ~s.materials):
        found[s.kinds[chip]] |= 1 << s.cells[chip]
    return found[0], found[1]


@lru_cache(maxsize=1024)
def _circles(name: str, a: int, b: int) -> tuple[Own, ...]:
    """What the traces that lie face up leave of the circles; A and B are of different shape."""
    circles = house(name).circles
    can_a = {circle for circle, cells in circles.items() if not a & ~cells}
    can_b = {circle for circle, cells in circles.items() if not b & ~cells}
    return tuple(
        Own(
            circle,
            circle in can_a and any(other[0] != circle[0] for other in can_b),
            circle in can_b and any(other[0] != circle[0] for other in can_a),
        )
        for circle in circles
    )


def _sheet(s: State) -> Sheet:
    laying = isinstance(s.phase, Laying)
    now = trail(s) if laying else None
    used = 0 if now is None else now.used
    free = 0 if now is None else (0b11 | s.in_game) & ~used
    rounds = len(s.begins) - laying
    before = house(s.board).traces - 1
    both = rounds == before == min(laid.bit_count() for laid in s.laid)
    return Sheet(
        _trace_sheet(s, 0, used),
        _trace_sheet(s, 1, used),
        tuple(kind for i, kind in enumerate(KINDS) if free >> i & 1),
        () if now is None else _materials(now.must),
        0 if now is None else max(now.picks, 0),
        s.foul,
        laying and s.options.students == 4 and both,
    )


def _trace_sheet(s: State, kind: int, used: int) -> TraceSheet:
    h = house(s.board)
    circle, laid = s.circles[kind], s.laid[kind]
    left = h.circles[circle] & ~laid
    open_now = isinstance(s.phase, Laying) and not s.foul and not used >> kind & 1
    chances = ROUNDS - len(s.begins) + open_now
    return TraceSheet(
        circle,
        tuple(h.cells[i] for i in bits(laid)),
        tuple(h.cells[i] for i in bits(left)),
        chances - left.bit_count(),
        bool(s.void >> kind & 1),
    )
