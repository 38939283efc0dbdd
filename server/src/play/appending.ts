import { type Entry, type GameEvent, isUndo, type Seat } from '@belfry/kernel';
import type { Clock, Instant, Pace } from '@belfry/protocol';
import { nextExpiry, turnClocks } from '../clocks/clock.ts';
import type { ClockRecord, Head, SeatRecord } from '../store/records.ts';
import { announceEntries, announceTable } from './announcing.ts';
import { botsToAsk } from './bots-to-ask.ts';
import { catchUp } from './catching-up.ts';
import { type LiveMatch, type LiveTable, pendingSeats, record } from './live-table.ts';
import { Refused } from './refused.ts';
import type { ServerContext } from './server-context.ts';

const PACE_MS: Readonly<Record<Pace, number>> = { instant: 0, brisk: 350, calm: 1100 };

/** A node that has due work keeps it for so long after its time; then another may take it over. */
export const LEASE_MS = 3000;
/** Work further away than this is left to whoever is there when its time comes. */
const KEEPS_WITHIN_MS = 10_000;

/** When somebody must look after a match: at once (or after a decent pause) for a bot, at the end of the first clock for persons. */
export function dueAt(
  where: {
    /** The seats whose bot should move. */
    readonly bots: readonly Seat[];
    readonly pending: readonly Seat[];
    readonly expired: readonly Seat[];
    readonly clocks: ClockRecord | null;
    readonly pace: Pace;
  },
  now: Instant,
): Instant | null {
  if (where.bots.length > 0) return now + PACE_MS[where.pace];
  return nextExpiry(
    where.clocks,
    where.pending.filter((seat) => !where.expired.includes(seat)),
  );
}

/** The seats among these that a bot plays. */
export function botsAmong(pending: readonly Seat[], seats: readonly SeatRecord[]): Seat[] {
  return pending.filter((seat) => seats[seat]?.bot !== null);
}

export function leaseFor(context: ServerContext, due: Instant | null, now: Instant): Head['lease'] {
  return due === null || due - now > KEEPS_WITHIN_MS ? null : { by: context.node, until: due + LEASE_MS };
}

/** What was played in memory and is not yet stored. */
export interface Fresh {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly request: string;
  /** Who owed a decision before it. */
  readonly before: readonly Seat[];
}

/**
 * Stores an entry that has been played in memory and then tells everybody. False when it lost a race:
 * memory has been brought up to the store, and whoever asked must look again.
 */
export async function append(context: ServerContext, table: LiveTable, live: LiveMatch, fresh: Fresh): Promise<boolean> {
  const now = context.time.now();
  const head = headAfter(context, table, live, fresh, now);
  const outcome = head.pending.length === 0 ? table.game.outcome(live.match.state) : null;
  let won = false;
  try {
    won = await context.committer.commit({ table: table.id, entry: fresh.entry, request: fresh.request, at: now, head, outcome });
  } catch (error) {
    context.log.error({ error, table: table.id }, 'a commit failed');
    table.live = null;
    throw new Refused('not-stored');
  }
  if (!won) {
    context.metrics.races.inc();
    table.live = null;
    await catchUp(context, table);
    return false;
  }
  record(live, { entry: fresh.entry, events: fresh.events, at: now }, fresh.request);
  const hadVote = table.head?.vote !== null;
  const hadExpired = (table.head?.expired.length ?? 0) > 0;
  table.head = head;
  if (outcome !== null) table.table = { ...table.table, status: 'finished', endedAt: now, outcome };
  const by = isUndo(fresh.entry) ? 'undo' : fresh.entry.by === undefined ? 'person' : 'bot';
  context.metrics.moves.inc({ game: table.game.id, by });
  context.store.notifier.notify({ table: table.id, what: 'entries' });
  await announceEntries(context, table);
  if (outcome !== null || hadVote || hadExpired) announceTable(context, table);
  context.expect(table.id, head.dueAt);
  return true;
}

function headAfter(context: ServerContext, table: LiveTable, live: LiveMatch, { entry, before }: Fresh, now: Instant): Head {
  const { clock, pace }: { clock: Clock; pace: Pace } = table.table.settings;
  const pending = pendingSeats(live);
  const clocks = turnClocks(clock, table.head?.clocks ?? null, { before, after: pending, mover: entry.seat }, now);
  const expired = (table.head?.expired ?? []).filter((seat) => seat !== entry.seat && pending.includes(seat));
  const due = dueAt({ bots: botsToAsk(table, live), pending, expired, clocks, pace }, now);
  return { seq: entry.seq, movedAt: now, pending, clocks, vote: null, expired, dueAt: due, lease: leaseFor(context, due, now) };
}
