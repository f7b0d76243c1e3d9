"""What may be asked: checked against every deal that the asker could still have."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import msgspec
import pytest

from tasogare.core import Dice, IllegalMove, Match, conformance, resolve_options
from tasogare.games.seven_knights import game
from tasogare.games.seven_knights.modes import SETTINGS, deals
from tasogare.games.seven_knights.questions import (
    Adjacent,
    Ask,
    AskForm,
    Less,
    Next,
    OneOf,
    Question,
    Sum,
    SumOdd,
    bits,
    truth,
)
from tasogare.games.seven_knights.rules import Asking, State, asking
from tests.games.seven_knights.positions import asked, inspected, put, round_about


def every_question(top: int) -> list[Question]:
    subsets = [c for size in range(1, top + 1) for c in combinations(range(1, top + 1), size)]
    sums = [Sum(op, n) for op in ("<", "=", ">") for n in range(22)]
    return [*(OneOf(c) for c in subsets), Less(), Next(), Adjacent(), *sums, SumOdd()]


def by_the_rulebook(s: State, asker: int) -> set[Ask]:
    """Every legal question, found by trying it on every deal of the mode that has the asker's tiles."""
    at = SETTINGS[s.options.mode, s.seats]
    known = bits(s.seen[asker])
    possible = [d.tiles for d in deals(at) if all(d.tiles[tile] == s.tiles[tile] for tile in known)]
    found = set()
    for seat in range(s.seats):
        tiles = [t for t in bits(s.seen[seat]) if t not in known]
        if seat == asker:
            continue
        for size in (1, 2, 3):
            for about in permutations(tiles, size):
                for question in every_question(at.top):
                    sizes = (1,) if isinstance(question, OneOf) else (2, 3) if isinstance(question, Sum) else (2,)
                    if size in sizes and len({truth(question, tuple(d[t] for t in about)) for d in possible}) == 2:
                        found.add(Ask(seat, about, question))
    return found


def random_position(mode: str, seats: int, seed: int) -> State:
    """Seat 0 is about to ask, after random looks."""
    chance = Dice(seed)
    match = Match(game.setup(seats, resolve_options(game, seats, {"mode": mode})))
    while not isinstance(match.state.phase, Asking):
        move = conformance.random_move(match, chance)
        assert move is not None
        match = match.play(*move)
    return match.state


@pytest.mark.parametrize(
    "mode, seats", [("basic", 4), ("basic", 6), ("advanced", 4), ("special", 3), ("special", 4), ("special_coop", 3)]
)
def test_a_question_is_legal_when_its_answer_is_open_over_all_deals(mode: str, seats: int) -> None:
    for seed in range(3):
        s = random_position(mode, seats, seed)
        legal, options = by_the_rulebook(s, 0), asking(s, 0)
        listed = list(options)
        assert legal, "a legal question always exists"
        assert len(listed) == len(set(listed)) == len(options)
        assert {ask for ask in legal if _once(ask)} == set(listed)
        tiles = range(SETTINGS[s.options.mode, s.seats].tiles)
        for seat in range(-1, s.seats + 1):
            for size in (1, 2, 3):
                for about in permutations(tiles, size):
                    for question in (
                        OneOf((1,)),
                        OneOf((1, 2, 3, 4)),
                        Less(),
                        Next(),
                        Adjacent(),
                        SumOdd(),
                        Sum("<", 7),
                    ):
                        ask = Ask(seat, about, question)
                        assert (ask in options) == (ask in legal)


def _once(ask: Ask) -> bool:
    return isinstance(ask.question, Less | Next) or list(ask.about) == sorted(ask.about)


@pytest.mark.parametrize("mode, seats", SETTINGS)
def test_a_legal_question_always_exists(mode: str, seats: int) -> None:
    for seed in range(5):
        s = random_position(mode, seats, seed)
        for asker in range(seats):
            assert len(asking(s, asker))


def test_a_pick_takes_the_kind_first() -> None:
    s = inspected((3, 0, 1, 2, 4), round_about(4), 4)
    chance = Dice(3)
    kinds = Counter(type(asking(s, 0).pick(chance).question) for _ in range(3000))
    assert len(kinds) == 6
    assert all(400 < times < 600 for times in kinds.values())


# --- the boundaries, one by one: seat 0 holds 3 and has seen the 1 before seat 1


def position(mode: str = "basic") -> State:
    tiles = (3, 1, 0, 2, 4) if mode == "basic" else (3, 1, 5, 2, 4)
    return inspected(tiles, round_about(4), 4, mode=mode)


