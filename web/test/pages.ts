/** Parts of a board in the page of a test, which are gone when it is over. */
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, expect } from 'vitest';

let shown: ReturnType<typeof mount> | null = null;

/** Takes away what is shown. */
export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
}

afterEach(clear);

/** Shows a part for that play. */
export function show<P>(part: Component<{ play: P }>, play: P): void {
  shown = mount(part, { target: document.body, props: { play } });
  flushSync();
}

/** Waits till what follows from a touch stands in the page. */
export async function settle(): Promise<void> {
  flushSync();
  await tick();
  await Promise.resolve();
  flushSync();
}

/** Taps what the selector finds first. */
export async function tap(selector: string): Promise<void> {
  const target = document.querySelector<HTMLElement>(selector);
  expect(target, selector).not.toBeNull();
  target!.click();
  await settle();
}

/** All that stands in the page, but for the ids of parts, which differ each time. */
export function page(): string {
  return document.body.innerHTML.replace(/ (id|aria-describedby)="[^"]*"|url\(#[^)]*\)/g, '');
}

/** What stands in the page of that play after those taps. */
export async function pageOf<P>(
  part: Component<{ play: P }>,
  play: P,
  taps: readonly string[] = [],
): Promise<string> {
  show(part, play);
  for (const each of taps) await tap(each);
  const found = page();
  await clear();
  return found;
}
