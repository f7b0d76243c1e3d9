"""What a seat cannot tell: compared with playing every trail again under every pair of circles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from tasogare.core import Dice, Seat, replace
from tasogare.games.little_witches.belief import belief, facts
from tasogare.games.little_witches.house import Circle, bits
from tasogare.games.little_witches.moves import KINDS, SECRETS, Lay, Secret
from tasogare.games.little_witches.rules import Entering, Laying, Searching, State, begin_round
from tasogare.games.little_witches.view import view
from tasogare.games.little_witches.worlds import world

from .positions import BLUE_SQUARE, RED_CIRCLE, H, after, earlier, entered, graded, laid, searching

World = tuple[tuple[Circle, ...], tuple[int, ...], bool]


def replayed(s: State) -> Iterator[World]:
    """Circles, kinds and foul of every world, found by laying all chips again by the rules."""
    names = tuple(H.circles)
    for one in names:
        for other in names:
            if one[0] != other[0]:
                yield from _again(s, (one, other))


def _again(s: State, circles: tuple[Circle, Circle]) -> Iterator[World]:
    students = s.options.students
    ends = (*s.begins[1:], s.chips)

    def begin(t: State, k: int) -> State:
        cells = list(bits(s.blocked[k]))
        cells += [len(H.cells)] * (2 * students - len(cells))
        pawns = tuple((cells[2 * i], cells[2 * i + 1]) for i in range(students))
        return begin_round(replace(t, pawns=pawns), k + 1)

    def go(t: State, k: int) -> Iterator[World]:
        if t.chips < ends[k]:
            cell = s.cells[t.chips]
            options = t.phase.options(t, 0)
            shown = s.up >> t.chips & 1
            for kind in range(7):
                if shown and kind != s.kinds[t.chips]:
                    continue
                lay = Lay(KINDS[kind], H.cells[cell])
                if lay in options:
                    yield from go(after(t, 0, lay), k)
            return
        full = t.chips - t.begins[-1] == students + (1 if t.foul else 2)
        if k + 1 < len(ends):
            if full:
                yield from go(begin(t, k + 1), k + 1)
        elif full or isinstance(s.phase, Laying):
            yield circles, t.kinds, t.foul

    first = replace(
        s, circles=circles, cells=(), kinds=(), begins=(), blocked=(), laid=(0, 0), materials=0, void=0, foul=False,
        on=(0,) * len(H.cells), up=0, teacher=s.cells[0] if s.cells else s.teacher,
    )  # fmt: skip
    yield from go(begin(first, 0), 0)


def up(s: State, *chips: int) -> State:
    mask = sum(1 << chip for chip in chips)
    return replace(s, up=mask, turned=(mask, *(0,) * (s.options.students - 1)))


def two_students() -> State:
    s = earlier(entered(2), "herb@c3r3 A@c5r3 bone@c4r2 B@c4r5")
    return up(searching(s, "bone@c3r4 herb@c3r5 A@c5r5 ink@c5r2"), 1, 7)


def three_students() -> State:
    s = earlier(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    return up(laid(s, "A@c5r5 ink@c3r5"), 1, 2, 3)


@pytest.mark.parametrize("make", [two_students, three_students], ids=["two", "three"])
def test_the_belief_counts_every_world_once(make: Callable[[], State]) -> None:
    s = make()
    worlds = list(replayed(s))
    assert len(set(worlds)) == len(worlds)
    known = belief(facts(s))
    assert known.total == len(worlds)
    assert len(worlds) > 500
    pairs = Counter(circles for circles, _, _ in worlds)
    for i, one in enumerate(known.circles):
        for j, other in enumerate(known.circles):
            assert known.pairs[i, j] == pytest.approx(pairs[one, other] / len(worlds))
    for kind in (0, 1):
        chance = known.chip_is(kind)
        for chip in range(s.chips):
            hidden = not s.up >> chip & 1
            share = sum(kinds[chip] == kind for _, kinds, _ in worlds) / len(worlds)
            assert chance[chip] == pytest.approx(share if hidden else 0)


@pytest.mark.parametrize("make", [two_students, three_students], ids=["two", "three"])
def test_worlds_are_drawn_evenly_and_none_is_impossible(make: Callable[[], State]) -> None:
    s = make()
    worlds = list(replayed(s))
    possible, chance = set(worlds), Dice(4)
    drawn = Counter[World]()
    for _ in range(1500):
        t = world(s, 1, chance)
        drawn[t.circles, t.kinds, t.foul] += 1
        assert view(t, 1) == view(s, 1)
    assert drawn.keys() <= possible
    shares = Counter[Circle]()
    for circles, _, _ in worlds:
        shares[circles[0]] += 1
    for circle, count in shares.items():
        expected = 1500 * count / len(worlds)
        found = sum(n for (circles, _, _), n in drawn.items() if circles[0] == circle)
        assert abs(found - expected) < 5 * max(expected, 1) ** 0.5 + 3


def four_students(rounds: int = 2, partial: str = "") -> State:
    """Four students' first trails, in lines; with traces laid in each of them."""
    trails = (
        "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 ink@c2r5 B@c4r5",
        "A@c5r5 herb@c5r4 B@c3r4 bone@c3r5 gem@c2r5 ink@c2r3",
        "A@c5r3 herb@c4r3 B@c4r2 bone@c3r2 gem@c2r2 ink@c1r2",
        "A@c1r1 herb@c2r1 bone@c3r1 B@c5r1 gem@c5r2 ink@c4r3",
        "A@c4r1 herb@c3r1 gem@c2r1 bone@c2r2 B@c2r4 ink@c3r5",
        "A@c3r6 B@c1r6 herb@c1r5 bone@c1r4 gem@c1r3 ink@c2r3",
    )
    s = earlier(entered(4), *trails[:rounds])
    return laid(s, partial)


