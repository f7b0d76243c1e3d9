/** The few things that are asked over plain HTTP: who one is, rooms, joining. Everything else goes over the room's socket. */
import type { Code, Me, NewRoom, Reason } from './wire';

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
