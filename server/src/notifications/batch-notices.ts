import { type IdentityId, type Instant, NOTICE_KINDS, type NoticeKind } from '@belfry/protocol';
import { newId } from '../base/tokens.ts';
import type { PlayPort } from '../play/play-port.ts';
import { findChannels } from '../store/channels.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { deleteOrphans, findPeopleToTell, holdPerson, markTold, type Notice, readWaiting, shelve, takeUp } from '../store/notices.ts';
import type { Db } from '../store/store.ts';
import { findTable } from '../store/tables.ts';
import { quietUntil } from './quiet-hours.ts';

const PEOPLE_TOGETHER = 50;
/** Notices due this soon join the message. */
const GOES_ALONG_MS = 60_000;

/**
 * Batches each user's due notices into one message per channel; it is stored in one transaction and sent later. Returns how many notices
 * were settled.
 */
export async function collectNotices(context: PlayPort): Promise<number> {
  const people = await findPeopleToTell(context.store.db, context.time.now(), PEOPLE_TOGETHER);
  let settled = 0;
  for (const identity of people) settled += await collectFor(context, identity);
  return settled;
}

/** Settles nothing if another node holds this user. */
async function collectFor({ store, time, noticeTerms }: PlayPort, identity: IdentityId): Promise<number> {
  return store.db.transaction().execute(async (tx) => {
    const now = time.now();
    const person = await holdPerson(tx, store, identity);
    if (person === null) return deleteOrphans(tx, identity);
    const notBefore = person.toldAt + noticeTerms.apartMs;
    if (notBefore > now) return shelve(tx, identity, NOTICE_KINDS, notBefore);
    const hushed = new Set<NoticeKind>();
    let settled = 0;
    for (const kind of NOTICE_KINDS) {
      const until = quietUntil(person.settings, kind, now);
      if (until <= now) continue;
      hushed.add(kind);
      settled += await shelve(tx, identity, [kind], until);
    }
    const owed: Notice[] = [];
    for (const notice of await readWaiting(tx, identity, now + Math.min(GOES_ALONG_MS, noticeTerms.apartMs))) {
      if (hushed.has(notice.kind)) continue;
      const isOwed = await isOwedNow(tx, notice);
      await takeUp(tx, notice, isOwed);
      settled++;
      if (isOwed) owed.push(notice);
    }
    if (await writeMessages(tx, identity, owed, person.settings.choices, now)) await markTold(tx, identity, now);
    return settled;
  });
}

/** Writes one message for each channel that wants some of the notices; returns true if there was any. */
async function writeMessages(
  tx: Db,
  identity: IdentityId,
  owed: readonly Notice[],
  choices: Readonly<Record<Notice['kind'], readonly string[]>>,
  at: Instant,
): Promise<boolean> {
  let any = false;
  for (const { id: channel, kind: way, confirmedAt, deadAt } of await findChannels(tx, identity)) {
    if (confirmedAt === null || deadAt !== null) continue;
    const told = owed.flatMap(({ kind, table, cause, at: since }) =>
      choices[kind].includes(way) ? [{ kind, table, cause, at: since }] : [],
    );
    if (told.length === 0) continue;
    await insertMessage(tx, { id: newId(MESSAGE_ID_LENGTH), identity, channel, told, at });
    any = true;
  }
  return any;
}

/** Returns false if the notice is out of date: seats may have changed since it was written. */
async function isOwedNow(db: Db, { identity, table, kind, at }: Notice): Promise<boolean> {
  const stored = await findTable(db, table);
  if (stored === null) return false;
  const own = stored.seats.filter((seat) => seat.identity === identity);
  switch (kind) {
    case 'turn':
    case 'reminder':
      return stored.table.status === 'playing' && own.some(({ seat, bot }) => bot === null && stored.head?.pending.includes(seat));
    case 'invited':
      return stored.table.status === 'gathering' && own.every(({ ready }) => !ready);
    case 'over':
      return stored.table.status === 'finished' && own.length > 0;
    case 'chat':
      return own.length > 0 && !(await hasSpokenSince(db, identity, table, at));
  }
}

async function hasSpokenSince(db: Db, identity: IdentityId, table: string, at: Instant): Promise<boolean> {
  const line = await db
    .selectFrom('chat')
    .select('n')
    .where('table_id', '=', table)
    .where('identity', '=', identity)
    .where('at', '>', at)
    .executeTakeFirst();
  return line !== undefined;
}
