"""The string: shortest ways round walls and tiles, exactly.

A taut string is a chain of straight pieces that bends only at ends of walls and at corners of tiles.  Whether a piece
is barred is asked of GEOS once for every pair of such points: by the walls, and by which spots' tiles.  A tile that is
put down only takes away pieces, so a query is a look-up and a few rounds of relaxing.

**Walls that meet are one wall.**  At a point where walls end, their directions part its surroundings into sectors.  The
point is a node once for each sector, and a piece ends at the node of the sector it comes from; so a string may touch a
joint, but can't get through.  A piece that runs along a wall does so on one of its two sides.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import atan2, tau
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import shapely

from .house import STEP, House, Owner, Point, bits, house

__all__ = ["EPSILON", "Tether", "Ways", "tether", "walls_of", "ways"]

EPSILON = 1e-9

Floats: TypeAlias = npt.NDArray[np.float64]
Geometries: TypeAlias = npt.NDArray[np.object_]
Masks: TypeAlias = npt.NDArray[np.uint64]

_TOUCHES = ("T********", "*T*******")
"""The inside of a piece meets the inside of a wall, or one of its ends."""


def walls_of(h: House, ignored: Owner | None) -> tuple[tuple[Point, Point], ...]:
    """The walls that stand for a witch who ignores one owner's."""
    return tuple(wall for owner, walls in h.walls.items() if owner != ignored for wall in walls)


class _Pieces:
    """All straight pieces between two points of interest of a house, and what bars each."""

    def __init__(self, h: House) -> None:
        ends = sorted({end for walls in h.walls.values() for wall in walls for end in wall})
        corners = [(x, y) for left, top, right, bottom in h.tiles for x in (left, right) for y in (top, bottom)]
        self.points: list[Point] = [*h.points, *ends, *corners]
        self.first_end = len(h.points)
        self.first_corner = self.first_end + len(ends)
        count = len(self.points)
        self.index = {point: i for i, point in enumerate(self.points[: self.first_corner])}
        place = np.array(self.points, dtype=np.float64)
        one, other = np.triu_indices(count, 1)
        apart = (place[one] != place[other]).any(axis=1)
        self._one, self._other = one[apart], other[apart]
        ends_of_pieces = np.stack([place[self._one], place[self._other]], axis=1)
        self._pieces: Geometries = np.asarray(shapely.linestrings(ends_of_pieces))
        self._tree = shapely.STRtree(self._pieces)
        self.lengths: Floats = np.hypot(*(place[:, None] - place[None]).transpose(2, 0, 1)) / STEP
        self.spots: Masks = np.zeros((count, count), dtype=np.uint64)
        tiles = np.array([shapely.box(*tile) for tile in h.tiles], dtype=object)
        spot, piece = self._tree.query(tiles, predicate="intersects")
        inside = shapely.relate_pattern(self._pieces[piece], tiles[spot], "T********")
        for k, i in zip(spot[inside], piece[inside], strict=True):
            a, b = self._one[i], self._other[i]
            self.spots[a, b] |= np.uint64(1 << int(k))
            self.spots[b, a] |= np.uint64(1 << int(k))

    def barred(self, walls: tuple[tuple[Point, Point], ...]) -> npt.NDArray[np.bool_]:
        """Which pieces are barred by these walls: crossed, or with an end of a wall between their own ends."""
        found = np.zeros(self.lengths.shape, dtype=bool)
        np.fill_diagonal(found, True)
        if not walls:
            return found
        lines: Geometries = np.asarray(shapely.linestrings(np.array(walls, dtype=np.float64)))
        wall, piece = self._tree.query(lines, predicate="intersects")
        pieces, lines = self._pieces[piece], lines[wall]
        inner, ends = (shapely.relate_pattern(pieces, lines, pattern) for pattern in _TOUCHES)
        i = piece[ends | (inner & ~shapely.covered_by(pieces, lines))]
        found[self._one[i], self._other[i]] = found[self._other[i], self._one[i]] = True
        return found


@cache
def _pieces(board: str) -> _Pieces:
    return _Pieces(house(board))


