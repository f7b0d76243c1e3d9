import type { GameBoard } from '../contract';
import { knew } from './knew';
import { log, say } from './story';
import { called, calls, mark } from './village';

export const board: GameBoard = {
  game: 'witch_hunt',
  art: ['role-witch', 'role-frog'],
  seats: [4, 12],
  minutes: 40,
  Board: () => import('./Board.svelte'),
  Table: () => import('./Table.svelte'),
  sounds: true,
  Reveal: () => import('./Reveal.svelte'),
  log,
  say,
  knew,
  called,
  calls,
  mark,
};
