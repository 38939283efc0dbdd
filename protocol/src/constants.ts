export const CHAT_MODES = ['all', 'phrases', 'off'] as const;
/** What a clock counts: one bank for the whole match, or the same time for every move. */
export const TIMINGS = ['bank', 'move'] as const;
/** What every turn adds to a bank of days. */
export const HOURS_ADDED_PER_TURN = 12;
/** What happens when a player's time is up: a bot plays on, the other players decide, or the table waits. */
export const TIMEOUTS = ['bot', 'vote', 'wait'] as const;
/** How far moves can be undone: past luck and other players' moves with their consent, only what nobody else has learnt, or not at all. */
export const UNDO_MODES = ['ask', 'own', 'off'] as const;
/** The limits of a table for time off: hours a night, and days of holiday per match, for which a player's clock may stop. */
export const MOST_NIGHT_HOURS = 12;
export const MOST_HOLIDAY_DAYS = 30;
/** The maximum number of holidays stored per person. */
export const MOST_HOLIDAYS = 20;
/** How long a bot seems to think before it moves. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
/** The settings of a new table unless the request overrides them. */
export const DEFAULT_TABLE_SETTINGS = {
  clock: { kind: 'none' },
  access: 'link',
  chat: 'all',
  hotseat: false,
  spectators: true,
  delay: 0,
  pace: 'brisk',
  timeout: 'vote',
  advice: false,
  undo: 'ask',
} as const;
export const QUICK_PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'one-moment', 'your-turn', 'good-game'] as const;
/** Small pictures that a player shows at their seat for a moment. */
export const EMOTES = ['well-played', 'thanks', 'smile', 'wow', 'thinking', 'oops'] as const;
export const CRESTS = ['bell', 'tower', 'crown', 'key', 'ship', 'anvil', 'rose', 'lion', 'eagle', 'stag', 'wheel', 'lantern'] as const;
export const ERROR_CODES = ['bad-message', 'too-large', 'too-many', 'not-found', 'forbidden', 'unavailable'] as const;
export const PROBLEM_CODES = [
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'too-many',
  'refused',
  'unavailable',
  'fault',
] as const;
/** The kinds of notices that people receive while they are away. */
export const NOTICE_KINDS = ['turn', 'reminder', 'invited', 'chat', 'over'] as const;
/** The channels that deliver notices. */
export const CHANNELS = ['push', 'email', 'hook'] as const;
/** The payload formats of webhooks. */
export const HOOK_FORMATS = ['discord', 'slack', 'ntfy', 'matrix', 'json'] as const;
/** The actions available to operators. */
export const OPERATOR_ACTS = [
  'ban',
  'unban',
  'free-name',
  'close-sessions',
  'make-operator',
  'unmake-operator',
  'delete-table',
  'restore-table',
] as const;

/** The changes to sign-in that the account's owner is notified of. */
export const SIGN_IN_CHANGES = [
  'login-added',
  'password-changed',
  'recovered',
  'codes-made',
  'passkey-added',
  'passkey-removed',
  'recovery-address-added',
  'recovery-address-removed',
  'device-added',
] as const;

/** The maximum length of a private table note, in characters. */
export const LONGEST_NOTE = 4000;

/** The maximum number of progress marks per request, and per account. */
export const MARKS_AT_ONCE = 500;
export const MOST_MARKS = 5000;

/** The limits of an account's device tables: their number, the bytes of each, and the bytes of all together. */
export const MOST_DEVICE_TABLES = 500;
export const LARGEST_DEVICE_TABLE = 256 * 1024;
export const MOST_DEVICE_BYTES = 16 * 1024 * 1024;
