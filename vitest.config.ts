import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Unit tests run on the sources, not on the build. */
export const ON_SOURCES = {
  ssr: { resolve: { conditions: ['belfry-source'] } },
  resolve: { conditions: ['belfry-source'] },
};

export const EVERYWHERE = {
  // What must come to pass is waited for as long as a busy machine may take.
  expect: { requireAssertions: true, poll: { timeout: 60_000, interval: 20 } },
  slowTestThreshold: 10_000,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Nothing here keeps state in a module: files may share what they import, which would be a third of their time.
  isolate: false,
  // One more than there are processors: tests of servers and browsers wait as much as they work.
  maxWorkers: availableParallelism() + 1,
};

/** Tests of servers and browsers, which need the build anyway, take every other package from it: that spares each worker half of its imports. */
const ON_BUILD = { server: { deps: { external: [/\/dist\//] } } };

/** Browsers before the built pages, and servers with bots. */
export const IN_BROWSERS = { ...EVERYWHERE, globalSetup: ['scripts/before-browsers.mjs'] };

const SERVERS = ['server/test/**/*.test.ts', 'lab/test/trials/*.test.ts'];
const BROWSERS = ['e2e/test/**/*.test.ts'];

/** What takes minutes is for `npm run test:long`. */
const LONG = ['*/test/**/*.long.test.ts'];
const IS_LONG = process.env.BELFRY_LONG !== undefined;
/** Some of it needs pages, servers and a PostgreSQL, and a project has only what it sets up itself. */
const LONGEST = {
  testTimeout: 1_200_000,
  maxWorkers: 1,
  // Projects with different numbers of workers do not run side by side.
  sequence: { groupOrder: 1 },
  globalSetup: ['scripts/before-browsers.mjs', 'scripts/before-servers.mjs', 'server/test/shared-postgres.ts'],
};

/**
 * The longest kinds of files first, or at the end one processor waits for the other; within a kind by how long each took last time. Files
 * that want a DOM stand together: a worker whose next file wants another environment ends, and the one after it imports everything again.
 */
class LongestFirst extends BaseSequencer {
  static readonly #kinds = [/\/e2e\//, /\/(server|trials)\//, /\/conformance\.test/, /./];
  static readonly #dom = '// @vitest-environment happy-dom';

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kindOf = ({ moduleId }: TestSpecification): number => LongestFirst.#kinds.findIndex((kind) => kind.test(moduleId));
    const wantsDom = ({ moduleId }: TestSpecification): number => (readFileSync(moduleId, 'utf8').startsWith(LongestFirst.#dom) ? 0 : 1);
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, 2 * kindOf(file) + wantsDom(file)]));
    return sorted.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...ON_SOURCES,
        extends: './web/vite.books.config.ts',
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...EVERYWHERE,
          name: 'units',
          setupFiles: ['web/test/production-react.ts'],
          include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...SERVERS, ...BROWSERS, ...LONG],
        },
      },
      {
        test: {
          ...EVERYWHERE,
          ...ON_BUILD,
          name: 'servers',
          include: SERVERS,
          exclude: LONG,
          globalSetup: ['scripts/before-servers.mjs', 'server/test/shared-postgres.ts'],
        },
      },
      {
        test: {
          ...IN_BROWSERS,
          ...ON_BUILD,
          name: 'browsers',
          include: BROWSERS,
          exclude: LONG,
          env: IS_LONG ? {} : { BELFRY_UNPAINTED: 'yes' },
        },
      },
      ...(IS_LONG ? [{ ...ON_SOURCES, test: { ...EVERYWHERE, ...LONGEST, name: 'long', include: LONG } }] : []),
    ],
  },
});
