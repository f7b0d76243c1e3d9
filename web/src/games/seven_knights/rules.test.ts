import { expect, it } from 'vitest';
import en from '../../../../docs/rules/seven_knights.en.md?raw';
import ja from '../../../../docs/rules/seven_knights.ja.md?raw';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('leads only to headings that the rules have, in both languages', () => {
  const source = Object.values(sources).join();
  const table = /const RULES = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  const used = new Set([
    ...[...source.matchAll(/const RULE = '([\w-]+)'/g)].map((hit) => hit[1]),
    ...[...table.matchAll(/'([\w-]+)'/g)].map((hit) => hit[1]),
    ...[...(/const rule = .*/.exec(source)?.[0].matchAll(/'([a-z]+)'/g) ?? [])].map((hit) => hit[1]),
  ]);
  for (const scene of ['pledge', 'table']) used.delete(scene);
  expect(used.size).toBeGreaterThan(8);
  for (const anchor of used) for (const page of [en, ja]) expect(page).toContain(`{#${anchor}}`);
});
