import type { Generated } from 'kysely';

// The columns of the store, the same in SQLite and PostgreSQL: texts, whole numbers (times in milliseconds, 0 and 1 for no and yes), JSON as text.

interface Identities {
  id: string;
  name: string;
  crest: string;
  kind: string;
  /** For a bot: whose it is. */
  owner: string | null;
  created_at: number;
  /** Nobody gets in as them any more, since then. */
  banned_at: number | null;
  /** 1: runs the house. */
  operator: number;
  /** 1: chose the name; 0: it was drawn. */
  named: number;
  /** 1: keeps the profile to themselves. */
  hidden: number;
  /** When they want to be left in peace. */
  time_off: string | null;
}

interface Passwords {
  login: string;
  identity: string;
  hash: string;
}

/** A way back into an account for whoever has lost the key; a code that was used is gone. */
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

/** What was changed in how somebody signs in. */
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
  /** The session that ends when this one is used for the first time. */
  replaces: string | null;
}

interface Challenges {
  id: string;
  challenge: string;
  purpose: string | null;
  /** Who is to answer, where somebody is known already. */
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
  /** The log's header, from the start of the match on. */
  header: string | null;
  /** The secret all chance derives from. */
  key: string | null;
  outcome: string | null;
  /** How it ended where it was not played to its end. */
  ending: string | null;
  rematch: string | null;
  rematch_of: string | null;
  /** Who sat there, in a match that came as a file. */
  sat: string | null;
  /** Taken away since then; erased thirty days later. */
  removed_at: number | null;
  removed_by: string | null;
}

export interface SeatsRow {
  table_id: string;
  seat: number;
  identity: string | null;
  /** The level of the bot that has the seat or stands in for the person. */
  bot: string | null;
  ready: number;
  /** What the table allows whoever sits there of the time they want off. */
  time_off: string | null;
  /** What they have said to answer in their stead. */
  standing: string | null;
  /** 1: the others took the seat from whoever sits there. */
  expelled: number;
  /** Once the match is over: how many moves a bot made for whoever sits there. */
  bot_moves: number;
}

/** Where a match stands: written with every entry, so that lists, clocks and due work need no folding. */
export interface HeadsRow {
  table_id: string;
  seq: number;
  /** Counts the changes of this row and of the seats of the match. */
  revision: number;
  moved_at: number;
  pending: string;
  clocks: string | null;
  vote: string | null;
  /** Proposals, and what became of seats; entries leave it as it is. */
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

/** What operators did, in order. */
interface ActsRow {
  id: string;
  at: number;
  /** Who did it: an identity, or null at the console of the machine. */
  by: string | null;
  act: string;
  /** An identity or a table. */
  subject: string;
  reason: string | null;
}

/** What somebody has learnt or solved. */
interface ProgressRow {
  identity: string;
  topic: string;
  item: string;
  value: number;
  at: number;
}

/** Tables of somebody's devices, whole; nobody else ever gets them. */
interface DeviceTablesRow {
  identity: string;
  id: string;
  /** How long the log is. */
  entries: number;
  updated: number;
  bytes: number;
  removed: number;
  /** Empty when it was removed. */
  body: string;
}

/** Work of the house that any node may do, once in a while. */
interface JobsRow {
  name: string;
  lease_until: number;
  done_at: number;
}

/** One row: by how much the time of matches is behind the time of day, and how far it has come. */
interface MatchTimeRow {
  id: number;
  stood_still: number;
  reached: number;
}

/** How somebody wants to be told things; whoever has never said so has no row. */
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
  /** 1: added with proof, so that a way back into the account may be written there. */
  recovery: Generated<number>;
}

/** What somebody is to be told: written with what happens at a table, gone when it is told or over. */
interface Notices {
  identity: string;
  table_id: string;
  kind: string;
  cause: number;
  at: number;
  /** Null: it is on its way, and kept until the turn is over. */
  due_at: number | null;
}

/** Messages on their way; one that got through is gone. */
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

/** Whom somebody does not want to meet. */
interface Blocks {
  identity: string;
  blocked: string;
  at: number;
}

/** Who is asked to a table, by whom; gone when they have answered. */
interface Invitations {
  table_id: string;
  identity: string;
  by: string;
  at: number;
}

/** The nodes that share the store; each says once a second that it lives. */
interface NodesRow {
  id: string;
  /** Where the other nodes reach it. */
  address: string | null;
  /** How many bots think there at a time. */
  bots: number;
  /** 0: no table is at it. */
  owns_tables: number;
  seen_at: number;
}

/** Secrets of the house that all nodes share. */
interface HouseKeys {
  name: string;
  value: string;
}

/** What somebody has written for themselves at a table. */
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
  /** `bytes`: how large the log was that the table began with. */
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
