import { defineConfig } from 'vitest/config';
import { EVERYWHERE, ON_SOURCES } from './vitest.config.ts';

const folder = `games/${process.env.BELFRY_GAME}/test`;

/** What plays whole games or tries thousands of positions would take too long to run thousands of times. */
const LONG = ['conformance', 'coverage', 'golden', 'bot', 'apprentice', 'handing-in', 'money'];

/** The scenarios of one game, for mutation testing. They share what they load: a change of the rules is switched on and off, not loaded anew. */
export default defineConfig({
  ...ON_SOURCES,
  test: {
    ...EVERYWHERE,
    isolate: false,
    include: [`${folder}/**/*.test.ts`],
    exclude: LONG.map((name) => `${folder}/${name}.test.ts`),
  },
});
