import { sql } from 'kysely';
import type { Db } from './store.ts';

/** A node, as the others know it. */
export interface NodeRecord {
  readonly id: string;
  /** Where the other nodes reach it, as host:port; null where they cannot. */
  readonly address: string | null;
  /** How many bots think there at a time. */
  readonly bots: number;
  /** May tables be at it? */
  readonly ownsTables: boolean;
}

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A node says that it lives, and hears which others do. Only the clock of the database decides that. */
export async function beat(db: Db, { id, address, bots, ownsTables }: NodeRecord, deadAfterMs: number): Promise<NodeRecord[]> {
  const { rows } = await sql<{ id: string; address: string | null; bots: number; owns_tables: number }>`
    with own as (
      insert into nodes (id, address, bots, owns_tables, seen_at) values (${id}, ${address}, ${bots}, ${ownsTables ? 1 : 0}, ${NOW})
      on conflict (id) do update set seen_at = excluded.seen_at
    )
    select id, address, bots, owns_tables from nodes where id <> ${id} and seen_at > ${NOW} - ${deadAfterMs} order by id`.execute(db);
  return rows.map((row) => ({ id: row.id, address: row.address, bots: row.bots, ownsTables: row.owns_tables === 1 }));
}

/** A node goes, and those that have not been seen for an hour are forgotten. */
export async function deleteNode(db: Db, id: string): Promise<void> {
  await sql`delete from nodes where id = ${id} or seen_at < ${NOW} - 3600000`.execute(db);
}
