import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@belfry/kernel';
import type { OwnPostgres } from '@belfry/server/own-postgres';
import { SERVER_FLAGS } from '@belfry/server/young-generation';
import { type ServerProcess, startProcess, type TrialStore } from '../server/process.ts';
import { metricOf } from '../server/server-metrics.ts';
import { builtFile } from '../worker-pool/built-file.ts';
import { type Luck, startLuck } from './luck.ts';
import { type StoreContents, storeContents } from './soak-store.ts';
import { intrude, visit } from './soak-visits.ts';

export interface SoakOptions {
  readonly store: TrialStore;
  /** The database, if the trial may take it away. */
  readonly postgres?: OwnPostgres;
  /** Simulated hours, after a first one for comparison. */
  readonly hours: number;
  /** Pairs of people every ten minutes. */
  readonly together: number;
  readonly games: readonly string[];
  readonly onHour?: (done: number) => void;
}

export interface SoakResult {
  readonly hours: number;
  readonly visits: number;
  readonly attacks: number;
  readonly suspended: number;
  readonly killed: number;
  readonly databaseRestarts: number;
  /** After the first hour and at the end, when everybody has been gone for months. */
  readonly kept: readonly [StoreContents, StoreContents];
  /** Megabytes of objects in a server that everybody has left: after the first hour, and at the end. */
  readonly heap: readonly [number, number];
  /** The number of values that did not return to their baseline. */
  readonly leaked: number;
  readonly leaks: readonly string[];
}

const STEPS_AN_HOUR = 6;
const STEP_MS = 10 * 60_000;
const MONTH_MS = 31 * 24 * 60 * 60_000;
/** Longer than the longest retention, which is sixty days for a guest with a name. */
const MONTHS = 3;
const PATIENCE_MS = 60_000;
/** Tolerance: code gets compiled, caches fill, and a store grows by whole pages. */
const ROOM = 1.3;

type Mishap = 'suspended' | 'killed' | 'databaseRestarts';

/**
 * Runs for hours while people come and go, an attacker is active, and server and database are taken away; then everybody leaves, and
 * nothing may remain.
 */
export async function soakTrial(options: SoakOptions): Promise<SoakResult> {
  const luck = startLuck('soak');
  const counts = { visits: 0, attacks: 0, suspended: 0, killed: 0, databaseRestarts: 0 };
  const soaked = await openSoakServer(options);
  try {
    const first = await hour(soaked, options, counts, luck.for('first'), []);
    const before = await soaked.empty();
    let last = first;
    const harmless: readonly Mishap[] = options.postgres === undefined ? ['suspended'] : ['suspended', 'databaseRestarts'];
    for (let n = 0; n < options.hours; n++) {
      // In the second half the process stays the same, so what it holds at the end is what it has accumulated.
      last = await hour(soaked, options, counts, luck.for(`hour ${n}`), n < options.hours / 2 ? ['killed', ...harmless] : harmless);
      if (n < options.hours - 1) await soaked.months();
      options.onHour?.(n + 1);
    }
    const after = await soaked.empty();
    const leaks = [...grown(before, after), ...(last > first * ROOM ? [`objects: ${first} MB, then ${last} MB`] : [])];
    return { hours: options.hours, ...counts, kept: [before, after], heap: [first, last], leaked: leaks.length, leaks };
  } finally {
    await soaked.close();
  }
}

/** A killed node is removed after an hour on the database's clock, which the soak does not control. */
const BY_ANOTHER_CLOCK: ReadonlySet<string> = new Set(['nodes']);

function grown(before: StoreContents, after: StoreContents): string[] {
  const counted = Object.keys(after.rows).filter((table) => !BY_ANOTHER_CLOCK.has(table));
  const rows = counted.filter((table) => (after.rows[table] ?? 0) > (before.rows[table] ?? 0));
  const files = after.megabytes > before.megabytes * ROOM + 0.5 ? [`files: ${before.megabytes} MB, then ${after.megabytes} MB`] : [];
  return [...rows.map((table) => `${table}: ${before.rows[table]} rows, then ${after.rows[table]}`), ...files];
}

