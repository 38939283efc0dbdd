import { type Header, type Outcome, readHeader, type Seat } from '@belfry/kernel';
import type { StandingAnswers } from '@belfry/live';
import type { Ending, IdentityId, Instant, TableId, TableSettings, TableStatus } from '@belfry/protocol';
import {
  crest,
  ending,
  outcome,
  proposal,
  proposalKind,
  seatEvent,
  seatNumber,
  tableSettings,
  tableStatus,
} from '@belfry/protocol/schemas';
import { z } from 'zod';
import { type ClockRecord, clockRecord } from '../clocks/clock.ts';
import { type SeatTimeOff, seatTimeOff } from '../clocks/time-off.ts';
import { readJson } from './json.ts';
import type { HeadsRow, SeatsRow, TablesRow } from './schema.ts';

/** A parsed row of `tables`. */
export interface TableRecord {
  readonly id: TableId;
  readonly status: TableStatus;
  readonly host: IdentityId;
  readonly settings: TableSettings;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly header: Header | null;
  readonly key: string | null;
  readonly outcome: Outcome | null;
  /** How the match ended if it was not played out. */
  readonly ending: Ending | null;
  readonly rematch: TableId | null;
  readonly rematchOf: TableId | null;
  /** The players of an imported match. */
  readonly sat: readonly Sitter[] | null;
}

export interface SeatRecord {
  readonly seat: Seat;
  readonly identity: IdentityId | null;
  readonly bot: string | null;
  readonly ready: boolean;
  /** When this seat's clock pauses, in a match that has begun. */
  readonly timeOff?: SeatTimeOff;
  /** The player's standing answers, which no one else may see. */
  readonly standing?: StandingAnswers;
  /** The other players expelled the player of this seat. */
  readonly expelled?: boolean;
  /** For a finished match, how many moves bots made for the player of this seat. */
  readonly botMoves?: number;
}

/** A player of an imported match. */
const sitter = z.object({ name: z.string().exactOptional(), crest: crest.exactOptional(), bot: z.string().exactOptional() });
export type Sitter = Readonly<z.infer<typeof sitter>>;

const seats = z.array(seatNumber).readonly();

const standingRecord: z.ZodType<StandingAnswers> = z.object({
  since: z.int(),
  answers: z
    .array(z.object({ kind: z.string(), move: z.string(), terms: z.string().exactOptional(), once: z.literal(true).exactOptional() }))
    .readonly(),
});

/** An undo request: how long it can be answered, and who refused. */
const voteRecord = z.object({
  seat: seatNumber,
  to: z.int(),
  agreed: seats,
  until: z.number().exactOptional(),
  refused: seatNumber.exactOptional(),
});
export type VoteRecord = Readonly<z.infer<typeof voteRecord>>;

/** Returns true if the request can still be answered. */
export function isOpen({ until, refused }: VoteRecord, now: Instant): boolean {
  return refused === undefined && (until === undefined || now < until);
}

/** Proposals of the players, and events of seats and of the match that are not in the log. */
const agreements = z.object({
  proposal: z
    .object({
      ...{ proposal, by: seatNumber, agreed: seats, until: z.number() },
      /** Who declined where a majority decides. */
      against: seats.exactOptional(),
      declined: seatNumber.exactOptional(),
    })
    .exactOptional(),
  /** What was declined lately: the seat may not propose that kind again before then. */
  refused: z
    .array(z.object({ seat: seatNumber, kind: proposalKind, until: z.number() }))
    .readonly()
    .exactOptional(),
  seatEvents: z.array(seatEvent).readonly().exactOptional(),
  /** Time of day. */
  adjournedUntil: z.number().exactOptional(),
});
export type Agreements = Readonly<z.infer<typeof agreements>>;
export type ProposalRecord = NonNullable<Agreements['proposal']>;

/** Drops settings that a newer Belfry has stored and this one does not know. */
const storedSettings = tableSettings.strip();
const storedHeader = z.record(z.string(), z.unknown()).transform((value): Header => readHeader(value));

