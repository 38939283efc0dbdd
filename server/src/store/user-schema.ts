import type { Generated } from 'kysely';

// The rows about users: how they sign in, what they are told, and what is theirs.

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

/** A user's private notes at a table. */
interface TableNotesRow {
  identity: string;
  table_id: string;
  text: string;
  bytes: number;
  at: number;
}

export interface UserSchema {
  identities: Identities;
  passwords: Passwords;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  sign_in_changes: SignInChanges;
  sessions: Sessions;
  challenges: Challenges;
  notice_people: NoticePeople;
  channels: Channels;
  notices: Notices;
  messages: Messages;
  progress: ProgressRow;
  device_tables: DeviceTablesRow;
  blocks: Blocks;
  invitations: Invitations;
  table_notes: TableNotesRow;
}
