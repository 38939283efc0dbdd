import { bringUpTo, type LiveMatch, seqOf, shadowOf } from '@belfry/live';
import type { Instant, Table } from '@belfry/protocol';
import type { ServerTime } from '../clocks/server-time.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, type TableCache } from '../tables/table-cache.ts';
import { tableFor } from './render-table.ts';

/** A table as somebody may know it who sees it late: nothing that tells how the match went on. */
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

/** May those who see this table late know by now what happened at a time of the day? However that was set since. */
export function isSeenLate({ time }: TableCache, { record }: LiveTable): (at: Instant) => boolean {
  const until = time.matchTime() - record.settings.delay * 1000;
  return (at) => time.matchTimeOf(at) <= until;
}

/** To follow more entries than this costs more than to begin anew near the end. */
const MOST_TO_FOLLOW = 64;

/** The match as it stood `delay` seconds ago. */
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

/** Has the end come for those who see the table late? */
export function isOverLate({ record, head }: LiveTable, shadow: LiveMatch): boolean {
  return record.status === 'finished' && seqOf(shadow) === head?.seq;
}
