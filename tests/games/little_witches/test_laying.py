"""Setting up, the teacher's trail, the foul and the obstacle."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tasogare.core import TABLE, BadOption, Dice, Match, replace, resolve_options, start
from tasogare.games.little_witches import game
from tasogare.games.little_witches.house import bits, house
from tasogare.games.little_witches.moves import KINDS, Block, Lay, Stand, Void
from tasogare.games.little_witches.rules import Entering, Laying, Searching, State, begin_round, fouls
from tasogare.games.little_witches.trail import open_trace_cells, trail

from .positions import (
    BLUE_SQUARE,
    RED_CIRCLE,
    H,
    after,
    cells_for,
    earlier,
    entered,
    laid,
    lay,
    mask,
    move,
    no_lay,
    play,
    refused,
    teaching,
)


def deals(students: int, mode: str = "kind") -> Match[State]:
    return start(game, students + 1, resolve_options(game, students + 1, {"mode": mode}))


def deal(
    removed: object = None,
    tasks: str = '["herb","bone","gem"]',
    secrets: str = "[]",
    circles: str = '[["circle","red"],["square","blue"]]',
) -> str:
    gone = "null" if removed is None else f'"{removed}"'
    return f'{{"type":"deal","removed":{gone},"circles":{circles},"tasks":{tasks},"secrets":{secrets}}}'


# Options


@pytest.mark.parametrize(
    "seats, given",
    [
        (4, {"students": 2}), (4, {"students": True}), (3, {"students": 1}), (5, {"students": 5}),
        (4, {"mode": "cruel"}), (4, {"actions": 1}), (4, {"actions": 4}), (4, {"actions": True}),
        (4, {"actions": 2.5}), (4, {"string": 0}), (4, {"string": -1}), (4, {"string": True}),
        (4, {"string": "3"}), (4, {"witches": 4}), (2, {}), (6, {}), (4, {"string": False}), (4, {"mode": 1}),
        (4, {"string": [3]}),
    ],
)  # fmt: skip
def test_options_that_there_are_not(seats: int, given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        resolve_options(game, seats, given)


@pytest.mark.parametrize("given", [{"string": 4}, {"string": 0.01}, {"string": 1e9}, {"students": 3}, {"mode": None}])
def test_options_that_there_are(given: dict[str, object]) -> None:
    resolve_options(game, 4, given)


def test_defaults() -> None:
    options = resolve_options(game, 4, {})
    assert (options.students, options.mode, options.actions, options.string) == (3, "kind", 2, 2.2)


def test_the_first_version_of_the_rules_keeps_its_string() -> None:
    assert game.versions == (1, 2)
    assert resolve_options(game, 4, {}, version=1).string == 3.19


# Setting up


@pytest.mark.parametrize("students", [2, 3, 4])
@pytest.mark.parametrize("mode", ["kind", "mean"])
def test_a_set_of_deals_has_as_many_as_it_says(students: int, mode: str) -> None:
    options = deals(students, mode).options(TABLE)
    assert len(options) == {2: 5 * 12, 3: 60, 4: 120}[students] * 150 * (
        1 if mode == "kind" else {2: 42, 3: 210, 4: 840}[students]
    )
    if mode == "kind":
        listed = list(options)
        assert len(set(listed)) == len(options)
        assert all(made in options for made in listed)


@pytest.mark.parametrize(
    "students, mode, text",
    [
        (3, "kind", deal("ink")),
        (2, "kind", deal(None, '["herb","bone"]')),
        (2, "kind", deal("herb", '["herb","bone"]')),
        (3, "kind", deal(circles='[["circle","red"],["circle","blue"]]')),
        (3, "kind", deal(tasks='["herb","bone","herb"]')),
        (3, "kind", deal(tasks='["herb","bone"]')),
        (3, "kind", deal(secrets='["full_set","favourite","head_start"]')),
        (3, "mean", deal()),
        (3, "mean", deal(secrets='["full_set","favourite"]')),
        (3, "mean", deal(secrets='["full_set","favourite","full_set"]')),
    ],
)
def test_deals_that_are_none(students: int, mode: str, text: str) -> None:
    assert refused(deals(students, mode).state, TABLE, text) == "not_an_option"


def test_deals_that_are_legal() -> None:
    assert move(deal("ink", '["herb","bone"]')) in deals(2).options(TABLE)
    assert move(deal()) in deals(3).options(TABLE)
    assert move(deal(secrets='["keen_eye","favourite","head_start"]')) in deals(3, "mean").options(TABLE)


def test_the_teacher_stands_on_any_cell_and_then_students_enter_in_seat_order() -> None:
    match = deals(3).play(TABLE, move(deal()))
    assert set(match.options(0)) == {Stand(cell) for cell in H.cells}
    assert refused(match.state, 0, '{"type":"stand","cell":"S1"}') == "no_such_cell"
    match = match.play(0, Stand("c5r6"))
    assert match.state.phase == Entering(1)
    assert len(match.options(1)) == 16
    s = play(match.state, (1, '{"type":"enter","witch":"red","start":"S2"}'))
    assert refused(s, 2, '{"type":"enter","witch":"red","start":"S1"}') == "witch_taken"
    assert refused(s, 2, '{"type":"enter","witch":"blue","start":"c1r1"}') == "no_such_start"
    assert refused(s, 3, '{"type":"enter","witch":"blue","start":"S1"}') == "not_asked"
    s = play(
        s,
        (2, '{"type":"enter","witch":"blue","start":"S2"}'),
        (3, '{"type":"enter","witch":"white","start":"S4"}'),
    )
    assert s.phase == Laying(1)
    assert s.pawns == ((H.place["S2"],) * 2, (H.place["S2"],) * 2, (H.place["S4"],) * 2)
    assert s.sides == (0, 0, 0)


# The trail


def test_round_1_begins_on_the_teachers_cell() -> None:
    s = entered(at="c3r3")
    assert cells_for(s, "herb") == {"c3r3"}
    assert no_lay(s, "herb", "c3r4") == "not_on_teacher"


def test_every_other_chip_lies_in_line_with_the_last() -> None:
    s = laid(entered(at="c3r3"), "herb@c3r3")
    row = {f"c{c}r3" for c in (1, 2, 4, 5)}
    column = {f"c3r{r}" for r in (1, 2, 4, 5, 6)}
    diagonals = {"c1r1", "c2r2", "c4r4", "c5r5", "c5r1", "c4r2", "c2r4", "c1r5"}
    assert cells_for(s, "bone") == row | column | diagonals
    assert no_lay(s, "bone", "c1r2") == "not_in_line"
    assert no_lay(s, "bone", "c3r3") == "not_in_line"
    assert no_lay(s, "bone", "S1") == no_lay(s, "bone", "c9r9") == "no_such_cell"


def test_a_later_round_begins_in_line_with_the_teacher() -> None:
    s = earlier(entered(), "herb@c3r3 bone@c3r4 gem@c3r5 ink@c4r5 feather@c5r5")
    assert "c5r5" not in cells_for(s, "herb")
    assert cells_for(s, "herb") == {h for h in H.cells if h in {H.cells[i] for i in bits(H.lines[H.place["c5r5"]])}}


def test_a_chip_may_return_to_where_the_teacher_began_the_round() -> None:
    s = earlier(entered(), "herb@c3r3 bone@c3r4 gem@c3r5 ink@c4r5 feather@c5r5")
    assert "c5r5" in cells_for(laid(s, "herb@c5r4"), "bone")


def test_not_on_a_cell_with_a_students_pawn() -> None:
    s = entered(pawns=(("c3r4", "S1"), ("S1", "c5r3"), ("S1", "S1")))
    s = laid(begin_round(replace(s, begins=(), blocked=()), 1), "herb@c3r3")
    assert not {"c3r4", "c5r3"} & cells_for(s, "bone")
    assert no_lay(s, "bone", "c3r4") == "pawn_there"


def test_not_twice_on_a_cell_in_a_round_but_older_chips_do_not_matter() -> None:
    s = earlier(entered(), "herb@c3r3 bone@c3r4 gem@c3r5 ink@c4r5 feather@c5r5")
    s = laid(s, "herb@c5r4 bone@c4r5")
    assert no_lay(s, "gem", "c5r4") == "twice_on_a_cell"
    assert {"c3r4", "c3r5"} <= cells_for(s, "gem")


def test_kinds_are_all_different() -> None:
    s = laid(entered(), "herb@c3r3")
    assert no_lay(s, "herb", "c3r4") == "kind_used"


def test_with_two_students_the_removed_material_is_not_there() -> None:
    s = entered(2)
    assert no_lay(s, "feather", "c3r3") == "kind_removed"
    assert {kind for kind in KINDS if cells_for(s, kind)} == {"A", "herb", "bone", "gem", "ink"}


def test_the_personal_materials_must_be_among_them() -> None:
    s = laid(entered(3), "ink@c3r3 feather@c3r4")
    assert cells_for(s, "A") == cells_for(s, "B") == set()
    assert no_lay(s, "B", "c2r4") == "personal_first"
    assert all(cells_for(s, task) for task in ("herb", "bone", "gem"))
    s = laid(entered(3), "ink@c3r3 herb@c3r4")
    assert cells_for(s, "feather")


def test_free_picks_are_two() -> None:
    s = entered(4)
    assert lay(s, "A@c3r3 B@c3r4 herb@c3r5 bone@c3r6 gem@c4r6 ink@c5r6").phase == Laying(1)
    s = lay(s, "A@c3r3 feather@c4r3 herb@c3r4")
    assert no_lay(s, "B", "c2r4") == "personal_first"


def test_a_trace_lies_only_on_its_circle_and_once_on_a_cell() -> None:
    s = entered(at="c3r3")
    assert cells_for(s, "A") == {"c3r3"}
    assert no_lay(s, "B", "c3r3") == "not_its_circle"
    s = earlier(s, "A@c3r3 bone@c3r4 gem@c3r5 herb@c4r5 ink@c3r4")
    s = laid(s, "bone@c2r3")
    assert no_lay(s, "A", "c3r3") == "trace_there"
    assert "c3r3" in cells_for(s, "herb")
    assert cells_for(s, "A") == {"c5r3", "c4r1"}


def test_a_trail_of_students_and_two_chips_then_the_obstacle() -> None:
    s = lay(entered(), "A@c3r3 B@c3r4 herb@c3r5 bone@c3r6 gem@c4r6")
    assert refused(s, 0, '{"type":"lay","kind":"ink","cell":"c5r6"}') == "trail_complete"
    assert refused(s, 0, '{"type":"void","circle":"A"}') == "no_foul"
    assert s.teacher == H.place["c4r6"]
    s = play(s, (0, '{"type":"block","spot":"c1r1-c2r1","from":null}'))
    assert s.phase == Searching(1, (2, 2, 2), None)


def test_no_obstacle_before_the_trail_is_complete() -> None:
    s = lay(entered(), "A@c3r3 B@c3r4 herb@c3r5 bone@c3r6")
    assert refused(s, 0, '{"type":"block","spot":"c1r1-c2r1","from":null}') == "trail_first"
    assert refused(s, 0, '{"type":"void","circle":"A"}') == "trail_first"


def test_with_four_students_a_trace_has_to_stay_possible() -> None:
    # all red circles and blue squares have their traces but c1r1 (A): a chip there that is no trace would end in a foul
    red = ("c4r1", "c3r3", "c5r3", "c5r5", "c3r6")
    blue = ("c5r1", "c4r2", "c2r4", "c3r4", "c4r5", "c1r6")
    s = replace(entered(4, at="c1r3"), laid=(mask(*red), mask(*blue)), begins=(0, 0), phase=Laying(2), blocked=(0, 0))
    s = laid(s, "ink@c1r3")
    assert no_lay(s, "herb", "c1r1") == "needs_a_trace"
    assert "c1r1" in cells_for(s, "A")
    assert "c1r2" in cells_for(s, "herb")
    assert no_lay(s, "A", "c5r3") == "trace_there"
    # with one more chip after the next, that one has to lie in line with c1r1
    s = laid(s, "herb@c1r4 bone@c2r4 gem@c2r5")
    assert cells_for(s, "feather") == {"c1r5", "c1r6", "c5r5", "c2r1", "c2r2"}
    assert no_lay(s, "feather", "c2r6") == "needs_a_trace"


def test_with_four_students_the_last_personal_chip_leaves_a_line_to_a_trace() -> None:
    red = ("c4r1", "c3r3", "c5r3", "c5r5", "c3r6")
    blue = ("c5r1", "c4r2", "c2r4", "c3r4", "c4r5", "c1r6")
    s = replace(entered(4, at="c1r3"), laid=(mask(*red), mask(*blue)), begins=(0, 0), phase=Laying(2), blocked=(0, 0))
    s = laid(s, "ink@c1r3 herb@c2r3 feather@c3r4 bone@c4r5")
    # gem and then A on c1r1: gem has to lie in line with c1r1 (c4r5 is in line with c4r4, c1r2, c1r5, c2r5, c5r5 ...)
    assert cells_for(s, "gem") == {"c4r4", "c1r2", "c1r5", "c5r5", "c4r1"}
    assert no_lay(s, "gem", "c3r5") == "needs_a_trace"


def can_finish(s: State) -> bool:
    """The trail can be finished legally, told by trying everything from the rulebook's sentences."""
    students = s.options.students
    first = s.begins[-1]
    left = students + 2 - (s.chips - first)
    used = {s.kinds[k] for k in range(first, s.chips)}
    there = {s.cells[k] for k in range(first, s.chips)}
    must = {KINDS.index(task) for task in s.tasks} - used
    circles = [H.circles[circle] for circle in s.circles]
    ground = H.everywhere & ~s.blocked[-1]

    @cache
    def go(cell: int, kinds: frozenset[int], cells: int, left: int) -> bool:
        if not left or len(must - kinds) > left:
            return not left and not must - kinds
        traces = [k for k in (0, 1) if k not in kinds and circles[k] & ~s.laid[k] & ground & ~cells]
        materials = [k for k in range(2, 7) if s.in_game >> k & 1 and k not in kinds]
        if len(traces) + len(materials) < left:
            return False
        wanted = [k for k in materials if k in must][:1] + [k for k in materials if k not in must][:1]
        for following in bits(H.lines[cell] & ground & ~cells):
            here = [k for k in traces if circles[k] & ~s.laid[k] & 1 << following]
            for kind in (*here, *wanted):
                if go(following, kinds | {kind}, cells | 1 << following, left - 1):
                    return True
        return False

    assert s.teacher is not None
    return go(s.teacher, frozenset(used), sum(1 << cell for cell in there), left)


