/** Who knew what at a step of a replay: the circles, tasks and secret cards, and the chips that lay face down. */
import type { Fact, Share } from '../contract';
import {
  circleName,
  kindName,
  list,
  ROUNDS,
  TEACHER,
  TRACES,
  type Material,
  type Trace,
  type WitchesPlay,
} from './house';
import type { View } from './types';

export function knew(play: WitchesPlay, eyes: readonly View[]): Fact[] {
  const teacher = eyes[TEACHER];
  if (!teacher || teacher.phase.type === 'graded') return [];
  return [
    ...TRACES.flatMap((trace): Fact[] => {
      const { sheet } = teacher;
      if (!sheet) return [];
      return [
        {
          id: `circle-${trace}`,
          text: play.t('knew-circle', { trace, circle: circleName(play, sheet[trace].circle) }),
          shares: eyes.map((eye) => (eye.sheet ? 'all' : narrowed(eye, trace))),
        },
      ];
    }),
    ...teacher.students.flatMap((_, n): Fact[] => cards(play, eyes, n)),
    ...faceDown(play, teacher).map(({ id, text }): Fact => ({
      id,
      text,
      shares: eyes.map((eye) => (eye.sheet ? 'all' : 'none')),
    })),
  ];
}

/** The chips that lie face down, round by round, for eyes that know them. */
export function faceDown(play: WitchesPlay, view: View): { id: string; text: string }[] {
  return Array.from({ length: ROUNDS }, (_, at) => at + 1).flatMap((round) => {
    const down = view.chips.filter((chip) => chip.round === round && !chip.up && chip.taken_by === null);
    const kinds = down.flatMap(({ order, kind }) =>
      kind === null ? [] : [play.t('knew-chip', { order, kind: kindName(play, kind) })],
    );
    return kinds.length === 0
      ? []
      : [{ id: `chips-${round}`, text: play.t('knew-chips', { round, chips: list(play, kinds) }) }];
  });
}

/** How far the traces that lie open lead: to one circle, or at least away from some. */
function narrowed({ circles }: View, trace: Trace): Share {
  const left = circles.filter((one) => (trace === 'A' ? one.a : one.b)).length;
  return left === 1 ? 'all' : left < circles.length ? 'some' : 'none';
}

/** A student's task, where it is hidden from anybody, and its secret card. */
function cards(play: WitchesPlay, eyes: readonly View[], n: number): Fact[] {
  const own = eyes[n + 1]?.students[n];
  const fact = (kind: 'task' | 'secret', text: string): Fact[] => {
    const shares = eyes.map((eye): Share => (eye.students[n]?.[kind] == null ? 'none' : 'all'));
    return shares.includes('none') ? [{ id: `${kind}-${n}`, text, shares }] : [];
  };
  return [
    ...(own?.task ? fact('task', taskOf(play, n, own.task)) : []),
    ...(own?.secret ? fact('secret', secretOf(play, n, own.secret)) : []),
  ];
}

export const taskOf = (play: WitchesPlay, n: number, task: Material): string =>
  play.t('knew-task', { name: play.name(n + 1), kind: kindName(play, task) });

export const secretOf = (play: WitchesPlay, n: number, secret: string): string =>
  play.t('knew-secret', { name: play.name(n + 1), secret: play.t(`secret-${secret}`) });
