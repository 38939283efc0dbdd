import { type IdentityId, refuse, type TableId } from '@belfry/protocol';
import { announceTable } from '../play/announcements.ts';
import { invitationTo } from '../play/notification-triggers.ts';
import { findBlockers } from '../store/people.ts';
import { insertTable, nameRematch } from '../store/tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable, rereadTable, within } from '../tables/table-cache.ts';
import { gatheringTable } from './gathering-table.ts';
import { start } from './lobby.ts';
import type { LobbyPort } from './lobby-port.ts';
import { withRoom } from './table-quota.ts';

/**
 * Sets up a rematch with the same players, bots and options; a second request returns the table of the first. Starts at once if no one else
 * has to agree.
 */
export async function askRematch(context: LobbyPort, id: TableId, me: IdentityId): Promise<LiveTable> {
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
  const isOwn = rematch.seats.every(({ identity, bot }) => identity === me || bot !== null);
  return isOwn && rematch.record.status === 'gathering' ? start(context, next, me) : rematch;
}

async function makeRematch(context: LobbyPort, { record, seats }: LiveTable, me: IdentityId): Promise<TableId> {
  const again = { ...gatheringTable(me, record.settings, context.time.now()), rematchOf: record.id };
  const people = seats.flatMap(({ identity }) => identity ?? []);
  const blockers = await findBlockers(context.store.db, me, people);
  // A bot that stood in for a player gives the seat back. A player who does not want to be asked keeps no seat.
  const invited = seats.map(({ seat, identity, bot }) => {
    const guest = identity === null || blockers.has(identity) ? null : identity;
    return { seat, identity: guest, bot: identity === null ? bot : null, ready: guest === me };
  });
  const guests = new Set(invited.flatMap(({ identity }) => (identity === null || identity === me ? [] : [identity])));
  const fresh = [...guests].map((guest) => invitationTo(again.id, guest, again.createdAt, context.noticeTerms.afterMs));
  await withRoom(context, me, 0, () => insertTable(context.store, again, invited, { settled: [], fresh }));
  return again.id;
}
