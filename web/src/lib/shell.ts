/** What a page lends to the frame of a board: a room its chat, people and connection; a replay its controls. */
import { getContext, setContext, type Snippet } from 'svelte';

/** What the guide of a first game says now. */
export interface Told {
  readonly text: string;
  /** Who says it, in words. */
  readonly voice: string | null;
  /** Opens the rule behind it. */
  readonly rule: () => void;
}

export interface Shell {
  /** Whether the room is connected; undefined: there is none. */
  readonly online: boolean | undefined;
  /** Opens the room over the board: code, people, pause, leaving. */
  readonly room: (() => void) | undefined;
  /** The chat, to be put into a sheet or beside the board. */
  readonly chat: Snippet | undefined;
  /** Lines of chat not yet seen. */
  readonly unread: number;
  /** The chat is in sight now. */
  readonly seen: () => void;
  /** To change between one's own seats, where one holds several. */
  readonly seats: Snippet | undefined;
  /** Below the ground: who knew what, in a replay. */
  readonly under?: Snippet | undefined;
  /** At the foot, always in sight: the timeline of a replay. */
  readonly controls?: Snippet | undefined;
  /** What the person of a seat chose to be known by; empty: nothing. */
  readonly sign?: (seat: number) => string;
  /** In a first guided game: what is said now. */
  readonly told?: Told | null;
  /** Where the arrow in the header leads. */
  readonly back?: string;
}

const KEY = Symbol('shell');

export function lend(shell: Shell): void {
  setContext(KEY, shell);
}

export function borrowed(): Shell | undefined {
  return getContext<Shell | undefined>(KEY);
}
