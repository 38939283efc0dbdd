// The resources as schemas: at the door they check what comes in; for what goes out they are the OpenAPI description.
import { z } from 'zod';
import { plainText, tableId } from './message-schemas.ts';
import {
  CHAT_MODES,
  type Clock,
  CRESTS,
  type House,
  type Me,
  type NewTable,
  PACES,
  type Position,
  type Replay,
  type Step,
  type Table,
  type TableSettings,
  type TableSummary,
} from './resources.ts';

const MOST_OPTIONS = 20;

export const levelName = plainText.min(1).max(40);
export const personName = plainText.trim().min(1).max(24);
export const crest = z.enum(CRESTS);
export const login = z
  .string()
  .trim()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'a login is made of letters, digits, dots, dashes and underscores');
export const password = z.string().min(8).max(200);

const identityKind = z.enum(['guest', 'account', 'bot']);
const options = z.record(z.string().max(60), z.string().max(60)).refine((value) => Object.keys(value).length <= MOST_OPTIONS);

const clock: z.ZodType<Clock> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), bank: z.int().min(10).max(86_400), increment: z.int().min(0).max(600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

const changeable = {
  players: z.int().min(1).max(8).exactOptional(),
  options: options.exactOptional(),
  clock: clock.exactOptional(),
  access: z.enum(['open', 'link']).exactOptional(),
  chat: z.enum(CHAT_MODES).exactOptional(),
  spectators: z.boolean().exactOptional(),
  delay: z.int().min(0).max(3600).exactOptional(),
  pace: z.enum(PACES).exactOptional(),
};

export const newTable: z.ZodType<NewTable> = z.strictObject({
  game: plainText.max(40),
  ...changeable,
  hotseat: z.boolean().exactOptional(),
  bots: z.union([levelName, z.array(levelName.nullable()).max(8)]).exactOptional(),
  start: z.boolean().exactOptional(),
  watch: z.boolean().exactOptional(),
  from: z.strictObject({ table: tableId, seq: z.int().min(0) }).exactOptional(),
});
export const settingsChange = z.strictObject(changeable);

export const me: z.ZodType<Me> = z.object({
  id: z.string(),
  name: z.string(),
  crest,
  kind: identityKind,
  login: z.string().nullable(),
  passkeys: z.int(),
});
const person = z.object({ id: z.string(), name: z.string(), crest, kind: identityKind });
const seat = z.int().min(0).max(7);
const viewer = z.union([seat, z.literal('spectator'), z.literal('open')]);
const instant = z.number().describe('milliseconds since 1970');

const settings: z.ZodType<TableSettings> = z.object({
  game: z.string(),
  players: z.int(),
  options,
  clock,
  access: z.enum(['open', 'link']),
  chat: z.enum(CHAT_MODES),
  hotseat: z.boolean(),
  spectators: z.boolean(),
  delay: z.int(),
  pace: z.enum(PACES),
});

const scoreLine = z.object({ key: z.string(), clause: z.string(), points: z.array(z.number()) });
const outcome = z.object({
  sheet: z.array(scoreLine),
  totals: z.array(z.number()),
  tieBreaks: z.array(scoreLine),
  places: z.array(z.int()),
});
const status = z.enum(['gathering', 'playing', 'finished', 'closed']);

export const table: z.ZodType<Table> = z.object({
  id: tableId,
  settings,
  status,
  host: z.string(),
  seats: z.array(
    z.object({
      seat,
      person: person.nullable(),
      bot: z.string().nullable(),
      ready: z.boolean(),
      online: z.boolean(),
      expired: z.boolean(),
    }),
  ),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  seq: z.int(),
  rules: z.int(),
  keyHash: z.string().nullable(),
  key: z.string().nullable(),
  outcome: outcome.nullable(),
  vote: z.object({ seat, to: z.int(), agreed: z.array(seat), missing: z.array(seat) }).nullable(),
  rematch: tableId.nullable(),
  rematchOf: tableId.nullable(),
});

export const tableSummary: z.ZodType<TableSummary> = z.object({
  id: tableId,
  game: z.string(),
  players: z.int(),
  options,
  clock,
  status,
  hotseat: z.boolean(),
  seats: z.array(z.object({ name: z.string().nullable(), bot: z.string().nullable() })),
  createdAt: instant,
  movedAt: instant,
  yourTurn: z.boolean(),
  dueAt: instant.nullable(),
  places: z.array(z.int()).nullable(),
});

const event = z.looseObject({ type: z.string(), clause: z.string() });
export const step: z.ZodType<Step> = z.object({
  seq: z.int(),
  seat: seat.nullable(),
  at: instant,
  events: z.array(event),
  move: z.string().exactOptional(),
  by: z.string().exactOptional(),
  undo: z.int().exactOptional(),
});

export const position: z.ZodType<Position> = z.object({
  seq: z.int(),
  viewer,
  view: z.unknown().describe('what the game shows this viewer'),
  pending: z.array(seat),
  asked: z.looseObject({ kind: z.string(), seat }).nullable(),
  legal: z.array(z.string()),
  undo: z.array(z.int()),
  clocks: z.object({ at: instant, left: z.array(z.number()), running: z.array(seat) }).nullable(),
});

export const replay: z.ZodType<Replay> = z.object({ table, viewer, frames: z.array(z.object({ step, view: z.unknown() })) });

export const house: z.ZodType<House> = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.int(),
      players: z.object({ min: z.int(), max: z.int() }),
      options: z.array(z.object({ id: z.string(), values: z.array(z.string()), clauses: z.array(z.string()) })),
    }),
  ),
  levels: z.array(z.string()),
});
