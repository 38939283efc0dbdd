import type { AddressInfo } from 'node:net';
import { games as houseGames } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { type Logger, pino } from 'pino';
import { startCaretaker } from './bots/caretaker.ts';
import { startPool } from './bots/pool.ts';
import { buildApp } from './http/app.ts';
import type { Readiness } from './http/operation-routes.ts';
import { newId } from './identity/tokens.ts';
import type { Config } from './operations/config.ts';
import { startMetrics } from './operations/metrics.ts';
import { startTidying } from './operations/tidying.ts';
import { systemTime, type TimeOfDay } from './operations/time.ts';
import { answerDoorbell, lookAtEverything, startForgetting } from './play/attendance.ts';
import { startCommitter } from './play/committer.ts';
import type { Hall } from './play/hall.ts';
import { openStore } from './store/store.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly node: string;
  readonly hall: Hall;
  /** Lets bots play themselves warm: nobody should wait longer for one because the server has just begun. */
  prepareBots(): Promise<void>;
  /** Finishes what is under way, tells everybody to come back, and closes the store. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Fittings {
  readonly games?: readonly Game[];
  readonly time?: TimeOfDay;
  readonly log?: Logger;
  readonly botWorker?: string;
}

export async function startServer(config: Config, fittings: Fittings = {}): Promise<RunningServer> {
  const node = newId(6);
  const log = fittings.log ?? pino({ level: config.logLevel, base: { node } });
  const metrics = startMetrics();
  const onTrouble = (error: unknown): void => log.error({ err: error }, 'trouble with the store');
  const store = await openStore({ data: config.data, databaseUrl: config.databaseUrl, node, onTrouble });
  const committer = startCommitter(store, (size, milliseconds) => {
    metrics.groups.observe(size);
    metrics.commits.observe(milliseconds / 1000);
  });
  const hall: Hall = {
    games: fittings.games ?? houseGames,
    store,
    node,
    time: fittings.time ?? systemTime,
    committer,
    metrics,
    log,
    tables: new Map(),
    opening: new Map(),
    expect: () => undefined,
  };
  const pool = startPool({
    threads: config.botThreads,
    killAfterMs: config.botKillMs,
    metrics,
    onTrouble: (error, question) =>
      log.warn({ err: error, game: question?.game, level: question?.level }, 'a bot failed; chance moves for it'),
    ...(fittings.botWorker === undefined ? {} : { worker: fittings.botWorker }),
  });
  const caretaker = startCaretaker(hall, pool);
  hall.expect = caretaker.expect;
  const stopForgetting = startForgetting(hall);
  const stopTidying = startTidying(hall, config.keepDays ?? 0);
  store.doorbell.listen(
    (note, from) => answerDoorbell(hall, note, from),
    () => lookAtEverything(hall),
  );
  const readiness: Readiness = { open: true };
  const app = await buildApp(hall, config, readiness);
  const close = async (): Promise<void> => {
    readiness.open = false;
    stopForgetting();
    stopTidying();
    await caretaker.close();
    await app.close();
    await Promise.all([...hall.tables.values()].map((table) => table.queue));
    await committer.idle();
    await pool.close();
    await store.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host.includes(':') ? `[${config.host}]` : config.host;
  const prepareBots = () => pool.prepare(hall.games.map(({ id }) => id));
  return { url: `http://${shown}:${port}`, port, node, hall, prepareBots, close };
}
