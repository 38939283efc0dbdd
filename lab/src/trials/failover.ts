import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@belfry/kernel';
import { onFreePort } from '@belfry/server/free-port';
import { type ServerProcess, startProcess } from '../server/process.ts';
import { type MovingTables, moveTables } from './moving-tables.ts';
import { compareAll } from './trial-checks.ts';

export interface FailoverOptions {
  readonly data: string;
  readonly game: string;
  readonly tables: number;
  /** Seconds of play before and after the primary is killed. */
  readonly seconds: number;
}

export interface FailoverResult {
  readonly acknowledged: number;
  readonly entries: number;
  /** The longest time without a move at any table, from when the primary was killed. */
  readonly stillMs: number;
  /** Moves after the replica was promoted. */
  readonly movesAfter: number;
}

const GAP_MS = 150;
/** Where Debian's packages install PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Runs a PostgreSQL primary and a replica that has every commit before it is acknowledged. The primary is killed in the middle of matches
 * and the replica promoted, behind an address that forwards to the live one.
 */
export async function failoverTrial({ data, game, tables, seconds }: FailoverOptions): Promise<FailoverResult> {
  const pair = await startPair();
  const nodes: ServerProcess[] = [];
  let moving: MovingTables | null = null;
  try {
    const store = { data, databaseUrl: pair.url };
    for (let n = 0; n < 2; n++) nodes.push(await startProcess(store));
    // Real time: until the nodes know of each other.
    await pause(1500);
    moving = await moveTables(nodes, game, tables, GAP_MS);
    // Real time: play before the failover.
    await pause(seconds * 1000);
    const began = performance.now();
    await pair.failOver();
    const back = performance.now();
    // Real time: play after the failover.
    await pause(seconds * 1000);
    const [stillMs, movesAfter] = [Math.round(moving.stillSince(began)), moving.since(back).length];
    moving.stop();
    for (const node of nodes) await node.stop();
    return { ...(await compareAll(store, moving.all)), stillMs, movesAfter };
  } finally {
    moving?.stop();
    await Promise.all(nodes.map((node) => node.kill()));
    await pair.remove();
  }
}

interface Pair {
  readonly url: string;
  /** Kills the primary with kill -9 and promotes the replica. */
  failOver(): Promise<void>;
  remove(): Promise<void>;
}

async function startPair(): Promise<Pair> {
  const [version] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  if (version === undefined) throw new BadInput(`a failover needs the programs of PostgreSQL in ${DEBIAN}: apt-get install postgresql`);
  const folder = mkdtempSync(join(tmpdir(), 'belfry-pair-'));
  chmodSync(folder, 0o777);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const run = (program: string, ...args: readonly string[]): void => {
    const path = join(DEBIAN, version, 'bin', program);
    // PostgreSQL refuses to run as root.
    const [command, all] = process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
    const { status, stderr } = spawnSync(command, all, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program} ended with code ${status}: ${stderr}`);
  };
  const start = (at: string, port: number, ...settings: readonly string[]): number => {
    const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=100', ...settings];
    run('pg_ctl', '-D', at, '-w', '-l', `${at}.log`, '-o', flags.map((each) => `-c ${each}`).join(' '), 'start');
    return port;
  };
  run('initdb', '-D', primary, '-U', 'belfry', '-A', 'trust', '--no-sync');
  const first = await onFreePort(async (port) => start(primary, port));
  run('pg_basebackup', '-D', replica, '-R', '-h', '127.0.0.1', '-p', String(first), '-U', 'belfry', '--no-sync', '-c', 'fast');
  const second = await onFreePort(async (port) => start(replica, port));
  run('pg_ctl', '-D', primary, '-m', 'fast', 'stop');
  // Synchronous replication: every acknowledged commit is on both.
  start(primary, first, 'synchronous_standby_names=*');
  const address = await startAddress(first);
  return {
    url: `postgres://belfry@127.0.0.1:${address.port}/postgres`,
    async failOver() {
      run('pg_ctl', '-D', primary, '-m', 'immediate', 'stop');
      address.leadTo(second);
      run('pg_ctl', '-D', replica, '-w', 'promote');
    },
    async remove() {
      await address.close();
      for (const at of [primary, replica]) if (existsSync(join(at, 'postmaster.pid'))) run('pg_ctl', '-D', at, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a TCP forwarder whose target port can change. */
async function startAddress(first: number): Promise<{ readonly port: number; leadTo(port: number): void; close(): Promise<void> }> {
  let target = first;
  const open = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : 0,
    leadTo(port) {
      target = port;
      cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
