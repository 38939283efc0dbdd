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
  /** PostgreSQL: only there can there be two nodes. */
  readonly store: TrialStore;
  readonly game: string;
  readonly spectators: number;
  /** Within so many seconds they come, and within so many they go. */
  readonly seconds: number;
}

export interface CrowdResult {
  readonly spectators: number;
  readonly moves: number;
  /** From a move until all players of the table have been told. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Frames that told the whole table, to the spectator who got most of them in a second; and of all kinds, in all. */
  readonly tableFramesPerSecond: number;
  readonly frames: number;
  readonly megabytes: number;
  /** The last count that a player was told before they went. */
  readonly counted: number;
}

const PLAYERS = 4;
/** Milliseconds from one move to the next. */
const GAP_MS = 500;

interface Spectator {
  readonly socket: WebSocket;
  /** When each frame came that told the whole table. */
  readonly tables: number[];
}

/** Two nodes, players at both, and spectators who come to one table, half of them at each node, and go again while it is played. */
export async function crowdTrial({ store, game, spectators, seconds }: CrowdOptions): Promise<CrowdResult> {
  const nodes = [await startProcess(store), await startProcess(store)];
  const crowd: Spectator[] = [];
  const heard = { frames: 0, bytes: 0 };
  try {
    // Real time: until each knows of the other.
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
    // Real time: the count is told once a second.
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

/** Guests, each of whom goes to another node than the last. */
async function visitors(nodes: readonly ServerProcess[], count: number): Promise<Visitor[]> {
  const all: Visitor[] = [];
  await severalAtOnce(count, async (at) => {
    const guest = await newVisitor(itemAt(nodes, 0).url);
    all[at] = visitorWith(itemAt(nodes, at % nodes.length).url, guest.me, guest.headers);
  });
  return all;
}

/** One after the other, spread over so many seconds. */
async function each<T>(items: readonly T[], seconds: number, work: (item: T) => Promise<void>): Promise<void> {
  const began = performance.now();
  await Promise.all(
    items.map(async (item, n) => {
      // Real time: they come at their moments.
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
