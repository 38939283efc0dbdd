import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { WebSocket } from 'ws';
import { startProcess, type TrialStore } from '../server/process.ts';
import { startLuck } from './luck.ts';

export interface StopOptions {
  readonly store: TrialStore;
  readonly stops: number;
  /** Sockets that reconnect whenever they are closed, as pages do. */
  readonly clients: number;
  readonly games: readonly string[];
  readonly onStop?: (done: number) => void;
}

export interface StopResult {
  readonly stops: number;
  readonly clients: number;
  /** The number of connections, over all servers. */
  readonly arrivals: number;
  /** From the signal to the end of the process, in milliseconds. */
  readonly p50: number;
  readonly slowest: number;
  /** Servers that exceeded the limit or did not exit cleanly. */
  readonly hung: number;
}

/** The longest a server may take to stop. */
const LONGEST_STOP_MS = 5000;
/** How long a disconnected page waits before it reconnects. */
const COME_BACK_MS = 150;
/** The longest that all clients may take to connect. */
const PATIENCE_MS = 60_000;
/** Sockets per person. */
const SOCKETS_EACH = 10;

/** Stops servers while many clients are connected and reconnect at once, over and over on one store. */
export async function stopTrial(options: StopOptions): Promise<StopResult> {
  const { store, stops, clients: count, games, onStop } = options;
  const luck = startLuck('stop');
  let port: number | undefined;
  const took: number[] = [];
  let hung = 0;
  let crowd: Crowd | null = null;
  try {
    for (let stop = 0; stop < stops; stop++) {
      const server = await startProcess(store, { port });
      port = server.port;
      try {
        crowd ??= startCrowd(await seatPeople(server.url, count, games), count);
        await crowd.allIn();
        // At any point within their first requests.
        await pause(luck.below(2 * COME_BACK_MS));
      } catch (error) {
        await server.kill();
        throw error;
      }
      const began = performance.now();
      const code = await server.stop();
      const milliseconds = performance.now() - began;
      took.push(milliseconds);
      if (code !== 0 || milliseconds > LONGEST_STOP_MS) hung++;
      onStop?.(stop + 1);
    }
  } finally {
    crowd?.end();
  }
  took.sort((a, b) => a - b);
  const [p50 = 0, slowest = 0] = [took[Math.floor(took.length / 2)], took.at(-1)].map((each) => Math.round(each ?? 0));
  return { stops, clients: count, arrivals: crowd?.arrivals() ?? 0, p50, slowest, hung };
}

interface Person {
  readonly visitor: Visitor;
  readonly table: string;
}

/** Creates people, each with a table of bots to watch. */
function seatPeople(url: string, clients: number, games: readonly string[]): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(clients / SOCKETS_EACH) }, async (_, n) => {
      const visitor = await newVisitor(url);
      const { id } = await makeTable(visitor, {
        game: itemAt(games, n % games.length),
        players: 3,
        bots: 'random',
        pace: 'brisk',
        start: true,
      });
      return { visitor, table: id };
    }),
  );
}

interface Crowd {
  /** Resolves when all clients are connected. */
  allIn(): Promise<void>;
  arrivals(): number;
  end(): void;
}

function startCrowd(people: readonly Person[], clients: number): Crowd {
  const open = new Set<WebSocket>();
  const all = new Set<WebSocket>();
  let arrivals = 0;
  let ended = false;
  const come = (person: Person): void => {
    if (ended) return;
    const { visitor, table } = person;
    const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket`, { headers: visitor.headers, perMessageDeflate: false });
    all.add(socket);
    // A client that is refused or finds no server retries as if its connection had been closed.
    socket.on('error', () => undefined);
    socket.on('open', () => {
      arrivals++;
      open.add(socket);
      socket.send(JSON.stringify({ type: 'sync', table }));
    });
    socket.on('close', () => {
      open.delete(socket);
      all.delete(socket);
      setTimeout(() => come(person), COME_BACK_MS);
    });
  };
  for (let n = 0; n < clients; n++) come(itemAt(people, n % people.length));
  return {
    async allIn() {
      const began = performance.now();
      while (open.size < clients) {
        if (performance.now() - began > PATIENCE_MS) throw new Error(`only ${open.size} of ${clients} clients came in`);
        await pause(20);
      }
    },
    arrivals: () => arrivals,
    end() {
      ended = true;
      for (const socket of all) socket.terminate();
    },
  };
}
