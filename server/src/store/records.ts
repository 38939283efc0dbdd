import type { Header, Outcome, Seat } from '@belfry/kernel';
import type { IdentityId, Instant, TableId, TableSettings, TableStatus } from '@belfry/protocol';
import type { HeadsRow, SeatsRow, TablesRow } from './schema.ts';

/** A row of `tables`, read. */
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
  readonly rematch: TableId | null;
  readonly rematchOf: TableId | null;
}

export interface SeatRecord {
  readonly seat: Seat;
  readonly identity: IdentityId | null;
  readonly bot: string | null;
  readonly ready: boolean;
}

/** Time left for each seat at `at`; it runs for the pending seats. */
export interface ClockRecord {
  readonly at: Instant;
  readonly left: readonly number[];
}

export interface VoteRecord {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** Where a match stands, beside its log. */
export interface Head {
  readonly seq: number;
  readonly movedAt: Instant;
  readonly pending: readonly Seat[];
  readonly clocks: ClockRecord | null;
  readonly vote: VoteRecord | null;
  /** Seats whose clock has run out. */
  readonly expired: readonly Seat[];
  /** When somebody must look after the match: a bot to move, a clock to expire. */
  readonly dueAt: Instant | null;
  readonly lease: { readonly by: string; readonly until: Instant } | null;
}

export function readTable(row: TablesRow): TableRecord {
  return {
    id: row.id,
    status: row.status as TableStatus,
    host: row.host,
    settings: JSON.parse(row.settings),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    header: row.header === null ? null : JSON.parse(row.header),
    key: row.key,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    rematch: row.rematch,
    rematchOf: row.rematch_of,
  };
}

export function writeTable(table: TableRecord): TablesRow {
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
    rematch: table.rematch,
    rematch_of: table.rematchOf,
  };
}

export function readSeat(row: SeatsRow): SeatRecord {
  return { seat: row.seat, identity: row.identity, bot: row.bot, ready: row.ready === 1 };
}

export function writeSeat(table: TableId, seat: SeatRecord): SeatsRow {
  return { table_id: table, seat: seat.seat, identity: seat.identity, bot: seat.bot, ready: seat.ready ? 1 : 0 };
}

export function readHead(row: HeadsRow): Head {
  return {
    seq: row.seq,
    movedAt: row.moved_at,
    pending: JSON.parse(row.pending),
    clocks: row.clocks === null ? null : JSON.parse(row.clocks),
    vote: row.vote === null ? null : JSON.parse(row.vote),
    expired: JSON.parse(row.expired),
    dueAt: row.due_at,
    lease: row.lease_by === null || row.lease_until === null ? null : { by: row.lease_by, until: row.lease_until },
  };
}

export function writeHead(table: TableId, head: Head): HeadsRow {
  return {
    table_id: table,
    seq: head.seq,
    moved_at: head.movedAt,
    pending: JSON.stringify(head.pending),
    clocks: head.clocks === null ? null : JSON.stringify(head.clocks),
    vote: head.vote === null ? null : JSON.stringify(head.vote),
    expired: JSON.stringify(head.expired),
    due_at: head.dueAt,
    lease_by: head.lease?.by ?? null,
    lease_until: head.lease?.until ?? null,
  };
}