def refusal(s: State, seat: int, about: tuple[int, ...], question: Question) -> str | None:
    try:
        Match(s).play(0, Ask(seat, about, question))
    except IllegalMove as error:
        return error.key
    return None


@pytest.mark.parametrize(
    "seat, about, question, key",
    [
        (0, (2,), OneOf((2,)), "ask_self"),
        (4, (2,), OneOf((2,)), "no_seat"),
        (-1, (2,), OneOf((2,)), "no_seat"),
        (2, (2, 3), OneOf((2,)), "ask_tiles"),
        (2, (2,), SumOdd(), "ask_tiles"),
        (2, (2,), Sum("=", 5), "ask_tiles"),
        (2, (2, 3, 4), Less(), "ask_tiles"),
        (2, (), OneOf((2,)), "ask_tiles"),
        (2, (5,), OneOf((2,)), "no_tile"),
        (2, (-1,), OneOf((2,)), "no_tile"),
        (2, (2, 2), Less(), "ask_twice"),
        (1, (1,), OneOf((2,)), "ask_known"),
        (1, (1, 2), Less(), "ask_known"),
        (3, (0,), OneOf((2,)), "ask_known"),
        (2, (4,), OneOf((2,)), "ask_unknown"),
        (3, (2,), OneOf((2,)), "ask_unknown"),
        (2, (2, 3), Less(), None),
        (2, (3, 2), Less(), None),
        (2, (3, 2), Sum("=", 6), None),
        (2, (2,), OneOf((5,)), "ask_numbers"),
        (2, (2,), OneOf((0,)), "ask_numbers"),
        (2, (2,), OneOf((3, 2)), "ask_numbers"),
        (2, (2,), OneOf((2, 2)), "ask_numbers"),
        (2, (2,), OneOf(()), "ask_numbers"),
        (2, (2,), OneOf((3,)), "ask_certain"),
        (2, (2,), OneOf((1, 3)), "ask_certain"),
        (2, (2,), OneOf((1, 2, 3, 4)), None),  # it may be the witch
        (2, (2, 3), Sum("=", 5), "ask_certain"),
        (2, (2, 3), Sum("<", 0), "ask_certain"),
        (2, (2, 3), Sum(">", 0), None),  # no, if one of them is the witch
        (2, (2, 3), Sum("<", 21), None),
        (2, (2, 3), Sum("<", 22), "ask_n"),
        (2, (2, 3), Sum(">", -1), "ask_n"),
        (2, (2, 3), Sum("<", 6), "ask_certain"),  # the two knights unseen are 2 and 4
        (2, (2, 3), Adjacent(), "ask_certain"),
        (2, (2, 3), Next(), "ask_certain"),
        (2, (2, 3), SumOdd(), "ask_certain"),
    ],
)
def test_the_reason_for_each_refusal(seat: int, about: tuple[int, ...], question: Question, key: str | None) -> None:
    assert refusal(position(), seat, about, question) == key


def test_in_coop_all_numbers_at_once_are_certain() -> None:
    assert refusal(position("coop"), 2, (2,), OneOf((1, 2, 3, 4, 5))) == "ask_certain"
    assert refusal(position("coop"), 2, (2,), OneOf((2, 4))) is None
    assert refusal(position("coop"), 2, (2, 3), Sum(">", 0)) == "ask_certain"


def test_in_special_a_tile_before_a_seat_is_no_witch() -> None:
    looks = ((0, 1), (1, 2), (2, 0), (0, 3), (1, 4), (2, 5))
    s = inspected((1, 2, 3, 0, 4, 5), looks, 3)
    everything = OneOf((1, 2, 3, 4, 5, 6, 7))
    s = put(s, tiles=(1, 2, 3, 4, 0, 5))
    assert refusal(s, 2, (2,), everything) == "ask_certain"
    assert refusal(s, 2, (5,), everything) is None
    assert refusal(s, 1, (2, 4), Sum(">", 0)) is None


def test_three_tiles_may_be_summed_in_the_special_modes() -> None:
    looks = ((0, 1), (1, 2), (2, 3), (3, 2), (0, 4), (1, 5), (2, 6), (3, 5))
    s = inspected((1, 2, 3, 4, 0, 6, 7), looks, 4, mode="special")
    assert refusal(s, 2, (2, 3, 6), Sum(">", 15)) is None
    assert refusal(s, 2, (6, 2, 3), Sum(">", 15)) is None
    assert refusal(s, 2, (2, 3, 6), Sum("=", 18)) is None  # 5 + 6 + 7
    assert refusal(s, 2, (2, 3, 6), Sum(">", 18)) == "ask_certain"
    assert refusal(s, 2, (2, 3, 6), SumOdd()) == "ask_tiles"


