import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LivePlay } from '$lib/play.svelte';
import { Room } from '$lib/room.svelte';
import { lang } from '$lib/text.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { ChatLine, FromClient, MatchView, Place, RoomView, SeatView, ToClient } from '$lib/wire';

let sent: FromClient[];
let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void; readyState: number };
let room: Room;

function place(at: number, person: number | null, bot: string | null = null): Place {
  const name = person === null ? '' : `P${person}`;
  return { place: at, person, bot, name, avatar: '', away: false, ready: true, score: 0 };
}

function roomView(change: Partial<RoomView> = {}): RoomView {
  const places = [place(0, 1), place(1, null, 'standard'), place(2, 2)];
  return {
    code: 'KUMO7',
    stage: 'playing',
    you: 1,
    host: 1,
    people: [1, 2].map((id) => ({ id, name: `P${id}`, avatar: '', here: true })),
    places,
    asking: [],
    games: [],
    game: 'mu',
    given: {},
    fields: [],
    why_not_start: null,
    urging: [],
    together: true,
    clock: 'off',
    away: 'bot',
    paused: false,
    match: 'm1',
    channels: ['room'],
    ...change,
  };
}

function seatView(seat: number | null, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    view: { of: seat },
    asked: false,
    moves: [],
    held: null,
    notes: null,
    writes: [],
    emotes: [],
    ...change,
  };
}

function matchView(change: Partial<MatchView> = {}): MatchView {
  return {
    match: 'm1',
    game: 'mu',
    version: 1,
    seats: 3,
    options: {},
    names: [place(0, 1), place(1, null, 'standard'), place(2, 2)],
    guided: false,
    commitment: '',
    seed: null,
    step: 1,
    awaited: [0],
    missing: 1,
    clock: null,
    views: [seatView(0, { asked: true, moves: [{ type: 'pass' }] })],
    outcome: null,
    abandoned: false,
    quitting: [],
    shown: null,
    ...change,
  };
}

const say = (frame: ToClient): void => {
  socket.onmessage!({ data: JSON.stringify(frame) });
  flushSync();
};
let version = 0;
const push = (parts: { room?: RoomView; match?: MatchView; chat?: ChatLine[] }, whole = false): void =>
  say({ type: 'update', version: ++version, whole, ...parts });
const last = (): FromClient & { id: string } => sent.at(-1) as FromClient & { id: string };

beforeEach(() => {
  vi.useFakeTimers();
  lang.set('en');
  toasts.close();
  sent = [];
  version = 0;
  room = new Room('KUMO7', false, () => {
    socket = { readyState: WebSocket.OPEN };
    return Object.assign(socket, {
      send: (data: string) => sent.push(JSON.parse(data) as FromClient),
      close: () => undefined,
    }) as unknown as WebSocket;
  });
  socket.onopen!();
  say({ type: 'welcome', protocol: 1, you: 1, version: 0 });
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

const line = (number: number): ChatLine => ({
  number,
  channel: 'room',
  person: 1,
  seat: null,
  name: 'P1',
  text: 'hi',
  emote: null,
});

test('parts are replaced whole, and what an update leaves out stays', () => {
  push({ room: roomView(), match: matchView(), chat: [line(1)] }, true);
  expect(room.view?.code).toBe('KUMO7');
  push({ chat: [line(2)] });
  expect(room.chat.map((one) => one.number)).toEqual([1, 2]);
  expect(room.match?.match).toBe('m1');
  push({ room: roomView({ paused: true }) });
  expect(room.view?.paused).toBe(true);
});

test('a whole update leaves nothing of what was before', () => {
  push({ room: roomView(), match: matchView(), chat: [line(1)] }, true);
  push({ room: roomView({ stage: 'lobby', match: null }) }, true);
  expect(room.match).toBeNull();
  expect(room.chat).toEqual([]);
});

test('a match that is off the table is gone with it', () => {
  push({ room: roomView(), match: matchView() }, true);
  push({ room: roomView({ stage: 'lobby', match: null }) });
  expect(room.match).toBeNull();
});

test('somebody without a seat in the room is a stranger', () => {
  expect(room.stranger).toBe(false);
  say({ type: 'welcome', protocol: 1, you: null, version: 0 });
  expect(room.stranger).toBe(true);
});

test('a move names its match and seat, and locks until the server answers', async () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  expect(play.asked).toBe(true);
  const verdict = play.send({ type: 'pass' });
  expect(last()).toMatchObject({ type: 'play', match: 'm1', seat: 0, moves: [{ type: 'pass' }] });
  expect(play.busy).toBe(true);
  const count = sent.length;
  expect(await play.send({ type: 'pass' })).toMatchObject({ ok: false });
  expect(sent).toHaveLength(count);
  say({ type: 'done', id: last().id });
  expect(await verdict).toEqual({ ok: true });
  expect(play.busy).toBe(false);
});

test('a refused move gives its reason, in words too, with seats counted from 1', async () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  const verdict = play.send({ type: 'pass' });
  say({
    type: 'refused',
    id: last().id,
    code: 'illegal',
    reason: { key: 'already_moved', params: { seat: 0 } },
  });
  expect(await verdict).toEqual({ ok: false, key: 'already_moved', params: { seat: 0 } });
  expect(toasts.now?.text).toContain('1');
  expect(play.busy).toBe(false);
});

