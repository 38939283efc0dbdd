import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import type { Environment, Outlet } from './base/environment.ts';
import { lineReader } from './base/lines.ts';
import { run } from './run.ts';

/** Runs the command line of this process and returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let outlives = false;
  const lines = lineReader(process.stdin, process.stdout);
  const setting: Environment = {
    games,
    gamesFolder: fileURLToPath(new URL('../../games/', import.meta.url)),
    out: outletOf(process.stdout),
    err: outletOf(process.stderr),
    ask: lines.ask,
    outlive: () => {
      outlives = true;
    },
    newKey: () => randomBytes(32).toString('hex'),
  };
  // A reader that closes early (`belfry rules | head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!outlives) process.exit(error.code === 'EPIPE' ? 0 : 3);
  });
  process.stderr.on('error', () => undefined);
  try {
    return await run(argv, setting);
  } finally {
    lines.close();
  }
}

function outletOf(stream: NodeJS.WriteStream): Outlet {
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
  const plain = Boolean(NO_COLOR) || TERM === 'dumb';
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return {
    write: (text) => void stream.write(text),
    terminal: Boolean(stream.isTTY),
    color: FORCE_COLOR === undefined ? Boolean(stream.isTTY) && !plain : forced,
    ...(stream.isTTY ? { columns: stream.columns } : {}),
  };
}
