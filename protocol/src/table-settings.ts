// What is agreed before a match, and the request for a table.
import { z } from 'zod';
import {
  CHAT_MODES,
  DEFAULT_TABLE_SETTINGS,
  MOST_HOLIDAY_DAYS,
  MOST_NIGHT_HOURS,
  PACES,
  TIMEOUTS,
  TIMINGS,
  UNDO_MODES,
} from './constants.ts';
import { levelName, plainText, tableId } from './fields.ts';

const MOST_OPTIONS = 20;

export type Pace = (typeof PACES)[number];
export type Timing = (typeof TIMINGS)[number];
export type Timeout = (typeof TIMEOUTS)[number];

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
