"""Positions, built directly."""

from __future__ import annotations

from typing import Any

import msgspec

from tasogare.core import IllegalMove, Match, Move, Seat, replace, resolve_options
from tasogare.games.little_witches import game
from tasogare.games.little_witches.house import Circle, house
from tasogare.games.little_witches.moves import KINDS, Lay, Material, Moves, Secret
from tasogare.games.little_witches.rules import Graded, Laying, Searching, State, begin_round

H = house("house")
TASKS: tuple[Material, ...] = ("herb", "bone", "gem", "ink")
RED_CIRCLE: Circle = ("circle", "red")
"""c1r1, c4r1, c3r3, c5r3, c5r5, c3r6."""
BLUE_SQUARE: Circle = ("square", "blue")
"""c5r1, c4r2, c2r4, c3r4, c4r5, c1r6."""
WITCHES: Any = ("blue", "red", "white", "yellow")


def mask(*cells: str) -> int:
    return sum(1 << H.place[cell] for cell in cells)


def move(text: str) -> Move:
    """A move from its JSON."""
    made: Move = msgspec.json.decode(text, type=Moves)
    return made


def entered(
    students: int = 3,
    at: str = "c3r3",
    *,
    pawns: tuple[tuple[str, str], ...] = (),
    secrets: tuple[Secret, ...] = (),
    witches: Any = WITCHES,
    circles: tuple[Circle, Circle] = (RED_CIRCLE, BLUE_SQUARE),
    **given: Any,
) -> State:
    """All students have entered: the first round begins."""
    mean = bool(secrets)
    options = resolve_options(game, students + 1, {"mode": "mean" if mean else "kind", "string": 3.19, **given})
    places = pawns or (("S1", "S1"),) * students
    s = State(
        options,
        "house",
        removed="feather" if students == 2 else None,
        circles=circles,
        tasks=TASKS[:students],
        secrets=secrets,
        teacher=H.place[at],
        witches=witches[:students],
        pawns=tuple((H.place[one], H.place[other]) for one, other in places),
        sides=(0,) * students,
        turned=(0,) * students,
        taken=(0,) * students,
        on=(0,) * len(H.cells),
    )
    return begin_round(s, 1)


def laid(s: State, trail: str) -> State:
    """With these chips laid, as ``kind@cell kind@cell``, whether or not they are a legal trail."""
    for item in trail.split():
        kind, cell = item.split("@")
        k, c = KINDS.index(kind), H.place[cell]
        chip = 1 << s.chips
        s = replace(
            s,
            teacher=c,
            cells=(*s.cells, c),
            kinds=(*s.kinds, k),
            on=tuple(chips | chip if i == c else chips for i, chips in enumerate(s.on)),
            materials=s.materials | (chip if k > 1 else 0),
            laid=(s.laid[0] | (1 << c if k == 0 else 0), s.laid[1] | (1 << c if k == 1 else 0)),
        )
    return s


def earlier(s: State, *trails: str) -> State:
    """With whole rounds before the one that now begins."""
    for trail in trails:
        s = laid(s, trail)
        s = begin_round(s, len(s.begins) + 1)
    return s


def searching(
    s: State, trail: str = "", *, left: tuple[int, ...] | None = None, turn: Seat | None = None, up: int = 0
) -> State:
    """The students' part of the round, after this trail."""
    s = laid(s, trail)
    phase = Searching(len(s.begins), left or (s.options.actions,) * s.options.students, turn)
    return replace(s, phase=phase, up=s.up | up)


def graded(s: State) -> State:
    return replace(s, phase=Graded())


def teaching(s: State, number: int) -> State:
    """The same position as if it were another round."""
    return replace(s, phase=Laying(number))


def play(s: State, *moves: tuple[Seat, str]) -> State:
    """The state after moves, as (seat, JSON)."""
    match: Match[State] = Match(s)
    for seat, text in moves:
        match = match.play(seat, move(text))
    return match.state


def lay(s: State, trail: str) -> State:
    """The state after these chips were laid by the rules, as ``kind@cell``."""
    pairs = (item.split("@") for item in trail.split())
    return play(s, *((0, f'{{"type":"lay","kind":"{kind}","cell":"{cell}"}}') for kind, cell in pairs))


def after(s: State, seat: Seat, made: Move) -> State:
    """The state after a move, without asking whether it is legal."""
    phase: Any = s.phase
    following: State = phase.resolve(s, {seat: made})
    return following


def refused(s: State, seat: Seat, text: str) -> str:
    """The key of the reason why this move is refused."""
    try:
        Match(s).play(seat, move(text))
    except IllegalMove as reason:
        return reason.key
    raise AssertionError(f"{text} is legal")


def no_lay(s: State, kind: str, cell: str) -> str:
    return refused(s, 0, f'{{"type":"lay","kind":"{kind}","cell":"{cell}"}}')


def cells_for(s: State, kind: str) -> set[str]:
    """Where a kind may be laid now."""
    return {made.cell for made in s.phase.options(s, 0) if isinstance(made, Lay) and made.kind == kind}
