import { type ActLine, type FoundPerson, type IdentityId, type Instant, type OperatorAct, refuse, type TableId } from '@belfry/protocol';
import { newId } from '../base/tokens.ts';
import { newGuestName } from '../identity/guest-names.ts';
import { tidyLogin } from '../identity/identities.ts';
import { deleteSessionsOf, findBots, renameIdentity } from '../store/identities.ts';
import type { Note } from '../store/notifier.ts';
import { findPersons, findSubject, insertAct, readActs, renameLogin, setBanned, setOperator } from '../store/operators.ts';
import { findRemover, removeTable, restoreTable } from '../store/removed-tables.ts';
import type { Db } from '../store/store.ts';
import { findTablesOf } from '../store/tables.ts';

/** What operators can do, at the console and on the web page. */
export interface Administration {
  find(text: string): Promise<readonly FoundPerson[]>;
  /** Carries out an act and logs it in one transaction. `by` is null at the console. Throws Refused if the act is not allowed. */
  carryOut(by: IdentityId | null, act: OperatorAct): Promise<void>;
  log(): Promise<readonly ActLine[]>;
}

const ACT_ID_LENGTH = 12;
const FREED_LOGIN_LENGTH = 8;

/** Returns the operators' acts on a store; `tell` notifies every node of what to reread. */
export function administration(db: Db, now: () => Instant, tell: (note: Note) => void): Administration {
  return {
    find: (text) => findPersons(db, text.trim(), now()),
    log: () => readActs(db),
    async carryOut(by, { act, subject, reason }) {
      const notes = await db.transaction().execute(async (tx) => {
        const done = await perform(tx, act, subject, now());
        await insertAct(tx, { id: newId(ACT_ID_LENGTH), at: now(), by, act, subject: done.subject, reason: reason ?? null });
        return done.notes;
      });
      for (const note of notes) tell(note);
    },
  };
}

interface Done {
  /** The id of the identity or table that the act is about. */
  readonly subject: string;
  readonly notes: readonly Note[];
}

async function perform(tx: Db, act: OperatorAct['act'], subject: string, now: Instant): Promise<Done> {
  return act === 'delete-table' || act === 'restore-table' ? performOnTable(tx, act, subject, now) : performOnPerson(tx, act, subject, now);
}

type TableAct = 'delete-table' | 'restore-table';

async function performOnTable(tx: Db, act: TableAct, id: TableId, now: Instant): Promise<Done> {
  if (act === 'delete-table') {
    if (!(await removeTable(tx, id, null, now))) throw refuse('no-table');
  } else {
    if ((await findRemover(tx, id)) === undefined) throw refuse('not-removed');
    await restoreTable(tx, id, now);
  }
  return { subject: id, notes: [{ table: id, what: 'table' }] };
}

async function performOnPerson(tx: Db, act: Exclude<OperatorAct['act'], TableAct>, subject: string, now: Instant): Promise<Done> {
  const found = await findSubject(tx, subject, tidyLogin(subject));
  if (found === null) throw refuse('no-person', { subject });
  const { id } = found;
  const notes: Note[] = [];
  switch (act) {
    case 'ban':
      if (found.operator) throw refuse('operators-stay');
      notes.push(...(await endSessions(tx, await withBots(tx, id))));
      await setBanned(tx, await withBots(tx, id), now);
      break;
    case 'unban':
      await setBanned(tx, await withBots(tx, id), null);
      break;
    case 'close-sessions':
      notes.push(...(await endSessions(tx, [id])));
      break;
    case 'free-name':
      await renameIdentity(tx, id, { name: newGuestName(), named: false });
      // A signed-in user finds the new login on their page; the password stays.
      await renameLogin(tx, id, newId(FREED_LOGIN_LENGTH));
      for (const table of await findTablesOf(tx, id)) notes.push({ table, what: 'table' });
      break;
    case 'make-operator':
      if (found.kind !== 'account') throw refuse('operators-sign-in');
      await setOperator(tx, id, true);
      break;
    case 'unmake-operator':
      await setOperator(tx, id, false);
      break;
  }
  return { subject: id, notes };
}

async function withBots(tx: Db, id: IdentityId): Promise<IdentityId[]> {
  return [id, ...(await findBots(tx, id)).map((bot) => bot.id)];
}

async function endSessions(tx: Db, ids: readonly IdentityId[]): Promise<Note[]> {
  for (const id of ids) await deleteSessionsOf(tx, id);
  return ids.map((identity) => ({ what: 'sessions', identity }));
}
