import { type IdentityId, refuse, type TableId } from '@belfry/protocol';
import { invitationTo } from '../play/notification-triggers.ts';
import type { PlayPort } from '../play/play-port.ts';
import { findBlockers, findInvited, findPerson, haveMet, insertInvitation } from '../store/people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { rereadTable, within } from '../tables/table-cache.ts';

/** Invites an acquaintance to a gathering table, unless they have blocked the user. */
export function invite(context: PlayPort, id: TableId, me: IdentityId, guest: IdentityId): Promise<void> {
  return within(context, id, async (table) => {
    await rereadTable(context, table);
    checkInviter(table, me);
    if (table.record.status !== 'gathering') throw refuse('begun');
    const { store, time } = context;
    const found = await findPerson(store.db, guest);
    if (found === null) throw refuse('no-person', { subject: guest });
    const { name } = found.person;
    if (!(await haveMet(store.db, me, guest))) throw refuse('not-met', { name });
    if ((await findBlockers(store.db, me, [guest])).has(guest)) throw refuse('not-invited', { name });
    if (table.seats.some(({ identity }) => identity === guest)) return;
    const at = time.now();
    await insertInvitation(
      store,
      { table: id, identity: guest, by: me, at },
      { settled: [], fresh: [invitationTo(id, guest, at, context.noticeTerms.afterMs)] },
    );
  });
}

/** Returns who has been invited to a table; only the people at it may see that. */
export function invitedTo(context: PlayPort, id: TableId, me: IdentityId): Promise<IdentityId[]> {
  return within(context, id, async (table) => {
    checkInviter(table, me);
    return findInvited(context.store.db, id);
  });
}

function checkInviter({ record, seats }: LiveTable, me: IdentityId): void {
  if (record.host !== me && !seats.some(({ identity }) => identity === me)) throw refuse('take-a-seat');
}
