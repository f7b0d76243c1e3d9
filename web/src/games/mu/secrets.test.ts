/** Two seats that differ only in the cards they hold have the same page, until the pad is held. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import type { Card, MuPlay } from './cards';
import { fakePlay, view } from './fakes';
import type { View } from './types';

// what jsdom lacks
vi.hoisted(() => {
  window.matchMedia ??= ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.showPopover ??= () => undefined;
});

// this board alone: no other game's is needed
vi.mock('../registry', async () => {
  const { board } = await import('./index');
  return { boards: new Map([[board.game, board]]) };
});

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

let shown: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

async function show(one: Case, hand: Hand, hold: boolean): Promise<string> {
  const options = one.options(hand) as MuPlay['options'];
  const play = fakePlay(
    view({ counts: [5, 5, 5, 5, 5], ...one.public, hands: [null, [...hand], null, null, null] }),
    'en',
    {
      seat: 1,
      asked: options.length > 0,
      options,
      pending: null,
      awaited: [1],
      players: [0, 1, 2, 3, 4].map((seat) => ({
        seat,
        name: `S${seat + 1}`,
        bot: false,
        away: false,
        me: seat === 1,
      })),
      covered: true,
      busy: false,
      clock: null,
      notes: null,
      note: () => undefined,
    },
  );
  shown = mount(Board, { target: document.body, props: { play } });
  flushSync();
  if (hold) {
    document
      .querySelector('.pad')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    flushSync();
  }
  const page = document.body.innerHTML.replace(/(id|aria-describedby)="[^"]*"/g, '');
  await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  return page;
}

describe.each(Object.entries(CASES))('%s', (_, one) => {
  it('looks the same whatever lies under the backs', async () => {
    const page = await show(one, reds, false);
    expect(await show(one, none, false)).toBe(page);
    expect(page).toContain('class="card back');
  });

  it('shows the cards while the pad is held', async () => {
    const page = await show(one, reds, true);
    expect(page).toContain('aria-label="red 6');
    expect(await show(one, none, true)).not.toBe(page);
  });
});

it('raises what may be played, and says of the rest why not, only while held', async () => {
  const following = CASES['following']!;
  const [open, shut] = [await show(following, reds, true), await show(following, reds, false)];
  expect(open.match(/class="slot[^"]*legal/g)).toHaveLength(2);
  expect(open).toContain('green 3 does not follow');
  expect(shut).not.toContain('legal');
  expect(shut).not.toContain('follow.');
});
