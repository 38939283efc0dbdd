import { setTimeout as sleep } from 'node:timers/promises';

/** Tracks whether the store is available. It checks only when there is reason to. */
export interface StoreWatch {
  /** Call when the store has failed or is slow. */
  suspect(): void;
  /** True while nothing can be stored. */
  isAway(): boolean;
  close(): Promise<void>;
}

export interface StoreNews {
  /** The store does not answer. */
  away(error: unknown): void;
  /** The store still does not answer; called every two seconds. */
  stillAway(): void;
  /** The store answers (again). Recent writes may or may not have been stored, and changes of other nodes may have been missed. */
  back(awayMs: number): void;
}

const ASK_AGAIN_MS = 250;
const REMIND_MS = 2000;

export function startStoreWatch(check: () => Promise<void>, news: StoreNews): StoreWatch {
  let isAway = false;
  let closed = false;
  let watching: Promise<void> | null = null;

  async function watch(): Promise<void> {
    const began = performance.now();
    let told = began;
    while (!closed) {
      try {
        await check();
        break;
      } catch (error) {
        if (!isAway) {
          isAway = true;
          news.away(error);
        } else if (performance.now() - told > REMIND_MS) {
          told = performance.now();
          news.stillAway();
        }
        await sleep(ASK_AGAIN_MS);
      }
    }
    watching = null;
    const awayMs = isAway ? performance.now() - began : 0;
    isAway = false;
    if (!closed) news.back(awayMs);
  }

  return {
    suspect() {
      if (!closed) watching ??= watch();
    },
    isAway: () => isAway,
    async close() {
      closed = true;
      await watching;
    },
  };
}
