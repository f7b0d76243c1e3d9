/** The games that have a board: every folder beside this file with an `index.ts`. */
import { inOrder } from '$lib/games';
import type { GameBoard } from './contract';

const found = import.meta.glob<{ board: GameBoard }>('./*/index.ts', { eager: true });

/** Boards by the game's name, in the house's order. */
export const boards: ReadonlyMap<string, GameBoard> = new Map(
  Object.entries(found)
    .map(([path, { board }]) => {
      const folder = path.split('/')[1];
      if (board.game !== folder)
        throw new Error(`games/${folder ?? ''} says it is the board of ${board.game}`);
      return [board.game, board] as const;
    })
    .sort(([one], [other]) => inOrder(one, other)),
);
