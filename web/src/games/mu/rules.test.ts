import { expect, it } from 'vitest';
import en from '../../../../docs/rules/mu.en.md?raw';
import ja from '../../../../docs/rules/mu.ja.md?raw';
import source from './Board.svelte?raw';

it('leads only to headings that the rules have, in both languages', () => {
  const table = /const RULES[^{]*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const used = new Set([...table.matchAll(/'([\w-]+)'/g)].map((hit) => hit[1]!));
  expect(used.size).toBeGreaterThan(4);
  for (const anchor of used) for (const page of [en, ja]) expect(page).toContain(`{#${anchor}}`);
});
