import { sql } from 'kysely';
import type { Db } from './store.ts';

/** A node, as other nodes know it. */
export interface NodeRecord {
  readonly id: string;
  /** The address at which other nodes reach it, as host:port; null if they cannot. */
  readonly address: string | null;
  /** How many bots can think there at a time. */
  readonly bots: number;
  /** May it own tables? */
  readonly ownsTables: boolean;
}

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A node that crashed leaves its row behind; the others remove it after this long. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

/** Records a node's heartbeat, removes nodes dead for long, and returns the live ones, all by the database's clock. */
export async function beat(db: Db, { id, address, bots, ownsTables }: NodeRecord, deadAfterMs: number): Promise<NodeRecord[]> {
  const { rows } = await sql<{ id: string; address: string | null; bots: number; owns_tables: number }>`
    with own as (
      insert into nodes (id, address, bots, owns_tables, seen_at) values (${id}, ${address}, ${bots}, ${ownsTables ? 1 : 0}, ${NOW})
      on conflict (id) do update set seen_at = excluded.seen_at
    ), gone as (
      delete from nodes where id <> ${id} and seen_at < ${NOW} - ${FORGOTTEN_AFTER_MS}::bigint
    )
    select id, address, bots, owns_tables from nodes where id <> ${id} and seen_at > ${NOW} - ${deadAfterMs} order by id`.execute(db);
  return rows.map((row) => ({ id: row.id, address: row.address, bots: row.bots, ownsTables: row.owns_tables === 1 }));
}

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', id).execute();
}
