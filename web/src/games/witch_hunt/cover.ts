/**
 * What a seat's map shows as its own place. Who has no place to choose (witches, a guardian on guard) taps like all
 * others, and the page shows what was tapped; nothing goes out.
 */
import type { Json } from '../contract';
import type { Place, WitchPlay } from './village';
import { openPlaces, PLACES, roleOf, today } from './village';
import type { Visit } from './types';

/** What this seat keeps for itself. */
export interface Notes {
  readonly text: string;
  /** The place that was tapped last, and the day. */
  readonly tapped: { readonly day: number; readonly place: Place } | null;
}

export function read(notes: unknown): Notes {
  if (typeof notes === 'string') return { text: notes, tapped: null };
  const { text, tapped } = (notes ?? {}) as { text?: unknown; tapped?: unknown };
  const { day, place } = (tapped ?? {}) as { day?: unknown; place?: unknown };
  const known = typeof day === 'number' && PLACES.some((one) => one === place);
  return {
    text: typeof text === 'string' ? text : '',
    tapped: known ? { day, place: place as Place } : null,
  };
}

export const write = ({ text, tapped }: Notes): Json => ({ text, tapped: tapped && { ...tapped } });

/** A place that looks chosen, always the same for a seat on a day. */
function any(play: WitchPlay, day: number): Place {
  const open = openPlaces(play.view);
  let sum = day + (play.seat ?? 0);
  for (const sign of play.match) sum = (sum * 31 + sign.codePointAt(0)!) % 9973;
  return open[sum % open.length]!;
}

/** Where this seat is, or seems to be; null: nowhere yet, or nothing to be seen. */
export function shownPlace(play: WitchPlay, { tapped }: Notes): Place | null {
  const day = today(play.view);
  if (!day || play.seat === null) return null;
  if (play.replay) return day.mine?.place ?? day.mine?.stands ?? null;
  if (play.view.forms[play.seat] !== 'human') return null;
  const feigned = tapped?.day === day.number ? tapped.place : null;
  const feigns = roleOf(play) === 'witch';
  if (play.view.phase.type === 'gathering') {
    if (play.pending?.type === 'visit') return play.pending.place;
    return feigns || play.pending?.type === 'guard' ? feigned : null;
  }
  if (feigns || day.mine?.guards) return feigned ?? any(play, day.number);
  return day.mine?.place ?? null;
}

/** The visit that a tap on a place hands in; null: it hands in nothing. */
export function visit(play: WitchPlay, place: Place, restore: number | null): Visit | null {
  const found = play.options.find(
    (one): one is Visit => one.type === 'visit' && one.place === place && one.restore === restore,
  );
  if (!found) return null;
  const held = play.pending;
  return held?.type === 'visit' && held.place === place && held.restore === restore ? null : found;
}
