/**
 * What has happened, in order, as everybody saw it: told by the view alone, so that it is the same for all of one's
 * seats, after a reload and in the replay.
 */
import { isTrace, moving, type Kind, type Material, type Witch } from './house';
import type { Chip, Deed, View, Walk } from './types';

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

/** A student's pawns on their way through the match. */
interface Pawns {
  readonly side: 'witch' | 'familiar';
  readonly at: readonly [string, string];
}

/** All that has happened so far. It only ever grows at its end. */
export function events(view: View): Event[] {
  if (view.phase.type === 'dealing') return [];
  const told: Event[] = [{ type: 'deal', removed: view.removed }];
  const pawns = new Map<number, Pawns>();
  let round = 0;
  for (const { by, move } of view.history) {
    switch (move.type) {
      case 'stand':
        told.push({ type: 'stand', cell: move.cell });
        break;
      case 'enter':
        pawns.set(by, { side: 'witch', at: [move.start, move.start] });
        told.push({ type: 'enter', seat: by, witch: move.witch, start: move.start });
        break;
      case 'block':
        told.push(...trail(view, ++round));
        if (isFoul(view, round)) told.push({ type: 'foul', round });
        told.push({ type: 'block', spot: move.spot, old: move.from });
        break;
      default:
        told.push(...action(view, pawns, by, move));
    }
  }
  if (view.begins.length > round) told.push(...trail(view, round + 1));
  if (view.phase.type === 'graded') told.push({ type: 'graded' });
  return told;
}

function trail(view: View, round: number): Event[] {
  const chips = view.chips.filter((chip) => chip.round === round);
  return [
    { type: 'round', round },
    ...chips.map(({ order, cell }): Event => ({ type: 'lay', round, order, cell })),
  ];
}

/** A trail of one chip less; to be seen once it is laid. */
const isFoul = (view: View, round: number): boolean =>
  view.chips.filter((chip) => chip.round === round).length === view.students.length + 1;

function action(view: View, pawns: Map<number, Pawns>, seat: number, move: Deed['move']): Event[] {
  switch (move.type) {
    case 'move':
      return [walk(pawns, seat, move), ...(move.flip === null ? [] : found(view, seat, move.flip, false))];
    case 'search':
      return found(view, seat, move.chip, true);
    case 'collect':
      return taken(view, seat, move.chip);
    default:
      return [{ type: 'pass', seat }];
  }
}

function walk(pawns: Map<number, Pawns>, seat: number, { to }: Walk): Event {
  const { side, at } = pawns.get(seat)!;
  const witch = side === 'witch';
  pawns.set(seat, { side: witch ? 'familiar' : 'witch', at: witch ? [to, at[1]] : [at[0], to] });
  return to === at[moving({ side })]
    ? { type: 'stay', seat, pawn: side }
    : { type: 'move', seat, pawn: side, place: to };
}

/** A chip that was turned up, and collected at once if a search found a material. */
function found(view: View, seat: number, n: number, search: boolean): Event[] {
  const chip = view.chips[n];
  if (!chip?.kind) return [];
  const kept = search && !isTrace(chip.kind);
  return [{ type: 'turn', seat, chip, kind: chip.kind }, ...(kept ? taken(view, seat, n) : [])];
}

function taken(view: View, seat: number, n: number): Event[] {
  const kind = view.chips[n]?.kind;
  return kind ? [{ type: 'collect', seat, kind }] : [];
}
