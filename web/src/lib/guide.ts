/** First guided games: which sentence a seat is told, from what it sees. The guides are the games' own (`guide.json`). */

export interface Step {
  /** The key `guide-SAY`. */
  readonly say: string;
  /** A pattern over the situation: see `fits`. */
  readonly when: unknown;
  /** An anchor of the rules page. */
  readonly rule: string;
  /** The key `guide-voice-VOICE`. */
  readonly voice?: string;
}

export interface Guide {
  readonly steps: readonly Step[];
}

export interface Situation {
  readonly asked: boolean;
  readonly over: boolean;
  readonly view: unknown;
}

const guides = import.meta.glob<Guide>('../../../src/tasogare/games/*/guide.json', { import: 'default' });
const path = (game: string): string => `../../../src/tasogare/games/${game}/guide.json`;

/** Whether a game has a first guided game. */
export const teaches = (game: string): boolean => path(game) in guides;

/** The guide of a game; null if it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  return (await guides[path(game)]?.()) ?? null;
}

/**
 * Whether a value is as the pattern says. An object: every field that it names fits (a list has its places and `length`
 * as fields, a missing one is null); a list: one of its items fits; anything else: equal.
 */
export function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((part) => fits(part, value));
  if (typeof pattern === 'object' && pattern !== null)
    return Object.entries(pattern).every(([name, part]) => fits(part, field(value, name)));
  return pattern === value;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : null;
}

/** What is said in that situation: the first step that fits. */
export function stepAt(guide: Guide, situation: Situation): Step | null {
  return guide.steps.find((step) => fits(step.when, situation)) ?? null;
}
