/** Patterns mean on the page what they mean in the server's tests; every guide is one. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fits, guideOf, stepAt, teaches } from '$lib/guide';

test.each([
  [{}, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: [1, 2] }, { a: 2 }, true],
  [{ a: [] }, { a: 2 }, false],
  [{ a: { length: 0 } }, { a: [] }, true],
  [{ a: { length: 0 } }, { a: [1] }, false],
  [{ a: { '0': 5 } }, { a: [5, 6] }, true],
  [{ a: { '2': 5 } }, { a: [5, 6] }, false],
  [{ a: { '2': null } }, { a: [5, 6] }, true],
  [{ a: null }, {}, true],
  [{ a: { b: 1 } }, { a: null }, false],
])('%j on %j: %s', (pattern, value, fit) => {
  expect(fits(pattern, value)).toBe(fit);
});

test('the first step that fits is said', () => {
  const guide = {
    steps: [
      { say: 'end', when: { over: true }, rule: 'x' },
      { say: 'move', when: { asked: true, view: { phase: { type: 'playing' } } }, rule: 'x' },
      { say: 'wait', when: {}, rule: 'x' },
    ],
  };
  const view = { phase: { type: 'playing' } };
  expect(stepAt(guide, { asked: true, over: false, view })?.say).toBe('move');
  expect(stepAt(guide, { asked: false, over: false, view })?.say).toBe('wait');
  expect(stepAt(guide, { asked: true, over: true, view })?.say).toBe('end');
});

test('the guides on disk are those that the page offers', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync('src/tasogare/games/*/guide.json', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const game = file.split('/').at(-2)!;
    expect(teaches(game)).toBe(true);
    expect(await guideOf(game)).toEqual(JSON.parse(readFileSync(resolve(root, file), 'utf8')));
  }
  expect(teaches('chess')).toBe(false);
});
