/** Cards, trumps and hands as the board speaks of them. */
import type { Called, Play } from '../contract';
import type { Bid, Moves, Option, Trick, Trump, View } from './types';

export type MuPlay = Play<View, Option, Exclude<Moves, { type: 'deal' }>>;
export type Card = Bid['cards'][number];
export type Named = Trump['trump'];
export type Colour = 'r' | 'y' | 'g' | 'b' | 'p';
export type Suit = Colour | 'trump';

export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b', 'p'];
export const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const colour = (card: Card): Colour => card[0] as Colour;
export const rank = (card: Card): (typeof RANKS)[number] => card[1] as (typeof RANKS)[number];
export const isColour = (trump: Named): trump is Colour => trump.length === 1 && 'rygbp'.includes(trump);

/** What a card counts when captured. */
export const pips = (card: Card): number => ({ '6': 2, '7': 2, '1': 0, '9': 0 })[rank(card) as string] ?? 1;

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What lies in a trick. */
export const worth = (trick: Trick): number => sum(trick.cards.map(pips));

/** Who played the card at that place of a trick. */
export const player = (trick: Trick, at: number, seats: number): number => (trick.leader + at) % seats;

type Trumps = Pick<View, 'order' | 'chief_trump' | 'vice_trump'>;

/** The suit a card belongs to: all trumps are one. */
export function suit({ chief_trump, vice_trump }: Trumps, card: Card): Suit {
  const named: readonly (Named | null)[] = [chief_trump, vice_trump];
  return named.includes(colour(card)) || named.includes(rank(card)) ? 'trump' : colour(card);
}

/** The suit that was led; null: nothing is led yet. */
export function led(view: View): Suit | null {
  return view.trick ? suit(view, view.trick.cards[0]!) : null;
}

/** A card in a hand; of two alike each has its own name. */
export interface Held {
  readonly id: string;
  readonly card: Card;
  /** It was laid in the auction: all know it. */
  readonly open: boolean;
}

export type Order = 'colour' | 'trump';

/** All cards of a seat that are not played, sorted; empty: they are not for these eyes. */
export function hand(view: View, seat: number, order: Order): Held[] {
  const closed = view.hands[seat];
  if (!closed) return [];
  const cards = [
    ...(view.unplayed[seat] ?? []).map((card) => ({ card, open: true })),
    ...closed.map((card) => ({ card, open: false })),
  ];
  const seen = new Map<Card, number>();
  return cards
    .map(({ card, open }) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { id: `${card}-${copy}`, card, open };
    })
    .sort(
      (a, b) => place(view, order, a.card) - place(view, order, b.card) || Number(b.open) - Number(a.open),
    );
}

/** Where a card stands: by colour and rank; by trump the trumps come first, the strongest at the left. */
function place(view: Trumps, order: Order, card: Card): number {
  if (order === 'trump') {
    const at = view.order.flatMap((tier) => tier.cards).indexOf(card);
    if (at >= 0) return at;
    // the other colours, their best first too
    return 100 + COLOURS.indexOf(colour(card)) * 10 + 9 - Number(rank(card));
  }
  return COLOURS.indexOf(colour(card)) * 10 + Number(rank(card));
}

/** How many cards lie in each row, so that each keeps the width of a finger: 15 are three rows of five. */
export function rows(cards: number, most: number): number[] {
  if (cards === 0) return [];
  const lines = Math.ceil(cards / most);
  const each = Math.ceil(cards / lines);
  return Array.from({ length: lines }, (_, line) => Math.min(each, cards - line * each)).filter((n) => n > 0);
}

/** The cards that may be played now. */
export const playable = (play: Pick<MuPlay, 'options'>): Card[] =>
  play.options.flatMap((option) => (option.type === 'play' ? [option.card] : []));

/** How many cards may be laid now; null: this seat may not bid now. */
export function mayLay(play: Pick<MuPlay, 'options'>): number | null {
  const form = play.options.find((option) => option.type === 'any_bid');
  return form ? form.most : null;
}

/** Why a trump may not be named; null: it may. */
export function whyNotTrump(
  play: Pick<MuPlay, 'options' | 'view' | 'seat'>,
  trump: Named,
): { key: string; params?: { trump: Named } } | null {
  if (play.options.some((option) => option.type === 'trump' && option.trump === trump)) return null;
  const { view, seat } = play;
  if (trump === 'none') return { key: 'vice_must_name' };
  const laid = seat === null ? [] : (view.laid[seat] ?? []);
  if (!laid.some((card) => card.includes(trump))) return { key: 'trump_not_laid', params: { trump } };
  return { key: trump === view.vice_trump ? 'trump_of_vice' : 'trump_same_kind', params: { trump } };
}

/** What each of the chief's two would get for that trump with so many cards. */
export function bonus(view: Pick<View, 'stakes'>, cards: number, trump: Named): number {
  const { stakes } = view;
  const row =
    trump === 'none'
      ? stakes.none
      : isColour(trump)
        ? stakes.colour
        : trump === '1' || trump === '7'
          ? stakes.one_or_seven
          : stakes.rank;
  return row[cards - 1] ?? 0;
}

/** What a trump adds to ten points a card. */
export const extra = (trump: Named): number =>
  trump === 'none' ? 30 : isColour(trump) ? 0 : trump === '1' || trump === '7' ? 10 : 20;

// --- in words

export const cardName = (play: Pick<MuPlay, 't'>, card: Card): string =>
  play.t('card', { colour: play.t(`colour-${colour(card)}`), rank: rank(card) });

export const cardNames = (play: Pick<MuPlay, 't'>, cards: readonly Card[]): string =>
  cards.map((card) => cardName(play, card)).join(play.t('board-joiner'));

export const trumpName = (play: Pick<MuPlay, 't'>, trump: Named): string => play.t(`trump-${trump}`);

/** In refusals too cards have names. */
export const called: Called = (what, value, speaker) =>
  what === 'card' ? cardName(speaker, value as Card) : null;

/** The seats around the table from the right of the viewer's left hand on, clockwise; all for who only looks on. */
export function around(seats: number, me: number | null): number[] {
  return me === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, at) => (me + 1 + at) % seats);
}

/** The roles a seat has in this hand, as keys. */
export function roles(view: View, seat: number): ('chief' | 'vice' | 'partner' | 'dealer')[] {
  const bidding = view.phase.type === 'bidding';
  return [
    ...(view.chief === seat ? ['chief' as const] : []),
    ...(view.vice === seat ? ['vice' as const] : []),
    ...(view.partner === seat ? ['partner' as const] : []),
    ...(bidding && view.dealer === seat ? ['dealer' as const] : []),
  ];
}

/** Who holds most laid cards, if it is one alone. */
export function highest(view: Pick<View, 'laid' | 'highest'>): number[] {
  if (view.highest === 0) return [];
  return view.laid.flatMap((cards, seat) => (cards.length === view.highest ? [seat] : []));
}
