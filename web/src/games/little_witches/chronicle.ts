/**
 * What has happened, in order. A view says how things stand, not how they came about: who has followed the match knows
 * more, so what changed from one view to the next is kept here. Who comes later reads what can still be seen.
 * Only what everybody may see counts: all of one's seats, and the table screen, tell the same.
 */
import { moving, type Kind, type Material, type WitchesPlay, type Witch } from './house';
import type { Chip, View } from './types';

export type Event =
  | { readonly type: 'deal'; readonly removed: Material | null }
  | { readonly type: 'stand'; readonly cell: string }
  | { readonly type: 'enter'; readonly seat: number; readonly witch: Witch; readonly start: string }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'lay'; readonly round: number; readonly order: number; readonly cell: string }
  | { readonly type: 'foul'; readonly round: number }
  | { readonly type: 'block'; readonly spot: string; readonly old: string | null }
  | {
      readonly type: 'move';
      readonly seat: number;
      readonly pawn: 'witch' | 'familiar';
      readonly place: string;
    }
  | { readonly type: 'stay'; readonly seat: number; readonly pawn: 'witch' | 'familiar' }
  | { readonly type: 'turn'; readonly seat: number; readonly chip: Chip; readonly kind: Kind }
  | { readonly type: 'collect'; readonly seat: number; readonly kind: Kind }
  | { readonly type: 'pass'; readonly seat: number }
  | { readonly type: 'graded' };

/** What a view tells of the past to somebody who sees it for the first time. */
export function recalled(view: View): Event[] {
  const { phase, students, chips } = view;
  if (phase.type === 'dealing') return [];
  const first: Event[] = [{ type: 'deal', removed: view.removed }];
  const begun = chips.length > 0 ? chips[0]!.cell : view.teacher;
  if (begun !== null) first.push({ type: 'stand', cell: begun });
  // where they entered is no longer to be seen once somebody has moved
  const rounds = view.begins.map((_, n) => n + 1);
  const told = rounds.flatMap((round): Event[] => [
    { type: 'round', round },
    ...chips.filter((chip) => chip.round === round).map(layOf),
    ...(isFoul(view, round) ? [{ type: 'foul', round } as const] : []),
    ...chips.filter((chip) => chip.round === round).flatMap(found),
  ]);
  const entered =
    rounds.length === 0
      ? students.map(({ witch, at }, n): Event => ({ type: 'enter', seat: n + 1, witch, start: at[0] }))
      : [];
  return [...first, ...entered, ...told, ...(phase.type === 'graded' ? [{ type: 'graded' } as const] : [])];
}

const layOf = ({ round, order, cell }: Chip): Event => ({ type: 'lay', round, order, cell });

function found(chip: Chip): Event[] {
  const { turned_by, taken_by, kind } = chip;
  if (kind === null) return [];
  return [
    ...(turned_by === null ? [] : [{ type: 'turn', seat: turned_by, chip, kind } as const]),
    ...(taken_by === null ? [] : [{ type: 'collect', seat: taken_by, kind } as const]),
  ];
}

/** A trail of one chip less; to be seen once it is laid. */
function isFoul(view: View, round: number): boolean {
  const done = view.phase.type !== 'laying' || view.phase.round > round;
  return done && view.chips.filter((chip) => chip.round === round).length === view.students.length + 1;
}

/** What happened between two views, as far as it shows. */
export function since(before: View, now: View): Event[] {
  const news: Event[] = [];
  if (before.phase.type === 'dealing' && now.phase.type !== 'dealing')
    news.push({ type: 'deal', removed: now.removed });
  if (before.teacher === null && now.teacher !== null)
    news.push({ type: 'stand', cell: now.chips[0]?.cell ?? now.teacher });
  now.students
    .slice(before.students.length)
    .forEach(({ witch, at }, n) =>
      news.push({ type: 'enter', seat: before.students.length + n + 1, witch, start: at[0] }),
    );
  news.push(...acts(before, now));
  const rounds = now.begins.map((_, n) => n + 1);
  for (const round of rounds) {
    if (round > before.begins.length) news.push({ type: 'round', round });
    const known = before.chips.filter((chip) => chip.round === round).length;
    news.push(
      ...now.chips
        .filter((chip) => chip.round === round)
        .slice(known)
        .map(layOf),
    );
    if (isFoul(now, round) && !isFoul(before, round)) news.push({ type: 'foul', round });
  }
  const gone = before.obstacles.filter((spot) => !now.obstacles.includes(spot));
  for (const spot of now.obstacles)
    if (!before.obstacles.includes(spot)) news.push({ type: 'block', spot, old: gone.shift() ?? null });
  if (now.phase.type === 'graded' && before.phase.type !== 'graded') news.push({ type: 'graded' });
  return news;
}

/** What the students did. */
function acts(before: View, now: View): Event[] {
  const news: Event[] = [];
  before.students.forEach((old, n) => {
    const seat = n + 1;
    const student = now.students[n]!;
    const done: Event[] = [];
    const pawn = moving(old);
    const other = pawn === 0 ? 1 : 0;
    if (student.at[pawn] !== old.at[pawn])
      done.push({ type: 'move', seat, pawn: old.side, place: student.at[pawn] });
    else if (student.side !== old.side) done.push({ type: 'stay', seat, pawn: old.side });
    if (student.at[other] !== old.at[other])
      done.push({ type: 'move', seat, pawn: other === 0 ? 'witch' : 'familiar', place: student.at[other] });
    now.chips.forEach((chip, at) => {
      const was = before.chips[at];
      if (chip.kind === null) return;
      if (chip.turned_by === seat && !was?.up) done.push({ type: 'turn', seat, chip, kind: chip.kind });
      if (chip.taken_by === seat && was?.taken_by !== seat)
        done.push({ type: 'collect', seat, kind: chip.kind });
    });
    if (done.length === 0 && spent(before, now, n)) done.push({ type: 'pass', seat });
    news.push(...done);
  });
  return news;
}

/** Whether a student has used an action. */
function spent(before: View, now: View, n: number): boolean {
  if (before.phase.type !== 'searching') return false;
  const left = before.phase.left[n] ?? 0;
  if (now.phase.type === 'searching' && now.phase.round === before.phase.round)
    return (now.phase.left[n] ?? 0) < left;
  return left > 0;
}

interface Followed {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The match that this page follows, as far as it has seen it. */
let followed: { readonly match: string; now: Followed } | null = null;

/** What has happened so far, as far as this page knows. */
export function events({
  match,
  view,
  replay,
}: Pick<WitchesPlay, 'match' | 'view' | 'replay'>): readonly Event[] {
  if (replay) return recalled(view);
  if (followed?.match !== match) followed = { match, now: { view, events: recalled(view) } };
  const { now } = followed;
  // the same state through other eyes changes nothing that all can see
  if (now.view !== view) followed.now = { view, events: [...now.events, ...since(now.view, view)] };
  return followed.now.events;
}
