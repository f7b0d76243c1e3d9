import type { GameBoard } from '../contract';
import { called } from './cards';
import { knew } from './knew';
import { lingers, log, say } from './story';

export const board: GameBoard = {
  game: 'mu',
  art: ['suit-r', 'suit-b'],
  seats: [4, 6],
  minutes: 75,
  Board: () => import('./Board.svelte'),
  Table: () => import('./Table.svelte'),
  Reveal: () => import('./Reveal.svelte'),
  log,
  say,
  knew,
  lingers,
  called,
};
