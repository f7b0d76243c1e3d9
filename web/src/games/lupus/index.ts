import type { GameBoard } from '../contract';
import { knew } from './knew';
import { lingers, say } from './narration';
import { log } from './story';
import { calls, mark } from './village';

export const board: GameBoard = {
  game: 'lupus',
  art: ['role-wolf', 'role-villager'],
  seats: [8, 22],
  minutes: 40,
  Board: () => import('./Board.svelte'),
  Table: () => import('./Table.svelte'),
  sounds: true,
  Reveal: () => import('./Reveal.svelte'),
  log,
  say,
  knew,
  lingers,
  calls,
  mark,
};
