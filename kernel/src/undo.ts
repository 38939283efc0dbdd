import type { GameEvent } from './dealer.ts';
import { itemAt } from './item-at.ts';
import type { MoveEntry } from './log.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import type { GameView } from './view.ts';

/** Why an entry cannot be undone freely: it drew luck, or something was shown, told or done to others (with the clause). */
export type UndoBarrier = { readonly why: 'chance' } | { readonly why: 'event'; readonly clause: string; readonly type: string };

/** Returns an entry's undo barrier, from the luck it drew and the events it caused; null if it can be undone freely. */
export function undoBarrierOf<S, M, E extends GameEvent, V extends GameView>(
  game: Rules<S, M, E, V>,
  outcomes: readonly number[],
  events: readonly E[],
): UndoBarrier | null {
  if (outcomes.length > 0) return { why: 'chance' };
  const blocking = events.find((event) => game.blocksUndo(event));
  return blocking === undefined ? null : { why: 'event', clause: blocking.clause, type: blocking.type };
}

export interface UndoRange {
  /** The entries the seat may freely undo to, nearest first: the state after that entry; 0 is the setup. */
  readonly points: readonly number[];
  /** What stops the seat from going back further, in words; null at the start of the match. */
  readonly undoBarrier: string | null;
}

/** Returns how far a seat may undo on its own: its own entries from the end of the line back to the first barrier. */
export function undoPoints(
  line: readonly { readonly entry: MoveEntry; readonly undoBarrier: UndoBarrier | null }[],
  seat: Seat,
): UndoRange {
  const points: number[] = [];
  for (let at = line.length - 1; at >= 0; at--) {
    const { entry, undoBarrier } = itemAt(line, at);
    if (entry.seat !== seat) return { points, undoBarrier: 'the move of another player' };
    if (undoBarrier?.why === 'chance') return { points, undoBarrier: 'a draw of chance' };
    if (undoBarrier?.why === 'event') return { points, undoBarrier: `what happened there (${undoBarrier.type}, ${undoBarrier.clause})` };
    points.push(line[at - 1]?.entry.seq ?? 0);
  }
  return { points, undoBarrier: null };
}
