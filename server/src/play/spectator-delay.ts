import { bringUpTo, type LiveMatch, seqOf, shadowOf } from '@belfry/live';
import type { Instant, Table } from '@belfry/protocol';
import type { ServerTime } from '../clocks/server-time.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, type TableCache } from '../tables/table-cache.ts';
import { tableFor } from './render-table.ts';

/** Returns a table without anything that happened after the delayed position. */
export function tableForDelayed(table: LiveTable, shown: number, time: ServerTime): Table {
  const today = tableFor(table, time);
  if (today.status === 'finished' && shown >= today.seq) return { ...today, seq: shown, vote: null };
  const seats = today.seats.map((seat) => ({ ...seat, expired: false, overdue: false, botMoves: 0 }));
  const seatEvents = today.seatEvents.filter(({ seq }) => seq <= shown);
  const hidden = { vote: null, proposal: null, paused: false, adjournedUntil: null };
  const earlier = { ...today, ...hidden, seats, seatEvents, seq: shown };
  if (today.status !== 'finished') return earlier;
  return { ...earlier, status: 'playing', endedAt: null, key: null, outcome: null, ending: null, rematch: null };
}

/** Returns a function that tells whether an event at a time of day has passed the spectator delay, even if the clock has been set since. */
export function isSeenLate({ time }: TableCache, { record }: LiveTable): (at: Instant) => boolean {
  const until = time.matchTime() - record.settings.delay * 1000;
  return (at) => time.matchTimeOf(at) <= until;
}

/** Replaying more entries than this costs more than a new start from a later checkpoint. */
const MOST_TO_FOLLOW = 64;

/** Returns the match as it was `delay` seconds ago. */
export async function delayedMatch(context: TableCache, table: LiveTable): Promise<LiveMatch> {
  const live = await matchOf(context, table);
  const isSeen = isSeenLate(context, table);
  const known = table.shadow;
  const ahead = known === null ? undefined : live.times[seqOf(known) + MOST_TO_FOLLOW];
  const shadow = known !== null && (ahead === undefined || !isSeen(ahead)) ? known : shadowOf(live, isSeen);
  table.shadow = shadow;
  bringUpTo(shadow, live, isSeen);
  return shadow;
}

/** Returns true if the end of the match has passed the spectator delay. */
export function isOverLate({ record, head }: LiveTable, shadow: LiveMatch): boolean {
  return record.status === 'finished' && seqOf(shadow) === head?.seq;
}