/** The state of a match besides its log. */
export interface Head {
  readonly seq: number;
  /** Counts the changes to head and seats; a writer must have read the last one. */
  readonly revision: number;
  /** When the last entry was made, in time of day. */
  readonly movedAt: Instant;
  readonly pending: readonly Seat[];
  readonly clocks: ClockRecord | null;
  readonly vote: VoteRecord | null;
  readonly agreements: Agreements;
  /** Seats whose clock has run out. */
  readonly expired: readonly Seat[];
  /** When the match needs attention: a bot's move, or the end of a clock. */
  readonly dueAt: Instant | null;
  readonly lease: { readonly by: string; readonly until: Instant } | null;
}

export function readTable(row: TablesRow): TableRecord {
  return {
    id: row.id,
    status: tableStatus.parse(row.status),
    host: row.host,
    settings: readJson(storedSettings, row.settings),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    header: row.header === null ? null : readJson(storedHeader, row.header),
    key: row.key,
    outcome: row.outcome === null ? null : readJson(outcome, row.outcome),
    ending: row.ending === null ? null : readJson(ending, row.ending),
    rematch: row.rematch,
    rematchOf: row.rematch_of,
    sat: row.sat === null ? null : readJson(z.array(sitter), row.sat),
  };
}

/** Returns the columns of a table, without those for removal, which are written separately. */
export function writeTable(table: TableRecord): Omit<TablesRow, 'removed_at' | 'removed_by'> {
  return {
    id: table.id,
    game: table.settings.game,
    status: table.status,
    access: table.settings.access,
    host: table.host,
    settings: JSON.stringify(table.settings),
    created_at: table.createdAt,
    started_at: table.startedAt,
    ended_at: table.endedAt,
    header: table.header === null ? null : JSON.stringify(table.header),
    key: table.key,
    outcome: table.outcome === null ? null : JSON.stringify(table.outcome),
    ending: table.ending === null ? null : JSON.stringify(table.ending),
    rematch: table.rematch,
    rematch_of: table.rematchOf,
    sat: table.sat === null ? null : JSON.stringify(table.sat),
  };
}

export function readSeat({ seat, identity, bot, ready, time_off, standing, expelled, bot_moves }: SeatsRow): SeatRecord {
  return {
    ...{ seat, identity, bot, ready: ready === 1 },
    ...(time_off === null ? {} : { timeOff: readJson(seatTimeOff, time_off) }),
    ...(standing === null ? {} : { standing: readJson(standingRecord, standing) }),
    ...(expelled === 1 ? { expelled: true } : {}),
    ...(bot_moves === 0 ? {} : { botMoves: bot_moves }),
  };
}

export function writeSeat(table: TableId, { seat, identity, bot, ready, timeOff, standing, expelled, botMoves }: SeatRecord): SeatsRow {
  return {
    ...{ table_id: table, seat, identity, bot, ready: ready ? 1 : 0 },
    time_off: timeOff === undefined ? null : JSON.stringify(timeOff),
    standing: standing === undefined ? null : JSON.stringify(standing),
    expelled: expelled === true ? 1 : 0,
    bot_moves: botMoves ?? 0,
  };
}

export function readHead(row: HeadsRow): Head {
  return {
    seq: row.seq,
    revision: row.revision,
    movedAt: row.moved_at,
    pending: readJson(seats, row.pending),
    clocks: row.clocks === null ? null : readJson(clockRecord, row.clocks),
    vote: row.vote === null ? null : readJson(voteRecord, row.vote),
    agreements: readJson(agreements, row.agreements),
    expired: readJson(seats, row.expired),
    dueAt: row.due_at,
    lease: row.lease_by === null || row.lease_until === null ? null : { by: row.lease_by, until: row.lease_until },
  };
}

export function writeHead(table: TableId, head: Head): HeadsRow {
  return {
    table_id: table,
    seq: head.seq,
    revision: head.revision,
    moved_at: head.movedAt,
    pending: JSON.stringify(head.pending),
    clocks: head.clocks === null ? null : JSON.stringify(head.clocks),
    vote: head.vote === null ? null : JSON.stringify(head.vote),
    agreements: JSON.stringify(head.agreements),
    expired: JSON.stringify(head.expired),
    due_at: head.dueAt,
    lease_by: head.lease?.by ?? null,
    lease_until: head.lease?.until ?? null,
  };
}
