import type { Seat, Viewer } from '@belfry/kernel';
import { type LiveMatch, missingFrom, positionFor as positionInMatch, validAnswers } from '@belfry/live';
import type { Clocks, Position, SeatInfo, ServerMessage, Table } from '@belfry/protocol';
import { afterLeaps, type ClockRecord, runClocks, stretchesOff } from '../clocks/clock.ts';
import type { ServerTime } from '../clocks/server-time.ts';
import { isOpen, type SeatRecord } from '../store/records.ts';
import { connectedSeats, type LiveTable, spectatorsOf } from '../tables/live-table.ts';
import { seatNames } from '../tables/seat-names.ts';
import { openProposal } from './open-proposal.ts';
import { isPaused, runningSeats } from './paused.ts';
import { awayFrom, stillNeeded, votersOn, votingAt } from './voters.ts';

/** Serialises a message for the wire. */
export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Returns a viewer's position with the table's clocks. */
export function positionFor(table: LiveTable, live: LiveMatch, viewer: Viewer, time: ServerTime): Position {
  const standing = typeof viewer === 'number' ? validAnswers(live, viewer, table.seats[viewer]?.standing) : [];
  const { seq, view, legal, undo: points } = positionInMatch(live, viewer);
  const isTheirs = typeof viewer === 'number' && table.seats[viewer]?.bot === null;
  const undo = table.record.settings.undo === 'off' || !isTheirs ? [] : points;
  const position = { seq, viewer, view, legal, undo, clocks: presentClocks(table, time) };
  return standing.length === 0 ? position : { ...position, standing };
}

function presentClocks({ head, seats }: LiveTable, time: ServerTime): Clocks | null {
  if (head === null || head.clocks === null) return null;
  const running = runningSeats(head, seats);
  return clocksOf(runClocks(head.clocks, running, seats, time.matchTime(), time), running, seats, time);
}

function clocksOf(record: ClockRecord, running: readonly Seat[], seats: readonly SeatRecord[], time: ServerTime): Clocks {
  const { at, left } = afterLeaps(record, running, seats, time);
  const off = stretchesOff({ at, left }, seats, time);
  return { at: at + time.stoodStill(), left, running, ...(off === undefined ? {} : { off }) };
}

/**
 * Returns the table frame for players and live spectators. The clocks are as of their last change, so an unchanged table gives the same
 * frame.
 */
export function tableFrame(table: LiveTable, time: ServerTime): string {
  const { head, record, seats } = table;
  const isTimed = head !== null && head.clocks !== null && record.status === 'playing';
  const clocks = isTimed ? clocksOf(head.clocks, runningSeats(head, seats), seats, time) : null;
  return frame({ type: 'table', table: tableFor(table, time), ...(clocks === null ? {} : { clocks }) });
}

/** Without a clock, a disconnected player may be replaced this long after the last move. */
export const GONE_AFTER_MS = 120_000;
/** A player whose time is up may be replaced this long after they were last connected: a page that reloads is not gone. */
export const RECONNECT_MS = 15_000;

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
    seats: live.seats.map(({ seat, identity, bot, ready, expelled = false, botMoves = 0 }): SeatInfo => {
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
        expired: record.status === 'playing' && bot === null && isExpired(live, seat, here, time),
        overdue: record.status === 'playing' && bot === null && here && isOverdue(live, seat),
        expelled,
        botMoves: finished ? botMoves : 0,
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
    proposal: proposalFor(live, time),
    seatEvents: head?.agreements.seatEvents ?? [],
    adjournedUntil: head?.agreements.adjournedUntil ?? null,
    paused: record.status === 'playing' && isPaused(live),
    ending: finished ? record.ending : null,
    rematch: record.rematch,
    rematchOf: record.rematchOf,
    watching: spectatorsOf(live),
  };
}

/** Returns true if the other players may let a bot take this seat at once, which requires that its player is not connected. */
export function isExpired(table: LiveTable, seat: Seat, here: boolean, time: ServerTime): boolean {
  const { record, head, lastSeen } = table;
  if (here || head === null || !head.pending.includes(seat) || head.agreements.adjournedUntil !== undefined) return false;
  const goneSince = lastSeen.get(seat) ?? 0;
  const now = time.matchTime();
  if (head.expired.includes(seat)) return isOverdue(table, seat) && now - goneSince >= RECONNECT_MS;
  return record.settings.clock.kind === 'none' && now - Math.max(time.matchTimeOf(head.movedAt), goneSince) > GONE_AFTER_MS;
}

/** Returns true if the seat's time is up and the table's settings allow to act on it. */
export function isOverdue({ record, head }: LiveTable, seat: Seat): boolean {
  const isUp = head?.expired.includes(seat) === true && head.agreements.adjournedUntil === undefined;
  return isUp && record.settings.timeout !== 'wait';
}

function proposalFor(table: LiveTable, time: ServerTime): Table['proposal'] {
  const { head, seats } = table;
  const now = time.matchTime();
  const record = head?.agreements.proposal;
  if (head === null || record === undefined || now >= record.until) return null;
  if (record.declined === undefined && openProposal({ head, seats }, now) === null) return null;
  const voting = votingAt(table);
  const asked = new Set([...votersOn(record.proposal, voting), ...awayFrom(record.proposal, voting)]);
  const { against = [], ...shown } = record;
  const answered = [...record.agreed, ...against];
  const isAsked = ({ seat, identity }: SeatRecord): boolean => identity !== null && asked.has(identity) && !answered.includes(seat);
  const missing = record.declined === undefined ? seats.filter(isAsked).map(({ seat }) => seat) : [];
  return { ...shown, until: record.until + time.stoodStill(), missing, needed: stillNeeded(record, voting) };
}

function voteFor({ head, seats }: LiveTable, time: ServerTime): Table['vote'] {
  const vote = head?.vote ?? null;
  if (vote === null || (vote.refused === undefined && !isOpen(vote, time.matchTime()))) return null;
  // After a refusal no one else is asked.
  return {
    ...vote,
    until: vote.until === undefined ? null : vote.until + time.stoodStill(),
    missing: vote.refused === undefined ? missingFrom(vote, seats.length) : [],
  };
}
