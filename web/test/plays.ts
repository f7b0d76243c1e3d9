/** Plays for tests: asked nothing and doing nothing, with the texts of their game. */
import { bundle, find, type Lang, type Params } from '$lib/fluent';
import type { Play } from '../src/games/contract';
import sharedEn from '../src/text/en.ftl?raw';
import sharedJa from '../src/text/ja.ftl?raw';

type Text = (key: string, params?: Params) => string;

interface Kind<P extends Play> {
  readonly game: P['game'];
  /** The game's own catalogues. */
  readonly texts: Readonly<Record<Lang, string>>;
  readonly seats: (view: P['view']) => number;
  /** How seats are called; S1, S2, … unless told otherwise. */
  readonly name?: (seat: number) => string;
  /** What a play of this game has besides. */
  readonly more?: (view: P['view'], t: Text) => Partial<P>;
}

/** Makes plays of a game from a view and from what is to be told of it. */
export function plays<P extends Play>(
  kind: Kind<P>,
): (view: P['view'], changes?: Partial<P>, lang?: Lang) => P {
  const { game, texts, seats, name = (seat) => `S${seat + 1}` } = kind;
  const catalogues = {
    en: [bundle('en', texts.en), bundle('en', sharedEn)],
    ja: [bundle('ja', texts.ja), bundle('ja', sharedJa)],
  };
  return (view, changes = {}, lang = 'en') => {
    const t: Text = (key, params) => find(catalogues[lang], key, params) ?? `?${key}`;
    return {
      game,
      match: 'm',
      seats: seats(view),
      seat: null,
      settings: {},
      view,
      asked: false,
      options: [],
      pending: null,
      awaited: null,
      missing: null,
      players: Array.from({ length: seats(view) }, (_, seat) => ({
        seat,
        name: name(seat),
        bot: false,
        away: false,
        me: seat === changes.seat,
      })),
      outcome: null,
      abandoned: false,
      covered: true,
      busy: false,
      replay: false,
      clock: null,
      notes: null,
      note: () => undefined,
      review: null,
      send: () => Promise.resolve({ ok: true }),
      check: () => Promise.resolve({ ok: true }),
      t,
      name,
      reason: ({ key, params }: { key: string; params?: Params }) => t(`refused-${key}`, params),
      rule: () => undefined,
      ...kind.more?.(view, t),
      ...changes,
    } as unknown as P;
  };
}
