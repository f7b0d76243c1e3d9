/** Statements: what may be said now, and how it sounds. */
import type { Seat } from '../contract';
import type { Option, Say, SayForm, Statement } from './types';
import type { LupusPlay, Role } from './village';

export type What = Say['what'];

export const WHATS: readonly What[] = ['claim', 'result', 'suspect', 'trust', 'ask', 'will_vote'];

/** A statement about to be made, with what is still open. */
export interface Draft {
  readonly what: What;
  readonly role: Role | null;
  readonly target: Seat | null;
  readonly wolf: boolean | null;
  readonly night: number;
}

export const blank = (what: What, night: number, target: Seat | null = null): Draft => ({
  what,
  role: null,
  target,
  wolf: null,
  night,
});

/** What this seat may state now; null: nothing. */
export const form = (options: readonly Option[]): SayForm | null =>
  options.find((option) => option.type === 'statements') ?? null;

/** The move, exactly with the fields of its kind; null while something is missing. */
export function said({ what, role, target, wolf, night }: Draft): Say | null {
  // a statement has the fields of its kind only; the generated type lists all of them
  if (what === 'claim') return role === null ? null : ({ type: 'say', what, role } as Say);
  if (target === null) return null;
  if (what !== 'result') return { type: 'say', what, target } as Say;
  return wolf === null ? null : ({ type: 'say', what, target, wolf, night } as Say);
}

/** How many ways there are to say each thing. */
const WAYS = 3;

/** A statement in words, in one of several ways that stays the same for the same statement. */
export function sentence(play: LupusPlay, say: Say, way = 0): string {
  const kind = say.what === 'result' ? `result-${say.wolf ? 'wolf' : 'human'}` : say.what;
  return play.t(`statement-${kind}-${(way % WAYS) + 1}`, {
    ...(say.what === 'claim' ? { role: play.t(`as-${say.role}`) } : { target: play.name(say.target) }),
    ...(say.what === 'result' ? { night: say.night } : {}),
  });
}

/** The way in which the statement at a place of the list was put. */
export const way = ({ seat, day }: Pick<Statement, 'seat' | 'day'>, at: number): number =>
  at * 2 + seat + day;

export const spoken = (play: LupusPlay, statement: Statement, at: number): string =>
  sentence(play, statement.say, way(statement, at));
