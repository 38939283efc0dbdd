import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockPath, withLock } from '../lock.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** An event that happens once. */
function signal() {
  /** @type {() => void} */
  let give = () => {};
  /** @type {Promise<void>} */
  const given = new Promise((resolve) => {
    give = resolve;
  });
  return { given, give };
}

const nobodyWaits = () => {
  throw new Error('nothing to wait for');
};

describe('the lock of a checkout', () => {
  it('is gone when the work is done, also when the work failed', async () => {
    expect(await withLock(folder, nobodyWaits, async () => existsSync(lockPath(folder)))).toBe(true);
    expect(existsSync(lockPath(folder))).toBe(false);
    await expect(
      withLock(folder, nobodyWaits, async () => {
        throw new Error('no room on the disk');
      }),
    ).rejects.toThrow('no room on the disk');
    expect(existsSync(lockPath(folder))).toBe(false);
  });

  it('lets one in at a time and tells the other whom it waits for', async () => {
    /** @type {string[]} */
    const diary = [];
    const [isIn, secondWaits] = [signal(), signal()];
    const first = withLock(folder, nobodyWaits, async () => {
      diary.push('first in');
      isIn.give();
      await secondWaits.given;
      diary.push('first out');
    });
    await isIn.given;
    const second = withLock(
      folder,
      (holder) => {
        diary.push(`waits for ${holder === process.pid ? 'the first' : holder}`);
        secondWaits.give();
      },
      async () => {
        diary.push('second in');
      },
    );
    await Promise.all([first, second]);
    expect(diary).toEqual(['first in', 'waits for the first', 'first out', 'second in']);
  });

  it('is taken over from a process that died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lockPath(folder), String(pid));
    expect(await withLock(folder, nobodyWaits, async () => 'in')).toBe('in');
  });

  it('is not shared by two that found the same process dead: the one whose lock the other removed waits', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lockPath(folder), String(pid));
    const waits = signal();
    let isAnothers = true;
    const work = withLock(folder, waits.give, async () => isAnothers);
    // The lock has been taken over by now: the other process removes what it believes to be the old one, and puts its own there.
    rmSync(lockPath(folder));
    writeFileSync(lockPath(folder), `${process.pid} another`);
    await waits.given;
    isAnothers = false;
    rmSync(lockPath(folder));
    expect(await work).toBe(false);
  });
});
