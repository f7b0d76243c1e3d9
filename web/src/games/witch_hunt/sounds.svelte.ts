/** What the table screen plays at each scene; told from what everybody sees. */
import { recall, remember } from '$lib/memory';
import { sound, type Tone } from '$lib/tones';
import { today, type WitchPlay } from './village';

export type Cue =
  | 'roles'
  | 'morning'
  | 'out'
  | 'collect'
  | 'safe'
  | 'frog'
  | 'talk'
  | 'mayor'
  | 'ballot'
  | 'passed'
  | 'rejected'
  | 'circle'
  | 'success'
  | 'failure'
  | 'who'
  | 'banished'
  | 'nobody'
  | 'over';

/** The sound that belongs to this moment. */
export function cue(play: WitchPlay): Cue | null {
  const { view } = play;
  const day = today(view);
  switch (view.phase.type) {
    case 'readying':
      return 'roles';
    case 'gathering':
      return 'morning';
    case 'setting_out':
      return 'out';
    case 'collecting':
      return 'collect';
    case 'reporting':
      return day?.frogs?.length ? 'frog' : 'safe';
    case 'discussing':
      return 'talk';
    case 'proposing':
      return 'mayor';
    case 'approving':
    case 'voting':
      return 'ballot';
    case 'approved':
      return 'passed';
    case 'rejected':
      return 'rejected';
    case 'offering':
      return 'circle';
    case 'revealed':
      return day?.success ? 'success' : 'failure';
    case 'pointing':
      return 'who';
    case 'verdict':
      return day?.banished === null ? 'nobody' : 'banished';
    case 'over':
      return 'over';
    default:
      return null;
  }
}

const QUACK: readonly Tone[] = [0, 0.28].map((at) => ({
  at,
  pitch: [340, 210],
  long: 0.2,
  loud: 0.08,
  form: 'sawtooth',
}));
const CROAK: readonly Tone[] = [0.7, 0.84, 0.98].map((at) => ({
  at,
  pitch: [150, 95],
  long: 0.13,
  loud: 0.09,
  form: 'square',
}));
const notes = (pitches: readonly number[], step = 0.16, long = 0.5): readonly Tone[] =>
  pitches.map((pitch, at) => ({ at: at * step, pitch, long }));
const [C, D, E, F, G, A, B, HIGH] = [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88, 523.25];

const SCORE: Readonly<Record<Cue, readonly Tone[]>> = {
  roles: notes([C, G]),
  morning: [...notes([G, HIGH], 0.12), ...QUACK.map((tone) => ({ ...tone, at: tone.at + 0.5 }))],
  out: notes([C, D, E, G], 0.22, 0.3),
  // one calm tone a second and a half: the same fifteen seconds for everybody
  collect: Array.from({ length: 10 }, (_, at) => ({
    at: at * 1.5,
    pitch: at % 2 ? E / 2 : C / 2,
    long: 1.2,
    loud: 0.07,
  })),
  safe: [...QUACK, ...notes([E, G, HIGH]).map((tone) => ({ ...tone, at: tone.at + 0.7 }))],
  frog: [...QUACK, ...CROAK],
  talk: notes([E, G], 0.2),
  mayor: notes([G, G, HIGH], 0.14),
  ballot: notes([D, A], 0.14),
  passed: notes([C, E, G], 0.14),
  rejected: notes([E, D, C], 0.18),
  circle: [
    { at: 0, pitch: [C / 2, C], long: 2.4, loud: 0.08 },
    { at: 0.4, pitch: [G / 2, G], long: 2, loud: 0.06 },
  ],
  success: notes([C, E, G, HIGH], 0.13, 0.8),
  failure: [
    { at: 0, pitch: [220, 110], long: 1, loud: 0.1, form: 'triangle' },
    { at: 0.1, pitch: [233, 104], long: 1.2, loud: 0.08, form: 'triangle' },
  ],
  who: [0, 0.35, 0.7].map((at) => ({ at, pitch: B / 2, long: 0.3, loud: 0.14, form: 'triangle' as const })),
  banished: notes([A, F, D], 0.3, 0.7),
  nobody: notes([A, A], 0.3),
  over: notes([G, HIGH, G, HIGH * 1.26, HIGH * 1.5], 0.15, 0.7),
};

class Sounds {
  on: boolean = $state(recall('table-sound') !== 'off');

  toggle = (): void => {
    this.on = !this.on;
    remember('table-sound', this.on ? null : 'off');
    // the tap lets the browser sound from here on
    if (this.on) this.play('talk');
  };

  play = (cue: Cue): void => {
    if (this.on) void sound(SCORE[cue]);
  };
}

export const sounds = new Sounds();
