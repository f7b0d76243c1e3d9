/** What the teacher may lay next, while the trail is still on the draft. */
import { expect, it } from 'vitest';
import { chip, sheet, student, traces, view } from './fakes';
import type { Act, Kind } from './house';
import { freeSpots, step, trail, voidDue, whyNotCell, whyNotKind } from './trail';
import type { View } from './types';

const teaching = (changes: Partial<View> = {}): View => view({ sheet: sheet(), ...changes });
const lay = (kind: Kind, cell: string): Act => ({ type: 'lay', kind, cell });
const where = (view: View, draft: Act[], kind: Kind): string[] => [
  ...(trail(view, draft).cells.get(kind) ?? []),
];

it("puts the first chip of the game on the teacher's own cell", () => {
  const now = trail(teaching(), []);
  expect([...now.free]).toEqual(['c3r3']);
  expect(whyNotCell(teaching(), now, 'c3r4')).toEqual({ key: 'not_on_teacher', params: { cell: 'c3r4' } });
});

it('goes on in rows, columns and diagonals from the last chip, at any distance', () => {
  const now = trail(teaching(), [lay('herb', 'c3r3')]);
  for (const cell of ['c1r3', 'c5r3', 'c3r6', 'c3r1', 'c5r5', 'c1r1', 'c5r1', 'c1r5'])
    expect(now.free.has(cell)).toBe(true);
  for (const cell of ['c4r5', 'c1r4', 'c3r3']) expect(now.free.has(cell)).toBe(false);
  expect(now.order).toBe(2);
  expect(now.left).toBe(4);
});

it('begins a later round in line with the teacher', () => {
  const later = teaching({
    phase: { type: 'laying', round: 2 },
    teacher: 'c1r1',
    chips: [chip(1, 1, 'c1r1')],
    begins: [0, 1],
  });
  expect(trail(later, []).free.has('c5r5')).toBe(true);
  expect(trail(later, []).free.has('c2r3')).toBe(false);
});

it('lays nothing where a pawn stands, and nothing twice on a cell in one round', () => {
  const blocked = teaching({ students: [student({ at: ['c3r4', 'S1'] })] });
  const now = trail(blocked, [lay('herb', 'c3r3'), lay('bone', 'c3r2')]);
  expect(whyNotCell(blocked, now, 'c3r4')).toEqual({ key: 'pawn_there', params: { cell: 'c3r4' } });
  expect(whyNotCell(blocked, now, 'c3r3')).toEqual({ key: 'twice_on_a_cell', params: { cell: 'c3r3' } });
  expect(whyNotCell(blocked, now, 'c4r4')?.key).toBe('not_in_line');
  expect(whyNotCell(blocked, now, 'c3r5')).toBeNull();
});

it('lays a trace only on cells of its circle that lack it', () => {
  const some = teaching({ sheet: sheet({ A: traces(['circle', 'red'], ['c4r1']) }) });
  const draft = [lay('herb', 'c3r3')];
  expect(where(some, draft, 'A').sort()).toEqual(['c1r1', 'c3r6', 'c5r3', 'c5r5']);
  const now = trail(some, draft);
  expect(whyNotKind(some, now, 'A', 'c3r4')?.key).toBe('not_its_circle');
  const back = trail(some, [lay('herb', 'c3r3'), lay('bone', 'c4r2')]);
  expect(whyNotKind(some, back, 'A', 'c4r1')?.key).toBe('trace_there');
});

it('lays no kind twice, and keeps room for the personal materials', () => {
  const draft = [lay('ink', 'c3r3'), lay('feather', 'c3r4')];
  const now = trail(teaching(), draft);
  expect([...now.cells.keys()]).toEqual(['herb', 'bone', 'gem']);
  expect(whyNotKind(teaching(), now, 'ink', null)?.key).toBe('kind_used');
  expect(whyNotKind(teaching(), now, 'A', null)?.key).toBe('personal_first');
  expect(now.picks).toBe(0);
});

it('knows no material that has left the game', () => {
  const two = teaching({ removed: 'ink', group: ['feather', 'gem'] });
  expect(whyNotKind(two, trail(two, []), 'ink', null)?.key).toBe('kind_removed');
});

it('keeps a way to a trace open where the materials do not suffice', () => {
  const four = teaching({
    students: [student(), student(), student(), student()],
    group: ['feather'],
    // the only cell for a trace is two steps from here
    sheet: sheet({
      A: { ...traces(['circle', 'red']), left: ['c5r5'] },
      B: { ...traces(['square', 'green']), left: [] },
    }),
  });
  const five = (['herb', 'bone', 'gem', 'ink'] as const).map((kind, n) => lay(kind, `c3r${3 + n}`));
  // of two chips that are left one has to be the trace: only from cells in line with it may a feather lie
  expect(where(four, five, 'feather')).not.toContain('c1r6');
  expect(where(four, five, 'feather')).toContain('c5r6');
  expect(whyNotKind(four, trail(four, five), 'feather', 'c1r6')?.key).toBe('needs_a_trace');
});

it('lays five materials in a foul, then makes one circle void, then puts the obstacle', () => {
  const foul = teaching({
    students: [student(), student(), student(), student()],
    group: ['feather'],
    sheet: sheet({ foul: true }),
  });
  const five = (['herb', 'bone', 'gem', 'ink', 'feather'] as const).map((kind, n) =>
    lay(kind, ['c3r3', 'c3r4', 'c3r5', 'c3r6', 'c2r6'][n]!),
  );
  expect(whyNotKind(foul, trail(foul, []), 'A', null)?.key).toBe('foul_trail');
  expect(step(foul, five.slice(0, 4))).toBe('chip');
  expect(step(foul, five)).toBe('void');
  expect(voidDue(foul, five)).toBe(true);
  expect(step(foul, [...five, { type: 'void', circle: 'A' }])).toBe('block');
  const both = teaching({
    ...foul,
    fouls: 2,
    sheet: sheet({
      foul: true,
      A: { ...traces(['circle', 'red']), void: true },
      B: { ...traces(['square', 'green']), void: true },
    }),
  });
  expect(step(both, five)).toBe('block');
});

it('is sure once the obstacle is put', () => {
  const kinds = ['herb', 'bone', 'gem', 'ink', 'feather'] as const;
  const draft = kinds.map((kind, n) => lay(kind, ['c3r3', 'c3r4', 'c3r5', 'c3r6', 'c2r6'][n]!));
  expect(step(teaching(), draft)).toBe('block');
  expect(step(teaching(), [...draft, { type: 'block', spot: 'c1r1-c2r1', from: null }])).toBe('sure');
  expect(freeSpots(teaching({ obstacles: ['c1r1-c2r1'] }))).toEqual(['c2r3-c3r3', 'c3r3-c3r4']);
});
