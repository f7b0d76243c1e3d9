/** Who knew what at a step of a replay: the cards that were held unseen. */
import type { Fact } from '../contract';
import { colour, rank, type Card, type MuPlay } from './cards';
import type { View } from './types';

export function knew(play: MuPlay, eyes: readonly View[]): Fact[] {
  if (eyes[0]?.phase.type === 'over') return [];
  return eyes.flatMap((eye, seat): Fact[] => {
    const hand = eye.hands[seat] ?? [];
    if (hand.length === 0) return [];
    return [
      {
        id: `hand-${seat}`,
        text: play.t('knew-hand', {
          name: play.name(seat),
          cards: hand.map((card) => sign(play, card)).join(' '),
        }),
        shares: eyes.map((one) => (one.hands[seat] === null ? 'none' : 'all')),
      },
    ];
  });
}

/** As short as on the card: letter and number. */
const sign = (play: MuPlay, card: Card): string => play.t(`suit-${colour(card)}.letter`) + rank(card);