test('a check tells why not, and says nothing aloud', async () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  const verdict = play.check([{ type: 'pass' }]);
  expect(play.busy).toBe(false);
  say({ type: 'done', id: last().id, reason: { key: 'over', params: {} } });
  expect(await verdict).toEqual({ ok: false, key: 'over', params: {} });
  expect(toasts.now).toBeNull();
});

test('who holds several seats looks through one at a time and sees which call', () => {
  const names = [place(0, 1), place(1, 2), place(2, 1)];
  push(
    { room: roomView(), match: matchView({ names, views: [seatView(0), seatView(2, { asked: true })] }) },
    true,
  );
  const play = new LivePlay(room, room.match!, () => undefined);
  expect(play.held).toEqual([0, 2]);
  expect(play.calling).toEqual([2]);
  expect([play.seat, play.asked]).toEqual([0, false]);
  play.look(2);
  expect([play.seat, play.asked, play.view]).toEqual([2, true, { of: 2 }]);
});

test('the seats that an abandoned match reveals are not one’s own', () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  push({ match: matchView({ abandoned: true, views: [seatView(0), seatView(1), seatView(2)] }) });
  expect(play.held).toEqual([0]);
  expect([play.seat, play.asked]).toEqual([0, false]);
});

test('all eyes are open once a match is given up, in the order of the seats, whoever looks', () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  expect(play.eyes).toBeNull();
  push({ match: matchView({ abandoned: true, views: [seatView(2), seatView(0), seatView(1)] }) });
  expect(play.eyes).toEqual([{ of: 0 }, { of: 1 }, { of: 2 }]);
  push({ match: matchView({ abandoned: true, views: [null, 0, 1, 2].map((seat) => seatView(seat)) }) });
  expect(play.eyes).toEqual([{ of: 0 }, { of: 1 }, { of: 2 }]);
});

test('notes show at once and are sent when the hand rests', () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  play.note('a');
  play.note('ab');
  expect(play.notes).toBe('ab');
  expect(sent.filter((frame) => frame.type === 'notes')).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent.filter((frame) => frame.type === 'notes')).toMatchObject([
    { match: 'm1', seat: 0, notes: 'ab' },
  ]);
});

test('a bot is called by its seat, a person by name', () => {
  push({ room: roomView(), match: matchView() }, true);
  const play = new LivePlay(room, room.match!, () => undefined);
  expect(play.players.map((player) => [player.name, player.bot, player.me])).toEqual([
    ['P1', false, true],
    ['Bot 2', true, false],
    ['P2', false, false],
  ]);
  lang.set('ja');
  expect(play.players[1]?.name).toBe('ボット2');
});

test('somebody muted is not heard here, also after a reload, and is heard again when wished', () => {
  const by = (number: number, person: number): ChatLine => ({ ...line(number), person });
  push({ room: roomView(), match: matchView(), chat: [by(1, 1), by(2, 2)] }, true);
  room.mute(2, true);
  expect(room.heard.map((one) => one.number)).toEqual([1]);
  push({ chat: [by(3, 2), by(4, 1)] });
  expect(room.heard.map((one) => one.number)).toEqual([1, 4]);
  expect(sent.filter((frame) => frame.type !== 'hello')).toEqual([]);
  const again = new Room('KUMO7', false, () => ({ close: () => undefined }) as unknown as WebSocket);
  expect([...again.muted]).toEqual([2]);
  again.close();
  room.mute(2, false);
  expect(room.heard.map((one) => one.number)).toEqual([1, 2, 3, 4]);
});
