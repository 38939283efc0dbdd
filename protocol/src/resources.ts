// The resources of the HTTP API: the schemas validate requests, and describe responses in OpenAPI.
import { z } from 'zod';
import { ending, openProposal, seatEvent } from './agreements.ts';
import {
  CHAT_MODES,
  CRESTS,
  DEFAULT_TABLE_SETTINGS,
  MARKS_AT_ONCE,
  MOST_HOLIDAY_DAYS,
  MOST_MARKS,
  MOST_NIGHT_HOURS,
  PACES,
  PROBLEM_CODES,
  QUICK_PHRASES,
  TIMEOUTS,
  TIMINGS,
  UNDO_MODES,
} from './constants.ts';
import {
  event,
  instant,
  levelName,
  list,
  moveText,
  outcome,
  plainText,
  refusalCode,
  refusalFields,
  seatNumber as seat,
  tableId,
  view,
  viewer,
} from './fields.ts';
import type { Json, JsonPatch } from './json-patch.ts';

const MOST_OPTIONS = 20;

export type ChatMode = (typeof CHAT_MODES)[number];
export type Pace = (typeof PACES)[number];
export type Timing = (typeof TIMINGS)[number];
export type Timeout = (typeof TIMEOUTS)[number];
export type QuickPhrase = (typeof QUICK_PHRASES)[number];
export type Crest = (typeof CRESTS)[number];
export type TableId = string;
export type IdentityId = string;
export type RequestId = string;
/** Milliseconds since 1970, on the server's clock. */
export type Instant = number;

const LONGEST_NAME = 24;
/**
 * Characters that are invisible or change how others read: controls, formats (zero width, direction overrides), surrogates, line breaks,
 * unassigned.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/u;
/** Three marks on one letter make it too tall. */
const TOWER = /\p{M}{3,}/u;

/** A name as others see it: normalised letters, single spaces, and at least one visible character. */
export const personName = z
  .string()
  .max(200)
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  .refine((name) => [...name].length >= 1 && [...name].length <= LONGEST_NAME, `a name has 1 to ${LONGEST_NAME} letters`)
  .refine(
    (name) => !UNSEEN.test(name) && !TOWER.test(name) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(name),
    'a name is made of letters, digits and signs that can be seen',
  );
export const crest = z.enum(CRESTS);
export const login = z
  .string()
  .trim()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'a login is made of letters, digits, dots, dashes and underscores');
export const password = z.string().min(8).max(200);
const identityKind = z.enum(['guest', 'account', 'bot']);

/** Another person's public data. */
export const person = z.object({ id: z.string(), name: z.string(), crest, kind: identityKind });
export type Person = Readonly<z.infer<typeof person>>;

/** Your own data. A visitor starts as a guest; an account (password or passkey) keeps everything the guest had. */
export const me = person.extend({
  /** The username; null without a password. */
  login: z.string().nullable(),
  passkeys: z.int(),
  /** The number of recovery codes left. */
  codes: z.int().default(0),
  /** Whether you are an operator of this server. */
  operator: z.boolean().default(false),
  /** Whether you chose your name. A page asks about a generated name when you first meet people. */
  named: z.boolean().default(true),
  /** Whether your profile is hidden. */
  hidden: z.boolean().default(false),
});
export type Me = Readonly<z.infer<typeof me>>;

/**
 * Something learnt or solved: an item of a topic such as `lessons:citadels`, with a value (0: none). Of two marks for one item, the later
 * counts.
 */
const progressMark = z.strictObject({
  topic: z.string().regex(/^[a-z][a-z0-9:-]{0,59}$/, 'a topic is made of small letters, digits, dashes and colons'),
  item: z.string().regex(/^[\w.:-]{1,80}$/, 'an item is made of letters, digits, dots, dashes and colons'),
  value: z.int().min(0).max(1_000_000),
  at: instant,
});
export type ProgressMark = Readonly<z.infer<typeof progressMark>>;

