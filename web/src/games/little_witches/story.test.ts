/** The text log: told by a view alone, in order, the same for everybody and at any time. */
import { expect, it } from 'vitest';
import { events, type Event } from './chronicle';
import { chip, fakePlay, sheet, student, view } from './fakes';
import { log, result, say } from './story';
import type { Deed, Grading, View } from './types';

const stand: Deed = { by: 0, move: { type: 'stand', cell: 'c3r3' } };
const enter: Deed = { by: 1, move: { type: 'enter', witch: 'blue', start: 'S1' } };
const block: Deed = { by: 0, move: { type: 'block', spot: 'c2r3-c3r3', from: null } };
const walk = (to: string, flip: number | null = null): Deed => ({ by: 1, move: { type: 'move', to, flip } });
const trail = [chip(1, 1, 'c3r3'), chip(1, 2, 'c3r4')];

const searching = (deeds: readonly Deed[], changes: Partial<View> = {}): View =>
  view({
    phase: { type: 'searching', round: 1, left: [2, 2, 2], turn: null },
    chips: trail,
    history: [stand, enter, block, ...deeds],
    ...changes,
  });
/** What was told after the obstacle. */
const actions = (deeds: readonly Deed[], changes: Partial<View> = {}): Event[] => {
  const told = events(searching(deeds, changes));
  return told.slice(told.findIndex(({ type }) => type === 'block') + 1);
};

it('tells how the match began, a trail chip by chip, and its obstacle', () => {
  expect(events(searching([]))).toEqual([
    { type: 'deal', removed: null },
    { type: 'stand', cell: 'c3r3' },
    { type: 'enter', seat: 1, witch: 'blue', start: 'S1' },
    { type: 'round', round: 1 },
    { type: 'lay', round: 1, order: 1, cell: 'c3r3' },
    { type: 'lay', round: 1, order: 2, cell: 'c3r4' },
    { type: 'block', spot: 'c2r3-c3r3', old: null },
  ]);
});

it('tells nothing before the deal, and of a trail that is being laid what lies', () => {
  expect(events(view({ phase: { type: 'dealing' }, begins: [] }))).toEqual([]);
  const laying = view({ chips: [trail[0]!], history: [stand, enter] });
  expect(events(laying).at(-1)).toEqual({ type: 'lay', round: 1, order: 1, cell: 'c3r3' });
});

it('tells where a pawn went, which one, and when it stayed', () => {
  expect(actions([walk('c1r3'), walk('S1'), walk('c1r4')])).toEqual([
    { type: 'move', seat: 1, pawn: 'witch', place: 'c1r3' },
    { type: 'stay', seat: 1, pawn: 'familiar' },
    { type: 'move', seat: 1, pawn: 'witch', place: 'c1r4' },
  ]);
});

it('tells what was turned up and collected, and who', () => {
  const herb = chip(1, 1, 'c3r3', { kind: 'herb', up: true, turned_by: 1, taken_by: 2 });
  const trace = chip(1, 2, 'c3r4', { kind: 'A', up: true, turned_by: 1 });
  const chips = [herb, trace];
  const search = (n: number): Deed => ({ by: 1, move: { type: 'search', chip: n } });
  expect(actions([search(0)], { chips }).map(({ type }) => type)).toEqual(['turn', 'collect']);
  expect(actions([search(1)], { chips })).toEqual([{ type: 'turn', seat: 1, chip: trace, kind: 'A' }]);
  // what the yellow witch has turned up somebody else may collect
  const collect: Deed = { by: 2, move: { type: 'collect', chip: 0 } };
  expect(actions([walk('c3r3', 0), collect], { chips })).toEqual([
    { type: 'move', seat: 1, pawn: 'witch', place: 'c3r3' },
    { type: 'turn', seat: 1, chip: herb, kind: 'herb' },
    { type: 'collect', seat: 2, kind: 'herb' },
  ]);
});

it('tells an action that was let go, also the last of a round', () => {
  const pass: Deed = { by: 1, move: { type: 'pass' } };
  expect(actions([pass])).toEqual([{ type: 'pass', seat: 1 }]);
  const next = actions([pass], { phase: { type: 'laying', round: 2 }, begins: [0, 2] });
  expect(next).toEqual([
    { type: 'pass', seat: 1 },
    { type: 'round', round: 2 },
  ]);
});

it('tells each trail before its obstacle, a moved one too', () => {
  const moved: Deed = { by: 0, move: { type: 'block', spot: 'c1r1-c2r1', from: 'c2r3-c3r3' } };
  const chips = [...trail, chip(2, 1, 'c4r4')];
  expect(actions([moved], { chips, begins: [0, 2] })).toEqual([
    { type: 'round', round: 2 },
    { type: 'lay', round: 2, order: 1, cell: 'c4r4' },
    { type: 'block', spot: 'c1r1-c2r1', old: 'c2r3-c3r3' },
  ]);
});

