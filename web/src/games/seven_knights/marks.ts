/** What a seat keeps for itself through a match: its marks on tiles, a free text, and how far it has seen the story. */
import type { Json } from '../contract';

/** Still possible, ruled out, or sure. */
export type Mark = 'open' | 'out' | 'sure';

export interface Notes {
  /** Marks by round, tile and value, as signs; a missing sign is an open one. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  readonly text: string;
  /** How many rounds' reveals were seen to the end. */
  readonly seen: number;
  readonly pledged: boolean;
}

export const BLANK: Notes = { marks: {}, text: '', seen: 0, pledged: false };

const SIGNS: Readonly<Record<string, Mark>> = { '.': 'open', x: 'out', o: 'sure' };
const signOf = (mark: Mark): string => (mark === 'out' ? 'x' : mark === 'sure' ? 'o' : '.');

/** The notes that were kept; whatever is no such thing counts as blank. */
export function read(kept: unknown): Notes {
  if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return BLANK;
  const { marks, text, seen, pledged } = kept as Record<string, unknown>;
  return {
    marks: marks !== null && typeof marks === 'object' ? (marks as Notes['marks']) : {},
    text: typeof text === 'string' ? text : '',
    seen: typeof seen === 'number' ? seen : 0,
    pledged: pledged === true,
  };
}

export const write = (notes: Notes): Json => ({ ...notes });

export function mark(notes: Notes, round: number, tile: number, value: number): Mark {
  return SIGNS[notes.marks[round]?.[tile]?.[value] ?? '.'] ?? 'open';
}

/** What a seat took a tile for. */
export interface Guess {
  /** The values that it left open, or held for sure. */
  readonly values: readonly number[];
  readonly sure: boolean;
  /** Whether that was right; null: it could not tell. */
  readonly right: boolean | null;
}

/** What the marks on a tile that is known now came to; null: there is none on it. */
export function guess(
  notes: Notes,
  round: number,
  tile: number,
  pool: readonly number[],
  value: number,
): Guess | null {
  const of = (wanted: Mark): number[] => pool.filter((one) => mark(notes, round, tile, one) === wanted);
  const [open, sure] = [of('open'), of('sure')];
  if (open.length === pool.length) return null;
  if (sure.length > 0) return { values: sure, sure: true, right: sure.includes(value) };
  if (!open.includes(value)) return { values: open, sure: false, right: false };
  return { values: open, sure: false, right: open.length === 1 ? true : null };
}

/** Whether a seat has noted anything that it could show. */
export const noted = (notes: Notes, round: number): boolean =>
  notes.text.trim() !== '' || (notes.marks[round] ?? []).some((row) => /[xo]/.test(row));

/** The notes with the next mark: possible, ruled out, sure, and again. */
export function turned(notes: Notes, round: number, tile: number, value: number): Notes {
  const next: Mark = { open: 'out', out: 'sure', sure: 'open' }[mark(notes, round, tile, value)] as Mark;
  const rows = [...(notes.marks[round] ?? [])];
  for (let at = rows.length; at <= tile; at++) rows.push('');
  const row = rows[tile]!.padEnd(value + 1, '.');
  rows[tile] = row.slice(0, value) + signOf(next) + row.slice(value + 1);
  return { ...notes, marks: { ...notes.marks, [round]: rows } };
}
