// What the HTTP API speaks of: at the door the schemas check what comes in; for what goes out they are the OpenAPI description.
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
/** Milliseconds since 1970, on the clock of the server. */
export type Instant = number;

const LONGEST_NAME = 24;
/** What is not seen, or changes what others read: controls, formats (zero width, overrides of direction), surrogates, lines, unassigned. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/u;
/** Three marks on one letter are a tower. */
const TOWER = /\p{M}{3,}/u;

/** A name as others see it: the same letters are the same text, blanks are one blank, and something of it can be seen. */
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

/** Somebody else, as everybody may see them. */
export const person = z.object({ id: z.string(), name: z.string(), crest, kind: identityKind });
export type Person = Readonly<z.infer<typeof person>>;

/** Who you are. A visitor is a guest at once; an account (password or passkey) keeps everything the guest had. */
export const me = person.extend({
  /** The name to sign in with, when there is a password. */
  login: z.string().nullable(),
  passkeys: z.int(),
  /** How many recovery codes are left. */
  codes: z.int().default(0),
  /** Do you run the house? */
  operator: z.boolean().default(false),
  /** Did you choose your name? One that was drawn for you is asked about when you first meet people. */
  named: z.boolean().default(true),
  /** Do you keep your profile to yourself? */
  hidden: z.boolean().default(false),
});
export type Me = Readonly<z.infer<typeof me>>;

/** Something learnt or solved: an item of a topic such as `lessons:citadels`, with a value (0: nothing). Of two marks of one item the later counts. */
const progressMark = z.strictObject({
  topic: z.string().regex(/^[a-z][a-z0-9:-]{0,59}$/, 'a topic is made of small letters, digits, dashes and colons'),
  item: z.string().regex(/^[\w.:-]{1,80}$/, 'an item is made of letters, digits, dots, dashes and colons'),
  value: z.int().min(0).max(1_000_000),
  at: instant,
});
export type ProgressMark = Readonly<z.infer<typeof progressMark>>;

