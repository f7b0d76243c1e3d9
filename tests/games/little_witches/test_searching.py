"""The students' actions: moving, turning up, collecting, the witches' powers, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from tasogare.core import Match, replace
from tasogare.games.little_witches import game
from tasogare.games.little_witches.moves import Walk
from tasogare.games.little_witches.rules import Graded, Laying, Searching, State
from tasogare.games.little_witches.taut import ways

from .positions import H, entered, laid, move, play, refused, searching

TRAIL = "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"
"""Chips 0 to 4."""


def places(s: State, seat: int) -> set[str]:
    return {m.to for m in s.phase.options(s, seat) if isinstance(m, Walk)}


def at(
    *pawns: tuple[str, str], side: int = 0, witches: Any = ("yellow", "blue", "red", "white"), **given: Any
) -> State:
    """Students whose pawns stand so, after TRAIL."""
    students = len(pawns)
    s = searching(laid(entered(students, pawns=pawns, witches=witches, **given), TRAIL))
    return replace(s, sides=(side,) * students)


def step(to: str, flip: int | None = None) -> str:
    return f'{{"type":"move","to":"{to}","flip":{"null" if flip is None else flip}}}'


def test_the_pawn_whose_side_is_up_moves_and_the_card_turns() -> None:
    s = at(("c3r3", "c3r4"), ("S1", "S1"), ("S1", "S1"))
    s = play(s, (1, step("c2r3")))
    assert s.pawns[0] == (H.place["c2r3"], H.place["c3r4"])
    assert s.sides[0] == 1
    s = play(s, (1, step("c4r4")))
    assert s.pawns[0] == (H.place["c2r3"], H.place["c4r4"])
    assert s.sides[0] == 0


@pytest.mark.parametrize("string", [1.0, 1.3, 2.2, 3.19, 4.5])
def test_a_pawn_goes_where_the_string_from_the_other_reaches(string: float) -> None:
    for side in (0, 1):
        s = at(("c2r4", "c3r4"), ("S1", "S1"), ("S1", "S1"), side=side, string=string)
        s = replace(s, obstacles=1 << H.spot["c3r3-c3r4"] | 1 << H.spot["c2r4-c3r4"])
        still = s.pawns[0][1 - side]
        distances = ways("house", None).distances(still, s.obstacles)
        expected = {H.places[i] for i, d in enumerate(distances) if d <= string + 1e-9} | {H.places[s.pawns[0][side]]}
        assert places(s, 1) == expected


def test_staying_is_legal_even_when_an_obstacle_has_made_the_way_too_long() -> None:
    s = at(("c2r4", "c3r4"), ("S1", "S1"), ("S1", "S1"), string=1.0)
    s = replace(s, obstacles=1 << H.spot["c2r4-c3r4"])
    assert "c2r4" in places(s, 1)
    assert "c2r3" not in places(s, 1)
    s = play(s, (1, step("c2r4")))
    assert s.sides[0] == 1
    assert s.phase == Searching(1, (1, 2, 2), None)


def test_pawns_may_return_to_a_start_cell_and_share_cells() -> None:
    s = at(("c1r3", "c1r4"), ("c2r3", "S1"), ("S1", "S1"))
    assert {"S1", "S2", "c2r3", "c1r4"} <= places(s, 1)


def test_out_of_reach_is_refused_with_its_reason() -> None:
    s = at(("c1r3", "c1r4"), ("S1", "S1"), ("S1", "S1"))
    assert refused(s, 1, step("c5r6")) == "out_of_reach"
    assert refused(s, 1, step("c9r9")) == "no_such_place"


@pytest.mark.parametrize("seat, witch", list(enumerate(("yellow", "blue", "red", "white"), 1)))
def test_each_witchs_power_over_walls_and_obstacles(seat: int, witch: str) -> None:
    # upstairs: c2r2 to c2r3 through a wall; basement: c3r4 to c3r5; obstacle: c1r3 to c1r4
    def goes(one: str, other: str) -> bool:
        pawns = [("S1", "S1")] * 4
        pawns[seat - 1] = (other, one)
        s = at(*pawns, string=1.0, witches=("yellow", "blue", "red", "white"))
        s = replace(s, obstacles=1 << H.spot["c1r3-c1r4"], sides=(0,) * 4, pawns=tuple((b, b) for _, b in s.pawns))
        return other in places(s, seat)

    assert goes("c2r2", "c2r3") == (witch == "white")
    assert goes("c3r4", "c3r5") == (witch == "red")
    assert goes("c1r3", "c1r4") == (witch == "blue")


def test_a_power_holds_for_the_familiar_too() -> None:
    s = at(("c3r4", "c3r4"), ("S1", "S1"), ("S1", "S1"), witches=("red", "blue", "white"), side=1, string=1.0)
    assert "c3r5" in places(s, 1)


# Turning up and collecting


def test_a_search_turns_up_and_collects_a_material_at_once() -> None:
    s = at(("c3r4", "S1"), ("S1", "S1"), ("S1", "S1"))
    s = play(s, (1, '{"type":"search","chip":1}'))
    assert s.up == s.taken[0] == s.turned[0] == 0b10
    assert s.on[H.place["c3r4"]] == 0
    assert refused(s, 1, '{"type":"collect","chip":1}') == "chip_collected"


def test_a_search_of_a_trace_leaves_it_face_up() -> None:
    s = at(("S1", "c3r3"), ("S1", "S1"), ("S1", "S1"))
    s = play(s, (1, '{"type":"search","chip":0}'))
    assert (s.up, s.taken[0], s.turned[0]) == (1, 0, 1)
    assert refused(s, 1, '{"type":"collect","chip":0}') == "trace_stays"
    assert refused(s, 1, '{"type":"search","chip":0}') == "already_up"


def test_only_chips_on_the_cells_of_ones_pawns() -> None:
    s = at(("c3r3", "S1"), ("c3r4", "S1"), ("S1", "S1"))
    assert refused(s, 1, '{"type":"search","chip":1}') == "chip_elsewhere"
    assert refused(s, 1, '{"type":"search","chip":5}') == "no_such_chip"
    assert refused(s, 1, '{"type":"search","chip":-1}') == "no_such_chip"
    assert refused(s, 1, '{"type":"collect","chip":99}') == "no_such_chip"


def test_a_material_is_collected_only_face_up() -> None:
    s = at(("c3r4", "S1"), ("S1", "S1"), ("S1", "S1"))
    assert refused(s, 1, '{"type":"collect","chip":1}') == "still_down"
    s = play(replace(s, up=0b10), (1, '{"type":"collect","chip":1}'))
    assert (s.taken[0], s.turned[0]) == (0b10, 0)


def test_yellow_turns_up_one_chip_where_she_arrives_and_does_not_collect_it() -> None:
    s = at(("S1", "c3r3"), ("c3r4", "S1"), ("S1", "S1"))
    assert move(step("c3r4", 1)) in s.phase.options(s, 1)
    s = play(s, (1, step("c3r4", 1)))
    assert (s.up, s.turned, s.taken) == (0b10, (0b10, 0, 0), (0, 0, 0))
    assert s.phase == Searching(1, (1, 2, 2), None)
    s = play(s, (2, '{"type":"collect","chip":1}'))  # anyone may
    assert s.taken == (0, 0b10, 0)


def test_yellow_turns_up_also_when_she_stays_and_with_her_familiar() -> None:
    s = at(("S1", "c3r4"), ("S1", "S1"), ("S1", "S1"), side=1, string=6.0)
    s = play(s, (1, step("c3r4", 1)))
    assert s.turned[0] == 0b10


def test_yellow_turns_up_only_on_the_moved_pawns_cell() -> None:
    s = at(("S1", "c3r4"), ("S1", "S1"), ("S1", "S1"))
    assert refused(s, 1, step("c3r3", 1)) == "chip_elsewhere"
    assert refused(replace(s, up=1), 1, step("c3r3", 0)) == "already_up"
    assert refused(s, 1, step("c3r3", 77)) == "no_such_chip"


def test_only_yellow_turns_up_on_a_move() -> None:
    s = at(("S1", "c3r4"), ("S1", "c3r4"), ("S1", "S1"))
    assert refused(s, 2, step("c3r3", 0)) == "only_yellow_turns_up"


# Turns


def test_kind_students_act_in_any_order_while_actions_are_left() -> None:
    s = at(("S1", "S1"), ("S1", "S1"), ("S1", "S1"))
    assert s.phase.seats(s) == (1, 2, 3)
    s = play(s, (3, '{"type":"pass"}'), (1, '{"type":"pass"}'), (3, '{"type":"pass"}'))
    assert s.phase == Searching(1, (1, 2, 0), None)
    assert s.phase.seats(s) == (1, 2)
    assert refused(s, 3, '{"type":"pass"}') == "not_asked"
    s = play(s, (1, '{"type":"pass"}'), (2, '{"type":"pass"}'), (2, '{"type":"pass"}'))
    assert s.phase == Laying(2)


@pytest.mark.parametrize("actions", [2, 3])
def test_there_are_as_many_actions_as_the_option_says(actions: int) -> None:
    s = at(("S1", "S1"), ("S1", "S1"), ("S1", "S1"), actions=actions)
    assert s.phase == Searching(1, (actions,) * 3, None)


@pytest.mark.parametrize("number, first", [(1, 1), (2, 2), (3, 3), (4, 1), (7, 1)])
def test_mean_students_act_in_laps_and_each_round_begins_with_the_next(number: int, first: int) -> None:
    s = entered(3, secrets=("full_set", "favourite", "keen_eye"))
    s = laid(replace(s, phase=Laying(number)), TRAIL)
    s = play(s, (0, '{"type":"block","spot":"c1r1-c2r1","from":null}'))
    order = []
    while isinstance(s.phase, Searching):
        (seat,) = s.phase.seats(s)
        order.append(seat)
        other = seat % 3 + 1
        assert refused(s, other, '{"type":"pass"}') == "not_asked"
        s = play(s, (seat, '{"type":"pass"}'))
    one_lap = [(first - 1 + k) % 3 + 1 for k in range(3)]
    assert order == one_lap * 2
    assert s.phase == (Graded() if number == 7 else Laying(number + 1))


def test_after_the_seventh_round_comes_the_grading() -> None:
    s = at(("S1", "S1"), ("S1", "S1"), ("S1", "S1"))
    s = replace(s, phase=Searching(7, (0, 0, 1), None))
    assert play(s, (3, '{"type":"pass"}')).phase == Graded()


def test_a_student_who_is_away_passes() -> None:
    s = at(("c3r4", "S1"), ("S1", "S1"), ("S1", "S1"))
    assert list(Match(s).default(1)) == [move('{"type":"pass"}')]
    assert s.phase.seconds(s) == 60


def test_the_set_of_actions_lists_what_it_holds() -> None:
    s = at(("c3r3", "c3r4"), ("S1", "S1"), ("S1", "S1"))
    options = s.phase.options(s, 1)
    listed = list(options)
    assert len(listed) == len(set(listed)) == len(options)
    assert all(made in options for made in listed)
    (form, *rest) = options.describe()
    assert (form.pawn, form.flips["c3r3"]) == ("witch", (0,))
    assert form.to["c3r4"] == ((3.0, 4.0),)
    assert form.to["c3r3"] == ((3.0, 4.0), (3.0, 3.0))
    assert [made.__class__.__name__ for made in rest] == ["Search", "Search", "Pass"]


def test_talk_is_free_and_the_teacher_hears_it() -> None:
    (channel,) = game.channels(entered(3))
    assert (channel.writers, channel.readers) == ((0, 1, 2, 3), None)