class Ways:
    """Shortest ways for one set of walls, whatever tiles lie.

    Nodes are the places, then the ends of walls (one node a sector), then the four corners of each spot's tile.
    """

    def __init__(self, h: House, pieces: _Pieces, ignored: Owner | None) -> None:
        self.house, self.ignored = h, ignored
        walls = walls_of(h, ignored)
        self._directions = _directions(walls)
        nodes: list[tuple[int, int]] = [(i, -1) for i in range(len(h.points))]
        for end, around in self._directions.items():
            nodes += [(pieces.index[end], k) for k in range(len(around))]
        self._first_corner = len(nodes)
        nodes += [(i, -1) for i in range(pieces.first_corner, len(pieces.points))]
        at = np.array([point for point, _ in nodes])
        self._points = [pieces.points[i] for i in at]
        barred = pieces.barred(walls)
        self._spots: Masks = pieces.spots[np.ix_(at, at)]
        self._pieces: Floats = np.where(barred, np.inf, pieces.lengths)[np.ix_(at, at)]
        for i, (_, sector) in enumerate(nodes):
            if sector >= 0:
                for j in range(len(nodes)):
                    if np.isfinite(self._pieces[i, j]) and not self._same_side(nodes, i, j):
                        self._pieces[i, j] = self._pieces[j, i] = np.inf
        self._open = self._active(0)
        # what was asked is kept, for each set of walls by itself
        self._graph = lru_cache(maxsize=128)(self._open_pieces)
        self._from = lru_cache(maxsize=8192)(self._ways_from)
        self.path = lru_cache(maxsize=8192)(self._path)
        self.free: Floats = self.all_distances(0)

    def _same_side(self, nodes: list[tuple[int, int]], i: int, j: int) -> bool:
        """Whether the piece from node i to node j lies in i's sector, and on the side of j's sector."""
        here, there = self._sectors(i, j), self._sectors(j, i)
        mine, other = nodes[i][1], nodes[j][1]
        if other < 0:
            return mine in here
        if len(here) == 2 and len(there) == 2:  # along a wall: left of it here is right of it seen from there
            return (mine, other) in ((here[0], there[1]), (here[1], there[0]))
        return mine in here and other in there

    def _sectors(self, i: int, j: int) -> tuple[int, ...]:
        """The sectors at node i that the direction to node j is in: one, or (left, right) of a wall along it."""
        (x, y), (u, v) = self._points[i], self._points[j]
        around = self._directions.get((x, y))
        if around is None:
            return (-1,)
        dx, dy = u - x, v - y
        for k, (ex, ey) in enumerate(around):
            if dx * ey == dy * ex and dx * ex + dy * ey > 0:
                return k, (k - 1) % len(around)
        angle = atan2(dy, dx)
        turns = [(angle - atan2(ey, ex)) % tau for ex, ey in around]
        return (turns.index(min(turns)),)

    def _active(self, tiles: int) -> npt.NDArray[np.int64]:
        corners = [self._first_corner + 4 * k + c for k in bits(tiles) for c in range(4)]
        return np.array([*range(self._first_corner), *corners])

    def _open_pieces(self, tiles: int) -> tuple[npt.NDArray[np.int64], Floats]:
        """The nodes that count when these tiles lie, and the lengths of the open pieces between them."""
        if not tiles:
            return self._open, self._pieces[: self._first_corner, : self._first_corner]
        active = self._active(tiles)
        grid = active[:, None] * len(self._pieces) + active
        barred = (self._spots.take(grid) & np.uint64(tiles)) != 0
        pieces: Floats = self._pieces.take(grid)
        pieces[barred] = np.inf
        return active, pieces

    def all_distances(self, tiles: int) -> Floats:
        """The shortest ways between all places."""
        way: Floats = self._graph(tiles)[1].copy()
        np.fill_diagonal(way, 0.0)
        places = len(self.house.points)
        for k in range(places, len(way)):
            np.minimum(way, way[:, k, None] + way[k], out=way)
        found: Floats = way[:places, :places]
        return found

    def _ways_from(self, start: int, tiles: int) -> Floats:
        """The shortest ways from a place to every node that counts."""
        _, pieces = self._graph(tiles)
        places = len(self.house.points)
        best: Floats = pieces[start].copy()
        best[start] = 0.0
        bends = pieces[places:]
        while True:
            better: Floats = np.minimum(best, (best[places:, None] + bends).min(axis=0))
            if (better == best).all():
                return best
            best = better

    def corner_distances(self) -> Floats:
        """The shortest ways from each place to the nearest corner of each spot's tile, while no tile lies."""
        corners = self._pieces[: self._first_corner, self._first_corner :]
        found = [(self._from(start, 0)[:, None] + corners).min(axis=0) for start in range(len(self.house.points))]
        nearest: Floats = np.minimum(found, corners[: len(found)]).reshape(len(found), -1, 4).min(axis=2)
        return nearest

    def distances(self, start: int, tiles: int) -> Floats:
        """The shortest ways from a place to every place."""
        found: Floats = self._from(start, tiles)[: len(self.house.points)]
        return found

    def forget(self) -> None:
        """Nothing that was asked is kept any longer: the next answer is found anew."""
        for kept in (self._graph, self._from, self.path):
            kept.cache_clear()

    def _path(self, start: int, end: int, tiles: int) -> tuple[tuple[float, float], ...]:
        """The points of a taut string from one place to another, in lattice steps."""
        active, pieces = self._graph(tiles)
        best = self._from(start, tiles)
        places = len(self.house.points)
        node, chain = end, [end]
        while node != start:
            if abs(best[node] - pieces[start, node]) <= EPSILON:
                node = start
            else:
                node = places + int(np.argmin(best[places:] + pieces[places:, node]))
            chain.append(node)
        chain.reverse()
        return tuple((x / STEP, y / STEP) for x, y in (self._points[active[k]] for k in chain))