@pytest.mark.parametrize("students", [2, 3, 4])
def test_a_chip_is_legal_exactly_if_the_trail_can_be_finished(students: int) -> None:
    random = Random(students)
    for _ in range(5):
        names = [(random.choice(H.places), random.choice(H.cells)) for _ in range(students)]
        s = entered(students, at=random.choice(H.cells), pawns=tuple(names))
        covered = [sum(1 << c for c in bits(H.circles[circle]) if random.random() < 0.8) for circle in s.circles]
        at = s.teacher or 0
        s = replace(s, laid=(covered[0], covered[1]), cells=(at,), kinds=(2,))
        s = begin_round(s, 2)
        while True:
            options = s.phase.options(s, 0)
            if not isinstance(next(iter(options)), Lay):
                break
            if not s.foul:
                legal = set(options)
                now = trail(s)
                for kind in random.sample(KINDS, 2):
                    k = KINDS.index(kind)
                    for cell in random.sample(range(len(H.cells)), 4):
                        fine = (
                            bool(now.free >> cell & 1)
                            and not now.used >> k & 1
                            and bool((s.in_game >> k if k > 1 else (H.circles[s.circles[k]] & ~s.laid[k]) >> cell) & 1)
                        )
                        chip = Lay(kind, H.cells[cell])
                        assert (chip in legal) == (fine and can_finish(after(s, 0, chip)))
            s = after(s, 0, options.pick(Dice(random.randrange(1000))))


