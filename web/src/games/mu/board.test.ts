/** The page of a seat: the same whatever cards it holds, until the pad is held; and those of who looks on, now or later. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { clear, page, show } from '../../../test/pages';
import Board from './Board.svelte';
import type { Card, MuPlay } from './cards';
import { fakePlay, score, view } from './fakes';
import Reveal from './Reveal.svelte';
import { stage } from './stage.svelte';
import Table from './Table.svelte';
import type { View } from './types';

type Hand = readonly Card[];

/** One may follow with two of its cards, the other with none and so plays what it likes. */
const reds: Hand = ['r2', 'r6', 'b1', 'g3'];
const none: Hand = ['y0', 'y1', 'b5', 'p8'];

interface Case {
  readonly public: Partial<View>;
  readonly options: (hand: Hand) => unknown[];
}

const playing: Partial<View> = {
  phase: { type: 'playing', seat: 1, trick: 7 },
  laid: [['y3', 'y4'], ['p1'], [], [], []],
  unplayed: [['y4'], ['p1'], [], [], []],
  chief: 0,
  partner: 3,
  chief_trump: 'y',
  goal: { cards: 2, target: 27, so_far: 12, bonus: 20 },
  last_trick: { leader: 2, cards: ['g1', 'g2', 'g4', 'g5', 'g6'], winner: 0 },
};

const ORDER: View['order'] = [
  { by: 'double', trump: null, cards: ['y7'], equal: true },
  { by: 'chief', trump: 'y', cards: ['y9', 'y0'], equal: false },
];

const CASES: Record<string, Case> = {
  bidding: {
    public: { phase: { type: 'bidding', seat: 1, passes: 0 }, highest: 1, at_most: [1, 2, 2, 2, 2] },
    options: (cards) => [{ type: 'pass' }, { type: 'any_bid', cards, most: 2 }],
  },
  following: {
    public: { ...playing, trick: { leader: 0, cards: ['r9'], winner: null }, winning: 0 },
    options: (cards) => {
      const red = cards.filter((card) => card.startsWith('r'));
      return (red.length > 0 ? red : [...cards, 'p1']).map((card) => ({ type: 'play', card }));
    },
  },
  leading: {
    public: playing,
    options: (cards) => [...cards, 'p1'].map((card) => ({ type: 'play', card })),
  },
  'naming a trump': {
    public: { ...playing, phase: { type: 'naming_as_vice', seat: 1 }, chief_trump: null },
    options: () => ['p', '1'].map((trump) => ({ type: 'trump', trump })),
  },
  waiting: { public: { ...playing, phase: { type: 'playing', seat: 2, trick: 7 } }, options: () => [] },
};

async function pageWith(one: Case, hand: Hand, hold: boolean): Promise<string> {
  const options = one.options(hand) as MuPlay['options'];
  const seen = view({ counts: [5, 5, 5, 5, 5], ...one.public, hands: [null, [...hand], null, null, null] });
  show(Board, fakePlay(seen, { seat: 1, asked: options.length > 0, options, awaited: [1] }));
  if (hold) {
    document
      .querySelector('.pad')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    flushSync();
  }
  const found = page();
  await clear();
  return found;
}

describe.each(Object.entries(CASES))('%s', (_, one) => {
  it('looks the same whatever lies under the backs', async () => {
    const page = await pageWith(one, reds, false);
    expect(await pageWith(one, none, false)).toBe(page);
    expect(page).toContain('class="card back');
  });

  it('shows the cards while the pad is held', async () => {
    const page = await pageWith(one, reds, true);
    expect(page).toContain('aria-label="red 6');
    expect(await pageWith(one, none, true)).not.toBe(page);
  });
});

it('names a suit by its shape and its letter wherever it stands, not by its colour alone', async () => {
  for (const one of Object.values(CASES)) {
    document.body.innerHTML = await pageWith({ ...one, public: { ...one.public, order: ORDER } }, reds, true);
    const suits = [
      ...document.querySelectorAll('.suit:is(.r, .y, .g, .b, .p), .card:is(.r, .y, .g, .b, .p)'),
    ];
    expect(suits.length).toBeGreaterThan(0);
    for (const suit of suits) {
      expect(suit.querySelector('svg'), suit.outerHTML).not.toBeNull();
      expect(suit.textContent, suit.outerHTML).toMatch(/[RYGBP]/);
    }
  }
});

