/** Being called: bell, and a notice only where it was wished, allowed, and nobody looks. */
import { beforeEach, expect, test, vi } from 'vitest';
import type * as module from '$lib/calls.svelte';

const shown: string[] = [];
let permission: NotificationPermission = 'default';
let asked = 0;

class FakeNotification {
  static get permission(): NotificationPermission {
    return permission;
  }
  static requestPermission(): Promise<NotificationPermission> {
    asked++;
    permission = 'granted';
    return Promise.resolve(permission);
  }
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string }) {
    shown.push(`${title}: ${options.body}`);
  }
}

async function fresh(): Promise<typeof module.calls> {
  vi.resetModules();
  return (await import('$lib/calls.svelte')).calls;
}

const hidden = (yes: boolean): void =>
  void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(yes ? 'hidden' : 'visible');
const words = { title: 'Mü', text: 'your turn' };

beforeEach(() => {
  shown.length = 0;
  asked = 0;
  permission = 'default';
  localStorage.clear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  hidden(true);
});

test('nobody is asked for leave before a tap', async () => {
  const calls = await fresh();
  await calls.ring(words);
  expect([asked, shown.length]).toEqual([0, 0]);
});

test('once wished and allowed, a hidden page shows one and a visible page none', async () => {
  const calls = await fresh();
  await calls.notify(true);
  expect(calls.notices).toBe(true);
  await calls.ring(words);
  expect(shown).toEqual(['Mü: your turn']);
  hidden(false);
  await calls.ring(words);
  expect(shown).toHaveLength(1);
});

test('one’s turn is heard and felt, unless muted', async () => {
  const buzz = vi.fn();
  const rung = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate: buzz }));
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        rung();
      }
    },
  );
  const calls = await fresh();
  await calls.ring(words);
  expect(buzz).toHaveBeenCalledOnce();
  expect(rung).toHaveBeenCalledOnce();
  calls.set(false);
  await calls.ring(words);
  expect(buzz).toHaveBeenCalledOnce();
});

test('a wish is kept for the next visit and can be taken back', async () => {
  await (await fresh()).notify(true);
  const again = await fresh();
  expect(again.notices).toBe(true);
  await again.notify(false);
  expect((await fresh()).notices).toBe(false);
});

test('over plain http there is nothing to wish', async () => {
  vi.stubGlobal('isSecureContext', false);
  const calls = await fresh();
  expect(calls.canNotify).toBe(false);
  await calls.notify(true);
  expect(asked).toBe(0);
});
