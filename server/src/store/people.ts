import type { Acquaintance, IdentityId, Instant, Person, TableId } from '@belfry/protocol';
import { outcome, person } from '@belfry/protocol/schemas';
import { z } from 'zod';
import { readJson } from './json.ts';
import { changeNotices, type NoticeChange } from './notices.ts';
import type { Db, Store } from './store.ts';

/** Limits for people and matches; a user with more sees the latest. */
const MOST_PEOPLE = 200;
const MOST_MATCHES = 5000;

export interface KnownPerson {
  readonly person: Person;
  readonly since: Instant;
  readonly hidden: boolean;
}

export async function findPerson(db: Db, id: IdentityId): Promise<KnownPerson | null> {
  const row = await db
    .selectFrom('identities')
    .select(['id', 'name', 'crest', 'kind', 'created_at', 'hidden'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { person: person.parse(row), since: row.created_at, hidden: row.hidden === 1 };
}

export async function setHidden(db: Db, id: IdentityId, hidden: boolean): Promise<void> {
  await db
    .updateTable('identities')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

export interface FinishedSeat {
  readonly game: string;
  /** Null if the match does not count: a bot made moves for them, a player was expelled, or it ended without a result. */
  readonly place: number | null;
}

const delayed = z.object({ delay: z.number() });

/** Returns a user's place in every finished match with other people; a delayed match counts after its delay. */
export async function findFinishedSeats(db: Db, identity: IdentityId, now: Instant): Promise<FinishedSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.game', 'tables.outcome', 'tables.settings', 'tables.ended_at', 'seats.seat', 'seats.bot_moves'])
    .select((eb) =>
      eb
        .selectFrom('seats as expelled')
        .select((inner) => inner.fn.countAll<number | string>().as('count'))
        .whereRef('expelled.table_id', '=', 'tables.id')
        .where('expelled.expelled', '=', 1)
        .as('expelled'),
    )
    .where('seats.identity', '=', identity)
    .where('tables.status', '=', 'finished')
    .where('tables.removed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('seats as other')
          .leftJoin('identities', 'identities.id', 'other.identity')
          .select('other.seat')
          .whereRef('other.table_id', '=', 'tables.id')
          .where((other) =>
            other.or([
              other.and([other('other.identity', '<>', identity), other('identities.kind', '<>', 'bot')]),
              // A person who has deleted their data since: that takes nobody's win away.
              other.and([other('other.identity', 'is', null), other('other.bot', 'is', null)]),
            ]),
          ),
      ),
    )
    .orderBy('tables.ended_at', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  return rows.flatMap(({ game, outcome: result, settings, ended_at, seat, bot_moves, expelled }): FinishedSeat[] => {
    if ((ended_at ?? now) + readJson(delayed, settings).delay * 1000 > now) return [];
    const isCounted = result !== null && bot_moves === 0 && Number(expelled ?? 0) === 0;
    return [{ game, place: isCounted ? (readJson(outcome, result).places[seat] ?? null) : null }];
  });
}

/** Returns the people who have sat in a match with a user, latest first. */
export async function findAcquaintances(db: Db, identity: IdentityId): Promise<Omit<Acquaintance, 'blocked'>[]> {
  const rows = await db
    .selectFrom('seats as own')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .innerJoin('identities', 'identities.id', 'other.identity')
    .select(['identities.id', 'identities.name', 'identities.crest', 'identities.kind'])
    .select((eb) => [
      eb.fn.count<number | string>('tables.id').distinct().as('matches'),
      eb.fn.max<number | string | null>(eb.fn.coalesce('tables.ended_at', 'tables.started_at')).as('last'),
    ])
    .where('own.identity', '=', identity)
    .where('other.identity', '<>', identity)
    .where('identities.kind', '<>', 'bot')
    .where('tables.status', 'in', ['playing', 'finished'])
    .where('tables.removed_at', 'is', null)
    .groupBy(['identities.id', 'identities.name', 'identities.crest', 'identities.kind'])
    .orderBy('last', 'desc')
    .limit(MOST_PEOPLE)
    .execute();
  return rows.map((row) => ({
    person: person.parse(row),
    matches: Number(row.matches),
    lastAt: row.last === null ? null : Number(row.last),
  }));
}

/** Returns true if these two have played with each other. */
export async function haveMet(db: Db, one: IdentityId, other: IdentityId): Promise<boolean> {
  const met = await db
    .selectFrom('seats as own')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .select('tables.id')
    .where('own.identity', '=', one)
    .where('other.identity', '=', other)
    .where('tables.status', 'in', ['playing', 'finished'])
    .limit(1)
    .executeTakeFirst();
  return met !== undefined;
}

/** Returns the people a user has blocked. */
export async function findBlocked(db: Db, identity: IdentityId): Promise<Person[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('identities', 'identities.id', 'blocks.blocked')
    .select(['identities.id', 'identities.name', 'identities.crest', 'identities.kind'])
    .where('blocks.identity', '=', identity)
    .orderBy('blocks.at', 'desc')
    .execute();
  return rows.map((row) => person.parse(row));
}

/** Returns those of `among` who have blocked a user. */
export async function findBlockers(db: Db, blocked: IdentityId, among: readonly IdentityId[]): Promise<ReadonlySet<IdentityId>> {
  if (among.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select('identity')
    .where('blocked', '=', blocked)
    .where('identity', 'in', [...among])
    .execute();
  return new Set(rows.map(({ identity }) => identity));
}

/** Returns everyone whom a user has blocked or who has blocked them. */
export async function findApart(db: Db, identity: IdentityId): Promise<ReadonlySet<IdentityId>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['identity', 'blocked'])
    .where((eb) => eb.or([eb('identity', '=', identity), eb('blocked', '=', identity)]))
    .execute();
  return new Set(rows.map((row) => (row.identity === identity ? row.blocked : row.identity)));
}

/** Blocks a user and deletes the invitations between the two. */
export async function insertBlock({ db, kind }: Store, identity: IdentityId, blocked: IdentityId, at: Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('blocks')
      .values({ identity, blocked, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const gone = await tx
      .deleteFrom('invitations')
      .where(({ or, and, eb }) =>
        or([and([eb('identity', '=', identity), eb('by', '=', blocked)]), and([eb('identity', '=', blocked), eb('by', '=', identity)])]),
      )
      .returning(['table_id', 'identity'])
      .execute();
    const settled = gone.map((row) => ({ identity: row.identity, table: row.table_id, kinds: ['invited'] as const }));
    await changeNotices(tx, kind, [{ settled, fresh: [] }]);
  });
}

export async function deleteBlock(db: Db, identity: IdentityId, blocked: IdentityId): Promise<void> {
  await db.deleteFrom('blocks').where('identity', '=', identity).where('blocked', '=', blocked).execute();
}

export interface Invitation {
  readonly table: TableId;
  readonly identity: IdentityId;
  readonly by: IdentityId;
  readonly at: Instant;
}

/** Adds an invitation; a second one to the same table sends no second notice. */
export async function insertInvitation({ db, kind }: Store, { table, ...row }: Invitation, notices: NoticeChange): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('invitations')
      .values({ table_id: table, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await changeNotices(tx, kind, [notices]);
  });
}

