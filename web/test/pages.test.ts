/** Addresses, drawings, rules pages, and what the content policy forbids in markup. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emblems, signs } from '$lib/art';
import { grapheme, tidyName } from '$lib/names';
import { parse, tidyCode } from '$lib/router.svelte';
import { documented, search } from '$lib/rules';
import { GAMES } from '$lib/wire';
import { boards } from '../src/games/registry';
import { sprite } from '../build/art.ts';
import { render } from '../build/markdown.ts';

const web = resolve(import.meta.dirname, '..');

test.each([
  ['/', { page: 'home' }],
  ['/room/kumo-7', { page: 'room', code: 'KUMO7' }],
  ['/room', { page: 'lost' }],
  ['/table/KUMO7/', { page: 'table', code: 'KUMO7' }],
  ['/rules', { page: 'rules', game: null, anchor: null }],
  ['/rules/mu', { page: 'rules', game: 'mu', anchor: null }],
  ['/replay/a%20b', { page: 'replay', id: 'a b' }],
  ['/me', { page: 'me' }],
  ['/me/you', { page: 'lost' }],
  ['/%E0%A4%A', { page: 'lost' }],
])('%s is the page %o', (path, route) => {
  expect(parse(path)).toEqual(route);
});

test('games stand in the house’s order on the front page and on the shelf of rules', () => {
  expect([...boards.keys()]).toEqual(GAMES);
  expect(documented).toEqual(GAMES);
});

test('a code may be typed as it is said: small, wide, with spaces', () => {
  expect(tidyCode(' ｋｕｍｏ-7 ')).toBe('KUMO7');
});

test('a name is one line and is cut between signs, never inside one', () => {
  expect(tidyName('  a \n b ')).toBe('a b');
  expect(tidyName('👩‍👩‍👧'.repeat(30))).toBe('👩‍👩‍👧'.repeat(24));
  expect(grapheme('👩‍👩‍👧 family')).toBe('👩‍👩‍👧');
});

test('every drawing has a name, and every name a drawing', () => {
  const files = readdirSync(resolve(web, 'src/art'));
  expect(
    files
      .filter((f) => f !== 'ui.svg')
      .map((f) => f.slice(0, -4))
      .sort(),
  ).toEqual([...emblems].sort());
  const made = sprite(resolve(web, 'src/art'));
  for (const name of [...emblems, ...signs]) expect(made).toContain(`<symbol id="${name}"`);
  const ids = [...made.matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no markup has a style attribute or an inline handler: the content policy forbids them', () => {
  const files = globSync('src/**/*.svelte', { cwd: web });
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const markup = readFileSync(resolve(web, file), 'utf8').replace(/<(script|style)[^]*?<\/\1>/g, '');
    expect(markup, file).not.toMatch(/\sstyle=/);
    expect(markup, file).not.toMatch(/\son[a-z]+="/);
  }
  expect(sprite(resolve(web, 'src/art'))).not.toMatch(/\sstyle=|<style|<script/);
});

const PAGE = `# The Game

Intro with ![a wolf](art:role-wolf) in the line.

## Asking {#asking}

![the wolf](art:role-wolf) ![](art:suit-r)

| n | what |
|--:|------|
| 1 | **one** |

### ブタの子

> A note.
`;

test('a rules page has its title, anchors, pictures as figures and no inline style', () => {
  const page = render(PAGE);
  expect(page.title).toBe('The Game');
  expect(page.sections.map(({ level, id }) => [level, id])).toEqual([
    [2, 'asking'],
    [3, 'ブタの子'],
  ]);
  expect(page.html).toContain('<h2 id="asking">Asking</h2>');
  expect(page.html).toContain('<span class="art" role="img" aria-label="a wolf"><svg');
  expect(page.html).toContain('<use href="#role-wolf"/>');
  expect(page.html).toContain('<p class="figure">');
  expect(page.html).toContain('<td class="at-right">');
  expect(page.html).not.toContain('style=');
  expect(page.html).not.toContain('The Game');
});

test('the empty corner of a table heads nothing', () => {
  const { html } = render('# T\n\n| | a |\n| :-- | --- |\n| b | c |\n');
  expect(html).toContain('<td class="at-left"></td>');
  expect(html).toContain('<th>a</th>');
});

test('a rules page shows parts of boards, with the letters of its language', () => {
  const source =
    '# T\n\n![3](tile:3) ![the witch](tile:w) ![C](tile:C) ![red 7](card:r7) ![a cell](cell:circle-ryp)\n';
  expect(render(source).html.match(/role="img"/g)).toHaveLength(5);
  expect(render(source, 'ja').html).toContain('>赤</text>');
  for (const wrong of ['tile:9', 'card:x1', 'cell:star-ryp', 'cell:circle-ry', 'photo:me'])
    expect(() => render(`# T\n\n![](${wrong})`), wrong).toThrow(wrong);
});

test.each(globSync('*.en.md', { cwd: resolve(web, '../docs/rules') }).map((file) => file.split('.')[0]!))(
  'the rules of %s are illustrated throughout, alike in both languages',
  (game) => {
    const parts = (lang: string): string[][] =>
      readFileSync(resolve(web, `../docs/rules/${game}.${lang}.md`), 'utf8')
        .split(/^## /m)
        .map((part) => [...part.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((hit) => hit[1]!));
    expect(parts('ja')).toEqual(parts('en'));
    expect(parts('en').flat().length).toBeGreaterThanOrEqual(10);
    expect(parts('en').filter((pictures) => pictures.length > 0).length).toBeGreaterThanOrEqual(3);
  },
);

test('HTML in a rules page stays text, and an unknown picture fails', () => {
  expect(render('# T\n\n<script>x</script>').html).not.toContain('<script>');
  expect(() => render('# T\n\n![](art:role-dragon)')).toThrow('role-dragon');
  expect(() => render('No title')).toThrow('title');
});

test('the search finds words under a heading, whatever their case, width or kana', () => {
  const page = render(PAGE);
  expect(search(page, 'ONE').map((s) => s.id)).toEqual(['asking']);
  expect(search(page, 'ﾌﾞた').map((s) => s.id)).toEqual(['ブタの子']);
  expect(search(page, 'one two')).toEqual([]);
  expect(search(page, ' ')).toEqual([]);
});
