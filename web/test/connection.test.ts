import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Handlers } from '$lib/connection.svelte';
import type { FromClient, ToClient } from '$lib/wire';

/** A server on the other end of fake sockets. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** Takes the socket up and welcomes. */
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.say({ type: 'welcome', protocol: 1, you: 1, version: 7 });
  }

  say(frame: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The line breaks. */
  cut(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  get commands(): (FromClient & { id: string })[] {
    return this.sent.filter((frame) => 'id' in frame && frame.type !== 'ping') as (FromClient & {
      id: string;
    })[];
  }
}

let made: Connection[] = [];

function connect(handlers: Partial<Handlers> = {}): Connection {
  const connection = new Connection(
    'ws://here/socket/KUMO7',
    { update: () => undefined, ...handlers },
    (url) => {
      return new Wire(url) as unknown as WebSocket;
    },
  );
  made.push(connection);
  return connection;
}

const update = (version: number, whole = false): ToClient => ({ type: 'update', version, whole });

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});

afterEach(() => {
  for (const one of made) one.close();
  made = [];
  vi.useRealTimers();
});

test('the first frame is hello, and it is online when welcomed', () => {
  const connection = connect();
  expect(connection.status).toBe('connecting');
  Wire.last.accept();
  expect(Wire.last.sent).toEqual([{ type: 'hello', protocol: 1, version: 0 }]);
  expect(connection.status).toBe('online');
});

test('a command waits for the welcome, is sent once, and is answered by its id', async () => {
  const connection = connect();
  const answer = connection.send({ type: 'pause', on: true });
  expect(Wire.last.commands).toEqual([]);
  Wire.last.accept();
  expect(Wire.last.commands).toHaveLength(1);
  expect(connection.waiting).toBe(1);
  Wire.last.say({ type: 'done', id: Wire.last.commands[0]!.id });
  expect(await answer).toEqual({ ok: true, reason: null });
  expect(connection.waiting).toBe(0);
});

test('a refusal comes back with its code and reason', async () => {
  const connection = connect();
  Wire.last.accept();
  const answer = connection.send({ type: 'pause', on: true });
  const reason = { key: 'not_asked', params: { seat: 2 } };
  Wire.last.say({ type: 'refused', id: Wire.last.commands[0]!.id, code: 'illegal', reason });
  expect(await answer).toEqual({ ok: false, code: 'illegal', reason });
});

test('after a loss it comes back by itself, with the version it holds, and sends what is unanswered again under the same id', async () => {
  const connection = connect();
  Wire.last.accept();
  Wire.last.say(update(7, true));
  Wire.last.say(update(8));
  const answered = connection.send({ type: 'pause', on: true });
  Wire.last.say({ type: 'done', id: Wire.last.commands[0]!.id });
  await answered;
  const open = connection.send({ type: 'pause', on: false });
  const { id } = Wire.last.commands[1]!;

  Wire.last.cut();
  expect(connection.status).toBe('offline');
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.accept();
  expect(Wire.last.sent[0]).toEqual({ type: 'hello', protocol: 1, version: 8 });
  expect(Wire.last.commands.map((frame) => frame.id)).toEqual([id]);
  Wire.last.say({ type: 'done', id });
  expect(await open).toEqual({ ok: true, reason: null });
});

test('waits grow while nobody answers, up to a limit', () => {
  connect();
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    Wire.last.cut();
    const before = Wire.all.length;
    let waited = 0;
    for (; Wire.all.length === before; waited += 100) vi.advanceTimersByTime(100);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(700);
  expect(waits[4]).toBeGreaterThan(waits[0]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_600);
});

test('a silent socket is asked, and given up when it does not answer', () => {
  const connection = connect();
  Wire.last.accept();
  vi.advanceTimersByTime(20_001);
  expect(Wire.last.sent.at(-1)?.type).toBe('ping');
  vi.advanceTimersByTime(6_001);
  expect(connection.status).toBe('offline');
});

test('an answered ping keeps the socket', () => {
  const connection = connect();
  Wire.last.accept();
  vi.advanceTimersByTime(20_001);
  const ping = Wire.last.sent.at(-1) as { id: string };
  Wire.last.say({ type: 'done', id: ping.id });
  vi.advanceTimersByTime(10_000);
  expect(connection.status).toBe('online');
  expect(Wire.all).toHaveLength(1);
});

test('a socket that hangs while opening is given up', () => {
  connect();
  vi.advanceTimersByTime(8_000);
  expect(Wire.all.length).toBeGreaterThan(1);
});

test('a page that is looked at again tries at once instead of waiting out its timer', () => {
  connect();
  for (let n = 0; n < 6; n++) {
    Wire.last.cut();
    vi.advanceTimersByTime(15_000);
  }
  Wire.last.cut();
  const before = Wire.all.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.all).toHaveLength(before + 1);
});

test('a gap in the versions asks for everything', () => {
  const seen: number[] = [];
  connect({ update: (frame) => seen.push(frame.version) });
  Wire.last.accept();
  Wire.last.say(update(3, true));
  Wire.last.say(update(5));
  expect(seen).toEqual([3]);
  expect(Wire.all).toHaveLength(2);
  Wire.last.accept();
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', version: 0 });
  Wire.last.say(update(9, true));
  expect(seen).toEqual([3, 9]);
});

test('an update that is already held is not applied twice', () => {
  const seen: number[] = [];
  connect({ update: (frame) => seen.push(frame.version) });
  Wire.last.accept();
  Wire.last.say(update(1));
  Wire.last.say(update(1));
  expect(seen).toEqual([1]);
});

test('a room that is gone ends it: nothing is tried again and open commands are answered', async () => {
  const ended: string[] = [];
  const connection = connect({ ended: (code) => ended.push(code) });
  Wire.last.accept();
  const open = connection.send({ type: 'pause', on: true });
  Wire.last.say({ type: 'refused', id: null, code: 'gone' });
  expect(await open).toEqual({ ok: false, code: 'gone', reason: null });
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(connection.status).toBe('ended');
  expect(ended).toEqual(['gone']);
});

test.each([
  [4003, 'moved'],
  [4004, 'gone'],
])('a socket closed with %i is not opened again: %s', (code, why) => {
  const ended: string[] = [];
  connect({ ended: (code) => ended.push(code) });
  Wire.last.accept();
  Wire.last.cut(code);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(ended).toEqual([why]);
});

test('ids are never used twice, also over two connections', () => {
  const ids = [connect(), connect()].flatMap((connection, at) => {
    Wire.all[at]!.accept();
    for (let n = 0; n < 5; n++) void connection.send({ type: 'pause', on: true });
    return Wire.all[at]!.commands.map((frame) => frame.id);
  });
  expect(new Set(ids).size).toBe(10);
});
