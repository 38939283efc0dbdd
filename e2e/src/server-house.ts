import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, startServer } from '@belfry/server';
import { CLIENT, type House } from './house.ts';

/** Limits so wide that no test meets them. */
const WIDE: Config['limits'] = {
  httpPerMinute: 100_000,
  doorPerMinute: 100_000,
  socketsPerIdentity: 100,
  socketsPerAddress: 1000,
  framesPerSecond: 1000,
  frameBurst: 1000,
};

/** A server for tests, with the built client, on any free port. */
export function serverConfig(data: string): Config {
  return {
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
  };
}

/** The house with a server behind it; what it kept is gone when it closes. */
export async function openServerHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-e2e-'));
  const server = await startServer(serverConfig(data));
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
