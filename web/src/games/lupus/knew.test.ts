import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract';
import { fakePlay, view } from './fakes';
import { knew } from './knew';
import type { View } from './types';

const roles = ['wolf', 'wolf', 'seer', 'medium', 'bodyguard', 'villager', 'villager', 'villager'] as const;

/** What a seat sees that knows those roles. */
const eye = (seats: readonly number[], changes: Partial<View> = {}): View =>
  view({ roles: roles.map((role, seat) => (seats.includes(seat) ? role : null)), ...changes });

const eyes = [
  eye([0, 1], { attacks: [{ night: 1, target: 5 }] }),
  eye([0, 1], { attacks: [{ night: 1, target: 5 }] }),
  eye([2], { results: [{ night: 1, target: 0, wolf: true }] }),
  eye([3], { results: [{ night: 2, target: 6, wolf: false }] }),
  eye([4], { guards: [{ night: 2, target: 2 }] }),
  eye([5]),
  eye([6]),
  eye([7]),
];

const who = (facts: readonly Fact[], text: string, share: Fact['shares'][number] = 'all'): number[] =>
  facts.find((fact) => fact.text === text)!.shares.flatMap((one, seat) => (one === share ? [seat] : []));

describe('who knew what', () => {
  const facts = knew(fakePlay(eyes[0]!), eyes);

  it('gives a role to its seat and to its pack', () => {
    expect(who(facts, 'S1: Wolf')).toEqual([0, 1]);
    expect(who(facts, 'S3: Seer')).toEqual([2]);
  });

  it('gives a part of a role to who was told wolf or not', () => {
    expect(who(facts, 'S1: Wolf', 'some')).toEqual([2]);
    expect(who(facts, 'S7: Villager', 'some')).toEqual([3]);
  });

  it('gives what was done and told at night to those who did it', () => {
    expect(who(facts, 'Night 1: S3 divined S1: a wolf.')).toEqual([2]);
    expect(who(facts, 'Night 2: S4 was told of S7: no wolf.')).toEqual([3]);
    expect(who(facts, 'Night 2: S5 guarded S3.')).toEqual([4]);
    expect(who(facts, 'Night 1: the wolves attacked S6.')).toEqual([0, 1]);
  });

  it('gives it all to a ghost that sees all', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    const deeds = [{ divined: 0, guarded: null, attacked: 5, dead: [5] }];
    const ghosts = eyes.with(5, eye(all, { nights: deeds }));
    const told = knew(fakePlay(ghosts[0]!), ghosts);
    expect(who(told, 'Night 1: S3 divined S1: a wolf.')).toEqual([2, 5]);
    expect(who(told, 'Night 1: the wolves attacked S6.')).toEqual([0, 1, 5]);
    expect(who(told, 'S1: Wolf')).toEqual([0, 1, 5]);
  });

  it('has nothing to tell before the deal and at the end', () => {
    expect(knew(fakePlay(view()), [view({ roles: [] })])).toEqual([]);
    expect(knew(fakePlay(view()), [view({ phase: { type: 'over', winner: 'humans' } })])).toEqual([]);
  });
});
