/** By night and by day the page of a seat is the same for every role, tap by tap, until the pad is held. */
import { describe, expect, it } from 'vitest';
import { clear, page, settle, show, tap } from '../../../test/pages';
import Board from './Board.svelte';
import { fakePlay, view } from './fakes';
import type { Moves, Option, View } from './types';
import type { LupusPlay, Role } from './village';

const ME = 1;
const LIVING = [0, 1, 2, 3, 4, 5, 6];
const ROLES: Role[] = ['villager', 'seer', 'medium', 'bodyguard', 'mason', 'wolf', 'madman', 'hamster'];

/** The parts of a view that differ between roles; seat 2 is the fellow of those who have one. */
function knows(role: Role): Partial<View> {
  const roles: View['roles'] = Array.from({ length: 8 }, () => null);
  roles[ME] = role;
  if (role === 'wolf' || role === 'mason') roles[2] = role;
  return {
    roles,
    results: role === 'seer' || role === 'medium' ? [{ night: 1, target: 3, wolf: true }] : [],
    guards: role === 'bodyguard' ? [{ night: 1, target: 4 }] : [],
    attacks: role === 'wolf' ? [{ night: 1, target: 7 }] : [],
    pointing: role === 'wolf' ? [{ seat: 2, target: 5 }] : [],
  };
}

/** What each may do in night 2. */
function powers(role: Role): Option[] {
  const others = LIVING.filter((seat) => seat !== ME);
  switch (role) {
    case 'seer':
      return others.map((target) => ({ type: 'divine', target }));
    case 'bodyguard':
      return others.map((target) => ({ type: 'guard', target }));
    case 'wolf':
      return others.filter((seat) => seat !== 2).map((target) => ({ type: 'attack', target }));
    default:
      return [{ type: 'sleep' }];
  }
}

const night: Partial<View> = {
  phase: { type: 'night', night: 2 },
  living: LIVING,
  dawns: [[]],
  lynched: [7],
  cards: ['wolf', 'wolf', 'seer', 'medium', 'bodyguard', 'mason', 'mason', 'villager'],
};

interface Scene {
  readonly pages: string[];
  readonly sent: Moves[];
}

/** The page after each tap, and what went out. */
async function live(
  role: Role,
  changes: Partial<LupusPlay>,
  seen: Partial<View>,
  taps: string[],
): Promise<Scene> {
  const sent: Moves[] = [];
  const play = fakePlay(view({ ...knows(role), ...seen }), {
    seat: ME,
    ...changes,
    send: (move) => {
      sent.push(move as Moves);
      return Promise.resolve({ ok: true });
    },
  });
  show(Board, play);
  await settle();
  const pages = [page()];
  for (const one of taps) {
    await tap(one);
    pages.push(page());
  }
  await clear();
  return { pages, sent };
}

const seat = (n: number): string => `.village > :nth-child(${n + 1})`;
const TAPS = [seat(7), seat(ME), seat(2), '.acts .btn', seat(5), '.acts .btn', seat(4), '.acts .btn'];

