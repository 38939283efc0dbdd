import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, type TrialStore } from '../server/process.ts';
import { type Desks, openDesks } from './load-tables.ts';
import { startLuck } from './luck.ts';
import { compareAll } from './trial-checks.ts';

export interface KillOptions {
  readonly store: TrialStore;
  readonly kills: number;
  /** Concurrent tables. */
  readonly tables: number;
  readonly games: readonly string[];
  readonly onKill?: (done: number) => void;
}

export interface KillResult {
  readonly kills: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly entries: number;
}

/** Kills the server at random times during play, over and over, and then compares what was acknowledged with what is stored. */
export async function killTrial(options: KillOptions): Promise<KillResult> {
  const luck = startLuck('kill');
  let server = await startProcess(options.store);
  let desks: Desks | null = null;
  try {
    desks = await openDesks(server.url, options, luck);
    for (let kill = 0; kill < options.kills; kill++) {
      await desks.someMoves(1 + luck.below(25));
      // Real time: at any point within the next moves.
      await pause(luck.below(60));
      await server.kill();
      server = await startProcess(options.store, { port: server.port });
      options.onKill?.(kill + 1);
    }
    await desks.everyTableGoesOn();
  } finally {
    await desks?.close();
    await server.stop();
  }
  const { all, finished } = desks;
  return { ...(await compareAll(options.store, all)), kills: options.kills, matches: all.length, finished: finished() };
}
