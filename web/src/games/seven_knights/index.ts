import type { GameBoard } from '../contract';
import { knew } from './knew';
import { lingers, log, say } from './story';
import { called } from './tiles';

export const board: GameBoard = {
  game: 'seven_knights',
  art: ['role-knight', 'role-witch'],
  seats: [3, 8],
  minutes: 30,
  Board: () => import('./Board.svelte'),
  Table: () => import('./Table.svelte'),
  Reveal: () => import('./Reveal.svelte'),
  log,
  say,
  knew,
  lingers,
  called,
};
