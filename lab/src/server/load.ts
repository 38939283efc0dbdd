import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor, type Visitor } from '@belfry/client';
import { findGame } from '@belfry/games';
import { itemAt } from '@belfry/kernel';
import type { ServerProgram } from '../comparison/checkout.ts';
import { sensibly } from './client-moves.ts';
import { type Choose, type Desk, drive, openSockets, seatDesk, stockUp } from './load-desk.ts';
import { type ServerProcess, startProcess, type TrialStore } from './process.ts';

export interface LoadOptions {
  readonly store: TrialStore;
  readonly game: string;
  readonly tables: number;
  /** Seats per table, each of them a person with a socket. */
  readonly players: number;
  readonly seconds: number;
  /** Moves per second and table; 0 plays as fast as answers arrive. */
  readonly pace: number;
  /** Another server than this checkout's. */
  readonly program?: ServerProgram | undefined;
  /** How people choose; by default as the Apprentice would. */
  readonly choose?: Choose;
  readonly onTable?: (opened: number) => void;
}

export interface LoadResult {
  readonly game: string;
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Matches that ended meanwhile; another one started at the same table. */
  readonly ended: number;
  readonly serverCpuSeconds: number;
  readonly movesPerServerCpuSecond: number;
  /** From sending a move until every viewer of the table has received it. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Memory of a table with a newly dealt match. */
  readonly bytesPerTable: number;
  readonly bytesPerSocket: number;
  readonly entriesPerCommit: number;
  readonly bytesPerFrame: number;
}

/** The bench makes the server collect garbage before measuring its memory. */
const FLAGS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())'];
const AT_ONCE = 8;
/** A newly started server is still being compiled: it plays this long, and this much, before measuring starts. */
const WARM_UP_SECONDS = 15;
const WARM_UP_MOVES = 30_000;
const LONGEST_WARM_UP_SECONDS = 90;

/** Measures live tables with real matches, every seat with its own socket, against a server in a separate process. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const load = await openLoad(options);
  try {
    await load.warmUp();
    const { moves, seconds, cpu, entriesPerCommit } = await load.play(options.seconds);
    const { desks } = load;
    const sockets = options.tables * options.players;
    const latencies = desks.flatMap((desk) => desk.latencies).sort((a, b) => a - b);
    const at = (share: number): number => round(latencies[Math.floor(latencies.length * share)] ?? 0);
    return {
      game: findGame(options.game).id,
      tables: options.tables,
      sockets,
      seconds: round(seconds),
      moves,
      movesPerSecond: Math.round(moves / seconds),
      ended: desks.reduce((sum, desk) => sum + desk.ended, 0),
      serverCpuSeconds: round(cpu),
      movesPerServerCpuSecond: Math.round(moves / cpu),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      bytesPerTable: Math.round(load.bytes.tables / options.tables),
      bytesPerSocket: Math.round(load.bytes.sockets / sockets),
      entriesPerCommit,
      bytesPerFrame: Math.round(desks.reduce((sum, desk) => sum + desk.bytes, 0) / Math.max(1, moves * options.players)),
    };
  } finally {
    await load.close();
  }
}

/** A server with its tables open and all people connected. */
export interface Load {
  readonly desks: readonly Desk[];
  /** Memory of all tables and of all sockets. */
  readonly bytes: { readonly tables: number; readonly sockets: number };
  warmUp(): Promise<void>;
  /** Plays for this long; the desks collect the results. */
  play(seconds: number): Promise<Played>;
  close(): Promise<void>;
}

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** Seconds of the server's CPU time. */
  readonly cpu: number;
  readonly entriesPerCommit: number;
}

export async function openLoad(options: LoadOptions): Promise<Load> {
  const server = await startProcess(options.store, { flags: FLAGS, program: options.program });
  try {
    return await openTables(options, server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openTables(options: LoadOptions, server: ServerProcess): Promise<Load> {
  const people: Visitor[] = [];
  for (let seat = 0; seat < options.players; seat++) people.push(await newVisitor(server.url));
  const empty = await memory(server);
  const desks: Desk[] = [];
  await severalAtOnce(options.tables, async () => {
    desks.push(await seatDesk(options.game, people, options.choose ?? sensibly(options.game)));
    options.onTable?.(desks.length);
  });
  const seated = await memory(server);
  await severalAtOnce(options.tables, (i) => openSockets(itemAt(desks, i)));
  const full = await memory(server);
  const gap = options.pace === 0 ? 0 : 1000 / options.pace;
  let played = 0;
  let ended = 0;
  const playFor = async (seconds: number): Promise<void> => {
    const began = performance.now();
    for (const desk of desks) Object.assign(desk, { latencies: [], ended: 0, bytes: 0 });
    await Promise.all(desks.map((desk, i) => drive(desk, gap, began + (i / options.tables) * gap, began + seconds * 1000)));
    played += seconds;
    ended += desks.reduce((sum, desk) => sum + desk.ended, 0);
  };
  return {
    desks,
    bytes: { tables: seated - empty, sockets: full - seated },
    async warmUp() {
      while (played < LONGEST_WARM_UP_SECONDS) {
        await playFor(WARM_UP_SECONDS);
        if ((await readMetrics(server.url)).moves >= WARM_UP_MOVES) break;
      }
    },
    async play(seconds) {
      const spares = Math.ceil((ended / options.tables / played) * seconds * 1.5);
      await severalAtOnce(options.tables, (i) => stockUp(itemAt(desks, i), spares));
      const before = await readMetrics(server.url);
      const began = performance.now();
      await playFor(seconds);
      const took = (performance.now() - began) / 1000;
      const after = await readMetrics(server.url);
      return {
        moves: after.moves - before.moves,
        seconds: took,
        cpu: after.cpu - before.cpu,
        entriesPerCommit: round((after.entries - before.entries) / Math.max(1, after.commits - before.commits)),
      };
    },
    async close() {
      for (const desk of desks) for (const socket of desk.sockets) socket.terminate();
      await server.stop();
    },
  };
}

export async function severalAtOnce(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

async function memory(server: ServerProcess): Promise<number> {
  await pause(500);
  server.child.kill('SIGUSR2');
  await pause(1000);
  return (await readMetrics(server.url)).memory;
}

export async function readMetrics(url: string): Promise<{ moves: number; cpu: number; memory: number; entries: number; commits: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && /[ {]/.test(line[name.length] ?? ''))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  return {
    moves: sum('belfry_moves_total'),
    cpu: sum('process_cpu_seconds_total'),
    memory: sum('nodejs_heap_size_used_bytes') + sum('nodejs_external_memory_bytes'),
    entries: sum('belfry_commit_group_entries_sum'),
    commits: sum('belfry_commit_group_entries_count'),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
