import type { Seat } from '@belfry/kernel';
import type { Clock, IdentityId, Instant, TableId } from '@belfry/protocol';
import { type FreshNotice, NO_CHANGE, type NoticeChange, type Settled } from '../store/notices.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A reminder comes after this share of the remaining time, or after a day if that is sooner. */
const REMINDED_AFTER = 0.8;
/** Without clocks, players may be in the same room: a turn notification waits this many times longer than usual. */
const WITHOUT_CLOCK = 5;

interface Seated {
  readonly record: Pick<TableRecord, 'id' | 'settings'>;
  readonly seats: readonly SeatRecord[];
}

export interface Turned {
  /** The seats that owed a decision before, and those that owe one now. */
  readonly before: readonly Seat[];
  readonly head: Pick<Head, 'seq' | 'pending' | 'clocks'>;
  /** The seat that made the entry; null for a bot and at the start. */
  readonly mover: Seat | null;
  readonly over: boolean;
  readonly at: Instant;
}

/** Returns the notices that an entry or the start creates or settles: turns that begin or end, and the end of the match. */
export function notificationsFor(table: Seated, turned: Turned, afterMs: number): NoticeChange {
  const { settings } = table.record;
  const wait = waitFor(settings.clock, afterMs);
  if (wait === null || settings.hotseat || people(table).size < 2) return NO_CHANGE;
  return { settled: settledBy(table, turned), fresh: [...turnsOf(table, turned, wait), ...endOf(table, turned, wait)] };
}

/** Returns the delay of a turn notification; null for live clocks, where everyone is present. */
function waitFor({ kind }: Clock, afterMs: number): number | null {
  return kind === 'live' ? null : kind === 'days' ? afterMs : afterMs * WITHOUT_CLOCK;
}

function people({ seats }: Seated): Set<IdentityId> {
  return new Set(seats.flatMap(({ identity }) => identity ?? []));
}

function settledBy({ record: { id }, seats }: Seated, { before, head, mover, over }: Turned): Settled[] {
  return seats.flatMap(({ seat, identity }): Settled[] => {
    if (identity === null) return [];
    if (over || (before.includes(seat) && !head.pending.includes(seat)))
      return [{ identity, table: id, kinds: seat === mover ? ['turn', 'reminder', 'chat'] : ['turn', 'reminder'] }];
    // A player who has begun their turn knows about it; a reminder follows if they stop half-way.
    return seat === mover ? [{ identity, table: id, kinds: ['turn', 'chat'] }] : [];
  });
}

function turnsOf({ record: { id }, seats }: Seated, { before, head, over, at }: Turned, wait: number): FreshNotice[] {
  if (over) return [];
  return head.pending.flatMap((seat): FreshNotice[] => {
    const { identity = null, bot = null } = seats[seat] ?? {};
    if (identity === null || bot !== null || before.includes(seat)) return [];
    const notice = { identity, table: id, cause: head.seq, at };
    return [
      { ...notice, kind: 'turn', dueAt: at + wait },
      { ...notice, kind: 'reminder', dueAt: at + Math.min(DAY_MS, (head.clocks?.left[seat] ?? Number.POSITIVE_INFINITY) * REMINDED_AFTER) },
    ];
  });
}

function endOf(table: Seated, { mover, over, head, at }: Turned, wait: number): FreshNotice[] {
  if (!over) return [];
  const here = mover === null ? null : table.seats[mover]?.identity;
  return [...people(table)]
    .filter((identity) => identity !== here)
    .map((identity) => ({ identity, table: table.record.id, kind: 'over', cause: head.seq, at, dueAt: at + wait }));
}

/** Returns the notice of an invitation. It is delayed, so that a player who is online can answer first. */
export function invitationTo(table: TableId, identity: IdentityId, at: Instant, afterMs: number): FreshNotice {
  return { identity, table, kind: 'invited', cause: 0, at, dueAt: at + afterMs };
}
