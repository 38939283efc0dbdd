import type { AddressInfo } from 'node:net';
import type { BotHost } from '@belfry/bots';
import { startSuspensionDetector } from './base/suspension.ts';
import type { TimeOfDay } from './clocks/server-time.ts';
import { closeInOrder } from './close-in-order.ts';
import type { Config } from './config/config.ts';
import { buildApp } from './http/app.ts';
import type { AppPort } from './http/app-port.ts';
import type { Readiness } from './http/operation-routes.ts';
import { onNotification } from './nodes/notes.ts';
import { startNotices } from './notifications/notification-service.ts';
import { type Overrides, openPorts } from './open-ports.ts';
import { startCleanup } from './operations/cleanup.ts';
import { removeConsoleFile, writeConsoleFile } from './operators/console.ts';
import { startForgetting } from './play/idle-tables.ts';
import { recomputeDueTimes } from './play/recompute-due-times.ts';
import { startBotThreads } from './scheduler/bot-threads.ts';
import { type Scheduler, startScheduler } from './scheduler/scheduler.ts';
import { answerNodes } from './socket/connections.ts';
import type { Store } from './store/store.ts';

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
  if (time.leapsSince(Number.NEGATIVE_INFINITY).length > 0) await recomputeDueTimes(ports);
  const bots = startBots(ports, config, overrides);
  const wakefulness = startSuspensionDetector((milliseconds) => {
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
    return closeInOrder(log, [
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
  const url = `http://${reachable(config.host.includes(':') ? `[${config.host}]` : config.host)}:${port}`;
  // With PostgreSQL the console works on the database directly.
  if (store.kind === 'sqlite') writeConsoleFile(config.data, { url, token: ports.consoleToken });
  return {
    ...{ url, port, node, store, time: ports.time, consoleToken: ports.consoleToken, ports, close },
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

async function closeStore({ store }: AppPort, { data }: Config): Promise<void> {
  if (store.kind === 'sqlite') removeConsoleFile(data);
  await store.close();
}

/** Replaces a wildcard address by one at which this machine can be reached. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '[::]' ? '[::1]' : host;
}
