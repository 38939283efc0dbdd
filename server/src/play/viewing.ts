import type { Seat, Viewer } from '@belfry/kernel';
import { type LiveMatch, missingFrom, pendingSeats, positionFor as positionInMatch } from '@belfry/live';
import type { Clocks, Instant, Position, SeatInfo, ServerMessage, Table } from '@belfry/protocol';
import { runClocks } from '../clocks/clock.ts';
import { connectedSeats, type LiveTable } from './live-table.ts';

/** A message as it goes over the wire. */
export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** What a viewer gets to see: its own view while the match runs, everything when it is over. */
export function viewerOf(table: LiveTable, seat: Seat | null): Viewer {
  if (table.table.status === 'finished') return 'open';
  return seat ?? 'spectator';
}

/** Where the match stands for a viewer, with the clocks of the table. */
export function positionFor(table: LiveTable, live: LiveMatch, viewer: Viewer, now: Instant): Position {
  return { ...positionInMatch(live, viewer), clocks: clocksOf(table, live, now) };
}

function clocksOf(table: LiveTable, live: LiveMatch, now: Instant): Clocks | null {
  const clocks = table.head?.clocks ?? null;
  if (clocks === null) return null;
  const running = pendingSeats(live);
  return { ...runClocks(clocks, running, now), running };
}

/** So long after the last move a person who is not connected may be replaced, when there is no clock to say so. */
export const GONE_AFTER_MS = 120_000;

export function tableFor(live: LiveTable, now: Instant): Table {
  const { table, head } = live;
  const online = connectedSeats(live, now);
  const finished = table.status === 'finished';
  return {
    id: table.id,
    settings: table.settings,
    status: table.status,
    host: table.host,
    seats: live.seats.map(({ seat, identity, bot, ready }): SeatInfo => {
      const here = bot !== null || online.includes(seat);
      return {
        seat,
        person: identity === null ? null : (live.people.get(identity) ?? null),
        bot,
        ready,
        online: here,
        expired: table.status === 'playing' && bot === null && isExpired(live, seat, here, now),
      };
    }),
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    seq: head?.seq ?? 0,
    rules: table.header?.rules ?? live.game.rulesVersion,
    keyHash: table.header?.keyHash ?? null,
    key: finished && table.header?.keyHash !== undefined ? table.key : null,
    outcome: finished ? table.outcome : null,
    vote: voteFor(live),
    rematch: table.rematch,
    rematchOf: table.rematchOf,
  };
}

export function isExpired({ table, head }: LiveTable, seat: Seat, here: boolean, now: Instant): boolean {
  if (head === null || !head.pending.includes(seat)) return false;
  if (head.expired.includes(seat)) return true;
  return table.settings.clock.kind === 'none' && !here && now - head.movedAt > GONE_AFTER_MS;
}

function voteFor({ head, seats }: LiveTable): Table['vote'] {
  const vote = head?.vote ?? null;
  return vote === null ? null : { ...vote, missing: missingFrom(vote, seats.length) };
}
