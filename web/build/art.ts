/** Vite plugin: `virtual:art` is one sprite of every drawing in `src/art/`, a symbol each, to be put into the page once. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The sprite: `ui.svg` brings its own symbols, every other file becomes one under its name. */
export function sprite(folder: string): string {
  const symbols = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8').trim();
      const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
      if (file === 'ui.svg') return inner;
      const attributes = (/^<svg([^>]*)>/.exec(svg)?.[1] ?? '').replace(/ xmlns="[^"]*"/, '');
      return `<symbol id="${file.slice(0, -4)}"${attributes}>${inner}</symbol>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" class="defs" aria-hidden="true">${symbols.join('')}</svg>`.replace(
    /\n/g,
    '',
  );
}

export function art(folder: string): Plugin {
  return {
    name: 'tasogare-art',
    resolveId: (id) => (id === 'virtual:art' ? '\0virtual:art' : null),
    load(id) {
      if (id !== '\0virtual:art') return null;
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(sprite(folder))};`;
    },
  };
}