def test_in_advanced_the_unused_tiles_are_unknown() -> None:
    s = inspected((3, 1, 0, 2, 4), round_about(4), 4, mode="advanced")
    assert refusal(s, 2, (2, 3), Sum("=", 13)) is None
    assert refusal(s, 2, (2, 3), Sum("=", 4)) == "ask_certain"


def test_earlier_answers_do_not_count_so_that_a_question_may_be_repeated() -> None:
    s = position("coop")
    match = Match(s).play(0, Ask(2, (2,), OneOf((2,))))
    again = put(match.state, phase=Asking(1, 0))
    assert refusal(again, 2, (2,), OneOf((2,))) is None


@pytest.mark.parametrize(
    "question, values, yes",
    [
        (OneOf((1, 4)), (4,), True),
        (OneOf((1, 4)), (2,), False),
        (Less(), (2, 3), True),
        (Less(), (3, 2), False),
        (Next(), (3, 2), True),
        (Next(), (2, 3), False),
        (Next(), (4, 2), False),
        (Adjacent(), (2, 3), True),
        (Adjacent(), (3, 2), True),
        (Adjacent(), (1, 3), False),
        (Sum("<", 6), (2, 3), True),
        (Sum("<", 5), (2, 3), False),
        (Sum("=", 5), (2, 3), True),
        (Sum(">", 5), (2, 3), False),
        (Sum(">", 4), (2, 3), True),
        (Sum("=", 12), (7, 3, 2), True),
        (SumOdd(), (2, 3), True),
        (SumOdd(), (1, 3), False),
        (Less(), (0, 3), False),
        (Less(), (3, 0), False),
        (Next(), (1, 0), False),
        (Adjacent(), (0, 1), False),
        (Sum("<", 21), (0, 1), False),
        (SumOdd(), (0, 1), False),
        (OneOf((1, 2, 3, 4, 5, 6, 7)), (0,), False),
    ],
)
def test_the_truth(question: Question, values: tuple[int, ...], yes: bool) -> None:
    assert truth(question, values) is yes


def test_the_form_tells_all_that_may_be_asked() -> None:
    s = inspected((3, 1, 0, 2, 4), round_about(4), 4, mode="advanced")
    options = asking(s, 0)
    (form,) = options.describe()
    assert isinstance(form, AskForm)
    assert msgspec.json.decode(msgspec.json.encode(form), type=AskForm) == form
    built: set[Ask] = set()
    for answerer in form.answerers:
        for one in answerer.one:
            for size in range(1, form.top + 1):
                for numbers in combinations(range(1, form.top + 1), size):
                    if 0 < len(set(numbers) & set(one.values)) < len(one.values):
                        built.add(Ask(answerer.seat, (one.tile,), OneOf(numbers)))
        for several in answerer.several:
            built |= {Ask(answerer.seat, about, Less()) for about in several.less}
            built |= {Ask(answerer.seat, about, Next()) for about in several.next}
            built |= {Ask(answerer.seat, several.about, Adjacent())} if several.adjacent else set()
            built |= {Ask(answerer.seat, several.about, SumOdd())} if several.sum_odd else set()
            built |= {Ask(answerer.seat, several.about, Sum("<", n)) for n in several.sum.less}
            built |= {Ask(answerer.seat, several.about, Sum("=", n)) for n in several.sum.equal}
            built |= {Ask(answerer.seat, several.about, Sum(">", n)) for n in several.sum.more}
    assert built == set(options)


@pytest.mark.parametrize(
    "question, wire",
    [
        (OneOf((1, 2)), b'{"kind":"in","numbers":[1,2]}'),
        (Less(), b'{"kind":"less"}'),
        (Next(), b'{"kind":"next"}'),
        (Adjacent(), b'{"kind":"adjacent"}'),
        (Sum(">", 7), b'{"kind":"sum","op":">","n":7}'),
        (SumOdd(), b'{"kind":"sum_odd"}'),
    ],
)
def test_wire_names_of_questions(question: Question, wire: bytes) -> None:
    ask = b'{"type":"ask","seat":2,"about":[2,3],"question":' + wire + b"}"
    assert msgspec.json.encode(Ask(2, (2, 3), question)) == ask


def test_everybody_presses_the_answer_also_where_one_is_legal() -> None:
    s = asked(position(), 0, 3, (3,), OneOf((2,)))
    assert Match(s).awaited() == (3,)
    assert [move.yes for move in Match(s).options(3)] == [True]
