/** What a student keeps for itself: circles crossed out by hand, whether what lies face up crosses too, and a text. */
import type { Json } from '../contract';
import { circleKey, type Circle } from './house';
import type { Own } from './types';

export type Mark = 'open' | 'out' | 'sure';

export interface Notes {
  /** Circles by name, marked by hand. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** Cross out also what the traces that lie face up rule out. */
  readonly auto: boolean;
  readonly text: string;
}

export const BLANK: Notes = { marks: {}, auto: false, text: '' };

const isMark = (value: unknown): value is Mark => value === 'out' || value === 'sure';

/** The notes that were kept; whatever is no such thing counts as blank. */
export function read(kept: unknown): Notes {
  if (typeof kept === 'string') return { ...BLANK, text: kept };
  if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return BLANK;
  const { marks, auto, text } = kept as Record<string, unknown>;
  const read = marks !== null && typeof marks === 'object' ? Object.entries(marks) : [];
  return {
    marks: Object.fromEntries(read.filter((entry): entry is [string, Mark] => isMark(entry[1]))),
    auto: auto === true,
    text: typeof text === 'string' ? text : '',
  };
}

export const write = ({ marks, auto, text }: Notes): Json => ({ marks, auto, text });

/** The notes with the circle's next mark: possible, ruled out, sure, and again. */
export function turned(notes: Notes, circle: Circle): Notes {
  const key = circleKey(circle);
  const { [key]: now = 'open', ...others } = notes.marks;
  const next: Mark = now === 'open' ? 'out' : now === 'out' ? 'sure' : 'open';
  return { ...notes, marks: next === 'open' ? others : { ...others, [key]: next } };
}

export interface Judged {
  readonly mark: Mark;
  /** Crossed out by what lies face up, not by hand. */
  readonly byItself: boolean;
  /** What it may be, where that is asked: A, B, both or none. */
  readonly may: readonly ('A' | 'B')[];
}

/** What the sheet shows of a circle. */
export function judged(notes: Notes, own: Own): Judged {
  const mark = notes.marks[circleKey(own.circle)] ?? 'open';
  const may = notes.auto ? (['A', 'B'] as const).filter((trace) => (trace === 'A' ? own.a : own.b)) : [];
  const byItself = notes.auto && mark === 'open' && may.length === 0;
  return { mark: byItself ? 'out' : mark, byItself, may };
}
