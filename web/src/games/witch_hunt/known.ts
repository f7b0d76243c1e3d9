/** What only this seat knows, in words: shown under its pad, and openly in a replay. */
import type { Day, DayView } from './types';
import { names, roleOf, seatsOf, type Material, type WitchPlay } from './village';

/** The hand by kinds, in the order in which they were first got. */
export function kinds(hand: readonly Material[]): { material: Material; count: number }[] {
  return [...new Set(hand)].map((material) => ({
    material,
    count: hand.filter((one) => one === material).length,
  }));
}

/** The witches that a witch or a crow knows of, in one line; null: none. */
export function fellows(play: WitchPlay): string | null {
  const role = roleOf(play);
  if (role !== 'witch' && role !== 'crow') return null;
  const known = seatsOf(play.view).filter((seat) => seat !== play.seat && play.view.roles[seat] === 'witch');
  return known.length === 0 ? null : play.t('board-witches', { names: names(play, known) });
}

/** What a day told this seat alone. */
export function told(play: WitchPlay, day: DayView): string[] {
  const { mine } = day;
  if (!mine) return [];
  const place = (where: string): string => play.t(`place-${where}`);
  const lines: (string | false)[] = [
    mine.guards
      ? mine.stands !== null && play.t('my-guard', { place: place(mine.stands) })
      : mine.place !== null && play.t('my-place', { place: place(mine.place) }),
    mine.card !== null && play.t('board-my-card', { card: play.t(`card-${mine.card}`) }),
    mine.stopped !== null && play.t(mine.stopped ? 'my-stopped-yes' : 'my-stopped-no'),
    ...mine.picks.map((pick) => picked(play, pick)),
    mine.restores !== null &&
      day.frogs !== null &&
      (day.back.includes(mine.restores)
        ? play.t('my-restored', { name: play.name(mine.restores) })
        : play.t('my-restored-not')),
    mine.vision !== null &&
      play.t(mine.vision.witch ? 'my-vision-witch' : 'my-vision-not', {
        name: play.name(mine.vision.target),
      }),
    mine.theft !== null &&
      (mine.theft.card === null
        ? play.t('my-theft-empty', { name: play.name(mine.theft.target) })
        : play.t('my-theft', {
            card: play.t(`card-${mine.theft.card}`),
            name: play.name(mine.theft.target),
          })),
    mine.lost !== null && play.t('my-lost', { card: play.t(`card-${mine.lost}`) }),
    mine.offered !== null && play.t('my-offered', { card: play.t(`card-${mine.offered}`) }),
  ];
  return lines.filter((line) => line !== false);
}

type Pick = NonNullable<DayView['mine']>['picks'][number];

/** A witch's pick in words, as far as it has come. */
export function picked(play: WitchPlay, { seat, place, spell, target }: Pick): string {
  const who = { name: play.name(seat), place: play.t(`place-${place}`) };
  if (spell === null) return play.t('board-picked-place', who);
  if (target === null) return play.t('board-picked-gather', who);
  return play.t('board-picked-spell', {
    ...who,
    spell: play.t(`spell-${spell}`),
    target: play.name(target),
  });
}

/** What happened unseen on a day, once everybody may know it. */
export function deeds(play: WitchPlay, day: Day): string[] {
  const members = day.proposals.at(-1)?.cats ?? [];
  const { vision, theft, offers } = day;
  return [
    ...day.picks.map((pick) => picked(play, pick)),
    ...(vision
      ? [
          play.t('board-reveal-vision', {
            target: play.name(vision.target),
            witch: vision.witch ? 'yes' : 'no',
          }),
        ]
      : []),
    ...(theft ? [stolen(play, theft)] : []),
    ...offers.map((card, at) =>
      play.t('knew-offered', { name: play.name(members[at] ?? 0), card: play.t(`card-${card}`) }),
    ),
  ];
}

/** Where everybody went on a day. */
export const ways = (play: WitchPlay, day: Day): string[] =>
  day.went.flatMap((went, seat) => {
    const stood = day.guards && play.view.roles[seat] === 'guardian';
    const place = stood ? day.stands : went;
    if (!place || day.picks.some((pick) => pick.seat === seat)) return [];
    return [
      play.t(stood ? 'knew-stood' : 'knew-went', {
        name: play.name(seat),
        place: play.t(`place-${place}`),
      }),
    ];
  });

/** What the pickpocket got. */
export const stolen = (play: WitchPlay, { target, card }: NonNullable<Day['theft']>): string =>
  card === null
    ? play.t('board-reveal-theft-empty', { target: play.name(target) })
    : play.t('board-reveal-theft', { target: play.name(target), card: play.t(`card-${card}`) });

/** What this seat has handed in and others must not see yet. */
export function handedIn(play: WitchPlay): string | null {
  const { pending } = play;
  switch (pending?.type) {
    case 'visit':
      return pending.restore === null
        ? null
        : play.t('board-in-restore', { name: play.name(pending.restore) });
    case 'guard':
      return play.t('board-in-guard');
    case 'approve':
      return play.t(pending.yes ? 'board-in-yes' : 'board-in-no');
    case 'vote':
      return pending.target === null
        ? play.t('board-in-pass')
        : play.t('board-in-vote', { name: play.name(pending.target) });
    case 'offer':
      return play.t('board-in-offer', { card: play.t(`card-${pending.card}`) });
    default:
      return null;
  }
}

/** What the power of this seat does now; never to be shown but under the pad. */
export function powerNow(play: WitchPlay): string {
  const { options, pending, view } = play;
  const day = view.days.at(-1)?.mine;
  if (options.some((one) => one.type === 'divine')) return play.t('choose-divine');
  if (options.some((one) => one.type === 'steal')) return play.t('choose-steal');
  if (view.phase.type === 'gathering') {
    if (pending?.type === 'guard') return play.t('board-in-guard');
    if (options.some((one) => one.type === 'guard')) return play.t('move-guard-help');
    if (options.some((one) => one.type === 'visit' && one.restore !== null)) return play.t('choose-restore');
  }
  if (day?.vision || day?.theft) return told(play, view.days.at(-1)!).join(' ');
  return play.t('power-none');
}
