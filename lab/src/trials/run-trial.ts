import { BadInput } from '@belfry/kernel';
import { startProcess, type TrialStore } from '../server/process.ts';
import { siegeTrial } from './attack-load.ts';
import { chaosTrial } from './chaos.ts';
import { crowdTrial } from './crowd.ts';
import { databaseTrial } from './database.ts';
import { failoverTrial } from './failover.ts';
import { freezeTrial } from './freeze.ts';
import { fuzzTrial } from './fuzz.ts';
import { killTrial } from './kill.ts';
import { checkLeaks } from './leak-check.ts';
import { nodesTrial } from './nodes.ts';
import { noticesTrial } from './notices.ts';
import { outageTrial } from './outage.ts';
import { soakTrial } from './soak.ts';
import { stopTrial } from './stop.ts';
import { weekTrial } from './week.ts';

interface Trial {
  readonly store: TrialStore;
  readonly rounds: number;
  readonly together: number;
  readonly games: readonly string[];
}

/** Longer than any player there has for a move. */
const FREEZE_MS = 60_000;

/** Runs a trial by its name; its result can be serialised as it is. */
export async function runTrial(what: string, trial: Trial, at: (done: number) => void): Promise<object> {
  const { store, rounds, together, games } = trial;
  if (what === 'kill') return killTrial({ store, kills: rounds, tables: together, games, onKill: at });
  if (what === 'database')
    return databaseTrial({ data: store.data, kills: rounds, tables: together, games, longestFreezeMs: 12_000, onKill: at });
  if (what === 'nodes') {
    if (store.databaseUrl === undefined) throw new BadInput('two nodes need PostgreSQL; set DATABASE_URL');
    return nodesTrial({ store, games, rounds, together, onGame: at });
  }
  if (what === 'freeze') {
    if (store.databaseUrl === undefined) throw new BadInput('two nodes need PostgreSQL; set DATABASE_URL');
    return freezeTrial({ store, game: games[0] ?? 'citadels', rounds, together, freezeMs: FREEZE_MS, onRound: at });
  }
  if (what === 'crowd') {
    if (store.databaseUrl === undefined) throw new BadInput('two nodes need PostgreSQL; set DATABASE_URL');
    return crowdTrial({ store, game: games[0] ?? 'citadels', spectators: together, seconds: rounds });
  }
  if (what === 'outage')
    return outageTrial({ data: store.data, game: games[0] ?? 'citadels', held: together, moving: 8, seconds: rounds, onOutage: at });
  if (what === 'failover') return failoverTrial({ data: store.data, game: games[0] ?? 'citadels', tables: together, seconds: rounds });
  if (what === 'notices') {
    if (store.databaseUrl === undefined) throw new BadInput('two nodes need PostgreSQL; set DATABASE_URL');
    return noticesTrial({ store, kills: rounds, tables: together, onKill: at });
  }
  if (what === 'soak') return soak(trial, at);
  if (what === 'stop') return stopTrial({ store, stops: rounds, clients: together, games, onStop: at });
  if (what === 'week') return weekTrial({ store, days: rounds, tables: together, games, onDay: at });
  if (what === 'siege')
    return siegeTrial({ store, games, tables: together, seconds: rounds, onAttack: (part) => at(Math.round(part * rounds)) });
  const server = await startProcess(store);
  try {
    const { url } = server;
    if (what === 'chaos') return await chaosTrial({ url, games, rounds, together, onGame: at });
    if (what === 'canary') return await checkLeaks({ url, games, rounds, together, onGame: at });
    return await fuzzTrial({
      url,
      game: games[0] ?? 'citadels',
      frames: Math.ceil(rounds * 0.9),
      requests: Math.ceil(rounds * 0.1),
      onPart: at,
    });
  } finally {
    await server.stop();
  }
}

/** With PostgreSQL the soak starts its own database, which it takes away now and then. */
async function soak({ store, rounds, together, games }: Trial, at: (done: number) => void): Promise<object> {
  const options = { hours: rounds, together, games, onHour: at };
  if (store.databaseUrl === undefined) return soakTrial({ store, ...options });
  const { startOwnPostgres } = await import('@belfry/server/own-postgres');
  const postgres = await startOwnPostgres({ connections: 40 });
  try {
    return await soakTrial({ store: { ...store, databaseUrl: postgres.url }, postgres, ...options });
  } finally {
    await postgres.remove();
  }
}