/** Runs an hour of visits; returns what the server holds when everybody has left. */
async function hour(
  soaked: SoakServer,
  { together, games, postgres }: SoakOptions,
  counts: Record<Mishap | 'visits' | 'attacks', number>,
  luck: Luck,
  mishaps: readonly Mishap[],
): Promise<number> {
  const { url } = soaked.server();
  for (let step = 0; step < STEPS_AN_HOUR; step++) {
    const own = luck.for(`step ${step}`);
    const visits = Array.from({ length: together }, (_, n) => visit(url, itemAt(games, (step + n) % games.length), own.for(`visit ${n}`)));
    const attack = intrude(url, own);
    counts.visits += together;
    counts.attacks++;
    const mishap = mishaps[step];
    if (mishap !== undefined) {
      counts[mishap]++;
      // Real time: in the middle of the visits.
      await pause(own.below(400));
      await suffer(soaked, mishap, postgres);
    }
    (await attack)();
    await Promise.all(visits);
    soaked.pass();
  }
  return soaked.settled();
}

async function suffer(soaked: SoakServer, mishap: Mishap, postgres: OwnPostgres | undefined): Promise<void> {
  if (mishap === 'killed') return soaked.killAndStart();
  if (mishap === 'databaseRestarts') {
    await postgres?.kill();
    return postgres?.start();
  }
  const { child } = soaked.server();
  child.kill('SIGSTOP');
  // Real time: the length of the freeze; afterwards ten minutes have passed.
  await pause(300);
  child.kill('SIGCONT');
  soaked.pass();
}

interface SoakServer {
  server(): ServerProcess;
  /** Advances the clocks ten minutes at once. */
  pass(): void;
  killAndStart(): Promise<void>;
  /** Waits until no people or tables are left; returns the megabytes of objects at that point. */
  settled(): Promise<number>;
  /** Advances the clocks by months without visitors. */
  months(): Promise<void>;
  /** Returns what is stored at that point. */
  empty(): Promise<StoreContents>;
  close(): Promise<void>;
}

async function openSoakServer({ store }: SoakOptions): Promise<SoakServer> {
  let ahead = 0;
  const start = (port?: number): Promise<ServerProcess> =>
    startProcess(store, {
      port,
      program: { file: builtFile('trials/soak-server.js'), flags: SERVER_FLAGS },
      flags: ['--expose-gc'],
      env: { BELFRY_SOAK_AHEAD: String(ahead), BELFRY_KEEP_DAYS: '1' },
    });
  let server = await start();
  const turn = (signal: 'SIGUSR2' | 'SIGHUP', milliseconds: number): void => {
    ahead += milliseconds;
    server.child.kill(signal);
  };
  const months = async (): Promise<void> => {
    for (let month = 0; month < MONTHS; month++) {
      turn('SIGHUP', MONTH_MS);
      // Real time: it cleans up within a second of such a day.
      await pause(1500);
    }
  };
  return {
    months,
    server: () => server,
    pass: () => turn('SIGUSR2', STEP_MS),
    async killAndStart() {
      await server.kill();
      server = await start(server.port);
    },
    async settled() {
      for (const figure of ['belfry_sockets', 'belfry_tables_in_memory']) {
        const until = Date.now() + PATIENCE_MS;
        while ((await metricOf(server.url, figure)) > 0) {
          if (Date.now() > until) throw new Error(`${figure} is ${await metricOf(server.url, figure)} though everybody has left`);
          turn('SIGUSR2', STEP_MS);
          await pause(300);
        }
      }
      turn('SIGUSR2', STEP_MS);
      // Real time: it finishes its periodic work and collects garbage.
      await pause(1000);
      return Math.round((await metricOf(server.url, 'nodejs_heap_size_used_bytes')) / 1e5) / 10;
    },
    async empty() {
      await months();
      await server.stop();
      const kept = await storeContents(store);
      server = await start(server.port);
      return kept;
    },
    async close() {
      server.child.kill('SIGCONT');
      await server.kill();
    },
  };
}
