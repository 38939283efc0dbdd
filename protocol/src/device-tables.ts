// Tables played on a device, against bots or by several people sharing the screen, that are also stored with the account.
import type { Entry, Header, MoveEntry, SeatNote, UndoEntry } from '@belfry/kernel';
import { z } from 'zod';
import { instant, levelName, list, moveText, plainText, type ShapeOf, seatNumber, sequenceNumber } from './fields.ts';
import { options } from './table-settings.ts';

/** The ID of a device table; devices generate these. */
export const deviceTableId = z.string().regex(/^[\w-]{1,40}$/, 'the id of a table is made of letters, digits and dashes');

const LONGEST_NAME = 60;
const name = plainText.min(1).max(LONGEST_NAME);
const secret = plainText.min(1).max(100);
const MOST_OUTCOMES = 1000;
const chance = list(z.int().min(0)).refine(({ length }) => length <= MOST_OUTCOMES, `an entry meets at most ${MOST_OUTCOMES} outcomes`);
const gameId = plainText.min(1).max(40);

const header: z.ZodType<Header> = z.strictObject({
  game: gameId,
  rules: z.int().min(0),
  players: z.int().min(1).max(8),
  options,
  chance,
  keyHash: secret.exactOptional(),
  key: secret.exactOptional(),
} satisfies ShapeOf<Header>);
const moveEntry = z.strictObject({
  seq: sequenceNumber,
  seat: seatNumber,
  move: moveText,
  chance,
  by: name.exactOptional(),
} satisfies ShapeOf<MoveEntry>);
const undoEntry = z.strictObject({
  seq: sequenceNumber,
  seat: seatNumber,
  undo: sequenceNumber,
  consent: list(seatNumber).exactOptional(),
} satisfies ShapeOf<UndoEntry>);
const entry: z.ZodType<Entry> = z.union([moveEntry, undoEntry]);
const seatNote: z.ZodType<SeatNote> = z.strictObject({
  name: name.exactOptional(),
  crest: name.exactOptional(),
  bot: name.exactOptional(),
} satisfies ShapeOf<SeatNote>);

const shapeWith = <E extends z.ZodType<readonly unknown[]>>(entries: E) =>
  z.strictObject({
    game: gameId,
    options,
    seats: z
      .array(
        z.strictObject({
          seat: seatNumber,
          name,
          /** Any crest: bots bear some that people cannot choose. */
          crest: name,
          colour: z.int().min(0).max(20),
          kind: z.enum(['you', 'person', 'bot', 'open']),
          level: levelName.exactOptional(),
        }),
      )
      .min(1)
      .max(8)
      .readonly(),
    key: secret,
    log: z.strictObject({ header, entries, seats: list(seatNote).exactOptional() }).nullable(),
    round: z.int().min(0).max(10_000),
    waiting: z.boolean(),
    over: z.boolean(),
    updated: instant,
  });

type Shape = z.infer<ReturnType<typeof shapeWith>>;
const isLogOfTable = ({ game, seats, log }: Pick<Shape, 'game' | 'seats' | 'log'>): boolean =>
  log === null || (log.header.game === game && log.header.players === seats.length);
const OTHER_GAME = { message: 'the log is of another game, or for another number of players' };
const GAPS = 'entries must be numbered from 1 without gaps';

/** A table as a device stores it: who plays what, the secret of its chance, and the log so far. */
export const deviceTable = shapeWith(list(entry))
  .refine(isLogOfTable, OTHER_GAME)
  .refine(({ log }) => log === null || log.entries.every(({ seq }, at) => seq === at + 1), { message: GAPS });
export type DeviceTable = Readonly<z.infer<typeof deviceTable>>;

/**
 * A device table with unchecked log entries: a server checks thousands of them one by one (`faultOfDeviceEntry`) to avoid blocking other
 * requests.
 */
export const deviceTableHead = shapeWith(list(z.unknown())).refine(isLogOfTable, OTHER_GAME);

/** Returns what is wrong with this entry at this place of the log, or null if it is valid. */
export function faultOfDeviceEntry(sent: unknown, at: number): string | null {
  const read = entry.safeParse(sent);
  if (!read.success) return `entry ${at + 1} of the log is none: ${read.error.issues[0]?.message ?? ''}`;
  return read.data.seq === at + 1 ? null : GAPS;
}

/** How far the account knows each device table. Lists removed tables too, so that other devices remove them. */
export const deviceTables = z.object({
  tables: z.array(z.object({ id: deviceTableId, entries: sequenceNumber, updated: instant, removed: z.boolean() })).readonly(),
});
export type DeviceTables = Readonly<z.infer<typeof deviceTables>>;

/** The account's version where it goes further than the one sent; null when the account has stored the one sent. */
export const furtherTable = z.object({ further: deviceTable.nullable() });
export type FurtherTable = Readonly<z.infer<typeof furtherTable>>;
