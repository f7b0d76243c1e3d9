/** Where things are drawn, with what is about to be done. */
import { expect, it } from 'vitest';
import { chip, fakePlay, sheet, student, view } from './fakes';
import { U } from './house';
import {
  bowed,
  box,
  bricks,
  chipMarks,
  placed,
  placeLabel,
  standing,
  strings,
  trailPath,
  type Doing,
} from './picture';
import type { View, WalkForm } from './types';

const doing = (changes: Partial<Doing> = {}): Doing => ({
  draft: [],
  round: 1,
  faces: false,
  walks: undefined,
  to: null,
  ...changes,
});
const laid = [chip(1, 1, 'c3r3', { kind: 'A' }), chip(1, 2, 'c3r5', { kind: 'herb' })];
const walks: WalkForm = {
  type: 'move_form',
  pawn: 'witch',
  to: {
    S1: [[0, 3]],
    c2r5: [
      [0, 3],
      [1.5, 4.5],
      [2, 5],
    ],
  },
  flips: {},
};

it('has all cells and start cells in the frame', () => {
  const { x, y, width, height } = box(view().board);
  for (const place of [...view().board.cells, ...view().board.starts]) {
    expect(place.x * U - 22).toBeGreaterThanOrEqual(x);
    expect(place.x * U + 22).toBeLessThanOrEqual(x + width);
    expect(place.y * U - 22).toBeGreaterThanOrEqual(y);
    expect(place.y * U + 22).toBeLessThanOrEqual(y + height);
  }
});

it('shows round and order of a chip that lies face down, and its kind only where faces show', () => {
  const state = view({ chips: laid });
  expect(chipMarks(state, doing()).map(({ kind, text }) => [kind, text])).toEqual([
    [null, '1·1'],
    [null, '1·2'],
  ]);
  expect(chipMarks(state, doing({ faces: true })).map(({ kind }) => kind)).toEqual(['A', 'herb']);
});

it('shows the chips of the draft after those that lie', () => {
  const draft = [{ type: 'lay', kind: 'gem', cell: 'c1r5' } as const];
  const marks = chipMarks(view({ chips: laid }), doing({ draft }));
  expect(marks.find((one) => one.draft)).toMatchObject({ kind: null, text: '1·3', n: null });
  expect(trailPath(view({ chips: laid }), doing({ draft }))).toEqual([
    [3, 3],
    [3, 5],
    [1, 5],
  ]);
});

it('bows there and back in one line to different sides, and gives each its direction', () => {
  const [there, back] = bowed([
    [1, 1],
    [4, 1],
    [2, 1],
  ]);
  expect(there!.middle[1]).toBeLessThan(1);
  expect(back!.middle[1]).toBeGreaterThan(1);
  expect([there!.turn, back!.turn].map(Math.abs)).toEqual([0, 180]);
  expect(bowed([[1, 1]])).toEqual([]);
});

it('says how many chips lie where there is no room for all', () => {
  const many = [1, 2, 3, 4, 5, 6].map((round) => chip(round, 1, 'c3r3'));
  const marks = chipMarks(view({ chips: many }), doing());
  expect(marks.map(({ text }) => text)).toEqual(['+3', '4·1', '5·1', '6·1']);
});

it('begins the trail of a later round where the teacher stood', () => {
  const state = view({ chips: [...laid, chip(2, 1, 'c5r5')] });
  expect(trailPath(state, doing({ round: 2 }))).toEqual([
    [3, 5],
    [5, 5],
  ]);
  expect(trailPath(state, doing({ round: 3 }))).toEqual([]);
});

it('shows the pawn and its string where they are about to be, and nobody else moved', () => {
  const state = view();
  const going = doing({ walks, to: 'c2r5' });
  const all = placed(state, standing(state, going, 1));
  expect(all.find(({ key }) => key === '0-witch')!.place).toBe('c2r5');
  expect(all.find(({ key }) => key === '1-witch')!.place).toBe('S2');
  const [own] = strings(state, going, all, 1, null);
  expect(own!.path).toHaveLength(3);
  expect(own!.path[1]).toEqual([1.5, 4.5]);
  expect(own!.path.at(-1)).toEqual([2, 5]);
});

it('lets the string follow the finger while a pawn is dragged', () => {
  const state = view();
  const going = doing({ walks });
  const pulled = [
    [0, 3],
    [1, 3.3],
  ] as const;
  const [own, other] = strings(state, going, placed(state, standing(state, going, 1)), 1, pulled);
  expect(own!.path.at(-1)).toEqual([1, 3.3]);
  expect(other!.path).toHaveLength(2);
});

it('shows which obstacle lies, is lifted, comes, or could come', () => {
  const state = view({ obstacles: ['c1r1-c2r1', 'c2r3-c3r3'] });
  const block = [{ type: 'block', spot: 'c3r3-c3r4', from: 'c1r1-c2r1' } as const];
  const states = (all: ReturnType<typeof bricks>): string[] => all.map(({ state }) => state);
  expect(states(bricks(state, [], null, []))).toEqual(['lies', 'lies']);
  expect(states(bricks(state, [], 'c1r1-c2r1', ['c3r3-c3r4']))).toEqual(['lifted', 'lies', 'offered']);
  expect(states(bricks(state, block, null, []))).toEqual(['lifted', 'lies', 'here']);
});

it('names all that is on a place, secrets only where they show', () => {
  const state: View = view({
    chips: laid,
    teacher: 'c3r5',
    students: [student({ at: ['c3r3', 'S1'] })],
    sheet: sheet(),
  });
  const say = (faces: boolean): string =>
    placeLabel(fakePlay(state), 'c3r3', doing({ faces }), {
      standing: standing(state, doing(), null),
      sheet: faces,
      lit: true,
    });
  expect(say(false)).toBe(
    'Column 3, row 3, a circle of red, blue and yellow, the witch of P2 (blue), Chip 1 of round 1, face down, can be chosen',
  );
  expect(say(true)).toContain('Chip 1 of round 1: trace A');
  expect(say(true)).toContain('trace A still needs it');
});
