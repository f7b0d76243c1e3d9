/** A match for tests: views by hand, texts from the game's own catalogue. */
import en from '../../../../src/tasogare/games/seven_knights/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/seven_knights/text/ja.ftl?raw';
import { plays } from '../../../test/plays';
import type { KnightsPlay } from './tiles';
import type { View } from './types';

/** Five seats, basic: A to E before the seats, F in the centre; nothing has happened yet. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: { type: 'inspecting', round: 1, lap: 1, seat: 0 },
  round: 1,
  start: 0,
  tiles: 6,
  pool: [0, 1, 2, 3, 4, 5],
  unused: 0,
  looks: [],
  questions: [],
  votes: [],
  captain: null,
  own: null,
  rounds: [],
  totals: [0, 0, 0, 0, 0],
  ...changes,
});

/** Seats are called S1 to S5. */
export const fakePlay = plays<KnightsPlay>({
  game: 'seven_knights',
  texts: { en, ja },
  seats: (view) => view.totals.length,
  more: () => ({ settings: { mode: 'basic' } }),
});
