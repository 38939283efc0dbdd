import { findGame } from '@belfry/games';
import { BadInput, type Game, type Seat } from '@belfry/kernel';
import { dealMatch } from '@belfry/live';
import { type IdentityId, type NewTable, refuse, type TableId, type TableSettings } from '@belfry/protocol';
import { catchUp } from '../play/catch-up.ts';
import { notificationsFor } from '../play/notification-triggers.ts';
import { checkLevel } from '../play/seat-changes.ts';
import { findBlockers, settleInvitation } from '../store/people.ts';
import type { SeatRecord, TableRecord } from '../store/records.ts';
import { type Gathered, insertTable, rewriteGathering, startTable } from '../store/tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { seatNames } from '../tables/seat-names.ts';
import { openTable, rereadTable, within } from '../tables/table-cache.ts';
import { gatheringTable } from './gathering-table.ts';
import type { LobbyPort } from './lobby-port.ts';
import { firstHead, withTimeOff } from './start-match.ts';
import { withRoom } from './table-quota.ts';
import { withDefaultSettings } from './table-settings.ts';

/** Creates a table. The host takes the first seat, or every seat when players share one screen. */
export async function makeTable(context: LobbyPort, me: IdentityId, asked: NewTable): Promise<LiveTable> {
  const game = findGame(asked.game, context.games);
  const settings = withDefaultSettings(game, asked);
  const table = gatheringTable(me, settings, context.time.now());
  const seats = firstSeats(game, settings, me, asked);
  await withRoom(context, me, 0, () => insertTable(context.store, table, seats));
  if (seats.some(({ bot }) => bot !== null)) context.expectBots(game.id);
  if (asked.start === true) await start(context, table.id, me);
  return openTable(context, table.id);
}

function firstSeats(game: Game, settings: TableSettings, me: IdentityId, { bots, watch }: NewTable): SeatRecord[] {
  const own = watch === true ? 0 : 1;
  const levels = typeof bots === 'string' ? Array.from({ length: settings.players - own }, () => bots) : (bots ?? []);
  if (levels.length > settings.players - own)
    throw new BadInput(`there are ${settings.players - own} seats for bots, not ${levels.length}`);
  return Array.from({ length: settings.players }, (_, seat) => {
    const bot = seat < own ? null : (levels[seat - own] ?? null);
    if (bot !== null) checkLevel(game, bot);
    const mine = watch !== true && (seat === 0 || (settings.hotseat && bot === null));
    return { seat, identity: mine ? me : null, bot, ready: mine };
  });
}

/** Takes a free seat, or (as host) gives it to a bot. */
export async function takeSeat(context: LobbyPort, id: TableId, me: IdentityId, seat: Seat, bot: string | null): Promise<LiveTable> {
  const taken = await gathering(context, id, async (table) => {
    checkSeat(table, seat);
    if (bot !== null) {
      checkHost(table, me);
      checkLevel(table.game, bot);
      context.expectBots(table.game.id);
    } else if (!table.record.settings.hotseat && table.seats.some(({ identity }) => identity === me)) {
      throw refuse('seated-already');
    } else if (table.record.settings.hotseat && table.record.host !== me) {
      throw refuse('one-screen');
    }
    const { hotseat } = table.record.settings;
    const claimed: SeatRecord = { seat, identity: bot === null ? me : null, bot, ready: hotseat };
    if (table.seats[seat]?.identity !== null || table.seats[seat].bot !== null) throw refuse('seat-taken');
    if (bot === null) await checkWelcome(context, table, me);
    await rewrite(
      context,
      table,
      table.seats.map((other) => (other.seat === seat ? claimed : other)),
    );
  });
  if (bot === null) await settleInvitation(context.store, id, me);
  return taken;
}

/** Throws Refused if someone at the table has blocked the user. */
async function checkWelcome(context: LobbyPort, { record, seats }: LiveTable, me: IdentityId): Promise<void> {
  const people = [record.host, ...seats.flatMap(({ identity }) => identity ?? [])];
  if ((await findBlockers(context.store.db, me, people)).size > 0) throw refuse('not-welcome');
}

/** Frees a seat; the host may free any. When the host leaves, the next player becomes host, or the table closes if there is none. */
export function freeSeat(context: LobbyPort, id: TableId, me: IdentityId, seat: Seat): Promise<LiveTable> {
  return gathering(context, id, async (table) => {
    checkSeat(table, seat);
    if (table.seats[seat]?.identity !== me) checkHost(table, me);
    const seats = table.seats.map((other) => (other.seat === seat ? { seat, identity: null, bot: null, ready: false } : other));
    const people = seats.flatMap(({ identity }) => identity ?? []);
    const hostLeaves = table.seats[seat]?.identity === table.record.host && !people.includes(table.record.host);
    const host = hostLeaves ? (people[0] ?? table.record.host) : table.record.host;
    const left = hostLeaves && people.length === 0;
    await rewrite(context, table, seats, { ...table.record, host, status: left ? 'closed' : 'gathering' });
  });
}

