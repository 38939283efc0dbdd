import type { Seat, Viewer } from '@belfry/kernel';
import { type LiveMatch, missingFrom, pendingSeats, positionFor as positionInMatch, validAnswers } from '@belfry/live';
import type { Clocks, Instant, Position, SeatInfo, ServerMessage, Table } from '@belfry/protocol';
import { runClocks, stretchesOff } from '../clocks/clock.ts';
import type { ServerTime } from '../clocks/server-time.ts';
import { isOpen } from '../store/records.ts';
import { connectedSeats, type LiveTable, watchersOf } from '../tables/live-table.ts';
import { seatNames } from '../tables/seat-names.ts';

/** A message as it goes over the wire. */
export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Where the match stands for a viewer, with the clocks of the table. */
export function positionFor(table: LiveTable, live: LiveMatch, viewer: Viewer, time: ServerTime): Position {
  const standing = typeof viewer === 'number' ? validAnswers(live, viewer, table.seats[viewer]?.standing) : [];
  return { ...positionInMatch(live, viewer), clocks: clocksOf(table, live, time), ...(standing.length === 0 ? {} : { standing }) };
}

function clocksOf(table: LiveTable, live: LiveMatch, time: ServerTime): Clocks | null {
  const clocks = table.head?.clocks ?? null;
  if (clocks === null) return null;
  const running = pendingSeats(live);
  const present = runClocks(clocks, running, table.seats, time.matchTime(), time.stoodStill());
  const off = stretchesOff(present, table.seats, time.stoodStill());
  return { ...present, at: present.at + time.stoodStill(), running, ...(off === undefined ? {} : { off }) };
}

/** So long after the last move a person who is not connected may be replaced, when there is no clock to say so. */
export const GONE_AFTER_MS = 120_000;

export function tableFor(live: LiveTable, time: ServerTime): Table {
  const { record, head } = live;
  const online = connectedSeats(live);
  const finished = record.status === 'finished';
  const names = seatNames(live, (identity) => live.people.get(identity)?.name);
  return {
    id: record.id,
    settings: record.settings,
    status: record.status,
    host: record.host,
    seats: live.seats.map(({ seat, identity, bot, ready }): SeatInfo => {
      const here = bot !== null || online.includes(seat);
      const { bot: level = null, ...sat } = record.sat?.[seat] ?? {};
      return {
        seat,
        name: names[seat] ?? null,
        person: identity === null ? null : (live.people.get(identity) ?? null),
        bot: bot ?? level,
        ...(record.sat === null ? {} : { sat }),
        ready,
        online: here,
        expired: record.status === 'playing' && bot === null && isExpired(live, seat, here, time.now()),
      };
    }),
    createdAt: record.createdAt,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    seq: head?.seq ?? 0,
    rules: record.header?.rules ?? live.game.rulesVersion,
    keyHash: record.header?.keyHash ?? null,
    key: finished && record.header?.keyHash !== undefined ? record.key : null,
    outcome: finished ? record.outcome : null,
    vote: voteFor(live, time),
    rematch: record.rematch,
    rematchOf: record.rematchOf,
    watching: watchersOf(live),
  };
}

export function isExpired({ record, head }: LiveTable, seat: Seat, here: boolean, now: Instant): boolean {
  if (head === null || !head.pending.includes(seat)) return false;
  if (head.expired.includes(seat)) return record.settings.timeout !== 'wait';
  return record.settings.clock.kind === 'none' && !here && now - head.movedAt > GONE_AFTER_MS;
}

function voteFor({ head, seats }: LiveTable, time: ServerTime): Table['vote'] {
  const vote = head?.vote ?? null;
  if (vote === null || (vote.refused === undefined && !isOpen(vote, time.matchTime()))) return null;
  // Nobody is asked any more once somebody has said no.
  return {
    ...vote,
    until: vote.until === undefined ? null : vote.until + time.stoodStill(),
    missing: vote.refused === undefined ? missingFrom(vote, seats.length) : [],
  };
}
