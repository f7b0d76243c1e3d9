import { expect, it } from 'vitest';
import en from '../../../../docs/rules/little_witches.en.md?raw';
import ja from '../../../../docs/rules/little_witches.ja.md?raw';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('leads only to headings that the rules have, in both languages', () => {
  const source = Object.values(sources).join();
  const why = /const rule = \$derived\.by\(\(\): string => \{(.*?)\n {2}\}\);/s.exec(source)?.[1] ?? '';
  const used = new Set([
    ...[...source.matchAll(/play\.rule\('([\w-]+)'\)/g)].map((hit) => hit[1]),
    ...[...why.matchAll(/return .*/g)].flatMap(([line]) =>
      [...line.matchAll(/(?:\?|:|return) '([\w-]+)'/g)].map((hit) => hit[1]),
    ),
  ]);
  expect([...used].sort()).toEqual(
    expect.arrayContaining(['actions', 'foul', 'grades', 'obstacle', 'setup', 'string', 'trail', 'witches']),
  );
  for (const anchor of used) for (const page of [en, ja]) expect(page).toContain(`{#${anchor}}`);
});
