import { expect, it } from 'vitest';
import { cricket, wind } from './nightsound.svelte';

const RATE = 8000;

/** Equal seeds, equal winds. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

it.each([1, 2, 3, 4, 5])('the wind never rests, so that it covers a tap at any moment (%i)', (seed) => {
  const sound = wind(RATE * 2, seeded(seed));
  expect(sound.every((value) => Math.abs(value) <= 1)).toBe(true);
  const window = RATE / 50;
  for (let at = 0; at + window <= sound.length; at += window) {
    const power = sound.slice(at, at + window).reduce((sum, value) => sum + value * value, 0) / window;
    expect(Math.sqrt(power)).toBeGreaterThan(0.01);
  }
});

it('its loop has no click at the seam', () => {
  const sound = wind(RATE * 2, seeded(6));
  expect(Math.abs(sound.at(-1)! - sound[0]!)).toBeLessThan(0.01);
});

it('a cricket chirps and rests', () => {
  const sound = cricket(RATE, RATE, 1900, 3);
  const loud = (from: number, to: number): number =>
    Math.max(...sound.slice(from * RATE, to * RATE).map(Math.abs));
  expect(loud(0, 0.2)).toBeGreaterThan(0.9);
  expect(loud(0.5, 1)).toBe(0);
});
