// Mutation testing of one game's rules: `npm run mutation -- citadels` (scripts/mutation.mjs names the game).
const game = process.env.BELFRY_GAME ?? 'citadels';

/** The least score of a game. */
const LEAST = 80;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [`games/${game}/src/rules/**/*.ts`],
  // A mutant in a table made once at loading would need a fresh process for every test; golden files and perft guard the tables.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `reports/mutation/${game}.json`,
  ignorePatterns: ['dist', 'reports'],
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  thresholds: { high: 90, low: LEAST, break: LEAST },
  timeoutMS: 8_000,
  tempDirName: '.stryker-tmp',
};
