import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@belfry/kernel';
import { progress } from './progress.ts';
import { type Setting, writeJson, writeLine } from './setting.ts';
import { table } from './table.ts';

interface Case {
  readonly what: string;
  readonly game: string;
  readonly tables: number;
  readonly players: number;
  readonly pace: number;
}

const PLAYERS = 4;

/** As fast as it goes in every game, and many tables at the pace of people in the first one. */
function casesFor(games: readonly Game[]): Case[] {
  const fast = games.map(({ id }) => ({ what: `${id}, full speed`, game: id, tables: 100, players: PLAYERS, pace: 0 }));
  const [first] = games;
  return first === undefined
    ? []
    : [...fast, { what: `${first.id}, one move a second`, game: first.id, tables: 1000, players: PLAYERS, pace: 1 }];
}

/** Live tables with real matches and a socket for every seat, against a server in a process of its own. */
export async function benchServer(setting: Setting, seconds: number, json: boolean): Promise<void> {
  const { loadTrial } = await import('@belfry/server/trials');
  const results = [];
  for (const { what, ...load } of casesFor(setting.games)) {
    const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
    const bar = progress(setting.err, `${what}: opening ${load.tables} tables`, load.tables);
    try {
      const store = { data, databaseUrl: process.env.DATABASE_URL };
      results.push({
        what,
        ...(await loadTrial({ store, seconds, ...load, onTable: bar.at })),
      });
    } finally {
      bar.end();
      rmSync(data, { recursive: true, force: true });
    }
  }
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  if (json) {
    writeJson(setting, { machine, results });
    return;
  }
  writeLine(setting.out, `${machine}; the clients run on the same machine.`);
  writeLine(setting.out);
  const rows = results.map((row) => [
    row.what,
    `${row.tables} / ${row.sockets}`,
    row.movesPerSecond,
    row.movesPerServerCpuSecond,
    `${row.p50Ms} / ${row.p99Ms}`,
    row.entriesPerCommit,
    row.bytesPerFrame,
    `${row.bytesPerTable} / ${row.bytesPerSocket}`,
  ]);
  const columns = ['load', 'tables / sockets', 'moves/s', 'moves per server CPU s', 'p50 / p99 ms', 'entries per commit'];
  writeLine(setting.out, table([...columns, 'bytes per frame', 'bytes per table / socket'], rows));
}
