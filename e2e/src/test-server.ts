import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type RunningServer, startServer } from '@belfry/server';
import { afterAll } from 'vitest';
import { CLIENT } from './test-pages.ts';
import { openTestSession, type TestSession } from './test-session.ts';

const WIDE = {
  httpPerMinute: 100_000,
  doorPerMinute: 100_000,
  guestsPerHour: 100_000,
  socketsPerIdentity: 100,
  socketsPerAddress: 1000,
  framesPerSecond: 1000,
  frameBurst: 1000,
  gatheringTables: 1000,
  playingTables: 1000,
  removedTables: 1000,
  storedMegabytes: 1000,
  botsPerOwner: 1000,
  chatPerMinute: 1000,
  importsPerMinute: 1000,
};

export interface ServerSession extends TestSession {
  /** The server as it runs now. */
  readonly server: RunningServer;
  stop(): Promise<void>;
  /** Restarts on the same port: to the browsers it is the same server. */
  start(): Promise<void>;
}

/** Configuration of a private server that saves its matches in that folder and has no rate limits. */
export const privateServer = (data: string): Config => ({
  host: '127.0.0.1',
  port: 0,
  data,
  origins: [],
  trustProxy: false,
  logLevel: 'silent',
  botThreads: 1,
  botKillMs: 5000,
  limits: WIDE,
  web: CLIENT,
});

/** Opens a browser and a real server with its own store for a test file. Passkeys need a domain name, so the server has one. */
export function openServerSession(
  overrides: Parameters<typeof startServer>[1] = {},
  more: () => Promise<Partial<Config>> = async () => ({}),
): ServerSession {
  const data = mkdtempSync(join(tmpdir(), 'belfry-e2e-'));
  const held: { server?: RunningServer } = {};
  const open = async (port: number) => {
    held.server = await startServer({ ...privateServer(data), ...(await more()), port }, overrides);
    return held.server;
  };
  const at = openTestSession(async () => {
    const { port } = await open(0);
    return { url: `http://localhost:${port}`, close: async () => held.server?.close() };
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const running = () => {
    if (held.server === undefined) throw new Error('the server opens before the first test');
    return held.server;
  };
  return {
    visit: at.visit,
    stay: at.stay,
    get site() {
      return at.site;
    },
    get browser() {
      return at.browser;
    },
    get server() {
      return running();
    },
    stop: () => running().close(),
    start: async () => void (await open(running().port)),
  };
}
