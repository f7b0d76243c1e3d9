/** The match in words: the log for everybody, how a hand came out, and what the table screen says. */
import type { LogLine } from '../contract';
import { cardName, cardNames, extra, player, sum, trumpName, worth, type MuPlay } from './cards';
import { stage } from './stage.svelte';
import type { HandScore, Trick, View } from './types';

/** What came of a hand, in a sentence or two. */
export function verdict(play: MuPlay, score: HandScore): string[] {
  if (score.end === 'silent') return [play.t('result-silent')];
  if (score.end === 'eklat')
    return [play.t('result-eklat', { cards: score.cards, name: play.name(score.tied.at(-1)!) })];
  const params = {
    chief: play.name(score.chief!),
    partner: play.name(score.partner!),
    made: score.made!,
    target: score.target!,
  };
  const missed = score.cards - score.reached!;
  if (missed === 0) return [play.t('result-made', { ...params, bonus: score.bonus[score.chief!]! })];
  return [
    play.t('result-missed', { ...params, short: missed }),
    ...(score.reached! > 0 ? [play.t('result-reached', { reached: score.reached! })] : []),
  ];
}

/** How its figures came about, line by line: the target, then the bonus or the loss. */
export function reckoning(play: MuPlay, score: HandScore): string[] {
  if (score.end === 'silent') return [];
  if (score.end === 'eklat') return [play.t('board-sum-eklat', { cards: score.cards })];
  const cards = score.cards;
  const trump = score.chief_trump!;
  const target = play.t('board-sum-target', { cards, target: score.target! });
  const short = cards - score.reached!;
  if (short > 0) return [target, play.t('board-sum-short', { short, loss: 10 * short, gain: 5 * short })];
  const full = 10 * cards + extra(trump);
  const got = score.bonus[score.chief!]!;
  return [
    target,
    play.t('board-sum-bonus', {
      cards,
      trump: trumpName(play, trump),
      more: extra(trump),
      bonus: full,
    }) + (got < full ? ` ${play.t('board-sum-cap', { bonus: got })}` : ''),
  ];
}

/** One seat's points of a hand, line by line. */
export function lines(play: MuPlay, score: HandScore, seat: number): string[] {
  const plus = score.bonus[seat]!;
  const change = score.penalty[seat]!;
  const eklat = score.end === 'eklat' ? 'eklat-' : '';
  return [
    ...(score.end === 'played' ? [play.t('result-line-pips', { pips: score.pips[seat]! })] : []),
    ...(plus > 0 ? [play.t('result-line-bonus', { bonus: plus })] : []),
    ...(change < 0 ? [play.t(`result-line-${eklat}loss`, { loss: -change })] : []),
    ...(change > 0 ? [play.t(`result-line-${eklat}gain`, { gain: change })] : []),
    play.t('result-line-total', { total: score.totals[seat]! }),
  ];
}

/** What a seat got in a hand. */
export const gained = (score: HandScore, seat: number): number =>
  score.pips[seat]! + score.bonus[seat]! + score.penalty[seat]!;

/** What came out of the match; null while it goes on. */
export function ending(play: MuPlay): string | null {
  const { outcome, view } = play;
  if (!outcome) return null;
  const total = Math.max(...view.totals);
  const names = outcome.winners.map((seat) => play.name(seat));
  return names.length === 1
    ? play.t('result-winner', { name: names[0]!, total })
    : play.t('result-winners', { names: names.join(play.t('board-joiner')), total });
}

// --- the log

const DECK = 60;

/** The public story so far: what came of each hand, and the present one move by move. */
export function log(play: MuPlay): LogLine[] {
  const { view } = play;
  const before = view.sheet.filter((score) => score.hand !== view.hand);
  const end = ending(play);
  return [
    ...before.flatMap((score) => [
      heading(play, score.hand, score.dealer),
      // its last card and the next deal came at once
      ...(view.final_trick && score.hand === view.hand - 1
        ? tricked(play, view.final_trick, DECK / play.seats - 1, score.hand)
        : []),
      ...ended(play, score),
    ]),
    ...(started(view) ? [heading(play, view.hand, view.result?.dealer ?? view.dealer)] : []),
    ...told(play),
    ...(view.result ? ended(play, view.result) : []),
    ...(end ? [{ id: 'end', text: end, heading: true }] : []),
  ];
}

const started = (view: View): boolean => view.counts.some((cards) => cards > 0) || view.calls.length > 0;

