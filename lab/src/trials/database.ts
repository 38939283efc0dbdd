import { setTimeout as pause } from 'node:timers/promises';
import type { OwnPostgres } from '@belfry/server/own-postgres';
import { type ServerProcess, startProcess } from '../server/process.ts';
import { type Desks, openDesks } from './load-tables.ts';
import { type Luck, startLuck } from './luck.ts';
import { compareAll } from './trial-checks.ts';

/** What can happen to a database, other than kill -9. */
const OTHER_MISHAPS = ['stopped', 'frozen', 'crowded'] as const;
type Mishap = 'killed' | (typeof OTHER_MISHAPS)[number];

export interface DatabaseOptions {
  readonly data: string;
  readonly kills: number;
  /** Concurrent tables. */
  readonly tables: number;
  readonly games: readonly string[];
  /** The longest freeze; if it exceeds the query timeout, connections are dropped. */
  readonly longestFreezeMs: number;
  readonly onKill?: (done: number) => void;
}

interface Seconds {
  readonly times: number;
  /** From the recovery of the database until every table has moved. */
  readonly median: number;
  readonly worst: number;
  /** The same, from the start of the outage. */
  readonly worstInAll: number;
  /** Until `/ready` returned an error. */
  readonly noticed: number;
}

export interface DatabaseResult {
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** Frames that told a player that saving is currently impossible. */
  readonly told: number;
  readonly secondsUntilPlayGoesOn: Readonly<Record<Mishap, Seconds>>;
}

interface Pause {
  readonly noticed: number;
  readonly afterReturn: number;
  readonly inAll: number;
}

interface Stage {
  readonly postgres: OwnPostgres;
  readonly server: ServerProcess;
  readonly desks: Desks;
  readonly luck: Luck;
  readonly longestFreezeMs: number;
}

const CONNECTIONS = 40;
const SOON_MS = 10_000;

/**
 * Takes PostgreSQL away during play, over and over, and restores it: killed, stopped, frozen, or out of connections. The server must
 * survive and report that it is not ready, the players must be informed, play must resume automatically, and nothing acknowledged may be
 * lost.
 */
export async function databaseTrial(options: DatabaseOptions): Promise<DatabaseResult> {
  // Loaded lazily: it is a development dependency.
  const { startOwnPostgres } = await import('@belfry/server/own-postgres');
  const postgres = await startOwnPostgres({ connections: CONNECTIONS });
  const store = { data: options.data, databaseUrl: postgres.url };
  const luck = startLuck('database');
  const pauses: Record<Mishap, Pause[]> = { killed: [], stopped: [], frozen: [], crowded: [] };
  let server: ServerProcess | null = null;
  let desks: Desks | null = null;
  try {
    server = await startProcess(store);
    desks = await openDesks(server.url, options, luck);
    const stage = { postgres, server, desks, luck, longestFreezeMs: options.longestFreezeMs };
    for (let kill = 0; kill < options.kills; kill++) {
      pauses.killed.push(await suffer('killed', stage));
      const other = OTHER_MISHAPS[kill % 6];
      if (other !== undefined) pauses[other].push(await suffer(other, stage));
      options.onKill?.(kill + 1);
    }
    await desks.close();
    await server.stop();
    return { ...(await compareAll(store, desks.all)), ...whatWasFelt(desks, pauses) };
  } finally {
    await desks?.close();
    await server?.kill();
    await postgres.remove();
  }
}

function whatWasFelt({ all, finished }: Desks, pauses: Readonly<Record<Mishap, readonly Pause[]>>) {
  const { killed, stopped, frozen, crowded } = pauses;
  return {
    matches: all.length,
    finished: finished(),
    told: all.flatMap(({ players }) => players).reduce((sum, { errors }) => sum + errors.length, 0),
    secondsUntilPlayGoesOn: {
      killed: inSeconds(killed),
      stopped: inSeconds(stopped),
      frozen: inSeconds(frozen),
      crowded: inSeconds(crowded),
    },
  };
}

async function suffer(mishap: Mishap, { postgres, server, desks, luck, longestFreezeMs }: Stage): Promise<Pause> {
  await desks.someMoves(1 + luck.below(25));
  // Real time: at any point within the next moves.
  await pause(luck.below(60));
  const began = performance.now();
  const repair = await befall[mishap](postgres);
  await until(`/ready says no while PostgreSQL is ${mishap}`, async () => !(await isReady(server)));
  const noticed = performance.now() - began;
  await untilTold(mishap, desks);
  // Real time: the length of the outage.
  await pause(luck.below(mishap === 'frozen' ? longestFreezeMs : 1000));
  await repair();
  const back = performance.now();
  await desks.everyTableGoesOn();
  await until(`/ready says yes after PostgreSQL was ${mishap}`, () => isReady(server));
  if (server.child.exitCode !== null) throw new Error(`the server ended with code ${server.child.exitCode} when PostgreSQL was ${mishap}`);
  return { noticed, afterReturn: performance.now() - back, inAll: performance.now() - began };
}

/** Causes each outage; returns a function that ends it. */
const befall: Readonly<Record<Mishap, (postgres: OwnPostgres) => Promise<() => Promise<void>>>> = {
  async killed(postgres) {
    await postgres.kill();
    return postgres.start;
  },
  async stopped(postgres) {
    await postgres.halt();
    return postgres.start;
  },
  async frozen(postgres) {
    postgres.freeze();
    return async () => postgres.thaw();
  },
  crowded: (postgres) => postgres.crowd(),
};

/** Waits until every player at an active table knows that saving is impossible. */
async function untilTold(mishap: Mishap, desks: Desks): Promise<void> {
  const playing = desks.all.filter(({ players }) => players[0]?.table?.status === 'playing').flatMap(({ players }) => players);
  const before = new Map(playing.map((player) => [player, player.errors.length]));
  await until(`everybody is told while PostgreSQL is ${mishap}`, async () =>
    playing.every((player) => player.errors.length > (before.get(player) ?? 0)),
  );
}

async function isReady({ url }: ServerProcess): Promise<boolean> {
  const { ok: lives } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(SOON_MS) });
  if (!lives) throw new Error('/health does not say that the server is up');
  return (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(SOON_MS) })).ok;
}

async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + SOON_MS;
  while (!(await is())) {
    if (performance.now() > deadline) throw new Error(`it did not come to pass that ${what}`);
    await pause(20);
  }
}

function inSeconds(pauses: readonly Pause[]): Seconds {
  const sorted = pauses.map(({ afterReturn }) => afterReturn).sort((a, b) => a - b);
  const rounded = (milliseconds: number): number => Math.round(milliseconds / 10) / 100;
  return {
    times: pauses.length,
    median: rounded(sorted[Math.floor(sorted.length / 2)] ?? 0),
    worst: rounded(sorted.at(-1) ?? 0),
    worstInAll: rounded(Math.max(0, ...pauses.map(({ inAll }) => inAll))),
    noticed: rounded(Math.max(0, ...pauses.map(({ noticed }) => noticed))),
  };
}
