/**
 * One socket to one room, kept up.
 *
 * Commands are queued, sent once welcomed, and sent again over each new socket until the server has answered them: the
 * server does each id once. After a loss the client comes back by itself, says which update it holds last, and gets what it missed.
 */
import type { FromClient, Reason, Refused, ToClient, Update, Welcome } from './wire';

export const PROTOCOL = 1;

/** A command without its id. */
export type Order = FromClient extends infer F ? (F extends { id: string } ? Omit<F, 'id'> : never) : never;

export type Answer =
  | { readonly ok: true; readonly reason: Reason | null }
  | { readonly ok: false; readonly code: Refused['code']; readonly reason: Reason | null };

export interface Handlers {
  readonly welcome?: (frame: Welcome) => void;
  readonly update: (frame: Update) => void;
  /** It is all over: the room is gone, it speaks another protocol, or this person went on elsewhere. */
  readonly ended?: (why: Ending) => void;
}

export type Ending = Refused['code'] | 'moved';

export type Status = 'connecting' | 'online' | 'offline' | 'ended';

/** Milliseconds. */
const PULSE = 20_000;
const PATIENCE = 6_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** Close codes of the server after which coming back is no use. */
const CLOSED: Readonly<Record<number, Ending>> = { 4003: 'moved', 4004: 'gone' };

const ENDS: ReadonlySet<Refused['code']> = new Set(['gone', 'bad_protocol']);

interface Waiting {
  readonly frame: FromClient & { id: string };
  readonly answer: (answer: Answer) => void;
}

export class Connection {
  status: Status = $state('connecting');
  /** Commands that the server has not answered yet. */
  waiting: number = $state(0);

  #url: string;
  #handlers: Handlers;
  #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #version = 0;
  #failures = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- `waiting` is what shows
  #queue = new Map<string, Waiting>();
  #prefix = randomId();
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #watched = new AbortController();

  constructor(
    url: string,
    handlers: Handlers,
    open = (address: string): WebSocket => new WebSocket(address),
  ) {
    this.#url = url;
    this.#handlers = handlers;
    this.#open = open;
    const { signal } = this.#watched;
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.#wake(),
      {
        signal,
      },
    );
    addEventListener('online', () => this.#wake(), { signal });
    addEventListener('pageshow', () => this.#wake(), { signal });
    addEventListener('offline', () => this.#lost(), { signal });
    this.#connect();
  }

  /** Sends a command, now or as soon as there is a connection; resolves with the server's answer. */
  send(order: Order): Promise<Answer> {
    if (this.status === 'ended') return Promise.resolve({ ok: false, code: 'gone', reason: null });
    const frame = { ...order, id: this.#id() } as Waiting['frame'];
    return new Promise((answer) => {
      this.#queue.set(frame.id, { frame, answer });
      this.waiting = this.#queue.size;
      if (this.#welcomed) this.#post(frame);
    });
  }

  /** Ends it: nothing is sent any more, open commands are answered with `gone`. */
  close(): void {
    this.#watched.abort();
    this.#end('gone');
  }

  #id(): string {
    return `${this.#prefix}-${++this.#count}`;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.status === 'ended') return;
    if (this.status === 'online') this.status = 'offline';
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#welcomed = false;
    // a socket that is neither opened nor refused hangs in a tunnel
    this.#await();
    socket.onopen = () => this.#post({ type: 'hello', protocol: PROTOCOL, version: this.#version });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data as string);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      const ending = CLOSED[code];
      if (ending) this.#end(ending);
      else this.#lost();
    };
  }

  #hear(data: string): void {
    clearTimeout(this.#deadline);
    this.#beat();
    const frame = JSON.parse(data) as ToClient;
    switch (frame.type) {
      case 'welcome':
        this.#welcomed = true;
        this.#failures = 0;
        this.status = 'online';
        this.#handlers.welcome?.(frame);
        for (const { frame: again } of this.#queue.values()) this.#post(again);
        return;
      case 'update':
        if (!frame.whole && frame.version <= this.#version) return;
        if (!frame.whole && frame.version !== this.#version + 1) {
          // something was missed: come back and ask for everything
          this.#version = 0;
          this.#drop();
          this.#connect();
          return;
        }
        this.#version = frame.version;
        this.#handlers.update(frame);
        return;
      case 'done':
        this.#answer(frame.id, { ok: true, reason: frame.reason ?? null });
        return;
      case 'refused':
        if (frame.id !== null)
          this.#answer(frame.id, { ok: false, code: frame.code, reason: frame.reason ?? null });
        else if (ENDS.has(frame.code)) this.#end(frame.code);
        return;
    }
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#queue.get(id);
    this.#queue.delete(id);
    this.waiting = this.#queue.size;
    waiting?.answer(answer);
  }

  #post(frame: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** After a silence, asks whether anybody is there. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ask(), PULSE);
  }

  #ask(patience = PATIENCE): void {
    this.#post({ type: 'ping', id: this.#id() });
    this.#await(patience);
  }

  #await(patience = PATIENCE): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), patience);
  }

  /** The page is looked at again, or the network is back: don't wait for timers, they may have slept. */
  #wake(): void {
    if (this.status === 'ended') return;
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN) this.#ask(PATIENCE / 2);
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#failures = 0;
      this.#drop();
      this.#connect();
    }
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    if (this.status === 'ended') return;
    this.#drop();
    this.status = 'offline';
    clearTimeout(this.#retry);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // a little apart from the others, who lost it in the same moment
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #end(why: Ending): void {
    if (this.status === 'ended') return;
    this.status = 'ended';
    clearTimeout(this.#retry);
    this.#drop();
    for (const id of [...this.#queue.keys()]) this.#answer(id, { ok: false, code: 'gone', reason: null });
    if (!this.#watched.signal.aborted) this.#handlers.ended?.(why);
    this.#watched.abort();
  }
}

/** 128 random bits as hexadecimal digits; needs no secure context. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
