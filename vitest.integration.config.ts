import { defineConfig } from 'vitest/config';
import everything from './vitest.config.ts';

/** Tests that open whole houses: servers, databases, browsers. One file at a time, so that they measure the house and not the machine. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    include: ['server/test/**/*.test.ts', 'lab/test/trials/*.test.ts', 'e2e/test/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