export const progress = z.strictObject({ marks: z.array(progressMark).max(MOST_MARKS).readonly() });
export type Progress = Readonly<z.infer<typeof progress>>;
export const newProgress = z.strictObject({ marks: z.array(progressMark).max(MARKS_AT_ONCE).readonly() });

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds: a bank for the whole match plus an increment per turn; or, with the timing `move`, the same time for every move. */
  z.strictObject({ kind: z.literal('live'), bank: z.int().min(10).max(86_400), increment: z.int().min(0).max(600) }),
  /** Days for every move; or, with the timing `bank`, for the whole match plus half a day per turn. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type Clock = Readonly<z.infer<typeof clock>>;

export const options = z.record(z.string().max(60), z.string().max(60)).refine((value) => Object.keys(value).length <= MOST_OPTIONS);

/** The settings agreed before a match. */
export const tableSettings = z.strictObject({
  game: plainText.max(40),
  players: z.int().min(1).max(8),
  options,
  clock,
  /** Open tables are listed publicly; others can be reached only by link. */
  access: z.enum(['open', 'link']),
  chat: z.enum(CHAT_MODES),
  /** Several people share one device: all seats belong to the table's creator. */
  hotseat: z.boolean(),
  spectators: z.boolean(),
  /** The spectator delay in seconds. */
  delay: z.int().min(0).max(3600),
  pace: z.enum(PACES),
  /** What the clock counts; by default, a live clock has a bank, and days are per move. */
  timing: z.enum(TIMINGS).exactOptional(),
  timeout: z.enum(TIMEOUTS).default(DEFAULT_TABLE_SETTINGS.timeout),
  /** With days per move: the maximum number of hours a night for which a player's clock may stop; without it, none. */
  nights: z.int().min(0).max(MOST_NIGHT_HOURS).exactOptional(),
  /** The maximum number of holidays in a match during which a player's clock may stop. */
  holidays: z.int().min(0).max(MOST_HOLIDAY_DAYS).exactOptional(),
  /** Whether every player's coach may show the Master's choice. */
  advice: z.boolean().default(DEFAULT_TABLE_SETTINGS.advice),
  /** Undo: moves known to others with their consent, only moves nobody has learnt of, or none. */
  undo: z.enum(UNDO_MODES).default(DEFAULT_TABLE_SETTINGS.undo),
});
export type TableSettings = Readonly<z.infer<typeof tableSettings>>;

const { game, players, access, chat, hotseat, spectators, delay, pace, timing, nights, holidays } = tableSettings.shape;
const changeable = {
  players: players.exactOptional(),
  options: options.exactOptional(),
  clock: clock.exactOptional(),
  access: access.exactOptional(),
  chat: chat.exactOptional(),
  spectators: spectators.exactOptional(),
  delay: delay.exactOptional(),
  pace: pace.exactOptional(),
  timing,
  timeout: z.enum(TIMEOUTS).exactOptional(),
  nights,
  holidays,
  advice: z.boolean().exactOptional(),
  undo: z.enum(UNDO_MODES).exactOptional(),
};
export const settingsChange = z.strictObject(changeable);

/** A request to create a table; only the game is required. */
export const newTable = z.strictObject({
  game,
  ...changeable,
  hotseat: hotseat.exactOptional(),
  /** A level: fills every other seat with that bot. Or one level for each other seat, with null for an open seat. */
  bots: z.union([levelName, z.array(levelName.nullable()).max(8).readonly()]).exactOptional(),
  /** Starts at once; every seat must be taken. */
  start: z.boolean().exactOptional(),
  /** Leaves you without a seat: a table of bots to watch, or a table for others. */
  watch: z.boolean().exactOptional(),
  /** Starts from a finished match's position after that entry. Game, players and options follow from it. */
  from: z.strictObject({ table: tableId, seq: z.int().min(0) }).exactOptional(),
});
export type NewTable = Readonly<z.infer<typeof newTable>>;

