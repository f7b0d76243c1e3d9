/** The language that is on, and texts in it: the interface's own, the shared ones, and each game's from its folder. */
import type { FluentBundle } from '@fluent/bundle';
import en from '../text/en.ftl?raw';
import ja from '../text/ja.ftl?raw';
import { bundle, find, LANGS, type Lang, type Params } from './fluent';
import { remember, recall } from './memory';

const core = import.meta.glob<string>('../../../src/tasogare/core/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../../src/tasogare/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

const shared = (lang: Lang): FluentBundle[] => {
  const common = core[`../../../src/tasogare/core/text/${lang}.ftl`];
  return [bundle(lang, lang === 'en' ? en : ja), ...(common ? [bundle(lang, common)] : [])];
};

const interfaces: Record<Lang, FluentBundle[]> = { en: shared('en'), ja: shared('ja') };

function firstLang(): Lang {
  const known = recall('lang');
  const wanted = [known, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGS.find((lang) => lang === wanted.find((tag) => LANGS.some((l) => l === tag))) ?? 'en';
}

class Language {
  now: Lang = $state(firstLang());
  #games: Record<string, Record<Lang, FluentBundle>> = $state.raw({});

  /** A text of the interface. */
  t = (key: string, params?: Params): string => find(interfaces[this.now], key, params) ?? key;

  /** A text of a game, else of the interface. The game's catalogue is fetched when first asked for. */
  game = (game: string, key: string, params?: Params): string => this.maybe(game, key, params) ?? key;

  /** As `game`, but null where no catalogue has the key (yet). */
  maybe = (game: string, key: string, params?: Params): string | null => {
    const own = this.#games[game]?.[this.now];
    return find(own ? [own, ...interfaces[this.now]] : interfaces[this.now], key, params);
  };

  /** Makes sure that a game's texts are here, in both languages, so that switching is instant. */
  load = async (game: string): Promise<void> => {
    if (this.#games[game]) return;
    const sources = await Promise.all(
      LANGS.map((lang) => games[`../../../src/tasogare/games/${game}/text/${lang}.ftl`]?.() ?? ''),
    );
    const [en, ja] = sources as [string, string];
    this.#games = { ...this.#games, [game]: { en: bundle('en', en), ja: bundle('ja', ja) } };
  };

  set = (lang: Lang): void => {
    this.now = lang;
    remember('lang', lang);
  };

  other = (): Lang => (this.now === 'en' ? 'ja' : 'en');
}

export const lang = new Language();
export const t = lang.t;
