/** The catalogues: both languages have every key with the same parameters, and no component asks for one that is missing. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, Resource, Visitor, type Message, type VariableReference, type Junk } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { bundle, find, isolate } from '$lib/fluent';
import { GAMES } from '$lib/wire';

const root = resolve(import.meta.dirname, '../..');
const catalogues = [
  'web/src/text',
  'src/tasogare/core/text',
  ...globSync('src/tasogare/games/*/text', { cwd: root }),
].filter((folder) => globSync(`${folder}/*.ftl`, { cwd: root }).length > 0);

const source = (folder: string, lang: string): string =>
  readFileSync(resolve(root, folder, `${lang}.ftl`), 'utf8');

class Names extends Visitor {
  readonly params = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.params.add(node.id.name);
  }
}

/** Every message and attribute with its parameters, sorted. */
function shape(text: string): Record<string, string[]> {
  const resource = parse(text, {});
  expect(resource).toBeInstanceOf(Resource);
  const junk = resource.body.filter((entry): entry is Junk => entry.type === 'Junk');
  expect(junk.map((entry) => entry.content)).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === 'Message');
  return Object.fromEntries(
    messages.flatMap((message) =>
      [
        { key: message.id.name, node: message.value },
        ...message.attributes.map((a) => ({ key: `${message.id.name}.${a.id.name}`, node: a.value })),
      ].flatMap(({ key, node }) => {
        if (!node) return [];
        const names = new Names();
        names.visit(node);
        return [[key, [...names.params].sort()]];
      }),
    ),
  );
}

test.each(catalogues)('%s: English and Japanese have the same keys with the same parameters', (folder) => {
  expect(shape(source(folder, 'ja'))).toEqual(shape(source(folder, 'en')));
});

test('every text that the interface asks for by name is there', () => {
  const known = new Set([
    ...Object.keys(shape(source('web/src/text', 'en'))),
    ...Object.keys(shape(source('src/tasogare/core/text', 'en'))),
  ]);
  const asked = globSync('web/src/{lib,pages,room}/**/*.{ts,svelte}', { cwd: root }).flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/(?<![\w.])t\(\s*'([\w.-]+)'/g)].map(
      (hit) => hit[1]!,
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test('every code of a refusal and every game has its text', () => {
  const known = shape(source('web/src/text', 'en'));
  const wire = readFileSync(resolve(root, 'web/src/lib/wire.ts'), 'utf8');
  const codes = /interface Refused \{[^}]*?code:([^;]+);/.exec(wire)![1]!.match(/'(\w+)'/g)!;
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) expect(known).toHaveProperty(`error-${code.slice(1, -1)}`);
  for (const game of GAMES) expect(Object.keys(known)).toContain(`game-${game}`);
});

test('a name of any script keeps its direction inside a sentence', () => {
  const said = find([bundle('en', 'won = { $names } wins.')], 'won', { names: isolate('محمد') });
  expect(said).toContain('\u2068محمد\u2069');
});

test('the first catalogue that has the key wins, and a missing key is null', () => {
  const chain = [bundle('en', 'a = game'), bundle('en', 'a = shared\nb = shared')];
  expect(find(chain, 'a')).toBe('game');
  expect(find(chain, 'b')).toBe('shared');
  expect(find(chain, 'c')).toBeNull();
});
