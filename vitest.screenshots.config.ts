import { defineConfig } from 'vitest/config';
import { IN_BROWSERS, ON_SOURCES } from './vitest.config.ts';

/**
 * `npm run screenshots`: every screen, size, language and theme into e2e/screenshots, and what cannot be read whole.
 * `-- pages`, `-- phone`, or `-- -t "citadels: every question"` take some of them.
 */
export default defineConfig({
  ...ON_SOURCES,
  test: {
    ...IN_BROWSERS,
    include: ['e2e/tour/*.tour.ts', 'e2e/test/speed.long.test.ts'],
    env: { BELFRY_LONG: 'yes' },
    expect: {},
    testTimeout: 600_000,
  },
});
