import type { LiveTable, Watcher } from '../tables/live-table.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import { continues, type ViewerAccess } from '../tables/viewer-access.ts';
import { showSnapshot } from './snapshots.ts';

export interface Onlooker {
  readonly watcher: Watcher;
  readonly access: ViewerAccess;
}

/**
 * Those who may be told something about a table at this moment, and how they see it. Whoever sees it otherwise than before gets a snapshot instead,
 * whoever may not look any more hears that and nothing else.
 */
export function audience(context: TableCache, table: LiveTable): Onlooker[] {
  const there: Onlooker[] = [];
  for (const watcher of table.watchers) {
    const access = admit(context, table, watcher);
    if (access === null || watcher.told === null) continue;
    if (continues(watcher.told, access)) {
      watcher.told = access;
      there.push({ watcher, access });
    } else showAnew(context, table, watcher, watcher.told);
  }
  return there;
}

/** A new snapshot for everybody who looks at the table. */
export async function showEverything(context: TableCache, table: LiveTable): Promise<void> {
  for (const watcher of table.watchers) {
    const access = admit(context, table, watcher);
    if (access !== null) await showSnapshot(context, table, watcher, access, -1);
  }
  table.announced = table.head?.seq ?? 0;
}

function admit(context: TableCache, table: LiveTable, watcher: Watcher): ViewerAccess | null {
  const access = context.viewerAccessOf(table, watcher.identity, watcher.wish);
  if (access === null) {
    table.watchers.delete(watcher);
    watcher.shutOut('no-spectators');
  }
  return access;
}

function showAnew(context: TableCache, table: LiveTable, watcher: Watcher, before: ViewerAccess): void {
  watcher.told = null;
  const show = async (): Promise<void> => {
    if (!table.watchers.has(watcher) || watcher.told !== null) return;
    const access = admit(context, table, watcher);
    if (access !== null) await showSnapshot(context, table, watcher, access, -1);
  };
  within(context, table.id, show).catch((error) => {
    // It is tried again with the next thing there is to tell.
    watcher.told = before;
    context.log.error({ err: error, table: table.id }, 'a new view was not shown');
  });
}
