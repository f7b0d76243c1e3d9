import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlay, score, view } from './fakes';
import { stage } from './stage.svelte';
import { amount, ending, lines, lingers, log, reckoning, say, signed, verdict } from './story';
import type { View } from './types';

beforeEach(() => stage.goOn('other', 0));

describe('how a hand came out', () => {
  const play = fakePlay(view());

  it('made: who, how much of how much, and the bonus with its sum', () => {
    expect(verdict(play, score())).toEqual(['S1 and S3 made 34 of 33: 50 each.']);
    expect(reckoning(play, score())).toEqual([
      'A bid of 4 cards needs 33 points.',
      'Bonus: 10 × 4 + 10 (all 7s) = 50 each.',
    ]);
    expect(lines(play, score(), 0)).toEqual(['Points in tricks: 20', 'Bonus: +50', 'Total: 70']);
    expect(lines(play, score(), 1)).toEqual(['Points in tricks: 10', 'Total: 10']);
  });

  it('a bonus that is capped says so', () => {
    expect(reckoning(play, score({ bonus: [40, 0, 40, 0, 0] }))[1]).toBe(
      'Bonus: 10 × 4 + 10 (all 7s) = 50 each. No bonus is larger than 40.',
    );
  });

  it('missed: what their points were enough for, and what it costs whom', () => {
    const missed = score({
      made: 29,
      reached: 2,
      bonus: [0, 0, 0, 0, 0],
      penalty: [-20, 10, 0, 10, 10],
      totals: [0, 20, 14, 19, 17],
    });
    expect(verdict(play, missed)).toEqual([
      'S1 and S3 made 29 of 33: short by 2.',
      'Their points are enough for a bid of 2.',
    ]);
    expect(reckoning(play, missed)[1]).toBe(
      'Short by 2: the chief loses 10 × 2 = 20, each opponent wins 5 × 2 = 10.',
    );
    expect(lines(play, missed, 0)).toEqual(['Points in tricks: 20', 'Missed bid: -20', 'Total: 0']);
    expect(lines(play, missed, 3)).toEqual(['Points in tricks: 9', 'The chief missed: +10', 'Total: 19']);
  });

  it('missed altogether: no bid is said to be enough', () => {
    expect(verdict(play, score({ made: 3, reached: 0 }))).toHaveLength(1);
  });

  it('an eklat names who caused it; a silent hand brings nothing', () => {
    const eklat = score({
      end: 'eklat',
      cards: 4,
      tied: [2, 0],
      chief: null,
      partner: null,
      pips: [0, 0, 0, 0, 0],
      bonus: [0, 0, 0, 0, 0],
      penalty: [-40, 0, 20, 0, 0],
      totals: [-40, 0, 20, 0, 0],
    });
    expect(verdict(play, eklat)).toEqual(['Eklat at 4 cards: S1 caused it. The hand is not played.']);
    expect(lines(play, eklat, 0)).toEqual(['Caused the eklat: -40', 'Total: -40']);
    expect(lines(play, eklat, 2)).toEqual(['Tied in the eklat: +20', 'Total: 20']);
    expect(verdict(play, score({ end: 'silent' }))).toEqual(['Nobody bid. Nothing is scored.']);
    expect(reckoning(play, score({ end: 'silent' }))).toEqual([]);
  });

  it('numbers have their sign as on paper', () => {
    expect([5, 0, -30].map(signed)).toEqual(['+5', '0', '−30']);
    expect([5, 0, -30].map(amount)).toEqual(['5', '0', '−30']);
  });
});

/** In the second hand: an auction, roles, a trick that is over and one that is not. */
const later: View = view({
  phase: { type: 'playing', seat: 4, trick: 1 },
  hand: 1,
  dealer: 1,
  calls: [
    { seat: 1, cards: ['r6'] },
    { seat: 2, cards: [] },
    { seat: 3, cards: ['g1', 'g2'] },
    { seat: 1, cards: ['r7', 'b7'] },
  ],
  chief: 1,
  vice: 3,
  partner: 0,
  chief_trump: '7',
  vice_trump: 'g',
  tricks: [{ leader: 1, cards: ['r6', 'r2', 'r9', 'r1', 'g1'], winner: 0 }],
  last_trick: { leader: 1, cards: ['r6', 'r2', 'r9', 'r1', 'g1'], winner: 0 },
  trick: { leader: 0, cards: ['b3', 'b4', 'b7', 'p0'], winner: null },
  winning: 2,
  won: [1, 0, 0, 0, 0],
  sheet: [score()],
  totals: [70, 10, 64, 9, 7],
});

