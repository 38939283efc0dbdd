import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './scripts/compress.ts';
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
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['mark.svg', 'mark-180.png'],
      manifest: {
        name: 'Belfry',
        short_name: 'Belfry',
        description: 'Four city games: against bots, with friends, or around one screen.',
        display: 'standalone',
        start_url: './',
        background_color: '#15120e',
        theme_color: '#15120e',
        icons: [
          { src: 'mark-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'mark-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          { src: 'mark.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png}', '**/{fraunces,atkinson}-????????.woff2'],
        // Only programs that show where a link leads ask for these.
        globIgnores: ['pictures/**', 'push.js'],
        importScripts: ['push.js'],
        navigateFallback: mode === STATIC ? 'index.html' : '/index.html',
        navigateFallbackDenylist: [/^\/api/, /^\/socket/, /^\/health/, /^\/metrics/, /^\/notices/],
      },
    }),
    ...(mode === STATIC ? [] : [sentAhead(), compressed()]),
  ],
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
