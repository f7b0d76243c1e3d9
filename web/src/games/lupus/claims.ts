/** Who claimed what when, who reported whom as what; and what of it cannot all be true. */
import type { Seat } from '../contract';
import type { View } from './types';
import { deadBy, seatsOf, type Role } from './village';

export interface Claim {
  readonly at: number;
  readonly day: number;
  readonly seat: Seat;
  readonly role: Role;
}

export interface Report {
  readonly at: number;
  readonly day: number;
  readonly seat: Seat;
  readonly target: Seat;
  readonly wolf: boolean;
  readonly night: number;
}

/** Every role that a seat has claimed, each once, in order. */
export function claims(view: View): Claim[] {
  const all: Claim[] = [];
  view.statements.forEach(({ day, seat, say }, at) => {
    if (say.what === 'claim' && !all.some((one) => one.seat === seat && one.role === say.role))
      all.push({ at, day, seat, role: say.role });
  });
  return all;
}

/** The role that a seat claimed last. */
export function claimed(view: View, seat: Seat): Role | null {
  const last = view.statements.findLast((one) => one.seat === seat && one.say.what === 'claim');
  return last?.say.role ?? null;
}

/** Every result that was reported, each once, in order. */
export function reports(view: View): Report[] {
  const all: Report[] = [];
  view.statements.forEach(({ day, seat, say: { what, target, wolf, night } }, at) => {
    const known = (one: Report): boolean =>
      one.seat === seat && one.target === target && one.wolf === wolf && one.night === night;
    if (what === 'result' && !all.some(known)) all.push({ at, day, seat, target, wolf, night });
  });
  return all;
}

/** Things that were said and cannot all be true. `at`: the statements they come from. */
export type Clash = { readonly at: readonly number[] } & (
  | { readonly kind: 'two_roles'; readonly seat: Seat; readonly roles: readonly Role[] }
  | { readonly kind: 'too_many'; readonly role: Role; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'opposite';
      readonly target: Seat;
      readonly wolf: readonly Seat[];
      readonly human: readonly Seat[];
    }
  | { readonly kind: 'night_twice'; readonly seat: Seat; readonly night: number }
  | {
      readonly kind: 'denied';
      readonly seat: Seat;
      readonly by: Seat;
      readonly wolf: boolean;
      readonly role: Role;
    }
  | { readonly kind: 'too_many_wolves'; readonly seat: Seat }
  | { readonly kind: 'not_then'; readonly seat: Seat; readonly target: Seat; readonly night: number }
  | { readonly kind: 'no_such_role'; readonly seat: Seat; readonly real: Role }
  | { readonly kind: 'no_such_result'; readonly seat: Seat; readonly target: Seat; readonly wolf: boolean }
);

/** All contradictions, the earliest first. `open`: roles that everybody knows. */
export function clashes(view: View, open: (seat: Seat) => Role | null = () => null): Clash[] {
  const said = claims(view);
  const told = reports(view);
  const all = [
    ...seatsOf(view).flatMap((seat) => ofOne(view, seat, said, told)),
    ...tooMany(view, said),
    ...opposite(view, told),
    ...denied(view, said, told),
    ...disproved(said, told, open),
  ];
  return all.sort((a, b) => Math.max(...a.at) - Math.max(...b.at));
}

const ats = (some: readonly { readonly at: number }[]): number[] => some.map(({ at }) => at);

/** What one seat alone has said that cannot all be true. */
function ofOne(view: View, seat: Seat, said: readonly Claim[], told: readonly Report[]): Clash[] {
  const mine = said.filter((one) => one.seat === seat);
  const results = told.filter((one) => one.seat === seat);
  const all: Clash[] = [];
  if (mine.length > 1)
    all.push({ kind: 'two_roles', seat, roles: mine.map(({ role }) => role), at: ats(mine) });
  for (const night of new Set(results.map((one) => one.night))) {
    const then = results.filter((one) => one.night === night);
    if (then.length > 1) all.push({ kind: 'night_twice', seat, night, at: ats(then) });
  }
  const wolves = results.filter((one) => one.wolf);
  if (new Set(wolves.map((one) => one.target)).size > view.cards.filter((role) => role === 'wolf').length)
    all.push({ kind: 'too_many_wolves', seat, at: ats(wolves) });
  for (const one of results) {
    // a seer looks at the living, a medium hears of who was lynched the day before
    const gone = deadBy(view, one.night).includes(one.target);
    if (gone && view.lynched[one.night - 2] !== one.target)
      all.push({ kind: 'not_then', seat, target: one.target, night: one.night, at: [one.at] });
  }
  return all;
}

/** More seats that say to be of a role, last they claimed, than there are cards of it. */
function tooMany(view: View, said: readonly Claim[]): Clash[] {
  return [...new Set(said.map(({ role }) => role))].flatMap((role): Clash[] => {
    const some = said.filter((one) => one.role === role && claimed(view, one.seat) === role);
    return some.length > view.cards.filter((card) => card === role).length
      ? [{ kind: 'too_many', role, seats: some.map(({ seat }) => seat).sort((a, b) => a - b), at: ats(some) }]
      : [];
  });
}

/** Somebody who is a wolf to some and none to others. */
function opposite(view: View, told: readonly Report[]): Clash[] {
  return seatsOf(view).flatMap((target): Clash[] => {
    const about = told.filter((one) => one.target === target);
    const by = (wolf: boolean): Seat[] => [
      ...new Set(about.filter((one) => one.wolf === wolf).map(({ seat }) => seat)),
    ];
    const [wolf, human] = [by(true), by(false)];
    return wolf.length > 0 && human.length > 0
      ? [{ kind: 'opposite', target, wolf, human, at: ats(about) }]
      : [];
  });
}

/** A result that does not go with what its target says to be. */
function denied(view: View, said: readonly Claim[], told: readonly Report[]): Clash[] {
  const all: Clash[] = [];
  for (const { seat: by, target, wolf, at } of told) {
    const claim = said.findLast((one) => one.seat === target && one.role === claimed(view, target));
    if (!claim || wolf === (claim.role === 'wolf')) continue;
    if (all.some((one) => one.kind === 'denied' && one.by === by && one.seat === target && one.wolf === wolf))
      continue;
    all.push({ kind: 'denied', seat: target, by, wolf, role: claim.role, at: [claim.at, at] });
  }
  return all;
}

/** What a role that has been opened shows to be false. */
function disproved(
  said: readonly Claim[],
  told: readonly Report[],
  open: (seat: Seat) => Role | null,
): Clash[] {
  return [
    ...said.flatMap(({ seat, role, at }): Clash[] => {
      const real = open(seat);
      return real !== null && real !== role ? [{ kind: 'no_such_role', seat, real, at: [at] }] : [];
    }),
    ...told.flatMap(({ seat, target, wolf, at }): Clash[] => {
      const real = open(target);
      return real !== null && (real === 'wolf') !== wolf
        ? [{ kind: 'no_such_result', seat, target, wolf, at: [at] }]
        : [];
    }),
  ];
}

/** Those who announced a vote that day, before it, and cast another. */
export function strayed(view: View, ballot: View['votes'][number]): boolean {
  const announced = view.statements.filter(
    ({ day, voted, seat, say }) =>
      day === ballot.day && voted < ballot.round && seat === ballot.seat && say.what === 'will_vote',
  );
  return announced.length > 0 && !announced.some(({ say }) => say.target === ballot.target);
}
