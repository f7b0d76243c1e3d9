/** A statement about to be made, and the move it becomes. */
import type { Seat } from '../contract';
import type { Say } from './types';
import type { Place, Role } from './village';

export type What = Say['what'];

export const WHATS: readonly What[] = ['claim', 'result', 'went', 'suspect', 'trust'];

/** With what is still open. */
export interface Draft {
  readonly what: What;
  readonly role: Role | null;
  readonly target: Seat | null;
  readonly witch: boolean | null;
  readonly day: number;
  readonly place: Place | null;
}

/** The move, exactly with the fields of its kind; null while something is missing. */
export function said({ what, role, target, witch, day, place }: Draft): Say | null {
  // a statement has the fields of its kind only; the generated type lists all of them
  if (what === 'claim') return role === null ? null : ({ type: 'say', what, role } as Say);
  if (what === 'went') return place === null ? null : ({ type: 'say', what, place } as Say);
  if (target === null) return null;
  if (what !== 'result') return { type: 'say', what, target } as Say;
  return witch === null ? null : ({ type: 'say', what, target, witch, day } as Say);
}
