import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { keptPages } from './scripts/kept-pages.ts';
import { sentAhead } from './scripts/sent-ahead.ts';

const conditions = ['belfry-source', ...defaultClientConditions];

/**
 * A worker's entry exports nothing, so no chunk imports it. WebKit would run the entry a second time for such a chunk, and what runs
 * last hears the messages. Vite itself would let chunks take what they share with the entry from there.
 */
const shutEntries: Plugin = {
  name: 'belfry-shut-worker-entries',
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
};

/** Pages without a server of ours behind them, for any web server under any path (src/route.ts). */
const STATIC = 'static';

export default defineConfig(({ mode }) => ({
  ...(mode === STATIC ? { base: './' } : {}),
  plugins: [react(), keptPages(), ...(mode === STATIC ? [] : [sentAhead()])],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [shutEntries] },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    ...(mode === STATIC ? { outDir: '../dist/static', emptyOutDir: true } : {}),
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8420', '/socket': { target: 'ws://localhost:8420', ws: true } } },
}));
