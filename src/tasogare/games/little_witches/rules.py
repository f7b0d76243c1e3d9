"""The rules, in the rulebook's order: one phase a stanza.

Seat 0 is the teacher, seats 1 to S are the students.  Cells, start cells and spots are numbers of the board, kinds are
numbers of ``KINDS``, sets of any of them are bit masks; names are used in moves and views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from tasogare.core import (
    TABLE,
    BadOption,
    Data,
    IllegalMove,
    Listed,
    Move,
    MoveSet,
    Phase,
    Seat,
    kinds,
    replace,
)

from .actions import bound, chips_in_reach, take, tiles_for, turn_up, walk
from .choices import PASS, Blocks, Deals, Enters, Lays, Walks, collects, searches, stands
from .house import Circle, house
from .moves import (
    KINDS,
    WITCHES,
    Block,
    Collect,
    Deal,
    Deed,
    Enter,
    Lay,
    Material,
    Pass,
    Search,
    Secret,
    Stand,
    Void,
    Walk,
    Witch,
)
from .refusals import action_refused, block_refused, enter_refused, lay_refused, void_refused
from .trail import needs_trace, open_trace_cells, pawns_mask, put_down, trail, trail_length

__all__ = [
    "ROUNDS",
    "TILES",
    "Dealing",
    "Entering",
    "Graded",
    "Laying",
    "Options",
    "Searching",
    "Standing",
    "State",
    "begin_round",
    "check_options",
    "fouls",
]

TEACHER: Seat = 0
ROUNDS = 7
TILES = 4
EVERY_MATERIAL = ((1 << len(KINDS)) - 1) & ~0b11
VOIDS = (Void("A"), Void("B"))


class Options(Data):
    students: Literal[2, 3, 4]
    mode: Literal["kind", "mean"]
    actions: Literal[2, 3]
    string: Annotated[float, Meta(gt=0)]


class Dealing(Phase):
    """The table lets one material leave the game if there are two students, draws the teacher's two circles, which are
    of different shape, and deals the students' cards."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> MoveSet[Deal]:
        return Deals(s.board, s.options.students, s.options.mode == "mean")

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        deal = moves[TABLE]
        return replace(
            s,
            removed=deal.removed,
            circles=deal.circles,
            tasks=deal.tasks,
            secrets=deal.secrets,
            phase=Standing(),
        )


class Standing(Phase):
    """The teacher stands on any of the cells."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TEACHER,)

    def options(self, s: State, seat: Seat) -> Listed[Stand]:
        return stands(s.board)

    def resolve(self, s: State, moves: Mapping[Seat, Stand]) -> State:
        stand = moves[TEACHER]
        cell = house(s.board).place[stand.cell]
        return replace(s, teacher=cell, phase=Entering(1), history=(Deed(TEACHER, stand),))

    def seconds(self, s: State) -> int | None:
        return 60

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        if isinstance(move, Stand):
            return IllegalMove("no_such_cell", cell=move.cell)
        return super().why_not(s, seat, move)


class Entering(Phase):
    """In seat order the students take a witch, each another, and a start cell, on which both its pawns stand; the
    witch's side of the card is up.  Then tasks and secrets are shown, and the first round begins."""

    student: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.student,)

    def options(self, s: State, seat: Seat) -> MoveSet[Enter]:
        left = tuple(witch for witch in WITCHES if witch not in s.witches)
        return Enters(left, house(s.board).starts)

    def resolve(self, s: State, moves: Mapping[Seat, Enter]) -> State:
        enter = moves[self.student]
        start = house(s.board).place[enter.start]
        s = replace(
            s,
            witches=(*s.witches, enter.witch),
            pawns=(*s.pawns, (start, start)),
            sides=(*s.sides, 0),
            history=(*s.history, Deed(self.student, enter)),
        )
        if self.student < s.options.students:
            return replace(s, phase=Entering(self.student + 1))
        nothing = (0,) * s.options.students
        on = (0,) * len(house(s.board).cells)
        return begin_round(replace(s, turned=nothing, taken=nothing, on=on), 1)

    def seconds(self, s: State) -> int | None:
        return 60

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        return enter_refused(s, move) or super().why_not(s, seat, move)


