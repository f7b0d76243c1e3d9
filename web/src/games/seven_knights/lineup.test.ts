import { describe, expect, it } from 'vitest';
import { fresh, leaveOut, moved, putBack, tooMany } from './lineup';
import type { LineupForm } from './types';

const form = (least: number, most: number): LineupForm => ({
  type: 'lineup_form',
  tiles: 4,
  own: 1,
  least,
  most,
});

describe('the row', () => {
  it('begins with every tile, and one too many where one has to go', () => {
    expect(fresh(form(3, 3))).toEqual({ laid: [0, 1, 2, 3], out: [] });
    expect(tooMany(fresh(form(3, 3)), form(3, 3))).toBe(1);
    expect(tooMany(fresh(form(3, 4)), form(3, 4))).toBe(0);
  });

  it('moves a tile to another place', () => {
    expect(moved(fresh(form(3, 3)), 3, 0).laid).toEqual([3, 0, 1, 2]);
    expect(moved(fresh(form(3, 3)), 0, 2).laid).toEqual([1, 2, 0, 3]);
  });

  it('leaves a tile out, and changes it for another where only one may go', () => {
    const one = leaveOut(fresh(form(3, 3)), form(3, 3), 2);
    expect(one).toEqual({ laid: [0, 1, 3], out: [2] });
    expect(leaveOut(one, form(3, 3), 0)).toEqual({ laid: [2, 1, 3], out: [0] });
  });

  it("keeps the captain's own tile, and every tile where none may be left out", () => {
    expect(leaveOut(fresh(form(3, 3)), form(3, 3), 1).out).toEqual([]);
    expect(leaveOut(fresh(form(4, 4)), form(4, 4), 2).out).toEqual([]);
  });

  it('takes a tile back at the end', () => {
    expect(putBack({ laid: [0, 1, 3], out: [2] }, 2)).toEqual({ laid: [0, 1, 3, 2], out: [] });
  });
});
