/** Who knew what at a step of a replay: the roles, and what was done and told at night. */
import type { Fact, Share } from '../contract';
import type { View } from './types';
import type { LupusPlay } from './village';

export function knew(play: LupusPlay, eyes: readonly View[]): Fact[] {
  const [first] = eyes;
  if (!first || first.phase.type === 'over' || first.roles.length === 0) return [];
  const roles = eyes.map((eye, seat): Fact => ({
    id: `role-${seat}`,
    text: play.t('knew-role', { name: play.name(seat), role: play.t(`role-${eye.roles[seat]!}`) }),
    shares: eyes.map((other): Share => {
      if (other.roles[seat]) return 'all';
      return other.results.some(({ target }) => target === seat) ? 'some' : 'none';
    }),
  }));
  return [...roles, ...told(play, eyes), ...done(play, eyes)];
}

/** What the seer and the medium were told. */
function told(play: LupusPlay, eyes: readonly View[]): Fact[] {
  return eyes.flatMap((eye, seat) =>
    eye.results.map(({ night, target, wolf }): Fact => {
      const medium = eye.roles[seat] === 'medium';
      return {
        id: `told-${seat}-${night}`,
        text: play.t(medium ? 'knew-medium' : `log-divine-${wolf ? 'wolf' : 'human'}`, {
          night,
          name: play.name(seat),
          target: play.name(target),
          wolf: wolf ? 'yes' : 'no',
        }),
        shares: eyes.map((other, at) =>
          at === seat || (!medium && other.nights[night - 1]?.divined === target) ? 'all' : 'none',
        ),
      };
    }),
  );
}

/** Whom the bodyguard guarded and the wolves attacked. */
function done(play: LupusPlay, eyes: readonly View[]): Fact[] {
  const kinds = [
    ['guards', 'guarded', 'log-guard'],
    ['attacks', 'attacked', 'log-attack'],
  ] as const;
  return kinds.flatMap(([list, deed, key]) => {
    const all = new Map(
      eyes.flatMap((eye, seat) => eye[list].map((aim) => [aim.night, { ...aim, seat }] as const)),
    );
    return [...all.values()].map(({ night, target, seat }): Fact => ({
      id: `${deed}-${night}`,
      text: play.t(key, { night, name: play.name(seat), target: play.name(target) }),
      shares: eyes.map((eye) =>
        eye[list].some((aim) => aim.night === night) || eye.nights[night - 1]?.[deed] === target
          ? 'all'
          : 'none',
      ),
    }));
  });
}
