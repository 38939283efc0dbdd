import type { TableSummary } from '@belfry/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api, useMe } from '../../api/api.ts';
import { lookAtMyTables, useMyTables } from '../../api/my-tables.ts';
import { listTables, removeTable, type SavedTable, saveTable } from '../../match/local/saves.ts';

export interface ServerLists {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly live: readonly TableSummary[];
  readonly removed: readonly TableSummary[];
  takeAway(id: string): void;
  bringBack(id: string): void;
}

/** Returns tables on the server: yours, open ones, and those that can be watched; null before the first answer or without a server. */
export function useServerTables(): ServerLists | null {
  const [lists, setLists] = useState<Pick<ServerLists, 'open' | 'live' | 'removed'> | null>(null);
  const mine = useMyTables((state) => state.tables);
  const me = useMe((state) => state.me?.id);
  const look = useCallback(async () => {
    const [open, live, removed] = await Promise.all([api.tables('open'), api.tables('live'), api.tables('removed'), lookAtMyTables()]);
    setLists({ open: open.tables, live: live.tables, removed: removed.tables });
  }, []);
  useEffect(() => {
    if (me !== undefined) look().catch(() => {});
  }, [me, look]);
  if (lists === null) return null;
  const thenLook = (work: Promise<unknown>) => void work.then(look).catch(() => {});
  const own = new Set(mine?.map(({ id }) => id));
  const others = (tables: readonly TableSummary[]) => tables.filter(({ id }) => !own.has(id));
  return {
    mine: mine ?? [],
    open: others(lists.open),
    live: others(lists.live),
    removed: lists.removed,
    takeAway: (id) => thenLook(api.takeAway(id)),
    bringBack: (id) => thenLook(api.bringBack(id)),
  };
}

interface LocalTables {
  readonly tables: readonly SavedTable[];
  /** The table removed last, which can be restored as long as the page is open. */
  readonly removed: SavedTable | null;
  remove(table: SavedTable): void;
  bringBack(): void;
}

/** Runs work on the account too, if there is one and the server is reachable. */
const withAccount = (work: (account: typeof import('../../match/local/account-sync.ts')) => Promise<unknown>): Promise<unknown> =>
  import('../../match/local/account-sync.ts').then(work).catch(() => {});

/** Returns the tables stored on this device; null before they are loaded. */
export function useLocalTables(): LocalTables | null {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [removed, setRemoved] = useState<SavedTable | null>(null);
  const me = useMe((state) => state.me);
  const look = useCallback(() => listTables(me?.id).then(setTables, () => setTables([])), [me]);
  useEffect(() => {
    void look();
    if (me?.kind === 'account') void withAccount(({ syncWithAccount }) => syncWithAccount(me).then(look));
  }, [me, look]);
  if (tables === null) return null;
  return {
    tables,
    removed,
    remove: (table) => {
      const owner = me?.kind === 'account' ? me.id : table.owner;
      setRemoved(table);
      void removeTable(table.id).then(look);
      if (owner !== undefined) void withAccount((account) => account.removeEverywhere(table.id, owner));
    },
    bringBack: () => {
      if (removed === null) return;
      setRemoved(null);
      // A later time than that of the removal, so that the restore wins.
      void saveTable({ ...removed, updated: Date.now() }, removed.log?.entries.length ?? 0)
        .then(look)
        .then(() => withAccount(({ bringBackEverywhere }) => bringBackEverywhere(removed.id)));
    },
  };
}
