import { exclusively } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { presenceAt } from './presence.ts';

/** How often a node announces who is connected to it. */
const PRESENCE_REPEATED_MS = 10_000;
const IDLE_MATCH_MS = 45_000;
const IDLE_TABLE_MS = 90_000;

/** Evicts idle matches from memory, and idle tables without subscribers. */
export function startForgetting(context: TableCache): () => void {
  const ticker = setInterval(() => {
    const now = performance.now();
    for (const table of context.tables.values()) {
      if (table.subscribers.size === 0 && now - table.usedAt > IDLE_TABLE_MS) {
        void exclusively(table, async () => {
          if (table.subscribers.size === 0) context.tables.delete(table.id);
        });
      } else if (table.live !== null && now - table.usedAt > IDLE_MATCH_MS) {
        void exclusively(table, async () => {
          table.live = null;
          table.shadow = null;
          table.shownViews.clear();
        });
      }
      if (table.subscribers.size > 0) context.store.notifier.notify(presenceAt(table));
    }
    context.metrics.tables.set(context.tables.size);
  }, PRESENCE_REPEATED_MS);
  ticker.unref();
  return () => clearInterval(ticker);
}
