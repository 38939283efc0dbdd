import type { IdentityId, TableId, TableSummary } from '@belfry/protocol';
import { deadline } from '../clocks/clock.ts';
import type { ServerTime } from '../clocks/server-time.ts';
import { awaitedSeats, isPaused } from '../play/paused.ts';
import { findApart, findInvitations } from '../store/people.ts';
import type { Persistence } from '../store/persistence.ts';
import { type ListedTable, listTables, type TableList } from '../store/tables.ts';
import { recordAsSeenBy, seesDelayed } from '../tables/delayed-record.ts';
import { seatNames } from '../tables/seat-names.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { isRemovable } from './remove-table.ts';

/** The longest spectator delay that table settings allow. */
const LONGEST_DELAY_MS = 3600 * 1000;

/** Returns tables for a list: those where it is your turn first, most urgent on top, then the most recently changed. */
export async function summaries(
  context: Persistence,
  list: TableList,
  isShown: (listed: ListedTable) => boolean = () => true,
): Promise<TableSummary[]> {
  const me = 'identity' in list ? list.identity : null;
  const now = context.time.now();
  const listed = await listTables(context.store.db, list, now - LONGEST_DELAY_MS);
  const invitations = list.kind === 'mine' ? await findInvitations(context.store.db, list.identity) : new Map<TableId, string>();
  // A finished match is listed in the archive only; delayed spectators find it there after the delay.
  const found = listed
    .filter(isShown)
    .map((each) => ({ ...summary(each, me, context.time), invitedBy: inviterTo(each, me, invitations) }))
    .filter(({ status }) => list.kind === 'removed' || (status === 'finished') === (list.kind === 'archive'));
  const due = ({ dueAt }: TableSummary): number => dueAt ?? Number.MAX_SAFE_INTEGER;
  return found.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || due(a) - due(b) || b.movedAt - a.movedAt);
}

/** Returns the open tables for a user, without those where someone has blocked the user or is blocked by them. */
export async function openTables(context: Persistence, me: IdentityId | null): Promise<TableSummary[]> {
  const apart = me === null ? new Set<IdentityId>() : await findApart(context.store.db, me);
  const isApart = ({ table: { host }, seats }: ListedTable): boolean =>
    apart.has(host) || seats.some(({ identity }) => identity !== null && apart.has(identity));
  return summaries(context, { kind: 'open' }, (listed) => !isApart(listed));
}

/** Returns the tables that anyone may watch. */
export function liveTables(context: TableCache): Promise<TableSummary[]> {
  return summaries(
    context,
    { kind: 'live' },
    ({ table, seats }) => context.viewerAccessOf({ record: table, seats }, null, undefined) !== null,
  );
}

/** Returns who invited the user to a table where they do not sit. */
function inviterTo({ table, seats }: ListedTable, me: IdentityId | null, invitations: ReadonlyMap<TableId, string>): string | null {
  return seats.some(({ identity }) => identity === me) ? null : (invitations.get(table.id) ?? null);
}

function summary(listed: ListedTable, me: IdentityId | null, time: ServerTime): Omit<TableSummary, 'invitedBy'> {
  const { seats, head, people } = listed;
  const table = recordAsSeenBy(listed, me, time);
  const began = table.startedAt ?? table.createdAt;
  const { game, players, options, clock, hotseat } = table.settings;
  const names = seatNames({ record: table, seats }, (identity) => people.get(identity)?.name);
  const waiting = table.status === 'playing' && head !== null ? awaitedSeats(head) : [];
  const isDelayed = seesDelayed(listed, me);
  const own = seats.filter(({ identity }) => me !== null && identity === me).map(({ seat }) => seat);
  const mine = waiting.filter((seat) => own.includes(seat) && seats[seat]?.bot === null);
  return {
    id: table.id,
    game,
    players,
    options,
    clock,
    status: table.status,
    hotseat,
    seats: seats.map(({ seat, identity, bot }) => ({
      name: names[seat] ?? null,
      bot: bot ?? table.sat?.[seat]?.bot ?? null,
      crest: (identity === null ? table.sat?.[seat]?.crest : people.get(identity)?.crest) ?? null,
    })),
    createdAt: table.createdAt,
    movedAt: isDelayed ? began : (head?.movedAt ?? table.createdAt),
    yourTurn: mine.length > 0,
    dueAt: deadline(head?.clocks ?? null, mine, seats, time),
    waitingFor: me === null || isDelayed ? [] : waiting.flatMap((seat) => names[seat] ?? []),
    yourSeat: own.length === 1 ? (own[0] ?? null) : null,
    places: table.outcome?.places ?? null,
    expelled: seats.filter(({ expelled = false }) => expelled && table.status === 'finished').map(({ seat }) => seat),
    botPlayed: seats.filter(({ botMoves = 0 }) => table.status === 'finished' && botMoves > 0).map(({ seat }) => seat),
    ending: table.ending,
    adjournedUntil: table.status === 'playing' && !isDelayed ? (head?.agreements.adjournedUntil ?? null) : null,
    paused: table.status === 'playing' && !isDelayed && isPaused({ seats, people }),
    removable: isRemovable(table.host, seats, me),
    removedAt: listed.removedAt,
  };
}
