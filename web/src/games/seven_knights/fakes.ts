/** A match for tests: views by hand, texts from the game's own catalogue. */
import { bundle, find, type Lang } from '$lib/fluent';
import en from '../../../../src/tasogare/games/seven_knights/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/seven_knights/text/ja.ftl?raw';
import type { KnightsPlay } from './tiles';
import type { View } from './types';

const catalogues = { en: [bundle('en', en)], ja: [bundle('ja', ja)] };

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

/** What of a play the pure parts use; seats are called S1 to S5. */
export const fakePlay = (view: View, lang: Lang = 'en', changes: Partial<KnightsPlay> = {}): KnightsPlay =>
  ({
    game: 'seven_knights',
    match: 'm',
    seats: view.totals.length,
    seat: null,
    settings: { mode: 'basic' },
    view,
    outcome: null,
    review: null,
    t: (key: string, params?: Record<string, string | number>) =>
      (find(catalogues[lang], key, params) ?? `?${key}`).replace(/[\u2068\u2069]/g, ''),
    name: (seat: number) => `S${seat + 1}`,
    ...changes,
  }) as KnightsPlay;
