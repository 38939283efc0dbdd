import { defineConfig } from 'vitest/config';
import houses from './vitest.houses.config.ts';

/** `npm run screenshots`: every screen, size, language and theme into e2e/screenshots, and what overflows. `-t phone` takes some of them. */
export default defineConfig({ ...houses, test: { ...houses.test, include: ['e2e/tour/*.tour.ts'], expect: {}, testTimeout: 1_800_000 } });
