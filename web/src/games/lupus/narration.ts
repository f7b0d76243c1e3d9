/** What the Master says aloud at the table, line by line, and what stands there meanwhile. */
import { spoken } from './speech';
import { stage } from './stage.svelte';
import { byLot, names, opened, rolesOf, type LupusPlay, type Role } from './village';

const PACE = 6000;

/** The shortest night where no clock runs: the beat of the rules. */
const BEAT = 15_000;

/** Milliseconds between two lines, always the same, whoever lives; a night has time for all of its lines. */
export function pace(play: LupusPlay): number {
  if (play.view.phase.type !== 'night') return PACE;
  return Math.min(PACE, (play.clock?.whole ?? BEAT) / lines(play).length);
}

/** A name for this moment: what is told begins anew when it changes. */
export function moment(play: LupusPlay): string {
  const { phase } = play.view;
  return `${phase.type} ${'night' in phase ? phase.night : 'day' in phase ? phase.day : ''} ${'round' in phase ? phase.round : ''}`;
}

const FIRST: readonly Role[] = ['seer', 'mason', 'wolf'];
const LATER: readonly Role[] = ['medium', 'seer', 'bodyguard', 'wolf'];

/** All lines of this moment, in order; they depend on nothing that is hidden. */
export function lines(play: LupusPlay): string[] {
  const { view } = play;
  switch (view.phase.type) {
    case 'night':
      return [...lynching(play), ...nightfall(play, view.phase.night)];
    case 'talking':
      return [
        play.t('narrate-dawn'),
        dawn(play, view.phase.day),
        ...(view.phase.day === 1 || view.dawns.at(-1)?.length ? [play.t('narrate-silence')] : []),
        play.t('narrate-talk'),
      ];
    case 'over':
      return [...last(play), ending(play)!];
    default:
      return [];
  }
}

function nightfall(play: LupusPlay, night: number): string[] {
  const called = (night === 1 ? FIRST : LATER).filter((role) => rolesOf(play.view).includes(role));
  const begins = play.t(night === 1 ? 'narrate-first-night' : 'narrate-night');
  // the short nights of a table without a clock have time for a word each
  if (!play.clock) return [begins, ...called.map((role) => play.t(`narrate-${role}-brief`))];
  const calls = called.map((role, at) =>
    join(at > 0 ? play.t(`narrate-${called[at - 1]!}-ends`) : '', play.t(`narrate-${role}`)),
  );
  return [begins, ...calls, play.t(`narrate-${called.at(-1)!}-ends`)];
}

/** Who was found dead at the dawn of a day, with their roles where these are opened. */
export function dawn(play: LupusPlay, day: number): string {
  const dead = play.view.dawns[day - 1] ?? [];
  const [name, other] = dead.map((seat) => play.name(seat));
  const found =
    other !== undefined
      ? play.t('log-dawn-two', { name: name!, other })
      : name !== undefined
        ? play.t('log-dawn-one', { name })
        : play.t('log-dawn-none');
  return join(found, ...dead.map((seat) => unmasked(play, seat)));
}

/** Who was lynched on the last day on which somebody was; nothing before. */
function lynching(play: LupusPlay): string[] {
  const { lynched } = play.view;
  const seat = lynched.at(-1);
  return seat === undefined ? [] : [rope(play, lynched.length)];
}

export function rope(play: LupusPlay, day: number): string {
  const seat = play.view.lynched[day - 1]!;
  const name = play.name(seat);
  return join(
    byLot(play.view, day) ? play.t('log-pick', { name }) : '',
    play.t('log-lynched', { name }),
    unmasked(play, seat),
  );
}

/** The death that ended the game: at dawn, or by the rope. */
function last(play: LupusPlay): string[] {
  const { dawns, lynched } = play.view;
  if (dawns.length > lynched.length) return [dawn(play, dawns.length)];
  return lynching(play);
}

const unmasked = (play: LupusPlay, seat: number): string => {
  const role = play.view.phase.type === 'over' ? null : opened(play, seat);
  return role === null ? '' : play.t('log-revealed', { name: play.name(seat), role: play.t(`as-${role}`) });
};

/** How the game ended; null while it goes on. */
export function ending(play: LupusPlay): string | null {
  const { phase } = play.view;
  return phase.type === 'over' ? play.t(`over-${phase.winner}`) : null;
}

/** One or two sentences for the sofa, and for the voice. */
export function say(play: LupusPlay): string {
  const line = stage.line(play.match, moment(play));
  return (line === null ? undefined : lines(play)[line]) ?? now(play);
}

/** What stands there when all has been told. */
function now(play: LupusPlay): string {
  const { view } = play;
  const { phase } = view;
  const heard = stage.heard(play.match, moment(play)) ?? view.statements.length;
  const fresh = view.statements.slice(heard).at(-1);
  const word = fresh
    ? play.t('log-say', {
        name: play.name(fresh.seat),
        text: spoken(play, fresh, view.statements.length - 1),
      })
    : null;
  switch (phase.type) {
    case 'dealing':
      return play.t('wait-dealing');
    case 'night':
      return play.t('wait-night');
    case 'talking':
      return word ?? play.t('narrate-talk');
    case 'voting': {
      const ballot = view.votes.at(-1);
      const before =
        ballot?.day === phase.day && ballot.round === phase.round
          ? play.t('log-vote', { name: play.name(ballot.seat), target: play.name(ballot.target) })
          : '';
      if (phase.turn === null) return play.t('narrate-vote-together');
      return before
        ? join(before, play.t('wait-voting', { name: play.name(phase.turn) }))
        : play.t('narrate-vote', { name: play.name(phase.turn) });
    }
    case 'defence':
      return word ?? play.t('wait-defence', { names: names(play, phase.tied) });
    case 'picking':
      return play.t('wait-picking');
    case 'over':
      return ending(play)!;
  }
}

/** Whether this screen has still to tell how it ended. */
export function lingers(play: LupusPlay): boolean {
  if (play.view.phase.type !== 'over') return false;
  const line = stage.line(play.match, moment(play));
  return line !== null && line <= lines(play).length;
}

/** Sentences one after the other; Japanese ones without a space. */
export const join = (...sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .reduce((all, one) => (all === '' || /[。！？]$/u.test(all) ? all + one : `${all} ${one}`), '');
