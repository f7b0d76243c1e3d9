import { expect, it } from 'vitest';
import { day, view } from './fakes';
import { against, ballot, circles, nights, speakers, tally, voted, voters } from './history';
import type { Say } from './types';

const night = day({ frogs: [5], back: [], humans: [0, 1, 2, 3, 5] });

it('lets those vote who are human in the evening: no new frogs, but who came back', () => {
  expect(voters(night)).toEqual([0, 1, 2, 3]);
  expect(voters(day({ humans: [0, 2], frogs: [], back: [1] }))).toEqual([0, 1, 2]);
});

it('counts against a proposal all who were not for it', () => {
  expect(against(night, { mayor: 0, cats: [0, 1], yes: [1, 3], passed: false })).toEqual([0, 2]);
});

it('tells of every proposal what became of it', () => {
  const proposals = [
    { mayor: 0, cats: [0, 1], yes: [0], passed: false },
    { mayor: 1, cats: [1, 2], yes: [1, 2, 3], passed: true },
  ];
  const open = { mayor: 2, cats: [2], yes: [], passed: null };
  const outcomes = (changes: Parameters<typeof day>[0]): unknown[] =>
    circles(view({ days: [day({ frogs: [], ...changes })] })).map((row) => row.outcome);
  expect(outcomes({ proposals })).toEqual(['rejected', 'passed']);
  expect(outcomes({ proposals, success: true })).toEqual(['rejected', 'success']);
  expect(outcomes({ proposals, success: false })).toEqual(['rejected', 'failure']);
  expect(circles(view({ days: [day({ proposals: [open] })] }))[0]).toMatchObject({
    outcome: null,
    yes: [],
    no: [],
  });
});

it('shows ballots: a target, a pass, or none', () => {
  const counted = day({
    votes: [
      [0, 3],
      [1, null],
      [2, 3],
      [3, 0],
    ],
  });
  expect([0, 1, 4].map((seat) => ballot(counted, seat))).toEqual([3, null, undefined]);
  expect(tally(counted)).toEqual([
    { seat: 3, by: [0, 2] },
    { seat: 0, by: [3] },
  ]);
  expect(voted(view({ days: [counted, day({ number: 2 })] }))).toEqual([counted]);
});

it('shows frogs only when the duck has reported', () => {
  expect(nights(view())[0]).toMatchObject({ frogs: [], back: [] });
  expect(nights(view({ days: [night] }))[0]).toMatchObject({ frogs: [5] });
});

it('lists who said what, each with the day', () => {
  const said = { type: 'say', what: 'trust', target: 1 } as Say;
  const days = [
    day({ said: [{ seat: 2, said, after: 0 }] }),
    day({
      number: 2,
      said: [
        { seat: 4, said, after: 0 },
        { seat: 2, said, after: 0 },
      ],
    }),
  ];
  expect(speakers(view({ days }))).toEqual([
    {
      seat: 2,
      said: [
        { day: 1, at: 0 },
        { day: 2, at: 1 },
      ],
    },
    { seat: 4, said: [{ day: 2, at: 0 }] },
  ]);
});
