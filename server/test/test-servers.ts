import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { afterAll, describe, inject } from 'vitest';
import { type Config, USUAL_LIMITS } from '../src/config/config.ts';
import type { Overrides } from '../src/open-ports.ts';
import { type RunningNode, startNode } from '../src/serve.ts';
import { createDatabase } from './postgres.ts';

/** Limits that no test reaches by accident: all clients share one address here. */
const WIDE_LIMITS: Config['limits'] = {
  httpPerMinute: 1_000_000,
  doorPerMinute: 1_000_000,
  guestsPerHour: 1_000_000,
  socketsPerIdentity: 1000,
  socketsPerAddress: 100_000,
  framesPerSecond: 10_000,
  frameBurst: 10_000,
  gatheringTables: 10_000,
  playingTables: 10_000,
  removedTables: 10_000,
  storedMegabytes: 10_000,
  botsPerOwner: 10_000,
  chatPerMinute: 100_000,
  importsPerMinute: 100_000,
};

export interface TestServers {
  readonly kind: 'sqlite' | 'postgres';
  /** Returns the configuration of a server with a new store; opening it again uses the same store. */
  newStore(): Promise<Config>;
  open(config?: Config, overrides?: Overrides): Promise<RunningNode>;
}

export function configFor(store: { readonly data: string; readonly databaseUrl?: string | undefined }): Config {
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

/** Returns a log that tests can read, with the parts that a closing server reported it did not wait for. */
export function readableLog(): { readonly log: Logger; notWaitedFor(): string[] } {
  const lines: string[] = [];
  return {
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    notWaitedFor: () => lines.filter((line) => line.includes('closing waits no longer')),
  };
}

export { startSessionSockets } from '../src/identity/session-sockets.ts';
export { type ViewerAccessOf, viewerAccessOf } from '../src/tables/viewer-access.ts';
export type { Overrides };
export { USUAL_LIMITS };

/** Creates a new, empty database in the PostgreSQL that all test files share, and returns its URL. */
export const newDatabase = (): Promise<string> => createDatabase(inject('postgres'));

/** Runs the same tests on both stores. */
export function onBothStores(name: string, tests: (servers: TestServers) => void): void {
  onStores(['sqlite', 'postgres'], name, tests);
}

/** Runs tests that do not depend on the kind of store: on the embedded one, or on both with `npm run test:long`. */
export function onAnyStore(name: string, tests: (servers: TestServers) => void): void {
  onStores(process.env.BELFRY_LONG === undefined ? ['sqlite'] : ['sqlite', 'postgres'], name, tests);
}

function onStores(kinds: readonly TestServers['kind'][], name: string, tests: (servers: TestServers) => void): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const folders: string[] = [];
    const running: RunningNode[] = [];
    afterAll(async () => {
      await Promise.all(running.map((server) => server.close()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const servers: TestServers = {
      kind,
      async newStore() {
        const data = mkdtempSync(join(tmpdir(), 'belfry-data-'));
        folders.push(data);
        return configFor({ data, databaseUrl: kind === 'postgres' ? await newDatabase() : undefined });
      },
      async open(config, overrides) {
        const server = await startNode(config ?? (await servers.newStore()), { log: pino({ level: 'error' }), ...overrides });
        let closing: Promise<void> | null = null;
        const once: RunningNode = {
          ...server,
          close: () => {
            closing ??= server.close();
            return closing;
          },
        };
        running.push(once);
        return once;
      },
    };
    tests(servers);
  });
}
