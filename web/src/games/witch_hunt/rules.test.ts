import { expect, it } from 'vitest';
import en from '../../../../docs/rules/witch_hunt.en.md?raw';
import ja from '../../../../docs/rules/witch_hunt.ja.md?raw';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('leads only to headings that the rules have, in both languages', () => {
  const source = Object.values(sources).join('\n');
  const table = /const RULES = \{([^}]*)\}/u.exec(source)?.[1] ?? '';
  const used = new Set([
    ...[...source.matchAll(/const RULE = '([\w-]+)'/gu)].map((hit) => hit[1]),
    ...[...source.matchAll(/play\.rule\('([\w-]+)'\)/gu)].map((hit) => hit[1]),
    ...[...source.matchAll(/rule="([\w-]+)"/gu)].map((hit) => hit[1]),
    ...[...table.matchAll(/'([\w-]+)'/gu)].map((hit) => hit[1]),
  ]);
  expect(used.size).toBeGreaterThan(8);
  for (const anchor of used) for (const page of [en, ja]) expect(page).toContain(`{#${anchor}}`);
});
