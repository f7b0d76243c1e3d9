// Made by `make wire` from the Python types of tasogare.games.mu. Do not edit.

export type Moves = Deal | Bid | Pass | Trump | Partner | Play;
export type Option = Deal | Bid | Pass | Trump | Partner | Play | AnyBid | AnyDeal;

/**
 * The whole deck, a hand for each seat.
 */
export interface Deal {
  type: 'deal';
  hands: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[][];
}
/**
 * Lays cards from the hand face up before the seat, in this order.
 */
export interface Bid {
  type: 'bid';
  cards: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[];
}
/**
 * Lays nothing this time.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Names a colour, a rank, or none.
 */
export interface Trump {
  type: 'trump';
  trump: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'none' | 'p' | 'r' | 'y';
}
/**
 * Takes a seat as partner.
 */
export interface Partner {
  type: 'partner';
  seat: number;
}
/**
 * Plays a card to the trick.
 */
export interface Play {
  type: 'play';
  card:
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9';
}
/**
 * Form: a bid of one up to ``most`` of these cards.
 */
export interface AnyBid {
  type: 'any_bid';
  cards: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[];
  most: number;
}
/**
 * Form: the deck in as many hands of equal size.
 */
export interface AnyDeal {
  type: 'any_deal';
  seats: number;
  size: number;
}
/**
 * Rows are by seat; from a deal on all tells of that hand, until the next deal.
 */
export interface View {
  phase: Dealing | Bidding | NamingAsVice | NamingAsChief | ChoosingPartner | Playing | Over;
  hand: number;
  dealer: number;
  hands: (
    | (
        | 'b0'
        | 'b1'
        | 'b2'
        | 'b3'
        | 'b4'
        | 'b5'
        | 'b6'
        | 'b7'
        | 'b8'
        | 'b9'
        | 'g0'
        | 'g1'
        | 'g2'
        | 'g3'
        | 'g4'
        | 'g5'
        | 'g6'
        | 'g7'
        | 'g8'
        | 'g9'
        | 'p0'
        | 'p1'
        | 'p2'
        | 'p3'
        | 'p4'
        | 'p5'
        | 'p6'
        | 'p7'
        | 'p8'
        | 'p9'
        | 'r0'
        | 'r1'
        | 'r2'
        | 'r3'
        | 'r4'
        | 'r5'
        | 'r6'
        | 'r7'
        | 'r8'
        | 'r9'
        | 'y0'
        | 'y1'
        | 'y2'
        | 'y3'
        | 'y4'
        | 'y5'
        | 'y6'
        | 'y7'
        | 'y8'
        | 'y9'
      )[]
    | null
  )[];
  counts: number[];
  laid: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[][];
  unplayed: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[][];
  calls: Call[];
  passed: boolean[];
  highest: number;
  at_most: number[];
  stakes: Stakes;
  chief: number | null;
  vice: number | null;
  partner: number | null;
  chief_trump:
    ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'none' | 'p' | 'r' | 'y') | null;
  vice_trump:
    ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'p' | 'r' | 'y') | null;
  order: Tier[];
  goal: Goal | null;
  trick: Trick | null;
  winning: number | null;
  last_trick: Trick | null;
  tricks: Trick[] | null;
  pips: number[];
  won: number[];
  totals: number[];
  result: HandScore | null;
  sheet: HandScore[];
  final_trick: Trick | null;
}
/**
 * The whole deck is dealt. The dealer of hand k, from 0, is seat k modulo the seats.
 */
export interface Dealing {
  type: 'dealing';
  hand: number;
}
/**
 * The auction: from the dealer on, clockwise, a seat lays one or more cards before it or passes.
 *
 * Its total may not exceed the highest on the table plus one.  After as many passes in a row as there are seats the
 * auction is over: most cards make the chief, the next most the vice; a tie for most is an eklat.
 */
export interface Bidding {
  type: 'bidding';
  seat: number;
  passes: number;
}
/**
 * The vice names a trump: a colour or a rank that one of its laid cards shows.
 */
