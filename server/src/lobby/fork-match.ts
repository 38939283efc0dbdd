import { rulesOf } from '@belfry/games';
import type { Game, Header } from '@belfry/kernel';
import { earlier, pendingSeats, seqOf } from '@belfry/live';
import { type IdentityId, type NewTable, refuse, type TableId } from '@belfry/protocol';
import type { Bringer } from '../match-files/match-files.ts';
import { checkLevel } from '../play/seat-changes.ts';
import { isOverFor } from '../play/snapshots.ts';
import { insertEntries } from '../store/entries.ts';
import { bodyOf } from '../store/entry-body.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';
import { writeHead, writeSeat, writeTable } from '../store/records.ts';
import { eraseTables } from '../store/retention.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, openTable, within } from '../tables/table-cache.ts';
import { requireAccess } from '../tables/viewer-access.ts';
import { gatheringTable } from './gathering-table.ts';
import type { LobbyPort } from './lobby-port.ts';
import { firstHead } from './start-match.ts';
import { checkRoom, withRoom } from './table-quota.ts';
import { withDefaultSettings } from './table-settings.ts';

/** Creates a table against bots that continues a finished match from one of its entries. */
export async function forkMatch(
  context: LobbyPort,
  me: IdentityId,
  asked: NewTable,
  from: { readonly table: TableId; readonly seq: number },
): Promise<LiveTable> {
  await checkRoom(context, me);
  const { game, live } = await within(context, from.table, async (table) => {
    const { header } = table.record;
    const isOver = await isOverFor(context, table, requireAccess(context, table, me, undefined));
    if (!isOver || header === null) throw refuse('finished-only');
    const whole = await matchOf(context, table);
    if (from.seq > seqOf(whole)) throw refuse('no-entry', { entries: seqOf(whole) });
    return { game: table.game, live: earlier(whole, from.seq) };
  });
  const { log } = live.match;
  const { keyHash: _hash, key: _key, ...header } = log.header;
  const now = context.time.now();
  const level = typeof asked.bots === 'string' ? asked.bots : 'apprentice';
  checkLevel(game, level);
  const own = pendingSeats(live)[0] ?? 0;
  const seats = Array.from(
    { length: header.players },
    (_, seat): SeatRecord =>
      seat === own ? { seat, identity: me, bot: null, ready: true } : { seat, identity: null, bot: level, ready: false },
  );
  const table = copyOf(context, me, game, header, asked, { status: 'playing', key: context.newKey() });
  await storeMatch(context, table, seats, log.entries.map(bodyOf), firstHead(context, table, seats, live, now));
  return openTable(context, table.id);
}

/** Imports a match file as a finished table in the user's archive, after verifying every move and all chance. */
export async function importMatch(context: LobbyPort, by: Bringer, text: string): Promise<LiveTable> {
  const me = by.person;
  const { header: whole, entries, outcome, sat } = await context.matchFiles.check(by, text);
  const { key, ...header } = whole;
  const game = await rulesOf(header, context.games);
  const table = copyOf(context, me, game, header, { game: game.id }, { status: 'finished', key: key ?? null });
  const now = context.time.now();
  const seats = Array.from({ length: header.players }, (_, seat): SeatRecord => ({ seat, identity: null, bot: null, ready: false }));
  const head: Head = {
    seq: entries.length,
    revision: 0,
    movedAt: now,
    pending: [],
    clocks: null,
    vote: null,
    agreements: {},
    expired: [],
    dueAt: null,
    lease: null,
  };
  await storeMatch(context, { ...table, endedAt: now, outcome, sat }, seats, entries, head);
  return openTable(context, table.id);
}

function copyOf(
  context: LobbyPort,
  me: IdentityId,
  game: Game,
  header: Header,
  asked: NewTable,
  how: Pick<TableRecord, 'status' | 'key'>,
): TableRecord {
  const now = context.time.now();
  const settings = withDefaultSettings(game, { ...asked, players: header.players, options: header.options });
  return { ...gatheringTable(me, { ...settings, hotseat: false, access: 'link' }, now), startedAt: now, header, ...how };
}

async function storeMatch(
  context: LobbyPort,
  table: TableRecord,
  seats: readonly SeatRecord[],
  entries: readonly string[],
  head: Head,
): Promise<void> {
  const { db } = context.store;
  const { id } = table;
  const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(entry), 0);
  const now = context.time.now();
  // Hidden until it is complete. If this process dies first, cleanup deletes the remains as it does removed tables.
  const row = { ...writeTable(table), bytes, removed_at: now };
  await withRoom(context, table.host, bytes, () => db.insertInto('tables').values(row).execute());
  try {
    await insertEntries(db, id, entries, now);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('seats')
        .values(seats.map((seat) => writeSeat(id, seat)))
        .execute();
      await tx.insertInto('heads').values(writeHead(id, head)).execute();
      await tx.updateTable('tables').set({ removed_at: null }).where('id', '=', id).execute();
    });
  } catch (error) {
    await db.transaction().execute((tx) => eraseTables(tx, [id]));
    throw error;
  }
  context.expect(table.id, head.dueAt);
}
