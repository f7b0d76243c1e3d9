import type { GameBoard } from '../contract';
import { called } from './house';
import { knew } from './knew';
import { log, say } from './story';

export const board: GameBoard = {
  game: 'little_witches',
  art: ['role-witch', 'role-teacher'],
  seats: [2, 5],
  minutes: 60,
  Board: () => import('./Board.svelte'),
  Table: () => import('./Table.svelte'),
  Reveal: () => import('./Reveal.svelte'),
  log,
  say,
  knew,
  called,
};
