import type { ActLine, FoundPerson, IdentityId, Instant } from '@belfry/protocol';
import { actLog, foundPeople } from '@belfry/protocol/schemas';
import { sql } from 'kysely';
import type { Db } from './store.ts';

const MOST_FOUND = 50;
const MOST_LINES = 200;

/** Finds people by id, by the start of their login, or by part of their name; without a text, the banned and the operators. */
export async function findPersons(db: Db, text: string, now: Instant): Promise<FoundPerson[]> {
  const like = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const rows = await db
    .selectFrom('identities')
    .leftJoin('passwords', 'passwords.identity', 'identities.id')
    .select(['identities.id', 'name', 'crest', 'kind', 'login', 'owner', 'operator', 'created_at as createdAt', 'banned_at as bannedAt'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select(eb.fn.countAll<number | string>().as('n'))
        .whereRef('sessions.identity', '=', 'identities.id')
        .where('expires_at', '>', now)
        .as('sessions'),
    )
    .select((eb) =>
      eb
        .selectFrom('seats')
        .select(eb.fn.countAll<number | string>().as('n'))
        .whereRef('seats.identity', '=', 'identities.id')
        .as('tables'),
    )
    .where((eb) =>
      text === ''
        ? eb.or([eb('operator', '=', 1), eb('banned_at', 'is not', null)])
        : eb.or([
            eb('identities.id', '=', text),
            sql<boolean>`login like ${`${like}%`} escape '\\'`,
            sql<boolean>`lower(name) like ${`%${like}%`} escape '\\'`,
          ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
  const people = rows.map((row) => ({
    ...row,
    operator: row.operator === 1,
    sessions: Number(row.sessions ?? 0),
    tables: Number(row.tables ?? 0),
  }));
  return [...foundPeople.parse({ people }).people];
}

/** Finds an identity by id, or else by login: a login may look like another user's id. */
export async function findSubject(
  db: Db,
  subject: string,
  login: string,
): Promise<{ id: IdentityId; kind: string; operator: boolean } | null> {
  const people = db
    .selectFrom('identities')
    .leftJoin('passwords', 'passwords.identity', 'identities.id')
    .select(['identities.id', 'kind', 'operator']);
  const row =
    (await people.where('identities.id', '=', subject).executeTakeFirst()) ?? (await people.where('login', '=', login).executeTakeFirst());
  return row === undefined ? null : { id: row.id, kind: row.kind, operator: row.operator === 1 };
}

export async function setBanned(db: Db, ids: readonly IdentityId[], at: Instant | null): Promise<void> {
  await db.updateTable('identities').set({ banned_at: at }).where('id', 'in', ids).execute();
}

export async function setOperator(db: Db, id: IdentityId, operator: boolean): Promise<void> {
  await db
    .updateTable('identities')
    .set({ operator: operator ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

export async function renameLogin(db: Db, identity: IdentityId, login: string): Promise<void> {
  await db.updateTable('passwords').set({ login }).where('identity', '=', identity).execute();
}

export interface NewAct {
  readonly id: string;
  readonly at: Instant;
  readonly by: IdentityId | null;
  readonly act: ActLine['act'];
  readonly subject: string;
  readonly reason: string | null;
}

export async function insertAct(db: Db, act: NewAct): Promise<void> {
  await db.insertInto('acts').values(act).execute();
}

/** Returns the operators' acts, latest first. */
export async function readActs(db: Db): Promise<ActLine[]> {
  const rows = await db
    .selectFrom('acts')
    .leftJoin('identities as actors', 'actors.id', 'acts.by')
    .leftJoin('identities as subjects', 'subjects.id', 'acts.subject')
    .select(['acts.id', 'at', 'by', 'act', 'subject', 'reason', 'actors.name as actor', 'subjects.name as person'])
    .orderBy('at', 'desc')
    .orderBy('acts.id')
    .limit(MOST_LINES)
    .execute();
  const acts = rows.map(({ by, actor, subject, person, ...line }) => ({
    ...line,
    by: by === null ? null : { id: by, name: actor },
    subject: { id: subject, name: person },
  }));
  return [...actLog.parse({ acts }).acts];
}
