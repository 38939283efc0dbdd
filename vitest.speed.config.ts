import { defineConfig } from 'vitest/config';
import houses from './vitest.houses.config.ts';

/** Weight and speed of the pages: `npm run speed`. They measure the machine too, so they want a quiet one and are no part of `npm test`. */
export default defineConfig({ ...houses, test: { ...houses.test, include: ['e2e/speed/*.test.ts'] } });
