/** What stands on a screen that is covered does not depend on what only that seat knows. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { pageOf, show } from '../../../test/pages';
import Board from './Board.svelte';
import { chip, fakePlay, sheet, student, traces, view } from './fakes';
import type { Circle, WitchesPlay } from './house';
import type { Chip, Sheet, View } from './types';

/** The same public trail, laid for other circles. */
const secrets: [Circle, Circle, Chip['kind']][] = [
  [['circle', 'red'], ['square', 'green'], 'A'],
  [['triangle', 'blue'], ['circle', 'yellow'], 'herb'],
];

const round2 = (a: Circle, b: Circle, kind: Chip['kind'], changes: Partial<View> = {}): View => {
  const sheets: Sheet = sheet({
    A: traces(a, kind === 'A' ? ['c3r3'] : []),
    B: { ...traces(b), free_rounds: kind === 'A' ? 1 : -1 },
    warning: kind === 'A',
  });
  return view({
    phase: { type: 'laying', round: 2 },
    begins: [0, 2],
    teacher: 'c3r4',
    chips: [chip(1, 1, 'c3r3', { kind }), chip(1, 2, 'c3r4', { kind: kind === 'A' ? 'herb' : 'B' })],
    sheet: sheets,
    ...changes,
  });
};

const teacher = (state: View, covered: boolean): WitchesPlay =>
  fakePlay(state, {
    seat: 0,
    asked: state.phase.type === 'laying',
    covered,
    options: state.phase.type === 'laying' ? [{ type: 'lay_form', cells: { A: state.sheet!.A.left } }] : [],
  });

describe("the teacher's screen is the same for any circles while it is covered", () => {
  it.each([
    ['laying a chip', {}, []],
    ['having picked its cell', {}, ['[data-place=c3r5]']],
    [
      'while the students search',
      { phase: { type: 'searching', round: 1, left: [2, 2, 2], turn: null } },
      [],
    ],
    ['watched by who looks into a cell', {}, ['[data-place=c1r1]']],
  ] as [string, Partial<View>, string[]][])('%s', async (_, changes, taps) => {
    const pages = [];
    for (const [a, b, kind] of secrets)
      pages.push(await pageOf(Board, teacher(round2(a, b, kind, changes), true), taps));
    expect(pages[1]).toBe(pages[0]);
  });
});

const hold = (): void => {
  document
    .querySelector('.ground .pad')!
    .dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  flushSync();
};

it('shows circles, kinds and needed cells only while the pad is held', () => {
  const [a, b, kind] = secrets[0]!;
  show(Board, teacher(round2(a, b, kind), true));
  expect(document.querySelectorAll('.kinds, .circles, .need')).toHaveLength(0);
  hold();
  expect(document.querySelectorAll('.kinds button')).toHaveLength(7);
  expect(document.querySelector('.circles')!.textContent).toContain('red circle');
  expect(document.querySelectorAll('.need')).toHaveLength(5 + 6);
  document.querySelector('.ground .pad')!.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  flushSync();
  expect(document.querySelectorAll('.kinds, .circles, .need')).toHaveLength(0);
});

it("keeps a student's hidden task and secret card behind the pad", async () => {
  const mean = (task: 'herb' | 'bone', secret: 'favourite' | 'head_start'): WitchesPlay =>
    fakePlay(
      view({
        phase: { type: 'searching', round: 1, left: [2, 2, 2], turn: 1 },
        students: [student({ task, secret, points: task === 'herb' ? 3 : 1 }), student(), student()],
        points: null,
      }),
      {
        seat: 1,
        asked: true,
        settings: { students: 3, mode: 'mean', actions: 2, string: 3.19 },
        options: [{ type: 'move_form', pawn: 'witch', to: { S1: [[0, 3]] }, flips: {} }, { type: 'pass' }],
      },
    );
  expect(await pageOf(Board, mean('bone', 'head_start'))).toBe(
    await pageOf(Board, mean('herb', 'favourite')),
  );
});
