import { describe, expect, it } from 'vitest';
import {
  askKind,
  askSeat,
  EMPTY,
  inForm,
  isOpen,
  mayAsk,
  missing,
  mostTiles,
  move,
  nameTile,
  openSums,
  question,
  quickSets,
  step,
  swapped,
  toggleNumber,
  truth,
  type Draft,
} from './questions';
import type { AskForm } from './types';

/** Five knights and the witch; the asker has seen the 3 and the 4. Seat 1 knows B and F, seat 2 only C, seat 3 D, E and F. */
const values = [0, 1, 2, 5];
const several = (about: number[], sums = [6, 7]): AskForm['answerers'][number]['several'][number] => ({
  about,
  less: [
    [about[0]!, about[1]!],
    [about[1]!, about[0]!],
  ],
  next: [[about[1]!, about[0]!]],
  adjacent: true,
  sum: { '<': sums, '=': [3], '>': sums },
  sum_odd: true,
});
const form: AskForm = {
  type: 'ask_form',
  top: 5,
  answerers: [
    { seat: 1, tiles: [1, 5], one: [1, 5].map((tile) => ({ tile, values })), several: [several([1, 5])] },
    { seat: 2, tiles: [2], one: [{ tile: 2, values }], several: [] },
    {
      seat: 3,
      tiles: [3, 4, 5],
      one: [3, 4, 5].map((tile) => ({ tile, values })),
      several: [
        several([3, 4]),
        several([3, 5]),
        several([4, 5]),
        { ...several([3, 4, 5]), less: [], next: [] },
      ],
    },
  ],
};

describe('building a question', () => {
  it('asks only seats that know a tile which the asker does not', () => {
    expect(mayAsk(form, 1)).toBe(true);
    expect(mayAsk(form, 0)).toBe(false);
  });

  it('names the only tile there is at once', () => {
    expect(askSeat(EMPTY, form, 2).about).toEqual([2]);
    expect(askSeat(EMPTY, form, 1).about).toEqual([]);
  });

  it('drops tiles that another seat does not know', () => {
    const draft = nameTile(nameTile(askSeat(EMPTY, form, 1), form, 1), form, 5);
    expect(draft.about).toEqual([1, 5]);
    expect(askSeat(draft, form, 3).about).toEqual([5]);
  });

  it('turns to a comparison with the second tile and back with one', () => {
    const one = nameTile(askSeat(EMPTY, form, 1), form, 5);
    expect(one.kind).toBe('in');
    const two = nameTile(one, form, 1);
    expect(two).toMatchObject({ kind: 'less', about: [5, 1] });
    expect(nameTile(two, form, 5)).toMatchObject({ kind: 'in', about: [1] });
  });

  it('sums three tiles where a seat knows three, and lets the oldest go at the fourth', () => {
    expect(mostTiles(form, 3)).toBe(3);
    expect(mostTiles(form, 1)).toBe(2);
    const three = [3, 4, 5].reduce((draft, tile) => nameTile(draft, form, tile), askSeat(EMPTY, form, 3));
    expect(three).toMatchObject({ kind: 'sum', about: [3, 4, 5] });
    expect(askKind(three, form, 'less').about).toEqual([3, 4]);
  });

  it('fills up the tiles that a kind needs', () => {
    const draft = askKind(nameTile(askSeat(EMPTY, form, 1), form, 5), form, 'adjacent');
    expect(draft.about).toEqual([5, 1]);
  });

  it('keeps numbers ascending, each once', () => {
    const draft = [4, 2, 5, 2].reduce(toggleNumber, askSeat(EMPTY, form, 2));
    expect(question(draft)).toEqual({ kind: 'in', numbers: [4, 5] });
  });

  it('says what is missing, in order', () => {
    const seat = askSeat(EMPTY, form, 1);
    const tile = nameTile(seat, form, 1);
    expect(missing(EMPTY)).toBe('board-pick-seat');
    expect(missing(seat)).toBe('board-pick-tile');
    expect(missing({ ...tile, kind: 'less' })).toBe('board-pick-two');
    expect(missing(tile)).toBe('board-pick-numbers');
    expect(missing(toggleNumber(tile, 2))).toBeNull();
  });

  it('gives the move with the tiles in the order named', () => {
    const draft = nameTile(nameTile(askSeat(EMPTY, form, 1), form, 5), form, 1);
    expect(move(draft)).toEqual({ type: 'ask', seat: 1, about: [5, 1], question: { kind: 'less' } });
    expect(move(swapped(draft))?.about).toEqual([1, 5]);
    expect(move(EMPTY)).toBeNull();
  });
});

