"""The end: points by source, every grade's boundary, the secret cards, certificates, winners."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import Outcome, replace
from tasogare.games.little_witches.grading import complete, grading, outcome
from tasogare.games.little_witches.moves import KINDS, Secret
from tasogare.games.little_witches.rules import State

from .positions import BLUE_SQUARE, RED_CIRCLE, H, entered, graded

FULL = (H.circles[RED_CIRCLE], H.circles[BLUE_SQUARE])
NONE_MET: tuple[Secret, ...] = ("full_set", "two_pairs", "trace_hunter", "keen_eye")


def ended(
    *collected: str, done: str = "", void: int = 0, secrets: tuple[Secret, ...] = (), turned: tuple[str, ...] = ()
) -> State:
    """Students who have collected so much, as ``herb3 bone1``; circles ``done``, and the kinds ``turned`` up."""
    students = len(collected)
    s = entered(students, secrets=secrets)
    kinds: list[int] = []
    taken, faces = [0] * students, [0] * students
    for i, text in enumerate(collected):
        for item in text.split():
            for _ in range(int(item[-1])):
                taken[i] |= 1 << len(kinds)
                kinds.append(KINDS.index(item[:-1]))
    for i, text in enumerate(turned):
        for kind in text:
            faces[i] |= 1 << len(kinds)
            kinds.append("AB".index(kind) if kind in "AB" else 2)
    laid = [FULL[i] if name in done else FULL[i] & FULL[i] - 1 for i, name in enumerate("AB")]
    return graded(
        replace(
            s,
            kinds=tuple(kinds),
            cells=(0,) * len(kinds),
            taken=tuple(taken),
            turned=tuple(faces),
            laid=(laid[0], laid[1]),
            void=void,
        )
    )


def end_of(s: State) -> Outcome:
    made = outcome(s)
    assert made is not None
    return made


def worth(points: int) -> str:
    """A collection of so many points for seat 1: materials of another's task."""
    return " ".join(["bone1"] * points)


def test_a_circle_is_complete_if_its_six_traces_were_laid_and_it_is_not_void() -> None:
    assert complete(ended("", "", "")) == (False, False)
    assert complete(ended("", "", "", done="A")) == (True, False)
    assert complete(ended("", "", "", done="AB")) == (True, True)
    assert complete(ended("", "", "", done="AB", void=0b10)) == (True, False)


def test_points_by_source() -> None:
    g = grading(ended("herb2 bone1 ink3 feather1", "bone1", "", done="B"))
    first = g.students[0]
    assert (first.personal, first.group, first.other, first.secret) == (6, 8, 1, 0)
    assert g.students[1].personal == 3
    assert (g.circles, g.materials, g.total) == (15, 18, 33)


@pytest.mark.parametrize("students", [2, 3, 4])
@pytest.mark.parametrize("each, at, below", [(10, "excellent", "good"), (8, "good", "fair"), (6, "fair", "fail")])
@pytest.mark.parametrize("done, circles", [("", 30), ("A", 15), ("AB", 0)])
def test_every_boundary_of_the_grades(students: int, each: int, at: str, below: str, done: str, circles: int) -> None:
    needed = 30 + each * students - circles
    rest = [""] * (students - 1)
    assert grading(ended(worth(needed), *rest, done=done)).grade == at
    assert grading(ended(worth(needed - 1), *rest, done=done)).grade == below


def test_kind_students_win_together_from_fair_on() -> None:
    end = end_of(ended(worth(18), "", ""))
    assert end is not None
    assert (end.winners, end.scores) == ((1, 2, 3), (0, 18, 0, 0))
    assert [p.certificate for p in grading(ended(worth(18), "", "")).students] == [1, 1, 1]


def test_kind_a_fail_is_the_teachers() -> None:
    end = end_of(ended(worth(17), "", ""))
    assert end.winners == (0,)
    assert [p.certificate for p in grading(ended(worth(17), "", "")).students] == [None] * 3


def test_both_circles_complete_the_teacher_wins_whatever_the_grade() -> None:
    s = ended(worth(60), "", "", done="AB")
    assert grading(s).grade == "excellent"
    end = end_of(s)
    assert (end.winners, end.scores[0]) == ((0,), 2)
    assert [p.certificate for p in grading(s).students] == [None] * 3


def test_one_circle_complete_and_fair_the_students_win() -> None:
    end = end_of(ended(worth(33), "", "", done="A"))
    assert (end.winners, end.scores[0]) == ((1, 2, 3), 1)


def test_no_outcome_before_the_end() -> None:
    assert outcome(entered()) is None


# Mean mode


def mean(*collected: str, secrets: tuple[Secret, ...] | None = None, **rest: Any) -> State:
    return ended(*collected, secrets=secrets or NONE_MET[: len(collected)], **rest)


