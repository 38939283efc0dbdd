import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor, type Visitor, visitorWith } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { type OwnPostgres, startOwnPostgres } from '@belfry/server/own-postgres';
import { readMetrics, severalAtOnce } from './load.ts';
import { type Desk, drive, openSockets, seatDesk } from './load-desk.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { PLAYERS } from './server-bench.ts';
import { anyMove } from './server-comparison.ts';

interface Layout {
  readonly what: string;
  readonly nodes: number;
  /** True: the people of a table are on different nodes. False: each table's people share one. */
  readonly apart: boolean;
  readonly postgres: boolean;
}

const LAYOUTS: readonly Layout[] = [
  { what: 'SQLite, 1 node', nodes: 1, apart: false, postgres: false },
  { what: 'PostgreSQL, 1 node', nodes: 1, apart: false, postgres: true },
  { what: '2 nodes, players apart', nodes: 2, apart: true, postgres: true },
  { what: '4 nodes, players apart', nodes: 4, apart: true, postgres: true },
  { what: '2 nodes, players together', nodes: 2, apart: false, postgres: true },
  { what: '4 nodes, players together', nodes: 4, apart: false, postgres: true },
];

export interface NodesRow {
  readonly what: string;
  readonly movesPerSecond: number;
  /** CPU milliseconds per move at full speed: of all nodes together, and of PostgreSQL. */
  readonly nodesMs: number;
  readonly postgresMs: number | null;
  /** From sending a move until all people at the table have received it, at the pace below. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of all nodes together, including background work: at full speed and at the pace below. */
  readonly statementsPerMove: number;
  readonly pacedStatementsPerMove: number;
  readonly bytesPerMove: number;
}

const TABLES = 38;
/** Moves per second and table when paced: 190 in all. */
const PACE = 5;
const WARM_UP_SECONDS = 8;

/** Measures one game at this many tables on one node and on several, with the players of a table on one node or apart. */
export async function benchNodes(game: string, seconds: number, onRow: (row: NodesRow) => void): Promise<NodesRow[]> {
  const postgres = await startOwnPostgres({ connections: 100, countStatements: true });
  try {
    const rows: NodesRow[] = [];
    for (const layout of LAYOUTS) {
      const row = await measure(layout, postgres, game, seconds);
      rows.push(row);
      onRow(row);
    }
    return rows;
  } finally {
    await postgres.remove();
  }
}

async function measure(
  { what, nodes: count, apart, postgres: isPostgres }: Layout,
  postgres: OwnPostgres,
  game: string,
  seconds: number,
): Promise<NodesRow> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  await postgres.ask('create extension if not exists pg_stat_statements');
  const name = `bench_${Date.now()}`;
  await postgres.ask(`create database ${name}`);
  const databaseUrl = isPostgres ? Object.assign(new URL(postgres.url), { pathname: name }).href : undefined;
  const nodes: ServerProcess[] = [];
  const desks: Desk[] = [];
  try {
    for (let n = 0; n < count; n++) nodes.push(await startProcess({ data, databaseUrl }));
    await pause(2000);
    const [first] = nodes as [ServerProcess];
    const people: Visitor[] = [];
    for (let seat = 0; seat < PLAYERS; seat++) people.push(await newVisitor(first.url));
    await severalAtOnce(TABLES, async (at) => {
      const here = people.map(({ me, headers }, seat) => visitorWith(itemAt(nodes, (apart ? seat : at) % count).url, me, headers));
      const desk = await seatDesk(game, here, anyMove());
      await openSockets(desk);
      desks.push(desk);
    });
    const counted = async (): Promise<Counted> => {
      const metrics = await Promise.all(nodes.map(({ url }) => readMetrics(url)));
      const [row] = await postgres.ask<{ calls: number }>(
        'select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where datname = $1',
        [name],
      );
      const sum = (of: (each: (typeof metrics)[number]) => number): number => metrics.reduce((all, each) => all + of(each), 0);
      return {
        moves: sum(({ moves }) => moves),
        cpu: sum(({ cpu }) => cpu),
        postgres: postgres.processorSeconds(),
        calls: row?.calls ?? 0,
      };
    };
    const play = async (pace: number, forSeconds: number): Promise<Played> => {
      const gap = pace === 0 ? 0 : 1000 / pace;
      for (const desk of desks) Object.assign(desk, { latencies: [], bytes: 0 });
      const before = await counted();
      const began = performance.now();
      await Promise.all(desks.map((desk, i) => drive(desk, gap, began + (i / TABLES) * gap, began + forSeconds * 1000)));
      const took = (performance.now() - began) / 1000;
      const after = await counted();
      const moves = after.moves - before.moves;
      return {
        movesPerSecond: moves / took,
        nodesMs: (1000 * (after.cpu - before.cpu)) / moves,
        postgresMs:
          isPostgres && after.postgres !== null && before.postgres !== null ? (1000 * (after.postgres - before.postgres)) / moves : null,
        statements: (after.calls - before.calls) / moves,
        bytes: desks.reduce((all, { bytes }) => all + bytes, 0) / moves,
        latencies: desks.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
      };
    };
    await play(0, WARM_UP_SECONDS);
    const full = await play(0, seconds);
    const paced = await play(PACE, seconds);
    const at = (share: number): number => paced.latencies[Math.floor(paced.latencies.length * share)] ?? 0;
    return {
      what,
      movesPerSecond: Math.round(full.movesPerSecond),
      nodesMs: round(full.nodesMs),
      postgresMs: full.postgresMs === null ? null : round(full.postgresMs),
      p50Ms: round(at(0.5)),
      p99Ms: round(at(0.99)),
      statementsPerMove: round(full.statements),
      pacedStatementsPerMove: round(paced.statements),
      bytesPerMove: Math.round(full.bytes),
    };
  } finally {
    for (const { sockets } of desks) for (const socket of sockets) socket.terminate();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}

interface Counted {
  readonly moves: number;
  readonly cpu: number;
  readonly postgres: number | null;
  readonly calls: number;
}

interface Played {
  readonly movesPerSecond: number;
  readonly nodesMs: number;
  readonly postgresMs: number | null;
  readonly statements: number;
  readonly bytes: number;
  readonly latencies: readonly number[];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
