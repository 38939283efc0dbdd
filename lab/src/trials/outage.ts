import { setTimeout as pause } from 'node:timers/promises';
import type { OwnPostgres } from '@belfry/server/own-postgres';
import type { OwnRedis } from '@belfry/server/own-redis';
import { type ServerProcess, startProcess } from '../server/process.ts';
import { openIdleTables } from './idle-tables.ts';
import { type MovingTables, moveTables } from './moving-tables.ts';
import { compareAll } from './trial-checks.ts';

export interface OutageOptions {
  readonly data: string;
  readonly game: string;
  /** Tables in memory, most of them idle. */
  readonly held: number;
  readonly moving: number;
  /** Seconds to measure, before the outage and from then on. */
  readonly seconds: number;
  readonly onOutage?: (done: number) => void;
}

/** The latency of moves, from deciding to receiving, and the longest time without a move at a table. */
interface Pace {
  readonly moves: number;
  readonly p99Ms: number;
  readonly stillMs: number;
}

export interface OutageResult {
  readonly held: number;
  readonly acknowledged: number;
  readonly before: Pace;
  /** From when all connections that LISTEN to other nodes were cut. */
  readonly listenCut: Pace;
  /** Redis was killed and restarted at once. */
  readonly redisKilled: Pace;
  /** From the recovery of PostgreSQL, which was stopped and restarted at once. */
  readonly databaseRestarted: Pace;
}

const GAP_MS = 400;
const CONNECTIONS = 100;

/**
 * Takes the message channel and then the database away from two nodes with many tables. Redis has a separate run, since it replaces LISTEN.
 */
export async function outageTrial(options: OutageOptions): Promise<OutageResult> {
  const { startOwnPostgres } = await import('@belfry/server/own-postgres');
  const { startOwnRedis } = await import('@belfry/server/own-redis');
  const redis = await startOwnRedis();
  const postgres = await startOwnPostgres({ connections: CONNECTIONS });
  try {
    const cut = async (): Promise<void> => {
      await postgres.ask("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    };
    const restart = async (): Promise<void> => {
      await postgres.halt();
      await postgres.start();
    };
    const killRedis = async (): Promise<void> => {
      await redis.kill();
      await redis.start();
    };
    const direct = await suffer(postgres, null, options, [cut, restart]);
    options.onOutage?.(2);
    const carried = await suffer(postgres, redis, { ...options, held: Math.min(options.held, 100) }, [killRedis]);
    options.onOutage?.(3);
    const [listenCut, databaseRestarted] = direct.after as [Pace, Pace];
    const [redisKilled] = carried.after as [Pace];
    const acknowledged = direct.acknowledged + carried.acknowledged;
    return { held: options.held, acknowledged, before: direct.before, listenCut, redisKilled, databaseRestarted };
  } finally {
    await redis.remove();
    await postgres.remove();
  }
}

interface Suffered {
  readonly acknowledged: number;
  readonly before: Pace;
  readonly after: readonly Pace[];
}

async function suffer(
  postgres: OwnPostgres,
  redis: OwnRedis | null,
  { data, game, held, moving, seconds }: OutageOptions,
  outages: readonly (() => Promise<void>)[],
): Promise<Suffered> {
  const name = `outage_${redis === null ? 'direct' : 'redis'}`;
  await postgres.ask(`create database ${name}`);
  const store = { data, databaseUrl: Object.assign(new URL(postgres.url), { pathname: name }).href };
  const env = { BELFRY_BOT_THREADS: '1', ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  const nodes: ServerProcess[] = [];
  let tables: MovingTables | null = null;
  try {
    for (let n = 0; n < 2; n++) nodes.push(await startProcess(store, { env }));
    // Real time: until the nodes know of each other.
    await pause(1500);
    const sockets = await openIdleTables(store.databaseUrl, nodes, game, held);
    tables = await moveTables(nodes, game, moving, GAP_MS);
    const before = await paceFor(tables, seconds);
    const after: Pace[] = [];
    for (const outage of outages) {
      await outage();
      after.push(await paceFor(tables, seconds));
    }
    tables.stop();
    for (const socket of sockets) socket.terminate();
    for (const node of nodes) await node.stop();
    const { acknowledged } = await compareAll(store, tables.all);
    return { acknowledged, before, after };
  } finally {
    tables?.stop();
    await Promise.all(nodes.map((node) => node.kill()));
  }
}

async function paceFor(tables: MovingTables, seconds: number): Promise<Pace> {
  const began = performance.now();
  // Real time: the measuring time.
  await pause(seconds * 1000);
  const took = [...tables.since(began)].sort((a, b) => a - b);
  const p99Ms = Math.round(took[Math.floor(took.length * 0.99)] ?? 0);
  return { moves: took.length, p99Ms, stillMs: Math.round(tables.stillSince(began)) };
}
