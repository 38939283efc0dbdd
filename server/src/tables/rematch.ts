import { type IdentityId, refuse, type TableId } from '@belfry/protocol';
import { newId, TABLE_ID_LENGTH } from '../identity/tokens.ts';
import { invitation } from '../notices/invitation.ts';
import { announceTable } from '../play/announcing.ts';
import type { LiveTable } from '../play/live-table.ts';
import { openTable, rereadTable, type ServerContext, within } from '../play/server-context.ts';
import type { TableRecord } from '../store/records.ts';
import { insertTable, nameRematch } from '../store/tables.ts';
import { start } from './lobby.ts';

/** The same people, bots and options again; whoever asks second finds the table of the first. Starts at once when nobody else must agree. */
export async function askRematch(context: ServerContext, id: TableId, me: IdentityId): Promise<LiveTable> {
  const next = await within(context, id, async (table) => {
    await rereadTable(context, table);
    if (table.record.status !== 'finished') throw refuse('rematch-later');
    if (!table.seats.some(({ identity }) => identity === me)) throw refuse('rematch-not-yours');
    if (table.record.rematch !== null) return table.record.rematch;
    const made = await makeRematch(context, table, me);
    const rematch = await nameRematch(context.store.db, id, made);
    table.record = { ...table.record, rematch };
    context.store.notifier.notify({ table: id, what: 'table' });
    announceTable(context, table);
    return rematch;
  });
  const rematch = await openTable(context, next);
  const others = rematch.seats.some(({ identity }) => identity !== null && identity !== me);
  return others || rematch.record.status !== 'gathering' ? rematch : start(context, next, me);
}

async function makeRematch(context: ServerContext, { record, seats }: LiveTable, me: IdentityId): Promise<TableId> {
  const again: TableRecord = {
    id: newId(TABLE_ID_LENGTH),
    status: 'gathering',
    host: me,
    settings: record.settings,
    createdAt: context.time.now(),
    startedAt: null,
    endedAt: null,
    header: null,
    key: null,
    outcome: null,
    rematch: null,
    rematchOf: record.id,
    sat: null,
  };
  // A bot that only stood in for a person gives the seat back.
  const invited = seats.map((seat) => ({ ...seat, bot: seat.identity === null ? seat.bot : null, ready: seat.identity === me }));
  const guests = new Set(invited.flatMap(({ identity }) => (identity === null || identity === me ? [] : [identity])));
  await insertTable(context.store, again, invited, {
    settled: [],
    fresh: [...guests].map((guest) => invitation(context, again, guest, again.createdAt)),
  });
  return again.id;
}
