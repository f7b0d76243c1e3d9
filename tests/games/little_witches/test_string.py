"""The string: distances against a second method, joints of walls, reach, and the paths that are drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import dist, hypot, sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from tasogare.bench.strings import by_brute_force, shortest
from tasogare.games.little_witches.house import STEP, House, Owner, house
from tasogare.games.little_witches.taut import EPSILON, Tether, Ways, tether, ways

H = house("house")
IGNORED: tuple[Owner | None, ...] = (None, "up", "base")


@cache
def slow(board: str, ignored: Owner | None, tiles: int) -> np.ndarray[Any, Any]:
    """All distances by the second method."""
    h = house(board)
    edges = by_brute_force(h, ignored, tiles)
    return np.array([shortest(edges, start)[: len(h.points)] for start in range(len(h.points))])


def spots(*names: str) -> int:
    return sum(1 << H.spot[name] for name in names)


def between(one: str, other: str, *names: str, ignored: Owner | None = None) -> float:
    return float(ways("house", ignored).distances(H.place[one], spots(*names))[H.place[other]])


@pytest.mark.parametrize("ignored", IGNORED)
def test_distances_agree_with_a_second_method(ignored: Owner | None) -> None:
    random = Random(f"tiles {ignored}")
    w = ways("house", ignored)
    for count in (0, 1, 4, 4):
        tiles = sum(1 << k for k in random.sample(range(len(H.spots)), count))
        other = slow("house", ignored, tiles)
        fast = np.array([w.distances(start, tiles) for start in range(len(H.points))])
        assert np.abs(other - fast).max() < 1e-3 / 4
        assert np.abs(w.all_distances(tiles) - fast).max() < 1e-12


def test_distances_on_another_board_agree_too() -> None:
    tiles = 0b1010101
    h = house("cottage")
    fast = np.array([ways("cottage", None).distances(start, tiles) for start in range(len(h.points))])
    assert np.abs(slow("cottage", None, tiles) - fast).max() < 1e-3 / 4


@pytest.mark.parametrize("ignored", IGNORED)
def test_reach_is_the_distance_however_many_tiles_lie(ignored: Owner | None) -> None:
    random = Random(f"reach {ignored}")
    for length in (0.5, 1.3, 2.61, 3.19, 4.6):
        bound = Tether(ways("house", ignored), length)
        for _ in range(12):
            tiles = sum(1 << k for k in random.sample(range(len(H.spots)), random.randrange(5)))
            distances = ways("house", ignored).all_distances(tiles)
            for start in range(len(H.points)):
                assert bound.reach(start, tiles) == sum(
                    1 << j for j, d in enumerate(distances[start]) if d <= length + 1e-9
                )


def test_a_tile_that_is_said_not_to_matter_does_not() -> None:
    bound = tether("house", None, 2.61)
    for start in range(len(H.points)):
        for spot in range(len(H.spots)):
            if not bound.matters[start] >> spot & 1:
                distances = bound.ways.distances(start, 1 << spot)
                assert bound.open[start] == sum(1 << j for j, d in enumerate(distances) if d <= bound.length)


@pytest.mark.parametrize(
    "one, other, names, length",
    [
        ("S1", "S2", (), 1.0),  # outside is open ground
        ("S1", "c1r3", (), 1.0),
        ("c1r2", "c2r3", (), sqrt(2)),  # touching the end of a wall
        ("c2r2", "c2r3", (), 2 * hypot(0.5, 0.5)),
        ("c4r2", "c4r3", (), 1.0),
        ("c4r2", "c4r3", ("c4r2-c4r3",), 2 * hypot(0.35, 0.4) + 0.2),
        ("c1r4", "c1r5", (), 2 * hypot(0.5, 0.5)),  # the wall is one with the outer edge: only one way round
        ("S2", "c1r5", (), hypot(1.5, 0.5) + hypot(0.5, 0.5)),
        ("c1r3", "c1r4", ("c1r3-c1r4",), 2 * hypot(0.35, 0.4) + 0.2),
        ("c1r3", "c3r3", ("c1r3-c2r3",), 2 * 0.0 + hypot(0.4, 0.35) + 0.2 + hypot(1.4, 0.35)),
        ("c3r1", "c2r1", (), 2 * hypot(0.5, 0.5)),
    ],
)
def test_ways_measured_by_hand(one: str, other: str, names: tuple[str, ...], length: float) -> None:
    assert between(one, other, *names) == pytest.approx(length, abs=1e-12)
    assert between(other, one, *names) == pytest.approx(length, abs=1e-12)


def test_a_joint_of_walls_may_be_touched_but_not_passed_through() -> None:
    # c2 and c3's walls below r2 meet at (2.5, 2.5): straight from c2r2 to c3r3 would lead through it
    assert between("c2r2", "c3r3") > hypot(1, 1) + 0.1
    assert between("c2r2", "c3r3", ignored="up") == pytest.approx(hypot(1, 1))
    # at (3.5, 4.5) three walls meet
    assert between("c3r4", "c4r5") > hypot(1, 1) + 0.1
    assert between("c4r4", "c3r5") > hypot(1, 1) + 0.1
    assert between("c4r5", "c3r5") > 2 * hypot(0.5, 0.5) - 1e-9


def test_the_outer_edge_is_one_with_the_walls_that_meet_it() -> None:
    # S1 sees the end of the left side at (0.5, 2.5); the way to c1r2 leads round it
    assert between("S1", "c1r2") == pytest.approx(2 * hypot(0.5, 0.5))
    # at (5.5, 2.5) the wall below c5r2 meets the right side: no way round
    assert between("S3", "c5r2") > between("S1", "c1r2") + 0.5


@pytest.mark.parametrize(
    "owner, one, other, straight",
    [
        ("up", "c2r2", "c2r3", 1.0),
        ("up", "c4r1", "c5r1", 1.0),
        ("base", "c3r4", "c3r5", 1.0),
        ("base", "c1r6", "c2r6", 1.0),
    ],
)
def test_a_witch_ignores_her_walls_and_only_hers(owner: Owner, one: str, other: str, straight: float) -> None:
    assert between(one, other, ignored=owner) == pytest.approx(straight)
    assert between(one, other, ignored="base" if owner == "up" else "up") > straight + 0.2
    assert between(one, other) > straight + 0.2


def test_a_tile_makes_a_way_longer_and_never_shuts_it() -> None:
    random = Random(5)
    for _ in range(20):
        tiles = sum(1 << k for k in random.sample(range(len(H.spots)), 4))
        with_tiles = ways("house", None).all_distances(tiles)
        assert np.isfinite(with_tiles).all()
        assert (with_tiles >= ways("house", None).free - 1e-12).all()


def test_the_border_of_a_tile_is_not_barred() -> None:
    # two tiles in one row: their long sides' ends lie on the lines y = 2.65 and 3.35, along which a string may run
    row = between("c1r3", "c5r3", "c1r3-c2r3", "c4r3-c5r3")
    assert row == pytest.approx(2 * hypot(0.4, 0.35) + 3.2)


def test_a_path_is_as_long_as_the_distance_and_bends_at_corners() -> None:
    random = Random(9)
    for ignored in IGNORED:
        w = ways("house", ignored)
        for _ in range(60):
            tiles = sum(1 << k for k in random.sample(range(len(H.spots)), 4))
            start, end = random.sample(range(len(H.points)), 2)
            path = w.path(start, end, tiles)
            assert (path[0], path[-1]) == tuple((H.points[k][0] / STEP, H.points[k][1] / STEP) for k in (start, end))
            assert sum(dist(a, b) for a, b in pairwise(path)) == pytest.approx(w.distances(start, tiles)[end], abs=1e-9)


def test_pawns_on_one_place_have_a_string_of_no_length() -> None:
    assert len(ways("house", None).path(3, 3, 0)) == 1


def test_exactly_the_strings_length_is_in_reach_and_a_hair_more_is_not() -> None:
    s1, s2 = H.place["S1"], H.place["S2"]
    assert tether("house", None, 1.0).reach(s1, 0) >> s2 & 1
    assert tether("house", None, 1.0 - EPSILON / 2).reach(s1, 0) >> s2 & 1
    assert not tether("house", None, 1.0 - 1e-6).reach(s1, 0) >> s2 & 1


@pytest.mark.parametrize("version", [1, 2])
def test_no_way_is_nearly_as_long_as_the_string(version: int) -> None:
    """A hundredth of a step at least lies between, whichever one tile or few lie."""
    random, length = Random(2), H.string(version)
    lots = [0, *(1 << k for k in range(len(H.spots)))]
    lots += [sum(1 << k for k in random.sample(range(len(H.spots)), 4)) for _ in range(40)]
    for ignored in IGNORED:
        for tiles in lots:
            assert np.abs(ways("house", ignored).all_distances(tiles) - length).min() > 0.01


def test_a_piece_along_a_wall_stays_on_its_side() -> None:
    # on a board of one long wall made of three pieces, with crosswise walls at its joints, the string follows the wall
    # on one side from end to end, or on the other
    made = _walled(
        [((50, 150), (150, 150)), ((150, 150), (250, 150)), ((250, 150), (350, 150)), ((150, 100), (150, 150))]
    )
    w = made(None)
    one, other = w.house.place["c1r1"], w.house.place["c2r1"]  # either side of the crosswise wall, above the long one
    below = w.house.place["c2r2"]
    assert w.free[one, other] == pytest.approx(2 * hypot(0.5, 0.0), abs=1e-9)  # over the top of the crosswise wall
    assert w.free[other, below] == pytest.approx(w.free[below, other])
    assert w.free[other, below] > 2


def _walled(lines: list[tuple[tuple[int, int], tuple[int, int]]]) -> Callable[[Owner | None], Ways]:
    from tasogare.games.little_witches.taut import _Pieces

    h = House(
        "test", (1.0,), ("c1r1", "c2r1", "c2r2"), (), ((100, 100), (200, 100), (200, 200)), ("up",) * 3,
        ("circle",) * 3,
        (("red", "blue", "green"),) * 3, {"up": (), "base": (), "outer": tuple(lines)}, (), (),
    )  # fmt: skip
    return lambda ignored: Ways(h, _Pieces(h), ignored)