def test_mean_the_first_rank_wins_and_every_student_gets_the_certificate_of_its_rank() -> None:
    s = mean("herb2", "bone4", "gem2")  # 6, 12, 6
    assert grading(s).grade == "good"
    assert [p.certificate for p in grading(s).students] == [2, 1, 2]
    end = end_of(s)
    assert (end.winners, end.scores) == ((2,), (0, 6, 12, 6))


def test_mean_ties_share_the_first_rank() -> None:
    s = mean("herb3", "bone3", "gem1")
    end = end_of(s)
    assert end.winners == (1, 2)
    assert [p.certificate for p in grading(s).students] == [1, 1, 3]


def test_mean_secret_points_count_for_the_rank_but_not_for_the_group() -> None:
    s = mean("herb3", "bone4", "gem3", secrets=("trace_hunter", "full_set", "favourite"), turned=("AAB",))
    g = grading(s)
    assert (g.total, g.students[0].secret, g.students[0].certificate) == (60, 5, 1)  # 14, 12 and 9
    s = mean("herb1", "bone1", "gem1", secrets=("trace_hunter", "full_set", "favourite"), turned=("AAB",))
    assert grading(s).grade == "fail"
    end = end_of(s)
    assert (end.scores, end.winners) == ((0, 8, 3, 3), (0,))  # in the scores whatever the grade


def test_mean_both_complete_and_passed_the_teacher_wins_alone() -> None:
    s = mean("herb9 ink9", "bone9", "gem1", done="AB", secrets=("teachers_pet", "full_set", "head_start"))
    assert grading(s).grade != "fail"
    end = end_of(s)
    assert end.winners == (0,)


def test_mean_at_a_fail_a_pass_card_that_is_met_wins_beside_the_teacher() -> None:
    for done in ("A", "AB"):
        s = mean("herb1", "bone2", "", done=done, secrets=("teachers_pet", "head_start", "favourite"))
        assert grading(s).grade == "fail"
        end = end_of(s)
        assert end.winners == (0, 1, 2)
        assert [p.certificate for p in grading(s).students] == [1, 1, None]
    s = mean("herb1", "bone1", "", secrets=("teachers_pet", "head_start", "favourite"))
    end = end_of(s)
    assert end.winners == (0,)


def test_mean_at_a_pass_a_pass_card_gives_points_only() -> None:
    s = mean("herb1", "bone9", "gem9", done="A", secrets=("teachers_pet", "full_set", "two_pairs"))
    assert grading(s).grade == "excellent"
    end = end_of(s)
    assert (end.winners, end.scores[1]) == ((2, 3), 3 + 7)


@pytest.mark.parametrize(
    "secret, collected, turned, done, points",
    [
        ("full_set", "herb1 bone1 gem1 ink1 feather1", "", "", 5),
        ("full_set", "herb3 bone1 gem1 ink1", "", "", 0),
        ("favourite", "bone4", "", "", 5),
        ("favourite", "bone5", "", "", 5),
        ("favourite", "bone3 herb3", "", "", 0),
        ("two_pairs", "bone2 gem2", "", "", 5),
        ("two_pairs", "bone3 ink2", "", "", 5),
        ("two_pairs", "herb2 gem2", "", "", 0),
        ("two_pairs", "bone4", "", "", 0),
        ("trace_hunter", "", "ABA", "", 5),
        ("trace_hunter", "", "AAA", "", 5),
        ("trace_hunter", "", "ABm", "", 0),
        ("keen_eye", "", "AB", "", 5),
        ("keen_eye", "", "AB", "A", 5),
        ("keen_eye", "", "AB", "AB", 0),
        ("keen_eye", "", "AAA", "", 0),
        ("teachers_pet", "", "", "A", 7),
        ("teachers_pet", "", "", "AB", 7),
        ("teachers_pet", "", "", "", 0),
        ("head_start", "herb1", "", "", 3),
        ("head_start", "bone2", "", "", 0),
    ],
)
def test_each_secret_card(secret: Secret, collected: str, turned: str, done: str, points: int) -> None:
    others: tuple[Secret, ...] = tuple(s for s in NONE_MET if s != secret)[:2]
    s = mean(collected, "gem2", "bone1", secrets=(secret, *others), turned=(turned,), done=done)
    first = grading(s).students[0]
    assert (first.secret, first.met) == (points, points > 0)


def test_head_start_is_strict_and_leaves_secret_points_out() -> None:
    # both have 3 material points; the other's five secret points do not matter, nor do one's own
    s = mean("herb1", "bone1", "", secrets=("head_start", "trace_hunter", "favourite"), turned=("", "AAB"))
    assert grading(s).students[0].secret == 0
    s = mean("herb1 bone1", "bone1", "", secrets=("head_start", "trace_hunter", "favourite"), turned=("", "AAB"))
    assert grading(s).students[0].secret == 3


def test_a_full_set_with_two_students_is_four_materials() -> None:
    s = mean("herb1 bone1 gem1 ink1", "", secrets=("full_set", "favourite"))
    assert s.removed == "feather"
    assert grading(s).students[0].secret == 5
