"""Worlds: all that fits what a viewer knows, nothing else, and each about as often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from tasogare.core import Dice, conformance, replace
from tasogare.games.lupus import game
from tasogare.games.lupus.moves import Attack, Divine, Role, Sleep, bits
from tasogare.games.lupus.night import Deeds, Night
from tasogare.games.lupus.rules import State
from tasogare.games.lupus.view import view
from tasogare.games.lupus.worlds import world

from .positions import night, play, talk, through, village, vote


def histories(s: State, roles: tuple[Role, ...]) -> set[tuple[Deeds, ...]]:
    """By brute force: all that can have been done in the nights, with just these dead at each dawn."""
    rows, alive = [], (1 << s.seats) - 1
    for number, was in enumerate(s.nights, 1):
        living = bits(alive)
        wolves = [i for i in living if roles[i] == "wolf"]
        prey = [i for i in living if roles[i] != "wolf"]
        seer, bodyguard = roles.index("seer"), roles.index("bodyguard") if "bodyguard" in roles else None
        divined = [i for i in living if i != seer] if seer in living else [None]
        guarded = [i for i in living if i != bodyguard] if number > 1 and bodyguard in living else [None]
        found = set()
        for d, g, a in product(divined, guarded, prey):
            dead = {a} if a != g and roles[a] != "hamster" else set[int]()
            dead |= {d} if d is not None and roles[d] == "hamster" else set()
            if tuple(sorted(dead)) == was.dead:
                found.add(Deeds(d, g, a, was.dead))
        if not wolves or not found:
            return set()
        rows.append(found)
        for gone in (*was.dead, *s.lynched[number - 1 : number]):
            alive &= ~(1 << gone)
        pack = sum(roles[i] == "wolf" for i in bits(alive))
        if pack == 0 or pack >= alive.bit_count() - pack:
            return set()
    return set(product(*rows))


def alike(s: State, viewer: int | None) -> set[State]:
    """By brute force: every state of a day that looks like ``s``."""
    seen = view(s, viewer)
    found = set[State]()
    for roles in set(permutations(s.roles)):
        for nights in histories(s, roles):
            t = replace(s, roles=roles, nights=nights)
            if view(t, viewer) == seen:
                found.add(t)
    return found


SMALL = "WSBHVV"
"""Small enough for brute force, though no real table: one wolf, seer, bodyguard, hamster, two villagers."""


def one_wolf(s: State) -> State:
    return replace(s, options=replace(s.options, wolves=1))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize(("attack", "divine", "guard"), [(4, 5, 1), (4, 5, 4), (3, 5, 1), (4, 3, 4)])
def test_the_worlds_of_a_day_are_those_that_brute_force_finds(
    viewer: int | None, attack: int, divine: int, guard: int
) -> None:
    start = night(SMALL, 2)
    s = one_wolf(start.state)
    s = replace(s, nights=(), phase=Night(2))
    match = through(
        replace(start, state=replace(s, nights=(Deeds(4, None, 3, ()),), lynched=())), attack, divine, guard
    )
    truth = match.state
    wanted = alike(truth, viewer)
    assert truth in wanted
    deals = {t.roles for t in wanted}
    drawn = [world(truth, viewer, Dice(seed)) for seed in range(8 * len(deals))]
    assert wanted.issuperset(drawn)
    assert len({t.roles for t in drawn}) >= 0.97 * len(deals)


def test_worlds_are_about_even() -> None:
    s = through(night("WWSVVVVV"), attack=3, divine=4).state
    drawn = Counter(world(s, 7, Dice(seed)).roles for seed in range(4000))
    fit = {t.roles for t in alike(s, 7)}
    assert drawn.keys() == fit
    assert max(drawn.values()) < 2.5 * min(drawn.values())


def test_tonights_doers_are_anybody_and_perhaps_all() -> None:
    s = play(night("WWSVVVVV"), *((i, Sleep()) for i in range(3, 8)), (2, Divine(0)), (0, Attack(5))).state
    done = [world(s, 4, Dice(seed)) for seed in range(200)]
    assert {bool(t.phase.seats(t)) for t in done} == {False, True}
    assert {bool(t.done >> 5 & 1) for t in done} == {True, False}
    assert all(t.done >> 4 & 1 for t in done), "what it did itself it knows"


def test_a_wolf_knows_its_pack_and_its_pointing() -> None:
    s = play(night("WWSVVVVV"), (0, Attack(5)), (1, Attack(6)), (1, Attack(6))).state
    for seed in range(30):
        t = world(s, 0, Dice(seed))
        assert (t.points, t.insisted, t.roles[:2]) == (s.points, s.insisted, s.roles[:2])


def test_the_hard_cases_are_found_by_search() -> None:
    """Fourteen seats gone, a night without a death late on, and two deaths at one dawn."""
    letters = "WWWSMCBFFHVVVVVVVVVVVV"
    s = village(letters, Night(5), 4)
    nights = (Deeds(10, None, 11, (11,)), Deeds(9, 10, 12, (9, 12)), Deeds(13, 14, 15, (15,)), Deeds(0, 17, 17, ()))
    lynched = (13, 14, 16, 18)
    alive = sum(1 << i for i in range(22) if i not in {9, 11, 12, 15, *lynched})
    s = replace(s, nights=nights, lynched=lynched, alive=alive)
    for viewer in (None, 0, 3, 4, 6, 19):
        for seed in range(20):
            t = world(s, viewer, Dice(seed))
            assert view(t, viewer) == view(s, viewer)
            assert t.roles.index("hamster") in (9, 12)
            assert t.alive >> t.roles.index("bodyguard") & 1 or t.roles.index("bodyguard") == 18


@pytest.mark.parametrize(("seats", "number"), [(8, 0), (15, 1), (22, 2)])
def test_the_suite(seats: int, number: int) -> None:
    given = list(game.option_sets(seats))[number]
    assert conformance.check(game, seats, given, every=9, seed=11) > 0


def test_joint_moves_are_counted() -> None:
    assert conformance.count(vote("WWSVVVV", dead=(5, 6), vote="together").state, 1) == 4**5
    s = play(night("WWSVVVV"), (2, Divine(0)), *((i, Sleep()) for i in range(3, 7))).state
    assert conformance.count(s, 1) == 10, "two wolves, five seats to point at"
    assert conformance.count(s, 2) == 10 * 10, "the wolf that has pointed may point again"
    talking = talk("WWSVV", 1, dead=(3,)).state
    assert conformance.count(talking, 1) == 4 * (3 + 4 * 2 + 4 * 3) + 1, "claims, results, words; or all are ready"
