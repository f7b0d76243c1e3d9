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

/** The notes with the next mark: possible, ruled out, sure, and again. */
export function turned(notes: Notes, round: number, tile: number, value: number): Notes {
  const next: Mark = { open: 'out', out: 'sure', sure: 'open' }[mark(notes, round, tile, value)] as Mark;
  const rows = [...(notes.marks[round] ?? [])];
  for (let at = rows.length; at <= tile; at++) rows.push('');
  const row = rows[tile]!.padEnd(value + 1, '.');
  rows[tile] = row.slice(0, value) + signOf(next) + row.slice(value + 1);
  return { ...notes, marks: { ...notes.marks, [round]: rows } };
}
