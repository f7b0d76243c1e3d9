import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import DragList from '$lib/kit/DragList.svelte';

let shown: ReturnType<typeof mount> | undefined;
let moves: [number, number][] = [];

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const item = createRawSnippet<[string, number]>((name) => ({
  render: () => `<span class="item">${name()}</span>`,
}));

function show(answer: unknown = true, disabled = false): void {
  moves = [];
  shown = mount(DragList<string>, {
    target: document.body,
    props: {
      items: ['a', 'b', 'c', 'd'],
      key: (name: string) => name,
      name: (name: string) => name,
      label: 'order',
      item,
      disabled,
      onmove: (from: number, to: number) => {
        moves.push([from, to]);
        return answer;
      },
    },
  });
  flushSync();
  // rows of 50 px, as a phone would lay them out
  for (const row of document.querySelectorAll('li'))
    row.getBoundingClientRect = function (): DOMRect {
      const at = [...this.parentElement!.children].indexOf(this);
      const shift = Number(/translateY\((-?[\d.]+)px\)/.exec(this.style.transform)?.[1] ?? 0);
      return { left: 0, width: 300, top: at * 50 + shift, height: 50 } as DOMRect;
    };
}

const order = (): string => [...document.querySelectorAll('.item')].map((one) => one.textContent).join('');
const handle = (at: number): HTMLElement => document.querySelectorAll<HTMLElement>('.handle')[at]!;

async function press(at: number, key: string): Promise<void> {
  handle(at).focus();
  handle(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await tick();
  flushSync();
}

function pointer(target: HTMLElement, type: string, y: number): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientY: y }));
  flushSync();
}

test('arrow keys move an item, the focus goes with it, and the new place is said', async () => {
  show();
  await press(0, 'ArrowDown');
  expect(order()).toBe('bacd');
  expect(moves).toEqual([[0, 1]]);
  expect(document.activeElement).toBe(handle(1));
  expect(document.querySelector('[role=status]')?.textContent).toContain('2');
  await press(1, 'ArrowDown');
  expect(order()).toBe('bcad');
});

test('Home and End move to the ends, and nothing moves beyond them', async () => {
  show();
  await press(1, 'End');
  expect(order()).toBe('acdb');
  await press(3, 'ArrowDown');
  expect(order()).toBe('acdb');
  await press(3, 'Home');
  expect(order()).toBe('bacd');
  expect(moves).toEqual([
    [1, 3],
    [3, 0],
  ]);
});

test('a finger drags an item over the others, told once when it is let go', () => {
  show();
  const grip = handle(0);
  pointer(grip, 'pointerdown', 25);
  for (let y = 30; y <= 130; y += 10) pointer(grip, 'pointermove', y);
  expect(order()).toBe('bcad');
  expect(moves).toEqual([]);
  pointer(grip, 'pointerup', 130);
  expect(moves).toEqual([[0, 2]]);
});

test('a drag that the system takes away changes nothing', () => {
  show();
  const grip = handle(3);
  pointer(grip, 'pointerdown', 175);
  for (let y = 170; y >= 20; y -= 10) pointer(grip, 'pointermove', y);
  expect(order()).toBe('dabc');
  pointer(grip, 'pointercancel', 20);
  expect(order()).toBe('abcd');
  expect(moves).toEqual([]);
});

test('a move that is refused falls back', async () => {
  show(false);
  await press(0, 'ArrowDown');
  await tick();
  flushSync();
  expect(moves).toEqual([[0, 1]]);
  expect(order()).toBe('abcd');
});

test('a list that may not be changed does not move', async () => {
  show(true, true);
  await press(0, 'ArrowDown');
  pointer(handle(0), 'pointerdown', 25);
  pointer(handle(0), 'pointermove', 90);
  expect(order()).toBe('abcd');
  expect(moves).toEqual([]);
});
