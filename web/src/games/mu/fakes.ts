/** A match for tests: views by hand, texts from the game's own catalogue. */
import en from '../../../../src/tasogare/games/mu/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/mu/text/ja.ftl?raw';
import { plays } from '../../../test/plays';
import { called, type MuPlay } from './cards';
import type { HandScore, View } from './types';

const none = [0, 0, 0, 0, 0];

/** Five seats after the first deal; seat 0 is to bid. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: { type: 'bidding', seat: 0, passes: 0 },
  hand: 0,
  dealer: 0,
  hands: [null, null, null, null, null],
  counts: [12, 12, 12, 12, 12],
  laid: [[], [], [], [], []],
  unplayed: [[], [], [], [], []],
  calls: [],
  passed: [false, false, false, false, false],
  highest: 0,
  at_most: [1, 1, 1, 1, 1],
  stakes: {
    target: [24, 27, 30, 33, 36, 39],
    colour: [10, 20, 30, 40, 50, 60],
    one_or_seven: [20, 30, 40, 50, 60, 70],
    rank: [30, 40, 50, 60, 70, 80],
    none: [40, 50, 60, 70, 80, 90],
  },
  chief: null,
  vice: null,
  partner: null,
  chief_trump: null,
  vice_trump: null,
  order: [],
  goal: null,
  trick: null,
  winning: null,
  last_trick: null,
  tricks: [],
  pips: none,
  won: none,
  totals: none,
  result: null,
  sheet: [],
  final_trick: null,
  ...changes,
});

/** Seat 0, with seat 2, has bid four cards under trump 7 and made 34 of 33. */
export const score = (changes: Partial<HandScore> = {}): HandScore => ({
  hand: 0,
  dealer: 0,
  end: 'played',
  cards: 4,
  pips: [20, 10, 14, 9, 7],
  bonus: [50, 0, 50, 0, 0],
  penalty: none,
  totals: [70, 10, 64, 9, 7],
  chief: 0,
  vice: 1,
  partner: 2,
  chief_trump: '7',
  vice_trump: 'g',
  target: 33,
  made: 34,
  reached: 4,
  tied: [],
  ...changes,
});

/** Seats are called S1 to S5. */
export const fakePlay = plays<MuPlay>({
  game: 'mu',
  texts: { en, ja },
  seats: (view) => view.totals.length,
  more: (_, t) => ({
    reason: ({ key, params = {} }) =>
      t(
        `refused-${key}`,
        Object.fromEntries(
          Object.entries(params).map(([what, value]) => [what, called(what, value, { t }) ?? value]),
        ),
      ),
  }),
});
