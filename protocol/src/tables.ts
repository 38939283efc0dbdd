// Tables: as those at the table see them, and as a row in a list.
import { z } from 'zod';
import { ending, openProposal, seatEvent } from './agreements.ts';
import { instant, list, outcome, seatNumber as seat, tableId } from './fields.ts';
import { crest, person } from './identities.ts';
import { tableSettings } from './table-settings.ts';

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

const { game, players, options, clock, hotseat } = tableSettings.shape;
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
