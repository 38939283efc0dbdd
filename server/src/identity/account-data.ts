import { isUndo, type Seat } from '@belfry/kernel';
import type { IdentityId, TableId } from '@belfry/protocol';
import { readAccount, readLinesOf } from '../store/account.ts';
import { pagesOfEntries, type StoredEntry } from '../store/entries.ts';
import type { Persistence } from '../store/persistence.ts';
import { findTable, findTablesOf } from '../store/tables.ts';
import { recordAsSeenBy } from '../tables/delayed-record.ts';
import type { Session } from './identities.ts';

/**
 * Everything that is kept about somebody, as pieces of one JSON text: a long life of play is never in memory whole. Built up from what is theirs: of a
 * match the table, their seats and the moves they made themselves. Nothing of others, no chance, no key.
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

/** Made here, by the person and not by a bot in their stead. Entries that came with a file or from another match have no request. */
function isOwn({ entry, request }: StoredEntry, own: readonly Seat[]): boolean {
  return request !== null && own.includes(entry.seat) && !('by' in entry);
}

function madeMove({ entry, at }: StoredEntry): object {
  const { seq, seat } = entry;
  return isUndo(entry) ? { seq, at, seat, undo: entry.undo } : { seq, at, seat, move: entry.move };
}
