import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENT } from './house.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['web/src', 'web/index.html', 'web/vite.config.ts', 'kernel/src', 'bots/src', 'games'];

/** Builds the client unless the build is newer than all its sources. Only one of several test files does it; the others wait. */
export async function ensureClient(): Promise<void> {
  if (process.env.BELFRY_CLIENT !== undefined || isFresh()) return;
  const lock = join(ROOT, 'node_modules', '.cache', 'belfry-client-build');
  mkdirSync(join(ROOT, 'node_modules', '.cache'), { recursive: true });
  while (!take(lock)) await new Promise((later) => setTimeout(later, 300));
  try {
    if (isFresh()) return;
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
      { cwd: join(ROOT, 'web') },
    );
    if (status !== 0) throw new Error(`the client does not build:\n${stderr}`);
  } finally {
    rmdirSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // A lock left behind by a run that was killed is taken over after two minutes.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 120_000) rmdirSync(lock);
    return false;
  }
}

function isFresh(): boolean {
  const built = join(CLIENT, 'index.html');
  return existsSync(built) && SOURCES.every((source) => newest(join(ROOT, source)) <= statSync(built).mtimeMs);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !['dist', 'node_modules', 'golden', 'test'].includes(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
