import type { Seat } from '@belfry/kernel';
import { playMove as playInMemory } from '@belfry/live';
import { type IdentityId, refuse, type TableId } from '@belfry/protocol';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, within } from '../tables/table-cache.ts';
import { append } from './append-entry.ts';
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
  const { seat, mover } = request;
  return within(context, request.table, async (table) => {
    if ('person' in mover) await expireLate(context, table);
    for (let race = 0; race < MOST_RACES; race++) {
      // After a lost race, the entry that was stored first is in memory.
      const match = await matchOf(context, table);
      checkMover(table, seat, mover);
      const { key } = table.record;
      if (key === null) throw refuse('only-to-look-at');
      const circumstances = { key, at: context.time.now(), ...('bot' in mover ? { bot: mover.bot } : {}) };
      const done = await append(context, table, match, request, () => playInMemory(match, request, circumstances));
      if (done !== null) return done.seq;
    }
    throw refuse('too-busy');
  });
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
