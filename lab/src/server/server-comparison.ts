import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, seededChance } from '@belfry/kernel';
import type { Position } from '@belfry/protocol';
import { openCheckout, type ServerProgram, thisCheckout } from '../comparison/checkout.ts';
import { type Ratio, rateOf, ratioOf, type Spent, total } from '../comparison/ratio.ts';
import { inTurn } from '../comparison/rounds.ts';
import { type Load, openLoad } from './load.ts';
import { PLAYERS } from './server-bench.ts';

export interface ServerComparison {
  readonly game: string;
  /** Committed moves per second of the server's CPU time. */
  readonly perCpuSecond: number;
  readonly theirsPerCpuSecond: number;
  readonly ratio: Ratio;
}

const ROUNDS = 24;
const TABLES = 100;

/**
 * Compares the server of this checkout with another's. Both run and are warm; the same clients play on one of them at a time, in
 * alternating slices. They choose at random, because this version's bots may be unable to read the other version's views.
 */
export async function compareServers(
  games: readonly string[],
  seconds: number,
  folder: string,
  at: (secondsDone: number) => void,
): Promise<ServerComparison[]> {
  const [here, there] = [await thisCheckout(), await openCheckout(folder)];
  const rows: ServerComparison[] = [];
  for (const [index, game] of games.entries()) {
    const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
    const open = (server: ServerProgram, name: string): Promise<Load> =>
      openLoad({
        store: { data: join(data, name) },
        game,
        tables: TABLES,
        players: PLAYERS,
        seconds,
        pace: 0,
        program: server,
        choose: anyMove(),
      });
    const loads: Load[] = [];
    try {
      loads.push(await open(here.server, 'ours'), await open(there.server, 'theirs'));
      for (const load of loads) await load.warmUp();
      const [ours, theirs] = loads.map((load) => async (slice: number): Promise<Spent> => {
        const { moves, cpu } = await load.play(slice);
        return { work: moves, seconds: cpu };
      });
      if (ours === undefined || theirs === undefined) throw new Error('two servers are compared');
      const slice = seconds / (2 * ROUNDS);
      const rounds = await inTurn(ours, theirs, { count: ROUNDS, seconds: slice, at: (round) => at((index + round / ROUNDS) * seconds) });
      rows.push({
        game,
        perCpuSecond: Math.round(rateOf(total(rounds.map((round) => round.ours)))),
        theirsPerCpuSecond: Math.round(rateOf(total(rounds.map((round) => round.theirs)))),
        ratio: ratioOf(rounds),
      });
    } finally {
      for (const load of loads) await load.close();
      rmSync(data, { recursive: true, force: true });
    }
  }
  return rows;
}

export function anyMove(): (position: Position) => string {
  const chance = seededChance('any move');
  return ({ legal }) => pick(chance, legal);
}
