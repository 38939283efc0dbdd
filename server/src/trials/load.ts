import { setTimeout as pause } from 'node:timers/promises';
import { findGame } from '@belfry/games';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../protocol/index.ts';
import { sensibly } from './choosing.ts';
import { freePort, type ServerProcess, startProcess, type TrialStore } from './process.ts';
import { makeTable, newVisitor, type Visitor } from './visitor.ts';

export interface LoadWish {
  readonly store: TrialStore;
  readonly game: string;
  readonly tables: number;
  /** Seats of each table, every one a person with a socket. */
  readonly players: number;
  readonly seconds: number;
  /** Moves per second and table; 0 plays as fast as the answers come. */
  readonly pace: number;
  readonly onProgress?: (what: string, done: number, of: number) => void;
}

export interface LoadResult {
  readonly game: string;
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly serverCpuSeconds: number;
  readonly movesPerServerCpuSecond: number;
  /** From sending a move until every viewer of the table has been informed. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerTable: number;
  readonly bytesPerSocket: number;
  readonly entriesPerCommit: number;
}

interface Desk {
  readonly table: string;
  readonly sockets: readonly WebSocket[];
  /** The move under way: when it was sent, and how many viewers have yet to hear of it. */
  sent: { readonly at: number; readonly seq: number; waiting: number } | null;
  next: (() => void) | null;
  over: boolean;
}

/** Live tables with real matches, every seat a socket of its own, against a server in a process of its own. */
export async function loadTrial(wish: LoadWish): Promise<LoadResult> {
  const server = await startProcess(wish.store, await freePort());
  try {
    return await measure(wish, server);
  } finally {
    await server.stop();
  }
}

async function measure(wish: LoadWish, server: ServerProcess): Promise<LoadResult> {
  const people: Visitor[] = [];
  for (let seat = 0; seat < wish.players; seat++) people.push(await newVisitor(server.url));
  const latencies: number[] = [];
  const empty = await memory(server);
  const desks: Desk[] = [];
  let sockets = 0;
  const choose = sensibly(wish.game);
  for (let i = 0; i < wish.tables; i++) {
    desks.push(await openDesk(wish, people, latencies, choose));
    sockets += wish.players;
    if (i % 20 === 0) wish.onProgress?.('opening tables', i, wish.tables);
  }
  const full = await memory(server);
  const before = await readMetrics(server.url);
  const began = performance.now();
  const stopAt = began + wish.seconds * 1000;
  await Promise.all(desks.map((desk, i) => drive(desk, wish, stopAt, i)));
  const seconds = (performance.now() - began) / 1000;
  const after = await readMetrics(server.url);
  for (const desk of desks) for (const socket of desk.sockets) socket.terminate();
  const moves = after.moves - before.moves;
  const cpu = after.cpu - before.cpu;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => round(latencies[Math.floor(latencies.length * share)] ?? 0);
  return {
    game: findGame(wish.game).id,
    tables: wish.tables,
    sockets,
    seconds: round(seconds),
    moves,
    movesPerSecond: round(moves / seconds),
    serverCpuSeconds: round(cpu),
    movesPerServerCpuSecond: Math.round(moves / cpu),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytesPerTable: Math.round((full - empty) / wish.tables),
    bytesPerSocket: Math.round((full - empty) / sockets),
    entriesPerCommit: round((after.entries - before.entries) / Math.max(1, after.commits - before.commits)),
  };
}

async function openDesk(
  wish: LoadWish,
  people: readonly Visitor[],
  latencies: number[],
  choose: ReturnType<typeof sensibly>,
): Promise<Desk> {
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const { id } = await makeTable(host, { game: wish.game, players: wish.players });
  for (const [i, visitor] of others.entries()) {
    await visitor.post(`/api/tables/${id}/seats/${i + 1}`, {});
    await visitor.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.post(`/api/tables/${id}/start`);
  const sockets = await Promise.all(people.map((visitor) => open(visitor)));
  const desk: Desk = { table: id, sockets, sent: null, next: null, over: false };
  let synced = 0;
  const ready = new Promise<void>((resolve) => {
    for (const [seat, socket] of sockets.entries()) {
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.type === 'refusal') throw new Error(`refused under load: ${message.code} ${message.message}`);
        if (message.type !== 'steps' && message.type !== 'snapshot') return;
        const { position } = message;
        if (position === null) return;
        if (position.pending.length === 0) desk.over = true;
        const { sent } = desk;
        if (message.type === 'steps' && sent !== null && position.seq === sent.seq && --sent.waiting === 0) {
          latencies.push(performance.now() - sent.at);
          desk.sent = null;
        }
        if (position.legal.length > 0 && position.pending[0] === seat) {
          desk.next = () => {
            desk.next = null;
            const move: ClientMessage = {
              type: 'move',
              id: `m${position.seq}`,
              table: id,
              seat,
              seq: position.seq,
              move: choose(position),
            };
            desk.sent = { at: performance.now(), seq: position.seq + 1, waiting: sockets.length };
            socket.send(JSON.stringify(move));
          };
        }
        if (message.type === 'snapshot' && ++synced === sockets.length) resolve();
      });
      socket.send(JSON.stringify({ type: 'sync', table: id, seat } satisfies ClientMessage));
    }
  });
  await ready;
  return desk;
}

async function drive(desk: Desk, wish: LoadWish, stopAt: number, index: number): Promise<void> {
  const gap = wish.pace === 0 ? 0 : 1000 / wish.pace;
  if (gap > 0) await pause((index / wish.tables) * gap);
  while (performance.now() < stopAt && !desk.over) {
    if (desk.sent === null && desk.next !== null) desk.next();
    await pause(gap > 0 ? gap : 1);
  }
  while (desk.sent !== null && performance.now() < stopAt + 5000) await pause(5);
}

function open(visitor: Visitor): Promise<WebSocket> {
  const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket`, { headers: visitor.headers, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function memory(server: ServerProcess): Promise<number> {
  await pause(1500);
  return (await readMetrics(server.url)).memory;
}

async function readMetrics(url: string): Promise<{ moves: number; cpu: number; memory: number; entries: number; commits: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && /[ {]/.test(line[name.length] ?? ''))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  return {
    moves: sum('belfry_moves_total'),
    cpu: sum('process_cpu_seconds_total'),
    memory: sum('process_resident_memory_bytes'),
    entries: sum('belfry_commit_group_entries_sum'),
    commits: sum('belfry_commit_group_entries_count'),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
