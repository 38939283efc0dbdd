import type { Seat } from '@belfry/kernel';
import { awaitedBots, type LiveMatch, pendingSeats } from '@belfry/live';
import type { Instant, Pace, TableId } from '@belfry/protocol';
import { nextExpiry } from '../clocks/clock.ts';
import type { ServerTime } from '../clocks/server-time.ts';
import type { Head, SeatRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { isPaused } from './paused.ts';
import { standingAnswers, timeToAnswer } from './standing-answers.ts';

const PACE_MS: Readonly<Record<Pace, number>> = { instant: 0, brisk: 350, calm: 1100 };

/** How long after its due time a node keeps a lease on work; then another node may take over. */
export const LEASE_MS = 3000;
/** No lease is taken for work due later than this; any node takes it when it is due. */
const KEEPS_WITHIN_MS = 10_000;

/** What determines when a match is due. */
interface Awaited extends Pick<Head, 'movedAt' | 'expired' | 'clocks' | 'agreements'> {
  readonly seats: readonly SeatRecord[];
  readonly pace: Pace;
  readonly people: LiveTable['people'];
}

/** Returns when a match needs attention: for a move, or for a proposal when the time for answers is up. */
export function dueAt(live: LiveMatch, awaited: Awaited, time: ServerTime): Instant | null {
  const move = moveDueAt(live, awaited, time);
  const { proposal } = awaited.agreements;
  if (proposal === undefined || proposal.declined !== undefined) return move;
  return Math.min(move ?? Number.POSITIVE_INFINITY, proposal.until);
}

/**
 * At once (or after a short pause) for a bot or a standing answer, at the first expiring clock for players. The pause counts from the last
 * entry, so that nobody keeps a bot from moving by changing something else again and again.
 */
function moveDueAt(live: LiveMatch, awaited: Awaited, time: ServerTime): Instant | null {
  const { seats, expired, clocks, pace, agreements, movedAt } = awaited;
  const now = time.matchTime();
  if (agreements.adjournedUntil !== undefined) return Math.max(now, agreements.adjournedUntil - time.stoodStill());
  if (isPaused(awaited)) return null;
  if (botsToAsk(seats, live).length > 0) return Math.max(now, time.matchTimeOf(movedAt) + PACE_MS[pace]);
  // A bot's clock does not run.
  const people = pendingSeats(live).filter((seat) => seats[seat]?.bot === null && !expired.includes(seat));
  const expiry = nextExpiry(clocks, people, seats, time);
  if (standingAnswers(seats, live).length === 0) return expiry;
  return Math.min(expiry ?? Number.POSITIVE_INFINITY, now + timeToAnswer());
}

/** Returns the seats whose bot should move now. */
export function botsToAsk(seats: readonly SeatRecord[], live: LiveMatch): Seat[] {
  return awaitedBots(live, (seat) => seats[seat]?.bot !== null);
}

/** Returns a lease for work that is due soon if this node owns the table; other nodes leave such work to the owner. */
export function leaseFor({ node, places, time }: LeasePort, table: TableId, due: Instant | null): Head['lease'] {
  if (due === null || due - time.matchTime() > KEEPS_WITHIN_MS || !places.isOwn(table)) return null;
  return { by: node, until: due + LEASE_MS };
}

type LeasePort = Pick<TableCache, 'node' | 'places' | 'time'>;
