import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialStore } from '../server/process.ts';
import { openTrialStore } from './trial-checks.ts';

/** What a store contains while no server runs on it. */
export interface StoreContents {
  /** By table name. */
  readonly rows: Readonly<Record<string, number>>;
  readonly megabytes: number;
}

export async function storeContents(where: TrialStore): Promise<StoreContents> {
  const rows: Record<string, number> = {};
  const store = await openTrialStore(where);
  try {
    for (const { name } of await store.db.introspection.getTables()) {
      // Every table has rows to count, so the cast is safe.
      const counted = store.db.selectFrom(name as 'tables').select(({ fn }) => fn.countAll<number | string>().as('n'));
      rows[name] = Number((await counted.executeTakeFirstOrThrow()).n);
    }
  } finally {
    await store.close();
  }
  // SQLite merges its side files into the database when it closes.
  return { rows, megabytes: megabytesIn(where.data) };
}

function megabytesIn(folder: string): number {
  const bytes = readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, file) => sum + (file.isFile() ? statSync(join(folder, file.name)).size : 0),
    0,
  );
  return Math.round(bytes / 1e4) / 100;
}