it('raises what may be played, and says of the rest why not, only while held', async () => {
  const following = CASES['following']!;
  const [open, shut] = [await pageWith(following, reds, true), await pageWith(following, reds, false)];
  expect(open.match(/class="slot[^"]*legal/g)).toHaveLength(2);
  expect(open).toContain('green 3 does not follow');
  expect(shut).not.toContain('legal');
  expect(shut).not.toContain('follow.');
});

describe('who only looks on', () => {
  const after: Partial<View> = {
    hand: 1,
    sheet: [score()],
    totals: score().totals,
    final_trick: { leader: 2, cards: ['g1', 'g2', 'g4', 'g5', 'g6'], winner: 1 },
  };

  it('has no hand and no buttons of a seat', () => {
    show(Board, fakePlay(view(playing), { awaited: [1] }));
    expect(document.querySelectorAll('.ground')).toHaveLength(0);
    expect(document.querySelectorAll('.player')).toHaveLength(5);
  });

  it('sees a finished match step by step, with the hand of the seat it looks through lying open', () => {
    const hands = [null, [...reds], null, null, null];
    show(
      Board,
      fakePlay(view({ ...playing, counts: [5, 5, 5, 5, 5], hands }), {
        awaited: [1],
        seat: 1,
        covered: false,
        replay: true,
      }),
    );
    expect(document.querySelectorAll('.hand .card')).toHaveLength(5);
    expect(document.querySelectorAll('.pad, [data-interlude]')).toHaveLength(0);
    // nothing is led: the last trick still lies there
    expect(document.querySelectorAll('.middle .card')).toHaveLength(5);
  });

  it('sees on the table screen how a hand ended, its last trick too, and then the next auction', () => {
    stage.goOn('m', 0);
    show(Table, fakePlay(view(after), { awaited: [1] }));
    expect(document.querySelectorAll('.end .trick .card')).toHaveLength(5);
    expect(document.querySelectorAll('.end tbody tr')).toHaveLength(5);
    stage.goOn('m', 1);
    flushSync();
    expect(document.querySelectorAll('.end')).toHaveLength(0);
    expect(document.querySelectorAll('.player')).toHaveLength(5);
  });

  it('sees after the match all hands, one of them line by line', () => {
    const sheet = [score(), score({ hand: 1, end: 'silent', totals: score().totals })];
    show(
      Reveal,
      fakePlay(view({ ...after, phase: { type: 'over' }, sheet }), { awaited: [1], covered: false }),
    );
    expect(document.querySelector('.end h2')?.textContent).toBe('Hand 2 is over');
    document.querySelector<HTMLElement>('[aria-label="Hand before"]')!.click();
    flushSync();
    expect(document.querySelector('.end h2')?.textContent).toBe('Hand 1 is over');
    expect(document.querySelector('[aria-label="Score sheet"]')?.textContent).toContain('no bid');
  });
});

it('a hand that ended stays until the seat goes on, though the next auction waits for it', () => {
  stage.goOn('m', 0);
  const play = fakePlay(view({ hand: 1, sheet: [score()], totals: score().totals }), {
    seat: 1,
    asked: true,
    options: [{ type: 'pass' }],
  });
  show(Board, play);
  expect(document.querySelector('.prompt')?.textContent).toContain('Hand 2 has begun and waits for you.');
  document.querySelector<HTMLElement>('[data-interlude]')!.click();
  flushSync();
  expect(document.querySelector('.cloth')).not.toBeNull();
  expect(document.querySelector('.prompt')?.textContent).toContain('Lay cards or pass.');
});

it('the score sheet has the hand whose end is told, with the totals that it led to', async () => {
  const { default: ScoreSheet } = await import('./ScoreSheet.svelte');
  const over = score();
  const play = fakePlay(view({ sheet: [over], totals: over.totals }));
  show(ScoreSheet, play);
  const cells = (rows: string): (string | null)[] =>
    [...document.querySelectorAll(`${rows} td.num`)].map((cell) => cell.textContent);
  expect(cells('tbody')).toEqual(['+70', '+10', '+64', '+9', '+7']);
  expect(cells('tfoot')).toEqual(['70', '10', '64', '9', '7']);
});
