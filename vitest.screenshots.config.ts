import { defineConfig } from 'vitest/config';
import integration from './vitest.integration.config.ts';

/**
 * `npm run screenshots`: every screen, size, language and theme into e2e/screenshots, and what cannot be read whole.
 * `-- pages`, `-- phone`, or `-- -t "citadels: every question"` take some of them.
 */
export default defineConfig({
  ...integration,
  test: { ...integration.test, include: ['e2e/tour/*.tour.ts'], expect: {}, fileParallelism: true, maxWorkers: 2, testTimeout: 600_000 },
});