def test_without_a_foul_some_trail_can_always_be_finished() -> None:
    """The board's promise: pawns gathered round the teacher, in corners, or anywhere, never shut a trail in."""
    random = Random(3)
    for n in range(60):
        at = random.choice([0, 4, 25, 29, random.randrange(30)])
        near = list(bits(H.lines[at]))
        random.shuffle(near)
        cells = [H.cells[c] for c in near[:8]]
        s = entered(4, at=H.cells[at], pawns=tuple((cells[2 * i], cells[2 * i + 1]) for i in range(4)))
        covered = [sum(1 << c for c in bits(H.circles[circle]) if random.random() < 0.9) for circle in s.circles]
        s = begin_round(replace(s, laid=(covered[0], covered[1]), cells=(at,), kinds=(2,)), 2)
        assert s.foul == (not open_trace_cells(s)), n
        assert can_finish(s) == (not s.foul), n


# The foul


def foul(void: int = 0, blocked: tuple[str, ...] = ()) -> State:
    """Four students, and no trace has a legal cell."""
    pawns = tuple((blocked[i], "S1") if i < len(blocked) else ("S1", "S1") for i in range(4))
    s = entered(4, at="c3r3", pawns=pawns)
    one, other = (H.circles[circle] & ~mask(*blocked) for circle in (RED_CIRCLE, BLUE_SQUARE))
    s = replace(s, laid=(one, other), cells=(12,) * 6, kinds=(0, 1, 2, 3, 4, 5), void=void)
    return begin_round(s, 2)


