import type { ChannelKind, IdentityId, Instant, NewChannel } from '@belfry/protocol';
import { newChannel } from '@belfry/protocol/schemas';
import { readJson } from './json.ts';
import type { Db } from './store.ts';

/** An address at which a user receives notifications. */
export interface ChannelRecord {
  readonly id: string;
  readonly identity: IdentityId;
  readonly kind: ChannelKind;
  readonly where: NewChannel;
  readonly createdAt: Instant;
  /** Null until the owner of the address has confirmed it. */
  readonly confirmedAt: Instant | null;
  /** All deliveries have failed since then. */
  readonly failingSince: Instant | null;
  /** Nothing has been sent there since then. */
  readonly deadAt: Instant | null;
  /** Added with proof of identity, so recovery codes may be sent there. */
  readonly recovery: boolean;
}

interface ChannelsRow {
  readonly id: string;
  readonly identity: string;
  readonly address: string;
  readonly created_at: number;
  readonly confirmed_at: number | null;
  readonly failing_since: number | null;
  readonly dead_at: number | null;
  readonly recovery: number;
}

function readChannel(row: ChannelsRow): ChannelRecord {
  const where = readJson(newChannel, row.address);
  return {
    id: row.id,
    identity: row.identity,
    kind: where.kind,
    where,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    failingSince: row.failing_since,
    deadAt: row.dead_at,
    recovery: row.recovery === 1,
  };
}

export async function findChannels(db: Db, identity: IdentityId): Promise<ChannelRecord[]> {
  const rows = await db.selectFrom('channels').selectAll().where('identity', '=', identity).orderBy('created_at').execute();
  return rows.map(readChannel);
}

export async function findChannel(db: Db, id: string): Promise<ChannelRecord | null> {
  const row = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readChannel(row);
}

export async function insertChannel(
  db: Db,
  channel: { readonly id: string; readonly identity: IdentityId; readonly where: NewChannel; readonly confirmed: boolean },
  now: Instant,
): Promise<void> {
  const { id, identity, where, confirmed } = channel;
  await db
    .insertInto('channels')
    .values({ id, identity, address: JSON.stringify(where), created_at: now, confirmed_at: confirmed ? now : null })
    .execute();
}

/** Marks a channel as confirmed; returns false if there is no such channel. */
export async function confirmChannel(db: Db, id: string, now: Instant): Promise<boolean> {
  const done = await db.updateTable('channels').set({ confirmed_at: now, dead_at: null }).where('id', '=', id).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Allows recovery codes to be sent there. The owner must have proved their identity. */
export async function allowRecovery(db: Db, id: string): Promise<void> {
  await db.updateTable('channels').set({ recovery: 1 }).where('id', '=', id).execute();
}

/** Deletes a channel and the messages queued for it; returns false if there was none. */
export async function deleteChannel(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('messages').where('channel', '=', id).execute();
    const done = await tx.deleteFrom('channels').where('id', '=', id).executeTakeFirst();
    return done.numDeletedRows > 0n;
  });
}

/** Records whether deliveries succeed. */
export async function noteHealth(db: Db, id: string, health: Pick<ChannelRecord, 'failingSince' | 'deadAt'>): Promise<void> {
  await db.updateTable('channels').set({ failing_since: health.failingSince, dead_at: health.deadAt }).where('id', '=', id).execute();
}

/**
 * Moves a guest's channels to their account, none of them for recovery, and the guest's settings where the account has none. Call within a
 * transaction.
 */
export async function moveChannels(tx: Db, from: IdentityId, to: IdentityId): Promise<void> {
  await tx.updateTable('channels').set({ identity: to, recovery: 0 }).where('identity', '=', from).execute();
  await tx.updateTable('messages').set({ identity: to }).where('identity', '=', from).execute();
  const known = await tx.selectFrom('notice_people').select('identity').where('identity', '=', to).executeTakeFirst();
  if (known === undefined) await tx.updateTable('notice_people').set({ identity: to }).where('identity', '=', from).execute();
  // Where the account has notices of the same table, the guest's are dropped.
  await tx
    .updateTable('notices')
    .set({ identity: to })
    .where('identity', '=', from)
    .where('table_id', 'not in', tx.selectFrom('notices as known').select('known.table_id').where('known.identity', '=', to))
    .execute();
  for (const rows of ['notices', 'notice_people'] as const) await tx.deleteFrom(rows).where('identity', '=', from).execute();
}
