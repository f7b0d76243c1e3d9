/** What a room lends to the frame of a board: its chat, its people, its connection. A replay lends none. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Shell {
  readonly online: boolean;
  /** Opens the room over the board: code, people, pause, leaving. */
  readonly room: () => void;
  /** The chat, to be put into a sheet or beside the board. */
  readonly chat: Snippet;
  /** Lines of chat not yet seen. */
  readonly unread: number;
  /** The chat is in sight now. */
  readonly seen: () => void;
  /** To change between one's own seats, where one holds several. */
  readonly seats: Snippet | undefined;
}

const KEY = Symbol('shell');

export function lend(shell: Shell): void {
  setContext(KEY, shell);
}

export function borrowed(): Shell | undefined {
  return getContext<Shell | undefined>(KEY);
}
