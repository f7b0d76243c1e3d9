/** What the small popup offers in the short scenes: to a guardian on guard, and to a witch; to the others nothing. */
import type { Seat } from '../contract';
import type { Cast, Stand, Prowl } from './types';
import { openPlaces, option, today, type Place, type WitchPlay } from './village';

export type Spell = Cast['spell'];
export const SPELLS: readonly Spell[] = ['lonely', 'swamp', 'chorus', 'fellow'];

/** What is to be done in it now; `idle`: nothing, as for most. */
export type Stage = 'idle' | 'stand' | 'prowl' | 'cast' | 'done';

export function stageOf(play: WitchPlay): Stage {
  if (option(play, 'stand')) return 'stand';
  if (option(play, 'prowl')) return 'prowl';
  if (option(play, 'cast')) return 'cast';
  const mine = today(play.view)?.mine;
  return mine && (mine.picks.length > 0 || (mine.guards && mine.stands !== null)) ? 'done' : 'idle';
}

/** How many went to a place; null: this seat does not know. */
export function heads(play: WitchPlay, place: Place): number | null {
  const counts = today(play.view)?.mine?.counts;
  return counts ? (counts[place] ?? 0) : null;
}

/** The move that a place stands for. */
export const going = (play: WitchPlay, place: Place): Stand | Prowl | undefined =>
  play.options.find(
    (one): one is Stand | Prowl => (one.type === 'stand' || one.type === 'prowl') && one.place === place,
  );

/** The cats that a witch sees where she is: those counted, then fellows who went there before her. */
export function there(play: WitchPlay): Seat[] {
  const mine = today(play.view)?.mine;
  const at = mine?.picks.find((pick) => pick.seat === play.seat)?.place;
  const with_her = (mine?.picks ?? []).filter((pick) => pick.place === at && pick.seat !== play.seat);
  return [...new Set([...(mine?.names ?? []), ...with_her.map((pick) => pick.seat)])];
}

/** The casts on a target (null: just gathering) that are open now. */
export const casts = (play: WitchPlay, target: Seat | null): Cast[] =>
  play.options.filter((one): one is Cast => one.type === 'cast' && one.target === target);

/** How many cats a spell bears, and after how many failures it opens; as the rulebook has them. */
const REACH: Readonly<Partial<Record<Spell, number>>> = { lonely: 1, swamp: 2, chorus: 3 };

/** Why a spell does not work on a target; null: it does. */
export function whyNot(
  play: WitchPlay,
  spell: Spell,
  target: Seat,
): { key: string; params: Record<string, number> } | null {
  if (casts(play, target).some((cast) => cast.spell === spell)) return null;
  const mine = today(play.view)?.mine;
  const counted = mine?.names ?? [];
  if (spell === 'fellow') return { key: 'no_fellow_there', params: { seat: target } };
  const reach = REACH[spell] ?? 0;
  if (play.view.failed + 1 < reach)
    return { key: 'spell_closed', params: { needed: reach - 1, failed: play.view.failed } };
  if (counted.length > reach)
    return { key: 'too_many_there', params: { most: reach, count: counted.length } };
  return { key: 'not_there', params: { seat: target } };
}

export const places = (play: WitchPlay): Place[] => openPlaces(play.view);
