// Allows one installation or build of a checkout at a time: a second process waits for the first instead of breaking it.
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does the work while holding the lock of a folder.
 * @template T
 * @param {string} folder what is locked; the lock itself lies outside, because an installation empties node_modules
 * @param {(holder: number) => void} onWait told once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, onWait, work) {
  const lock = lockPath(folder);
  await take(lock, onWait);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} folder */
export function lockPath(folder) {
  return join(tmpdir(), `belfry-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`);
}

/**
 * How long a process must hold a lock before it counts: another process may just have judged the old lock stale and removed the new one
 * instead.
 */
const SETTLED_AFTER = 100;

/**
 * @param {string} lock
 * @param {(holder: number) => void} onWait
 */
async function take(lock, onWait) {
  // Linked into place with its content complete, so that nobody ever reads a lock without a holder.
  const mine = `${lock}.${randomUUID()}`;
  const token = `${process.pid} ${randomUUID()}`;
  writeFileSync(mine, token);
  try {
    for (let waited = false; ; ) {
      if (linked(mine, lock)) {
        await pause(SETTLED_AFTER);
        if (contentOf(lock) === token) return;
        continue;
      }
      const holder = holderOf(lock);
      if (holder === null) continue;
      if (!isAlive(holder)) {
        rmSync(lock, { force: true });
        continue;
      }
      if (!waited) onWait(holder);
      waited = true;
      await pause(250);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the process that holds a lock, or null if the lock has just been removed. @param {string} lock */
function holderOf(lock) {
  const content = contentOf(lock);
  return content === null ? null : Number.parseInt(content, 10);
}

/** @param {string} lock */
function contentOf(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
