import { expect, it } from 'vitest';
import { fakePlay, view } from './fakes';
import { knew } from './knew';
import type { View } from './types';

const hands = [['r7', 'g2'], ['b0'], [], ['p9'], ['y1']] as View['hands'];
const eyes = hands.map((hand, seat) =>
  view({ hands: hands.map((_, at) => (at === seat ? hand : null)) as View['hands'] }),
);

it('gives each hand that is held unseen to its seat alone', () => {
  const facts = knew(fakePlay(eyes[0]!), eyes);
  expect(facts.map(({ text }) => text)).toEqual(['S1: R7 G2', 'S2: B0', 'S4: P9', 'S5: Y1']);
  expect(facts[1]!.shares).toEqual(['none', 'all', 'none', 'none', 'none']);
});

it('has nothing to tell when all hands are open', () => {
  const over = eyes.map(() => view({ phase: { type: 'over' }, hands }));
  expect(knew(fakePlay(over[0]!), over)).toEqual([]);
});