it('tells a foul once the trail lies', () => {
  const students = Array.from({ length: 4 }, () => student({ task: 'herb', points: 0 }));
  const chips = [1, 2, 3, 4, 5].map((order) => chip(1, order, `c3r${order}`));
  expect(events(searching([], { students, chips })).map(({ type }) => type)).toContain('foul');
  const before = view({ students, chips, history: [stand] });
  expect(events(before).map(({ type }) => type)).not.toContain('foul');
});

it('only ever grows at its end, so that nothing is read out twice', () => {
  const herb = chip(1, 1, 'c3r3', { kind: 'herb', up: true, turned_by: 1, taken_by: 1 });
  const search: Deed = { by: 1, move: { type: 'search', chip: 0 } };
  const views = [
    view({ phase: { type: 'standing' }, begins: [] }),
    view({ phase: { type: 'entering', student: 1 }, begins: [], history: [stand] }),
    view({ history: [stand, enter] }),
    view({ history: [stand, enter], chips: [trail[0]!] }),
    searching([]),
    searching([walk('c3r3')]),
    searching([walk('c3r3'), search], { chips: [herb, trail[1]!] }),
  ];
  let before: string[] = [];
  for (const one of views) {
    const lines = log(fakePlay(one)).map(({ text }) => text);
    expect(lines.slice(0, before.length)).toEqual(before);
    before = lines;
  }
});

it('is the same live, in the replay and for every seat', () => {
  const now = searching([walk('c1r3')]);
  const lines = log(fakePlay(now));
  expect(lines.at(-1)!.text).toBe('P2: the witch goes to Column 1, row 3.');
  for (const changes of [{ replay: true }, { seat: 2 }, { match: 'other' }])
    expect(log(fakePlay(now, changes))).toEqual(lines);
});

it('leaves no key and no name of the data in a sentence', () => {
  const herb = chip(1, 1, 'c3r3', { kind: 'herb', up: true, turned_by: 1, taken_by: 1 });
  const deeds: Deed[] = [
    walk('c3r3'),
    walk('S1'),
    { by: 1, move: { type: 'search', chip: 0 } },
    { by: 1, move: { type: 'pass' } },
  ];
  for (const lang of ['en', 'ja'] as const) {
    const play = fakePlay(searching(deeds, { chips: [herb, trail[1]!] }), {}, lang);
    const told = [...log(play).map(({ text }) => text), say(play)];
    expect(told.length).toBeGreaterThan(11);
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

it.each(['en', 'ja'] as const)('tells at the end the grade, all points, and what was hidden (%s)', (lang) => {
  const students = [student({ task: 'herb', secret: 'favourite' }), student(), student()];
  const at = { chips: [chip(3, 2, 'c3r3', { kind: 'gem' })], students };
  const notes = sheet({ B: { ...sheet().B, void: true } });
  const over = view({
    ...at,
    phase: { type: 'graded' },
    sheet: notes,
    grading: grading({ complete: [true, false] }),
  });
  const settings = { students: 3, mode: 'mean', actions: 2, string: 3.19 };
  const texts = log(fakePlay(over, { settings }, lang)).map(({ text }) => text);
  for (const text of texts) expect(text).not.toMatch(/\?|c\dr\d|[{}]/);
  const told = texts.slice(texts.findIndex((text) => /The exam is over|試験は終わりました/.test(text)) + 1);
  expect(told).toHaveLength(10);
  if (lang === 'en')
    expect(told).toEqual([
      'The grade: fair.',
      '50 group points; 48 were needed.',
      'P2: 0 points in all.',
      'P3: 0 points in all.',
      'P4: 0 points in all.',
      'Circle A: red circle, complete.',
      'Circle B: green square, void.',
      'Task of P2: herb',
      'Secret card of P2: A favourite',
      'Face down, round 3: 2 gem',
    ]);
  const before = log(fakePlay(view({ ...at, phase: { type: 'laying', round: 7 } }), {}, lang));
  expect(before.every(({ id }) => typeof id === 'number')).toBe(true);
});

it('says who wins: both circles beat every grade, else a pass counts, else only a secret card does', () => {
  const none = grading({}).students.map((one) => ({ ...one, certificate: null }));
  expect(ended({}, 'kind')).toMatch(/all of them win/);
  expect(ended({}, 'mean')).toMatch(/P2 has the first rank/);
  expect(ended({ complete: [true, true], students: none }, 'kind')).toMatch(/Both circles are complete/);
  expect(ended({ grade: 'fail', students: none }, 'mean')).toBe('The group has failed: the teacher wins.');
  expect(ended({ grade: 'fail', complete: [true, true] }, 'mean')).toMatch(/beside her P2/);
});
