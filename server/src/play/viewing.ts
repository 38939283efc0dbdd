import { type Game, type GameEvent, isUndo, type Seat, undoPoints, type Viewer } from '@belfry/kernel';
import type { Clocks, Instant, Position, SeatInfo, Step, Table } from '@belfry/protocol';
import { runClocks } from '../clocks/clock.ts';
import { type LiveMatch, type LiveTable, pendingSeats, type Recorded, seqOf } from './live-table.ts';
import { connectedSeats } from './presence.ts';

// Everything that leaves the house about a match is made in this file: views and events as the game gives them out for one viewer.

/** What a viewer gets to see: its own view while the match runs, everything when it is over. */
export function viewerOf(table: LiveTable, seat: Seat | null): Viewer {
  if (table.table.status === 'finished') return 'open';
  return seat ?? 'spectator';
}

export function positionFor(table: LiveTable, live: LiveMatch, viewer: Viewer, now: Instant): Position {
  const { game } = table;
  const { state, line } = live.match;
  return {
    seq: seqOf(live),
    viewer,
    view: game.view(state, viewer),
    legal: typeof viewer === 'number' ? game.legal(state, viewer).map((move) => game.write(move)) : [],
    undo: typeof viewer === 'number' ? undoPoints(line, viewer).points : [],
    clocks: clocksOf(table, live, now),
  };
}

function clocksOf(table: LiveTable, live: LiveMatch, now: Instant): Clocks | null {
  const clocks = table.head?.clocks ?? null;
  if (clocks === null) return null;
  const running = pendingSeats(live);
  return { ...runClocks(clocks, running, now), running };
}

export function stepFor(table: LiveTable, { entry, events, at }: Recorded, viewer: Viewer): Step {
  const { seq, seat } = entry;
  if (isUndo(entry)) return { seq, seat, at, events: [], undo: entry.undo };
  return {
    seq,
    seat,
    at,
    events: eventsFor(table.game, events, viewer),
    ...(viewer === seat || viewer === 'open' ? { move: entry.move } : {}),
    ...(entry.by === undefined ? {} : { by: entry.by }),
  };
}

export function eventsFor(game: Game, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => game.eventFor(event, viewer)).filter((event): event is GameEvent => event !== null);
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
  if (head?.vote === undefined || head.vote === null) return null;
  const { seat, to, agreed } = head.vote;
  return { seat, to, agreed, missing: seats.map((other) => other.seat).filter((other) => other !== seat && !agreed.includes(other)) };
}
