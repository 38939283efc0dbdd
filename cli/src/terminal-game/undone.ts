import { extendLog, type Step } from '@belfry/live';
import type { TerminalTable } from './table.ts';

/** The moves that stand, the first of them first. */
function standingMoves(steps: readonly Step[]): readonly Step[] {
  return extendLog([], steps).filter(({ seq, undo }) => seq > 0 && undo === undefined);
}

/** What going back to the state after an entry takes back: how many moves, and the first of them where the person was there. */
export function describeUndone(table: TerminalTable, steps: readonly Step[], to: number): string {
  const undone = standingMoves(steps).filter(({ seq }) => seq > to);
  const [first = ''] = undone.flatMap(({ events }) => events.map((event) => table.say(table.game.sayEvent(event))));
  const moves = table.text('movesUndone', { count: undone.length });
  return first === '' ? moves : table.text('movesUndoneFrom', { moves, move: first.replace(/\.$/, '') });
}

/** The entry after which the last `count` moves were made, or null where there were not so many. */
export function entryBefore(steps: readonly Step[], count: number): number | null {
  const moves = standingMoves(steps);
  if (count < 1 || count > moves.length) return null;
  return moves.at(-count - 1)?.seq ?? 0;
}

/** The same for the last move of a seat. */
export function entryBeforeLastOf(steps: readonly Step[], seat: number): number | null {
  const moves = standingMoves(steps);
  const last = moves.findLastIndex((step) => step.seat === seat);
  return last < 0 ? null : entryBefore(steps, moves.length - last);
}
