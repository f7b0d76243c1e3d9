/**
 * Rules pages in Markdown.
 *
 * Beyond plain Markdown (markdown-it, tables, no HTML):
 * - `![words](art:role-wolf)` sets an emblem into the line; alone in a paragraph it becomes a large picture. Several side
 *   by side make a row. `![](art:suit-r)` is pure ornament. `tile:3`, `card:r7` and `cell:triangle-rby` are parts of boards.
 * - `## Title {#anchor}` gives a heading the anchor that games link to; it must be the same in both languages.
 * - `> **Why?** …` block quotes are shown as side notes.
 */
import MarkdownIt, { type Token } from 'markdown-it';
import type { RulesPage, Section } from '../src/lib/rules.ts';
import { picture, type Lang } from './picture.ts';

const ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

type Tokens = readonly Token[];

/** A corner of a table heads no column. */
const empty = (cell: Token | undefined): boolean => cell?.type === 'inline' && cell.content === '';

export function render(source: string, lang: Lang = 'en'): RulesPage {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const escape = md.utils.escapeHtml;

  md.renderer.rules['image'] = (tokens, at) => {
    const token = tokens[at]!;
    const src = String(token.attrGet('src') ?? '');
    const drawn = picture(src, escape(token.content), lang);
    if (drawn === null) throw new Error(`rules: no such picture: ${src}`);
    return drawn;
  };
  const plainTable = md.renderer.rules['table_open'];
  md.renderer.rules['table_open'] = (...all) =>
    `<div class="scroll" tabindex="0" role="group">${plainTable ? plainTable(...all) : '<table class="grid">'}`;
  md.renderer.rules['table_close'] = () => '</table></div>';
  // column alignment comes as an inline style, which the content policy forbids
  for (const cell of ['th_open', 'td_open'] as const) {
    md.renderer.rules[cell] = (tokens, at) => {
      const aligned = /text-align:(\w+)/.exec(String(tokens[at]!.attrGet('style') ?? ''))?.[1];
      const tag = empty(tokens[at + 1]) ? 'td' : cell.slice(0, 2);
      return `<${tag}${aligned ? ` class="at-${aligned}"` : ''}>`;
    };
  }
  md.renderer.rules['th_close'] = (tokens, at) => (empty(tokens[at - 1]) ? '</td>' : '</th>');

  const tokens = md.parse(source, {});
  const sections: Section[] = [];
  const used = new Set<string>();
  let words: string[] = [];
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') {
      const inline = tokens[at + 1]!;
      const anchor = ANCHOR.exec(inline.content)?.[1];
      strip(inline);
      const text = plain([inline]);
      const id = unique(anchor ?? slug(text), used);
      token.attrSet('id', id);
      words = [];
      const section = { level: Number(token.tag.slice(1)), id, text };
      const gathered = words;
      sections.push(
        Object.defineProperty(section as Section, 'words', {
          enumerable: true,
          get: () => gathered.join(' '),
        }),
      );
    } else if (token.type === 'inline' && tokens[at - 1]?.type !== 'heading_open') {
      words.push(plain([token]));
      figure(tokens, at);
    }
  });

  const title = sections[0];
  if (title?.level !== 1) throw new Error('rules: a page begins with its title, `# …`');
  // the page shows the title itself
  const body = tokens.slice(tokens.findIndex((token) => token.type === 'heading_close') + 1);
  return {
    title: title.text,
    html: md.renderer.render(body, md.options, {}),
    sections: sections
      .filter((s) => s.level > 1)
      .map(({ level, id, text, words }) => ({ level, id, text, words })),
  };
}

/** A paragraph of nothing but pictures becomes a row of figures. */
function figure(tokens: Tokens, at: number): void {
  const open = tokens[at - 1];
  const children = tokens[at]!.children ?? [];
  const bare = children.filter(
    (c) => !(c.type === 'text' && c.content.trim() === '') && c.type !== 'softbreak',
  );
  if (open?.type === 'paragraph_open' && bare.length > 0 && bare.every((c) => c.type === 'image'))
    open.attrSet('class', 'figure');
}

function strip(inline: Token): void {
  inline.content = inline.content.replace(ANCHOR, '');
  const last = inline.children?.at(-1);
  if (last) last.content = last.content.replace(ANCHOR, '');
}

function plain(tokens: Tokens): string {
  return tokens
    .map((token) =>
      token.children ? plain(token.children) : token.type === 'softbreak' ? ' ' : token.content,
    )
    .join('');
}

function slug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  );
}

function unique(id: string, used: Set<string>): string {
  let name = id;
  for (let n = 2; used.has(name); n++) name = `${id}-${n}`;
  used.add(name);
  return name;
}
