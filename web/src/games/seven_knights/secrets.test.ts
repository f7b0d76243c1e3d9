/** Two seats that differ only in what they have seen have the same page, until the pad is held. */
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../test/pages';
import Board from './Board.svelte';
import { fakePlay, view } from './fakes';
import type { KnightsPlay } from './tiles';
import type { AskForm, Asked, Own, View } from './types';

const looks = [
  { seat: 0, tile: 5 },
  { seat: 1, tile: 2 },
  { seat: 2, tile: 3 },
];
const knight: Own = { tiles: [1, 2], values: [3, 4], side: 'knight', witch_tile: null, bewitched: [] };
const bewitched: Own = { tiles: [1, 2], values: [5, 0], side: 'bewitched', witch_tile: 2, bewitched: [1] };
const witch: Own = { tiles: [1, 2], values: [0, 1], side: 'witch', witch_tile: 1, bewitched: [0] };

/** What may be asked when those values have been seen. */
function form(seen: number[]): AskForm {
  const values = [0, 1, 2, 3, 4, 5].filter((value) => !seen.includes(value));
  return {
    type: 'ask_form',
    top: 5,
    answerers: [
      {
        seat: 0,
        tiles: [0, 5],
        one: [0, 5].map((tile) => ({ tile, values })),
        several: [
          {
            about: [0, 5],
            less: [[0, 5]],
            next: seen.includes(0) ? [] : [[0, 5]],
            adjacent: true,
            sum: { '<': values, '=': [], '>': values },
            sum_odd: true,
          },
        ],
      },
    ],
  };
}

const question: Asked = { asker: 0, seat: 1, about: [1, 2], question: { kind: 'less' }, yes: null };

interface Case {
  readonly public: Partial<View>;
  readonly options: (own: Own) => unknown[];
  readonly pending?: (own: Own) => KnightsPlay['pending'];
  /** What is tapped to get there. */
  readonly taps?: string[];
}

const CASES: Record<string, Case> = {
  inspecting: {
    public: { phase: { type: 'inspecting', round: 1, lap: 1, seat: 1 } },
    options: () => [0, 2, 3, 4, 5].map((tile) => ({ type: 'inspect', tile })),
  },
  'building a question': {
    public: { phase: { type: 'asking', round: 1, seat: 1 } },
    options: (own) => [form(own.values)],
    taps: ['.acts .main', '.who-pick button', '.tiles-pick button', '.quick button'],
  },
  'building a sum': {
    public: { phase: { type: 'asking', round: 1, seat: 1 } },
    options: (own) => [form(own.values)],
    taps: [
      '.acts .main',
      '.who-pick button',
      '.tiles-pick button:nth-of-type(1)',
      '.seg button:nth-child(5)',
    ],
  },
  answering: {
    public: { phase: { type: 'answering', round: 1, asker: 0, seat: 1 }, questions: [question] },
    options: (own) =>
      [true, ...(own.side === 'knight' ? [] : [false])].map((yes) => ({ type: 'answer', yes })),
    taps: ['.acts [role=group] button:last-of-type'],
  },
  recommending: {
    public: { phase: { type: 'recommending', round: 1 } },
    options: (own) =>
      [0, 1, 2, 3, 4]
        .filter((seat) => own.side === 'knight' || seat !== (own.side === 'witch' ? 0 : 2))
        .map((seat) => ({ type: 'recommend', seat })),
    taps: ['.acts .main', '.who-pick button:nth-of-type(3)'],
  },
  'having recommended': {
    public: { phase: { type: 'recommending', round: 1 } },
    options: () => [0, 1, 2, 3, 4].map((seat) => ({ type: 'recommend', seat })),
    pending: (own) => ({ type: 'recommend', seat: own.side === 'knight' ? 0 : 3 }),
  },
  'laying the row': {
    public: { phase: { type: 'lining_up', round: 1, seat: 1 }, captain: 1 },
    options: () => [{ type: 'lineup_form', tiles: 6, own: 1, least: 5, most: 5 }],
    taps: ['.acts .main'],
  },
};

function show(one: Case, own: Own, covered: boolean): Promise<string> {
  const play = fakePlay(view({ looks, own, ...one.public }), {
    seat: 1,
    asked: one.pending === undefined,
    options: one.options(own) as KnightsPlay['options'],
    pending: one.pending?.(own) ?? null,
    awaited: [1],
    covered,
    notes: { pledged: true, seen: 0 },
  });
  return pageOf(Board, play, one.taps);
}

describe.each(Object.entries(CASES))('%s', (_, one) => {
  it('looks the same for a knight, the witch and the bewitched', async () => {
    const pages = [
      await show(one, knight, true),
      await show(one, bewitched, true),
      await show(one, witch, true),
    ];
    expect(pages[1]).toBe(pages[0]);
    expect(pages[2]).toBe(pages[0]);
  });
});

it('tells them apart where a seat plays by itself and leaves the pad open', async () => {
  const one = CASES['answering']!;
  expect(await show(one, knight, false)).not.toBe(await show(one, witch, false));
});