def test_a_foul_five_materials_a_void_and_the_obstacle() -> None:
    s = foul()
    assert s.foul
    assert no_lay(s, "A", "c1r1") == "foul_trail"
    s = lay(s, "herb@c3r4 bone@c3r5 gem@c3r6 ink@c4r6 feather@c5r6")
    assert refused(s, 0, '{"type":"block","spot":"c1r1-c2r1","from":null}') == "void_first"
    assert refused(s, 0, '{"type":"lay","kind":"A","cell":"c4r6"}') == "trail_complete"
    assert list(s.phase.options(s, 0)) == [Void("A"), Void("B")]
    s = play(s, (0, '{"type":"void","circle":"B"}'))
    assert s.void == 0b10
    assert refused(s, 0, '{"type":"void","circle":"A"}') == "no_foul"
    s = play(s, (0, '{"type":"block","spot":"c1r1-c2r1","from":null}'))
    assert fouls(s) == 1


def test_pawns_on_the_last_open_cells_make_a_foul() -> None:
    assert foul(blocked=("c1r1", "c5r1")).foul
    s = foul(blocked=("c1r1",))
    assert not replace(begin_round(replace(s, pawns=((30, 30),) * 4), 3)).foul


def test_a_second_foul_voids_the_other_circle_and_a_third_none() -> None:
    five = "herb@c3r4 bone@c3r5 gem@c3r6 ink@c4r6 feather@c5r6"
    s = begin_round(laid(foul(void=0b01), five), 3)
    assert s.foul
    s = laid(s, five)
    assert refused(s, 0, '{"type":"void","circle":"A"}') == "void_already"
    s = play(s, (0, '{"type":"void","circle":"B"}'))
    s = laid(begin_round(s, 4), five)
    assert refused(s, 0, '{"type":"void","circle":"B"}') == "no_foul"
    assert isinstance(next(iter(s.phase.options(s, 0))), Block)


