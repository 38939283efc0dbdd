import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@belfry/kernel';
import { type LoadResult, measureLoad } from './load.ts';

interface Case {
  readonly what: string;
  readonly game: string;
  readonly tables: number;
  readonly players: number;
  readonly pace: number;
}

export const PLAYERS = 4;

/** Returns the cases: full speed in every game, and many tables at human pace in the first one. */
function casesFor(games: readonly Game[]): Case[] {
  const fast = games.map(({ id }) => ({ what: `${id}, full speed`, game: id, tables: 100, players: PLAYERS, pace: 0 }));
  const [first] = games;
  return first === undefined
    ? []
    : [...fast, { what: `${first.id}, one move a second`, game: first.id, tables: 1000, players: PLAYERS, pace: 1 }];
}

export interface ServerBench {
  readonly machine: string;
  readonly results: readonly (LoadResult & { readonly what: string })[];
}

/** Receives how many tables of a case are open. */
export interface Opening {
  at(tables: number): void;
  end(): void;
}

/** Measures live tables with real matches and a socket per seat, against a server in a separate process. */
export async function benchServer(
  games: readonly Game[],
  seconds: number,
  opening: (what: string, tables: number) => Opening,
): Promise<ServerBench> {
  const results = [];
  for (const { what, ...load } of casesFor(games)) {
    const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
    const { at, end } = opening(what, load.tables);
    try {
      const store = { data, databaseUrl: process.env.DATABASE_URL };
      results.push({ what, ...(await measureLoad({ store, seconds, ...load, onTable: at })) });
    } finally {
      end();
      rmSync(data, { recursive: true, force: true });
    }
  }
  return { machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`, results };
}
