import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { isRefused } from '@belfry/protocol';
import { actLog, foundPeople, problem } from '@belfry/protocol/schemas';
import { z } from 'zod';
import { newId } from '../base/tokens.ts';
import { DATABASE_FILE, StoreInUse } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { type Administration, administration } from './administration.ts';

/** The file beside the embedded store that lets anyone who can read the folder command the server that uses it. */
export const CONSOLE_FILE = 'console.json';
const consoleFile = z.object({ url: z.string(), token: z.string() });
type ConsoleFile = z.infer<typeof consoleFile>;

export function writeConsoleFile(folder: string, way: ConsoleFile): void {
  const file = join(folder, CONSOLE_FILE);
  // Whoever finds it finds it whole.
  writeFileSync(`${file}.new`, JSON.stringify(way), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeConsoleFile(folder: string): void {
  rmSync(join(folder, CONSOLE_FILE), { force: true });
}

export interface Console extends Administration {
  close(): Promise<void>;
}

/**
 * Opens the operators' acts for the command line. With PostgreSQL it works on the database directly. The embedded store belongs to one
 * process, so a running server is asked over HTTP. Refusals become BadInput.
 */
export async function openConsole({ data, databaseUrl }: { data: string; databaseUrl?: string | undefined }): Promise<Console> {
  if (databaseUrl === undefined && !existsSync(join(data, DATABASE_FILE)))
    throw new BadInput(`there is no store in ${data}; name its folder with --data, or PostgreSQL with DATABASE_URL`);
  try {
    const store = await openStore({ data, databaseUrl, node: newId(6), onTrouble: () => undefined });
    const tell = (note: Parameters<typeof store.notifier.notify>[0]): void => store.notifier.notify(note);
    return { ...sayingWhy(administration(store.db, Date.now, tell)), close: () => store.close() };
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
    return { ...overHttp(readConsoleFile(data)), close: async () => undefined };
  }
}

function readConsoleFile(data: string): ConsoleFile {
  const path = join(data, CONSOLE_FILE);
  if (!existsSync(path)) throw new BadInput(`the server that uses ${data} cannot be spoken to; stop it first, or start it anew`);
  return consoleFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function sayingWhy({ find, carryOut, log }: Administration): Administration {
  return {
    find,
    log,
    carryOut: (by, act) =>
      carryOut(by, act).catch((error: unknown) => {
        throw isRefused(error) ? new BadInput(error.message) : error;
      }),
  };
}

/** Returns the same acts, carried out by a running server. */
function overHttp({ url, token }: ConsoleFile): Administration {
  async function ask<T>(schema: z.ZodType<T>, path: string, body?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${token}` };
    const request =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, request).catch(() => {
      throw new BadInput(`the server at ${url} does not answer`);
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new BadInput(problem.parse(answer).message);
    return schema.parse(answer);
  }
  return {
    find: async (text) => (await ask(foundPeople, `/api/operators/people?find=${encodeURIComponent(text)}`)).people,
    carryOut: async (_by, act) => void (await ask(z.unknown(), '/api/operators/acts', act)),
    log: async () => (await ask(actLog, '/api/operators/acts')).acts,
  };
}