class Laying(Phase):
    """The teacher's part of a round, one chip after the other and then the obstacle.

    Students + 2 chips of this round's seven kinds (six with two students) are laid face down: kinds all different,
    every personal material among them.  Round 1's first chip goes on the teacher's cell, every other in line with the
    last chip, or with the teacher if it is the round's first; not where a student's pawn stands, not twice on a cell in
    one round.  A trace goes only on a cell of its circle that does not have it yet.  A chip that would keep the trail
    from being finished is not laid.

    If before the round's first chip there is no legal trail, because with four students one chip has to be a trace and
    none has a cell, the teacher lays the five materials and makes one circle void that is not void yet.

    Last comes an obstacle from the supply, or when it is empty one from its spot to another.
    """

    round: int

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TEACHER,)

    def options(self, s: State, seat: Seat) -> MoveSet[Lay | Void | Block]:
        if s.chips - s.begins[-1] < trail_length(s):
            return Lays(s.board, trail(s).masks)
        if _void_due(s):
            return Listed(void for i, void in enumerate(VOIDS) if not s.void >> i & 1)
        return Blocks(s.board, s.obstacles, s.obstacles.bit_count() < TILES)

    def resolve(self, s: State, moves: Mapping[Seat, Lay | Void | Block]) -> State:
        move = moves[TEACHER]
        if isinstance(move, Lay):
            return put_down(s, KINDS.index(move.kind), house(s.board).place[move.cell])
        if isinstance(move, Void):
            return replace(s, void=s.void | 1 << KINDS.index(move.circle))
        spot = house(s.board).spot
        lying = s.obstacles & ~(0 if move.old is None else 1 << spot[move.old])
        left = (s.options.actions,) * s.options.students
        turn = 1 + (self.round - 1) % s.options.students if s.options.mode == "mean" else None
        return replace(
            s,
            obstacles=lying | 1 << spot[move.spot],
            phase=Searching(self.round, left, turn),
            history=(*s.history, Deed(TEACHER, move)),
        )

    def seconds(self, s: State) -> int | None:
        return 180

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        laying = s.chips - s.begins[-1] < trail_length(s)
        reason: IllegalMove | None = None
        if isinstance(move, Lay):
            reason = lay_refused(s, move, trail(s)) if laying else IllegalMove("trail_complete")
        elif laying and isinstance(move, Void | Block):
            reason = IllegalMove("trail_first", chips=trail_length(s) - s.chips + s.begins[-1])
        elif isinstance(move, Void):
            reason = void_refused(s, move, _void_due(s))
        elif isinstance(move, Block):
            reason = IllegalMove("void_first") if _void_due(s) else block_refused(s, move, TILES)
        return reason or super().why_not(s, seat, move)


class Searching(Phase):
    """The students' actions.  Kind: any student with actions left, in any order.  Mean: in turn, one action at a time.

    A move takes the pawn whose side is up to a place from which the string reaches the other pawn, and turns the card;
    staying is always allowed.  A search turns up a chip on a cell of either pawn, and collects it if it is a material;
    a material that lies face up may be collected.  An action may be let go.
    """

    round: int
    left: tuple[int, ...]
    """Actions left, by student."""
    turn: Seat | None

    at_once: ClassVar[tuple[type[Move], ...]] = (Walk, Search, Collect, Pass)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return _able(self.left) if self.turn is None else (self.turn,)

    def options(self, s: State, seat: Seat) -> MoveSet[Walk | Search | Collect | Pass]:
        i = seat - 1
        side, pawns = s.sides[i], s.pawns[i]
        here, other = pawns[side], pawns[1 - side]
        tiles = tiles_for(s, i)
        string = bound(s, i)
        reach = string.reach(other, tiles) | 1 << here
        flips = {}
        if s.witches[i] == "yellow":
            down = ~s.up
            flips = {cell: chips & down for cell, chips in enumerate(s.on) if reach >> cell & 1 and chips & down}

        def strings(place: int) -> tuple[tuple[float, float], ...]:
            return string.ways.path(other, place, tiles)

        near = chips_in_reach(s, i)
        hidden, shown = near & ~s.up, near & s.up & s.materials
        walks = Walks(s.board, side, reach, flips, strings)
        if not near:
            return kinds(walks, PASS)
        return kinds(walks, searches(hidden), collects(shown), PASS)

    def act(self, s: State, seat: Seat, move: Walk | Search | Collect | Pass) -> State:
        i = seat - 1
        if isinstance(move, Walk):
            s = walk(s, i, house(s.board).place[move.to])
            if move.flip is not None:
                s = turn_up(s, i, move.flip)
        elif isinstance(move, Search):
            s = turn_up(s, i, move.chip)
            if s.materials >> move.chip & 1:
                s = take(s, i, move.chip)
        elif isinstance(move, Collect):
            s = take(s, i, move.chip)
        return self._next(s, i, (*s.history, Deed(seat, move)))

    def _next(self, s: State, i: int, history: tuple[Deed, ...]) -> State:
        left = (*self.left[:i], self.left[i] - 1, *self.left[i + 1 :])
        if any(left):
            turn = None if self.turn is None else self.turn % len(left) + 1
            return replace(s, history=history, phase=Searching(self.round, left, turn))
        s = replace(s, history=history, phase=Graded())
        return begin_round(s, self.round + 1) if self.round < ROUNDS else s

    def default(self, s: State, seat: Seat) -> Listed[Pass]:
        return PASS

    def seconds(self, s: State) -> int | None:
        return 60

    def why_not(self, s: State, seat: Seat, move: Any) -> IllegalMove:
        return action_refused(s, seat - 1, move, self.options(s, seat)) or super().why_not(s, seat, move)