describe('the night', () => {
  const scene = (role: Role, more: Partial<LupusPlay> = {}): Promise<Scene> =>
    live(role, { asked: true, options: powers(role), ...more }, night, TAPS);

  it('looks the same for every role, tap by tap', async () => {
    const villager = await scene('villager');
    expect(new Set(villager.pages).size, 'the taps do something').toBeGreaterThan(4);
    for (const role of ROLES) expect((await scene(role)).pages, role).toEqual(villager.pages);
  });

  it('goes on to look the same when it is done', async () => {
    const after = (role: Role, tonight: View['tonight'], quarrels = false): Promise<Scene> =>
      live(role, { asked: quarrels, options: quarrels ? powers(role) : [] }, { ...night, tonight }, TAPS);
    const villager = await after('villager', { type: 'sleep' });
    for (const [role, tonight] of [
      ['seer', { type: 'divine', target: 3 }],
      ['bodyguard', { type: 'guard', target: 3 }],
      ['wolf', { type: 'attack', target: 3 }],
    ] as const)
      expect((await after(role, tonight)).pages, role).toEqual(villager.pages);
    const quarrel = await after('wolf', { type: 'attack', target: 3 }, true);
    expect(quarrel.pages, 'a pack that disagrees').toEqual(villager.pages);
  });

  it('sends sleep for who has no power, and a power where it may go', async () => {
    for (const role of ['villager', 'medium', 'mason', 'madman', 'hamster'] as const)
      expect((await scene(role)).sent[0], role).toEqual({ type: 'sleep' });
    expect((await scene('seer')).sent[0]).toEqual({ type: 'divine', target: 2 });
    expect((await scene('bodyguard')).sent[0]).toEqual({ type: 'guard', target: 2 });
    expect((await scene('wolf')).sent, 'not at its own').toEqual([
      { type: 'attack', target: 5 },
      { type: 'attack', target: 4 },
    ]);
  });

  it('shows a role apart only where people sit apart and leave the pad open', async () => {
    const open = async (role: Role): Promise<string> => {
      const play = fakePlay(view({ ...knows(role), ...night }), {
        seat: ME,
        asked: true,
        covered: false,
        options: powers(role),
      });
      show(Board, play);
      const pad = document.querySelector<HTMLElement>('.pad')!;
      pad.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
      pad.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
      await settle();
      const text = document.querySelector('.shown')?.textContent ?? '';
      await clear();
      return text;
    };
    expect(await open('seer')).toMatch(/Seer.*S4 is a wolf/su);
    expect(await open('wolf')).toMatch(/Wolf.*Your pack: S3.*S3 points at S6/su);
    expect(await open('villager')).toMatch(/Villager/u);
  });
});

describe('the day', () => {
  const menu: Option = {
    type: 'statements',
    roles: ['wolf', 'villager', 'seer'],
    others: [0, 2, 3, 4, 5, 6, 7],
    living: [0, 2, 3, 4, 5, 6],
    nights: 2,
  };
  const talk = (role: Role, covered = true): Promise<Scene> =>
    live(
      role,
      { asked: true, options: [menu, { type: 'ready' }], awaited: [1, 2], covered },
      { phase: { type: 'talking', day: 2 }, living: LIVING, dawns: [[], []], lynched: [7] },
      ['.says .chip:nth-child(1)', '.roles .role:nth-child(3)', '.sheet .btn.main'],
    );

  it('looks the same for every role', async () => {
    const villager = await talk('villager');
    for (const role of ROLES) expect((await talk(role)).pages, role).toEqual(villager.pages);
  });

  it('gives every role a hint while its card is held, all of about one length', async () => {
    const held = async (role: Role): Promise<string> => {
      const play = fakePlay(view({ ...knows(role), phase: { type: 'talking', day: 1 }, living: LIVING }), {
        seat: ME,
      });
      show(Board, play);
      document
        .querySelector('.ground .pad')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
      await settle();
      const hint = play.t(`hint-${role}`);
      expect(document.querySelector('.facts')?.textContent, role).toContain(hint);
      await clear();
      return hint;
    };
    const lengths: number[] = [];
    for (const role of ROLES) lengths.push((await held(role)).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(12);
  });

  it('lets a seat claim what it is not', async () => {
    expect((await talk('wolf')).sent).toEqual([{ type: 'say', what: 'claim', role: 'seer' }]);
  });

  it('opens the vote to who is called, and takes one', async () => {
    const options: Option[] = [0, 2, 3].map((target) => ({ type: 'vote', target }));
    const { sent } = await live(
      'villager',
      { asked: true, options },
      { phase: { type: 'voting', day: 1, round: 1, turn: ME } },
      ['.sheet .who-pick button:nth-of-type(3)', '.sheet .btn.main'],
    );
    expect(sent).toEqual([{ type: 'vote', target: 2 }]);
  });
});
