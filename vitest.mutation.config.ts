import { defineConfig } from 'vitest/config';
import everything from './vitest.config.ts';

const folder = `games/${process.env.BELFRY_GAME}/test`;

/** The scenarios of one game, for mutation testing. The conformance kit and the golden games take too long to run thousands of times. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    isolate: false,
    include: [`${folder}/**/*.test.ts`],
    exclude: ['conformance', 'coverage', 'golden'].map((name) => `${folder}/${name}.test.ts`),
  },
});
