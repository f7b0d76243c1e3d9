/** What a board gets from the shell and gives to it. README.md in this folder tells how to use it. */
import type { Component } from 'svelte';
import type { ArtName } from '$lib/art';
import type { Params } from '$lib/fluent';

export type Seat = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A tagged object as in the record: `type` first, then exactly its listed fields. */
export interface Move {
  readonly type: string;
}

/** What the server says of a move or of a hypothetical sequence: fine, or a key of the catalogue that tells why not. */
export type Verdict =
  { readonly ok: true } | { readonly ok: false; readonly key: string; readonly params: Params };

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  readonly away: boolean;
  /** This is a seat of the person who looks. */
  readonly me: boolean;
}

/** Time that is left, to be counted down against `performance.now()`; never a wall clock. */
export interface Clock {
  /** Milliseconds that were left at `at`. */
  readonly left: number;
  /** `performance.now()` when the figure came. */
  readonly at: number;
  /** Milliseconds of the whole phase, for the ring. */
  readonly whole: number;
  /** The clock stands still: the table is paused. */
  readonly paused: boolean;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Notes that a seat shows to all, as they were when it did. */
export interface Shown {
  readonly seat: Seat;
  readonly notes: unknown;
}

/**
 * One match through the eyes of one seat. All fields are reactive: read them in markup, `$derived` or `$effect`.
 *
 * `View` is what the game's `view.py` sends, `Option` what the game's option sets are described by
 * (moves as they are, and forms for what is too many to list), `M` the union of the moves of a seat.
 */
export interface Play<View = unknown, Option = unknown, M extends Move = Move> {
  readonly game: string;
  /** Changes when another match begins. */
  readonly match: string;
  readonly seats: number;
  /** The match's resolved options (mode and the like), as in the record. */
  readonly settings: { readonly [option: string]: unknown };
  /** Whose eyes; null: a spectator, as on the table screen. */
  readonly seat: Seat | null;
  readonly view: View;
  /** This seat is awaited. */
  readonly asked: boolean;
  /** What this seat may do now; empty: nothing. The truth on what is legal, for the drawing; the server decides. */
  readonly options: readonly Option[];
  /** The choice that this seat handed in and that waits for the others'. */
  readonly pending: M | null;
  /** Who is awaited, where everybody may know that; else null. */
  readonly awaited: readonly Seat[] | null;
  /** How many are awaited, where everybody may know that; else null. */
  readonly missing: number | null;
  readonly players: readonly Player[];
  readonly outcome: Outcome | null;
  /** The table gave the match up: everything is shown, there is no outcome. */
  readonly abandoned: boolean;
  /** All sit in one room: a secret may show only while it is held. */
  readonly covered: boolean;
  /** A command is under way: buttons that send wait (`Button` does it by itself when given `busy`). */
  readonly busy: boolean;
  /** Shown from a record: nothing can be sent. */
  readonly replay: boolean;
  readonly clock: Clock | null;

  /**
   * Sends a move, or several that are taken all or none (a trail). Resolves when the server has it safe, or says why it is
   * refused; the shell also tells the reason.
   */
  send(moves: M | readonly M[]): Promise<Verdict>;
  /** Would this move, or this sequence, be legal? Changes nothing. */
  check(moves: readonly M[]): Promise<Verdict>;

  /** A text of this game, else of the shared catalogues, in the language that is on. */
  t(key: string, params?: Params): string;
  /** The name of a seat, isolated for direction, to be put into a text. In markup use `<Name>`. */
  name(seat: Seat): string;
  /** A reason as text: for `Verdict` and for your own disabled controls. */
  reason(verdict: { readonly key: string; readonly params?: Params }): string;
  /** Opens the rules of this game at a heading's anchor. */
  rule(anchor: string): void;

