/** Building a question: what has been picked so far, what still may be, and the move that comes out. */
import type { Seat } from '../contract';
import { WITCH } from './tiles';
import type { Ask, AskForm, Asked } from './types';

export type Question = Asked['question'];
export type Kind = Question['kind'];
export type Op = '<' | '=' | '>';

export const KINDS: readonly Kind[] = ['in', 'less', 'next', 'adjacent', 'sum', 'sum_odd'];

/** How many tiles a kind names, in words of a range. */
export const ARITY: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  in: [1, 1],
  less: [2, 2],
  next: [2, 2],
  adjacent: [2, 2],
  sum: [2, 3],
  sum_odd: [2, 2],
};

/** A question that is being built. Never changed: every act gives a new one. */
export interface Draft {
  readonly seat: Seat | null;
  readonly about: readonly number[];
  readonly kind: Kind;
  readonly numbers: readonly number[];
  readonly op: Op;
  readonly n: number;
}

export const EMPTY: Draft = { seat: null, about: [], kind: 'in', numbers: [], op: '>', n: 7 };

export function askForm(options: readonly { readonly type: string }[]): AskForm | null {
  return (options.find((option) => option.type === 'ask_form') as AskForm | undefined) ?? null;
}

/** The tiles that may be asked about, by who is asked; the rest is known to the asker or unknown to that seat. */
export function askable(form: AskForm, seat: Seat | null): readonly number[] {
  return form.answerers.find((one) => one.seat === seat)?.tiles ?? [];
}

export const mayAsk = (form: AskForm, seat: Seat): boolean => askable(form, seat).length > 0;

/** How many tiles one question to that seat may name. */
export function mostTiles(form: AskForm, seat: Seat | null): number {
  const sizes = form.answerers.find((one) => one.seat === seat)?.several.map((one) => one.about.length) ?? [];
  return Math.max(1, ...sizes);
}

/** Another seat is asked; tiles that it does not know fall away. */
export function askSeat(draft: Draft, form: AskForm, seat: Seat): Draft {
  const tiles = askable(form, seat);
  const about = draft.about.filter((tile) => tiles.includes(tile)).slice(0, mostTiles(form, seat));
  return fitted({ ...draft, seat, about: about.length === 0 && tiles.length === 1 ? [...tiles] : about });
}

/** A tile is named, or no longer; the oldest makes room when there are too many. */
export function nameTile(draft: Draft, form: AskForm, tile: number): Draft {
  if (draft.about.includes(tile))
    return fitted({ ...draft, about: draft.about.filter((one) => one !== tile) });
  const about = [...draft.about, tile];
  return fitted({ ...draft, about: about.slice(-mostTiles(form, draft.seat)) });
}

/** Another kind; if it needs another number of tiles, those that are askable fill up, or the last ones go. */
export function askKind(draft: Draft, form: AskForm, kind: Kind): Draft {
  const [least, most] = ARITY[kind];
  const more = askable(form, draft.seat).filter((tile) => !draft.about.includes(tile));
  const about = [...draft.about, ...more.slice(0, Math.max(0, least - draft.about.length))].slice(0, most);
  return { ...draft, kind, about };
}

/** The kind that goes with the tiles named. */
function fitted(draft: Draft): Draft {
  const [least, most] = ARITY[draft.kind];
  const count = draft.about.length;
  if (count === 0 || (count >= least && count <= most)) return draft;
  return { ...draft, kind: count === 1 ? 'in' : count === 2 ? 'less' : 'sum' };
}

export function toggleNumber(draft: Draft, number: number): Draft {
  const numbers = draft.numbers.includes(number)
    ? draft.numbers.filter((one) => one !== number)
    : [...draft.numbers, number].sort((a, b) => a - b);
  return { ...draft, numbers };
}

/** The two tiles change places: from "A < B" to "B < A". */
export const swapped = (draft: Draft): Draft => ({ ...draft, about: [...draft.about].reverse() });

/** The question as it stands, or null while something is missing. */
export function question(draft: Draft): Question | null {
  const [least, most] = ARITY[draft.kind];
  if (draft.about.length < least || draft.about.length > most) return null;
  switch (draft.kind) {
    case 'in':
      return draft.numbers.length > 0 ? { kind: 'in', numbers: [...draft.numbers] } : null;
    case 'sum':
      return { kind: 'sum', op: draft.op, n: draft.n };
    default:
      return { kind: draft.kind };
  }
}

/** What is missing before it can be asked: a key of the catalogue; null: nothing. */
export function missing(draft: Draft): string | null {
  if (draft.seat === null) return 'board-pick-seat';
  const [least, most] = ARITY[draft.kind];
  if (draft.about.length < least) return least === 1 ? 'board-pick-tile' : 'board-pick-two';
  if (draft.about.length > most) return most === 1 ? 'board-pick-one' : 'board-pick-two';
  return draft.kind === 'in' && draft.numbers.length === 0 ? 'board-pick-numbers' : null;
}

