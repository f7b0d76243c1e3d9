/** A match for tests: views by hand, texts from the game's own catalogue. */
import en from '../../../../src/tasogare/games/lupus/text/en.ftl?raw';
import ja from '../../../../src/tasogare/games/lupus/text/ja.ftl?raw';
import { plays } from '../../../test/plays';
import type { Ballot, Say, Statement, View } from './types';
import type { LupusPlay } from './village';

/** Eight seats by day 1, nobody dead, nothing said. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: { type: 'talking', day: 1 },
  seats: 8,
  living: [0, 1, 2, 3, 4, 5, 6, 7],
  cards: ['wolf', 'wolf', 'seer', 'villager', 'villager', 'villager', 'villager', 'villager'],
  dawns: [[]],
  lynched: [],
  statements: [],
  votes: [],
  roles: [null, null, null, null, null, null, null, null],
  results: [],
  guards: [],
  attacks: [],
  tonight: null,
  pointing: [],
  nights: [],
  ...changes,
});

/** A statement with the fields of its kind. */
export const said = (
  seat: number,
  what: Say['what'],
  fields: Partial<Say> = {},
  day = 1,
  voted = 0,
): Statement => ({
  day,
  voted,
  seat,
  say: { type: 'say', what, ...fields } as Say,
});

export const claim = (seat: number, role: Say['role'], day = 1): Statement =>
  said(seat, 'claim', { role }, day);

export const report = (seat: number, target: number, wolf: boolean, night = 1, day = 1): Statement =>
  said(seat, 'result', { target, wolf, night }, day);

/** The votes of one vote: whom each seat named, in order. */
export const cast = (day: number, round: number, targets: readonly number[]): Ballot[] =>
  targets.map((target, seat) => ({ day, round, seat, target }));

/** Seats are called S1, S2, … */
export const fakePlay = plays<LupusPlay>({
  game: 'lupus',
  texts: { en, ja },
  seats: (view) => view.seats,
  more: () => ({
    settings: {
      roles: [],
      wolves: 2,
      first_night_kill: true,
      hamster_counts: true,
      reveal: 'never',
      ghosts_see: false,
      vote: 'in_turn',
      revotes: 2,
      talk_seconds: 180,
      dead_chat: true,
    },
  }),
});
