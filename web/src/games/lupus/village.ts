/** What every part of the board says of a village: who lives, whose role is open, names in a row. */
import type { ArtName } from '$lib/art';
import type { Play, Seat, SeatMark } from '../contract';
import type { Ballot, Moves, Option, Options, Statement, View } from './types';

export type LupusPlay = Play<View, Option, Moves>;
export type Role = View['cards'][number];

export const options = (play: LupusPlay): Options => play.settings as unknown as Options;

export const seatsOf = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** Before the deal nobody is dead yet. */
export const lives = (view: View, seat: Seat): boolean =>
  view.living.includes(seat) || view.phase.type === 'dealing';

/** The roles in play, each once, in the rulebook's order. */
export const rolesOf = (view: View): Role[] => [...new Set(view.cards)];

export const emblem = (role: Role): ArtName => `role-${role}`;

/** Things one after the other, in the reader's language. */
export const list = (play: LupusPlay, items: readonly (string | number)[]): string =>
  items.join(play.t('comma'));

export const names = (play: LupusPlay, seats: readonly Seat[]): string =>
  list(
    play,
    seats.map((seat) => play.name(seat)),
  );

/** The role of a seat as far as all at the table know it; never what only the viewer knows. */
export function opened(play: LupusPlay, seat: Seat): Role | null {
  const { view } = play;
  const open =
    view.phase.type === 'over' ||
    play.abandoned ||
    (options(play).reveal === 'on_death' && !lives(view, seat));
  return open ? (view.roles[seat] ?? null) : null;
}

/** The role that a picture of the village may show: what is open, and in a replay what these eyes know. */
export const pictured = (play: LupusPlay, seat: Seat): Role | null =>
  play.replay ? (play.view.roles[seat] ?? null) : opened(play, seat);

/** The number of the night or of the day. */
export function today(view: View): number {
  const { phase } = view;
  if (phase.type === 'night') return phase.night;
  return 'day' in phase ? phase.day : Math.max(1, view.dawns.length);
}

/** Who was dead when a night began. */
export const deadBy = (view: View, night: number): Seat[] => [
  ...view.dawns.slice(0, night - 1).flat(),
  ...view.lynched.slice(0, night - 1),
];

/** The votes of one vote, and how it stands: seats with their numbers of votes, most first. */
export function count(ballots: readonly Ballot[]): { seat: Seat; votes: number }[] {
  const votes = new Map<Seat, number>();
  for (const { target } of ballots) votes.set(target, (votes.get(target) ?? 0) + 1);
  return [...votes]
    .map(([seat, votes]) => ({ seat, votes }))
    .sort((a, b) => b.votes - a.votes || a.seat - b.seat);
}

/** The seats with the most votes. */
export function leaders(ballots: readonly Ballot[]): Seat[] {
  const counted = count(ballots);
  return counted.filter(({ votes }) => votes === counted[0]!.votes).map(({ seat }) => seat);
}

export interface Poll {
  readonly day: number;
  readonly round: number;
  readonly ballots: readonly Ballot[];
}

/** All votes, each with what was cast in it, in order. */
export function polls(view: View): Poll[] {
  const all: { day: number; round: number; ballots: Ballot[] }[] = [];
  for (const ballot of view.votes) {
    const last = all.at(-1);
    if (last?.day === ballot.day && last.round === ballot.round) last.ballots.push(ballot);
    else all.push({ day: ballot.day, round: ballot.round, ballots: [ballot] });
  }
  return all;
}

/** What was said and voted on a day, in the order in which it was; `at`: the statement's place among all. */
export function course(view: View, day: number): (Poll | { readonly at: number; readonly one: Statement })[] {
  const voted = polls(view).filter((one) => one.day === day);
  const said = view.statements.map((one, at) => ({ at, one })).filter(({ one }) => one.day === day);
  return [
    ...said.filter(({ one }) => one.voted === 0),
    ...voted.flatMap((poll) => [poll, ...said.filter(({ one }) => one.voted === poll.round)]),
  ];
}

/** Who was tied in a vote that is over; nobody if one seat had most. */
export function tiedIn({ phase }: View, { day, round, ballots }: Poll): Seat[] {
  if (phase.type === 'voting' && phase.day === day && phase.round === round) return [];
  const most = leaders(ballots);
  return most.length > 1 ? most : [];
}

/** The vote that is on, empty before its first ballot; outside of a vote the last one of this day. */
export function poll(view: View): Poll {
  const { phase } = view;
  const last = polls(view).at(-1);
  if (phase.type === 'voting' && (last?.day !== phase.day || last.round !== phase.round))
    return { day: phase.day, round: phase.round, ballots: [] };
  return last ?? { day: today(view), round: 1, ballots: [] };
}

/** Whether the lot decided a day: its last vote was tied. */
export function byLot(view: View, day: number): boolean {
  const last = polls(view)
    .filter((one) => one.day === day)
    .at(-1);
  return last !== undefined && leaders(last.ballots).length > 1;
}

/**
 * Whether the bell may ring. By night every living seat is called once, and then no more, whatever it has to do:
 * a wolf whose pack disagrees is awaited again, and nobody may hear it.
 */
export function calls(play: LupusPlay): boolean {
  const { view, seat } = play;
  if (view.phase.type === 'night') return seat !== null && lives(view, seat) && view.tonight === null;
  return play.players.some((player) => player.me && (play.awaited?.includes(player.seat) ?? false));
}

/** A stone for the dead; their role where it is open. */
export function mark(play: LupusPlay, seat: Seat): SeatMark | null {
  if (lives(play.view, seat)) return null;
  const role = opened(play, seat);
  return { art: 'thing-tombstone', note: play.t(role ? `role-${role}` : 'table-dead') };
}
