import type { Generated } from 'kysely';
import type { UserSchema } from './user-schema.ts';

// The columns are the same in SQLite and PostgreSQL: texts, integers (times in milliseconds, 0 and 1 for no and yes), JSON as text.

export interface TablesRow {
  id: string;
  game: string;
  status: string;
  access: string;
  host: string;
  settings: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** The log's header, once the match has begun. */
  header: string | null;
  /** The secret from which all chance derives. */
  key: string | null;
  outcome: string | null;
  /** How the match ended if it was not played out. */
  ending: string | null;
  rematch: string | null;
  rematch_of: string | null;
  /** The players of an imported match. */
  sat: string | null;
  /** Removed since then; deleted thirty days later. */
  removed_at: number | null;
  removed_by: string | null;
}

export interface SeatsRow {
  table_id: string;
  seat: number;
  identity: string | null;
  /** The level of the bot that has the seat or stands in for the player. */
  bot: string | null;
  ready: number;
  /** The time off that the table grants the player. */
  time_off: string | null;
  /** The player's standing answers. */
  standing: string | null;
  /** 1: the other players expelled the player. */
  expelled: number;
  /** For a finished match, how many moves bots made for the player. */
  bot_moves: number;
}

/** The state of a match, written with every entry, so that lists, clocks and due work need not fold the log. */
export interface HeadsRow {
  table_id: string;
  seq: number;
  /** Counts the changes to this row and to the seats of the match. */
  revision: number;
  moved_at: number;
  pending: string;
  clocks: string | null;
  vote: string | null;
  /** Proposals and seat events; entries leave it unchanged. */
  agreements: string;
  expired: string;
  due_at: number | null;
  lease_by: string | null;
  lease_until: number | null;
}

export interface EntriesRow {
  table_id: string;
  seq: number;
  request: string | null;
  body: string;
  at: number;
}

export interface ChatRow {
  table_id: string;
  n: number;
  request: string;
  identity: string;
  text: string | null;
  phrase: string | null;
  at: number;
}

/** The operators' acts, in order. */
interface ActsRow {
  id: string;
  at: number;
  /** The operator, or null at the console. */
  by: string | null;
  act: string;
  /** An identity or a table. */
  subject: string;
  reason: string | null;
}

/** Periodic jobs that any node may run. */
interface JobsRow {
  name: string;
  lease_until: number;
  done_at: number;
}

/** A single row: by how much match time is behind the time of day, and the latest match time recorded. */
interface MatchTimeRow {
  id: number;
  stood_still: number;
  reached: number;
}

/** The nodes that share the store; each records a heartbeat every second. */
interface NodesRow {
  id: string;
  /** The address at which other nodes reach it. */
  address: string | null;
  /** How many bots can think there at a time. */
  bots: number;
  /** 0: owns no tables. */
  owns_tables: number;
  seen_at: number;
}

/** Secrets that all nodes share. */
interface HouseKeys {
  name: string;
  value: string;
}

export interface Schema extends UserSchema {
  /** `bytes`: the size of the log with which the table was created. */
  tables: TablesRow & { bytes: Generated<number> };
  seats: SeatsRow;
  heads: HeadsRow;
  entries: EntriesRow;
  chat: ChatRow;
  acts: ActsRow;
  jobs: JobsRow;
  match_time: MatchTimeRow;
  house_keys: HouseKeys;
  nodes: NodesRow;
}
