"""The standard bot: legal, within what it knows, and better than chance on both sides."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tasogare.core import TABLE, Dice, Effort, Match, conformance, replace, resolve_options, start
from tasogare.games.little_witches import game, game_on
from tasogare.games.little_witches.belief import facts
from tasogare.games.little_witches.bot import standard
from tasogare.games.little_witches.cards import Hand, card_worth
from tasogare.games.little_witches.grading import SECRET_POINTS, grading, material_points, met
from tasogare.games.little_witches.moves import KINDS, SECRETS, Block, Collect, Kind, Lay, Secret, Void, Walk
from tasogare.games.little_witches.outlook import outlook
from tasogare.games.little_witches.rules import Searching, State, begin_round
from tasogare.games.little_witches.worlds import world

from .positions import BLUE_SQUARE, RED_CIRCLE, H, earlier, entered, laid, mask, searching


def finished(seats: int, given: dict[str, Any], bots: dict[int, bool], seed: int, g: Any = game) -> State:
    """The end of a game in which the seats of ``bots`` are played by the bot, the others by chance."""
    chance = Dice(f"bots {seed}")
    match: Match[State] = start(g, seats, resolve_options(g, seats, given))
    while not match.over:
        seat = match.awaited()[0]
        if seat == TABLE or not bots.get(seat, False):
            match = match.play(seat, match.options(seat).pick(chance))
        else:
            seen = world(match.state, seat, chance)
            match = match.play(seat, standard(seen, seat, chance, Effort(game.effort)))
    return match.state


def test_students_beat_a_teacher_who_plays_by_chance() -> None:
    for seed in range(3):
        g = grading(finished(4, {}, {1: True, 2: True, 3: True}, seed))
        assert g.grade != "fail"
        assert not any(g.complete)


def test_a_teacher_beats_students_who_play_by_chance() -> None:
    for seed in range(3):
        assert grading(finished(4, {}, {0: True}, seed)).grade == "fail"


@pytest.mark.parametrize("seats, given", [(5, {"mode": "mean"}), (3, {"actions": 3})])
def test_bots_play_whole_games(seats: int, given: dict[str, Any]) -> None:
    finished(seats, given, dict.fromkeys(range(seats), True), 1)


def test_bots_play_on_another_board() -> None:
    finished(4, {}, dict.fromkeys(range(4), True), 2, game_on("cottage"))


def test_a_students_bot_moves_alike_in_all_worlds_it_cannot_tell_apart() -> None:
    s = earlier(
        entered(3, pawns=(("c3r4", "c2r4"), ("c4r4", "S1"), ("S3", "c5r3"))),
        "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5",
    )
    s = searching(s, "herb@c3r4 A@c5r5 bone@c5r4 gem@c4r4 ink@c2r4")
    moves = {standard(world(s, 1, Dice(k)), 1, Dice(7), Effort(400)) for k in range(12)}
    assert len(moves) == 1


def test_a_teachers_bot_plans_alike_whoever_has_which_task() -> None:
    s = earlier(entered(3, secrets=("full_set", "favourite", "keen_eye")), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    moves = {standard(world(s, 0, Dice(k)), 0, Dice(7), Effort(50)) for k in range(8)}
    assert len(moves) == 1


def test_the_bot_keeps_to_its_plan_along_a_trail() -> None:
    s = earlier(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    kinds = list[str]()
    while isinstance(move := standard(s, 0, Dice(len(kinds)), Effort(60)), Lay):
        assert move in s.phase.options(s, 0)
        kinds.append(move.kind)
        s = Match(s).play(0, move).state
    assert isinstance(move, Block)
    assert len(kinds) == 5
    assert {"herb", "bone", "gem"} < set(kinds)


def test_traces_lie_anywhere_among_a_trails_materials() -> None:
    at: dict[str, set[int]] = {"A": set(), "B": set()}
    for cell in H.cells[1::3]:
        s = earlier(entered(3, at=cell), f"A@{cell} herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
        for place in range(5):
            made = standard(s, 0, Dice(1), Effort(60))
            assert isinstance(made, Lay)
            if made.kind in at:
                at[made.kind].add(place)
            s = Match(s).play(0, made).state
    assert all(len(places) >= 3 for places in at.values()), at


def test_a_trail_begun_by_somebody_else_is_finished() -> None:
    s = laid(earlier(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5"), "ink@c1r5 feather@c1r6")
    for _ in range(3):
        move = standard(s, 0, Dice(1), Effort(20))
        assert move in s.phase.options(s, 0)
        s = Match(s).play(0, move).state


def test_the_circle_that_lacks_more_is_made_void() -> None:
    s = entered(4, at="c3r3", pawns=(("c1r1", "c5r3"), ("c5r1", "S1"), ("S1", "S1"), ("S1", "S1")))
    covered = (H.circles[RED_CIRCLE] & ~mask("c1r1", "c5r3"), H.circles[BLUE_SQUARE] & ~mask("c5r1"))
    s = replace(s, laid=covered, cells=(12,) * 6, kinds=(0, 1, 2, 3, 4, 5))
    s = laid(begin_round(s, 2), "herb@c3r4 bone@c3r5 gem@c3r6 ink@c4r6 feather@c5r6")
    assert standard(s, 0, Dice(1), Effort(10)) == Void("A")


def test_a_student_collects_what_is_sure() -> None:
    # the last round, one action: of two chips at hand the material face up that is its own task
    s = entered(3, pawns=(("c3r3", "c3r4"), ("S1", "S1"), ("S1", "S1")))
    s = searching(s, "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5", up=0b10)
    s = replace(s, phase=Searching(7, (1, 2, 2), None))
    move = standard(s, 1, Dice(1), Effort(400))
    assert move.__class__.__name__ == "Collect"


def test_a_student_stands_on_the_last_open_cell() -> None:
    """Round 6 is over but for one action; one cell of the red circle lacks its trace, and everybody can see it."""
    red, blue = ["c4r1", "c3r3", "c5r3", "c5r5", "c3r6"], ["c5r1", "c4r2", "c2r4"]
    s = entered(3, pawns=(("c2r2", "c1r2"), ("S1", "S1"), ("S1", "S1")))
    trails = [f"A@{cell} herb@c2r5 bone@c2r6 gem@c1r5 ink@c1r4" for cell in red]
    s = searching(earlier(s, *trails), f"B@{blue[0]} herb@c2r5 bone@c2r6 gem@c1r5 ink@c1r4")
    s = replace(s, up=(1 << s.chips) - 1, on=(0,) * 30, taken=(s.materials, 0, 0), phase=Searching(6, (1, 0, 0), None))
    assert standard(s, 1, Dice(1), Effort(400)) == Walk("c1r1", None)


def test_what_students_believe_adds_up() -> None:
    s = searching(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5", up=0b100)
    view = outlook(facts(s))
    down = [k for k in range(5) if k != 2]
    for chip in down:
        assert view.trace[chip] + view.material[chip].sum() == pytest.approx(1)
    assert view.trace[2] == view.material[2].sum() == 0
    assert view.material[:, 2].sum() == pytest.approx(1)  # herb is a personal task: it is there
    held, more = view.guarded(0)
    assert held == 0
    assert (more >= 0).all()
    both, rest = view.guarded(1 << H.place["c1r1"])
    assert both == pytest.approx(more[H.place["c1r1"]])
    assert (rest <= more + 1e-9).all()


def test_little_effort_gives_a_legal_move() -> None:
    s = searching(entered(3), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    for work in (0, 1, 3):
        assert standard(s, 2, Dice(1), Effort(work)) in s.phase.options(s, 2)
        t = entered(3)
        assert standard(t, 0, Dice(1), Effort(work)) in t.phase.options(t, 0)
    conformance.check_bot(game, "standard", s, 1, Dice(3), 30)


CARDS = st.sampled_from(SECRETS).filter(lambda secret: secret != "teachers_pet")


@given(CARDS, st.lists(st.sampled_from(KINDS), max_size=12), st.lists(st.sampled_from(KINDS[2:]), max_size=6))
def test_at_the_end_a_card_is_worth_its_points_if_it_is_met_and_nothing_else(
    secret: Secret, mine: list[Kind], others: list[Kind]
) -> None:
    """The bot's count agrees with the rules' grading, whatever was collected and turned up."""
    two = [one for one in SECRETS if one not in (secret, "teachers_pet")][:2]
    s = entered(3, secrets=(secret, *two))
    kinds = tuple(KINDS.index(kind) for kind in (*mine, *others))
    materials = sum(1 << chip for chip, kind in enumerate(kinds) if kind > 1)
    all_mine, all_others = (1 << len(mine)) - 1, ((1 << len(others)) - 1) << len(mine)
    s = replace(
        s,
        kinds=kinds,
        cells=(0,) * len(kinds),
        up=all_mine | all_others,
        materials=materials,
        turned=(all_mine, all_others, 0),
        taken=(all_mine & materials, all_others, 0),
    )
    points = [sum(material_points(s, student)) for student in range(3)]
    hand = Hand(tuple([mine.count(kind) for kind in KINDS]), points[0] - max(points[1:]))
    worth = SECRET_POINTS[secret] if met(s, 0) else 0
    assert card_worth(secret, hand, s.tasks[0], s.in_game, 0) == worth


@pytest.mark.parametrize("secret", [secret for secret in SECRETS if secret != "teachers_pet"])
def test_a_card_that_is_nearer_is_worth_more(secret: Secret) -> None:
    nothing = Hand((0,) * 7, -2.0)
    more = Hand((1, 1, 0, 2, 2, 1, 1), 2.0)
    for rounds in range(1, 7):
        near, far = (card_worth(secret, hand, "herb", 0b1111100, rounds) for hand in (more, nothing))
        assert 0 < far < near <= SECRET_POINTS[secret]


def test_a_mean_student_takes_the_chip_that_its_card_lacks_before_its_own_task() -> None:
    s = entered(
        3, pawns=(("c3r4", "c2r4"), ("S1", "S1"), ("S1", "S1")), secrets=("favourite", "two_pairs", "trace_hunter")
    )
    bones = [f"A@c3r3 herb@c5r{r} bone@c5r{r} gem@c2r3 B@c4r5" for r in (1, 2, 3)]
    s = searching(earlier(s, *bones), "A@c3r3 herb@c3r4 bone@c2r4 gem@c2r3 B@c4r5")
    s = replace(s, up=(1 << s.chips) - 1, phase=Searching(7, (1, 0, 0), 1))
    herb, bone = 16, 17
    assert standard(s, 1, Dice(1), Effort(400)) == Collect(herb)
    has_three = replace(s, taken=(1 << 2 | 1 << 7 | 1 << 12, 0, 0), turned=(1 << 2 | 1 << 7 | 1 << 12, 0, 0))
    assert standard(has_three, 1, Dice(1), Effort(400)) == Collect(bone)
