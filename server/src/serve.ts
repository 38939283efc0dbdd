import type { AddressInfo } from 'node:net';
import type { BotHost } from '@belfry/bots';
import { games as allGames } from '@belfry/games';
import { BadInput, type Game } from '@belfry/kernel';
import { PROTOCOL } from '@belfry/protocol';
import { type Logger, pino } from 'pino';
import { type Metrics, startMetrics } from './base/metrics.ts';
import { type Slices, startSlices } from './base/slices.ts';
import { newId, newToken } from './base/tokens.ts';
import { startWakefulness } from './base/wakefulness.ts';
import { type MachineClocks, type RunningTime, startServerTime, type TimeOfDay, timeByHand } from './clocks/server-time.ts';
import type { Config } from './config/config.ts';
import { reachableAddress } from './config/lan-addresses.ts';
import { USUAL_TERMS } from './config/notification-terms.ts';
import { buildApp } from './http/app.ts';
import type { AppPort } from './http/app-port.ts';
import type { Readiness } from './http/operation-routes.ts';
import { type SessionSockets, startSessionSockets } from './identity/session-sockets.ts';
import { newKey } from './lobby/start-match.ts';
import { startMatchFiles } from './match-files/match-files.ts';
import { startDirectCarrier } from './nodes/direct-carrier.ts';
import { type Nodes, ONLY_NODE, startNodes } from './nodes/nodes.ts';
import { onNotification, showTimes, tellStoreIsAway } from './nodes/notes.ts';
import { startRedisCarrier } from './nodes/redis-carrier.ts';
import { type Sweep, startSweep } from './nodes/sweep.ts';
import { startNotices } from './notifications/notification-service.ts';
import { startCleanup } from './operations/cleanup.ts';
import { removeConsoleFile, writeConsoleFile } from './operators/console.ts';
import { startForgetting } from './play/idle-tables.ts';
import { startBotThreads } from './scheduler/bot-threads.ts';
import { type Scheduler, startScheduler } from './scheduler/scheduler.ts';
import { answerNodes } from './socket/connections.ts';
import { matchTimeIn } from './store/match-time.ts';
import { openRedis, type Redis } from './store/redis.ts';
import { serverKey } from './store/server-keys.ts';
import { startSharedLimits } from './store/shared-limits.ts';
import { openStore, type Store } from './store/store.ts';
import { type StoreWatch, startStoreWatch } from './store/store-watch.ts';
import { startCommitter } from './tables/committer.ts';
import { type ViewerAccessOf, viewerAccessOf } from './tables/viewer-access.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly node: string;
  /** The store of this node, for checks from outside. */
  readonly store: Store;
  readonly time: TimeOfDay;
  /** Proves that its holder runs the server. */
  readonly consoleToken: string;
  /** From now on bots warm up as soon as they sit at a table, so that the first move is not slower than the others. */
  warmUpBots(): void;
  /** Does everything that is due by now, and resolves when it is done; for tests that control the clock. */
  look(): Promise<void>;
  /** Finishes pending work, tells clients to reconnect, and closes the store. */
  close(): Promise<void>;
}

/** A server with its internals, for its own tests. */
export interface RunningNode extends RunningServer {
  readonly ports: AppPort;
}

/** Replacements for tests. */
export interface Overrides {
  readonly games?: readonly Game[];
  /** A clock that tests control, or the clocks of another machine. */
  readonly time?: TimeOfDay;
  readonly machine?: MachineClocks;
  readonly log?: Logger;
  readonly botWorker?: string;
  readonly newKey?: () => string;
  /** The protocol version of another build. */
  readonly protocol?: number;
  readonly viewerAccessOf?: ViewerAccessOf;
  readonly sessionSockets?: SessionSockets;
  readonly slices?: Slices;
}

export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const { ports: _ports, ...server } = await startNode(config, overrides);
  return server;
}

