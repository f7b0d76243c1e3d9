/** Who knew what at a step of a replay: the circles, tasks and secret cards, and the chips that lay face down. */
import type { Fact, Share } from '../contract';
import { circleName, kindName, list, ROUNDS, TEACHER, TRACES, type Trace, type WitchesPlay } from './house';
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
    ...Array.from({ length: ROUNDS }, (_, at) => at + 1).flatMap((round): Fact[] => {
      const down = teacher.chips.filter((chip) => chip.round === round && !chip.up && chip.taken_by === null);
      const kinds = down.flatMap(({ order, kind }) =>
        kind === null ? [] : [play.t('knew-chip', { order, kind: kindName(play, kind) })],
      );
      if (kinds.length === 0) return [];
      return [
        {
          id: `chips-${round}`,
          text: play.t('knew-chips', { round, chips: list(play, kinds) }),
          shares: eyes.map((eye) => (eye.sheet ? 'all' : 'none')),
        },
      ];
    }),
  ];
}

/** How far the traces that lie open lead: to one circle, or at least away from some. */
function narrowed({ circles }: View, trace: Trace): Share {
  const left = circles.filter((one) => (trace === 'A' ? one.a : one.b)).length;
  return left === 1 ? 'all' : left < circles.length ? 'some' : 'none';
}

/** A student's task, where it is hidden from anybody, and its secret card. */
function cards(play: WitchesPlay, eyes: readonly View[], n: number): Fact[] {
  const own = eyes[n + 1]?.students[n];
  const name = play.name(n + 1);
  const fact = (kind: 'task' | 'secret', text: string): Fact[] => {
    const shares = eyes.map((eye): Share => (eye.students[n]?.[kind] == null ? 'none' : 'all'));
    return shares.includes('none') ? [{ id: `${kind}-${n}`, text, shares }] : [];
  };
  return [
    ...(own?.task ? fact('task', play.t('knew-task', { name, kind: kindName(play, own.task) })) : []),
    ...(own?.secret
      ? fact('secret', play.t('knew-secret', { name, secret: play.t(`secret-${own.secret}`) }))
      : []),
  ];
}
