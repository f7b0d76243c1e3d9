/** Presets of the lobby. */
import { expect, test } from 'vitest';
import { boards } from '../src/games/registry';
import { chosen, placesFor, presetsOf, type Preset } from '$lib/presets';

const preset: Preset = { name: 'x', seats: [3, 5], options: { a: 1, b: [2] } };

test('a preset is chosen when just its options are given, in any order', () => {
  expect(chosen(preset, { b: [2], a: 1 })).toBe(true);
  expect(chosen(preset, { a: 1 })).toBe(false);
  expect(chosen(preset, { a: 1, b: [2], c: 3 })).toBe(false);
  expect(chosen({ ...preset, options: {} }, {})).toBe(true);
});

test('a preset moves the number of places as little as it must, and never below who sits there', () => {
  expect(placesFor(preset, 4, 2)).toBe(4);
  expect(placesFor(preset, 8, 2)).toBe(5);
  expect(placesFor(preset, 2, 1)).toBe(3);
  expect(placesFor(preset, 8, 5)).toBe(5);
  expect(placesFor(preset, 8, 6)).toBeNull();
});

test('every game with a board has presets', () => {
  for (const game of boards.keys()) expect(presetsOf(game).length).toBeGreaterThan(1);
});
