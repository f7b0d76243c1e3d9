import { describe, expect, it } from 'vitest';
import {
  around,
  bonus,
  hand,
  highest,
  led,
  mayLay,
  pips,
  playable,
  rows,
  suit,
  whyNotTrump,
  worth,
  type Card,
  type Order,
} from './cards';
import { fakePlay, view } from './fakes';
import type { Tier } from './types';

const green: Tier[] = [
  { by: 'double', trump: null, cards: ['g7'], equal: true },
  { by: 'chief', trump: '7', cards: ['r7', 'y7', 'b7', 'p7'], equal: true },
  {
    by: 'vice',
    trump: 'g',
    cards: ['g9', 'g8', 'g6', 'g5', 'g4', 'g3', 'g2', 'g1', 'g0'],
    equal: false,
  },
];
const trumps = { chief_trump: '7', vice_trump: 'g', order: green } as const;

describe('cards', () => {
  it('count two for 6 and 7, none for 1 and 9, else one', () => {
    const all: Card[] = ['r0', 'r1', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r7', 'r8', 'r9'];
    expect(all.map(pips)).toEqual([1, 0, 0, 1, 1, 1, 1, 2, 2, 2, 1, 0]);
    expect(worth({ leader: 0, cards: all, winner: null })).toBe(12);
  });

  it('that are trump by colour or rank are one suit, the others keep their colour', () => {
    const now = view(trumps);
    expect(['g3', 'b7', 'g7', 'b3'].map((card) => suit(now, card as Card))).toEqual([
      'trump',
      'trump',
      'trump',
      'b',
    ]);
    expect(suit(view({ chief_trump: 'none', vice_trump: '3' }), 'r3')).toBe('trump');
    expect(suit(view({ chief_trump: 'none' }), 'r3')).toBe('r');
  });

  it('a led trump leads the trump suit', () => {
    expect(led(view(trumps))).toBeNull();
    expect(led(view({ ...trumps, trick: { leader: 1, cards: ['b7', 'r2'], winner: null } }))).toBe('trump');
    expect(led(view({ ...trumps, trick: { leader: 1, cards: ['r2', 'b7'], winner: null } }))).toBe('r');
  });
});

describe('a hand', () => {
  const seen = view({
    ...trumps,
    hands: [null, ['r2', 'r9', 'y7', 'g3', 'g7', 'p1'], null, null, null],
    unplayed: [[], ['r9', 'g9'], [], [], []],
  });
  const names = (order: Order): string[] => hand(seen, 1, order).map(({ id }) => id);

  it('is sorted by colour, with the open cards where they belong', () => {
    expect(names('colour')).toEqual(['r2-0', 'r9-0', 'r9-1', 'y7-0', 'g3-0', 'g7-0', 'g9-0', 'p1-0']);
  });

  it('is sorted by trump: the strongest first, then the other colours', () => {
    expect(names('trump')).toEqual(['g7-0', 'y7-0', 'g9-0', 'g3-0', 'r9-0', 'r9-1', 'r2-0', 'p1-0']);
  });

  it('has two of a kind apart; the open one is named first, as it is played first', () => {
    expect(hand(seen, 1, 'colour').slice(1, 3)).toEqual([
      { id: 'r9-0', card: 'r9', open: true },
      { id: 'r9-1', card: 'r9', open: false },
    ]);
  });

  it('that is not for these eyes is empty, though some of it lies open', () => {
    expect(hand(view({ unplayed: [['r9'], [], [], [], []] }), 0, 'colour')).toEqual([]);
  });

  it('lies in rows in which each card keeps the width of a finger', () => {
    expect(rows(15, 6)).toEqual([5, 5, 5]);
    expect(rows(12, 6)).toEqual([6, 6]);
    expect(rows(13, 6)).toEqual([5, 5, 3]);
    expect(rows(7, 6)).toEqual([4, 3]);
    expect(rows(6, 6)).toEqual([6]);
    expect(rows(15, 15)).toEqual([15]);
    expect(rows(0, 6)).toEqual([]);
    for (let n = 1; n <= 15; n++) {
      expect(rows(n, 6).reduce((all, one) => all + one)).toBe(n);
      expect(Math.max(...rows(n, 6))).toBeLessThanOrEqual(6);
    }
  });
});

describe('what may be done', () => {
  it('comes from the options alone', () => {
    const play = fakePlay(view(), {
      options: [{ type: 'pass' }, { type: 'any_bid', cards: ['r2', 'r3'], most: 2 }],
    });
    expect(mayLay(play)).toBe(2);
    expect(mayLay(fakePlay(view()))).toBeNull();
    expect(
      playable(
        fakePlay(view(), {
          options: [
            { type: 'play', card: 'r2' },
            { type: 'play', card: 'b7' },
          ],
        }),
      ),
    ).toEqual(['r2', 'b7']);
  });

  it('the chief hears why a trump may not be named', () => {
    const play = fakePlay(view({ laid: [['r2', 'g3'], [], [], [], []], vice_trump: 'g' }), {
      seat: 0,
      options: [
        { type: 'trump', trump: '2' },
        { type: 'trump', trump: 'none' },
      ],
    });
    expect(whyNotTrump(play, '2')).toBeNull();
    expect(whyNotTrump(play, 'none')).toBeNull();
    expect(whyNotTrump(play, 'r')?.key).toBe('trump_same_kind');
    expect(whyNotTrump(play, 'g')?.key).toBe('trump_of_vice');
    expect(whyNotTrump(play, '9')?.key).toBe('trump_not_laid');
  });

  it('the vice has to name a trump', () => {
    const play = fakePlay(view({ laid: [['r2'], [], [], [], []] }), {
      seat: 0,
      options: [{ type: 'trump', trump: 'r' }],
    });
    expect(whyNotTrump(play, 'none')?.key).toBe('vice_must_name');
  });
});

describe('the table', () => {
  it('goes around clockwise from the left of who looks', () => {
    expect(around(5, 3)).toEqual([4, 0, 1, 2]);
    expect(around(4, null)).toEqual([0, 1, 2, 3]);
  });

  it('knows who leads the auction, all of them at a tie', () => {
    expect(highest(view())).toEqual([]);
    const laid: Card[][] = [['r2'], ['g1', 'g2'], [], ['b1', 'b2'], []];
    expect(highest(view({ laid, highest: 2 }))).toEqual([1, 3]);
  });

  it('tells the bonus by the kind of trump', () => {
    expect(['b', '1', '7', '5', 'none'].map((trump) => bonus(view(), 3, trump as '1'))).toEqual([
      30, 40, 40, 50, 60,
    ]);
  });
});