const heading = (play: MuPlay, hand: number, dealer: number): LogLine => ({
  id: `${hand}`,
  text: play.t('log-deal', { hand: hand + 1, name: play.name(dealer) }),
  heading: true,
});

function ended(play: MuPlay, score: HandScore): LogLine[] {
  return [
    ...verdict(play, score).map((text, at) => ({ id: `${score.hand}-end${at}`, text })),
    ...score.totals.flatMap((total, seat) =>
      gained(score, seat) === 0
        ? []
        : [
            {
              id: `${score.hand}-points${seat}`,
              text: play.t('board-log-points', {
                name: play.name(seat),
                points: signed(gained(score, seat)),
                total,
              }),
            },
          ],
    ),
  ];
}

/** A number as on a score sheet. */
export const amount = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A number with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : amount(points));

function told(play: MuPlay): LogLine[] {
  const { view } = play;
  const line = (id: string, key: string, params = {}): LogLine => ({
    id: `${view.hand}-${id}`,
    text: play.t(key, params),
  });
  const laid = view.totals.map(() => 0);
  const calls = view.calls.map(({ seat, cards }, at) => {
    laid[seat]! += cards.length;
    return cards.length === 0
      ? line(`call${at}`, 'log-pass', { name: play.name(seat) })
      : line(`call${at}`, 'log-bid', {
          name: play.name(seat),
          cards: cardNames(play, cards),
          total: laid[seat]!,
        });
  });
  const named = (who: 'chief' | 'vice'): LogLine[] => {
    const [seat, trump] = [view[who], view[`${who}_trump`]];
    return seat === null || trump === null
      ? []
      : [line(`trump-${who}`, 'log-trump', { name: play.name(seat), trump: trumpName(play, trump) })];
  };
  const tricks = view.tricks ?? (view.last_trick ? [view.last_trick] : []);
  const first = sum(view.won) - tricks.length;
  return [
    ...calls,
    ...(view.chief === null
      ? []
      : [
          view.vice === null
            ? line('roles', 'log-roles-no_vice', { chief: play.name(view.chief) })
            : line('roles', 'log-roles', { chief: play.name(view.chief), vice: play.name(view.vice) }),
        ]),
    ...named('vice'),
    ...named('chief'),
    ...(view.chief === null || view.partner === null
      ? []
      : [line('partner', 'log-partner', { name: play.name(view.chief), partner: play.name(view.partner) })]),
    ...tricks.flatMap((trick, at) => tricked(play, trick, first + at)),
    ...(view.trick ? tricked(play, view.trick, sum(view.won)) : []),
  ];
}

function tricked(play: MuPlay, trick: Trick, n: number, hand = play.view.hand): LogLine[] {
  const id = `${hand}-trick${n}`;
  return [
    ...trick.cards.map((card, at) => ({
      id: `${id}-${at}`,
      text: play.t('log-play', {
        name: play.name(player(trick, at, play.seats)),
        card: cardName(play, card),
      }),
    })),
    ...(trick.winner === null
      ? []
      : [
          {
            id: `${id}-won`,
            text: play.t('log-trick', { name: play.name(trick.winner), pips: worth(trick) }),
          },
        ]),
  ];
}

// --- the table screen

/** One or two sentences for the sofa. */
export function say(play: MuPlay): string {
  const { view } = play;
  const { phase } = view;
  const last = view.sheet.at(-1);
  if (last && (stage.seen(play.match) ?? view.sheet.length) < view.sheet.length)
    return verdict(play, last).join(' ');
  const end = ending(play);
  if (end) return end;
  const name = 'seat' in phase ? play.name(phase.seat) : '';
  const wait = play.t(`wait-${phase.type}`, { name });
  if (phase.type === 'playing' && view.trick === null) {
    const trick = view.last_trick;
    return trick?.winner === null || !trick
      ? play.t('board-say-leads', { name })
      : play.t('log-trick', { name: play.name(trick.winner), pips: worth(trick) });
  }
  const call = view.calls.at(-1);
  if (phase.type === 'bidding' && call)
    return `${play.t(call.cards.length > 0 ? 'board-say-laid' : 'log-pass', { name: play.name(call.seat), count: call.cards.length })} ${wait}`;
  return wait;
}

/** Whether this screen, which followed the match, has still to show how the last hand ended. */
export function lingers({ match, view }: MuPlay): boolean {
  return view.phase.type === 'over' && (stage.seen(match) ?? view.sheet.length) < view.sheet.length;
}
