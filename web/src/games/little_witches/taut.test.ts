/** The string while a pawn is dragged: shortest ways round walls and tiles. */
import { expect, it } from 'vitest';
import { view } from './fakes';
import { places, tilesFor, wallsFor, type Witch } from './house';
import { cut, ground, length, taut } from './taut';
import type { View } from './types';

function way(from: string, to: string, witch: Witch = 'yellow', changes: Partial<View> = {}) {
  const state = view(changes);
  const all = places(state);
  return taut(ground(wallsFor(state, witch), tilesFor(state, witch)), all.get(from)!, all.get(to)!);
}
const far = (...of: Parameters<typeof way>): number => length(way(...of)!);

it('is straight where nothing stands between', () => {
  expect(way('c1r3', 'c4r4')).toHaveLength(2);
  expect(far('S1', 'S2')).toBe(1);
});

it('bends round the end of a wall', () => {
  // up from the middle of the third row: the walls at c2 and c3 are one
  expect(far('c2r3', 'c2r2')).toBeCloseTo(2 * Math.hypot(0.5, 0.5), 3);
  // and there a third one goes on upwards
  expect(far('c3r3', 'c3r2')).toBeCloseTo(1 + Math.SQRT2, 3);
});

it('slips through no joint of two walls', () => {
  // the corner of the outer wall and a wall upstairs
  expect(far('S3', 'c5r2')).toBeGreaterThan(Math.hypot(1, 1) + 0.5);
});

it('is not held back by the walls that the witch ignores', () => {
  expect(far('c2r3', 'c2r2', 'white')).toBe(1);
  expect(far('c1r4', 'c1r5', 'red')).toBe(1);
  expect(far('c1r4', 'c1r5', 'white')).toBeGreaterThan(1.4);
});

it('goes round an obstacle, but not for the blue witch', () => {
  const lying = { obstacles: ['c2r3-c3r3'] };
  expect(far('c2r3', 'c3r3', 'yellow', lying)).toBeCloseTo(2 * Math.hypot(0.4, 0.35) + 0.2, 6);
  expect(far('c2r3', 'c3r3', 'blue', lying)).toBe(1);
});

it('finds no way into a tile', () => {
  const state = view({ obstacles: ['c2r3-c3r3'] });
  const field = ground(wallsFor(state, 'yellow'), tilesFor(state, 'yellow'));
  expect(taut(field, [1, 3], [2.5, 3])).toBeNull();
});

it('ends where the string does', () => {
  const path = [
    [0, 0],
    [3, 0],
    [3, 4],
  ] as const;
  expect(cut(path, 5)).toEqual([
    [0, 0],
    [3, 0],
    [3, 2],
  ]);
  expect(cut(path, 9)).toEqual(path);
});
