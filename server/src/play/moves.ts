import { BadInput, type GameEvent, IllegalMove, keyedChance, play, type Seat } from '@belfry/kernel';
import type { IdentityId, TableId } from '@belfry/protocol';
import { append } from './appending.ts';
import { type LiveMatch, type LiveTable, pendingSeats, seqOf } from './live-table.ts';
import { Refused } from './refused.ts';
import { matchOf, type ServerContext, withinMatch } from './server-context.ts';

/** Who moves: the person of the seat, or the bot that plays there. */
export type Mover = { readonly person: IdentityId } | { readonly bot: string };

export interface MoveRequest {
  readonly id: string;
  readonly table: TableId;
  readonly seat: Seat;
  /** The number of the position that the move answers. */
  readonly seq: number;
  readonly move: string;
  readonly mover: Mover;
}

const MOST_RACES = 20;

/** Plays a move and gives the number of its entry. It is stored, and everybody has been told, when this returns. */
export function playMove(context: ServerContext, request: MoveRequest): Promise<number> {
  return withinMatch(context, request.table, async (table, live) => {
    checkMover(table, request.seat, request.mover);
    const key = `${request.seat}:${request.id}`;
    let match = live;
    for (let race = 0; race < MOST_RACES; race++) {
      const before = match.requests.get(key);
      if (before !== undefined) return before;
      checkPosition(table, match, request);
      const seq = await tryMove(context, table, match, request, key);
      if (seq !== null) return seq;
      // Somebody was quicker; what they did is in memory now.
      match = await matchOf(context, table);
      checkMover(table, request.seat, request.mover);
    }
    throw new Refused('too-busy');
  });
}

async function tryMove(
  context: ServerContext,
  table: LiveTable,
  live: LiveMatch,
  request: MoveRequest,
  key: string,
): Promise<number | null> {
  const { game } = table;
  const { match } = live;
  const secret = table.table.key;
  if (secret === null) throw new Refused('only-to-look-at');
  const before = pendingSeats(live);
  const events: GameEvent[] = [];
  const by = 'bot' in request.mover ? `bot ${request.mover.bot}` : undefined;
  let move: unknown;
  try {
    move = game.read(request.move);
  } catch (error) {
    throw error instanceof BadInput ? new Refused('unreadable', { why: error.message }) : error;
  }
  try {
    const entry = play(match, request.seat, move, keyedChance(secret, seqOf(live) + 1), (event) => events.push(event), by);
    return (await append(context, table, live, { entry, events, request: key, before })) ? entry.seq : null;
  } catch (error) {
    if (error instanceof IllegalMove)
      throw new Refused('against-the-rules', { move: request.move, clause: error.refusal.clause }, error.refusal);
    // Whatever went wrong half-way, the store knows nothing of it; memory must not either.
    table.live = null;
    throw error;
  }
}

function checkMover(table: LiveTable, seat: Seat, mover: Mover): void {
  const record = table.seats[seat];
  if (record === undefined) throw new Refused('no-seat', { seat });
  if ('bot' in mover) {
    if (record.bot !== mover.bot) throw new Refused('no-bot-here');
    return;
  }
  if (record.identity !== mover.person) throw new Refused('not-your-seat');
  if (record.bot !== null) throw new Refused('bot-plays-for-you');
}

/** A move must answer a position in which the seat owed the decision it still owes. */
function checkPosition(table: LiveTable, live: LiveMatch, { seat, seq }: MoveRequest): void {
  if (table.table.status !== 'playing') throw new Refused('not-playing');
  const now = seqOf(live);
  if (seq > now) throw new Refused('not-so-far', { entries: now, seq });
  const owed = live.owed.get(seat);
  if (owed === undefined) {
    throw seq < now ? new Refused('gone-on') : new Refused('not-your-turn');
  }
  if (seq < owed.since) throw new Refused('gone-on');
}
