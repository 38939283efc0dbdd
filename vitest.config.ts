import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run on the sources, not on the build.
  ssr: { resolve: { conditions: ['belfry-source'] } },
  resolve: { conditions: ['belfry-source'] },
  test: {
    include: [
      '{kernel,protocol,bots,cli,web}/test/**/*.test.{ts,tsx}',
      'lab/test/*.test.ts',
      'games/*/test/**/*.test.ts',
      'scripts/test/*.test.mjs',
    ],
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    slowTestThreshold: 10_000,
  },
});
