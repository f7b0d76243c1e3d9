import { beforeEach, expect, it, vi } from 'vitest';
import { Grip } from '../src/lib/grip.svelte';

let taken: string[] = [];
let names: string[] = ['one', 'two'];
const grip = (): Grip =>
  new Grip(
    () => names,
    (name) => taken.push(name),
  );

beforeEach(() => {
  taken = [];
  names = ['one', 'two'];
  document.body.innerHTML =
    '<button class="pad"></button><i data-grip="one"></i><i data-grip="two"></i><i data-grip="none"></i>';
});

/** A finger on an element: where it went down, and where it is. */
function finger(on: string, isPrimary = true, pointerId = 1): PointerEvent {
  const target = document.querySelector(on)!;
  document.elementFromPoint = vi.fn(() => target);
  return { target, isPrimary, pointerId, clientX: 0, clientY: 0 } as unknown as PointerEvent;
}

it('takes what a finger slides onto from the pad, when it is lifted', () => {
  const one = grip();
  one.down(finger('.pad'));
  one.move(finger('[data-grip=two]'));
  expect(one.aim).toBe('two');
  expect(taken).toEqual([]);
  one.up(finger('[data-grip=two]'));
  expect(taken).toEqual(['two']);
  expect(one.aim).toBeNull();
});

it('takes nothing by a finger that began elsewhere', () => {
  const one = grip();
  one.down(finger('[data-grip=one]'));
  one.move(finger('[data-grip=two]'));
  one.up(finger('[data-grip=two]'));
  expect(taken).toEqual([]);
});

it('takes what a second finger taps, and knows the click after it for an echo', () => {
  const one = grip();
  one.down(finger('.pad'));
  expect(one.echo).toBe(false);
  one.down(finger('[data-grip=one]', false, 2));
  one.up(finger('[data-grip=one]', false, 2));
  expect(taken).toEqual(['one']);
  expect(one.echo).toBe(true);
});

it('takes nothing that a second finger left before it was lifted', () => {
  const one = grip();
  one.down(finger('[data-grip=one]', false, 2));
  one.up(finger('[data-grip=two]', false, 2));
  expect(taken).toEqual([]);
});

it('takes only what can be picked now', () => {
  const one = grip();
  one.down(finger('.pad'));
  one.move(finger('[data-grip=none]'));
  expect(one.aim).toBeNull();
  names = [];
  one.move(finger('[data-grip=one]'));
  one.up(finger('[data-grip=one]'));
  expect(taken).toEqual([]);
});

it('goes by arrows and takes by Enter', () => {
  const one = grip();
  const press = (key: string): void => one.keys(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('Enter');
  expect(taken).toEqual([]);
  press('ArrowRight');
  expect(one.aim).toBe('one');
  press('End');
  press('ArrowRight');
  expect(one.aim).toBe('two');
  press('Enter');
  expect(taken).toEqual(['two']);
});
