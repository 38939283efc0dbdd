import { type IdentityId, type Instant, NOTICE_KINDS, SIGN_IN_CHANGES } from '@belfry/protocol';
import { tableId } from '@belfry/protocol/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ServerTime } from '../clocks/server-time.ts';
import { readJson } from './json.ts';
import type { Db, Store } from './store.ts';

export const MESSAGE_ID_LENGTH = 20;

/** What a message is about: events at tables, or the channel or account itself. */
const told = z.union([
  z.object({ kind: z.enum(NOTICE_KINDS), table: tableId, cause: z.int(), at: z.number() }),
  /** The first message to a new channel; for email, the confirmation request. */
  z.object({ kind: z.literal('hello') }),
  /** A recovery code. */
  z.object({ kind: z.literal('recovery'), code: z.string() }),
  /** A change to the user's ways to sign in. */
  z.object({ kind: z.literal('security'), what: z.enum(SIGN_IN_CHANGES) }),
]);
export type Told = Readonly<z.infer<typeof told>>;
const toldThings = z.array(told);

/** A message queued for one channel. Its id stays the same in every retry, so that a receiver can detect duplicates. */
export interface Message {
  readonly id: string;
  readonly identity: IdentityId;
  readonly channel: string;
  readonly told: readonly Told[];
  readonly at: Instant;
  /** Failed attempts so far. */
  readonly attempts: number;
}

export async function insertMessage(db: Db, message: Omit<Message, 'attempts'>): Promise<void> {
  const { told: things, ...columns } = message;
  await db
    .insertInto('messages')
    .values({ ...columns, told: JSON.stringify(things), attempts: 0, due_at: message.at })
    .execute();
}

/** Claims up to `most` due messages for `leaseMs`. Two nodes never claim the same one. */
export async function claimMessages(store: Store, node: string, time: ServerTime, leaseMs: number, most: number): Promise<Message[]> {
  const skip = store.kind === 'postgres' ? sql`for update skip locked` : sql``;
  const claimed = await sql<{ id: string; identity: string; channel: string; told: string; at: number; attempts: number }>`
    update messages set lease_by = ${node}, lease_until = ${time.matchTime() + leaseMs}
    where id in (
      select id from messages
      where due_at <= ${time.now()} and (lease_until is null or lease_until < ${time.matchTime()})
      order by due_at limit ${most} ${skip}
    )
    returning id, identity, channel, told, at, attempts`.execute(store.db);
  return claimed.rows.map(({ told: things, ...row }) => ({ ...row, told: readJson(toldThings, things) }));
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute();
}

/** Postpones a message that this node has claimed; does nothing if another node has claimed it since. */
export async function putOff(db: Db, node: string, id: string, until: Instant, attempts: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ due_at: until, attempts, lease_by: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_by', '=', node)
    .execute();
}

/** Makes these messages due now. */
export async function hurry(db: Db, ids: readonly string[], now: Instant): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('messages').set({ due_at: now }).where('id', 'in', ids).where('lease_until', 'is', null).execute();
}

export async function deleteMessagesTo(db: Db, channel: string): Promise<void> {
  await db.deleteFrom('messages').where('channel', '=', channel).execute();
}
