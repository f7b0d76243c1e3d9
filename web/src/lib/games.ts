/** The house's order of its games: as the server offers them, one it does not know last. */
import { GAMES } from './wire';

const place = (game: string): number => (GAMES as readonly string[]).indexOf(game) >>> 0;

export const inOrder = (one: string, other: string): number => place(one) - place(other);
