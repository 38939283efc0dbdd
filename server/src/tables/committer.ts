import { type Appending, startAppending } from '../store/append-entries.ts';
import type { Store } from '../store/store.ts';

interface Waiting {
  readonly item: Appending;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

export interface Committer {
  /** True when the entry is safely stored; false when another entry took its place (or the same request was stored before). */
  commit(item: Appending): Promise<boolean>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** A group so large would keep those who come meanwhile waiting. */
const MOST_TOGETHER = 500;

/** At least so long from one commit to the next: nobody notices, and a commit costs as much as several entries (`belfry bench server`). */
const APART_MS = 4;

/**
 * Commits in groups: what comes while a commit is under way, or right after one, goes into the next, so the faster the moves the fewer the commits.
 * A move that comes alone is committed at once.
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

/** All frames that have already arrived are handled before this resolves, and those that arrive within the time. */
function gather(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds >= 1) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });
}
