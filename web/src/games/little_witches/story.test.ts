/** The text log: what changed from one view to the next, told once, in order. */
import { expect, it } from 'vitest';
import { recalled, since } from './chronicle';
import { chip, fakePlay, student, view } from './fakes';
import { log, result, say } from './story';
import type { Grading, View } from './types';

const searching = (left: number[], changes: Partial<View> = {}): View =>
  view({ phase: { type: 'searching', round: 1, left, turn: null }, ...changes });
const trail = [chip(1, 1, 'c3r3'), chip(1, 2, 'c3r4')];
const first = student({ task: 'herb', points: 0 });

it('tells where a pawn went, and when it stayed', () => {
  const before = searching([2], { students: [first] });
  const gone = searching([1], { students: [{ ...first, side: 'familiar', at: ['c1r3', 'S1'] }] });
  expect(since(before, gone)).toEqual([{ type: 'move', seat: 1, pawn: 'witch', place: 'c1r3' }]);
  const stayed = searching([1], { students: [{ ...first, side: 'familiar' }] });
  expect(since(before, stayed)).toEqual([{ type: 'stay', seat: 1, pawn: 'witch' }]);
});

it('tells what was turned up and collected, and who', () => {
  const before = searching([2], { students: [first], chips: trail });
  const herb = chip(1, 1, 'c3r3', { kind: 'herb', up: true, turned_by: 1, taken_by: 1 });
  const after = searching([1], { students: [{ ...first, taken: [0] }], chips: [herb, trail[1]!] });
  expect(since(before, after).map(({ type }) => type)).toEqual(['turn', 'collect']);
  const trace = chip(1, 1, 'c3r3', { kind: 'A', up: true, turned_by: 1 });
  expect(since(before, searching([1], { students: [first], chips: [trace, trail[1]!] }))).toEqual([
    { type: 'turn', seat: 1, chip: trace, kind: 'A' },
  ]);
});

it('tells an action that was let go, also the last of a round', () => {
  const before = searching([1], { students: [first] });
  expect(since(before, searching([0], { students: [first] }))).toEqual([{ type: 'pass', seat: 1 }]);
  const next = view({ students: [first], phase: { type: 'laying', round: 2 }, begins: [0, 0] });
  expect(since(before, next)).toEqual([
    { type: 'pass', seat: 1 },
    { type: 'round', round: 2 },
  ]);
});

it('tells a trail and its obstacle, a moved one too', () => {
  const before = view({ obstacles: ['c1r1-c2r1'], supply: 0 });
  const after = searching([2, 2, 2], { chips: trail, obstacles: ['c2r3-c3r3'], supply: 0 });
  expect(since(before, after)).toEqual([
    { type: 'lay', round: 1, order: 1, cell: 'c3r3' },
    { type: 'lay', round: 1, order: 2, cell: 'c3r4' },
    { type: 'block', spot: 'c2r3-c3r3', old: 'c1r1-c2r1' },
  ]);
});

it('tells a foul once the trail lies', () => {
  const four = [first, first, first, first];
  const five = [1, 2, 3, 4, 5].map((order) => chip(1, order, `c3r${order}`));
  expect(
    recalled(searching([2, 2, 2, 2], { students: four, chips: five })).map(({ type }) => type),
  ).toContain('foul');
  expect(recalled(view({ students: four, chips: five })).map(({ type }) => type)).not.toContain('foul');
});

it('goes on from what it has seen, through all eyes of a person alike', () => {
  const before = searching([2], { students: [first], chips: trail });
  const play = fakePlay(before, { match: 'followed' });
  const lines = log(play).length;
  const moved = searching([1], {
    students: [{ ...first, side: 'familiar', at: ['c1r3', 'S1'] }],
    chips: trail,
  });
  const after = fakePlay(moved, { match: 'followed', seat: 1 });
  expect(log(after)).toHaveLength(lines + 1);
  expect(log(after).at(-1)!.text).toBe('P2: the witch goes to Column 1, row 3.');
  expect(log(fakePlay({ ...moved }, { match: 'followed', seat: 2 }))).toHaveLength(lines + 1);
});

it('leaves no key and no name of the data in a sentence', () => {
  const herb = chip(1, 1, 'c3r3', { kind: 'herb', up: true, turned_by: 1, taken_by: 1 });
  for (const lang of ['en', 'ja'] as const) {
    const play = fakePlay(searching([1, 2, 2], { chips: [herb, trail[1]!] }), { match: lang }, lang);
    const told = [...log(play).map(({ text }) => text), say(play)];
    expect(told.length).toBeGreaterThan(5);
    for (const text of told) expect(text).not.toMatch(/\?|c\dr\d|[{}]/);
  }
});

const grading = (changes: Partial<Grading>): Grading => ({
  circles: 30,
  materials: 20,
  total: 50,
  grade: 'fair',
  complete: [false, false],
  students: [1, 2, 3].map((certificate) => ({
    personal: 0,
    group: 0,
    other: 0,
    secret: 0,
    met: false,
    certificate,
  })),
  ...changes,
});
const ended = (changes: Partial<Grading>, mode: string): string =>
  result(
    fakePlay(view({ phase: { type: 'graded' }, grading: grading(changes) }), {
      settings: { students: 3, mode, actions: 2, string: 3.19 },
    }),
  );

it('says who wins: both circles beat every grade, else a pass counts, else only a secret card does', () => {
  const none = grading({}).students.map((one) => ({ ...one, certificate: null }));
  expect(ended({}, 'kind')).toMatch(/all of them win/);
  expect(ended({}, 'mean')).toMatch(/P2 has the first rank/);
  expect(ended({ complete: [true, true], students: none }, 'kind')).toMatch(/Both circles are complete/);
  expect(ended({ grade: 'fail', students: none }, 'mean')).toBe('The group has failed: the teacher wins.');
  expect(ended({ grade: 'fail', complete: [true, true] }, 'mean')).toMatch(/beside her P2/);
});
