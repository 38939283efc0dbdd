import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor, type Visitor, visitorWith } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { PATCHES, type TableId } from '@belfry/protocol';
import { WebSocket } from 'ws';
import { sensibly } from '../server/client-moves.ts';
import { severalAtOnce } from '../server/load.ts';
import { drive, openSockets, seatDesk } from '../server/load-desk.ts';
import { type ServerProcess, startProcess, type TrialStore } from '../server/process.ts';

export interface CrowdOptions {
  /** PostgreSQL: only that store supports two nodes. */
  readonly store: TrialStore;
  readonly game: string;
  readonly spectators: number;
  /** The spectators arrive within this many seconds, and leave within as many. */
  readonly seconds: number;
}

export interface CrowdResult {
  readonly spectators: number;
  readonly moves: number;
  /** From sending a move until all players of the table have received it. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Full-table frames to the spectator who got most of them in a second; and frames of all kinds, in all. */
  readonly tableFramesPerSecond: number;
  readonly frames: number;
  readonly megabytes: number;
  /** The last spectator count that a player received before the spectators left. */
  readonly counted: number;
}

const PLAYERS = 4;
/** Milliseconds between moves. */
const GAP_MS = 500;

interface Spectator {
  readonly socket: WebSocket;
  /** The arrival time of each full-table frame. */
  readonly tables: number[];
}

/** Runs two nodes with players on both; spectators, half of them on each node, come to one table and leave again during play. */
export async function crowdTrial({ store, game, spectators, seconds }: CrowdOptions): Promise<CrowdResult> {
  const nodes = [await startProcess(store), await startProcess(store)];
  const crowd: Spectator[] = [];
  const heard = { frames: 0, bytes: 0 };
  try {
    // Real time: until the nodes know of each other.
    await pause(2000);
    const people = await visitors(nodes, PLAYERS);
    const guests = await visitors(nodes, spectators);
    const desk = await seatDesk(game, people, sensibly(game));
    await openSockets(desk);
    let counted = 0;
    const [first] = desk.sockets;
    first?.on('message', (data) => {
      const [, watching] = /^\{"type":"watching".*"watching":(\d+)/.exec(String(data)) ?? [];
      counted = Math.max(counted, Number(watching ?? 0));
    });
    const began = performance.now();
    const playing = drive(desk, GAP_MS, began, began + (2 * seconds + 2) * 1000);
    await each(guests, seconds, async (guest) => {
      crowd.push(await arrive(guest, desk.table, heard));
    });
    // Real time: the count is sent once a second.
    await pause(2000);
    await each(crowd, seconds, async ({ socket }) => socket.close());
    await playing;
    for (const socket of desk.sockets) socket.terminate();
    const latencies = [...desk.latencies].sort((a, b) => a - b);
    const at = (share: number): number => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
    return {
      spectators: crowd.length,
      moves: latencies.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      tableFramesPerSecond: Math.max(0, ...crowd.map(({ tables }) => mostInASecond(tables))),
      frames: heard.frames,
      megabytes: Math.round(heard.bytes / 10_000) / 100,
      counted,
    };
  } finally {
    for (const { socket } of crowd) socket.terminate();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Creates guests, alternating between the nodes. */
async function visitors(nodes: readonly ServerProcess[], count: number): Promise<Visitor[]> {
  const all: Visitor[] = [];
  await severalAtOnce(count, async (at) => {
    const guest = await newVisitor(itemAt(nodes, 0).url);
    all[at] = visitorWith(itemAt(nodes, at % nodes.length).url, guest.me, guest.headers);
  });
  return all;
}

/** Does the work for each item in turn, spread over this many seconds. */
async function each<T>(items: readonly T[], seconds: number, work: (item: T) => Promise<void>): Promise<void> {
  const began = performance.now();
  await Promise.all(
    items.map(async (item, n) => {
      // Real time: each starts at its scheduled time.
      await pause(Math.max(0, began + (n / items.length) * seconds * 1000 - performance.now()));
      await work(item);
    }),
  );
}

async function arrive({ url, headers }: Visitor, table: TableId, heard: { frames: number; bytes: number }): Promise<Spectator> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?patches=${PATCHES}&table=${table}`, {
    headers,
    perMessageDeflate: false,
  });
  const tables: number[] = [];
  socket.on('message', (data) => {
    const text = String(data);
    heard.frames++;
    heard.bytes += text.length;
    if (text.startsWith('{"type":"table"')) tables.push(performance.now());
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'sync', table, seat: null }));
  return { socket, tables };
}

function mostInASecond(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));
}
