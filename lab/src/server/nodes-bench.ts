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
/** The layouts play in turn, for so long each: a machine that becomes slower slows them all alike. */
const SLICE_SECONDS = 2;

/** Measures one game at this many tables on one node and on several, with the players of a table on one node or apart. */
export async function benchNodes(game: string, seconds: number, onProgress: (seconds: number) => void): Promise<NodesRow[]> {
  const postgres = await startOwnPostgres({ connections: 300, countStatements: true });
  const sites: Site[] = [];
  try {
    await postgres.ask('create extension if not exists pg_stat_statements');
    for (const layout of LAYOUTS) {
      const site = await openSite(layout, postgres, game);
      sites.push(site);
      await play(site, 0, WARM_UP_SECONDS);
    }
    const rounds = Math.ceil(seconds / SLICE_SECONDS);
    const played = sites.map((): { full: Played[]; paced: Played[] } => ({ full: [], paced: [] }));
    for (let round = 0; round < rounds; round++) {
      for (const [at, site] of sites.entries()) itemAt(played, at).full.push(await play(site, 0, SLICE_SECONDS));
      for (const [at, site] of sites.entries()) itemAt(played, at).paced.push(await play(site, PACE, SLICE_SECONDS));
      onProgress((round + 1) * SLICE_SECONDS);
    }
    return sites.map(({ layout }, at) => rowOf(layout, itemAt(played, at).full, itemAt(played, at).paced));
  } finally {
    for (const site of sites) await site.close();
    await postgres.remove();
  }
}

/** The nodes of a layout, and the tables on them. */
interface Site {
  readonly layout: Layout;
  readonly desks: readonly Desk[];
  counted(): Promise<Counted>;
  close(): Promise<void>;
}

async function openSite(layout: Layout, postgres: OwnPostgres, game: string): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  const name = `bench_${Date.now()}`;
  await postgres.ask(`create database ${name}`);
  const databaseUrl = layout.postgres ? Object.assign(new URL(postgres.url), { pathname: name }).href : undefined;
  const nodes: ServerProcess[] = [];
  const desks: Desk[] = [];
  const close = async (): Promise<void> => {
    for (const { sockets } of desks) for (const socket of sockets) socket.terminate();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    for (let n = 0; n < layout.nodes; n++) nodes.push(await startProcess({ data, databaseUrl }));
    await pause(2000);
    await openDesks(layout, nodes, game, desks);
    return { layout, desks, counted: () => countOn(nodes, postgres, name), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDesks({ apart, nodes: count }: Layout, nodes: readonly ServerProcess[], game: string, desks: Desk[]): Promise<void> {
  const people: Visitor[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) people.push(await newVisitor(itemAt(nodes, 0).url));
  await severalAtOnce(TABLES, async (at) => {
    const here = people.map(({ me, headers }, seat) => visitorWith(itemAt(nodes, (apart ? seat : at) % count).url, me, headers));
    const desk = await seatDesk(game, here, anyMove());
    await openSockets(desk);
    desks.push(desk);
  });
}

interface Counted {
  readonly moves: number;
  readonly cpu: number;
  readonly postgres: number;
  readonly calls: number;
}

async function countOn(nodes: readonly ServerProcess[], postgres: OwnPostgres, database: string): Promise<Counted> {
  const metrics = await Promise.all(nodes.map(({ url }) => readMetrics(url)));
  const [row] = await postgres.ask<{ calls: number }>(
    'select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where datname = $1',
    [database],
  );
  const sum = (of: (each: (typeof metrics)[number]) => number): number => metrics.reduce((all, each) => all + of(each), 0);
  return {
    moves: sum(({ moves }) => moves),
    cpu: sum(({ cpu }) => cpu),
    postgres: postgres.processorSeconds() ?? Number.NaN,
    calls: row?.calls ?? 0,
  };
}

interface Played extends Counted {
  readonly seconds: number;
  readonly bytes: number;
  readonly latencies: readonly number[];
}

/** Plays on all tables: `pace` moves a second at each, or as fast as answers come for 0. */
async function play({ desks, counted }: Site, pace: number, seconds: number): Promise<Played> {
  const gap = pace === 0 ? 0 : 1000 / pace;
  for (const desk of desks) Object.assign(desk, { latencies: [], bytes: 0 });
  const before = await counted();
  const began = performance.now();
  await Promise.all(desks.map((desk, i) => drive(desk, gap, began + (i / TABLES) * gap, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  const after = await counted();
  return {
    seconds: took,
    moves: after.moves - before.moves,
    cpu: after.cpu - before.cpu,
    postgres: after.postgres - before.postgres,
    calls: after.calls - before.calls,
    bytes: desks.reduce((all, { bytes }) => all + bytes, 0),
    latencies: desks.flatMap(({ latencies }) => latencies),
  };
}

function rowOf({ what, postgres }: Layout, full: readonly Played[], paced: readonly Played[]): NodesRow {
  const sum = (slices: readonly Played[], of: (slice: Played) => number): number => slices.reduce((all, slice) => all + of(slice), 0);
  const moves = sum(full, (slice) => slice.moves);
  const postgresMs = (1000 * sum(full, (slice) => slice.postgres)) / moves;
  const latencies = paced.flatMap((slice) => slice.latencies).sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    what,
    movesPerSecond: Math.round(moves / sum(full, (slice) => slice.seconds)),
    nodesMs: round((1000 * sum(full, (slice) => slice.cpu)) / moves),
    postgresMs: postgres && !Number.isNaN(postgresMs) ? round(postgresMs) : null,
    p50Ms: round(at(0.5)),
    p99Ms: round(at(0.99)),
    statementsPerMove: round(sum(full, (slice) => slice.calls) / moves),
    pacedStatementsPerMove: round(sum(paced, (slice) => slice.calls) / sum(paced, (slice) => slice.moves)),
    bytesPerMove: Math.round(sum(full, (slice) => slice.bytes) / moves),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
