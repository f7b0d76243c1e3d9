/** The few things that are asked over plain HTTP: who one is, rooms, joining. Everything else goes over the room's socket. */
import type { Code, Knowledge, Link, Me, NewRoom, Past, Reason, Replay, Standing, Verified } from './wire';

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason | null,
  ) {
    super(`status ${status}`);
  }
}

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  const answer: unknown = type.includes('json') ? await response.json() : null;
  if (!response.ok) throw new Failed(response.status, answer as Reason | null);
  return answer as T;
}

/** Who the cookie says one is; null: nobody yet. */
export const whoAmI = (): Promise<Me | null> => ask('GET', '/api/me');

/** Makes a room with oneself as its host; with `bots`, seated among bots. */
export const makeRoom = (body: NewRoom): Promise<Code> => ask('POST', '/api/rooms', body);

/** Becomes a person of a room. */
export const joinRoom = (code: string, name: string): Promise<Code> =>
  ask('POST', `/api/rooms/${encodeURIComponent(code)}/join`, { name });

/** A match that is over, through the eyes of a seat, or of a spectator. */
export const pastMatch = (match: string, viewer: number | null): Promise<Replay> =>
  ask('GET', `/api/matches/${encodeURIComponent(match)}/replay${viewer === null ? '' : `?viewer=${viewer}`}`);

/** What every seat knew at a step of such a match. */
export const knowledge = (match: string, at: number): Promise<Knowledge> =>
  ask('GET', `/api/matches/${encodeURIComponent(match)}/knowledge?at=${at}`);

/** Whether every draw of a match that is over follows from its seed. */
export const verifyMatch = (match: string): Promise<Verified> =>
  ask('GET', `/api/matches/${encodeURIComponent(match)}/verify`);

/** One's matches that are over, the last first. */
export const history = (): Promise<Past[]> => ask('GET', '/api/me/history');

/** How one has done, game by game. */
export const results = (): Promise<Standing[]> => ask('GET', '/api/me/results');

/** Gives oneself a name that goes with one's cookie. */
export const beNamed = (name: string, avatar: string): Promise<Me> =>
  ask('POST', '/api/me', { name, avatar });

/** A link that makes another device this person's, once and soon. */
export const personalLink = (): Promise<Link> => ask('POST', '/api/me/link', {});

/** Takes such a link: this device is that person's now. */
export const claimLink = (token: string): Promise<Me> => ask('POST', '/api/me/claim', { token });

/** Takes one's name out of everything that the server keeps. */
export const forgetMe = (): Promise<null> => ask('DELETE', '/api/me');
