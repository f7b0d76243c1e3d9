/** Presets of the lobby. */
import { expect, test } from 'vitest';
import { boards } from '../src/games/registry';
import { chosen, placesFor, presetsOf, type Preset } from '$lib/presets';
import type { OptionField } from '$lib/wire';

const preset: Preset = { name: 'x', seats: [3, 5], options: { a: 1, b: [2] } };

test('a preset is chosen when just its values hold, and defaults elsewhere', () => {
  const field = (name: string, value: unknown, usual: unknown): OptionField => ({
    name,
    kind: 'number',
    value,
    default: usual,
  });
  const as = (a: unknown, b: unknown, c: unknown): OptionField[] => [
    field('a', a, 0),
    field('b', b, []),
    field('c', c, 5),
  ];
  expect(chosen(preset, as(1, [2], 5))).toBe(true);
  expect(chosen(preset, as(1, [], 5))).toBe(false);
  expect(chosen(preset, as(1, [2], 6))).toBe(false);
  expect(chosen({ ...preset, options: {} }, as(0, [], 5))).toBe(true);
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
