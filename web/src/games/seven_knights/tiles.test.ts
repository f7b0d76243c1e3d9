import { describe, expect, it } from 'vitest';
import { view } from './fakes';
import { arrows, known, lookers, picture, possible } from './tiles';

const COUNTS: [seats: number, centre: number][] = [
  [3, 3],
  [3, 4],
  [4, 0],
  [4, 1],
  [4, 3],
  [5, 1],
  [6, 0],
  [7, 0],
  [8, 0],
];

describe('what everybody may know', () => {
  const seen = view({
    looks: [
      { seat: 0, tile: 5 },
      { seat: 2, tile: 5 },
      { seat: 0, tile: 1 },
    ],
  });

  it('is which tiles a seat knows: its own, then those it looked at', () => {
    expect(known(seen, 0)).toEqual([0, 5, 1]);
    expect(known(seen, 3)).toEqual([3]);
    expect(lookers(seen, 5)).toEqual([0, 2]);
  });

  it('is that in the special mode no seat holds the witch', () => {
    expect(possible(seen, 'special', 5, 4)).toEqual([1, 2, 3, 4, 5]);
    expect(possible(seen, 'special', 5, 5)).toContain(0);
    expect(possible(seen, 'basic', 5, 4)).toContain(0);
  });
});

describe('the picture', () => {
  it.each(COUNTS)('of %i seats and %i tiles in the centre lays no tile on another', (seats, centre) => {
    for (const me of [0, seats - 1]) {
      const { tiles, width, height } = picture(seats, centre, me, false);
      expect(tiles).toHaveLength(seats + centre);
      for (const [at, one] of tiles.entries()) {
        expect(one.x > 22 && one.x < width - 22 && one.y > 31 && one.y < height - 31).toBe(true);
        for (const other of tiles.slice(at + 1))
          expect(Math.abs(one.x - other.x) >= 46 || Math.abs(one.y - other.y) >= 64).toBe(true);
      }
    }
  });

  it('has the own tile at the bottom and goes clockwise', () => {
    const { tiles } = picture(5, 0, 2, false);
    expect(Math.max(...tiles.map((tile) => tile.y))).toBe(tiles[2]!.y);
    expect(tiles[3]!.x).toBeLessThan(tiles[2]!.x);
    expect(tiles[1]!.x).toBeGreaterThan(tiles[2]!.x);
  });

  it.each(COUNTS)(
    'of %i seats and %i in the centre tells every arrow by a number of its own',
    (seats, centre) => {
      const plan = picture(seats, centre, 0, true);
      const looks = Array.from({ length: seats }, (_, seat) => ({
        seat,
        tile: (seat + 2) % (seats + centre),
      })).filter(({ seat, tile }) => seat !== tile);
      const drawn = arrows(plan, looks, 0);
      expect(drawn).toHaveLength(looks.length);
      for (const [at, { path, mark }] of drawn.entries()) {
        expect(path).not.toContain('NaN');
        for (const other of drawn.slice(at + 1))
          expect(Math.hypot(mark.x - other.mark.x, mark.y - other.mark.y)).toBeGreaterThan(12);
      }
    },
  );
});
