/** A match that is over, step by step through one pair of eyes: what a board is given then. */
import type { Move, Outcome, Play, Player, Seat, Verdict } from '../games/contract';
import { isolate, type Params } from './fluent';
import { inWords } from './reasons';
import { lang, t } from './text.svelte';
import type { Replay } from './wire';

const OVER: Verdict = { ok: false, key: 'over', params: {} };

export class PastPlay implements Play {
  #past: Replay = $state.raw({} as Replay);
  #at: number = $state(0);
  /** The view at each frame: a frame that says nothing keeps the one before. */
  #views: readonly unknown[] = [];
  readonly #openRules: (anchor: string) => void;

  constructor(past: Replay, rules: (anchor: string) => void) {
    this.#openRules = rules;
    this.see(past);
  }

  /** The same match through other eyes, at the same place. */
  see(past: Replay): void {
    const views: unknown[] = [];
    for (const frame of past.frames) views.push(frame.view ?? views.at(-1));
    this.#views = views;
    this.#past = past;
  }

  /** The frame that is shown, from 0. */
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#past.frames.length - 1;
  }
  go(to: number): void {
    this.#at = Math.max(0, Math.min(this.last, to));
  }

  readonly replay = true;
  readonly asked = false;
  readonly options: readonly unknown[] = [];
  readonly pending: Move | null = null;
  readonly awaited: readonly Seat[] | null = null;
  readonly missing: number | null = null;
  readonly covered = false;
  readonly busy = false;
  readonly clock = null;
  readonly notes = null;
  readonly review = null;

  get game(): string {
    return this.#past.game;
  }
  get match(): string {
    return this.#past.match;
  }
  get seats(): number {
    return this.#past.seats;
  }
  get settings(): Record<string, unknown> {
    return this.#past.options;
  }
  get seat(): Seat | null {
    return this.#past.viewer;
  }
  get view(): unknown {
    void this.#past;
    return this.#views[this.#at];
  }
  readonly players: readonly Player[] = $derived(
    this.#past.names.map((name, seat) => ({
      seat,
      name: name || t('bot-name', { n: seat + 1 }),
      bot: name === '',
      away: false,
      me: seat === this.#past.viewer,
    })),
  );
  /** How it all ended, through these eyes. */
  get end(): unknown {
    void this.#past;
    return this.#views.at(-1);
  }
  get outcome(): Outcome | null {
    return this.#at === this.last ? this.#past.outcome : null;
  }
  get abandoned(): boolean {
    return this.#at === this.last && this.#past.outcome === null;
  }
  /** Who moved to bring this frame about; null: the table, or time. */
  get mover(): Seat | null {
    const by = this.#past.frames[this.#at]?.play?.['by'];
    return typeof by === 'number' ? by : null;
  }

  send = (): Promise<Verdict> => Promise.resolve(OVER);
  show = (): Promise<boolean> => Promise.resolve(false);
  goOn = (): void => undefined;
  check = (): Promise<Verdict> => Promise.resolve(OVER);
  t = (key: string, params?: Params): string => lang.game(this.game, key, params);
  name = (seat: Seat): string => isolate(this.players[seat]?.name ?? t('seat-n', { n: seat + 1 }));
  reason = (why: { key: string; params?: Params }): string => inWords(why, this.game);
  rule = (anchor: string): void => this.#openRules(anchor);
  note = (): void => undefined;
}
