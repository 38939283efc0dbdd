import type { IdentityId, Instant, TableId } from '@belfry/protocol';
import type { Db } from './store.ts';

/** Returns a user's private note at a table; empty if there is none. */
export async function findNote(db: Db, identity: IdentityId, table: TableId): Promise<string> {
  const row = await db
    .selectFrom('table_notes')
    .select('text')
    .where('identity', '=', identity)
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function keepNote(
  db: Db,
  { identity, table, text, at }: { readonly identity: IdentityId; readonly table: TableId; readonly text: string; readonly at: Instant },
): Promise<void> {
  const row = { text, bytes: Buffer.byteLength(text), at };
  await db
    .insertInto('table_notes')
    .values({ identity, table_id: table, ...row })
    .onConflict((conflict) => conflict.columns(['identity', 'table_id']).doUpdateSet(row))
    .execute();
}

export async function deleteNote(db: Db, identity: IdentityId, table: TableId): Promise<void> {
  await db.deleteFrom('table_notes').where('identity', '=', identity).where('table_id', '=', table).execute();
}

/** Returns the notes for the data export. */
export async function readNotes(db: Db, identity: IdentityId): Promise<object[]> {
  return db
    .selectFrom('table_notes')
    .select(['table_id as table', 'text', 'at'])
    .where('identity', '=', identity)
    .orderBy('table_id')
    .execute();
}

/** Moves a guest's notes to their account; two notes at one table are joined. Call within a transaction. */
export async function moveNotes(tx: Db, from: IdentityId, to: IdentityId): Promise<void> {
  const theirs = await tx.selectFrom('table_notes').select(['table_id', 'text', 'at']).where('identity', '=', from).execute();
  for (const { table_id: table, text, at } of theirs) {
    const before = await findNote(tx, to, table);
    await keepNote(tx, { identity: to, table, text: before === '' ? text : `${before}\n\n${text}`, at });
  }
  await tx.deleteFrom('table_notes').where('identity', '=', from).execute();
}
