/** A room as this viewer sees it: whole parts, replaced as they come. Everything else is derived. */
import { Connection, type Answer, type Ending, type Order } from './connection.svelte';
import { recall, remember } from './memory';
import { tell } from './toasts.svelte';
import { t } from './text.svelte';
import { refusal } from './reasons';
import type { ChatLine, MatchView, Place, RoomView, Update } from './wire';

export class Room {
  readonly code: string;
  readonly table: boolean;

  view: RoomView | null = $state.raw(null);
  match: MatchView | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  /** People whose lines this viewer does not want to see. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed
  muted: ReadonlySet<number> = $state.raw(new Set());
  readonly heard: readonly ChatLine[] = $derived(
    this.chat.filter((line) => line.person === null || !this.muted.has(line.person)),
  );
  /** `performance.now()` when the match's clock came. */
  at: number = $state(0);
  /** Why there is nothing to see here any more. */
  ended: Ending | null = $state(null);
  /** Welcomed, but no person of this room yet. */
  stranger: boolean = $state(false);
  /** Moves under way. */
  moving: number = $state(0);
  /** Room commands under way. */
  working: number = $state(0);

  readonly connection: Connection;

  readonly online = $derived.by(() => this.connection.status === 'online');
  readonly host = $derived(this.view !== null && this.view.you !== null && this.view.you === this.view.host);
  readonly me = $derived(this.view?.people.find((person) => person.id === this.view?.you) ?? null);
  readonly mine: readonly Place[] = $derived(
    this.view?.places.filter((place) => place.person !== null && place.person === this.view?.you) ?? [],
  );
  /** How many of the seated people who are here wish to start without the host; null: nobody does. */
  readonly urged: { wishes: number; people: number } | null = $derived.by(() => {
    const here = this.view?.people.filter((person) => person.here).map((person) => person.id) ?? [];
    const seated = here.filter((id) => this.view?.places.some((place) => place.person === id));
    const wishes = seated.filter((id) => this.view?.urging.includes(id)).length;
    return wishes > 0 ? { wishes, people: seated.length } : null;
  });

  constructor(code: string, table = false, open?: (url: string) => WebSocket) {
    this.code = code;
    this.table = table;
    const muted = recall(`muted-${code}`)?.split(',').map(Number) ?? [];
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed
    this.muted = new Set(muted);
    this.connection = new Connection(
      address(`/socket/${encodeURIComponent(code)}${table ? '?table' : ''}`),
      {
        welcome: ({ you }) => (this.stranger = you === null && !table),
        update: (frame) => this.#take(frame),
        ended: (why) => (this.ended = why),
      },
      open,
    );
  }

  close(): void {
    this.connection.close();
  }

  /** Hides somebody's lines from this viewer, or shows them again; nobody else learns of it. */
  mute(person: number, wish: boolean): void {
    const others = [...this.muted].filter((one) => one !== person);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed
    this.muted = new Set(wish ? [...others, person] : others);
    remember(`muted-${this.code}`, this.muted.size > 0 ? [...this.muted].join(',') : null);
  }

  /** Sends a command and tells in words if it is refused. True: done. */
  async order(order: Order): Promise<boolean> {
    this.working++;
    const answer = await this.connection.send(order);
    this.working--;
    if (!answer.ok) this.complain(answer);
    return answer.ok;
  }

  complain(answer: Answer & { ok: false }): void {
    if (!(answer.code === 'gone' && this.connection.status === 'ended'))
      tell(refusal(answer.code, answer.reason, this.match?.game ?? this.view?.game));
  }

  /** What a place's holder is called. */
  name(place: Pick<Place, 'name' | 'bot' | 'place'>): string {
    return nameOf(place);
  }

  #take(frame: Update): void {
    if (frame.room || frame.whole) this.view = frame.room ?? null;
    if (frame.match || frame.whole) {
      this.match = frame.match ?? null;
      this.at = performance.now();
    }
    if (this.view && this.match && this.view.match !== this.match.match) this.match = null;
    this.chat = frame.whole ? (frame.chat ?? []) : [...this.chat, ...(frame.chat ?? [])].slice(-500);
  }
}

/** The name of who sits there: a person's own, a bot by its number. */
export function nameOf(place: Pick<Place, 'name' | 'bot' | 'place'>): string {
  if (place.bot !== null) return t('bot-name', { n: place.place + 1 });
  return place.name || t('place-free');
}

/** The socket's address on the server that the page came from. */
function address(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
