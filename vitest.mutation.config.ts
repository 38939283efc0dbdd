import { defineConfig } from 'vitest/config';
import everything from './vitest.config.ts';

const folder = `games/${process.env.BELFRY_GAME}/test`;

/** The scenarios and golden games of one game, for mutation testing. The conformance kit takes too long to run thousands of times. */
export default defineConfig({
  ...everything,
  test: { ...everything.test, include: [`${folder}/**/*.test.ts`], exclude: [`${folder}/conformance.test.ts`] },
});