describe('what the server offers', () => {
  const ask = (changes: Partial<Draft>): boolean => inForm(form, move({ ...EMPTY, seat: 1, ...changes })!);

  it('holds sets that name some, not all, of what a tile may be', () => {
    expect(ask({ about: [1], numbers: [1, 3] })).toBe(true);
    expect(ask({ about: [1], numbers: [3, 4] })).toBe(false);
    expect(
      inForm(
        { ...form, answerers: [{ ...form.answerers[1]!, one: [{ tile: 2, values: [1, 2] }] }] },
        {
          type: 'ask',
          seat: 2,
          about: [2],
          question: { kind: 'in', numbers: [1, 2] },
        },
      ),
    ).toBe(false);
  });

  it('minds the order only where it matters', () => {
    expect(ask({ about: [1, 5], kind: 'next' })).toBe(false);
    expect(ask({ about: [5, 1], kind: 'next' })).toBe(true);
    expect(ask({ about: [5, 1], kind: 'adjacent' })).toBe(true);
    expect(ask({ about: [5, 1], kind: 'sum_odd' })).toBe(true);
  });

  it('holds the sums that are listed for the comparison', () => {
    expect(ask({ about: [5, 1], kind: 'sum', op: '=', n: 3 })).toBe(true);
    expect(ask({ about: [5, 1], kind: 'sum', op: '=', n: 6 })).toBe(false);
    expect(ask({ about: [5, 1], kind: 'sum', op: '>', n: 6 })).toBe(true);
  });

  it('refuses tiles that the seat does not know', () => {
    expect(ask({ about: [2], numbers: [1] })).toBe(false);
    expect(ask({ seat: 0, about: [1], numbers: [1] })).toBe(false);
  });
});

describe('the truth', () => {
  it('is no where the witch is named', () => {
    expect(truth({ kind: 'less' }, [0, 3])).toBe(false);
    expect(truth({ kind: 'less' }, [2, 3])).toBe(true);
    expect(truth({ kind: 'sum_odd' }, [0, 3])).toBe(false);
    expect(truth({ kind: 'sum', op: '<', n: 9 }, [0, 3])).toBe(false);
  });

  it('compares, counts and adds as the rules say', () => {
    expect(truth({ kind: 'next' }, [4, 3])).toBe(true);
    expect(truth({ kind: 'next' }, [3, 4])).toBe(false);
    expect(truth({ kind: 'adjacent' }, [3, 4])).toBe(true);
    expect(truth({ kind: 'sum', op: '=', n: 12 }, [3, 4, 5])).toBe(true);
    expect(truth({ kind: 'sum', op: '>', n: 12 }, [3, 4, 5])).toBe(false);
    expect(truth({ kind: 'in', numbers: [2, 3] }, [3])).toBe(true);
  });

  it('is open while both answers can come out', () => {
    expect(isOpen({ kind: 'in', numbers: [1, 2] }, [[1, 2]])).toBe(false);
    expect(isOpen({ kind: 'in', numbers: [1, 2] }, [[0, 1, 2]])).toBe(true);
    expect(isOpen({ kind: 'less' }, [[5], [1, 2, 5]])).toBe(false);
  });

  it('takes no two tiles for the same knight', () => {
    expect(isOpen({ kind: 'adjacent' }, [[2], [1, 2, 3]])).toBe(false);
    expect(
      openSums('=', [
        [1, 2],
        [1, 2],
      ]),
    ).toEqual([]);
    expect(
      openSums('=', [
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([3, 4, 5]);
  });
});

describe('numbers', () => {
  it('step over those that are closed', () => {
    expect(step([3, 6, 9], 3, 1)).toBe(6);
    expect(step([3, 6, 9], 9, 1)).toBeNull();
    expect(step([3, 6, 9], 6, -1)).toBe(3);
    expect(step([3, 6, 9], 7, 0)).toBe(6);
    expect(step([], 7, 0)).toBeNull();
  });

  it('come in sets worth trying, none empty and none of them twice', () => {
    for (const highest of [4, 5, 6, 7]) {
      const sets = quickSets(highest);
      expect(sets.every(({ numbers }) => numbers.length > 0 && Math.max(...numbers) <= highest)).toBe(true);
      expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
    }
    expect(quickSets(7).find(({ name }) => name === 'least')).toMatchObject({ numbers: [6, 7], edge: 6 });
    expect(quickSets(7).find(({ name }) => name === 'round')?.numbers).toEqual([2, 3, 5, 6]);
  });
});
