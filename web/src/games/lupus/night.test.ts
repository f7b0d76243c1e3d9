import { expect, it } from 'vitest';
import { deed, power } from './night';

it('touching a name is the power of those who have one', () => {
  expect(
    deed(
      [
        { type: 'divine', target: 2 },
        { type: 'divine', target: 3 },
      ],
      3,
    ),
  ).toEqual({ type: 'divine', target: 3 });
  expect(deed([{ type: 'guard', target: 4 }], 4)).toEqual({ type: 'guard', target: 4 });
  expect(deed([{ type: 'attack', target: 1 }], 1)).toEqual({ type: 'attack', target: 1 });
});

it('touching any name is sleep for all others', () => {
  for (const target of [0, 3, 7]) expect(deed([{ type: 'sleep' }], target)).toEqual({ type: 'sleep' });
});

it('nothing goes out where a wolf touches its own, or when all is done', () => {
  expect(deed([{ type: 'attack', target: 1 }], 2)).toBeNull();
  expect(deed([], 2)).toBeNull();
});

it('tells what the power is', () => {
  expect(power([{ type: 'divine', target: 1 }])).toBe('divine');
  expect(power([{ type: 'sleep' }])).toBe('sleep');
  expect(power([])).toBeNull();
});
