export const CHAT_MODES = ['all', 'phrases', 'off'] as const;
/** What a clock counts: one bank for the whole match, or the same time for every move. */
export const TIMINGS = ['bank', 'move'] as const;
/** What happens when somebody's time is up: a bot plays on for them, the others decide about that, or the table waits. */
export const TIMEOUTS = ['bot', 'vote', 'wait'] as const;
/** How far moves can be undone: past luck and the moves of others with their consent, only what nobody has learnt, or not at all. */
export const UNDO_MODES = ['ask', 'own', 'off'] as const;
/** A table lets clocks stand still at night for so many hours at most, and for so many days of holidays in a match. */
export const MOST_NIGHT_HOURS = 12;
export const MOST_HOLIDAY_DAYS = 30;
/** So many holidays of one person are kept. */
export const MOST_HOLIDAYS = 20;
/** How long a bot seems to think before it moves. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
/** What a table is like where nothing else was asked for. */
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
/** What people are told while they are elsewhere. */
export const NOTICE_KINDS = ['turn', 'reminder', 'invited', 'chat', 'over'] as const;
/** The ways by which it reaches them. */
export const CHANNELS = ['push', 'email', 'hook'] as const;
/** What the programs behind a hook understand. */
export const HOOK_FORMATS = ['discord', 'slack', 'ntfy', 'matrix', 'json'] as const;
/** What people who run a server can do. */
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

/** What can change in how somebody signs in; the owner is told of each. */
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

/** A note of one's own at a table has so many characters at most. */
export const LONGEST_NOTE = 4000;

/** At most so many marks of progress are sent at once, and so many kept for one account. */
export const MARKS_AT_ONCE = 500;
export const MOST_MARKS = 5000;

/** So many tables of one's devices are kept with an account; each of so many bytes at most, and all of them together. */
export const MOST_DEVICE_TABLES = 500;
export const LARGEST_DEVICE_TABLE = 256 * 1024;
export const MOST_DEVICE_BYTES = 16 * 1024 * 1024;
