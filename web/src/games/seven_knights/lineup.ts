/** The captain's row while it is being laid. */
import type { LineupForm } from './types';

export interface Row {
  readonly laid: readonly number[];
  readonly out: readonly number[];
}

export function lineupForm(options: readonly { readonly type: string }[]): LineupForm | null {
  return (options.find((option) => option.type === 'lineup_form') as LineupForm | undefined) ?? null;
}

/** All tiles in a row, in the order of their letters. */
export const fresh = (form: LineupForm): Row => ({
  laid: Array.from({ length: form.tiles }, (_, tile) => tile),
  out: [],
});

export function moved(row: Row, from: number, to: number): Row {
  const laid = [...row.laid];
  laid.splice(to, 0, ...laid.splice(from, 1));
  return { ...row, laid };
}

/** How many more tiles may be left out. */
export const room = (row: Row, form: LineupForm): number => row.laid.length - form.least;

/** Leaves a tile out; where no more may be left out, the one that was left out takes its place. */
export function leaveOut(row: Row, form: LineupForm, tile: number): Row {
  if (tile === form.own || form.least === form.tiles) return row;
  if (room(row, form) > 0) return { laid: row.laid.filter((one) => one !== tile), out: [...row.out, tile] };
  const [back, ...rest] = row.out;
  return { laid: row.laid.map((one) => (one === tile ? back! : one)), out: [...rest, tile] };
}

/** Puts a tile back, at the end. */
export const putBack = (row: Row, tile: number): Row => ({
  laid: [...row.laid, tile],
  out: row.out.filter((one) => one !== tile),
});

/** How many tiles must still be left out before the row may be laid. */
export const tooMany = (row: Row, form: LineupForm): number => Math.max(0, row.laid.length - form.most);
