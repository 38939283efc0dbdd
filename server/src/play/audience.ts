import type { LiveTable, Subscriber } from '../tables/live-table.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import { continues, type ViewerAccess } from '../tables/viewer-access.ts';
import { showSnapshot } from './snapshots.ts';

export interface Recipient {
  readonly subscriber: Subscriber;
  readonly access: ViewerAccess;
}

/**
 * Returns the subscribers who may receive news of a table now, with their access. A subscriber whose access has changed gets a snapshot
 * instead; one who has lost access is told so and removed.
 */
export function audience(context: TableCache, table: LiveTable): Recipient[] {
  const there: Recipient[] = [];
  for (const subscriber of table.subscribers) {
    const access = admit(context, table, subscriber);
    if (access === null || subscriber.told === null) continue;
    if (continues(subscriber.told, access)) {
      subscriber.told = access;
      there.push({ subscriber, access });
    } else showNewView(context, table, subscriber, subscriber.told);
  }
  return there;
}

/** Sends a new snapshot to every subscriber. */
export async function showEverything(context: TableCache, table: LiveTable): Promise<void> {
  for (const subscriber of table.subscribers) {
    const access = admit(context, table, subscriber);
    if (access !== null) await showSnapshot(context, table, subscriber, access, { after: -1 });
  }
  table.announced = table.head?.seq ?? 0;
}

function admit(context: TableCache, table: LiveTable, subscriber: Subscriber): ViewerAccess | null {
  const access = context.viewerAccessOf(table, subscriber.reader.identity, subscriber.wish);
  if (access === null) {
    table.subscribers.delete(subscriber);
    subscriber.shutOut('no-spectators');
  }
  return access;
}

function showNewView(context: TableCache, table: LiveTable, subscriber: Subscriber, before: ViewerAccess): void {
  subscriber.told = null;
  const show = async (): Promise<void> => {
    if (!table.subscribers.has(subscriber) || subscriber.told !== null) return;
    const access = admit(context, table, subscriber);
    if (access !== null) await showSnapshot(context, table, subscriber, access, { after: -1 });
  };
  within(context, table.id, show).catch((error) => {
    // Retried with the next announcement.
    subscriber.told = before;
    context.log.error({ err: error, table: table.id }, 'a new view was not shown');
  });
}
