import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Config, USUAL_LIMITS } from '../src/operations/config.ts';
import { type Overrides, type RunningServer, startServer } from '../src/serve.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Limits that a test does not run into by accident: everybody comes from one address here. */
const WIDE_LIMITS: Config['limits'] = {
  httpPerMinute: 1_000_000,
  doorPerMinute: 1_000_000,
  socketsPerIdentity: 1000,
  socketsPerAddress: 100_000,
  framesPerSecond: 10_000,
  frameBurst: 10_000,
};

export interface TestHouse {
  readonly kind: 'sqlite' | 'postgres';
  /** The configuration of a server on a store of its own; the same twice is the same store. */
  newStore(): Promise<Config>;
  open(config?: Config, overrides?: Overrides): Promise<RunningServer>;
}

function configFor(store: { readonly data: string; readonly databaseUrl?: string | undefined }): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    data: store.data,
    databaseUrl: store.databaseUrl,
    origins: [],
    trustProxy: false,
    logLevel: 'error',
    botThreads: 1,
    botKillMs: 3000,
    limits: WIDE_LIMITS,
    web: null,
  };
}

export { startPostgres, type TestPostgres, USUAL_LIMITS };

/** Bots think in workers, and workers run the build. A build that fails is reported by the checks; the last good one does here. */
export async function build(): Promise<void> {
  const ready: { ensureBuilt(projects: readonly string[]): Promise<void> } = await import(
    new URL('../../scripts/ready.mjs', import.meta.url).href
  );
  await ready.ensureBuilt(['server']).catch(() => undefined);
}

/** Runs the same tests on both stores. */
export function onBothStores(name: string, tests: (house: TestHouse) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (kind) => {
    const folders: string[] = [];
    const servers: RunningServer[] = [];
    let postgres: TestPostgres | null = null;
    beforeAll(async () => {
      await build();
      if (kind === 'postgres') postgres = await startPostgres();
    }, 120_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await postgres?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }, 60_000);
    const house: TestHouse = {
      kind,
      async newStore() {
        const data = mkdtempSync(join(tmpdir(), 'belfry-data-'));
        folders.push(data);
        return configFor({ data, databaseUrl: await postgres?.newDatabase() });
      },
      async open(config, overrides) {
        const server = await startServer(config ?? (await house.newStore()), { log: pino({ level: 'error' }), ...overrides });
        let closing: Promise<void> | null = null;
        const once: RunningServer = {
          ...server,
          close: () => {
            closing ??= server.close();
            return closing;
          },
        };
        servers.push(once);
        return once;
      },
    };
    tests(house);
  });
}
