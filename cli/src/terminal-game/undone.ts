import { extendLog, type Step } from '@belfry/live';
import type { TerminalTable } from './table.ts';

/** Returns the moves that still count, oldest first. */
function standingMoves(steps: readonly Step[]): readonly Step[] {
  return extendLog([], steps).filter(({ seq, undo }) => seq > 0 && undo === undefined);
}

/** Describes what an undo to the state after an entry reverts: how many moves, and the first of those the player saw. */
export function describeUndone(table: TerminalTable, steps: readonly Step[], to: number): string {
  const undone = standingMoves(steps).filter(({ seq }) => seq > to);
  const [first = ''] = undone.flatMap(({ events }) => events.map((event) => table.say(table.game.sayEvent(event))));
  const moves = table.text('movesUndone', { count: undone.length });
  return first === '' ? moves : table.text('movesUndoneFrom', { moves, move: first.replace(/\.$/, '') });
}

/** Returns the entry before the last `count` moves, or null if there were fewer. */
export function entryBefore(steps: readonly Step[], count: number): number | null {
  const moves = standingMoves(steps);
  if (count < 1 || count > moves.length) return null;
  return moves.at(-count - 1)?.seq ?? 0;
}

/** Returns the entry before the last move of a seat. */
export function entryBeforeLastOf(steps: readonly Step[], seat: number): number | null {
  const moves = standingMoves(steps);
  const last = moves.findLastIndex((step) => step.seat === seat);
  return last < 0 ? null : entryBefore(steps, moves.length - last);
}