const seatInfo = z.object({
  seat,
  /** The display name of this seat's person or bot, unique at the table. Null for a free seat. */
  name: z.string().nullable().default(null),
  /** The person who owns the seat; null for a free seat or a bot's. */
  person: person.nullable(),
  /** The level of the bot that has the seat, or that plays for the person. */
  bot: z.string().nullable(),
  /** Who played this seat in an imported match, if the file says so. */
  sat: z.object({ name: z.string().exactOptional(), crest: crest.exactOptional() }).exactOptional(),
  ready: z.boolean(),
  /** Whether this seat is connected. Bots always are. */
  online: z.boolean(),
  /** The seat's clock has run out, or its player has long been gone: the others may let a bot move. */
  expired: z.boolean(),
  /** This connected player's time is up: a majority of the others may let a bot move. */
  overdue: z.boolean().default(false),
  /** The others removed this seat's player permanently. */
  expelled: z.boolean().default(false),
  /** After the match: how many moves a bot made for this player. With any, they cannot win. */
  botMoves: z.int().default(0),
});
export type SeatInfo = Readonly<z.infer<typeof seatInfo>>;

export const tableStatus = z.enum(['gathering', 'playing', 'finished', 'closed']);
export type TableStatus = z.infer<typeof tableStatus>;

/** An undo request that awaits consent: who asks, and the entry to go back to. */
const undoVote = z.object({
  seat,
  to: z.int(),
  agreed: list(seat),
  missing: list(seat),
  /** When the request lapses; no answer by then counts as a refusal. Null where there is no deadline. */
  until: instant.nullable().default(null),
  /** The seat that refused. This ends the request, but clients show it until the match continues. */
  refused: seat.exactOptional(),
});
export type UndoVote = Readonly<z.infer<typeof undoVote>>;

/** A table as everyone who may see it sees it. */
export const table = z.object({
  id: tableId,
  // A newer server may have settings that this version does not know.
  settings: tableSettings.strip(),
  status: tableStatus,
  host: z.string(),
  seats: list(seatInfo),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  seq: z.int(),
  rules: z.int(),
  /** Hash of the secret all chance derives from, published at the start; null for imported matches. */
  keyHash: z.string().nullable(),
  /** The secret, revealed once the match is finished. */
  key: z.string().nullable(),
  outcome: outcome.nullable(),
  vote: undoVote.nullable(),
  /** The proposal that the players are voting on. */
  proposal: openProposal.nullable().default(null),
  /** The seat changes, oldest first. */
  seatEvents: list(seatEvent).default([]),
  /** The match is adjourned until then. */
  adjournedUntil: instant.nullable().default(null),
  /** Bots play every player's seat: the match pauses until a player returns. */
  paused: z.boolean().default(false),
  /** How the match ended, if it ended early. */
  ending: ending.nullable().default(null),
  rematch: tableId.nullable(),
  rematchOf: tableId.nullable(),
  /** The number of spectators. */
  watching: z.int().default(0),
});
export type Table = Readonly<z.infer<typeof table>>;

/** A row in a list of tables. */
export const tableSummary = z.object({
  id: tableId,
  game,
  players,
  options,
  clock,
  status: tableStatus,
  hotseat,
  /** Names as at the table; a crest only for a person. */
  seats: list(z.object({ name: z.string().nullable(), bot: z.string().nullable(), crest: crest.nullable().default(null) })),
  createdAt: instant,
  /** When the table last changed. */
  movedAt: instant,
  /** In lists of your own tables: whether it is your turn. */
  yourTurn: z.boolean(),
  /** When your time to move runs out; null when it is not your turn or there is no clock. */
  dueAt: instant.nullable(),
  places: list(z.int()).nullable(),
  /** Seats of players for whom a bot made moves; these cannot win. */
  botPlayed: list(seat).default([]),
  /** Seats that the other players took away permanently: nobody wins that match. */
  expelled: list(seat).default([]),
  ending: ending.nullable().default(null),
  adjournedUntil: instant.nullable().default(null),
  paused: z.boolean().default(false),
  /** In lists of your own tables: the names of the players the match waits for. */
  waitingFor: list(z.string()).default([]),
  /** In lists of your own tables: your seat, if you have exactly one. */
  yourSeat: seat.nullable().default(null),
  /** In lists of your own tables: who invited you, if you have no seat yet. */
  invitedBy: z.string().nullable().default(null),
  /** In lists of your own tables: whether you may remove it. */
  removable: z.boolean().default(false),
  /** When you removed it; you can restore it for thirty days. */
  removedAt: instant.nullable().default(null),
});
export type TableSummary = Readonly<z.infer<typeof tableSummary>>;

