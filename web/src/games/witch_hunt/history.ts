/** The public past as rows of tables. */
import type { Seat } from '../contract';
import type { DayView, View } from './types';
import { seatsOf, type Material } from './village';

type Proposal = DayView['proposals'][number];

/** The materials that count tonight. */
export const needed = (view: View): readonly Material[] => view.needed;

/** Who could approve that evening: all who were human when the night's report was over. */
export const voters = (day: DayView): Seat[] =>
  [...day.humans.filter((seat) => !(day.frogs ?? []).includes(seat)), ...day.back].sort((a, b) => a - b);

/** Who was against a proposal. */
export const against = (day: DayView, proposal: Proposal): Seat[] =>
  voters(day).filter((seat) => !proposal.yes.includes(seat));

export interface CircleRow {
  readonly day: number;
  readonly mayor: Seat;
  readonly cats: readonly Seat[];
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** What became of it; null: still open. */
  readonly outcome: 'rejected' | 'success' | 'failure' | 'passed' | null;
}

/** Every proposal, who was for it, and what the ritual did. */
export function circles(view: View): CircleRow[] {
  return view.days.flatMap((day) =>
    day.proposals.map((proposal): CircleRow => {
      const open = proposal.passed === null;
      return {
        day: day.number,
        mayor: proposal.mayor,
        cats: proposal.cats,
        yes: open ? [] : proposal.yes,
        no: open ? [] : against(day, proposal),
        outcome: open
          ? null
          : !proposal.passed
            ? 'rejected'
            : day.success === null
              ? 'passed'
              : day.success
                ? 'success'
                : 'failure',
      };
    }),
  );
}

export interface NightRow {
  readonly day: number;
  readonly required: readonly Material[];
  readonly frogs: readonly Seat[];
  readonly back: readonly Seat[];
}

/** What each day needed, and who became a frog or came back. */
export const nights = (view: View): NightRow[] =>
  view.days.map(({ number, required, frogs, back }) => ({ day: number, required, frogs: frogs ?? [], back }));

/** The days on which the votes are in. */
export const voted = (view: View): DayView[] => view.days.filter((day) => day.votes !== null);

/** A seat's vote of a day: another seat, null for a pass, undefined where it had none. */
export const ballot = (day: DayView, seat: Seat): Seat | null | undefined => {
  const found = day.votes?.find(([voter]) => voter === seat);
  return found === undefined ? undefined : found[1];
};

/** The votes that each seat got, most first. */
export function tally(day: DayView): { readonly seat: Seat; readonly by: readonly Seat[] }[] {
  const cast = day.votes ?? [];
  return [...new Set(cast.flatMap(([, target]) => (target === null ? [] : [target])))]
    .map((seat) => ({ seat, by: cast.flatMap(([voter, target]) => (target === seat ? [voter] : [])) }))
    .sort((a, b) => b.by.length - a.by.length || a.seat - b.seat);
}

export interface ClaimRow {
  readonly seat: Seat;
  /** The role it claimed last, if any; then what it said, in order, with the day. */
  readonly said: readonly { readonly day: number; readonly at: number }[];
}

/** Who said anything, and where in the days it stands. */
export const speakers = (view: View): ClaimRow[] =>
  seatsOf(view)
    .map((seat) => ({
      seat,
      said: view.days.flatMap((day) =>
        day.said.flatMap((remark, at) => (remark.seat === seat ? [{ day: day.number, at }] : [])),
      ),
    }))
    .filter((one) => one.said.length > 0);
