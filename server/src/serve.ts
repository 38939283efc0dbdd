import type { AddressInfo } from 'node:net';
import { games as houseGames } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { PROTOCOL } from '@belfry/protocol';
import { type Logger, pino } from 'pino';
import { startMetrics } from './base/metrics.ts';
import { startSlices } from './base/slices.ts';
import { startKeyedBuckets } from './base/token-bucket.ts';
import { newId, newToken } from './base/tokens.ts';
import { steadyTime, type TimeOfDay } from './clocks/steady-time.ts';
import type { Config } from './config/config.ts';
import { USUAL_TERMS } from './config/notification-terms.ts';
import { buildApp } from './http/app.ts';
import type { Readiness } from './http/operation-routes.ts';
import { newKey } from './lobby/start-match.ts';
import { startMatchFiles } from './match-files/match-files.ts';
import { lookAtEverything, onNotification, tellStoreIsAway } from './nodes/notes.ts';
import { startNotices } from './notifications/notification-service.ts';
import { startCleanup } from './operations/cleanup.ts';
import { removeConsoleFile, writeConsoleFile } from './operators/console.ts';
import { startForgetting } from './play/idle-tables.ts';
import { startBotThreads } from './scheduler/bot-threads.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { takeUpFuture } from './store/due-work.ts';
import { openStore } from './store/store.ts';
import { type StoreWatch, startStoreWatch } from './store/store-watch.ts';
import { startCommitter } from './tables/committer.ts';
import type { ServerContext } from './tables/server-context.ts';
import { startOpenSockets } from './tables/session-sockets.ts';
import { viewerAccessOf } from './tables/viewer-access.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly node: string;
  readonly context: ServerContext;
  /** Lets bots play themselves warm: nobody should wait longer for one because the server has just begun. */
  prepareBots(): Promise<void>;
  /** Does everything that is due by now, and resolves when it is done: for whoever turns the clock. */
  look(): Promise<void>;
  /** Finishes what is under way, tells everybody to come back, and closes the store. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Overrides {
  readonly games?: readonly Game[];
  readonly time?: TimeOfDay;
  readonly log?: Logger;
  readonly botWorker?: string;
  readonly newKey?: () => string;
  /** A server of another version. */
  readonly protocol?: number;
}

export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const node = newId(6);
  const log = overrides.log ?? pino({ level: config.logLevel, base: { node } });
  const metrics = startMetrics();
  let watch: StoreWatch | null = null;
  const onTrouble = (error: unknown): void => {
    if (watch?.isAway() !== true) log.error({ err: error }, 'trouble with the store');
    watch?.suspect();
  };
  const store = await openStore({ data: config.data, databaseUrl: config.databaseUrl, node, onTrouble });
  const storeWatch = startStoreWatch(() => store.check(), {
    away(error) {
      log.error({ err: error }, 'the store does not answer; nothing can be stored until it does');
      tellStoreIsAway(context);
    },
    stillAway: () => tellStoreIsAway(context),
    back(awayMs) {
      if (awayMs > 0) log.warn({ seconds: Math.round(awayMs / 100) / 10 }, 'the store answers again');
      lookAtEverything(context);
    },
  });
  watch = storeWatch;
  const committer = startCommitter(store, (size, milliseconds) => {
    metrics.groups.observe(size);
    metrics.commits.observe(milliseconds / 1000);
  });
  const context: ServerContext = {
    games: overrides.games ?? houseGames,
    store,
    storeWatch,
    node,
    time: overrides.time ?? steadyTime(),
    committer,
    slices: startSlices(),
    matchFiles: startMatchFiles(),
    limits: config.limits,
    noticeTerms: config.notices ?? USUAL_TERMS,
    chatting: startKeyedBuckets(config.limits.chatPerMinute / 60, Math.ceil(config.limits.chatPerMinute / 4)),
    metrics,
    log,
    openSockets: startOpenSockets(),
    viewerAccessOf,
    consoleToken: newToken(),
    newKey: overrides.newKey ?? newKey,
    protocol: overrides.protocol ?? PROTOCOL,
    tables: new Map(),
    opening: new Map(),
    expect: () => undefined,
  };
  const bots = startBotThreads({
    threads: config.botThreads,
    killAfterMs: config.botKillMs,
    metrics,
    onTrouble: (error, question) =>
      log.warn({ err: error, game: question?.game, level: question?.level }, 'a bot failed; chance moves for it'),
    ...(overrides.botWorker === undefined ? {} : { worker: overrides.botWorker }),
  });
  await takeUpFuture(store, context.time.now());
  const scheduler = startScheduler(context, bots, config.botThreads);
  context.expect = scheduler.expect;
  const stopForgetting = startForgetting(context);
  const stopTidying = startCleanup(context, config.keepDays ?? 0);
  store.notifier.listen(
    (note, from) => onNotification(context, note, from),
    () => lookAtEverything(context),
  );
  const notices = await startNotices(context, config);
  const readiness: Readiness = { open: true };
  const app = await buildApp(context, config, readiness, notices);
  const close = async (): Promise<void> => {
    readiness.open = false;
    stopForgetting();
    stopTidying();
    const end = async (what: string, ending: Promise<unknown>): Promise<void> => {
      if (!(await endsInTime(ending))) log.warn({ what }, 'closing waits no longer for this; what was not stored is not lost, it is due');
    };
    await end('bots', scheduler.close());
    await end('notices', notices.close());
    await end('connections', app.close());
    await end('tables', Promise.all([...context.tables.values()].map((table) => table.queue)));
    await committer.idle();
    await storeWatch.close();
    await context.matchFiles.close();
    if (store.kind === 'sqlite') removeConsoleFile(config.data);
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
  // In PostgreSQL the console works beside the nodes.
  if (store.kind === 'sqlite') writeConsoleFile(config.data, { url: `http://${reachable(shown)}:${port}`, token: context.consoleToken });
  const prepareBots = () => bots.warmUp(context.games.map(({ id }) => id));
  const look = async (): Promise<void> => {
    await scheduler.look();
    await notices.look();
  };
  return { url: `http://${shown}:${port}`, port, node, context, prepareBots, look, close };
}

/** An address that stands for all of this machine's is reached by one of them. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '[::]' ? '[::1]' : host;
}

/** So long one part of the server may take to come to its end: whoever stops a server wants it to stop. */
const LONGEST_END_MS = 20_000;

async function endsInTime(ending: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_END_MS);
  });
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
