/** A live match through the eyes of one seat: what a board is given. */
import type { Clock, Move, Outcome, Play, Player, Seat, Shown, Verdict } from '../games/contract';
import { isolate, type Params } from './fluent';
import { inWords } from './reasons';
import { nameOf, type Room } from './room.svelte';
import { lang, t } from './text.svelte';
import type { MatchView, SeatView } from './wire';

/** How long notes rest before they are sent. */
const REST = 700;

export class LivePlay implements Play {
  readonly #room: Room;
  readonly #openRules: (anchor: string) => void;
  /** The match that was on when this was made; kept so that a board that is just leaving still has one. */
  #last: MatchView;
  /** Which of the viewer's seats. */
  #seat: Seat | null = $state(null);
  #typed: { value: unknown } | null = $state.raw(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(room: Room, match: MatchView, rules: (anchor: string) => void) {
    this.#room = room;
    this.#last = match;
    this.#openRules = rules;
    this.#seat = match.views[0]?.seat ?? null;
  }

  readonly #match: MatchView = $derived.by(() => {
    const now = this.#room.match;
    return now && now.match === this.#last.match ? now : this.#last;
  });
  readonly #mine: SeatView = $derived(
    this.#match.views.find((view) => view.seat === this.#seat) ?? this.#match.views[0]!,
  );

  /** All seats of this viewer. */
  readonly held: readonly Seat[] = $derived.by(() => {
    const you = this.#room.view?.you ?? null;
    return this.#match.names.flatMap(({ person }, seat) => (you !== null && person === you ? [seat] : []));
  });
  /** Those of them that are awaited. */
  readonly calling: readonly Seat[] = $derived(
    this.held.filter((seat) => this.#match.views.some((view) => view.seat === seat && view.asked)),
  );

  /** Looks through the eyes of another of the viewer's seats. */
  look(seat: Seat): void {
    this.#flush();
    this.#typed = null;
    this.#seat = seat;
  }

  readonly replay = false;

  get game(): string {
    return this.#match.game;
  }
  get match(): string {
    return this.#match.match;
  }
  get seats(): number {
    return this.#match.seats;
  }
  get settings(): Record<string, unknown> {
    return this.#match.options;
  }
  get seat(): Seat | null {
    return this.#mine.seat;
  }
  get view(): unknown {
    return this.#mine.view;
  }
  get asked(): boolean {
    return this.#mine.asked && this.outcome === null && !this.abandoned;
  }
  get options(): readonly unknown[] {
    return this.#mine.moves;
  }
  get pending(): Move | null {
    return (this.#mine.held as Move | null) ?? null;
  }
  get awaited(): readonly Seat[] | null {
    return this.#match.awaited;
  }
  get missing(): number | null {
    return this.#match.missing;
  }
  readonly players: readonly Player[] = $derived(
    this.#match.names.map((place, seat) => ({
      seat,
      name: nameOf({ ...place, place: seat }),
      bot: place.bot !== null,
      away: place.away,
      me: this.held.includes(seat),
    })),
  );
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }
  get abandoned(): boolean {
    return this.#match.abandoned;
  }
  /** The view of each seat, once the match was given up and everything is shown; else null. */
  readonly eyes: readonly unknown[] | null = $derived.by(() => {
    if (!this.abandoned) return null;
    const seen = this.#match.views.filter(({ seat }) => seat !== null);
    return seen.sort((a, b) => a.seat! - b.seat!).map(({ view }) => view);
  });
  get covered(): boolean {
    return this.#room.view?.together ?? true;
  }
  get busy(): boolean {
    return this.#room.moving > 0;
  }
  readonly clock: Clock | null = $derived.by(() => {
    const clock = this.#match.clock;
    if (!clock) return null;
    return { left: clock.left, whole: clock.whole, at: this.#room.at, paused: !clock.running };
  });

  send = async (moves: Move | readonly Move[]): Promise<Verdict> => {
    const { seat } = this.#mine;
    if (seat === null || this.busy) return { ok: false, key: 'not_asked', params: { seat: seat ?? 0 } };
    this.#room.moving++;
    const answer = await this.#room.connection.send({
      type: 'play',
      match: this.match,
      seat,
      moves: Array.isArray(moves) ? [...(moves as readonly Move[])] : [moves],
    });
    this.#room.moving--;
    if (answer.ok) return { ok: true };
    this.#room.complain(answer);
    return { ok: false, ...(answer.reason ?? { key: `error-${answer.code}`, params: {} }) };
  };

  check = async (moves: readonly Move[]): Promise<Verdict> => {
    const { seat } = this.#mine;
    if (seat === null) return { ok: false, key: 'not_asked', params: { seat: 0 } };
    const answer = await this.#room.connection.send({
      type: 'check',
      match: this.match,
      seat,
      moves: [...moves],
    });
    if (!answer.ok) return { ok: false, ...(answer.reason ?? { key: `error-${answer.code}`, params: {} }) };
    return answer.reason ? { ok: false, ...answer.reason } : { ok: true };
  };

  t = (key: string, params?: Params): string => lang.game(this.game, key, params);

  name = (seat: Seat): string => isolate(this.players[seat]?.name ?? t('seat-n', { n: seat + 1 }));

  reason = (why: { key: string; params?: Params }): string => inWords(why, this.game);

  rule = (anchor: string): void => this.#openRules(anchor);

  get notes(): unknown {
    return this.#typed ? this.#typed.value : (this.#mine.notes ?? null);
  }

  note = (value: unknown): void => {
    this.#typed = { value };
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#flush(), REST);
  };

  get review(): readonly Shown[] | null {
    return this.#match.shown;
  }

  show = async (shown: boolean): Promise<boolean> => {
    const { seat } = this.#mine;
    this.#flush();
    return seat !== null && this.#room.order({ type: 'show_notes', match: this.match, seat, shown });
  };

  goOn = (): void => {
    const { seat } = this.#mine;
    if (seat !== null) void this.#room.order({ type: 'go_on', match: this.match, seat });
  };

  #flush(): void {
    clearTimeout(this.#resting);
    const { seat } = this.#mine;
    if (!this.#typed || seat === null) return;
    void this.#room.order({ type: 'notes', match: this.match, seat, notes: this.#typed.value });
  }
}
