import type { ChatLine, IdentityId, Instant, QuickPhrase, TableId } from '@belfry/protocol';
import { chatLine } from '@belfry/protocol/schemas';
import { changeNotices, type NoticeChange } from './notices.ts';
import type { Db, Store } from './store.ts';

export interface NewChatLine {
  readonly request: string;
  readonly identity: IdentityId;
  readonly text: string | null;
  readonly phrase: QuickPhrase | null;
  readonly at: Instant;
}

const KEPT_IN_VIEW = 100;
/** A table keeps this many lines, the latest: nobody can fill the store by talking. */
const MOST_LINES = 1000;

/** Returns the last lines, oldest first. */
export async function readChat(db: Db, table: TableId, after = 0): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('identities', 'identities.id', 'chat.identity')
    .select(['n', 'text', 'phrase', 'at', 'identities.id', 'identities.name', 'identities.crest', 'identities.kind'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(KEPT_IN_VIEW)
    .execute();
  return rows.reverse().map((row) => chatLine.parse({ ...row, person: row }));
}

/** Adds a line once, however often the request is sent. Lines are numbered; after a lost race the next number is used. */
export async function addChat(
  { db, kind }: Store,
  table: TableId,
  line: NewChatLine,
  noticesOf: (n: number) => NoticeChange,
): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const known = await db
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', table)
      .where('identity', '=', line.identity)
      .where('request', '=', line.request)
      .executeTakeFirst();
    if (known !== undefined) return;
    const last = await db
      .selectFrom('chat')
      .select((eb) => eb.fn.max('n').as('n'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    const n = (last?.n ?? 0) + 1;
    const added = await db.transaction().execute(async (tx) => {
      const done = await tx
        .insertInto('chat')
        .values({ table_id: table, n, ...line })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if ((done.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
      await tx
        .deleteFrom('chat')
        .where('table_id', '=', table)
        .where('n', '<=', n - MOST_LINES)
        .execute();
      await changeNotices(tx, kind, [noticesOf(n)]);
      return true;
    });
    if (added) return;
  }
}
