import { isRefused } from '@belfry/protocol';
import { forEachLimited } from '../base/for-each-limited.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { closeAllEndedSockets } from '../identity/session-revocation.ts';
import { announceTable } from '../play/announcements.ts';
import { catchUp } from '../play/catch-up.ts';
import { announceChat } from '../play/chat.ts';
import { isAsRemembered, readVersions, type TableVersion, VERSIONS_TOGETHER } from '../store/table-versions.ts';
import { exclusively, type LiveTable } from '../tables/live-table.ts';

/** Compares memory with the store after notifications may have been missed. */
export interface Sweep {
  /** Checks all tables for changes and all sessions for validity. */
  everything(): void;
  /** Resends table frames after the store came back, since users were told that nothing can be stored. */
  tellThatItIsBack(): void;
  /** Rereads tables whose last write may or may not have been stored. */
  doubtful(): void;
  close(): Promise<void>;
}

/** More at once would slow down ongoing games. */
const TABLES_TOGETHER = 8;
const AGAIN_MS = 1000;

export function startSweep(context: SessionPort): Sweep {
  let closed = false;
  let running: Promise<void> | null = null;
  /** Another sweep was requested while one was running. */
  let isWanted = false;

  async function sweepAll(): Promise<void> {
    await closeAllEndedSockets(context);
    const ids = [...context.tables.keys()];
    for (let from = 0; from < ids.length && !closed; from += VERSIONS_TOGETHER) {
      const some = ids.slice(from, from + VERSIONS_TOGETHER);
      const versions = await readVersions(context.store.db, some);
      await forEachLimited(TABLES_TOGETHER, some, (id) => compare(context, id, versions.get(id)));
    }
  }

  async function run(): Promise<void> {
    while (isWanted && !closed) {
      isWanted = false;
      try {
        await sweepAll();
      } catch (error) {
        isWanted = true;
        if (!context.storeWatch.isAway()) context.log.warn({ err: error }, 'the tables in memory could not be compared; it is tried again');
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
      }
    }
    running = null;
  }

  let retry: NodeJS.Timeout | null = null;
  /** Retries tables that could not be read, after a pause, so that the retries do not use up the node. */
  function doubtful(): void {
    if (closed || retry !== null) return;
    const tables = [...context.tables.values()].filter(({ isDoubtful }) => isDoubtful);
    if (tables.length === 0) return;
    retry = setTimeout(() => {
      retry = null;
      doubtful();
    }, AGAIN_MS).unref();
    void forEachLimited(TABLES_TOGETHER, tables, (table) => alone(context, table, () => reread(context, table)));
  }

  return {
    everything() {
      isWanted = true;
      running ??= run();
    },
    tellThatItIsBack() {
      for (const table of context.tables.values()) {
        for (const subscriber of table.subscribers) subscriber.toldTable = null;
        alone(context, table, async () => announceTable(context, table));
      }
    },
    doubtful,
    async close() {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      await running;
    },
  };
}

async function compare(context: SessionPort, id: string, version: TableVersion | undefined): Promise<void> {
  const table = context.tables.get(id);
  if (table === undefined) return;
  await alone(context, table, async () => {
    const { record, seats, head } = table;
    const isSame = version !== undefined && isAsRemembered(version, { record, seats, revision: head?.revision ?? null });
    if (!isSame || table.isDoubtful) await reread(context, table);
    if (table.subscribers.size > 0 && (version?.lastChat ?? 0) > table.lastChat) await announceChat(context, table);
    // Work that fell due while the store was away still belongs to this node.
    if (table.head?.lease?.by === context.node) context.expect(table.id, table.head.dueAt);
  });
}

async function reread(context: SessionPort, table: LiveTable): Promise<void> {
  await catchUp(context, table);
  table.isDoubtful = false;
}

/** Works on a table exclusively; a failure does not stop the sweep of other tables. */
async function alone(context: SessionPort, table: LiveTable, work: () => Promise<void>): Promise<void> {
  try {
    await exclusively(table, work);
  } catch (error) {
    if (isRefused(error)) return;
    table.isDoubtful = true;
    if (!context.storeWatch.isAway()) context.log.error({ err: error, table: table.id }, 'catching up failed');
    context.storeWatch.suspect();
  }
}