class Graded(Phase):
    """After the seventh round the exam is graded: ``grading``."""


Phases: TypeAlias = Dealing | Standing | Entering | Laying | Searching | Graded


class State(Data):
    options: Options
    board: str
    phase: Phases = Dealing()
    removed: Material | None = None
    circles: tuple[Circle, ...] = ()
    tasks: tuple[Material, ...] = ()
    secrets: tuple[Secret, ...] = ()
    teacher: int | None = None
    """The teacher's cell: that of the last chip, once one was laid."""
    witches: tuple[Witch, ...] = ()
    pawns: tuple[tuple[int, int], ...] = ()
    """The places of each student's witch and familiar."""
    sides: tuple[int, ...] = ()
    """Which pawn each student moves next: 0 the witch, 1 the familiar."""
    cells: tuple[int, ...] = ()
    """The cell of each chip."""
    kinds: tuple[int, ...] = ()
    begins: tuple[int, ...] = ()
    """The number of the first chip of each round."""
    blocked: tuple[int, ...] = ()
    """The cells with students' pawns while the teacher laid, by round."""
    on: tuple[int, ...] = ()
    """The chips on each cell that are not collected."""
    materials: int = 0
    """The chips that are materials."""
    up: int = 0
    """The chips that lie face up."""
    turned: tuple[int, ...] = ()
    """The chips that each student turned up."""
    taken: tuple[int, ...] = ()
    """The chips that each student collected."""
    laid: tuple[int, int] = (0, 0)
    """The cells that have trace A, and trace B."""
    obstacles: int = 0
    history: tuple[Deed, ...] = ()
    """All that was done before everybody's eyes; chips and their order stand above."""
    foul: bool = False
    """No legal trail was found before this round's first chip."""
    void: int = 0

    @property
    def chips(self) -> int:
        """How many chips were laid."""
        return len(self.cells)

    @property
    def personal(self) -> int:
        """The kinds that are personal tasks."""
        return sum([1 << KINDS.index(task) for task in self.tasks])

    @property
    def in_game(self) -> int:
        """The materials in the game."""
        return EVERY_MATERIAL if self.removed is None else EVERY_MATERIAL & ~(1 << KINDS.index(self.removed))


def check_options(options: Options, seats: int) -> None:
    """Raises BadOption unless there is one seat more than students."""
    if options.students != seats - 1:
        raise BadOption("students_and_seats", students=options.students, seats=seats)


@lru_cache(maxsize=512)
def _able(left: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(i + 1 for i, actions in enumerate(left) if actions)


def begin_round(s: State, number: int) -> State:
    """The state in which the teacher begins a round; whether its trail is a foul is judged here."""
    blocked = pawns_mask(s)
    s = replace(s, phase=Laying(number), begins=(*s.begins, s.chips), blocked=(*s.blocked, blocked), foul=False)
    if needs_trace(s) and not open_trace_cells(s):
        return replace(s, foul=True)
    return s


def fouls(s: State) -> int:
    """How many rounds before the one that runs had a foul trail; everybody has seen it."""
    if s.options.students < 4:
        return 0
    ends = (*s.begins[1:], s.chips)
    done = len(s.begins) - isinstance(s.phase, Laying)
    return sum(1 for k in range(done) if ends[k] - s.begins[k] == s.options.students + 1)


def _void_due(s: State) -> bool:
    return s.foul and s.void.bit_count() < min(fouls(s) + 1, 2)
