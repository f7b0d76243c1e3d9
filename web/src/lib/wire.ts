// Made by `make wire` from the Python types of tasogare.server.wire. Do not edit.

export type FromClient =
  | Hello
  | Ping
  | Rename
  | Sit
  | Stand
  | Leave
  | Ready
  | AddBot
  | Remove
  | Arrange
  | Choose
  | Settings
  | Start
  | Away
  | Pause
  | HandOver
  | Grant
  | Quit
  | PlayMoves
  | Check
  | Chat
  | Emote
  | Notes
  | ShowNotes
  | GoOn;
export type ToClient = Welcome | Update | Done | Refused;

/**
 * The first frame: the protocol spoken, and the version of the last update that the client holds (0: none).
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  version?: number;
}
/**
 * Answered by ``done``; keeps the socket alive.
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Takes another name (cut at 24 graphemes) and avatar in this room.
 */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
  avatar?: string;
}
/**
 * Takes a place that is free.
 *
 * In a running match only the place of a bot, or of somebody who has left, can be taken: the host's own ``sit`` takes
 * it at once, anybody else's waits in ``RoomView.asking`` for the host's ``grant``.
 */
export interface Sit {
  type: 'sit';
  id: string;
  place: number;
}
/**
 * Gives a place up and becomes a spectator; between matches only.
 */
export interface Stand {
  type: 'stand';
  id: string;
  place: number;
}
/**
 * Leaves the room; in a running match the seat stays, away, and can be come back to.
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Says that a place is ready to start, or not.  Who sits down is ready until saying otherwise.
 */
export interface Ready {
  type: 'ready';
  id: string;
  place: number;
  ready: boolean;
}
/**
 * Host: puts a bot of that level on a free place (null: the next one, a new one where there is none).
 */
export interface AddBot {
  type: 'add_bot';
  id: string;
  bot: string;
  place?: number | null;
}
/**
 * Host: takes a person or a bot off a place, between matches.
 */
export interface Remove {
  type: 'remove';
  id: string;
  place: number;
}
/**
 * Host: the places in a new order: at position i stands the number of the place that comes there.
 */
export interface Arrange {
  type: 'arrange';
  id: string;
  order: number[];
}
/**
 * Host: the next game, with the options that differ from its defaults and the number of places.
 */
export interface Choose {
  type: 'choose';
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  places?: number | null;
}
/**
 * Host: how the room plays: together or apart, its clock, and what plays for those away.
 */
export interface Settings {
  type: 'settings';
  id: string;
  together?: boolean | null;
  clock?: ('brisk' | 'off' | 'relaxed') | null;
  away?: ('bot' | 'default') | null;
}
/**
 * Host: starts the chosen game (``rotate``: everybody moves on by one place first).
 *
 * From anybody else who sits there it is a wish, shown in ``RoomView.urging``; the game starts when more than half of
 * the seated people who are here wish it, and after half a minute half of them are enough for one of them to become
 * host, so that nobody waits for a host who has nodded off.
 * ``after`` is the match that is on the table, null where there is none.  Sent again, also by another tab, it does
 * nothing once a match follows ``after``.
 */
export interface Start {
  type: 'start';
  id: string;
  after?: string | null;
  rotate?: boolean;
}
/**
 * Marks a seat away or back: one's own, or for the host any.
 */
export interface Away {
  type: 'away';
  id: string;
  place: number;
  away: boolean;
}
/**
 * Host: stops or starts all clocks, and with them bots and automatic moves; people may still move.
 */
export interface Pause {
  type: 'pause';
  id: string;
  on: boolean;
}
/**
 * Host: makes another person the host.
 */
export interface HandOver {
  type: 'hand_over';
  id: string;
  person: number;
}
/**
 * Host: lets a person of ``RoomView.asking`` have the place, or not.
 */
export interface Grant {
  type: 'grant';
  id: string;
  person: number;
  yes: boolean;
}
/**
 * A seat's wish to abandon the match; carried out when more than half of the people seated and not away wish it.
 */
export interface Quit {
  type: 'quit';
  id: string;
  seat: number;
  wish: boolean;
}
/**
 * A seat's moves in a match, all or none as far as the seat can know; acknowledged when they are in the log.
 *
 * Should what the first ones uncover forbid a later one, the first ones stand and ``done`` brings the reason.
 */
