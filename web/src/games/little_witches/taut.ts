/**
 * A string pulled tight from a pawn to a finger, round walls and tiles: for the drawing while a pawn is dragged.
 * Where a pawn may end is told by the options alone; there the string lies as the server says.
 */
import type { Path, Point } from './house';

type Segment = readonly [Point, Point];
type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Walls are longer by this at both ends, and tiles smaller: a string touches, but slips through no joint. */
const SLACK = 1e-4;

export interface Ground {
  readonly bars: readonly Segment[];
  /** Where a string can bend. */
  readonly corners: readonly Point[];
  /** Lengths between corners that see each other; Infinity: they don't. */
  readonly seen: readonly (readonly number[])[];
}

export function ground(walls: readonly Path[], tiles: readonly Rect[]): Ground {
  const pieces = walls.flatMap((path) => path.slice(1).map((point, n): Segment => [path[n]!, point]));
  const bars = pieces.map(([a, b]): Segment => [beyond(b, a, SLACK), beyond(a, b, SLACK)]);
  const ends = pieces.flatMap(([a, b]) => [beyond(b, a, 2 * SLACK), beyond(a, b, 2 * SLACK)]);
  const corners = ends.filter((end) => !pieces.some((piece) => away(end, piece) < SLACK));
  for (const [left, top, right, bottom] of tiles) {
    const [l, t, r, b] = [left + 3 * SLACK, top + 3 * SLACK, right - 3 * SLACK, bottom - 3 * SLACK];
    bars.push(
      [
        [l, t],
        [r, t],
      ],
      [
        [r, t],
        [r, b],
      ],
      [
        [r, b],
        [l, b],
      ],
      [
        [l, b],
        [l, t],
      ],
      [
        [l, t],
        [r, b],
      ],
    );
    corners.push([left, top], [right, top], [right, bottom], [left, bottom]);
  }
  const seen = corners.map((one) => corners.map((other) => sight(bars, one, other)));
  return { bars, corners, seen };
}

/** The shortest way between two points; null: there is none. */
export function taut({ bars, corners, seen }: Ground, from: Point, to: Point): Path | null {
  const direct = sight(bars, from, to);
  if (direct < Infinity) return [from, to];
  const least = corners.map((corner) => sight(bars, from, corner));
  const last = corners.map((corner) => sight(bars, corner, to));
  const before: (number | null)[] = corners.map(() => null);
  const done = corners.map(() => false);
  for (;;) {
    let next = -1;
    for (let n = 0; n < corners.length; n++)
      if (!done[n] && least[n]! < Infinity && (next < 0 || least[n]! < least[next]!)) next = n;
    if (next < 0) break;
    done[next] = true;
    for (let n = 0; n < corners.length; n++) {
      const far = least[next]! + seen[next]![n]!;
      if (!done[n] && far < least[n]!) {
        least[n] = far;
        before[n] = next;
      }
    }
  }
  let best = -1;
  for (let n = 0; n < corners.length; n++)
    if (least[n]! + last[n]! < (best < 0 ? Infinity : least[best]! + last[best]!)) best = n;
  if (best < 0) return null;
  const path: Point[] = [to];
  for (let n: number | null = best; n !== null; n = before[n]!) path.unshift(corners[n]!);
  return [from, ...path];
}

export function length(path: Path): number {
  let sum = 0;
  for (let n = 1; n < path.length; n++) sum += distance(path[n - 1]!, path[n]!);
  return sum;
}

/** As much of a way as a string of that length covers. */
export function cut(path: Path, most: number): Path {
  const kept: Point[] = [path[0]!];
  let left = most;
  for (let n = 1; n < path.length; n++) {
    const [a, b] = [path[n - 1]!, path[n]!];
    const far = distance(a, b);
    if (far > left) {
      kept.push([a[0] + ((b[0] - a[0]) * left) / far, a[1] + ((b[1] - a[1]) * left) / far]);
      return kept;
    }
    kept.push(b);
    left -= far;
  }
  return kept;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The point a little further on when going from one point to another. */
function beyond(from: Point, to: Point, more: number): Point {
  const far = distance(from, to);
  return [to[0] + ((to[0] - from[0]) / far) * more, to[1] + ((to[1] - from[1]) / far) * more];
}

/** How far a point is from a piece of wall. */
function away(point: Point, [a, b]: Segment): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const on = Math.max(0, Math.min(1, t));
  return distance(point, [a[0] + on * dx, a[1] + on * dy]);
}

function sight(bars: readonly Segment[], a: Point, b: Point): number {
  return bars.some((bar) => crosses(bar, a, b)) ? Infinity : distance(a, b);
}

const side = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether two segments cross within both; touching is none. */
const crosses = ([c, d]: Segment, a: Point, b: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