export function move(draft: Draft): Ask | null {
  const asked = question(draft);
  return draft.seat === null || !asked
    ? null
    : { type: 'ask', seat: draft.seat, about: [...draft.about], question: asked };
}

/** Whether the server's form holds the question. */
export function inForm(form: AskForm, ask: Ask): boolean {
  const one = form.answerers.find((answerer) => answerer.seat === ask.seat);
  if (!one || ask.about.some((tile) => !one.tiles.includes(tile))) return false;
  const asked = ask.question;
  if (asked.kind === 'in') {
    const values = one.one.find((single) => single.tile === ask.about[0])?.values ?? [];
    const named = values.filter((value) => asked.numbers.includes(value)).length;
    return ask.about.length === 1 && named > 0 && named < values.length;
  }
  const same = (about: readonly number[]): boolean =>
    about.length === ask.about.length && about.every((tile) => ask.about.includes(tile));
  const several = one.several.find(({ about }) => same(about));
  if (!several) return false;
  const ordered = (pairs: readonly (readonly number[])[]): boolean =>
    pairs.some((pair) => pair.every((tile, at) => tile === ask.about[at]));
  switch (asked.kind) {
    case 'less':
      return ordered(several.less);
    case 'next':
      return ordered(several.next);
    case 'adjacent':
      return several.adjacent;
    case 'sum_odd':
      return several.sum_odd;
    case 'sum':
      return several.sum[asked.op].includes(asked.n);
  }
}

/** Whether it is so for these values, in the order named; a question that names the witch is answered no. */
export function truth(asked: Question, values: readonly number[]): boolean {
  if (values.includes(WITCH)) return false;
  const [a, b] = [values[0]!, values[1]!];
  const total = values.reduce((sum, value) => sum + value, 0);
  switch (asked.kind) {
    case 'in':
      return asked.numbers.includes(a);
    case 'less':
      return a < b;
    case 'next':
      return a === b + 1;
    case 'adjacent':
      return Math.abs(a - b) === 1;
    case 'sum_odd':
      return total % 2 === 1;
    case 'sum':
      return asked.op === '<' ? total < asked.n : asked.op === '>' ? total > asked.n : total === asked.n;
  }
}

/** Whether both answers can come out, if each tile may be one of its values and no two are equal. */
export function isOpen(asked: Question, domains: readonly (readonly number[])[]): boolean {
  let [yes, no] = [false, false];
  const walk = (values: readonly number[]): void => {
    const domain = domains[values.length];
    if (!domain) {
      if (truth(asked, values)) yes = true;
      else no = true;
      return;
    }
    for (const value of domain) if (!(yes && no) && !values.includes(value)) walk([...values, value]);
  };
  walk([]);
  return yes && no;
}

/** The sums that are worth a question, with a comparison, about tiles of which each may be one of its values. */
export function openSums(op: Op, domains: readonly (readonly number[])[]): number[] {
  return Array.from({ length: 22 }, (_, n) => n).filter((n) => isOpen({ kind: 'sum', op, n }, domains));
}

/** The number of a list nearest to a wish, or the next one in a direction; null where there is none. */
export function step(numbers: readonly number[], from: number, by: -1 | 0 | 1): number | null {
  if (by > 0) return numbers.find((n) => n > from) ?? null;
  if (by < 0) return numbers.findLast((n) => n < from) ?? null;
  return numbers.reduce<number | null>(
    (best, n) => (best === null || Math.abs(n - from) < Math.abs(best - from) ? n : best),
    null,
  );
}

// --- sets of numbers worth trying

export type SetName = 'odd' | 'prime' | 'round' | 'least' | 'most' | 'knight';

const PRIMES = [2, 3, 5, 7];
/** The numbers with a round shape, as the rulebook's hints have it. */
const ROUND = [2, 3, 5, 6];

/** Sets at one tap, each once; `edge` is the number that the upper and the lower half are named by. */
export function quickSets(
  highest: number,
): { readonly name: SetName; readonly numbers: number[]; readonly edge: number }[] {
  const numbers = Array.from({ length: highest }, (_, at) => at + 1);
  const above = highest > 5 ? 6 : Math.ceil(highest / 2) + 1;
  const below = Math.ceil(highest / 2);
  return [
    { name: 'odd', numbers: numbers.filter((n) => n % 2 === 1), edge: 0 },
    { name: 'prime', numbers: numbers.filter((n) => PRIMES.includes(n)), edge: 0 },
    { name: 'round', numbers: numbers.filter((n) => ROUND.includes(n)), edge: 0 },
    { name: 'least', numbers: numbers.filter((n) => n >= above), edge: above },
    { name: 'most', numbers: numbers.filter((n) => n <= below), edge: below },
    { name: 'knight', numbers, edge: 0 },
  ];
}
