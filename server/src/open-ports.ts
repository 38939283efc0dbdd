import { games as allGames } from '@belfry/games';
import { BadInput, type Game } from '@belfry/kernel';
import { PROTOCOL } from '@belfry/protocol';
import { type Logger, pino } from 'pino';
import { createKeyedQueue } from './base/keyed-queue.ts';
import { type Metrics, startMetrics } from './base/metrics.ts';
import { type Slices, startSlices } from './base/slices.ts';
import { newId, newToken } from './base/tokens.ts';
import { type MachineClocks, type RunningTime, startServerTime, type TimeOfDay, timeByHand } from './clocks/server-time.ts';
import type { Config } from './config/config.ts';
import { reachableAddress } from './config/lan-addresses.ts';
import { USUAL_TERMS } from './config/notification-terms.ts';
import type { AppPort } from './http/app-port.ts';
import { type SessionSockets, startSessionSockets } from './identity/session-sockets.ts';
import { newKey } from './lobby/start-match.ts';
import { startMatchFiles } from './match-files/match-files.ts';
import { startDirectCarrier } from './nodes/direct-carrier.ts';
import { type Nodes, ONLY_NODE, startNodes } from './nodes/nodes.ts';
import { showTimes, tellStoreIsAway } from './nodes/notes.ts';
import { startRedisCarrier } from './nodes/redis-carrier.ts';
import { type Sweep, startSweep } from './nodes/sweep.ts';
import { recomputeDueTimes } from './play/recompute-due-times.ts';
import { matchTimeIn } from './store/match-time.ts';
import { openRedis, type Redis } from './store/redis.ts';
import { serverKey } from './store/server-keys.ts';
import { startSharedLimits } from './store/shared-limits.ts';
import { openStore, type Store } from './store/store.ts';
import { type StoreWatch, startStoreWatch } from './store/store-watch.ts';
import { startCommitter } from './tables/committer.ts';
import { type ViewerAccessOf, viewerAccessOf } from './tables/viewer-access.ts';

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

/** Opens the store and puts together what all parts of a node work with. */
export async function openPorts(
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
    if (known.ports === null) return;
    showTimes(known.ports);
    recomputeDueTimes(known.ports).catch(onTrouble);
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
    ofOwner: createKeyedQueue(),
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