const stretch = z.object({ from: instant, to: instant });
export type Stretch = Readonly<z.infer<typeof stretch>>;

/** Each seat's time left at `at`; it runs for the seats that owe a decision. Null without a clock. */
export const clocks = z.object({
  at: instant,
  left: list(z.number()),
  running: list(seat),
  /** Where players have nights or holidays off: for each seat, the stretches until its time is up in which its clock stops. */
  off: list(list(stretch)).exactOptional(),
});
export type Clocks = Readonly<z.infer<typeof clocks>>;

/** One entry of the match as the viewer may know it. Entry 0 is the setup. */
export const step = z.object({
  seq: z.int(),
  /** Who made the entry; null for the setup. */
  seat: seat.nullable(),
  at: instant,
  events: list(event),
  /** The move in notation: shown to its player, and to everyone after the match. */
  move: z.string().exactOptional(),
  /** Which bot moved, if it was not the person in the seat. */
  by: z.string().exactOptional(),
  /** Set if this entry is an undo: the match returns to the state after entry `undo`. */
  undo: z.int().exactOptional(),
});
export type Step = Readonly<z.infer<typeof step>>;

/**
 * Gives the same answer to every question of a kind, until you move yourself. With `terms` (`counter 1 ore for 2 wood`), to the first offer
 * that is at least as good; with `once`, to the next question, of any kind if the kind is `*`. Both end as soon as chance decides
 * something.
 */
const standingAnswer = z.strictObject({
  kind: plainText.min(1).max(40),
  move: moveText,
  terms: moveText.exactOptional(),
  once: z.literal(true).exactOptional(),
});
const MOST_STANDING = 8;
export const newStanding = z.strictObject({ seat, answers: z.array(standingAnswer).max(MOST_STANDING).readonly() });
export type NewStanding = Readonly<z.infer<typeof newStanding>>;

/** The position for one viewer. */
export const position = z.object({
  seq: z.int(),
  viewer,
  /** The game's view; `view.pending` says who owes which decision. */
  view,
  /** The viewer's legal moves in notation; empty when the viewer owes no decision. */
  legal: list(z.string()),
  /** Entries the viewer may undo to without asking anyone, nearest first. */
  undo: list(z.int()),
  clocks: clocks.nullable(),
  /** Your standing answers; no other viewer receives them. */
  standing: list(standingAnswer).exactOptional(),
});
export type Position = Readonly<z.infer<typeof position>>;

const json: z.ZodType<Json> = z.json();
/** A patch of a JSON value (json-patch.ts). */
export const jsonPatch: z.ZodType<JsonPatch> = z.lazy(() => z.union([list(json), z.record(z.string(), jsonPatch).readonly()]));

/** A page of a match's replay for one viewer: the position after each entry. Frame 0 is the setup; the last is that of `table.seq`. */
export const replay = z.object({ table, viewer, frames: list(z.object({ step, view })) });
export type Replay = Readonly<z.infer<typeof replay>>;

export const chatLine = z.object({
  n: z.int(),
  person,
  at: instant,
  text: z.string().nullable(),
  phrase: z.enum(QUICK_PHRASES).nullable(),
});
export type ChatLine = Readonly<z.infer<typeof chatLine>>;

/** The body of every HTTP response that is not 2xx; the last fields are for refusals. */
const { reason, args, clause, phrase } = refusalFields;
export const problem = z.object({
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  refusal: refusalCode.exactOptional(),
  reason: reason.exactOptional(),
  args: args.exactOptional(),
  clause,
  phrase,
});
export type Problem = Readonly<z.infer<typeof problem>>;
export type ProblemCode = Problem['code'];

/** The games of this server, for clients that do not include them. */
const gameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  players: z.object({ min: z.int(), max: z.int() }),
  options: list(z.object({ id: z.string(), values: list(z.string()), clauses: list(z.string()) })),
});
export const house = z.object({
  games: list(gameInfo),
  levels: list(z.string()),
  /**
   * For requests from the server's own machine: how others reach it. `onlyHere`: nobody else can, because the server listens on this
   * machine only.
   */
  reach: z.object({ addresses: list(z.string()), onlyHere: z.boolean() }).exactOptional(),
});
export type House = Readonly<z.infer<typeof house>>;
