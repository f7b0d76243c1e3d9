/** Seats that differ only in what they hide have the same page until the pad is held; out of the village all but the popup. */
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../test/pages';
import Board from './Board.svelte';
import { day, fakePlay, mine, only, view } from './fakes';
import { stage } from './stage.svelte';
import type { Mine, Option, View } from './types';
import type { Material, Role, WitchPlay } from './village';

const ME = 1;

/** A cat with all that only it knows. */
interface Hidden {
  readonly role: Role;
  readonly hand?: readonly Material[];
  readonly mine?: Partial<Mine>;
  readonly options?: readonly Option[];
  readonly pending?: WitchPlay['pending'];
  readonly asked?: boolean;
  readonly tapped?: 'cave';
}

interface Case {
  readonly public: Partial<View>;
  readonly seats: readonly Hidden[];
  /** What is tapped to get there. */
  readonly taps?: readonly string[];
  readonly awaited?: readonly number[] | null;
}

const visits: Option[] = (['forest', 'field', 'cave', 'beach'] as const).map((place) => ({
  type: 'visit',
  place,
  restore: null,
}));
const says = { type: 'says', seats: 6, places: ['forest', 'field', 'cave', 'beach'], day: 1 } as Option;
const specials = ['seer', 'herbalist', 'guardian', 'pickpocket'] as const;
const row = { ...view().options, specials: [...specials], potions: 1 };
const frogs: View['forms'] = ['human', 'human', 'human', 'human', 'human', 'frog'];
const divine: Option[] = [0, 2, 3, 4, 5].map((target) => ({ type: 'divine', target }));
const steal: Option[] = [0, 2, 3, 4].map((target) => ({ type: 'steal', target }));
const done: Option = { type: 'done' };

/** One seat of each role in the evening, with hands and results of its own. */
const evening = (own: readonly Option[], changes: Partial<Hidden> = {}): Hidden[] => [
  { role: 'villager', options: [...own, says], ...changes },
  { role: 'seer', options: [...own, says, ...divine], hand: ['shell'], ...changes },
  { role: 'seer', options: [...own, says], mine: { vision: { target: 3, witch: true } }, ...changes },
  { role: 'pickpocket', options: [...own, says, ...steal], hand: ['shell', 'shell'], ...changes },
  { role: 'pickpocket', options: [...own, says], mine: { theft: { target: 3, card: 'shell' } }, ...changes },
  {
    role: 'witch',
    options: [...own, says],
    hand: ['shell', 'crystal'],
    mine: { place: 'beach' },
    ...changes,
  },
  { role: 'villager', options: [...own, says], mine: { lost: 'shell' }, ...changes },
];

const reported = { frogs: [], proposals: [{ mayor: 0, cats: [0, 1, 2], yes: [], passed: null }] };

const CASES: Record<string, Case> = {
  'looking at the card': {
    public: { phase: { type: 'readying' }, days: [] },
    awaited: [ME],
    seats: [{ role: 'villager' }, { role: 'witch' }, { role: 'crow' }, { role: 'jester' }],
  },
  'choosing a place': {
    public: { phase: { type: 'gathering', day: 1 } },
    seats: [
      { role: 'villager', asked: true, options: [...visits, says] },
      { role: 'guardian', asked: true, options: [...visits, { type: 'guard' }, says] },
      { role: 'witch', asked: false, options: [says] },
    ],
  },
  'having chosen a place': {
    public: { phase: { type: 'gathering', day: 1 } },
    seats: [
      {
        role: 'villager',
        asked: false,
        options: [...visits, says],
        pending: { type: 'visit', place: 'cave', restore: null },
        tapped: 'cave',
      },
      { role: 'guardian', asked: false, options: [says], pending: { type: 'guard' }, tapped: 'cave' },
      { role: 'witch', asked: false, options: [says], tapped: 'cave' },
      {
        role: 'herbalist',
        asked: false,
        options: [...visits, says],
        pending: { type: 'visit', place: 'cave', restore: 5 },
        tapped: 'cave',
      },
    ],
  },
  'the sheet of powers in the morning': {
    public: { phase: { type: 'gathering', day: 1 }, forms: frogs, potions: 1 },
    taps: ['.acts .btn:nth-of-type(1)', '.who-pick button'],
    seats: [
      { role: 'villager', options: [...visits, says] },
      { role: 'herbalist', options: [...visits, { type: 'visit', place: 'cave', restore: 5 }, says] },
      { role: 'guardian', options: [...visits, { type: 'guard' }, says] },
      { role: 'witch', options: [says] },
    ],
  },
  'the discussion': {
    public: { phase: { type: 'discussing', day: 1 }, days: [day(reported)] },
    awaited: [ME],
    seats: evening([done]),
  },
  'the sheet of powers in the evening': {
    public: { phase: { type: 'discussing', day: 1 }, days: [day(reported)], forms: frogs },
    awaited: [ME],
    taps: ['.acts .btn:nth-of-type(2)', '.who-pick button'],
    seats: evening([done]),
  },
  'a statement being made': {
    public: { phase: { type: 'discussing', day: 1 }, days: [day(reported)] },
    awaited: [ME],
    taps: ['.acts .btn:nth-of-type(3)', '.chip.pick'],
    seats: evening([done]),
  },
  'a decision handed in': {
    public: { phase: { type: 'approving', day: 1, mayor: 0 }, days: [day(reported)] },
    awaited: [0],
    seats: [
      ...evening([], { asked: false, pending: { type: 'approve', yes: true } }),
      ...evening([], { asked: false, pending: { type: 'approve', yes: false } }),
    ],
  },
  'a member with a card to choose': {
    public: { phase: { type: 'offering', day: 1 }, days: [day(reported)] },
    awaited: [ME],
    seats: [
      { role: 'villager', hand: ['shell', 'crystal'], options: [{ type: 'offer', card: 'shell' }, says] },
      { role: 'witch', hand: [], options: [{ type: 'offer', card: 'pebble' }, says] },
      { role: 'seer', hand: ['shell'], options: [{ type: 'offer', card: 'shell' }, says, ...divine] },
    ],
  },
  'a vote handed in': {
    public: { phase: { type: 'voting', day: 1 }, days: [day(reported)] },
    awaited: [0],
    seats: [
      ...evening([], { asked: false, pending: { type: 'vote', target: 3 } }),
      ...evening([], { asked: false, pending: { type: 'vote', target: null } }),
    ],
  },
  'a scene': {
    public: { phase: { type: 'reporting', day: 1 }, days: [day({ frogs: [5] })], forms: frogs },
    awaited: [ME],
    seats: [
      { role: 'villager', options: [{ type: 'ok' }] },
      { role: 'guardian', options: [{ type: 'ok' }], mine: { guards: true, stands: 'cave', stopped: true } },
      { role: 'herbalist', options: [{ type: 'ok' }], mine: { restores: 5 } },
      { role: 'witch', options: [{ type: 'ok' }], mine: { place: 'cave', picks: [] } },
    ],
  },
};

