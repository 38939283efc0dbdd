import type { BoardModule } from '@belfry/board-kit';
import type { Viewer } from '@belfry/kernel';
import type { LogEntry } from '../../match/session.ts';
import { seatOf } from './event-groups.ts';

/**
 * Returns the last entry that is not news to the viewer: the last move of a turn of their own. Their answer in another player's turn, such
 * as a declined offer, does not make that player's earlier actions old.
 */
export function lastOfOwnTurn({ opensTurn }: Pick<BoardModule, 'opensTurn'>, log: readonly LogEntry[], viewer: Viewer): number {
  let last = 0;
  let turnOf: number | undefined;
  for (const { seq, seat, events } of log) {
    const openings = events.filter(opensTurn).map(seatOf);
    // A turn begins with its player's first move, or before it with the last move of another player.
    const isOwnTurn = turnOf === undefined || turnOf === viewer || openings[0] === viewer;
    if (seat === viewer && isOwnTurn) last = seq;
    if (openings.length > 0) turnOf = openings.at(-1);
  }
  return last;
}
