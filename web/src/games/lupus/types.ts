// Made by `make wire` from the Python types of tasogare.games.lupus. Do not edit.

export type Moves = Deal | Divine | Guard | Attack | Sleep | Say | Ready | Vote | Pick;
export type Option = Deal | Divine | Guard | Attack | Sleep | Say | Ready | Vote | Pick | DealsForm | SayForm;

/**
 * The table: the role of each seat.
 */
export interface Deal {
  type: 'deal';
  roles: ('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf')[];
}
export interface Divine {
  type: 'divine';
  target: number;
}
export interface Guard {
  type: 'guard';
  target: number;
}
/**
 * A wolf points at a seat.
 */
export interface Attack {
  type: 'attack';
  target: number;
}
/**
 * The night of whoever has nothing to do.
 */
export interface Sleep {
  type: 'sleep';
}
/**
 * A statement that everybody sees; each ``what`` has exactly its fields, the others are absent.
 */
export interface Say {
  type: 'say';
  what: 'ask' | 'claim' | 'result' | 'suspect' | 'trust' | 'will_vote';
  role: 'bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf';
  target: number;
  wolf: boolean;
  night: number;
}
/**
 * Has said enough.
 */
export interface Ready {
  type: 'ready';
}
export interface Vote {
  type: 'vote';
  target: number;
}
/**
 * The table: who of the seats that are still tied is lynched.
 */
export interface Pick {
  type: 'pick';
  target: number;
}
/**
 * Any order of these roles.
 */
export interface DealsForm {
  type: 'deals';
  roles: ('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf')[];
}
/**
 * A claim of one of the roles; a result about one of ``others`` in a night up to this one; or a word about one of
 * the ``living``.
 */
export interface SayForm {
  type: 'statements';
  roles: ('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf')[];
  others: number[];
  living: number[];
  nights: number;
}
export interface View {
  phase: Dealing | Night | Talking | Voting | Defence | Picking | Over;
  seats: number;
  living: number[];
  cards: ('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf')[];
  dawns: number[][];
  lynched: number[];
  statements: Statement[];
  votes: Ballot[];
  roles: (('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium' | 'seer' | 'villager' | 'wolf') | null)[];
  results: Result[];
  guards: Aim[];
  attacks: Aim[];
  tonight: (Divine | Guard | Attack | Sleep) | null;
  pointing: Pointing[];
  nights: Deeds[];
}
/**
 * The Master gives every seat one role card, face down.
 */
export interface Dealing {
  type: 'dealing';
}
/**
 * All act at once and unseen, and every living seat has something to do.
 *
 * The seer divines another living seat, and is told whether it is a wolf.  From night 2 on the bodyguard guards
 * another living seat.  Each living wolf points at a living seat that is no wolf, sees the others' pointing, and may
 * point again; the attack stands the moment all living wolves point at one seat.  Everybody else sleeps.  Who has
 * something to do can't sleep.  When all is done the day dawns as soon as time allows, so that the hour does not tell
 * who was long about it.
 *
 * Time up: a random legal move for each missing seat that is no wolf; then each wolf that does not point at the
 * most pointed-at seat (chance among equals) is made to point there.
 */
export interface Night {
  type: 'night';
  night: number;
}
/**
 * The living discuss.  Each says ``ready`` once; the last one opens the vote.
 */
export interface Talking {
  type: 'talking';
  day: number;
}
/**
 * Each living seat names one living seat, not itself: openly, one after the other from the first living seat on;
 * or all together, shown when the last vote is in.  Most votes: lynched.
 *
 * A tie: the tied seats defend themselves, then the same vote again, all living seats votable.  After the last
 * re-vote that the options allow the table picks one of those tied in it.
 */
export interface Voting {
  type: 'voting';
  day: number;
  round: number;
  turn: number | null;
}
/**
 * A tie: the tied seats, and only they, may speak; it ends when each of them is ready, and all vote again.
 */
export interface Defence {
  type: 'defence';
  day: number;
  round: number;
  tied: number[];
}
/**
 * The last vote tied too: the Master's lot falls on one of the tied seats.
 */
export interface Picking {
  type: 'picking';
  day: number;
  tied: number[];
}
/**
 * Humans: villagers, seer, medium, bodyguard, masons.  Wolves: they and the madman.  Else the hamster alone.
 * The dead win with their side.
 */
export interface Over {
  type: 'over';
  winner: 'hamster' | 'humans' | 'wolves';
}
/**
 * Public: what a seat said on which day, and after how many of its votes: none in the talk, all so far in a
 * tie's defence.
 */
export interface Statement {
  day: number;
  voted: number;
  seat: number;
  say: Say;
}
/**
 * Public: whom a seat voted for, in which vote of which day.
 */
export interface Ballot {
  day: number;
  round: number;
  seat: number;
  target: number;
}
/**
 * What a seer, or a medium, was told in a night.
 */
export interface Result {
  night: number;
  target: number;
  wolf: boolean;
}
/**
 * Whom the viewer guarded, or its pack attacked, in a night that is over.
 */
export interface Aim {
  night: number;
  target: number;
}
/**
 * Where a wolf points tonight.
 */
export interface Pointing {
  seat: number;
  target: number;
}
/**
 * What happened in a night that is over; None: nobody did that.
 */
export interface Deeds {
  divined: number | null;
  guarded: number | null;
  attacked: number | null;
  dead: number[];
}
export interface Options {
  roles: ('bodyguard' | 'hamster' | 'madman' | 'mason' | 'medium')[];
  wolves: 2 | 3;
  first_night_kill: boolean;
  hamster_counts: boolean;
  reveal: 'never' | 'on_death';
  ghosts_see: boolean;
  vote: 'in_turn' | 'together';
  revotes: number;
  talk_seconds: number;
  dead_chat: boolean;
}
