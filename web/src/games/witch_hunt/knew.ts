/** Who knew what at a step of a replay: roles and hands, and what happened unseen that day. */
import type { Fact, Share } from '../contract';
import { picked, stolen } from './known';
import type { Mine, View } from './types';
import { cards, today, type WitchPlay } from './village';

export function knew(play: WitchPlay, eyes: readonly View[]): Fact[] {
  const [first] = eyes;
  if (!first || first.phase.type === 'over' || first.roles.length === 0) return [];
  return [
    ...eyes.map((eye, seat): Fact => {
      const role = play.t(`role-${eye.roles[seat]!}`);
      return {
        id: `role-${seat}`,
        text: play.t('knew-role', { name: play.name(seat), role }),
        shares: eyes.map((other) => (other.roles[seat] ? 'all' : tested(other, seat) ? 'some' : 'none')),
      };
    }),
    ...eyes.flatMap((eye, seat): Fact[] => {
      const hand = eye.hands[seat] ?? [];
      if (hand.length === 0) return [];
      const text = play.t('knew-hand', { name: play.name(seat), cards: cards(play, hand) });
      return [{ id: `hand-${seat}`, text, shares: alone(eyes, seat) }];
    }),
    ...ofToday(play, eyes),
  ];
}

/** Whether a seat knows if that other is a witch: from the seer's question, or as everybody from a banishment. */
const tested = ({ days }: View, seat: number): boolean =>
  days.some(({ mine, banished, was_witch }) => {
    return mine?.vision?.target === seat || (banished === seat && was_witch !== null);
  });

const alone = (eyes: readonly unknown[], seat: number): Share[] =>
  eyes.map((_, other) => (other === seat ? 'all' : 'none'));

/** The ways, spells and powers of the day, and what lies in the circle. */
function ofToday(play: WitchPlay, eyes: readonly View[]): Fact[] {
  const mine = eyes.map((eye) => today(eye)?.mine ?? null);
  const fact = (id: string, text: string, shares: Share[]): Fact => ({ id, text, shares });
  const place = (where: string): string => play.t(`place-${where}`);
  const counted = (one: Mine | null): Share => (one?.counts ? 'some' : 'none');
  const picks = new Map(mine.flatMap((one) => one?.picks ?? []).map((pick) => [pick.seat, pick] as const));
  return [
    ...mine.flatMap((one, seat) =>
      one?.place == null || picks.has(seat)
        ? []
        : [
            fact(
              `went-${seat}`,
              play.t('knew-went', { name: play.name(seat), place: place(one.place) }),
              mine.map((other, at) => (at === seat || other?.names?.includes(seat) ? 'all' : counted(other))),
            ),
          ],
    ),
    ...mine.flatMap((one, seat) =>
      one?.stands == null
        ? []
        : [
            fact(
              `stood-${seat}`,
              play.t('knew-stood', { name: play.name(seat), place: place(one.stands) }),
              alone(eyes, seat),
            ),
          ],
    ),
    ...[...picks.values()].map((pick) =>
      fact(
        `pick-${pick.seat}`,
        picked(play, pick),
        mine.map((one) => (one?.picks.some(({ seat }) => seat === pick.seat) ? 'all' : 'none')),
      ),
    ),
    ...mine.flatMap((one, seat) =>
      one?.restores == null
        ? []
        : [
            fact(
              `restores-${seat}`,
              play.t('knew-restores', { name: play.name(seat), target: play.name(one.restores) }),
              alone(eyes, seat),
            ),
          ],
    ),
    ...mine.flatMap((one, seat) =>
      one?.vision
        ? [
            fact(
              `vision-${seat}`,
              play.t('board-reveal-vision', {
                target: play.name(one.vision.target),
                witch: one.vision.witch ? 'yes' : 'no',
              }),
              alone(eyes, seat),
            ),
          ]
        : [],
    ),
    ...mine.flatMap((one, seat) =>
      one?.theft
        ? [fact(`theft-${seat}`, stolen(play, one.theft), thieved(mine, seat, one.theft.target))]
        : [],
    ),
    ...mine.flatMap((one, seat) =>
      one?.offered == null
        ? []
        : [
            fact(
              `offer-${seat}`,
              play.t('knew-offered', { name: play.name(seat), card: play.t(`card-${one.offered}`) }),
              alone(eyes, seat),
            ),
          ],
    ),
  ];
}

/** The robbed know what is gone, not to whom. */
const thieved = (mine: readonly (Mine | null)[], thief: number, target: number): Share[] =>
  mine.map((one, seat) => (seat === thief ? 'all' : seat === target && one?.lost ? 'some' : 'none'));
