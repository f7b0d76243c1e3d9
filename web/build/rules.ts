/** Vite plugin: a rules page in Markdown becomes a module with its HTML, its headings and its sections as plain text. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { render } from './markdown.ts';
import type { Lang } from './picture.ts';

export function rules(): Plugin {
  return {
    name: 'tasogare-rules',
    enforce: 'pre',
    async load(id) {
      const lang = /\/docs\/rules\/[^/]+\.(en|ja)\.md$/.exec(id)?.[1];
      if (lang === undefined) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(render(await readFile(id, 'utf8'), lang as Lang))};`;
    },
  };
}
