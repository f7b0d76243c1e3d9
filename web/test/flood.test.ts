/** The page counts along with the server's limit on talk. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_ONCE, EACH_SECOND, Flood } from '$lib/flood.svelte';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('the numbers are the server’s', () => {
  const server = readFileSync(resolve(import.meta.dirname, '../../src/tasogare/server/socket.py'), 'utf8');
  expect(server).toContain(`TALK = (${AT_ONCE}, ${EACH_SECOND})`);
});

test('so many at once, then one has to wait till there is room for one more', () => {
  const flood = new Flood();
  for (let i = 0; i < AT_ONCE; i++) {
    expect(flood.full).toBe(false);
    flood.take();
  }
  expect(flood.full).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(flood.full).toBe(true);
  vi.advanceTimersByTime(600);
  expect(flood.full).toBe(false);
  flood.take();
  expect(flood.full).toBe(true);
});

test('what the server refuses fills it at once', () => {
  const flood = new Flood();
  flood.drain();
  expect(flood.full).toBe(true);
  flood.close();
});
