import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { sql } from 'kysely';
import { DATABASE_FILE } from '../store/sqlite.ts';
import { type Db, openStore } from '../store/store.ts';

export interface StoreToMove {
  /** Folder of the embedded store, which stays unchanged. */
  readonly data: string;
  /** The postgres:// address of an empty database. */
  readonly databaseUrl: string;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

interface StoredTable extends MovedTable {
  readonly columns: readonly string[];
}

type Row = Readonly<Record<string, string | number | null>>;

const ROWS_AT_A_TIME = 500;

/**
 * Copies everything from the embedded store into PostgreSQL in one transaction, and compares every row with what the database has stored.
 * No server may use the folder at the same time.
 */
export async function moveStore({ data, databaseUrl, onProgress }: StoreToMove): Promise<readonly MovedTable[]> {
  if (!existsSync(join(data, DATABASE_FILE))) throw new BadInput(`there is no store in ${data}; name its folder with --data`);
  const node = { node: 'move', onTrouble: () => undefined };
  const from = await openStore({ data, ...node });
  try {
    const to = await openStore({ data, databaseUrl, ...node });
    try {
      const tables = await tablesOf(from.db);
      const all = tables.reduce((sum, { rows }) => sum + rows, 0);
      let done = 0;
      return await to.db.transaction().execute(async (into) => {
        await takeEmpty(into, tables);
        for (const table of tables) {
          await copyTable(from.db, into, table, (rows) => {
            done += rows;
            onProgress?.(done, all);
          });
        }
        return tables.map(({ table, rows }) => ({ table, rows }));
      });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Returns every table in the database, so that tables added by later versions are copied as well. */
async function tablesOf(db: Db): Promise<StoredTable[]> {
  const found = await db.introspection.getTables();
  return Promise.all(
    found.map(async ({ name, columns }) => ({ table: name, columns: columns.map((column) => column.name), rows: await countOf(db, name) })),
  );
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Locks the database until the end, and throws if it has been used. */
async function takeEmpty(into: Db, tables: readonly StoredTable[]): Promise<void> {
  await sql`lock table ${sql.join(tables.map(({ table }) => sql.table(table)))} in share row exclusive mode`.execute(into);
  // Opening the store has written its test row.
  await into.deleteFrom('jobs').execute();
  for (const { table } of tables) {
    if ((await countOf(into, table)) > 0)
      throw new BadInput(`the database at DATABASE_URL holds a Belfry store already (${table}); nothing was changed. Name an empty one`);
  }
}

async function copyTable(from: Db, into: Db, { table, columns, rows }: StoredTable, onRows: (rows: number) => void): Promise<void> {
  let copied = 0;
  for (let last = 0; ; ) {
    const page = await sql<Row & { readonly rowid_: number }>`
      select rowid as rowid_, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${ROWS_AT_A_TIME}`.execute(from);
    const end = page.rows.at(-1);
    if (end === undefined) break;
    last = end.rowid_;
    await insertRows(into, table, columns, page.rows);
    copied += page.rows.length;
    onRows(page.rows.length);
  }
  if (copied !== rows) throw new Error(`${table} has ${rows} rows, but ${copied} were copied; nothing was changed`);
}

async function insertRows(into: Db, table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`));
  const kept = await sql<Row>`insert into ${sql.table(table)} (${names}) values ${values} returning *`.execute(into);
  if (written(kept.rows, columns) !== written(rows, columns))
    throw new Error(`${table} is not in PostgreSQL as it was in the embedded store; nothing was changed`);
}

/** Serialises rows in a canonical order. */
function written(rows: readonly Row[], columns: readonly string[]): string {
  return rows
    .map((row) => JSON.stringify(columns.map((column) => row[column] ?? null)))
    .sort()
    .join('\n');
}
