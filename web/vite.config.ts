import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { art } from './build/art.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [art(here('./src/art')), rules(), svelte(), offline(here('./public'), here('./build/worker.js'))],
  resolve: {
    alias: { $lib: here('./src/lib') },
    // vitest would pick Svelte's server build otherwise
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tasogare/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() stays as it is: what can't read it can't run the page either
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the page is served under `default-src 'self'`: no data: addresses, nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env['TASOGARE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['test/jsdom.ts'],
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  },
}));