def test_four_students_mid_trail_a_trace_must_still_be_possible() -> None:
    s = four_students(1, "herb@c4r4 bone@c4r3 gem@c3r3")
    s = up(s, 0, 1, 2, 3, 4)
    worlds = list(replayed(s))
    assert belief(facts(s)).total == len(worlds) > 100


def test_a_foul_is_known_when_it_is_over_and_possible_while_it_runs() -> None:
    traces = [k * 6 + i for k in range(6) for i in range(6)]
    five = "herb@c3r4 bone@c3r5 gem@c3r6 ink@c4r6 feather@c5r6"
    known = [c for c in traces if c != 35 and c != 33]  # two chips of round 6 lie face down: materials, it turns out
    s = up(four_students(6, five), *known)
    assert s.foul
    for t in (s, searching(s)):
        worlds = list(replayed(t))
        assert belief(facts(t)).total == len(worlds) > 1
        assert any(foul for _, _, foul in worlds)
        chance = Dice(3)
        for _ in range(40):
            w = world(t, 2, chance)
            assert (w.circles, w.kinds, w.foul) in worlds
    hidden = up(four_students(6, "herb@c3r4 bone@c3r5"), *(c for c in traces if c not in (30, 31, 32)))
    worlds = list(replayed(hidden))
    assert belief(facts(hidden)).total == len(worlds)
    assert {foul for _, _, foul in worlds} == {True, False}


def test_after_a_foul_either_circle_may_be_void_and_after_two_both_are() -> None:
    five = "herb@c3r4 bone@c3r5 gem@c3r6 ink@c4r6 feather@c5r6"
    s = up(four_students(6, five), *range(36))
    s = replace(searching(s), void=0b01)
    voids = {world(s, 1, Dice(k)).void for k in range(30)}
    assert voids == {0b01, 0b10}
    assert world(s, 0, Dice(1)) == s
    twice = searching(begin_round(s, 8), five)
    assert {world(twice, 1, Dice(k)).void for k in range(10)} == {0b11}


# Cards


SET: tuple[Secret, ...] = ("full_set", "favourite", "keen_eye")