const counts = { cave: 2, forest: 1 };
const pick = { seat: ME, place: 'cave', spell: null, target: null } as const;

const OUT: Record<string, Case> = {
  'setting out': {
    public: { phase: { type: 'setting_out', day: 1 } },
    seats: [
      { role: 'villager', mine: { place: 'cave' } },
      {
        role: 'guardian',
        asked: true,
        tapped: 'cave',
        mine: { guards: true, counts },
        options: [{ type: 'stand', place: 'cave' }],
      },
      { role: 'witch', tapped: 'cave' },
    ],
  },
  collecting: {
    public: { phase: { type: 'collecting', day: 1 } },
    seats: [
      { role: 'villager', mine: { place: 'cave' } },
      { role: 'herbalist', mine: { place: 'cave', restores: 5 } },
      { role: 'guardian', tapped: 'cave', mine: { guards: true, stands: 'beach', counts } },
      {
        role: 'witch',
        asked: true,
        tapped: 'cave',
        mine: { counts },
        options: [{ type: 'prowl', place: 'forest' }],
      },
      {
        role: 'witch',
        asked: true,
        tapped: 'cave',
        mine: { counts, place: 'cave', names: [3], picks: [pick] },
        options: [
          { type: 'cast', spell: 'gather', target: null },
          { type: 'cast', spell: 'lonely', target: 3 },
        ],
      },
    ],
  },
};

function show(one: Case, hidden: Hidden, covered = true): Promise<string> {
  const { days = [day()], ...rest } = one.public;
  const own = days.map((last, at) =>
    at === days.length - 1 ? { ...last, mine: mine(hidden.mine ?? {}) } : last,
  );
  const seen = view({ options: row, ...rest, days: own, roles: only(ME, hidden.role) });
  seen.hands[ME] = [...(hidden.hand ?? [])];
  stage.goOn('m', days.length);
  const play = fakePlay(seen, {
    seat: ME,
    asked: hidden.asked ?? one.awaited?.includes(ME) ?? false,
    options: hidden.options ?? [],
    pending: hidden.pending ?? null,
    awaited: one.awaited ?? null,
    missing: one.awaited?.length ?? null,
    notes: hidden.tapped ? { text: '', tapped: { day: days.length, place: hidden.tapped } } : null,
    covered,
  });
  return pageOf(Board, play, one.taps);
}

/** All but what is in the popup. */
const around = (page: string): string => {
  const [before, rest] = page.split(/<section class="errand[^>]*>/u);
  expect(rest, 'there is a popup').toBeDefined();
  return `${before}|${rest!.slice(rest!.indexOf('</section>'))}`;
};

describe.each(Object.entries(CASES))('%s', (_, one) => {
  it('looks the same for every role', async () => {
    const pages = [];
    for (const hidden of one.seats) pages.push(await show(one, hidden));
    for (const page of pages) expect(page).toBe(pages[0]);
  });
});

describe.each(Object.entries(OUT))('%s', (_, one) => {
  it('differs by nothing but what is in the small popup', async () => {
    const pages = [];
    for (const hidden of one.seats) pages.push(await show(one, hidden));
    for (const page of pages) expect(around(page)).toBe(around(pages[0]!));
    expect(new Set(pages).size, 'those who act do see something').toBeGreaterThan(1);
  });
});

it('shows a handed-in vote again to whoever sits alone', async () => {
  const one = CASES['a vote handed in']!;
  expect(await show(one, one.seats[0]!, false)).not.toBe(await show(one, one.seats.at(-1)!, false));
});
