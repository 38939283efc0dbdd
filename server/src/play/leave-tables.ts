import { type IdentityId, isRefused, type TableId } from '@belfry/protocol';
import { STAND_IN } from '../store/erase-identity.ts';
import { updateMatch, writeSeatRow } from '../store/match-rows.ts';
import type { SeatRecord } from '../store/records.ts';
import { eraseTables } from '../store/retention.ts';
import { rewriteGathering, updateHost } from '../store/tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { rereadTable, within } from '../tables/table-cache.ts';
import { catchUp } from './catch-up.ts';
import type { PlayPort } from './play-port.ts';
import { giveSeatsToBots } from './seat-changes.ts';

/**
 * Removes deleted users from a table: their seats become free, go to a bot, or keep no owner, depending on the table's status. The match
 * stays with the other players; without any the table is deleted.
 */
export async function leaveForGood(context: PlayPort, id: TableId, gone: ReadonlySet<IdentityId>): Promise<void> {
  const { db, notifier } = context.store;
  const leaving = within(context, id, async (table) => {
    await rereadTable(context, table);
    const [heir] = table.seats.flatMap(({ identity }) => (identity === null || gone.has(identity) ? [] : [identity]));
    if (heir === undefined) await db.transaction().execute((tx) => eraseTables(tx, [id]));
    else {
      if (gone.has(table.record.host)) await updateHost(db, id, heir);
      await leaveSeats(context, table, gone);
    }
    notifier.notify({ table: id, what: 'table' });
    await catchUp(context, table);
  });
  await leaving.catch((error: unknown) => {
    // The table has been deleted, here or before.
    if (!isRefused(error) || error.refusal.reason !== 'no-table') throw error;
  });
}

async function leaveSeats(context: PlayPort, table: LiveTable, gone: ReadonlySet<IdentityId>): Promise<void> {
  const { db } = context.store;
  const isLeft = ({ identity }: { identity: IdentityId | null }): boolean => identity !== null && gone.has(identity);
  const free = (seat: SeatRecord): SeatRecord => (isLeft(seat) ? { ...seat, identity: null, bot: null, ready: false } : seat);
  const freeSeats = async (): Promise<boolean> => (await rewriteGathering(db, table.record, table.seats.map(free), table)) === 'done';
  const forgetSitters = async (): Promise<boolean> => {
    // A seat without player and bot was that of a person.
    const botOf = ({ identity, bot }: SeatRecord) => bot ?? (table.people.get(identity ?? '')?.kind === 'bot' ? STAND_IN : null);
    const left = table.seats
      .filter(isLeft)
      .map(({ timeOff: _off, standing: _standing, ...seat }) => ({ ...seat, identity: null, bot: botOf(seat) }));
    if (table.head !== null) return (await updateMatch(context.store, table.id, { head: table.head, seats: left })) !== null;
    for (const seat of left) await writeSeatRow(db, table.id, seat);
    return true;
  };
  do {
    await rereadTable(context, table);
    if (table.record.status === 'playing') return giveSeatsToBots(context, table, gone);
    // Players at another node may sit down or start in the meantime.
  } while (!(await (table.record.status === 'gathering' ? freeSeats() : forgetSitters())));
}
