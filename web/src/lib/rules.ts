import { inOrder } from './games';

/** A rules page as the build makes it from Markdown. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Section extends Heading {
  /** The words under this heading, for the search. */
  readonly words: string;
}

export interface RulesPage {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

const pages = import.meta.glob<{ default: RulesPage }>('../../../docs/rules/*.{en,ja}.md');

/** Games that have a rules page in every language of the interface, in the house's order. */
export const documented: readonly string[] = [
  ...new Set(Object.keys(pages).map((path) => path.split('/').at(-1)!.split('.')[0]!)),
]
  .filter((game) => ['en', 'ja'].every((lang) => `../../../docs/rules/${game}.${lang}.md` in pages))
  .sort(inOrder);

/** The rules of a game in a language; null if there are none. */
export async function rulesPage(game: string, lang: string): Promise<RulesPage | null> {
  const load = pages[`../../../docs/rules/${game}.${lang}.md`];
  return load ? (await load()).default : null;
}

/** Sections in which every word of the query stands, title or text, in page order. */
export function search(page: RulesPage, query: string): readonly Section[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  return page.sections.filter((section) => {
    const text = fold(`${section.text} ${section.words}`);
    return words.every((word) => text.includes(word));
  });
}

/** Case, width and kana size do not matter when searching: ﾌﾞ finds ぶ, Ｍ finds m. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60));
}
