/** The service worker as the build makes it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { worker } from '../build/offline.ts';

const web = resolve(import.meta.dirname, '..');

test('the worker is a script that knows its files and its version', () => {
  const text = worker(readFileSync(resolve(web, 'build/worker.js'), 'utf8'), ['/', '/icon.svg'], 'abc');
  expect(text.startsWith('const VERSION = "abc";\nconst FILES = ["/","/icon.svg"];\n')).toBe(true);
  expect(() => new Function(text)).not.toThrow();
});

test('every picture that the manifest names is there', () => {
  const manifest = JSON.parse(readFileSync(resolve(web, 'public/manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const file = readFileSync(resolve(web, `public${src}`));
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});
