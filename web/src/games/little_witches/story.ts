/** The match in words: the log for everybody, and what the table screen says. */
import type { LogLine } from '../contract';
import { events, type Event } from './chronicle';
import { circleName, list, needed, placeName, settings, spotName, TRACES, type WitchesPlay } from './house';
import { faceDown, secretOf, taskOf } from './knew';

/** The public story so far. */
export const log = (play: WitchesPlay): LogLine[] => [
  ...events(play.view).map((event, at) => ({
    id: at,
    text: words(play, event),
    heading: event.type === 'round' || event.type === 'graded',
  })),
  ...graded(play),
];

/** The grade with all points, and what nobody but the teacher knew. */
function graded(play: WitchesPlay): LogLine[] {
  const { grading, sheet, students } = play.view;
  if (!grading || !sheet) return [];
  const { grade, total } = grading;
  const need = needed(settings(play).students).fair;
  return [
    { id: 'grade', text: play.t('log-grade', { grade: play.t(`grade-${grade}`) }) },
    { id: 'total', text: play.t('board-total-of', { total, need }) },
    ...grading.students.map(({ personal, group, other, secret }, n) => ({
      id: `points-${n}`,
      text: play.t('log-points', { name: play.name(n + 1), points: personal + group + other + secret }),
    })),
    ...TRACES.map((trace, n) => ({
      id: `circle-${trace}`,
      text: play.t('log-circle', {
        trace,
        circle: circleName(play, sheet[trace].circle),
        end: play.t(`circle-${ended(sheet[trace].void, grading.complete[n]!)}`),
      }),
    })),
    ...students.flatMap(({ task, secret }, n) => [
      ...(task ? [{ id: `task-${n}`, text: taskOf(play, n, task) }] : []),
      ...(secret ? [{ id: `secret-${n}`, text: secretOf(play, n, secret) }] : []),
    ]),
    ...faceDown(play, play.view),
  ];
}

/** What has become of a circle. */
export const ended = (isVoid: boolean, complete: boolean): string =>
  isVoid ? 'void' : complete ? 'complete' : 'incomplete';

function words(play: WitchesPlay, event: Event): string {
  switch (event.type) {
    case 'deal':
      return event.removed === null
        ? play.t('log-deal')
        : play.t('log-deal-removed', { material: event.removed });
    case 'stand':
      return play.t('log-stand', { cell: placeName(play, event.cell) });
    case 'enter':
      return play.t('log-enter', {
        name: play.name(event.seat),
        witch: event.witch,
        start: placeName(play, event.start),
      });
    case 'round':
      return play.t('round', { n: event.round });
    case 'lay':
      return play.t('log-lay', { ...event, cell: placeName(play, event.cell) });
    case 'foul':
      return play.t('log-foul', { round: event.round });
    case 'block':
      return event.old === null
        ? play.t('log-block', { spot: spotName(play, event.spot) })
        : play.t('log-block-moved', { spot: spotName(play, event.spot), old: spotName(play, event.old) });
    case 'move':
      return play.t('log-move', {
        name: play.name(event.seat),
        pawn: event.pawn,
        place: placeName(play, event.place),
      });
    case 'stay':
      return play.t('log-move-stay', { name: play.name(event.seat), pawn: event.pawn });
    case 'turn':
      return play.t('board-log-turn', {
        name: play.name(event.seat),
        round: event.chip.round,
        order: event.chip.order,
        kind: event.kind,
      });
    case 'collect':
      return play.t('log-collect', { name: play.name(event.seat), kind: event.kind });
    case 'pass':
      return play.t('log-pass', { name: play.name(event.seat) });
    case 'graded':
      return [play.t('log-graded'), result(play)].join(play.t('board-gap'));
  }
}

/** How it ended, in words; empty while it goes on. */
export function result(play: WitchesPlay): string {
  const { grading } = play.view;
  if (!grading) return '';
  const names = list(
    play,
    grading.students.flatMap(({ certificate }, n) => (certificate === 1 ? [play.name(n + 1)] : [])),
  );
  const all = grading.complete.every(Boolean);
  if (grading.grade === 'fail' && names) return play.t('result-fail-beside', { names });
  if (all) return play.t('result-teacher');
  if (grading.grade === 'fail') return play.t('result-fail');
  return play.settings['mode'] === 'kind' ? play.t('result-pass') : play.t('result-rank', { names });
}

/** One or two sentences for the sofa. */
export function say(play: WitchesPlay): string {
  const { phase } = play.view;
  const wait = ((): string => {
    switch (phase.type) {
      case 'entering':
        return play.t('wait-entering', { name: play.name(phase.student) });
      case 'searching': {
        const able = play.awaited ?? [];
        return able.length === 1
          ? play.t('wait-searching-one', { name: play.name(able[0]!) })
          : play.t('wait-searching');
      }
      case 'graded':
        return result(play) || play.t('wait-graded');
      default:
        return play.t(`wait-${phase.type}`);
    }
  })();
  const last = events(play.view).at(-1);
  const told = last && ['move', 'stay', 'turn', 'collect', 'pass', 'enter'].includes(last.type);
  return told ? [words(play, last), wait].join(play.t('board-gap')) : wait;
}
