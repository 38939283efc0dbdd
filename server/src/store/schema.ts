import type { Generated } from 'kysely';

// The columns are the same in SQLite and PostgreSQL: texts, integers (times in milliseconds, 0 and 1 for no and yes), JSON as text.

interface Identities {
  id: string;
  name: string;
  crest: string;
  kind: string;
  /** For a bot: its owner. */
  owner: string | null;
  created_at: number;
  /** Banned since then. */
  banned_at: number | null;
  /** 1: is an operator. */
  operator: number;
  /** 1: chose the name; 0: it was drawn at random. */
  named: number;
  /** 1: hides the profile. */
  hidden: number;
  /** Nights and holidays. */
  time_off: string | null;
}

interface Passwords {
  login: string;
  identity: string;
  hash: string;
}

/** Recovery codes for accounts; a used code is deleted. */
interface RecoveryCodes {
  hash: string;
  identity: string;
  created_at: number;
}

interface Passkeys {
  id: string;
  identity: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Changes to how a user signs in. */
interface SignInChanges {
  id: string;
  identity: string;
  what: string;
  at: number;
}

interface Sessions {
  token_hash: string;
  identity: string;
  kind: string;
  created_at: number;
  expires_at: number;
  /** The session that ends when this one is first used. */
  replaces: string | null;
}

interface Challenges {
  id: string;
  challenge: string;
  purpose: string | null;
  /** The user who must answer, if known. */
  identity: string | null;
  expires_at: number;
}

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

/** A user's progress in lessons and puzzles. */
interface ProgressRow {
  identity: string;
  topic: string;
  item: string;
  value: number;
  at: number;
}

/** Complete tables of a user's devices, which no one else can read. */
interface DeviceTablesRow {
  identity: string;
  id: string;
  /** The length of the log. */
  entries: number;
  updated: number;
  bytes: number;
  removed: number;
  /** Empty if the table was removed. */
  body: string;
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

/** Notification settings; a user who has chosen none has no row. */
interface NoticePeople {
  identity: string;
  settings: string;
  told_at: number;
}

interface Channels {
  id: string;
  identity: string;
  address: string;
  created_at: number;
  confirmed_at: number | null;
  failing_since: number | null;
  dead_at: number | null;
  /** 1: added with proof of identity, so that recovery codes may be sent there. */
  recovery: Generated<number>;
}

/** Pending notices: stored with an event at a table, deleted when sent or out of date. */
interface Notices {
  identity: string;
  table_id: string;
  kind: string;
  cause: number;
  at: number;
  /** Null: sent, and kept until the turn is over. */
  due_at: number | null;
}

/** Queued messages; a delivered one is deleted. */
interface Messages {
  id: string;
  identity: string;
  channel: string;
  told: string;
  at: number;
  due_at: number;
  attempts: number;
  lease_by: string | null;
  lease_until: number | null;
}

/** Whom a user has blocked. */
interface Blocks {
  identity: string;
  blocked: string;
  at: number;
}

/** Invitations to tables; deleted when answered. */
interface Invitations {
  table_id: string;
  identity: string;
  by: string;
  at: number;
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

/** A user's private notes at a table. */
interface TableNotesRow {
  identity: string;
  table_id: string;
  text: string;
  bytes: number;
  at: number;
}

export interface Schema {
  identities: Identities;
  passwords: Passwords;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  sign_in_changes: SignInChanges;
  sessions: Sessions;
  challenges: Challenges;
  /** `bytes`: the size of the log with which the table was created. */
  tables: TablesRow & { bytes: Generated<number> };
  seats: SeatsRow;
  heads: HeadsRow;
  entries: EntriesRow;
  chat: ChatRow;
  acts: ActsRow;
  jobs: JobsRow;
  match_time: MatchTimeRow;
  notice_people: NoticePeople;
  channels: Channels;
  notices: Notices;
  messages: Messages;
  house_keys: HouseKeys;
  progress: ProgressRow;
  device_tables: DeviceTablesRow;
  blocks: Blocks;
  invitations: Invitations;
  nodes: NodesRow;
  table_notes: TableNotesRow;
}
