import { type ChildProcess, spawn } from 'node:child_process';
import { programFile } from '@belfry/server';
import { SERVER_FLAGS } from '@belfry/server/young-generation';
import type { ServerProgram } from '../comparison/checkout.ts';

/** The store of a trial's matches. */
export interface TrialStore {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

/** A server as a separate process that can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** kill -9, like a power cut. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** A server that has not ended by then hangs: it is killed, and returns no exit code. */
const LONGEST_STOP_MS = 30_000;

const WIDE = '1000000';

/** Settings without rate limits. */
export const NO_LIMITS = {
  BELFRY_HTTP_PER_MINUTE: WIDE,
  BELFRY_DOOR_PER_MINUTE: WIDE,
  BELFRY_GUESTS_PER_HOUR: WIDE,
  BELFRY_SOCKETS_PER_IDENTITY: WIDE,
  BELFRY_SOCKETS_PER_ADDRESS: WIDE,
  BELFRY_FRAMES_PER_SECOND: WIDE,
  BELFRY_FRAME_BURST: WIDE,
  BELFRY_GATHERING_TABLES: WIDE,
  BELFRY_PLAYING_TABLES: WIDE,
  BELFRY_REMOVED_TABLES: WIDE,
  BELFRY_STORED_MEGABYTES: WIDE,
  BELFRY_BOTS_PER_OWNER: WIDE,
  BELFRY_CHAT_PER_MINUTE: WIDE,
};

export interface ProcessOptions {
  /** The port of an earlier server, so that its clients find the new one; by default a free port. */
  readonly port?: number | undefined;
  /** Flags for Node. */
  readonly flags?: readonly string[];
  /** Another server than this checkout's. */
  readonly program?: ServerProgram | undefined;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** The limits operators have, behind one proxy; by default there are none. */
  readonly usualLimits?: boolean;
}

export async function startProcess(store: TrialStore, options: ProcessOptions = {}): Promise<ServerProcess> {
  const { file, flags } = options.program ?? { file: programFile(), flags: SERVER_FLAGS };
  const child = spawn(process.execPath, [...flags, ...(options.flags ?? []), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      BELFRY_HOST: '127.0.0.1',
      BELFRY_PORT: String(options.port ?? 0),
      BELFRY_DATA: store.data,
      DATABASE_URL: store.databaseUrl ?? '',
      BELFRY_LOG: 'error',
      ...(options.usualLimits === true ? { BELFRY_TRUST_PROXY: '1' } : NO_LIMITS),
      ...options.env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => {
      const [first = ''] = data.toString().split('\n');
      const [, told] = /"url":"([^"]+)"/.exec(first) ?? [];
      if (told !== undefined) return resolve(told);
      child.kill('SIGKILL');
      reject(new Error(`the server says "${first}" instead of its address`));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was open`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
      return ended.finally(() => clearTimeout(timer));
    },
  };
}
