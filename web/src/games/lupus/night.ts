/** What touching a name at night comes to. Everybody touches one; only some of it means anything. */
import type { Seat } from '../contract';
import type { Moves, Option } from './types';

/**
 * The move that stands for the choice of a seat: a power's, or sleep for those who have none.
 * Null: nothing goes out, since the choice was made before, or a wolf touched one of its own.
 */
export function deed(options: readonly Option[], target: Seat): Moves | null {
  for (const option of options) {
    if (option.type === 'sleep') return option;
    if (
      (option.type === 'divine' || option.type === 'guard' || option.type === 'attack') &&
      option.target === target
    )
      return option;
  }
  return null;
}

/** What the seat's power is asked tonight. */
export type Power = 'divine' | 'guard' | 'attack' | 'sleep';

export function power(options: readonly Option[]): Power | null {
  for (const { type } of options)
    if (type === 'divine' || type === 'guard' || type === 'attack' || type === 'sleep') return type;
  return null;
}
