"""How long a taut string of the Little Witches takes, beside a second method that knows nothing of the first.

A position is a house with four tiles on random spots, one of which has just been moved, and a pawn somewhere, of a
witch whom tiles hinder.  Nothing that was asked before is kept, so each answer is found anew.
"""

from __future__ import annotations

import heapq
import statistics
from collections.abc import Callable, Iterator
from itertools import combinations
from math import dist, inf
from random import Random
from time import process_time

import shapely

from tasogare.games.little_witches.house import STEP, House, Owner, bits, house
from tasogare.games.little_witches.taut import Tether, tether, walls_of

from .figure import Figure

__all__ = ["Edges", "by_brute_force", "measure", "shortest"]

BOARD = "house"
TILES = 4
MOST = 4000
THIN = 0.001
"""How thick a wall's solid body is, in hundredths of a step."""

Edges = list[list[tuple[int, float]]]
"""For each point the others that can be seen from it, with their distances; the board's places come first."""


def by_brute_force(h: House, ignored: Owner | None, tiles: int) -> Edges:
    """Who sees whom among all places and corners, if walls are thin solid bodies that are melted together.

    Where walls meet the bodies are one, so that nothing gets through; ways are longer than round bare walls by about
    the bodies' thickness, a thousandth of a hundredth of a step.
    """
    bodies = [
        shapely.LineString(wall).buffer(THIN, cap_style="square", join_style="mitre") for wall in walls_of(h, ignored)
    ]
    solid = shapely.union_all([*bodies, *(shapely.box(*h.tiles[i]) for i in bits(tiles))])
    inside = solid.buffer(-THIN / 100, join_style="mitre")
    shapely.prepare(inside)
    corners = [
        point
        for body in shapely.get_parts(solid)
        for ring in (body.exterior, *body.interiors)
        for point in list(ring.coords)[:-1]
    ]
    points = [*map(tuple, h.points), *corners]
    edges: Edges = [[] for _ in points]
    pairs = list(combinations(range(len(points)), 2))
    pieces = shapely.linestrings([[points[i], points[j]] for i, j in pairs])
    for (i, j), free in zip(pairs, ~shapely.intersects(inside, pieces), strict=True):
        if free:
            length = dist(points[i], points[j]) / STEP
            edges[i].append((j, length))
            edges[j].append((i, length))
    return edges


def shortest(edges: Edges, start: int) -> list[float]:
    """The shortest ways from one point to all, by Dijkstra."""
    best = [inf] * len(edges)
    best[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        d, i = heapq.heappop(heap)
        if d > best[i]:
            continue
        for j, length in edges[i]:
            if d + length < best[j]:
                best[j] = d + length
                heapq.heappush(heap, (d + length, j))
    return best


def measure(seconds: float, say: Callable[[str], None]) -> list[Figure]:
    """Milliseconds of CPU: what is in reach after an obstacle was moved, and that with every string as it would lie."""
    h = house(BOARD)
    length = h.string(len(h.strings))
    say("in reach")
    reach = _times(seconds, h, lambda t, start, tiles: t.reach(start, tiles))
    say("with all strings")
    drawn = _times(seconds, h, _strings)
    say("by brute force")

    def slow(t: Tether, start: int, tiles: int) -> object:
        return [d <= length for d in shortest(by_brute_force(h, t.ways.ignored, tiles), start)]

    reference = statistics.median(_times(seconds, h, slow))
    return [
        Figure(f"{what}, {which}", value, "ms", "brute force, median", reference, value / reference)
        for what, times in (("reach", reach), ("reach with its strings", drawn))
        for which, value in (("median", statistics.median(times)), ("99th of 100", _late(times)))
    ]


def _strings(t: Tether, start: int, tiles: int) -> object:
    return [t.ways.path(start, place, tiles) for place in bits(t.reach(start, tiles))]


def _late(times: list[float]) -> float:
    """The time that one of a hundred takes, or longer."""
    return sorted(times)[len(times) * 99 // 100]


def _times(seconds: float, h: House, ask: Callable[[Tether, int, int], object]) -> list[float]:
    """How long each question took, asked for about so many CPU seconds."""
    times: list[float] = []
    for t, start, before, tiles in _positions(h):
        t.forget()
        t.reach(start, before)
        began = process_time()
        ask(t, start, tiles)
        times.append((process_time() - began) * 1000)
        if len(times) == MOST or sum(times) > seconds * 1000:
            break
    return times


def _positions(h: House) -> Iterator[tuple[Tether, int, int, int]]:
    """A string, the place of the pawn that stays, and the tiles before and after one was moved."""
    random = Random("strings")
    length = h.string(len(h.strings))
    strings = [tether(BOARD, ignored, length) for ignored in (None, "up", "base")]
    for t in strings:
        t.reach(0, 1)  # what never changes is worked out before
    while True:
        spots = random.sample(range(len(h.spots)), TILES + 1)
        before, after = (sum(1 << k for k in some) for some in (spots[:-1], spots[1:]))
        yield random.choice(strings), random.randrange(len(h.points)), before, after