export function setReady(context: LobbyPort, id: TableId, me: IdentityId, ready: boolean): Promise<LiveTable> {
  return gathering(context, id, async (table) => {
    if (!table.seats.some(({ identity }) => identity === me)) throw refuse('take-a-seat');
    await rewrite(
      context,
      table,
      table.seats.map((seat) => (seat.identity === me ? { ...seat, ready } : seat)),
    );
  });
}

/** Changes the settings (host only); players must confirm that they are ready again. */
export function changeSettings(
  context: LobbyPort,
  id: TableId,
  me: IdentityId,
  change: Partial<Omit<TableSettings, 'game' | 'hotseat'>>,
): Promise<LiveTable> {
  return gathering(context, id, async (table) => {
    checkHost(table, me);
    const settings = withDefaultSettings(table.game, { ...table.record.settings, ...change });
    if (table.seats.slice(settings.players).some(({ identity }) => identity !== null && identity !== me)) {
      throw refuse('seat-in-use');
    }
    const { hotseat } = settings;
    const seats = Array.from({ length: settings.players }, (_, seat): SeatRecord => {
      const old = table.seats[seat] ?? { seat, identity: hotseat ? me : null, bot: null, ready: false };
      return { ...old, ready: old.identity === me };
    });
    await rewrite(context, table, seats, { ...table.record, settings });
  });
}

export async function start(context: LobbyPort, id: TableId, me: IdentityId): Promise<LiveTable> {
  const table = await gathering(context, id, async (open) => {
    checkHost(open, me);
    const waiting = open.seats.find(({ identity, bot }) => identity === null && bot === null);
    if (waiting !== undefined) throw refuse('seats-empty');
    const unready = open.seats.find(({ identity, ready }) => identity !== null && identity !== me && !ready);
    if (unready !== undefined) {
      const names = seatNames(open, (identity) => open.people.get(identity)?.name);
      throw refuse('not-ready', { name: names[unready.seat] ?? 'somebody' });
    }
    const now = context.time.now();
    const key = context.newKey();
    const { players, options } = open.record.settings;
    const live = dealMatch(open.game, { players, options, key }, now);
    const started: TableRecord = { ...open.record, status: 'playing', startedAt: now, header: live.match.log.header, key };
    const seats = await withTimeOff(context, started, open.seats, now);
    const head = firstHead(context, started, seats, live, now);
    const begun = { before: [], head, mover: null, over: false, at: now };
    const notices = notificationsFor({ record: started, seats }, begun, context.noticeTerms.afterMs);
    orAgain(await startTable(context.store, { table: started, seats, head }, open, notices));
    context.expect(id, head.dueAt);
  });
  return table;
}

/** Thrown when another node has changed the table in the meantime. */
const CHANGED = Symbol('changed');
const TRIES = 10;

/** Changes a gathering table and updates its subscribers. After a conflict the change is retried on the current state. */
async function gathering(context: LobbyPort, id: TableId, change: (table: LiveTable) => Promise<void>): Promise<LiveTable> {
  return within(context, id, async (table) => {
    for (let tries = 0; ; tries++) {
      await rereadTable(context, table);
      if (table.record.status !== 'gathering') throw refuse('begun');
      try {
        await change(table);
        break;
      } catch (error) {
        if (error !== CHANGED) throw error;
        if (tries === TRIES) throw refuse('too-busy');
      }
    }
    context.store.notifier.notify({ table: id, what: 'table' });
    await catchUp(context, table);
    return table;
  });
}

async function rewrite(
  context: LobbyPort,
  table: LiveTable,
  seats: readonly SeatRecord[],
  record: TableRecord = table.record,
): Promise<void> {
  orAgain(await rewriteGathering(context.store.db, record, seats, table));
}

function orAgain(gathered: Gathered): void {
  if (gathered === 'begun') throw refuse('just-begun');
  if (gathered === 'changed') throw CHANGED;
}

function checkHost(table: LiveTable, me: IdentityId): void {
  if (table.record.host !== me) throw refuse('host-only');
}

function checkSeat(table: LiveTable, seat: Seat): void {
  if (table.seats[seat] === undefined) throw refuse('no-seat', { seat });
}