def _directions(walls: tuple[tuple[Point, Point], ...]) -> dict[Point, tuple[Point, ...]]:
    """At each end of a wall the directions of all walls there, by angle; also of those that run through."""
    found: dict[Point, tuple[Point, ...]] = {}
    for x, y in sorted({end for wall in walls for end in wall}):
        around: dict[float, Point] = {}
        for (ax, ay), (bx, by) in walls:
            if (bx - ax) * (y - ay) != (by - ay) * (x - ax):
                continue
            if min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
                for ex, ey in ((ax - x, ay - y), (bx - x, by - y)):
                    if (ex, ey) != (0, 0):
                        around[atan2(ey, ex)] = (ex, ey)
        found[x, y] = tuple(around[angle] for angle in sorted(around))
    return found


@cache
def ways(board: str, ignored: Owner | None) -> Ways:
    """The shortest ways on a board for those who ignore one owner's walls."""
    return Ways(house(board), _pieces(board), ignored)


class Tether:
    """Where a string of one length reaches, for one set of walls."""

    def __init__(self, w: Ways, length: float) -> None:
        self.ways = w
        self.length = length + EPSILON
        self.open = tuple(sum(1 << j for j, d in enumerate(row) if d <= self.length) for row in w.free.tolist())
        """For each place what is in reach while no tile lies."""
        self._reach = lru_cache(maxsize=1 << 17)(self._reach_round)

    @cached_property
    def matters(self) -> tuple[int, ...]:
        """For each place the spots whose tile can change what is in reach from there.

        A tile can only do so if some way within the length leads through it: to its edge and on to another place.  No
        point of its edge is farther from a corner than half its long side.
        """
        half = max(max(right - left, bottom - top) for left, top, right, bottom in self.ways.house.tiles) / 2
        near = np.maximum(self.ways.corner_distances() - half / STEP, 0.0)
        through = near + np.array([np.delete(near, start, axis=0).min(axis=0) for start in range(len(near))])
        return tuple(sum(1 << k for k, d in enumerate(row) if d <= self.length) for row in through.tolist())

    def reach(self, start: int, tiles: int) -> int:
        """The places at most the string's length from ``start``, round the tiles."""
        tiles &= self.matters[start]
        return self._reach(start, tiles) if tiles else self.open[start]

    def _reach_round(self, start: int, tiles: int) -> int:
        near = self.ways.distances(start, tiles) <= self.length
        return int.from_bytes(np.packbits(near, bitorder="little").tobytes(), "little")

    def forget(self) -> None:
        """Nothing that was asked is kept any longer: the next answer is found anew."""
        self._reach.cache_clear()
        self.ways.forget()


@cache
def tether(board: str, ignored: Owner | None, length: float) -> Tether:
    """The reach of a string of that length on a board."""
    return Tether(ways(board, ignored), length)
