/** A match for tests: views by hand, texts from the game's own catalogue. */
import en from '../../../../src/tasogare/games/witch_hunt/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/witch_hunt/text/ja.ftl?raw';
import { plays } from '../../../test/plays';
import type { DayView, Mine, View } from './types';
import type { Role, WitchPlay } from './village';

export const CATS = 6;

export const mine = (changes: Partial<Mine> = {}): Mine => ({
  place: null,
  restores: null,
  guards: false,
  stands: null,
  stopped: null,
  counts: null,
  names: null,
  picks: [],
  card: null,
  vision: null,
  theft: null,
  lost: null,
  offered: null,
  ...changes,
});

export const day = (changes: Partial<DayView> = {}): DayView => ({
  number: 1,
  required: ['shell', 'crystal', 'mushroom'],
  humans: [0, 1, 2, 3, 4, 5],
  frogs: null,
  back: [],
  proposals: [],
  success: null,
  votes: null,
  banished: null,
  was_witch: null,
  said: [],
  mine: null,
  truth: null,
  ...changes,
});

/** Six cats on the first day: a witch, a crow, a seer, villagers; whoever looks on knows no role. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: { type: 'gathering', day: 1 },
  options: {
    witches: 1,
    crows: 1,
    jesters: 0,
    specials: ['seer'],
    places: 4,
    materials: 3,
    seals: 2,
    knights_day: 4,
    gauge: 3,
    potions: 0,
    talk_seconds: 180,
  },
  forms: Array.from({ length: CATS }, () => 'human' as const),
  roles: Array.from({ length: CATS }, () => null),
  hands: Array.from({ length: CATS }, () => null),
  potions: 0,
  seals: 0,
  failed: 0,
  gauge: 0,
  mayor: null,
  needed: ['shell', 'crystal', 'mushroom'],
  days: [day()],
  ...changes,
});

/** The roles as one seat knows them. */
export const only = (seat: number, role: Role): View['roles'] =>
  Array.from({ length: CATS }, (_, at) => (at === seat ? role : null));

/** Seats are called S1 to S6. */
export const fakePlay = plays<WitchPlay>({
  game: 'witch_hunt',
  texts: { en, ja },
  seats: (view) => view.forms.length,
});
