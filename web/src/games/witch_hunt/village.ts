/** Words for the village: its cats, its places, and what the view says of them. */
import type { ArtName } from '$lib/art';
import type { Called, Play, Seat, SeatMark } from '../contract';
import type { DayView, Deal, Draw, Moves, Offer, Option, Options, Says, View, Visit } from './types';

export type WitchPlay = Play<View, Option, Moves>;
export type Role = Deal['roles'][number];
export type Place = Visit['place'];
export type Material = Draw['materials'][number];
export type Card = Offer['card'];
export type Form = View['forms'][number];

export const ROLES: readonly Role[] = [
  'villager',
  'herbalist',
  'pickpocket',
  'guardian',
  'seer',
  'witch',
  'crow',
  'jester',
];
export const PLACES: readonly Place[] = ['forest', 'field', 'cave', 'beach', 'tower'];
export const GROWS: Readonly<Record<Place, Material>> = {
  forest: 'mushroom',
  field: 'pumpkin',
  cave: 'crystal',
  beach: 'shell',
  tower: 'feather',
};

export const thing = (card: Card): ArtName => `thing-${card}`;
export const mask = (role: Role): ArtName => `role-${role}`;

export const seatsOf = (view: View): Seat[] => view.forms.map((_, seat) => seat);
export const humans = (view: View): Seat[] => seatsOf(view).filter((seat) => view.forms[seat] === 'human');
export const openPlaces = (view: View): Place[] => PLACES.slice(0, view.options.places);
export const today = (view: View): DayView | undefined =>
  view.phase.type === 'dealing' || view.phase.type === 'readying' ? undefined : view.days.at(-1);
/** The proposal that is on the table, or was last. */
export const proposed = (view: View): DayView['proposals'][number] | undefined =>
  today(view)?.proposals.at(-1);

/** The row's options; in the view before all else. */
export const row = (view: View): Options => view.options;

/** The roles in play with their numbers, in the order of the rulebook. */
export function rolesIn(view: View): { role: Role; count: number }[] {
  const { witches, crows, jesters, specials } = row(view);
  const villagers = view.forms.length - witches - crows - jesters - specials.length;
  const count: Partial<Record<Role, number>> = { villager: villagers, witch: witches, crow: crows };
  count.jester = jesters;
  for (const special of specials) count[special] = 1;
  return ROLES.map((role) => ({ role, count: count[role] ?? 0 })).filter((one) => one.count > 0);
}

/** Several, as a list in words. */
export const list = (play: WitchPlay, some: readonly string[]): string =>
  some.length === 0 ? play.t('log-nobody') : some.join(play.t('comma'));
export const names = (play: WitchPlay, seats: readonly Seat[]): string =>
  list(
    play,
    seats.map((seat) => play.name(seat)),
  );
export const cards = (play: WitchPlay, some: readonly Card[]): string =>
  list(
    play,
    some.map((card) => play.t(`card-${card}`)),
  );

/** The option of a kind that this seat has now. */
export function option<T extends Option['type']>(
  play: WitchPlay,
  type: T,
): Extract<Option, { type: T }> | undefined {
  return play.options.find((one): one is Extract<Option, { type: T }> => one.type === type);
}

export const saying = (play: WitchPlay): Says | undefined => option(play, 'says');

/** This seat's form; a spectator has none. */
export const formOf = (play: WitchPlay): Form | null =>
  play.seat === null ? null : (play.view.forms[play.seat] ?? null);
export const roleOf = (play: WitchPlay): Role | null =>
  play.seat === null ? null : (play.view.roles[play.seat] ?? null);

/** What a face shows in place of its sign. */
export const face = (view: View, seat: Seat): ArtName | undefined =>
  ({ human: undefined, frog: 'role-frog', banished: 'ui-cross' })[view.forms[seat] ?? 'human'] as
    ArtName | undefined;

export const reason = (play: WitchPlay, key: string, params = {}): string => play.reason({ key, params });

/** In refusals: several of a kind, one by one. */
export const called: Called = (what, value, speaker) => {
  const one = { places: 'place', specials: 'role' }[what];
  if (!one || typeof value !== 'string') return null;
  const words = value.split(', ');
  return words.map((word) => speaker.t(`${one}-${word}`)).join(speaker.t('comma'));
};

/** On the table screen: frogs, banished cats, the mayor. */
export function mark(play: WitchPlay, seat: Seat): SeatMark | null {
  const { view } = play;
  const form = view.forms[seat] ?? 'human';
  if (form !== 'human') return { art: face(view, seat), note: play.t(`form-${form}`) };
  return 'mayor' in view.phase && view.phase.mayor === seat ? { note: play.t('board-mayor') } : null;
}

/** Whether the bell may ring: told from what everybody may know, so never from a role. */
export function calls(play: WitchPlay): boolean {
  const { awaited, players, view } = play;
  const mine = players.filter((player) => player.me).map((player) => player.seat);
  if (view.phase.type === 'gathering') return mine.some((seat) => view.forms[seat] === 'human');
  return mine.some((seat) => awaited?.includes(seat) ?? false);
}
