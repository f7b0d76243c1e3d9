import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract';
import { fakePlay, view } from './fakes';
import { knew } from './knew';
import type { Own, View } from './types';

const own = (tiles: number[], values: number[], changes: Partial<Own> = {}): Own => ({
  tiles,
  values,
  side: 'knight',
  witch_tile: null,
  bewitched: [],
  ...changes,
});

const owns: (Own | null)[] = [
  own([0, 2], [3, 1]),
  own([1], [0], { side: 'witch', witch_tile: 1, bewitched: [3] }),
  own([2], [1]),
  own([3, 1], [4, 0], { side: 'bewitched', witch_tile: 1, bewitched: [3] }),
  own([4], [5]),
];
const eyes = owns.map((one) => view({ own: one }));
const end = { rounds: [{ tiles: [3, 0, 1, 4, 5, 2] }] } as unknown as View;

const who = (facts: readonly Fact[], text: string): number[] =>
  facts.find((fact) => fact.text === text)!.shares.flatMap((share, seat) => (share === 'all' ? [seat] : []));

describe('who knew what', () => {
  const facts = knew(fakePlay(eyes[0]!), eyes, end);

  it('gives each tile as it was to those who had looked at it', () => {
    expect(who(facts, 'Tile A: 3')).toEqual([0]);
    expect(who(facts, 'Tile B: Witch')).toEqual([1, 3]);
    expect(who(facts, 'Tile C: 1')).toEqual([0, 2]);
    expect(who(facts, 'Tile F: 2')).toEqual([]);
  });

  it('gives all sides to the witch and to the bewitched, to a knight its own', () => {
    expect(who(facts, 'S2: witch')).toEqual([1, 3]);
    expect(who(facts, 'S4: bewitched')).toEqual([1, 3]);
    expect(who(facts, 'S1: knight')).toEqual([0, 1, 3]);
  });

  it('leaves open what nobody saw and what was never turned over', () => {
    expect(who(knew(fakePlay(eyes[0]!), eyes, view()), 'Tile F')).toEqual([]);
  });

  it('is silent on sides where all are on one, and on all between rounds', () => {
    const pool = [1, 2, 3, 4, 5, 6];
    const coop = eyes.map((eye) => ({ ...eye, pool }));
    expect(knew(fakePlay(coop[0]!), coop, end).map((fact) => fact.id)).not.toContain('side-0');
    expect(
      knew(
        fakePlay(view()),
        Array.from({ length: 5 }, () => view({ own: null })),
        end,
      ),
    ).toEqual([]);
  });
});
