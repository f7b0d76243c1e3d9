"""The grade: group points by source, secret cards, ranks and certificates, and who has won."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tasogare.core import Data, Outcome

from .house import house
from .moves import MATERIALS, Material, Secret
from .rules import Graded, State

__all__ = ["Grade", "Grading", "StudentPoints", "complete", "grading", "material_points", "outcome"]

Grade: TypeAlias = Literal["excellent", "good", "fair", "fail"]

CIRCLE_POINTS = 15
GRADES: tuple[tuple[Grade, int], ...] = (("excellent", 10), ("good", 8), ("fair", 6))
"""優, 良 and 可 from 30 and so much a student on; below is 不可."""

SECRET_POINTS: dict[Secret, int] = {
    "full_set": 5,
    "favourite": 5,
    "two_pairs": 5,
    "trace_hunter": 5,
    "keen_eye": 5,
    "teachers_pet": 7,
    "head_start": 3,
}
PASSES: tuple[Secret, ...] = ("teachers_pet", "head_start")
"""The secret cards that say pass."""


class StudentPoints(Data):
    """A student's own points by source, and its certificate: the rank that it bears, from 1."""

    personal: int
    group: int
    other: int
    secret: int
    met: bool
    """Its secret card is met."""
    certificate: int | None


class Grading(Data):
    """All points by source."""

    circles: int
    """Group points for circles that are not complete."""
    materials: int
    total: int
    grade: Grade
    complete: tuple[bool, bool]
    students: tuple[StudentPoints, ...]


def complete(s: State) -> tuple[bool, bool]:
    """For A and B: all its traces were laid, and it is not void."""
    traces = house(s.board).traces
    one, other = (laid.bit_count() == traces and not s.void >> i & 1 for i, laid in enumerate(s.laid))
    return one, other


def collected(s: State, student: int) -> dict[Material, int]:
    """How many chips of each material a student has collected."""
    count = dict.fromkeys(MATERIALS, 0)
    taken = s.taken[student]
    for chip, kind in enumerate(s.kinds):
        if taken >> chip & 1:
            count[MATERIALS[kind - 2]] += 1
    return count


def material_points(s: State, student: int) -> tuple[int, int, int]:
    """A student's points for its personal task (3 a chip), for group tasks (2) and for the rest (1)."""
    personal = group = other = 0
    for material, count in collected(s, student).items():
        if material == s.tasks[student]:
            personal += 3 * count
        elif material in s.tasks:
            other += count
        else:
            group += 2 * count
    return personal, group, other


def met(s: State, student: int) -> bool:
    """Whether a student's secret card is met."""
    have = collected(s, student)
    traces = [s.kinds[chip] for chip in range(s.chips) if s.turned[student] >> chip & 1 and s.kinds[chip] < 2]
    match s.secrets[student]:
        case "full_set":
            return all(have[m] for m in MATERIALS if m != s.removed)
        case "favourite":
            return max(have.values()) >= 4
        case "two_pairs":
            return sum(count >= 2 for m, count in have.items() if m != s.tasks[student]) >= 2
        case "trace_hunter":
            return len(traces) >= 3
        case "keen_eye":
            return len(set(traces)) == 2 and not all(complete(s))
        case "teachers_pet":
            return any(complete(s))
        case "head_start":
            mine = sum(material_points(s, student))
            return all(sum(material_points(s, i)) < mine for i in range(len(s.tasks)) if i != student)


def grading(s: State) -> Grading:
    """All points of a game whose last round is over."""
    students = len(s.tasks)
    mean = s.options.mode == "mean"
    done = complete(s)
    materials = [material_points(s, i) for i in range(students)]
    fulfilled = [mean and met(s, i) for i in range(students)]
    secret = [SECRET_POINTS[s.secrets[i]] if fulfilled[i] else 0 for i in range(students)]
    circles = CIRCLE_POINTS * done.count(False)
    total = circles + sum(map(sum, materials))
    reached: list[Grade] = [name for name, each in GRADES if total >= 30 + each * students]
    grade = reached[0] if reached else "fail"
    own = [sum(points) + more for points, more in zip(materials, secret, strict=True)]
    certificates: list[int | None] = [None] * students
    if grade == "fail":
        certificates = [1 if _passes(s, i, fulfilled[i]) else None for i in range(students)]
    elif not all(done):
        certificates = [1 + sum(o > points for o in own) if mean else 1 for points in own]
    return Grading(
        circles,
        total - circles,
        total,
        grade,
        done,
        tuple(StudentPoints(*materials[i], secret[i], fulfilled[i], certificates[i]) for i in range(students)),
    )


def _passes(s: State, student: int, fulfilled: bool) -> bool:
    """Whether a secret card lets a student pass an exam that the group has failed."""
    return fulfilled and s.secrets[student] in PASSES


def outcome(s: State) -> Outcome | None:
    """The scores and winners; None before the end.

    Both circles complete: the teacher wins, whatever the grade.  Otherwise a pass: the students win, in mean mode
    those of the first rank.  A fail: the teacher wins, and beside it whoever passes by a secret card.
    """
    if not isinstance(s.phase, Graded):
        return None
    g = grading(s)
    scores = (g.complete.count(True), *(p.personal + p.group + p.other + p.secret for p in g.students))
    with_certificate = [i for i, p in enumerate(g.students, 1) if p.certificate == 1]
    if g.grade == "fail":
        winners = (0, *with_certificate)
    elif all(g.complete):
        winners = (0,)
    else:
        winners = tuple(with_certificate)
    return Outcome(scores, winners)
