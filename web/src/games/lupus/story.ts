/** The public story, and at the end what was done at night. */
import type { LogLine } from '../contract';
import { dawn, ending, rope } from './narration';
import { spoken } from './speech';
import { course, names, tiedIn, type LupusPlay } from './village';

/** The public story so far, in order. */
export function log(play: LupusPlay): LogLine[] {
  const { view } = play;
  if (view.phase.type === 'dealing') return [];
  const nights = Math.max(view.dawns.length, view.phase.type === 'night' ? view.phase.night : 0);
  const all: LogLine[] = [{ id: 'deal', text: play.t('log-deal') }];
  for (let n = 1; n <= nights; n++) all.push(...nightOf(play, n), ...dayOf(play, n));
  const end = ending(play);
  return end === null ? all : [...all, { id: 'end', text: end, heading: true }, ...rolesOf(play)];
}

/** Who was what, once all may know it. */
const rolesOf = (play: LupusPlay): LogLine[] =>
  play.view.roles.flatMap((role, seat) =>
    role === null
      ? []
      : [
          {
            id: `role${seat}`,
            text: play.t('log-revealed', { name: play.name(seat), role: play.t(`as-${role}`) }),
          },
        ],
  );

function nightOf(play: LupusPlay, n: number): LogLine[] {
  return [{ id: `night${n}`, text: play.t('log-night', { night: n }), heading: true }, ...deedsOf(play, n)];
}

/** What was done in a night, once all may know it. */
export function deedsOf(play: LupusPlay, n: number): LogLine[] {
  const { view } = play;
  const deeds = view.phase.type === 'over' ? view.nights[n - 1] : undefined;
  if (!deeds) return [];
  const line = (key: string, params = {}): LogLine => ({
    id: `${n}-${key}`,
    text: play.t(key, { night: n, ...params }),
  });
  const by = (role: string): string => {
    const seat = view.roles.indexOf(role as (typeof view.roles)[number]);
    return seat < 0 ? '' : play.name(seat);
  };
  const { divined, guarded, attacked, dead } = deeds;
  const found = divined === null ? null : view.roles[divined] === 'wolf' ? 'wolf' : 'human';
  return [
    ...(divined === null
      ? []
      : [line(`log-divine-${found}`, { name: by('seer'), target: play.name(divined) })]),
    ...(guarded === null ? [] : [line('log-guard', { name: by('bodyguard'), target: play.name(guarded) })]),
    ...(attacked === null ? [] : [line('log-attack', { target: play.name(attacked) })]),
    ...(attacked === null || dead.includes(attacked)
      ? []
      : [line('log-saved', { target: play.name(attacked) })]),
  ];
}

function dayOf(play: LupusPlay, n: number): LogLine[] {
  const { view } = play;
  if (view.dawns.length < n) return [];
  const talk = course(view, n).flatMap((step): LogLine[] => {
    if ('one' in step) {
      const { at, one } = step;
      const text = play.t('log-say', { name: play.name(one.seat), text: spoken(play, one, at) });
      return [{ id: `say${at}`, text }];
    }
    const tied = tiedIn(view, step);
    return [
      ...step.ballots.map(({ seat, target }) => ({
        id: `vote${n}-${step.round}-${seat}`,
        text: play.t('log-vote', { name: play.name(seat), target: play.name(target) }),
      })),
      ...(tied.length > 0
        ? [{ id: `tie${n}-${step.round}`, text: play.t('log-tie', { names: names(play, tied) }) }]
        : []),
    ];
  });
  return [
    { id: `day${n}`, text: play.t('log-day', { day: n }), heading: true },
    { id: `dawn${n}`, text: dawn(play, n) },
    ...talk,
    ...(view.lynched.length >= n ? [{ id: `rope${n}`, text: rope(play, n) }] : []),
  ];
}
