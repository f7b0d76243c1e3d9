import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract';
import { day, fakePlay, mine, view } from './fakes';
import { knew } from './knew';
import type { Mine, View } from './types';
import type { Role } from './village';

const roles: readonly Role[] = ['witch', 'crow', 'seer', 'pickpocket', 'villager', 'villager'];

const eye = (
  seat: number,
  own: Partial<Mine>,
  known: readonly number[] = [],
  changes: Partial<View> = {},
): View =>
  view({
    roles: roles.map((role, at) => (at === seat || known.includes(at) ? role : null)),
    hands: roles.map((_, at) => (at === seat ? (seat === 4 ? ['shell', 'shell'] : []) : null)),
    days: [day({ mine: mine(own) })],
    ...changes,
  });

const eyes = [
  eye(0, {
    place: 'beach',
    counts: { beach: 2, cave: 1 },
    names: [4],
    picks: [{ seat: 0, place: 'beach', spell: 'swamp', target: 4 }],
  }),
  eye(1, { place: 'cave' }, [0]),
  eye(2, { vision: { target: 0, witch: true } }),
  eye(3, { theft: { target: 4, card: 'shell' } }),
  eye(4, { place: 'beach', lost: 'shell', offered: 'pebble' }),
  eye(5, {}),
];

const who = (facts: readonly Fact[], text: string, share: Fact['shares'][number] = 'all'): number[] =>
  facts.find((fact) => fact.text === text)!.shares.flatMap((one, seat) => (one === share ? [seat] : []));

describe('who knew what', () => {
  const facts = knew(fakePlay(eyes[0]!), eyes);

  it('gives a role to its cat, the witch to the crow, and a part of it to the seer', () => {
    expect(who(facts, 'S1: Witch')).toEqual([0, 1]);
    expect(who(facts, 'S1: Witch', 'some')).toEqual([2]);
    expect(who(facts, 'S2: Crow')).toEqual([1]);
  });

  it('gives a hand to its cat', () => {
    expect(who(facts, 'Cards of S5: shell, shell')).toEqual([4]);
  });

  it('gives a way to who went, to a witch who was there, and numbers alone to one elsewhere', () => {
    expect(who(facts, 'S5 went to the beach.')).toEqual([0, 4]);
    expect(who(facts, 'S2 went to the cave.')).toEqual([1]);
    expect(who(facts, 'S2 went to the cave.', 'some')).toEqual([0]);
  });

  it('gives a spell to the witches, a vision to the seer, a theft to the thief and its loss to the robbed', () => {
    expect(who(facts, 'S1: beach, Swamp song on S5.')).toEqual([0]);
    expect(who(facts, 'The seer asked about S1: a witch.')).toEqual([2]);
    expect(who(facts, 'The pickpocket took a shell from S5.')).toEqual([3]);
    expect(who(facts, 'The pickpocket took a shell from S5.', 'some')).toEqual([4]);
    expect(who(facts, 'S5 put in a pebble.')).toEqual([4]);
  });

  it('gives a part of a role to everybody once its cat is banished', () => {
    const out = eyes.map((one) => ({ ...one, days: [{ ...one.days[0]!, banished: 5, was_witch: false }] }));
    expect(who(knew(fakePlay(out[0]!), out), 'S6: Villager', 'some')).toEqual([0, 1, 2, 3, 4]);
  });
});
