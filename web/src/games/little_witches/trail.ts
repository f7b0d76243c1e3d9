/**
 * What the teacher may lay next while the trail is being built here: the rules' own reckoning, on top of the view.
 * The server has the last word: each chip is checked when it is put on the draft, and all of it when it is sent.
 */
import type { Params } from '$lib/fluent';
import { inGame, isTrace, KINDS, personal, TRACES, type Act, type Kind, type Trace } from './house';
import type { Cell, Lay, View } from './types';

export interface Reason {
  readonly key: string;
  readonly params: Params;
}

export interface Trail {
  /** Chips that this round still lacks. */
  readonly left: number;
  /** The place in its round's trail that the next chip gets, from 1. */
  readonly order: number;
  /** Cells in line with the last chip, or with the teacher. */
  readonly line: ReadonlySet<string>;
  /** Those of them on which something could lie; everybody may know them. */
  readonly free: ReadonlySet<string>;
  /** For each kind that can be laid its cells. */
  readonly cells: ReadonlyMap<Kind, ReadonlySet<string>>;
  readonly used: ReadonlySet<Kind>;
  readonly must: readonly Kind[];
  /** Chips left beside those that have to be laid. */
  readonly picks: number;
}

const NOWHERE: ReadonlySet<string> = new Set();

export const lays = (draft: readonly Act[]): Lay[] => draft.filter((act) => act.type === 'lay');

const inLine = (one: Cell, other: Cell): boolean => {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return one !== other && (dx === 0 || dy === 0 || dx === dy);
};

/** Chips of a round: students + 2, or five materials where no trace has a cell. */
export const trailLength = (view: View): number => view.students.length + (view.sheet?.foul ? 1 : 2);

const pawns = (view: View): Set<string> => new Set(view.students.flatMap(({ at }) => at));

/** What may be laid when these chips are. */
export function trail(view: View, draft: readonly Act[]): Trail {
  const { sheet, board } = view;
  const laid = lays(draft);
  const round = view.phase.type === 'laying' ? view.phase.round : 0;
  const now = [...view.chips.filter((chip) => chip.round === round), ...laid];
  const last = board.cells.find(({ name }) => name === (now.at(-1)?.cell ?? view.teacher));
  const left = trailLength(view) - now.length;
  const foul = sheet?.foul ?? false;

  const line = new Set<string>(
    last === undefined
      ? []
      : view.chips.length + laid.length === 0
        ? [last.name]
        : board.cells.filter((cell) => inLine(cell, last)).map(({ name }) => name),
  );
  const blocked = pawns(view);
  const there = new Set(now.map(({ cell }) => cell));
  const open = (cell: string): boolean => !blocked.has(cell) && !there.has(cell);
  const free = new Set([...line].filter(open));

  const used = new Set(now.flatMap(({ kind }) => (kind === null ? [] : [kind])));
  const must = personal(view).filter((kind) => !used.has(kind));
  const picks = left - must.length;
  const materials = inGame(view).filter((kind) => !used.has(kind));
  /** How many of the chips to come have to be traces. */
  const reserved = foul ? 0 : Math.max(0, left - materials.length);
  const waysOut =
    reserved > 0 ? leadingToTrace(board.cells, free, open, traceCells(view, blocked), left - 1) : free;

  const cells = new Map<Kind, ReadonlySet<string>>();
  for (const kind of left > 0 ? KINDS : []) {
    if (used.has(kind)) continue;
    let fit = NOWHERE;
    if (isTrace(kind)) {
      if (picks > 0 && !foul && sheet) fit = new Set(sheet[kind].left.filter((cell) => free.has(cell)));
    } else if (materials.includes(kind) && (must.includes(kind) || picks > reserved)) fit = waysOut;
    if (fit.size > 0) cells.set(kind, fit);
  }
  return { left, order: now.length + 1, line, free, cells, used, must, picks };
}

/** Cells on which a trace could lie, by its circle, its other traces and the pawns. */
const traceCells = ({ sheet }: View, blocked: ReadonlySet<string>): Set<string> =>
  new Set(TRACES.flatMap((kind) => sheet?.[kind].left ?? []).filter((cell) => !blocked.has(cell)));

/** Those of the cells from which a goal is at most some steps away, over ground not stepped on yet. */
function leadingToTrace(
  all: readonly Cell[],
  from: ReadonlySet<string>,
  open: (cell: string) => boolean,
  goals: ReadonlySet<string>,
  steps: number,
): Set<string> {
  const found = new Set<string>();
  for (const start of all.filter(({ name }) => from.has(name))) {
    const seen = new Set([start.name]);
    let edge = [start];
    for (let step = 0; step < steps && !found.has(start.name); step++) {
      edge = all.filter(
        (cell) => open(cell.name) && !seen.has(cell.name) && edge.some((one) => inLine(one, cell)),
      );
      for (const { name } of edge) seen.add(name);
      if (edge.some(({ name }) => goals.has(name))) found.add(start.name);
    }
  }
  return found;
}

/** Why nothing can lie on a cell now; null: something may. Public. */
export function whyNotCell(view: View, now: Trail, cell: string): Reason | null {
  if (!now.line.has(cell))
    return {
      key: view.chips.length === 0 && now.order === 1 ? 'not_on_teacher' : 'not_in_line',
      params: { cell },
    };
  if (pawns(view).has(cell)) return { key: 'pawn_there', params: { cell } };
  return now.free.has(cell) ? null : { key: 'twice_on_a_cell', params: { cell } };
}

/** Why a kind can't be laid on that cell, or (null) anywhere; null: it can. A secret of the teacher. */
export function whyNotKind(view: View, now: Trail, kind: Kind, cell: string | null): Reason | null {
  const fit = now.cells.get(kind);
  if (fit && (cell === null || fit.has(cell))) return null;
  const params = cell === null ? { kind } : { kind, cell };
  if (now.used.has(kind)) return { key: 'kind_used', params };
  if (kind === view.removed) return { key: 'kind_removed', params };
  const sheet = view.sheet;
  if (isTrace(kind) && sheet?.foul) return { key: 'foul_trail', params };
  if (isTrace(kind) && sheet && cell !== null && !sheet[kind].left.includes(cell))
    return { key: sheet[kind].laid.includes(cell) ? 'trace_there' : 'not_its_circle', params };
  if (now.must.length > 0 && !now.must.includes(kind) && now.picks <= 0)
    return { key: 'personal_first', params };
  return isTrace(kind) ? { key: 'board-no-trace-cell', params } : { key: 'needs_a_trace', params };
}

/** Whether a circle has to be made void before the obstacle. */
export function voidDue(view: View, draft: readonly Act[]): boolean {
  const { sheet } = view;
  if (!sheet?.foul) return false;
  const done = voids(view, draft).length;
  return done < Math.min(view.fouls + 1, 2);
}

/** Circles that are void, those of the draft included. */
export const voids = (view: View, draft: readonly Act[]): Trace[] =>
  TRACES.filter(
    (circle) =>
      view.sheet?.[circle].void || draft.some((act) => act.type === 'void' && act.circle === circle),
  );

/** What the teacher is about: a chip, a circle to make void, an obstacle, or nothing more. */
export function step(view: View, draft: readonly Act[]): 'chip' | 'void' | 'block' | 'sure' {
  if (trail(view, draft).left > 0) return 'chip';
  if (voidDue(view, draft)) return 'void';
  return draft.some((act) => act.type === 'block') ? 'sure' : 'block';
}

/** Spots where no obstacle lies. */
export const freeSpots = (view: View): string[] =>
  view.board.spots.map(({ name }) => name).filter((name) => !view.obstacles.includes(name));
