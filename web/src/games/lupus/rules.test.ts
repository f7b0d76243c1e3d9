import { expect, it } from 'vitest';
import en from '../../../../docs/rules/lupus.en.md?raw';
import ja from '../../../../docs/rules/lupus.ja.md?raw';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('leads only to headings that the rules have, in both languages', () => {
  const source = Object.values(sources).join();
  const table = /const RULES = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  const used = new Set([
    ...[...source.matchAll(/const RULE = '([\w-]+)'/g)].map((hit) => hit[1]),
    ...[...table.matchAll(/'([\w-]+)'/g)].map((hit) => hit[1]),
  ]);
  expect(used.size).toBeGreaterThan(6);
  for (const anchor of used) for (const page of [en, ja]) expect(page).toContain(`{#${anchor}}`);
});