/** Deletes an invitation that was accepted or declined, and its notice. */
export async function settleInvitation({ db, kind }: Store, table: TableId, identity: IdentityId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('invitations').where('table_id', '=', table).where('identity', '=', identity).execute();
    await changeNotices(tx, kind, [{ settled: [{ identity, table, kinds: ['invited'] }], fresh: [] }]);
  });
}

/** Returns a user's invitations: the table and the name of the inviter. */
export async function findInvitations(db: Db, identity: IdentityId): Promise<ReadonlyMap<TableId, string>> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('identities', 'identities.id', 'invitations.by')
    .select(['table_id', 'identities.name'])
    .where('invitations.identity', '=', identity)
    .execute();
  return new Map(rows.map(({ table_id, name }) => [table_id, name]));
}

/** Returns the users invited to a table who have not answered. */
export async function findInvited(db: Db, table: TableId): Promise<IdentityId[]> {
  const rows = await db.selectFrom('invitations').select('identity').where('table_id', '=', table).execute();
  return rows.map(({ identity }) => identity);
}

/** Returns gathering tables that `seated` hosts or sits at and where the host or a player has blocked `blocked`. */
export async function findUnwelcome(db: Db, seated: IdentityId, blocked: IdentityId): Promise<TableId[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .innerJoin('blocks', (join) =>
      join
        .on('blocks.blocked', '=', blocked)
        .on((eb) => eb.or([eb('blocks.identity', '=', eb.ref('seats.identity')), eb('blocks.identity', '=', eb.ref('tables.host'))])),
    )
    .select('tables.id')
    .distinct()
    .where('tables.status', '=', 'gathering')
    .where((eb) =>
      eb.or([
        eb('tables.host', '=', seated),
        eb('tables.id', 'in', eb.selectFrom('seats as own').select('own.table_id').where('own.identity', '=', seated)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves a guest's blocks and invitations, in both directions, to their account. Call within a transaction. */
export async function movePeople(tx: Db, from: IdentityId, to: IdentityId): Promise<void> {
  const known = tx.selectFrom('blocks as known').select('known.blocked').where('known.identity', '=', to);
  await tx.updateTable('blocks').set({ identity: to }).where('identity', '=', from).where('blocked', 'not in', known).execute();
  const knowing = tx.selectFrom('blocks as known').select('known.identity').where('known.blocked', '=', to);
  await tx.updateTable('blocks').set({ blocked: to }).where('blocked', '=', from).where('identity', 'not in', knowing).execute();
  const invited = tx.selectFrom('invitations as known').select('known.table_id').where('known.identity', '=', to);
  await tx.updateTable('invitations').set({ identity: to }).where('identity', '=', from).where('table_id', 'not in', invited).execute();
  await tx.updateTable('invitations').set({ by: to }).where('by', '=', from).execute();
  await forgetPeople(tx, from);
  // A user must not block themselves.
  await tx.deleteFrom('blocks').where('identity', '=', to).where('blocked', '=', to).execute();
}

/** Deletes a user's blocks and invitations. Call within a transaction. */
export async function forgetPeople(tx: Db, identity: IdentityId): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('identity', '=', identity), eb('blocked', '=', identity)]))
    .execute();
  await tx
    .deleteFrom('invitations')
    .where((eb) => eb.or([eb('identity', '=', identity), eb('by', '=', identity)]))
    .execute();
}
