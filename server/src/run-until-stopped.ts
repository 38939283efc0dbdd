import { BadInput } from '@belfry/kernel';
import { growYoungGeneration } from './base/young-generation.ts';
import { type Config, USUAL_PORT } from './config/config.ts';
import { type RunningServer, startServer } from './serve.ts';

const PORTS_TRIED = 20;

/** Runs a server until the process is told to stop, then finishes pending work. `port` null takes the usual port or the next free one. */
export async function runUntilStopped(
  config: Omit<Config, 'port'>,
  port: number | null,
  onStart: (server: RunningServer) => void,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  const server = port === null ? await onFreePort(config) : await startServer({ ...config, port }).catch(explain(port));
  server.warmUpBots();
  onStart(server);
  growYoungGeneration();
  await stopped;
  await server.close();
}

async function onFreePort(config: Omit<Config, 'port'>): Promise<RunningServer> {
  for (let port = USUAL_PORT; port < USUAL_PORT + PORTS_TRIED; port++) {
    try {
      return await startServer({ ...config, port });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new BadInput(`the ports ${USUAL_PORT} to ${USUAL_PORT + PORTS_TRIED - 1} are all in use; choose one with --port`);
}

function explain(port: number): (error: unknown) => never {
  return (error) => {
    if (isTaken(error)) throw new BadInput(`port ${port} is in use; choose another with --port`);
    throw error;
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
