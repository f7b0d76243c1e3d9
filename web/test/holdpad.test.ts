import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HoldPad from '$lib/kit/HoldPad.svelte';

let shown: ReturnType<typeof mount>;
let heard: boolean[];

function show(covered: boolean, onkey?: (event: KeyboardEvent) => void): HTMLButtonElement {
  heard = [];
  shown = mount(HoldPad, {
    target: document.body,
    props: {
      covered,
      children: createRawSnippet(() => ({ render: () => '<p id="secret">the wolf</p>' })),
      onheld: (held: boolean) => heard.push(held),
      ...(onkey ? { onkey } : {}),
    },
  });
  flushSync();
  return document.querySelector<HTMLButtonElement>('.pad')!;
}

const secret = (): Element | null => document.querySelector('#secret');

function fire(target: EventTarget, event: Event): void {
  target.dispatchEvent(event);
  flushSync();
}

const pointer = (type: string): Event => new MouseEvent(type, { bubbles: true, button: 0 });
const key = (type: string, key: string): Event =>
  new KeyboardEvent(type, { bubbles: true, cancelable: true, key });

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

test('the secret is not in the page until the pad is held, and not after it is let go', () => {
  const pad = show(true);
  expect(document.body.innerHTML).not.toContain('the wolf');
  fire(pad, pointer('pointerdown'));
  expect(secret()).not.toBeNull();
  fire(pad, pointer('pointerup'));
  expect(document.body.innerHTML).not.toContain('the wolf');
  expect(heard).toEqual([false, true, false]);
});

test('Space holds it, also when the key repeats, and letting go covers it', () => {
  const pad = show(true);
  fire(pad, key('keydown', ' '));
  fire(pad, key('keydown', ' '));
  expect(secret()).not.toBeNull();
  fire(pad, key('keyup', ' '));
  expect(secret()).toBeNull();
});

test.each([
  ['the focus goes', (pad: HTMLElement) => fire(pad, new FocusEvent('blur'))],
  ['the window loses the focus', () => fire(window, new Event('blur'))],
  ['the page is hidden', () => fire(document, new Event('visibilitychange'))],
  ['the system takes the finger', (pad: HTMLElement) => fire(pad, pointer('pointercancel'))],
  ['the page is left', () => fire(window, new Event('pagehide'))],
])('it is covered when %s', (_, happens) => {
  const pad = show(true);
  fire(pad, pointer('pointerdown'));
  expect(secret()).not.toBeNull();
  happens(pad);
  expect(secret()).toBeNull();
});

test('in one room a short tap does not leave it open', () => {
  const pad = show(true);
  fire(pad, pointer('pointerdown'));
  vi.advanceTimersByTime(50);
  fire(pad, pointer('pointerup'));
  expect(secret()).toBeNull();
});

test('apart, a short tap opens it and another closes it', () => {
  const pad = show(false);
  for (const open of [true, false, true]) {
    fire(pad, pointer('pointerdown'));
    vi.advanceTimersByTime(50);
    fire(pad, pointer('pointerup'));
    expect(secret() !== null).toBe(open);
  }
});

test('apart, a long press only peeks', () => {
  const pad = show(false);
  fire(pad, pointer('pointerdown'));
  vi.advanceTimersByTime(900);
  fire(pad, pointer('pointerup'));
  expect(secret()).toBeNull();
});

test('other keys reach the secret only while Space is down', () => {
  const keys: string[] = [];
  const pad = show(true, (event) => keys.push(event.key));
  fire(pad, key('keydown', 'ArrowRight'));
  fire(pad, key('keydown', ' '));
  fire(pad, key('keydown', 'ArrowRight'));
  expect(keys).toEqual(['ArrowRight']);
});
