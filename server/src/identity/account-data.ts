import { isUndo, type Seat } from '@belfry/kernel';
import type { IdentityId, TableId } from '@belfry/protocol';
import { readAccount, readLinesOf } from '../store/account.ts';
import { pagesOfEntries, type StoredEntry } from '../store/entries.ts';
import type { Persistence } from '../store/persistence.ts';
import { findTable, findTablesOf } from '../store/tables.ts';
import { recordAsSeenBy } from '../tables/delayed-record.ts';
import type { Session } from './identities.ts';

/**
 * Yields everything stored about a user as pieces of one JSON text, so that a long history never has to fit in memory. Of a match it has
 * the table, the user's seats and their own moves; nothing of other players, no chance, no key.
 */
export async function* accountData(context: Persistence, { me, tokenHash }: Session): AsyncGenerator<string> {
  const { db } = context.store;
  const account = await readAccount(db, me.id, tokenHash);
  yield `${JSON.stringify({ writtenAt: context.time.now(), ...account }, null, 1).slice(0, -2)},\n "tables": [`;
  let first = true;
  for (const id of await findTablesOf(db, me.id)) {
    const table = await tableOf(context, me.id, id);
    if (table === null) continue;
    yield `${first ? '' : ','}\n  ${JSON.stringify(table)}`;
    first = false;
  }
  yield '\n ]\n}\n';
}

async function tableOf(context: Persistence, me: IdentityId, id: TableId): Promise<object | null> {
  const { db } = context.store;
  const stored = await findTable(db, id, true);
  if (stored === null) return null;
  const own = stored.seats.filter(({ identity }) => identity === me).map(({ seat }) => seat);
  const { settings, status, createdAt, startedAt, endedAt, host, outcome } = recordAsSeenBy(stored, me, context.time);
  const moves: object[] = [];
  if (own.length > 0)
    for await (const page of pagesOfEntries(db, id)) for (const stored of page) if (isOwn(stored, own)) moves.push(madeMove(stored));
  return {
    id,
    settings,
    status,
    createdAt,
    startedAt,
    endedAt,
    youMadeIt: host === me,
    seats: own.map((seat) => ({ seat, place: outcome?.places[seat] ?? null, standing: stored.seats[seat]?.standing?.answers ?? [] })),
    moves,
    lines: await readLinesOf(db, me, id),
  };
}

/** Returns true if the person made this entry here, not a bot in their place. Imported and forked entries have no request. */
function isOwn({ entry, request }: StoredEntry, own: readonly Seat[]): boolean {
  return request !== null && own.includes(entry.seat) && !('by' in entry);
}

function madeMove({ entry, at }: StoredEntry): object {
  const { seq, seat } = entry;
  return isUndo(entry) ? { seq, at, seat, undo: entry.undo } : { seq, at, seat, move: entry.move };
}
