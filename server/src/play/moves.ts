import type { Seat } from '@belfry/kernel';
import { type LiveMatch, nameOf, pendingSeats, playMove as playInMemory } from '@belfry/live';
import { type IdentityId, refuse, type TableId } from '@belfry/protocol';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, within } from '../tables/table-cache.ts';
import { append, forgettingFailures } from './append-entry.ts';
import { expireLate } from './expire-clocks.ts';
import type { PlayPort } from './play-port.ts';

/** Who moves: the player of the seat, or the bot that plays there. */
export type Mover = { readonly person: IdentityId } | { readonly bot: string };

export interface MoveRequest {
  readonly id: string;
  readonly table: TableId;
  readonly seat: Seat;
  /** The number of the position on which the move was chosen. */
  readonly seq: number;
  readonly move: string;
  readonly mover: Mover;
}

const MOST_RACES = 20;

/** Plays a move and returns the number of its entry, once it is stored and announced. */
export function playMove(context: PlayPort, request: MoveRequest): Promise<number> {
  return within(context, request.table, async (table) => {
    let match = await matchOf(context, table);
    if ('person' in request.mover) await expireLate(context, table);
    for (let race = 0; race < MOST_RACES; race++) {
      checkMover(table, request.seat, request.mover);
      const seq = await forgettingFailures(table, () => tryMove(context, table, match, request));
      if (seq !== null) return seq;
      // Another entry was stored first and is in memory now.
      match = await matchOf(context, table);
    }
    throw refuse('too-busy');
  });
}

/** Returns null when the move lost a race. */
async function tryMove(context: PlayPort, table: LiveTable, live: LiveMatch, request: MoveRequest): Promise<number | null> {
  const { key } = table.record;
  if (key === null) throw refuse('only-to-look-at');
  const before = pendingSeats(live);
  const bot = 'bot' in request.mover ? { bot: request.mover.bot } : {};
  const { seq, recorded } = playInMemory(live, request, { key, at: context.time.now(), ...bot });
  if (recorded === null) return seq;
  return (await append(context, table, live, { recorded, request: nameOf(request), before })) ? seq : null;
}

function checkMover(table: LiveTable, seat: Seat, mover: Mover): void {
  const record = table.seats[seat];
  if (record === undefined) throw refuse('no-seat', { seat });
  if ('bot' in mover) {
    if (record.bot !== mover.bot) throw refuse('no-bot-here');
    return;
  }
  if (record.identity !== mover.person) throw refuse('not-your-seat');
  if (table.head?.agreements.adjournedUntil !== undefined) throw refuse('adjourned');
  if (record.bot !== null) throw refuse('bot-plays-for-you');
}
