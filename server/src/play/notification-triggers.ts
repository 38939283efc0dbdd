import type { Seat } from '@belfry/kernel';
import type { Clock, IdentityId, Instant, TableId } from '@belfry/protocol';
import { type FreshNotice, NO_CHANGE, type NoticeChange, type Settled } from '../store/notices.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever has less than a day is reminded while there is still time. */
const REMINDED_AFTER = 0.8;
/** Where no clock runs people may sit together: whoever moves within this many times the usual wait is not called. */
const WITHOUT_CLOCK = 5;

interface Seated {
  readonly record: Pick<TableRecord, 'id' | 'settings'>;
  readonly seats: readonly SeatRecord[];
}

export interface Turned {
  /** Who owed a decision before, and who owes one now. */
  readonly before: readonly Seat[];
  readonly head: Pick<Head, 'seq' | 'pending' | 'clocks'>;
  /** Whose entry it was, unless a bot made it; null at the start. */
  readonly mover: Seat | null;
  readonly over: boolean;
  readonly at: Instant;
}

/** What an entry, or the start, changes in what people are to be told: whose turn begins, whose is over, and that the match is. */
export function notificationsFor(table: Seated, turned: Turned, afterMs: number): NoticeChange {
  const { settings } = table.record;
  const wait = waitFor(settings.clock, afterMs);
  if (wait === null || settings.hotseat || people(table).size < 2) return NO_CHANGE;
  return { settled: settledBy(table, turned), fresh: [...turnsOf(table, turned, wait), ...endOf(table, turned, wait)] };
}

/** How long somebody may take before they are called; null where everybody sits at the table. */
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
    // Whoever has begun their turn knows of it; should they stop half-way, they are reminded.
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

/** Somebody is asked to a table that gathers. Whoever is there sees it at once and has a moment to answer. */
export function invitationTo(table: TableId, identity: IdentityId, at: Instant, afterMs: number): FreshNotice {
  return { identity, table, kind: 'invited', cause: 0, at, dueAt: at + afterMs };
}
