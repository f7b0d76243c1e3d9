// Made by `make wire` from the Python types of tasogare.games.seven_knights. Do not edit.

export type Moves = Deal | Inspect | Ask | Answer | Recommend | Lineup;
export type Option = Deal | Inspect | Ask | Answer | Recommend | Lineup | DealForm | AskForm | LineupForm;

/**
 * The tiles on the table: values by tile id, first those before the seats, then the centre's.
 */
export interface Deal {
  type: 'deal';
  tiles: number[];
}
/**
 * To look at a face-down tile.
 */
export interface Inspect {
  type: 'inspect';
  tile: number;
}
/**
 * A question to another seat about tiles that it knows.
 */
export interface Ask {
  type: 'ask';
  seat: number;
  about: number[];
  question: OneOf | Less | Next | Adjacent | Sum | SumOdd;
}
/**
 * Is it one of these numbers?
 */
export interface OneOf {
  kind: 'in';
  numbers: number[];
}
/**
 * Is the first smaller than the second?
 */
export interface Less {
  kind: 'less';
}
/**
 * Is the first larger than the second by one?
 */
export interface Next {
  kind: 'next';
}
/**
 * Do they differ by one?
 */
export interface Adjacent {
  kind: 'adjacent';
}
/**
 * Is their sum smaller than, equal to or larger than a number?
 */
export interface Sum {
  kind: 'sum';
  op: '<' | '=' | '>';
  n: number;
}
/**
 * Is their sum odd?
 */
export interface SumOdd {
  kind: 'sum_odd';
}
/**
 * What the seat that was asked says.
 */
export interface Answer {
  type: 'answer';
  yes: boolean;
}
/**
 * Who should be captain.
 */
export interface Recommend {
  type: 'recommend';
  seat: number;
}
/**
 * The captain's row, from left to right.
 */
export interface Lineup {
  type: 'lineup';
  tiles: number[];
}
/**
 * All deals of a mode: different values of the pool, before the seats only those that may lie there.
 */
export interface DealForm {
  type: 'deal_form';
  tiles: number;
  pool: number[];
  before_seats: number[];
}
/**
 * All questions that a seat may ask.
 */
export interface AskForm {
  type: 'ask_form';
  top: number;
  answerers: Askable[];
}
/**
 * A seat that may be asked, and the tiles that it knows and the asker does not.
 */
export interface Askable {
  seat: number;
  tiles: number[];
  one: Single[];
  several: Several[];
}
/**
 * One tile; an ``in`` question is open if it names some, but not all, of these values (0 is the witch).
 */
export interface Single {
  tile: number;
  values: number[];
}
/**
 * Two or three tiles and what may be asked about them; for ``less`` and ``next`` in which orders.
 */
export interface Several {
  about: number[];
  less: number[][];
  next: number[][];
  adjacent: boolean;
  sum: Sums;
  sum_odd: boolean;
}
/**
 * The open ``n`` by comparison.
 */
export interface Sums {
  '<': number[];
  '=': number[];
  '>': number[];
}
/**
 * All line-ups: different tiles of the table in any order, ``own`` among them, ``least`` to ``most`` in number.
 */
export interface LineupForm {
  type: 'lineup_form';
  tiles: number;
  own: number;
  least: number;
  most: number;
}
/**
 * The table as one seat sees it; ``own`` is None for spectators and between rounds.
 */
export interface View {
  phase: Dealing | Inspecting | Asking | Answering | Recommending | Commanding | LiningUp | Over;
  round: number;
  start: number;
  tiles: number;
  pool: number[];
  unused: number;
  looks: Look[];
  questions: Asked[];
  votes: number[];
  captain: number | null;
  own: Own | null;
  rounds: Round[];
  totals: number[];
}
/**
 * Deal: tiles before the seats and in the centre; each seat sees its own.
 */
export interface Dealing {
  type: 'dealing';
  round: number;
}
/**
 * Inspect, clockwise from the start seat: look at one face-down tile, not one's own.
 *
 * In the special modes two laps: first at another seat's tile, then at one in the centre.
 */
export interface Inspecting {
  type: 'inspecting';
  round: number;
  lap: number;
  seat: number;
}
/**
 * Question, one lap from the start seat: ask another seat one yes-no question about tiles that it knows.
 *
 * The asker must not know those tiles, nor be able to work out the answer.
 */
export interface Asking {
  type: 'asking';
  round: number;
  seat: number;
}
/**
 * The seat that was asked says yes or no: a knight the truth, the witch and the bewitched what they like.
 *
 * Everybody presses the answer, also where only one is legal.
 */
export interface Answering {
  type: 'answering';
  round: number;
  asker: number;
  seat: number;
}
/**
 * Recommend: all at once, changeable until all have chosen; each names a captain, perhaps itself.
 *
 * The holder of the witch may not name a seat that inspected her; a bewitched seat may not name her holder.
 */
export interface Recommending {
  type: 'recommending';
  round: number;
}
/**
 * Command: the captain asks one more question, by the same rules.
 */
export interface Commanding {
  type: 'commanding';
  round: number;
  seat: number;
}
/**
 * Line-up: the captain lays tiles in a row, leaving out as many as the mode says, never its own.
 *
 * Knights win if every tile laid is a knight, the numbers rise, and every tile left out is the witch.
 */
export interface LiningUp {
  type: 'lining_up';
  round: number;
  seat: number;
}
/**
 * After three rounds the highest total wins, all who share it; in coop all, with two rounds won.
 */
export interface Over {
  type: 'over';
}
/**
 * Who looked at which tile; for everybody to see.
 */
export interface Look {
  seat: number;
  tile: number;
}
/**
 * A question with its answer; ``yes`` is None until it is given.
 */
export interface Asked {
  asker: number;
  seat: number;
  about: number[];
  question: OneOf | Less | Next | Adjacent | Sum | SumOdd;
  yes: boolean | null;
}
/**
 * What a seat alone knows in this round.
 */
export interface Own {
  tiles: number[];
  values: number[];
  side: 'bewitched' | 'knight' | 'witch';
  witch_tile: number | null;
  bewitched: number[];
}
/**
 * A round that is over: everything of it is public.
 */
export interface Round {
  start: number;
  tiles: number[];
  looks: Look[];
  questions: Asked[];
  votes: number[];
  captain: number;
  lineup: number[];
  witch_side: number[];
  knights_win: boolean;
  points: number[];
}
/**
 * What a table may choose.
 */
export interface Options {
  mode: 'advanced' | 'basic' | 'coop' | 'special' | 'special_coop';
  captain_check: 'after_question' | 'before_question';
  fixed_score: boolean;
  review: boolean;
}
