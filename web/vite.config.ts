import { parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { precacheList } from './scripts/precache-list.ts';
import { preloadList } from './scripts/preload-list.ts';
import { ruleBooks } from './scripts/rule-books.ts';

const conditions = ['belfry-source', ...defaultClientConditions];

/**
 * A worker's entry exports nothing, so no chunk imports it. WebKit would run the entry a second time for such a chunk, and what runs
 * last hears the messages. Vite itself would let chunks take what they share with the entry from there.
 */
const shutEntries: Plugin = {
  name: 'belfry-shut-worker-entries',
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
};

/**
 * Few parts that belong together instead of a hundred crumbs, each of which would be a request of its own: what every page needs, what the rules of all games rest on, what all boards are
 * made of, and of the pages and of each game what several of their parts share. Merging larger parts than these makes parts that import each
 * other, and one of them then runs before what it needs (e2e/test/pages.test.ts).
 */
const PARTS: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'kernel', test: /[\\/](kernel|live|protocol)[\\/]src[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'kit', test: /[\\/]board-kit[\\/]src[\\/]/, minShareCount: 2, priority: 2 },
  { name: sharedIn, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000, priority: 1 },
];

function sharedIn(module: string): string | null {
  const [, pages, game] = /[\\/](?:(web)[\\/]src|games[\\/]([a-z-]+))[\\/]/.exec(module) ?? [];
  return pages === undefined ? (game ?? null) : 'pages';
}

/** A part that several share would be called after all of them. */
function shortened(name: string): string {
  return name.replace(/~.*/, '');
}

/** Pages without a server of ours behind them, for any web server under any path (src/base/address.ts). */
const STATIC = 'static';

export default defineConfig(({ mode }) => ({
  ...(mode === STATIC ? { base: './' } : {}),
  plugins: [react(), ruleBooks(), precacheList(), ...(mode === STATIC ? [] : [preloadList()])],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [shutEntries] },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: PARTS },
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'asset'] }) => `assets/${shortened(parse(name).name)}-[hash][extname]`,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8420', '/socket': { target: 'ws://localhost:8420', ws: true } } },
}));