export interface PlayMoves {
  type: 'play';
  id: string;
  match: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  moves: unknown[];
}
/**
 * Whether a sequence of moves would be legal for the seat, told from its own view; changes nothing.
 */
export interface Check {
  type: 'check';
  id: string;
  match: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  moves: unknown[];
}
/**
 * Writes to a channel that is open to the seat (null: a spectator); ``room`` is open between matches.
 */
export interface Chat {
  type: 'chat';
  id: string;
  channel: string;
  seat: number | null;
  text: string;
}
/**
 * One of the fixed emotes that the seat has now (``SeatView.emotes``).
 */
export interface Emote {
  type: 'emote';
  id: string;
  seat: number | null;
  emote: 'croak' | 'hello' | 'take_your_time' | 'thinking';
}
/**
 * A seat's private notes, kept for it through the match; any JSON of at most 4,000 characters.
 */
export interface Notes {
  type: 'notes';
  id: string;
  match: string;
  seat: number;
  notes: unknown;
}
/**
 * Shows a seat's notes to all as they are now, or hides them again; open while ``MatchView.shown`` is not null.
 */
export interface ShowNotes {
  type: 'show_notes';
  id: string;
  match: string;
  seat: number;
  shown: boolean;
}
/**
 * A seat has looked back long enough: the table moves on when all people at it, but those away, have said so.
 */
export interface GoOn {
  type: 'go_on';
  id: string;
  match: string;
  seat: number;
}
/**
 * The answer to ``hello``: the protocol, whether the viewer is a person of this room, and its version now.
 *
 * Where that is the version that the client holds, no update follows.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: number | null;
  version: number;
}
/**
 * Parts of what the viewer sees that changed, each whole; ``chat`` holds new lines, or all with ``whole``.
 */
export interface Update {
  type: 'update';
  version: number;
  whole: boolean;
  room?: RoomView | null;
  match?: MatchView | null;
  chat?: ChatLine[];
}
/**
 * The room as one viewer sees it.
 */
export interface RoomView {
  code: string;
  stage: 'after' | 'lobby' | 'playing';
  you: number | null;
  host: number | null;
  people: Person[];
  places: Place[];
  asking: Asking[];
  games: GameCard[];
  game: string;
  given: {
    [k: string]: unknown;
  };
  fields: OptionField[];
  why_not_start: Reason | null;
  urging: number[];
  together: boolean;
  clock: 'brisk' | 'off' | 'relaxed';
  away: 'bot' | 'default';
  paused: boolean;
  match: string | null;
  channels: string[];
}
/**
 * Somebody in the room.
 */
export interface Person {
  id: number;
  name: string;
  avatar: string;
  here: boolean;
}
/**
 * A place at the table: of a person, of a bot, or free.
 */
export interface Place {
  place: number;
  person: number | null;
  bot: string | null;
  name: string;
  avatar: string;
  away: boolean;
  ready: boolean;
  score: number;
}
/**
 * A person who asks the host for a place in the running match.
 */
export interface Asking {
  person: number;
  place: number;
}
/**
 * A game that the room can choose.
 */
export interface GameCard {
  name: string;
  least: number;
  most: number;
  best: number;
  bots: string[];
  several_seats: boolean;
}
/**
 * One option for a form; texts are the game's ``option-NAME`` and ``option-NAME-VALUE``.
 */
export interface OptionField {
  name: string;
  kind: 'choice' | 'number' | 'several' | 'switch';
  value: unknown;
  default: unknown;
  values?: OptionValue[];
  least?: number | null;
  most?: number | null;
  nullable?: boolean;
  whole?: boolean;
}
/**
 * One value that may be chosen; ``fits``: it goes with the seats and the other options.
 */
export interface OptionValue {
  value: unknown;
  fits: boolean;
}
/**
 * Why not: a key of the text catalogue with its parameters; ``seat`` parameters count from 0.
 */