  /** Private notes of this seat for this match: any JSON, kept over reloads; null at first. */
  readonly notes: unknown;
  note(value: Json): void;
  /**
   * The notes that seats show to all, in a review (between rounds, after the end); null: there is none now. Where more is to
   * come, `awaited` says who has not gone on yet, and the table waits for them.
   */
  readonly review: readonly Shown[] | null;
  /** Shows this seat's notes to all as they are now, or hides them again. True: done. */
  show(shown: boolean): Promise<boolean>;
  /** This seat has looked back long enough. */
  goOn(): void;
}

/**
 * What a refusal names, as the board calls it: `tile` 2 is "C"; null: as the catalogue has it (`card-shell`), else as it is.
 * Not for the parameters that a text selects by.
 */
export type Called = (what: string, value: string | number, speaker: Pick<AnyPlay, 't'>) => string | null;

/** A line of the public story of the match. */
export interface LogLine {
  /** Stable while the match lasts, so that only new lines are read out. */
  readonly id: string | number;
  /** Whole sentence, already translated (`play.t`). */
  readonly text: string;
  /** Starts a new part: a round, a day. */
  readonly heading?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own view, options and moves
export type AnyPlay = Play<any, any, any>;

export interface BoardProps<P = AnyPlay> {
  readonly play: P;
}

/** How much of a hidden fact a seat has by the rules: the whole, a part, nothing. */
export type Share = 'all' | 'some' | 'none';

/** Something that was not for everybody's eyes, as it truly was. */
export interface Fact {
  readonly id: string;
  /** The fact itself in words, already translated: "Mina: wolf". */
  readonly text: string;
  /** By seat, how much of it that seat had. */
  readonly shares: readonly Share[];
}

/** What has become of a seat, for all to see. */
export interface SeatMark {
  /** On its face, in place of its sign. */
  readonly art?: ArtName | undefined;
  /** Below its name. */
  readonly note?: string | undefined;
}

type Loader = () => Promise<{ default: Component<{ play: AnyPlay }> }>;

/** What `web/src/games/GAME/index.ts` exports as `board`. Components are loaded when first needed. */
export interface GameBoard {
  /** The game's name in Python. The folder has the same name. */
  readonly game: string;
  /** Two emblems that stand for the game in lists. */
  readonly art: readonly [ArtName, ArtName];
  /** How many people it is for, and minutes, where games are listed; how many seats the server's own numbers decide. */
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** The whole screen of a seat or of a spectator; draws itself with `GameFrame`. */
  readonly Board: Loader;
  /** The public picture for the table screen; sized in the screen's own rem. Without it the board itself is shown. */
  readonly Table?: Loader;
  /** The table screen brings sounds of its own; else it chimes whenever it says something new. */
  readonly sounds?: true;
  /** What was hidden, shown after the last move above the scores. */
  readonly Reveal?: Loader;
  /** The public story so far, in order. Shown in the log, read out politely. */
  readonly log: (play: AnyPlay) => readonly LogLine[];
  /** What the table screen says now, one or two short sentences for the sofa (and for the voice). */
  readonly say: (play: AnyPlay) => string;
  /**
   * Who knew what at a step of a replay: picked from nothing but what each seat saw then (`eyes`, the view of each seat), and
   * from the last view of all for what nobody had seen yet. Empty: nothing was hidden.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own view
  readonly knew: (play: AnyPlay, eyes: readonly any[], end: any) => readonly Fact[];
  /** True: the match is over, but the board still shows how it ended; the result waits till it is false. */
  readonly lingers?: (play: AnyPlay) => boolean;
  /**
   * Whether the bell may ring for this viewer, and the page be marked; left out: whenever one of their seats is awaited.
   * For games in which being awaited is itself a secret.
   */
  readonly calls?: (play: AnyPlay) => boolean;
  /** What refusals name that the catalogue alone cannot: a tile by its letter, a card, a cell. */
  readonly called?: Called;
  /** What the table screen shows of a seat besides its name: a frog, a mayor. */
  readonly mark?: (play: AnyPlay, seat: Seat) => SeatMark | null;
}
