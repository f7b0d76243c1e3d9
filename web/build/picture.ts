/** The pictures of a rules page, made of the same parts as the boards: emblems, tiles, cards and cells by their names. */
import { EMBLEM } from '../src/games/little_witches/emblem.ts';
import { isArt } from '../src/lib/art.ts';

export type Lang = 'en' | 'ja';

/** The letter that stands beside a colour, as on the boards. */
const CARD_LETTERS = { r: 'R', y: 'Y', g: 'G', b: 'B', p: 'P' } as const;
const CELL_LETTERS = { en: CARD_LETTERS, ja: { r: '赤', y: '黄', g: '緑', b: '青', p: '紫' } } as const;
type Suit = keyof typeof CARD_LETTERS;

const use = (name: string, more = ''): string =>
  `<svg class="i${more}" aria-hidden="true"><use href="#${name}"/></svg>`;

const DRAW: Readonly<
  Record<string, (name: string, lang: Lang) => readonly [kind: string, inside: string] | null>
> = {
  art: (name) => {
    if (!isArt(name)) return null;
    const [kind, suit] = name.split('-');
    if (kind === 'suit') return [`suit ${suit!}`, use(name)];
    return [kind === 'scene' ? 'art scene' : 'art', use(name)];
  },
  // a knight by its number, the witch (w), or face down with its letter
  tile: (name) => {
    if (/^[1-7]$/.test(name)) return ['tile up', `${use('role-knight')}<span>${name}</span>`];
    if (name === 'w') return ['tile up witch', `${use('role-witch')}<span>–</span>`];
    return /^[A-H]$/.test(name) ? ['tile down', `${use('card-back')}<b>${name}</b>`] : null;
  },
  card: (name) => {
    const [, suit, rank] = /^([rygbp])(\d)$/.exec(name) ?? [];
    if (!suit || !rank) return null;
    const spine = `<span class="rank">${rank}</span>${use(`suit-${suit}`, ' mark')}`;
    return [
      `card ${suit}`,
      `<span class="spine">${spine}<span class="letter">${CARD_LETTERS[suit as Suit]}</span></span>` +
        `<span class="field">${use(`suit-${suit}`, ' big')}</span>`,
    ];
  },
  cell: (name, lang) => {
    const [, shape, suits] = /^(circle|triangle|square)-([rygbp]{3})$/.exec(name) ?? [];
    if (!shape || !suits) return null;
    const { edge, parts } = EMBLEM[shape as keyof typeof EMBLEM];
    const painted = parts.map(({ d, x, y }, at) => {
      const suit = suits[at] as Suit;
      return `<path class="${suit}" d="${d}"/><text class="${suit}" x="${x}" y="${y}">${CELL_LETTERS[lang][suit]}</text>`;
    });
    return [
      'cell',
      `<svg viewBox="-25 -25 50 50" aria-hidden="true">${painted.join('')}<path d="${edge}"/></svg>`,
    ];
  },
};

/** The markup of a picture, as `art:role-wolf` or `tile:3`, with words for who does not see it; null: there is none. */
export function picture(source: string, words: string, lang: Lang): string | null {
  const [kind = '', name = ''] = source.split(':');
  const drawn = DRAW[kind]?.(name, lang);
  if (!drawn) return null;
  const told = words ? `role="img" aria-label="${words}"` : 'aria-hidden="true"';
  return `<span class="${drawn[0]}" ${told}>${drawn[1]}</span>`;
}