export async function startNode(config: Config, overrides: Overrides = {}): Promise<RunningNode> {
  const coming: { scheduler: Scheduler | null; bots: BotHost | null } = { scheduler: null, bots: null };
  const { ports, time, sweep } = await openPorts(config, overrides, {
    expect: (table, dueAt) => coming.scheduler?.expect(table, dueAt),
    expectBots: (game) => void coming.bots?.warmUp([game]),
  });
  const { store, node, log } = ports;
  const bots = startBots(ports, config, overrides);
  const wakefulness = startWakefulness((milliseconds) => {
    log.warn({ seconds: Math.round(milliseconds / 100) / 10 }, 'this node stood still; it looks again before it does what it took for due');
    ports.nodes.look();
    sweep.everything();
  });
  const scheduler = startScheduler(ports, { bots, threads: config.botThreads, isAwake: wakefulness.isAwake });
  coming.scheduler = scheduler;
  const stopForgetting = startForgetting(ports);
  const stopCleanup = startCleanup(ports, config.keepDays ?? 0);
  store.notifier.listen({
    note: (note, from) => onNotification(ports, note, from),
    gap: sweep.everything,
    deaf: () =>
      log.error(
        'this node does not hear its own notes, so it does not hear other nodes either; LISTEN needs a session: is there a pooler?',
      ),
  });
  const notices = await startNotices(ports, config);
  const readiness: Readiness = { open: true };
  const app = await buildApp(ports, config, readiness, notices);
  const close = () => {
    readiness.open = false;
    stopForgetting();
    stopCleanup();
    wakefulness.close();
    return closeInOrder(ports, [
      // Hands over its tables first, so that no one there has to wait.
      ['handing over', () => ports.nodes.leave()],
      // Refuses new connections while the rest shuts down.
      ['connections', () => app.close()],
      ['lines', () => ports.nodes.close()],
      ['bots', () => scheduler.close()],
      ['notices', () => notices.close()],
      ['tables', () => Promise.all([...ports.tables.values()].map((table) => table.queue))],
      ['commits', () => ports.committer.idle()],
      ['the watch over the store', () => ports.storeWatch.close()],
      ['the sweep', () => sweep.close()],
      ['match files', () => ports.matchFiles.close()],
      ['the time', () => time.close()],
      ['the store', () => closeStore(ports, config)],
    ]);
  };
  try {
    await app.listen({ host: config.host, port: config.port });
    await ports.nodes.join(answerNodes(ports, bots));
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host.includes(':') ? `[${config.host}]` : config.host;
  // With PostgreSQL the console works on the database directly.
  if (store.kind === 'sqlite') writeConsoleFile(config.data, { url: `http://${reachable(shown)}:${port}`, token: ports.consoleToken });
  return {
    ...{ url: `http://${shown}:${port}`, port, node, store, time: ports.time, consoleToken: ports.consoleToken, ports, close },
    warmUpBots() {
      coming.bots = bots;
    },
    async look() {
      await time.look();
      await scheduler.look();
      await notices.look();
    },
  };
}

function startBots({ log, metrics }: AppPort, config: Config, overrides: Overrides): BotHost {
  return startBotThreads({
    threads: config.botThreads,
    killAfterMs: config.botKillMs,
    metrics,
    onTrouble: (error, question) =>
      question === null
        ? log.warn({ err: error }, 'a bot could not play itself warm; its first answers will be slower')
        : log.warn({ err: error, game: question.game, level: question.level }, 'a bot failed; chance moves for it'),
    ...(overrides.botWorker === undefined ? {} : { worker: overrides.botWorker }),
  });
}

/** Shuts down the parts of a node one after the other, and logs those that exceed the time limit. */
async function closeInOrder({ log }: AppPort, parts: readonly (readonly [what: string, end: () => Promise<unknown>])[]): Promise<void> {
  const stopBy = performance.now() + LONGEST_STOP_MS;
  for (const [what, end] of parts) {
    if (!(await endsInTime(end(), stopBy)))
      log.warn({ what }, 'closing waits no longer for this; what was not stored is not lost, it is due');
  }
}

async function closeStore({ store }: AppPort, { data }: Config): Promise<void> {
  if (store.kind === 'sqlite') removeConsoleFile(data);
  await store.close();
}

/** Opens the store and puts together what all parts of a node work with. */
async function openPorts(
  config: Config,
  overrides: Overrides,
  coming: Pick<AppPort, 'expect' | 'expectBots'>,
): Promise<{ readonly ports: AppPort; readonly time: RunningTime; readonly sweep: Sweep }> {
  const node = newId(6);
  const log = overrides.log ?? pino({ level: config.logLevel, base: { node } });
  const metrics = startMetrics();
  const known: { ports: AppPort | null; sweep: Sweep | null } = { ports: null, sweep: null };
  const redis = openRedisFor(config, (error) =>
    log.error({ err: error }, 'Redis does not answer; nodes look after their own people until it does'),
  );
  const store = await openStore({
    ...{ data: config.data, databaseUrl: config.databaseUrl, node, redis },
    onWait: () => log.warn('others use the tables of the database; they are brought up to date as soon as that ends'),
    onTrouble(error) {
      if (known.ports?.storeWatch.isAway() !== true) log.error({ err: error }, 'trouble with the store');
      known.ports?.storeWatch.suspect();
    },
  });
  const onTrouble = (error: unknown): void => {
    if (known.ports?.storeWatch.isAway() !== true) log.warn({ err: error }, 'the time could not be compared');
  };
  const onLeap = (milliseconds: number): void => {
    log.warn({ seconds: Math.round(milliseconds / 1000) }, 'the time of day has leapt; the clocks of matches stood still');
    if (known.ports !== null) showTimes(known.ports);
  };
  const time =
    overrides.time === undefined
      ? await startServerTime(matchTimeIn(store), { machine: overrides.machine, onLeap }, onTrouble)
      : timeByHand(overrides.time);
  const nodes = await openNodes(store, config, { node, log, redis });
  const sharedLimits = startSharedLimits(store.kind === 'sqlite' ? null : store.notifier);
  const ports: AppPort = {
    ...{ node, log, metrics, store },
    storeWatch: watchStore(store, log, known),
    committer: groupCommits(store, metrics),
    ...{ nodes, places: nodes },
    games: overrides.games ?? allGames,
    time,
    slices: overrides.slices ?? startSlices(),
    matchFiles: startMatchFiles(),
    limits: config.limits,
    noticeTerms: config.notices ?? USUAL_TERMS,
    sharedLimits,
    chatLimits: sharedLimits.buckets('chat', config.limits.chatPerMinute / 60, Math.ceil(config.limits.chatPerMinute / 4)),
    sessionSockets: overrides.sessionSockets ?? startSessionSockets(),
    viewerAccessOf: overrides.viewerAccessOf ?? viewerAccessOf,
    consoleToken: newToken(),
    publicOrigin: config.publicOrigin,
    newKey: overrides.newKey ?? newKey,
    protocol: overrides.protocol ?? PROTOCOL,
    tables: new Map(),
    opening: new Map(),
    ...coming,
  };
  const sweep = startSweep(ports);
  Object.assign(known, { ports, sweep });
  return { ports, time, sweep };
}

function watchStore(store: Store, log: Logger, known: { readonly ports: AppPort | null; readonly sweep: Sweep | null }): StoreWatch {
  const tell = (): void => {
    if (known.ports !== null) tellStoreIsAway(known.ports);
  };
  return startStoreWatch(() => store.check(), {
    away(error) {
      log.error({ err: error }, 'the store does not answer; nothing can be stored until it does');
      tell();
    },
    stillAway: tell,
    back(awayMs) {
      if (awayMs === 0) {
        known.sweep?.doubtful();
        return;
      }
      log.warn({ seconds: Math.round(awayMs / 100) / 10 }, 'the store answers again');
      known.sweep?.tellThatItIsBack();
      known.sweep?.everything();
    },
  });
}

function openRedisFor({ redisUrl, databaseUrl }: Config, onTrouble: (error: unknown) => void): Redis | null {
  if (redisUrl === undefined) return null;
  if (databaseUrl === undefined) throw new BadInput('REDIS_URL is for nodes that share PostgreSQL: set DATABASE_URL too');
  return openRedis(redisUrl, onTrouble);
}

/** With the embedded store there is one node; with PostgreSQL there may be several. */
async function openNodes(
  { kind, db, notifier }: Store,
  config: Config,
  { node, log, redis }: { readonly node: string; readonly log: Logger; readonly redis: Redis | null },
): Promise<Nodes> {
  if (kind === 'sqlite') return ONLY_NODE;
  const { address = reachableAddress(config.host), port = 0, ownTables = true } = config.nodes ?? {};
  const secret = await serverKey(db, 'nodes', newToken);
  return startNodes({
    ...{ db, log },
    self: { id: node, bots: config.botThreads, ownsTables: ownTables },
    openCarrier: async (answer) =>
      redis === null
        ? startDirectCarrier({ node, secret, host: config.host, port, publicHost: address, answer })
        : startRedisCarrier({ redis, node, answer }),
    tell: () => notifier.notify({ what: 'nodes' }),
  });
}

function groupCommits(store: Store, metrics: Metrics) {
  return startCommitter(store, (size, milliseconds) => {
    metrics.groups.observe(size);
    metrics.commits.observe(milliseconds / 1000);
  });
}

/** Replaces a wildcard address by one at which this machine can be reached. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '[::]' ? '[::1]' : host;
}

/** How long one part may take to shut down: an operator who stops a server wants it to stop. */
const LONGEST_END_MS = 10_000;
/** The limit for all parts together, shorter than the timeouts of the service managers in hosting/ (scripts/test/documents.test.mjs). */
const LONGEST_STOP_MS = 20_000;

async function endsInTime(ending: Promise<unknown>, stopBy: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, Math.min(LONGEST_END_MS, stopBy - performance.now())));
  });
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