describe('the log', () => {
  it('tells the present hand move by move, and of those before what came out', () => {
    const told = log(fakePlay(later)).map(({ text }) => text);
    expect(told).toEqual([
      'Hand 1: S1 deals.',
      'S1 and S3 made 34 of 33: 50 each.',
      'S1: +70, total 70.',
      'S2: +10, total 10.',
      'S3: +64, total 64.',
      'S4: +9, total 9.',
      'S5: +7, total 7.',
      'Hand 2: S2 deals.',
      'S2 lays red 6: 1 in all.',
      'S3 passes.',
      'S4 lays green 1, green 2: 2 in all.',
      'S2 lays red 7, blue 7: 3 in all.',
      'S2 is chief, S4 is vice.',
      'S4 names green.',
      'S2 names all 7s.',
      'S2 takes S1 as partner.',
      'S2 plays red 6.',
      'S3 plays red 2.',
      'S4 plays red 9.',
      'S5 plays red 1.',
      'S1 plays green 1.',
      'S1 takes the trick: 3 points.',
      'S1 plays blue 3.',
      'S2 plays blue 4.',
      'S3 plays blue 7.',
      'S4 plays purple 0.',
    ]);
  });

  it('has every line once, and in Japanese too', () => {
    for (const lang of ['en', 'ja'] as const) {
      const told = log(fakePlay(later, {}, lang));
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
      expect(told.filter(({ text }) => text.includes('?') || text.includes('{'))).toEqual([]);
    }
  });

  it('without the memory aid goes on from the last trick, with the same names for its lines', () => {
    const all = log(fakePlay(later)).map(({ id }) => id);
    const less = log(fakePlay({ ...later, tricks: null })).map(({ id }) => id);
    expect(less).toEqual(all);
  });

  it('ends with the result of the last hand and of the match', () => {
    const over = view({
      ...later,
      phase: { type: 'over' },
      trick: null,
      sheet: [score(), score({ hand: 1, dealer: 1, totals: [90, 10, 78, 9, 7] })],
      result: score({ hand: 1, dealer: 1, totals: [90, 10, 78, 9, 7] }),
      totals: [90, 10, 78, 9, 7],
    });
    const play = fakePlay(over, { outcome: { scores: over.totals, winners: [0] } });
    expect(log(play).at(-1)?.text).toBe('S1 wins with 90 points.');
    expect(log(play).filter(({ heading }) => heading)).toHaveLength(3);
    expect(ending(fakePlay(over, { outcome: { scores: over.totals, winners: [0, 2] } }))).toBe(
      'S1, S3 share the win with 90 points.',
    );
  });
});

describe('the table screen', () => {
  it('says who has laid how many and whose turn it is', () => {
    const bidding = view({
      phase: { type: 'bidding', seat: 2, passes: 0 },
      calls: [{ seat: 1, cards: ['r6', 'r7'] }],
    });
    expect(say(fakePlay(bidding))).toBe('S2 has laid 2 cards. S3 lays cards or passes.');
  });

  it('says who took the trick before the next is led', () => {
    expect(say(fakePlay({ ...later, trick: null }))).toBe('S1 takes the trick: 3 points.');
    expect(say(fakePlay(later))).toBe('S5 plays a card.');
  });

  it('says how the hand ended as long as the screen shows it', () => {
    stage.goOn('m', 0);
    expect(say(fakePlay(later))).toBe('S1 and S3 made 34 of 33: 50 each.');
    stage.goOn('m', 1);
    expect(say(fakePlay(later))).toBe('S5 plays a card.');
  });

  it('lingers on the last hand only where the match was followed', () => {
    const over = fakePlay(view({ phase: { type: 'over' }, sheet: [score()] }));
    expect(lingers(over)).toBe(false);
    stage.goOn('m', 0);
    expect(lingers(over)).toBe(true);
    stage.goOn('m', 1);
    expect(lingers(over)).toBe(false);
  });
});

it('the log tells the last trick of a hand, also when the next deal came with its last card', () => {
  const final_trick = { leader: 1, cards: ['r1', 'r2', 'r3', 'r4', 'r5'], winner: 0 } as View['final_trick'];
  const told = log(fakePlay(view({ hand: 1, sheet: [score()], final_trick }))).map(({ text }) => text);
  const at = told.indexOf('S2 plays red 1.');
  expect(told.slice(at, at + 6)).toEqual([
    'S2 plays red 1.',
    'S3 plays red 2.',
    'S4 plays red 3.',
    'S5 plays red 4.',
    'S1 plays red 5.',
    'S1 takes the trick: 4 points.',
  ]);
  expect(told[at + 6]).toBe('S1 and S3 made 34 of 33: 50 each.');
});