export interface NamingAsVice {
  type: 'naming_as_vice';
  seat: number;
}
/**
 * The chief names a trump that one of its laid cards shows, or none.
 *
 * If the vice named a colour the chief names a rank, and the other way round; under the printed rule (option
 * ``free``) anything but the very trump that the vice named.
 */
export interface NamingAsChief {
  type: 'naming_as_chief';
  seat: number;
}
/**
 * The chief takes any seat as partner but itself and the vice.
 */
export interface ChoosingPartner {
  type: 'choosing_partner';
  seat: number;
}
/**
 * Tricks: the chief leads the first, then each winner; all cards are played out.
 *
 * All trumps are one suit.  Whoever holds a card of the suit led plays one; nobody has to trump or to beat.  Laid
 * cards are played like the others, and of two copies the open one goes first.
 */
export interface Playing {
  type: 'playing';
  seat: number;
  trick: number;
}
/**
 * The game is over: the highest total wins, equal totals share the win.
 */
export interface Over {
  type: 'over';
}
/**
 * A turn in the auction; no cards: a pass.
 */
export interface Call {
  seat: number;
  cards: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[];
}
/**
 * The table that lies open while bidding; in each row the first entry is for a bid of one card, and so on up.
 */
export interface Stakes {
  target: number[];
  colour: number[];
  one_or_seven: number[];
  rank: number[];
  none: number[];
}
/**
 * One step of the trump order; ``equal``: its cards are all of one strength, else they go down from the first.
 */
export interface Tier {
  by: 'chief' | 'double' | 'vice';
  trump: ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'p' | 'r' | 'y') | null;
  cards: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[];
  equal: boolean;
}
/**
 * What the chief's side is about: its bid, the pips it needs and has, and the bonus that each of the two gets.
 */
export interface Goal {
  cards: number;
  target: number;
  so_far: number | null;
  bonus: number | null;
}
/**
 * The cards of a trick in the order played, the leader's first; no winner: it is not complete.
 */
export interface Trick {
  leader: number;
  cards: (
    | 'b0'
    | 'b1'
    | 'b2'
    | 'b3'
    | 'b4'
    | 'b5'
    | 'b6'
    | 'b7'
    | 'b8'
    | 'b9'
    | 'g0'
    | 'g1'
    | 'g2'
    | 'g3'
    | 'g4'
    | 'g5'
    | 'g6'
    | 'g7'
    | 'g8'
    | 'g9'
    | 'p0'
    | 'p1'
    | 'p2'
    | 'p3'
    | 'p4'
    | 'p5'
    | 'p6'
    | 'p7'
    | 'p8'
    | 'p9'
    | 'r0'
    | 'r1'
    | 'r2'
    | 'r3'
    | 'r4'
    | 'r5'
    | 'r6'
    | 'r7'
    | 'r8'
    | 'r9'
    | 'y0'
    | 'y1'
    | 'y2'
    | 'y3'
    | 'y4'
    | 'y5'
    | 'y6'
    | 'y7'
    | 'y8'
    | 'y9'
  )[];
  winner: number | null;
}
/**
 * One hand on the score sheet: how it ended and what each seat got for what.
 */
export interface HandScore {
  hand: number;
  dealer: number;
  end: 'eklat' | 'played' | 'silent';
  cards: number;
  pips: number[];
  bonus: number[];
  penalty: number[];
  totals: number[];
  chief: number | null;
  vice: number | null;
  partner: number | null;
  chief_trump:
    ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'none' | 'p' | 'r' | 'y') | null;
  vice_trump:
    ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'b' | 'g' | 'p' | 'r' | 'y') | null;
  target: number | null;
  made: number | null;
  reached: number | null;
  tied: number[];
}
/**
 * The options of a match.
 */
export interface Options {
  chief_trump: 'free' | 'other_kind';
  bonus_cap: number | null;
  end_score: number;
  hands: number | null;
  memory_aid: boolean;
}
