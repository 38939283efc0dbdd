import { type Appending, startAppending } from '../store/append-entries.ts';
import type { Store } from '../store/store.ts';

interface Waiting {
  readonly item: Appending;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

export interface Committer {
  /** Resolves with true when the entry is stored; false if another entry took its place (or the same request was stored before). */
  commit(item: Appending): Promise<boolean>;
  /** Resolves when no commit is pending. */
  idle(): Promise<void>;
}

/** A larger batch would delay the entries that arrive meanwhile. */
const MOST_TOGETHER = 500;

/** The shortest time between two commits: too short to notice, and a commit costs as much as several entries (`belfry bench server`). */
const APART_MS = 4;

/**
 * Starts group commits: entries that arrive during or right after a commit go into the next one, so the share of commits falls as the rate
 * of moves rises. A single entry is committed at once.
 */
export function startCommitter(store: Store, onGroup: (size: number, milliseconds: number) => void): Committer {
  const append = startAppending(store);
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let last = 0;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather(last + APART_MS - performance.now());
      const group = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(group.length);
      last = performance.now();
      try {
        const won = await append(group.map(({ item }) => item));
        onGroup(group.length, performance.now() - last);
        for (const { item, resolve } of group) resolve(won.has(item.table));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    commit: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    async idle() {
      while (running !== null) await running;
    },
  };
}

/** Resolves after the time has passed and all frames received until then have been handled. */
function gather(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds >= 1) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });
}
