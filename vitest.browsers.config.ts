import { defineConfig } from 'vitest/config';
import { IN_BROWSERS, ON_SOURCES } from './vitest.config.ts';

/** `npm run browsers`: a part of everything in every browser engine there is, with pictures in e2e/pictures. */
export default defineConfig({
  ...ON_SOURCES,
  test: { ...IN_BROWSERS, include: ['e2e/engines/*.play.ts'], testTimeout: 300_000 },
});