def test_the_foul_is_judged_once_before_the_first_chip() -> None:
    s = lay(foul(), "herb@c3r4")
    s = replace(s, laid=(0, 0))
    assert no_lay(s, "A", "c5r4") == "foul_trail"


@pytest.mark.parametrize("students", [2, 3])
def test_with_fewer_students_there_is_no_foul(students: int) -> None:
    s = entered(students)
    s = replace(s, laid=(H.circles[RED_CIRCLE], H.circles[BLUE_SQUARE]))
    s = begin_round(s, 2)
    assert not s.foul
    assert not cells_for(s, "A")
    assert cells_for(s, "herb")


def test_a_void_circles_trace_may_still_be_laid() -> None:
    s = replace(entered(), void=0b01)
    assert cells_for(s, "A") == {"c3r3"}


# The obstacle


def blocking(*spots: str) -> State:
    s = laid(entered(), "A@c3r3 B@c3r4 herb@c3r5 bone@c3r6 gem@c4r6")
    return replace(s, obstacles=sum(1 << H.spot[name] for name in spots))


def test_an_obstacle_comes_from_the_supply_while_there_is_one() -> None:
    s = blocking("c1r1-c2r1", "c1r1-c1r2", "c5r5-c5r6")
    assert len(s.phase.options(s, 0)) == 34
    assert refused(s, 0, '{"type":"block","spot":"c1r3-c1r4","from":"c1r1-c2r1"}') == "supply_first"
    assert refused(s, 0, '{"type":"block","spot":"c1r1-c2r1","from":null}') == "obstacle_there"
    assert refused(s, 0, '{"type":"block","spot":"c2r1-c1r1","from":null}') == "no_such_spot"
    assert refused(s, 0, '{"type":"block","spot":"c2r1-c3r1","from":null}') == "no_such_spot"  # a wall stands there


def test_with_all_four_out_one_is_moved_to_a_free_different_spot() -> None:
    four = ("c1r1-c2r1", "c1r1-c1r2", "c5r5-c5r6", "c1r3-c2r3")
    s = blocking(*four)
    assert len(s.phase.options(s, 0)) == 4 * 33
    assert refused(s, 0, '{"type":"block","spot":"c1r3-c1r4","from":null}') == "supply_empty"
    assert refused(s, 0, '{"type":"block","spot":"c1r1-c2r1","from":"c1r1-c2r1"}') == "obstacle_there"
    assert refused(s, 0, '{"type":"block","spot":"c1r3-c1r4","from":"c2r3-c3r3"}') == "no_obstacle_there"
    s = play(s, (0, '{"type":"block","spot":"c1r3-c1r4","from":"c1r1-c2r1"}'))
    assert {H.spots[i] for i in bits(s.obstacles)} == {*four[1:], "c1r3-c1r4"}


def test_seconds_and_whose_clock() -> None:
    s = entered()
    assert s.phase.seconds(s) == 180
    after = lay(s, "A@c3r3 B@c3r4 herb@c3r5 bone@c3r6 gem@c4r6")
    assert after.phase == s.phase  # one clock for the trail with its obstacle
    assert Entering(1).seconds(s) == 60
    assert teaching(s, 2).phase.seats(s) == (0,)


def test_the_cottage_carries_three_students_at_most() -> None:
    assert house("cottage").most_students == 3
    assert house("house").most_students == 4