/** How far somebody has come. */
export const progress = z.strictObject({ marks: z.array(progressMark).max(MOST_MARKS).readonly() });
export type Progress = Readonly<z.infer<typeof progress>>;
export const newProgress = z.strictObject({ marks: z.array(progressMark).max(MARKS_AT_ONCE).readonly() });

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds: a bank for the whole match, and an addition after every turn; or, with the timing `move`, so many for every move. */
  z.strictObject({ kind: z.literal('live'), bank: z.int().min(10).max(86_400), increment: z.int().min(0).max(600) }),
  /** So many days for every move; or, with the timing `bank`, for the whole match, and half a day more after every turn. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type Clock = Readonly<z.infer<typeof clock>>;

export const options = z.record(z.string().max(60), z.string().max(60)).refine((value) => Object.keys(value).length <= MOST_OPTIONS);

/** What is agreed before a match. */
export const tableSettings = z.strictObject({
  game: plainText.max(40),
  players: z.int().min(1).max(8),
  options,
  clock,
  /** Open tables are listed for everybody; others are reached by their link. */
  access: z.enum(['open', 'link']),
  chat: z.enum(CHAT_MODES),
  /** Several people on one device: all seats belong to whoever made the table. */
  hotseat: z.boolean(),
  spectators: z.boolean(),
  /** Spectators see the table so many seconds late. */
  delay: z.int().min(0).max(3600),
  pace: z.enum(PACES),
  /** What the clock counts; without it a live clock has a bank, and days are for every move. */
  timing: z.enum(TIMINGS).exactOptional(),
  timeout: z.enum(TIMEOUTS).default(DEFAULT_TABLE_SETTINGS.timeout),
  /** With days for a move: the clock of whoever wants it stands still at night, for so many hours at most; without it for none. */
  nights: z.int().min(0).max(MOST_NIGHT_HOURS).exactOptional(),
  /** And on their holidays, so many days in a match at most. */
  holidays: z.int().min(0).max(MOST_HOLIDAY_DAYS).exactOptional(),
  /** May everybody's coach say what the Master would do? */
  advice: z.boolean().default(DEFAULT_TABLE_SETTINGS.advice),
  /** Undo of what is known to others with their consent, only of what nobody has learnt, or not at all. */
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

/** To make a table, only the game is needed. */
export const newTable = z.strictObject({
  game,
  ...changeable,
  hotseat: hotseat.exactOptional(),
  /** A level: fills every seat but yours with that bot. Or one level for each other seat, null keeping it open. */
  bots: z.union([levelName, z.array(levelName.nullable()).max(8).readonly()]).exactOptional(),
  /** Start at once; every seat must be taken. */
  start: z.boolean().exactOptional(),
  /** Do not sit down yourself: a table of bots to watch, or for others. */
  watch: z.boolean().exactOptional(),
  /** Begin where a finished match stood after that entry. Game, players and options follow from it. */
  from: z.strictObject({ table: tableId, seq: z.int().min(0) }).exactOptional(),
});
export type NewTable = Readonly<z.infer<typeof newTable>>;

const seatInfo = z.object({
  seat,
  /** What whoever has the seat is called at this table, person or bot: no two are called alike. Null for a free seat. */
  name: z.string().nullable().default(null),
  /** Whose seat it is; null when nobody has it or a bot was put there. */
  person: person.nullable(),
  /** The level of the bot that has the seat, or that stands in for the person. */
  bot: z.string().nullable(),
  /** Who sat there, in a match that came as a file and says so. */
  sat: z.object({ name: z.string().exactOptional(), crest: crest.exactOptional() }).exactOptional(),
  ready: z.boolean(),
  /** Is somebody connected for this seat? Bots always are. */
  online: z.boolean(),
  /** The clock of this seat has run out, or it is long gone: others may let a bot move. */
  expired: z.boolean(),
  /** The time of this connected player is up: a majority of the others may let a bot move. */
  overdue: z.boolean().default(false),
  /** The others took this seat from its player for good. */
  expelled: z.boolean().default(false),
  /** Once the match is over: how many moves a bot made for this player. Then it is not their win. */
  botMoves: z.int().default(0),
});
export type SeatInfo = Readonly<z.infer<typeof seatInfo>>;

export const tableStatus = z.enum(['gathering', 'playing', 'finished', 'closed']);
export type TableStatus = z.infer<typeof tableStatus>;

/** A way back that waits for consent: who asks, and the entry to go back to. */
const undoVote = z.object({
  seat,
  to: z.int(),
  agreed: list(seat),
  missing: list(seat),
  /** Who is silent until then has not agreed, and the request is over; null where nobody is in a hurry. */
  until: instant.nullable().default(null),
  /** Who said no. It is over then, and told until the match goes on. */
  refused: seat.exactOptional(),
});
export type UndoVote = Readonly<z.infer<typeof undoVote>>;

/** A table as everybody who may see it sees it. */
export const table = z.object({
  id: tableId,
  // A later server may agree on more than we know of.
  settings: tableSettings.strip(),
  status: tableStatus,
  host: z.string(),
  seats: list(seatInfo),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The number of the last entry of the match. */
  seq: z.int(),
  rules: z.int(),
  /** Hash of the secret all chance derives from, from the start on; null for matches taken over from elsewhere. */
  keyHash: z.string().nullable(),
  /** The secret, once the match is finished. */
  key: z.string().nullable(),
  outcome: outcome.nullable(),
  vote: undoVote.nullable(),
  /** What the players vote on now. */
  proposal: openProposal.nullable().default(null),
  /** What became of seats, oldest first. */
  seatEvents: list(seatEvent).default([]),
  /** The match stands still until then. */
  adjournedUntil: instant.nullable().default(null),
  /** Bots have every seat of the players: the match waits until one of them comes back. */
  paused: z.boolean().default(false),
  /** How it ended where it was not played to the end. */
  ending: ending.nullable().default(null),
  rematch: tableId.nullable(),
  rematchOf: tableId.nullable(),
  /** How many people look on who have no seat. */
  watching: z.int().default(0),
});
export type Table = Readonly<z.infer<typeof table>>;

/** A line in a list of tables. */
export const tableSummary = z.object({
  id: tableId,
  game,
  players,
  options,
  clock,
  status: tableStatus,
  hotseat,
  /** Names as at the table; the crest is a person's. */
  seats: list(z.object({ name: z.string().nullable(), bot: z.string().nullable(), crest: crest.nullable().default(null) })),
  createdAt: instant,
  /** When something last happened there. */
  movedAt: instant,
  /** In lists of your own tables: does the match wait for you? */
  yourTurn: z.boolean(),
  /** When your time for it runs out; null when it is not your turn or there is no clock. */
  dueAt: instant.nullable(),
  places: list(z.int()).nullable(),
  /** Seats of players for whom a bot made moves: no win of theirs. */
  botPlayed: list(seat).default([]),
  /** Seats that the others took from their players: nobody wins that match. */
  expelled: list(seat).default([]),
  ending: ending.nullable().default(null),
  adjournedUntil: instant.nullable().default(null),
  paused: z.boolean().default(false),
  /** In lists of your own tables: whom the match waits for, by name. */
  waitingFor: list(z.string()).default([]),
  /** In lists of your own tables: your seat, where you have exactly one. */
  yourSeat: seat.nullable().default(null),
  /** In lists of your own tables: who asks you to it, where you do not sit yet. */
  invitedBy: z.string().nullable().default(null),
  /** In lists of your own tables: you may take it away. */
  removable: z.boolean().default(false),
  /** When you took it away; it can be brought back for thirty days. */
  removedAt: instant.nullable().default(null),
});
export type TableSummary = Readonly<z.infer<typeof tableSummary>>;

const stretch = z.object({ from: instant, to: instant });
export type Stretch = Readonly<z.infer<typeof stretch>>;

/** Time left for each seat, as it stood at `at`; it runs for the seats that owe a decision. Null without a clock. */
export const clocks = z.object({
  at: instant,
  left: list(z.number()),
  running: list(seat),
  /** Where somebody has nights or holidays off: for each seat the stretches until its time is up in which it stands still. */
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
  /** The move in notation: for whoever made it, and for everybody after the end. */
  move: z.string().exactOptional(),
  /** Which bot moved, when it was not the person in the seat. */
  by: z.string().exactOptional(),
  /** This entry takes the match back to the state after entry `undo`. */
  undo: z.int().exactOptional(),
});
export type Step = Readonly<z.infer<typeof step>>;

/**
 * To every question of a kind the same answer, until you move yourself. With `terms` (`counter 1 ore for 2 wood`) to the first offer that is as good or better; with `once`
 * to the next question, of any kind where the kind is `*`. Both end as soon as chance decides something.
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

/** Where the match stands for one viewer. */
export const position = z.object({
  seq: z.int(),
  viewer,
  /** As the game shows it; `view.pending` says who owes which decision. */
  view,
  /** The legal moves of the viewer in notation; empty when it owes nothing. */
  legal: list(z.string()),
  /** Entries the viewer may go back to without asking anybody, nearest first. */
  undo: list(z.int()),
  clocks: clocks.nullable(),
  /** What you have said to answer in your stead; nobody else is told. */
  standing: list(standingAnswer).exactOptional(),
});
export type Position = Readonly<z.infer<typeof position>>;

const json: z.ZodType<Json> = z.json();
/** What changes in a JSON value (json-patch.ts). */
export const jsonPatch: z.ZodType<JsonPatch> = z.lazy(() => z.union([list(json), z.record(z.string(), jsonPatch).readonly()]));

/** A page of the story of a match for one viewer: the position after each entry. Frame 0 is the setup; the last is that of `table.seq`. */
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

/** Every answer of the HTTP API that is not 2xx has this body; the last fields when something was refused. */
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

/** The games of the house, for clients that do not carry them. */
const gameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  players: z.object({ min: z.int(), max: z.int() }),
  options: list(z.object({ id: z.string(), values: list(z.string()), clauses: list(z.string()) })),
});
export const house = z.object({
  games: list(gameInfo),
  /** Bot levels, weakest first. */
  levels: list(z.string()),
  /** For whoever asks from the machine of the server: how others reach it. `onlyHere`: nobody else can, it listens to this machine alone. */
  reach: z.object({ addresses: list(z.string()), onlyHere: z.boolean() }).exactOptional(),
});
export type House = Readonly<z.infer<typeof house>>;
