import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/wire.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // a view must never reach the console of a phone
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