def test_mean_the_teacher_knows_the_personal_materials_but_not_whose() -> None:
    s = searching(entered(3, secrets=SET), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    drawn = [world(s, 0, Dice(k)) for k in range(300)]
    assert {t.tasks for t in drawn} == set(permutations(s.tasks))
    assert {secret for t in drawn for secret in t.secrets} == set(SECRETS)
    assert all(len(set(t.secrets)) == 3 for t in drawn)
    assert all((t.circles, t.kinds) == (s.circles, s.kinds) for t in drawn)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_mean_a_student_knows_its_own_cards(seat: Seat) -> None:
    s = entered(3, secrets=SET)
    drawn = [world(s, seat, Dice(k)) for k in range(100)]
    assert {t.tasks[seat - 1] for t in drawn} == {s.tasks[seat - 1]}
    assert {t.secrets[seat - 1] for t in drawn} == {s.secrets[seat - 1]}
    assert len({t.tasks for t in drawn}) == 2
    seen = view(s, seat)
    assert [p.task for p in seen.students] == [s.tasks[i] if i == seat - 1 else None for i in range(3)]
    assert [p.secret for p in seen.students] == [s.secrets[i] if i == seat - 1 else None for i in range(3)]


def test_nobody_knows_the_cards_before_all_have_entered() -> None:
    s = replace(entered(3), begins=(), blocked=(), taken=(), turned=(), on=(), phase=Laying(1))
    s = replace(s, witches=s.witches[:2], pawns=s.pawns[:2], sides=s.sides[:2], phase=Entering(3))
    for seat in (0, 1, 2, 3, None):
        seen = view(s, seat)
        assert [p.task for p in seen.students] == [None, None]
        assert seen.group == ()
        assert len({world(s, seat, Dice(k)).tasks for k in range(200)}) > 40
    assert len({world(s, 0, Dice(k)).circles for k in range(20)}) == 1
    assert len({world(s, 1, Dice(k)).circles for k in range(40)}) > 10


def test_at_the_end_nothing_is_hidden() -> None:
    s = graded(searching(entered(3, secrets=SET), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"))
    assert world(s, 2, Dice(1)) == s
    seen = view(s, None)
    assert seen.grading is not None
    assert [chip.kind for chip in seen.chips] == ["A", "herb", "bone", "gem", "B"]
    assert seen.sheet is not None
    assert seen.sheet.A.circle == RED_CIRCLE
    assert [p.secret for p in seen.students] == list(SET)


# Views


def test_only_the_teacher_sees_circles_and_what_lies_face_down() -> None:
    s = up(searching(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"), 1)
    assert [chip.kind for chip in view(s, 0).chips] == ["A", "herb", "bone", "gem", "B"]
    for seat in (1, 2, 3, None):
        seen = view(s, seat)
        assert [chip.kind for chip in seen.chips] == [None, "herb", None, None, None]
        assert seen.sheet is None
    assert [(chip.round, chip.order, chip.cell) for chip in view(s, 1).chips][:2] == [(1, 1, "c3r3"), (1, 2, "c3r4")]


def test_points_are_shown_in_kind_mode_and_ones_own_alone_in_mean_mode() -> None:
    s = replace(searching(entered(3), "herb@c3r3 bone@c3r4"), taken=(0b01, 0b10, 0), up=0b11)
    assert (view(s, 0).points, [p.points for p in view(s, 2).students]) == (6, [3, 3, 0])
    s = replace(searching(entered(3, secrets=SET), "herb@c3r3 bone@c3r4"), taken=(0b01, 0b10, 0), up=0b11)
    for seat in (0, 1, 2, 3, None):
        seen = view(s, seat)
        assert seen.points is None
        assert [p.points for p in seen.students] == [(3, 3, 0)[i] if seat == i + 1 else None for i in range(3)]
        assert [p.taken for p in seen.students] == [(0,), (1,), ()]


def test_traces_face_up_rule_circles_out() -> None:
    s = up(searching(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"), 0)
    can = {own.circle: (own.a, own.b) for own in view(s, 1).circles}
    assert {circle for circle, (a, _) in can.items() if a} == {("circle", c) for c in ("red", "blue", "yellow")}
    assert {circle for circle, (_, b) in can.items() if b} == {c for c in H.circles if c[0] != "circle"}


def test_the_teachers_sheet() -> None:
    s = earlier(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 ink@c4r5")
    sheet = view(laid(s, "B@c4r2 herb@c4r4"), 0).sheet
    assert sheet is not None
    assert (sheet.A.circle, sheet.B.circle) == (RED_CIRCLE, BLUE_SQUARE)
    assert (sheet.A.laid, sheet.B.laid) == (("c3r3",), ("c4r2",))
    assert len(sheet.A.left) == 5
    assert (sheet.A.free_rounds, sheet.B.free_rounds) == (1, 0)  # A may be laid in rounds 2 to 7, B in 3 to 7
    assert (sheet.kinds, sheet.must, sheet.picks) == (("A", "bone", "gem", "ink", "feather"), ("bone", "gem"), 1)


def test_four_students_the_teacher_is_warned_before_the_sixth_round_with_both_traces() -> None:
    for rounds, warned in ((4, False), (5, True), (6, False)):
        sheet = view(four_students(rounds), 0).sheet
        assert sheet is not None
        assert sheet.warning == warned


def test_the_string_is_shown_as_it_lies() -> None:
    s = entered(3, pawns=(("c2r2", "c2r3"), ("S1", "S2"), ("S1", "S1")), witches=("white", "blue", "yellow"))
    assert view(s, None).students[0].string == ((2.0, 2.0), (2.0, 3.0))
    s = replace(s, witches=("yellow", "blue", "white"))
    assert view(s, None).students[0].string == ((2.0, 2.0), (1.5, 2.5), (2.0, 3.0))
    assert isinstance(searching(s).phase, Searching)
