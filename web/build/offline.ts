/** Vite plugin: `sw.js`, the service worker, with the list of all that was built and a version that changes with it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The worker's text for these files: paths on the server, and what makes the version. */
export function worker(source: string, files: readonly string[], version: string): string {
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${source}`;
}

export function offline(publicFolder: string, sourceFile: string): Plugin {
  return {
    name: 'tasogare-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = readFileSync(sourceFile, 'utf8');
      const still = readdirSync(publicFolder).sort();
      const built = Object.keys(bundle)
        .filter((file) => file !== 'index.html')
        .sort();
      const hash = createHash('sha256').update(source);
      for (const file of still) hash.update(readFileSync(join(publicFolder, file)));
      const page = bundle['index.html'];
      hash.update(built.join('\n')).update(page?.type === 'asset' ? page.source : '');
      const files = ['/', ...[...built, ...still].map((file) => `/${file}`)];
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: worker(source, files, hash.digest('hex').slice(0, 16)),
      });
    },
  };
}
