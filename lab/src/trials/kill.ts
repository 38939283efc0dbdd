import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@belfry/server/free-port';
import { startProcess, type TrialStore } from '../server/process.ts';
import { openDesks } from './load-tables.ts';
import { compareAll } from './trial-checks.ts';

export interface KillOptions {
  readonly store: TrialStore;
  readonly kills: number;
  /** Tables being played at the same time. */
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

/** Kills the server at random moments during play, over and over, and then compares what was acknowledged with what is stored. */
export async function killTrial(options: KillOptions): Promise<KillResult> {
  const port = await freePort();
  let server = await startProcess(options.store, port);
  const desks = await openDesks(server.url, options);
  try {
    for (let kill = 0; kill < options.kills; kill++) {
      await desks.someMoves(1 + Math.floor(Math.random() * 25));
      // Anywhere within what the next moves take.
      await pause(Math.random() * 60);
      await server.kill();
      server = await startProcess(options.store, port);
      options.onKill?.(kill + 1);
    }
    await desks.everyTableGoesOn();
  } finally {
    await desks.close();
    await server.stop();
  }
  const { all, finished } = desks;
  return { ...(await compareAll(options.store, all)), kills: options.kills, matches: all.length, finished: finished() };
}
