import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract';
import { chip, fakePlay, sheet, student, view } from './fakes';
import { knew } from './knew';
import type { View } from './types';

const chips = [
  chip(1, 1, 'c1r1', { kind: 'herb', up: true }),
  chip(1, 2, 'c2r1', { kind: 'A' }),
  chip(2, 1, 'c3r1', { kind: 'bone' }),
];
const hidden = chips.map((one) => (one.up ? one : { ...one, kind: null }));
const students = (own: number | null): View['students'] =>
  (['herb', 'bone', 'gem'] as const).map((task, n) =>
    student({ task: n === own ? task : null, secret: n === own ? 'two_pairs' : null }),
  );

const eyes = [
  view({ sheet: sheet(), chips, students: students(null) }),
  ...[0, 1, 2].map((n) => view({ chips: hidden, students: students(n) })),
];

const who = (facts: readonly Fact[], text: string, share: Fact['shares'][number] = 'all'): number[] =>
  facts.find((fact) => fact.text === text)!.shares.flatMap((one, seat) => (one === share ? [seat] : []));

describe('who knew what', () => {
  const facts = knew(fakePlay(eyes[0]!), eyes);

  it('gives the circles and the chips that lie face down to the teacher', () => {
    expect(who(facts, 'Circle A: red circle')).toEqual([0]);
    expect(who(facts, 'Face down, round 1: 2 trace A')).toEqual([0]);
    expect(who(facts, 'Face down, round 2: 1 bone')).toEqual([0]);
  });

  it('gives hidden tasks and secret cards to their student', () => {
    expect(who(facts, 'Task of P2: herb')).toEqual([1]);
    expect(who(facts, 'Secret card of P3: Two pairs')).toEqual([2]);
  });

  it('leaves out tasks that lie open for all', () => {
    const open = eyes.map((eye) => ({ ...eye, students: [student({ task: 'herb' })] }));
    expect(knew(fakePlay(open[0]!), open).map(({ id }) => id)).not.toContain('task-0');
  });

  it('counts what the open traces leave of a circle: some of all, or the one', () => {
    const left = (many: number): View[] =>
      eyes.map((eye, seat) =>
        seat === 0 ? eye : { ...eye, circles: eye.circles.map((one, at) => ({ ...one, a: at < many })) },
      );
    expect(who(knew(fakePlay(eyes[0]!), left(3)), 'Circle A: red circle', 'some')).toEqual([1, 2, 3]);
    expect(who(knew(fakePlay(eyes[0]!), left(1)), 'Circle A: red circle')).toEqual([0, 1, 2, 3]);
  });

  it('has nothing to tell when all is graded', () => {
    const over = eyes.map((eye) => ({ ...eye, phase: { type: 'graded' as const } }));
    expect(knew(fakePlay(over[0]!), over)).toEqual([]);
  });
});
