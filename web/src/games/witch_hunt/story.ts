/** The match in words: the log for everybody, and what the table screen says. */
import type { LogLine } from '../contract';
import { against, needed } from './history';
import { deeds, ways } from './known';
import type { DayView, Say } from './types';
import { cards, names, proposed, today, type WitchPlay } from './village';

/** A statement as it is said. */
export function sentence(play: WitchPlay, said: Say): string {
  switch (said.what) {
    case 'claim':
      return play.t('say-claim', { role: play.t(`as-${said.role}`) });
    case 'result':
      return play.t('say-result', {
        day: said.day,
        name: play.name(said.target),
        witch: said.witch ? 'yes' : 'no',
      });
    case 'went':
      return play.t('say-went', { place: play.t(`place-${said.place}`) });
    case 'suspect':
    case 'trust':
      return play.t(`say-${said.what}`, { name: play.name(said.target) });
  }
}

/** How the game ended; null while it goes on. */
export function ending(play: WitchPlay): string | null {
  const { phase } = play.view;
  if (phase.type !== 'over') return null;
  return join(play.t(`result-${phase.winner}-${phase.why}`), play.t('result-frogs', { count: phase.frogs }));
}

/** The public story so far. */
export function log(play: WitchPlay): LogLine[] {
  const end = ending(play);
  return [
    ...play.view.days.flatMap((day) => told(play, day)),
    ...(end === null ? [] : [{ id: 'end', text: end, heading: true }, ...rolesOf(play)]),
  ];
}

/** Who was who, once everybody may know it. */
const rolesOf = (play: WitchPlay): LogLine[] =>
  play.view.roles.flatMap((role, seat) =>
    role === null
      ? []
      : [
          {
            id: `role${seat}`,
            text: play.t('knew-role', { name: play.name(seat), role: play.t(`role-${role}`) }),
          },
        ],
  );

function told(play: WitchPlay, day: DayView): LogLine[] {
  const line = (id: string, key: string, params = {}): LogLine => ({
    id: `${day.number}-${id}`,
    text: play.t(key, params),
  });
  return [
    {
      ...line('morning', 'log-morning', { day: day.number, cards: cards(play, day.required) }),
      heading: true,
    },
    ...talk(play, day),
    ...(day.votes ?? []).map(([seat, target]) =>
      target === null
        ? line(`vote${seat}`, 'log-vote-pass', { name: play.name(seat) })
        : line(`vote${seat}`, 'log-vote', { name: play.name(seat), target: play.name(target) }),
    ),
    ...(day.votes === null ? [] : [{ id: `${day.number}-banished`, text: verdict(play, day) }]),
    ...(day.truth === null ? [] : [...ways(play, day.truth), ...deeds(play, day.truth)]).map((text, at) => ({
      id: `${day.number}-truth${at}`,
      text,
    })),
  ];
}

/** What the day's public events were, and between them what was said. */
function talk(play: WitchPlay, day: DayView): LogLine[] {
  const told = events(play, day).map((lines) =>
    lines.map(([id, text]) => ({ id: `${day.number}-${id}`, text })),
  );
  const said = day.said.map(({ seat, said, after }, at) => ({
    after,
    id: `${day.number}-said${at}`,
    text: play.t('log-say', { name: play.name(seat), text: sentence(play, said) }),
  }));
  return [...told, []].flatMap((event, at) => [
    ...said.filter(({ after }) => after === at).map(({ id, text }) => ({ id, text })),
    ...event,
  ]);
}

/** The duck's report, each proposal, each count of approvals, and the ritual, as far as the day has come. */
function events(play: WitchPlay, day: DayView): [id: string, text: string][][] {
  if (day.frogs === null) return [];
  return [
    report(play, day).map((text, at) => [`report${at}`, text]),
    ...day.proposals.flatMap((proposal, at): [string, string][][] => {
      const { mayor, cats, yes, passed } = proposal;
      const made = play.t('log-propose', { name: play.name(mayor), names: names(play, cats) });
      if (passed === null) return [[[`propose${at}`, made]]];
      const counted = play.t(passed ? 'log-approve-passed' : 'log-approve-rejected', {
        yes: names(play, yes),
        no: names(play, against(day, proposal)),
      });
      const full = cursed(play, day) && at === day.proposals.length - 1;
      return [
        [[`propose${at}`, made]],
        [
          [`approve${at}`, counted],
          ...(full ? [['full', play.t('log-gauge-full')] as [string, string]] : []),
        ],
      ];
    }),
    ...(day.success === null
      ? []
      : [
          [['ritual', play.t(day.success ? 'log-ritual-success' : 'log-ritual-failure')] as [string, string]],
        ]),
  ];
}

/** Whether so many proposals failed that there was no ritual. */
export const cursed = (play: WitchPlay, day: DayView): boolean =>
  day.proposals.filter((one) => one.passed === false).length >= play.view.options.gauge;

/** What the duck reported; nothing before it did. */
export function report(play: WitchPlay, day: DayView): string[] {
  if (day.frogs === null) return [];
  const back = day.back.map((seat) => play.t('log-report-back', { name: play.name(seat) }));
  if (day.frogs.length === 0) return [...back, play.t('log-report-safe')];
  return [...day.frogs.map((seat) => play.t('log-report-frog', { name: play.name(seat) })), ...back];
}

/** Who was banished, in words. */
export function verdict(play: WitchPlay, day: DayView): string {
  if (day.banished === null) return play.t('log-banished-nobody');
  return play.t(day.was_witch ? 'log-banished-witch' : 'log-banished-not', {
    name: play.name(day.banished),
  });
}

/** One or two sentences for the sofa, and for the voice. */
export function say(play: WitchPlay): string {
  const { view } = play;
  const { phase } = view;
  const day = today(view);
  const last = day?.proposals.at(-1);
  switch (phase.type) {
    case 'over':
      return ending(play)!;
    case 'readying':
      return play.t('board-say-readying');
    case 'gathering':
      return join(
        play.t('log-morning', { day: phase.day, cards: cards(play, needed(view)) }),
        play.t('board-say-gather'),
      );
    case 'setting_out':
    case 'collecting':
    case 'pointing':
      return play.t(`wait-${phase.type}`);
    case 'reporting':
      return join(...report(play, day!));
    case 'discussing': {
      const word = day?.said.at(-1);
      const meant =
        word && play.t('log-say', { name: play.name(word.seat), text: sentence(play, word.said) });
      return meant ?? play.t('board-say-discuss');
    }
    case 'proposing':
      return play.t('wait-proposing', { name: play.name(phase.mayor) });
    case 'approving':
      return join(
        play.t('log-propose', { name: play.name(phase.mayor), names: names(play, last?.cats ?? []) }),
        play.t('prompt-approving'),
      );
    case 'approved':
    case 'rejected':
      return join(
        play.t(`wait-${phase.type}`),
        day && phase.type === 'rejected' && cursed(play, day) ? play.t('log-gauge-full') : '',
      );
    case 'offering':
      return play.t('wait-offering', { names: names(play, play.awaited ?? proposed(view)?.cats ?? []) });
    case 'revealed':
      return play.t(day?.success ? 'log-ritual-success' : 'log-ritual-failure');
    case 'voting':
      return play.t('prompt-voting');
    case 'verdict':
      return day ? verdict(play, day) : '';
    default:
      return play.t(`wait-${phase.type}`);
  }
}

/** Sentences one after the other; Japanese ones without a space. */
export const join = (...sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .reduce((all, one) => (all === '' || /[。！？]$/u.test(all) ? all + one : `${all} ${one}`), '');
