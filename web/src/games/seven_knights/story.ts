/** The match in words: the log for everybody, and what the table screen says. */
import type { LogLine } from '../contract';
import { sentence } from './sentence';
import { stage } from './stage.svelte';
import { isCoop, letter, list, valueName, type KnightsPlay } from './tiles';
import type { Asked, Look, Round, View } from './types';

/** What came out of a round: a key of the catalogue. */
export function result(view: Pick<View, 'pool'>, round: Round): string {
  if (isCoop(view as View)) return round.knights_win ? 'result-coop-won' : 'result-coop-lost';
  if (round.knights_win) return 'result-knights';
  if (round.lineup.length === 0) return 'result-captain';
  return round.witch_side.length === 0 ? 'result-nobody' : 'result-witch';
}

/** What came out of the match, in words; null while it goes on. */
export function ending(play: KnightsPlay): string | null {
  const { outcome, view } = play;
  if (!outcome) return null;
  if (isCoop(view))
    return play.t(outcome.winners.length > 0 ? 'result-match-coop-won' : 'result-match-coop-lost');
  return play.t('result-match', { names: names(play, outcome.winners) });
}

const names = (play: KnightsPlay, seats: readonly number[]): string =>
  list(
    play,
    seats.map((seat) => play.name(seat)),
  );

/** Points of all seats when a round was over. */
export function totalsAfter(view: View, round: number): number[] {
  return view.totals.map((_, seat) =>
    view.rounds.slice(0, round).reduce((sum, one) => sum + (one.points[seat] ?? 0), 0),
  );
}

interface Told {
  readonly looks: readonly Look[];
  readonly questions: readonly Asked[];
  readonly votes: readonly number[];
  readonly captain: number | null;
}

/** The public story so far. */
export function log(play: KnightsPlay): LogLine[] {
  const { view } = play;
  const turning = stage.turning(play.match);
  const lines = view.rounds.flatMap((round, at) => [
    ...told(play, at + 1, round),
    ...(turning === at + 1 ? [] : ended(play, at + 1, round)),
  ]);
  if (turning > 0) return lines;
  const now = view.phase.type === 'over' || view.phase.type === 'dealing' ? [] : told(play, view.round, view);
  const end = ending(play);
  return [...lines, ...now, ...(end ? [{ id: 'end', text: end, heading: true }] : [])];
}

function told(play: KnightsPlay, n: number, { looks, questions, votes, captain }: Told): LogLine[] {
  const line = (id: string, key: string, params = {}): LogLine => ({
    id: `${n}-${id}`,
    text: play.t(key, params),
  });
  const asked = ({ asker, seat, about, question, yes }: Asked, at: number): LogLine[] => [
    line(`ask${at}`, 'log-ask', {
      who: play.name(asker),
      whom: play.name(seat),
      question: sentence(play, { about, question }),
    }),
    ...(yes === null
      ? []
      : [line(`answer${at}`, `log-answer-${yes ? 'yes' : 'no'}`, { who: play.name(seat) })]),
  ];
  const before = questions.slice(0, play.seats).flatMap(asked);
  const after = questions.slice(play.seats).flatMap((one, at) => asked(one, play.seats + at));
  return [
    { id: `${n}`, text: play.t('board-round-n', { n }), heading: true },
    ...looks.map(({ seat, tile }, at) =>
      line(`look${at}`, 'log-inspect', { who: play.name(seat), tile: letter(tile) }),
    ),
    ...before,
    ...votes.map((whom, who) =>
      line(`vote${who}`, 'log-recommend', { who: play.name(who), whom: play.name(whom) }),
    ),
    ...(captain === null ? [] : [line('captain', 'log-captain', { who: play.name(captain) })]),
    ...after,
  ];
}

function ended(play: KnightsPlay, n: number, round: Round): LogLine[] {
  const line = (id: string, key: string, params = {}): LogLine => ({
    id: `${n}-${id}`,
    text: play.t(key, params),
  });
  const row: LogLine[] =
    round.lineup.length === 0
      ? []
      : [
          line('lineup', 'log-lineup', {
            who: play.name(round.captain),
            tiles: list(play, round.lineup.map(letter)),
          }),
          line('values', 'log-values', {
            values: list(
              play,
              round.lineup.map((tile) => valueName(play, round.tiles[tile]!)),
            ),
          }),
        ];
  const side: LogLine[] = isCoop(play.view)
    ? []
    : round.witch_side.length === 0
      ? [line('side', 'log-witch_side-none')]
      : [line('side', 'log-witch_side', { names: names(play, round.witch_side) })];
  const points = round.points.flatMap((points, seat) =>
    points > 0 ? [line(`points${seat}`, 'result-points', { who: play.name(seat), points })] : [],
  );
  const faces = line('tiles', 'log-tiles', {
    tiles: list(
      play,
      round.tiles.map((value, tile) => `${letter(tile)} ${valueName(play, value)}`),
    ),
  });
  return [...row, line('result', result(play.view, round)), faces, ...side, ...points];
}

/** One or two sentences for the sofa. */
export function say(play: KnightsPlay): string {
  const { match, view } = play;
  const last = view.rounds.at(-1);
  if (stage.turning(match) > 0) return play.t('board-reveal-wait');
  // while a round's end is still on the screen
  const ended = last && (stage.seen(match) ?? 9) < view.rounds.length ? play.t(result(view, last)) : '';
  const end = ending(play);
  return end ?? join(ended, now(play, ended !== ''));
}

function now(play: KnightsPlay, told: boolean): string {
  const { view } = play;
  const { phase } = view;
  const who = 'seat' in phase ? play.name(phase.seat) : '';
  const last = view.questions.at(-1);
  const answered =
    last && last.yes !== null
      ? play.t('board-say-answered', { who: play.name(last.seat), yes: last.yes ? 'yes' : 'no' })
      : '';
  const round = view.rounds.at(-1);
  switch (phase.type) {
    case 'dealing':
      return round
        ? join(told ? '' : play.t(result(view, round)), play.t('board-say-review'))
        : play.t('wait-dealing');
    case 'inspecting': {
      const look = view.looks.at(-1);
      const before = look
        ? play.t('board-say-looked', { who: play.name(look.seat), tile: letter(look.tile) })
        : round && !told
          ? play.t(result(view, round))
          : play.t('board-round-n', { n: view.round });
      return join(before, play.t('board-say-inspect', { who }));
    }
    case 'asking':
      return join(answered, play.t('board-say-ask', { who }));
    case 'answering':
      return last
        ? play.t('board-say-answer', {
            who: play.name(last.asker),
            whom: play.name(last.seat),
            question: sentence(play, last),
          })
        : '';
    case 'recommending':
      return join(answered, play.t('board-say-recommend'));
    case 'commanding':
      return play.t('board-say-command', { who });
    case 'lining_up':
      return join(answered, play.t('board-say-lineup', { who }));
    case 'over':
      return play.t('wait-over');
  }
}

/** Sentences one after the other; Japanese ones without a space. */
const join = (...sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .reduce((all, one) => (all.endsWith('。') ? all + one : `${all} ${one}`), '')
    .trim();

/** Whether this screen, which followed the match, has still to turn over the last row. */
export function lingers({ match, view }: KnightsPlay): boolean {
  return view.phase.type === 'over' && (stage.seen(match) ?? 9) < view.rounds.length;
}
