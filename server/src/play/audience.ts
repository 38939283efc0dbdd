import type { LiveTable, Watcher } from './live-table.ts';
import { showSnapshot } from './looking.ts';
import { type ServerContext, within } from './server-context.ts';
import { goesOn, type Sight } from './sight.ts';

export interface Onlooker {
  readonly watcher: Watcher;
  readonly sight: Sight;
}

/**
 * Those who may be told something about a table at this moment, and how they see it. Whoever sees it otherwise than before gets a snapshot instead,
 * whoever may not look any more hears that and nothing else.
 */
export function audience(context: ServerContext, table: LiveTable): Onlooker[] {
  const there: Onlooker[] = [];
  for (const watcher of table.watchers) {
    const sight = admit(context, table, watcher);
    if (sight === null || watcher.told === null) continue;
    if (goesOn(watcher.told, sight)) {
      watcher.told = sight;
      there.push({ watcher, sight });
    } else showAnew(context, table, watcher, watcher.told);
  }
  return there;
}

/** A new snapshot for everybody who looks at the table. */
export async function showEverything(context: ServerContext, table: LiveTable): Promise<void> {
  for (const watcher of table.watchers) {
    const sight = admit(context, table, watcher);
    if (sight !== null) await showSnapshot(context, table, watcher, sight, -1);
  }
  table.announced = table.head?.seq ?? 0;
}

function admit(context: ServerContext, table: LiveTable, watcher: Watcher): Sight | null {
  const sight = context.sightOf(table, watcher.identity, watcher.wish);
  if (sight === null) {
    table.watchers.delete(watcher);
    watcher.shutOut('no-spectators');
  }
  return sight;
}

function showAnew(context: ServerContext, table: LiveTable, watcher: Watcher, before: Sight): void {
  watcher.told = null;
  const show = async (): Promise<void> => {
    if (!table.watchers.has(watcher) || watcher.told !== null) return;
    const sight = admit(context, table, watcher);
    if (sight !== null) await showSnapshot(context, table, watcher, sight, -1);
  };
  within(context, table.id, show).catch((error) => {
    // It is tried again with the next thing there is to tell.
    watcher.told = before;
    context.log.error({ err: error, table: table.id }, 'a new view was not shown');
  });
}