export interface Reason {
  key: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * The match on the table.
 */
export interface MatchView {
  match: string;
  game: string;
  version: number;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  names: Place[];
  guided: boolean;
  commitment: string;
  seed: string | null;
  awaited: number[] | null;
  missing: number | null;
  outcome: Outcome | null;
  abandoned: boolean;
  quitting: number[];
  shown: ShownNotes[] | null;
  step: number;
  clock: Clock | null;
  views: SeatView[];
}
/**
 * How a game ended: one score a seat, and the seats that won.
 */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/**
 * The notes that a seat shows to all, as they were when it did.
 */
export interface ShownNotes {
  seat: number;
  notes: unknown;
}
/**
 * The time left for this phase when the update was made, and all of it, in milliseconds.
 */
export interface Clock {
  left: number;
  whole: number;
  running: boolean;
}
/**
 * A match through the eyes of one seat, or of a spectator.
 */
export interface SeatView {
  seat: number | null;
  view: unknown;
  asked: boolean;
  moves: unknown[];
  held: unknown;
  notes: unknown;
  writes: string[];
  emotes: string[];
}
/**
 * Something written; numbered per viewer.
 */
export interface ChatLine {
  number: number;
  channel: string;
  person: number | null;
  seat: number | null;
  name: string;
  text: string;
  emote?: string | null;
}
/**
 * A command was carried out (and, if it changes anything, is in the log); ``reason`` answers ``check``.
 *
 * With ``play`` it says why the last of several moves were left out.
 */
export interface Done {
  type: 'done';
  id: string;
  reason?: Reason | null;
}
/**
 * A command, or a frame without an id, was refused and changed nothing.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code:
    | 'bad_frame'
    | 'bad_option'
    | 'bad_protocol'
    | 'flood'
    | 'gone'
    | 'illegal'
    | 'no_match'
    | 'no_place'
    | 'not_allowed'
    | 'not_host'
    | 'not_now'
    | 'not_yours'
    | 'storage'
    | 'too_big';
  reason?: Reason | null;
}
/**
 * Who the cookie says one is.
 */
export interface Me {
  name: string;
  avatar?: string;
}
/**
 * The body of ``POST /api/rooms`` and ``POST /api/rooms/CODE/join``: who comes, and for a new room what is played.
 *
 * ``bots`` seats the maker and puts standard bots on all other places; ``guide`` does so and begins the game's first
 * guided game at once.
 */
export interface NewRoom {
  name?: string | null;
  avatar?: string | null;
  game?: string | null;
  places?: number | null;
  bots?: boolean;
  guide?: boolean;
}
/**
 * A room's code.
 */
export interface Code {
  code: string;
}
/**
 * A personal link's secret: used once within ``seconds``, it makes another device this person's.
 *
 * The link is ``/me#TOKEN``: a fragment is sent to no server and stands in no log.
 */
export interface Link {
  token: string;
  seconds: number;
  qr: string;
}
/**
 * A match that this person sat in and that is over.
 */
export interface Past {
  match: string;
  game: string;
  began: number;
  ended: number;
  seats: number;
  seat: number[];
  names: string[];
  guided: boolean;
  outcome: Outcome | null;
}
/**
 * How this person has done in one game.
 */
export interface Standing {
  game: string;
  matches: number;
  won: number;
  people: Rated | null;
  bots: Rated | null;
}
/**
 * A rating as it is shown: about 1500 for a newcomer, right within ``doubt`` for nineteen of twenty.
 */
export interface Rated {
  value: number;
  doubt: number;
  matches: number;
}
/**
 * A match that is over, step by step through the eyes of a seat, or of a spectator.
 */
export interface Replay {
  match: string;
  game: string;
  version: number;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  names: string[];
  viewer: number | null;
  guided: boolean;
  commitment: string;
  seed: string;
  outcome: Outcome | null;
  frames: ReplayFrame[];
}
/**
 * The match after one play, through one pair of eyes.
 */
export interface ReplayFrame {
  play: {
    [k: string]: unknown;
  } | null;
  view: unknown;
}
/**
 * What every seat knew at one step of a match that is over.
 */
export interface Knowledge {
  at: number;
  views: unknown[];
}
/**
 * What ``tasogare verify`` says of a match's record.
 */
export interface Verified {
  ok: boolean;
  draws: number;
  reason: Reason | null;
}
export const GAMES = ['seven_knights', 'little_witches', 'lupus', 'mu', 'witch_hunt'] as const;
