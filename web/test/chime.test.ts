/** The table screen chimes at what is new, where it may. */
import { beforeEach, expect, test, vi } from 'vitest';
import { boards } from '../src/games/registry';
import type * as module from '$lib/chime.svelte';

const sound = vi.hoisted(() => vi.fn());
vi.mock('$lib/tones', () => ({ sound }));

async function fresh(): Promise<typeof module.chime> {
  vi.resetModules();
  return (await import('$lib/chime.svelte')).chime;
}

beforeEach(() => {
  sound.mockClear();
  localStorage.clear();
});

test('it chimes when something new is said: not at first, not twice, not for another language', async () => {
  const chime = await fresh();
  chime.hear('Ann leads.', 'en');
  chime.hear('Ann leads.', 'en');
  chime.hear('アンの番です。', 'ja');
  expect(sound).not.toHaveBeenCalled();
  chime.hear('ベンの番です。', 'ja');
  expect(sound).toHaveBeenCalledOnce();
});

test('muted it is silent, also the next time', async () => {
  (await fresh()).toggle();
  const chime = await fresh();
  expect(chime.on).toBe(false);
  chime.hear('One.', 'en');
  chime.hear('Two.', 'en');
  expect(sound).not.toHaveBeenCalled();
});

test('games that sound by themselves are not chimed over', () => {
  expect([...boards.values()].filter((board) => board.sounds).map((board) => board.game)).toEqual([
    'lupus',
    'witch_hunt',
  ]);
});
