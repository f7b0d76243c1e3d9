import { expect, it } from 'vitest';
import { chip, fakePlay, view } from './fakes';
import { beside, called, cellName, crowd, lying, nearest, places, spotName, tilesFor } from './house';

const all = places(view());

it('goes from place to place by the arrow keys, out to the start cells and back', () => {
  expect(beside(all, 'c3r3', 'ArrowRight')).toBe('c4r3');
  expect(beside(all, 'c3r3', 'ArrowUp')).toBe('c3r2');
  expect(beside(all, 'c1r3', 'ArrowLeft')).toBe('S1');
  expect(beside(all, 'S1', 'ArrowDown')).toBe('S2');
  expect(beside(all, 'S1', 'ArrowLeft')).toBeNull();
  expect(beside(all, 'c3r3', 'Enter')).toBeNull();
});

it('reaches every place from any other by arrows alone', () => {
  const seen = new Set(['c1r1']);
  for (const name of seen)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = beside(all, name, key);
      if (next) seen.add(next);
    }
  expect(seen.size).toBe(all.size);
});

it('finds the place under a finger', () => {
  expect(nearest(all, [2.9, 4.3])[0]).toBe('c3r4');
});

it('shows a chip no longer once it was collected', () => {
  const chips = [chip(1, 1, 'c3r3', { taken_by: 1 }), chip(1, 2, 'c3r3')];
  expect(lying(view({ chips })).get('c3r3')).toMatchObject([{ n: 1 }]);
});

it('gives every pawn on a place a spot of its own', () => {
  for (let count = 1; count <= 9; count++) {
    const { spots, r } = crowd(count);
    expect(spots).toHaveLength(count);
    expect(new Set(spots.map(String)).size).toBe(count);
    for (const [x, y] of spots) expect(Math.max(Math.abs(x), Math.abs(y)) + r).toBeLessThan(26);
  }
});

it('leaves the blue witch unhindered by tiles', () => {
  const lies = view({ obstacles: ['c1r1-c2r1'] });
  expect(tilesFor(lies, 'blue')).toEqual([]);
  const [tile] = tilesFor(lies, 'red');
  [1.4, 0.65, 1.6, 1.35].forEach((edge, n) => expect(tile![n]).toBeCloseTo(edge));
});

it('names places in words, in reasons too', () => {
  const play = fakePlay(view());
  expect(cellName(play, view().board.cells[0]!)).toBe('Column 1, row 1, a circle of red, yellow and green');
  expect(spotName(play, 'c1r1-c1r2')).toBe('the passage between Column 1, row 1 and Column 1, row 2');
  expect(called('place', 'S3', play)).toBe('Start 3');
});
