import { LANGUAGES, type Seat } from '@belfry/kernel';
import type { Step } from '@belfry/live';
import { terminalVoice } from '../text/index.ts';
import { orWhy, tellClause } from './explain.ts';
import type { Next, Session } from './session-state.ts';
import { describeUndone, entryBefore, entryBeforeLastOf } from './undone.ts';

/** Undoes the last move if that is free; or a number of moves, or the player's own last move, if the others agree (bots do). */
export async function undoMoves({ table, write, last, steps }: Session, asked: string): Promise<Next> {
  const { host, me } = table;
  const { undo } = host.position();
  const to = wayBack(steps, me, asked, undo[0]);
  if (to === null) {
    write([table.text('undoWhere')]);
    return 'stay';
  }
  if (to === undefined) {
    const why = host.whyNoUndo();
    const { undoClause } = table.game;
    const before = entryBeforeLastOf(steps, me);
    // Undoing what others know needs their consent.
    const way = why !== 'barrierAsk' || before === null ? [] : [table.text('undoAsk', { what: describeUndone(table, steps, before) })];
    write([
      table.text(way.length === 0 && why === 'barrierAsk' ? 'noUndo' : why),
      ...way,
      ...(why === 'noUndo' || why === 'barrierOther' || undoClause === undefined ? [] : [tellClause(table, undoClause)]),
    ]);
    return 'stay';
  }
  const what = describeUndone(table, steps, to);
  const why = await orWhy(table, `undo ${asked}`, host.undo(to));
  if (why.length > 0) {
    write(why);
    return 'stay';
  }
  // With other people, the undo waits for their answers.
  const isDone = undo.includes(to) || !host.hasOtherPeople();
  write([
    asked === '' && last !== null ? table.text('undone', { notation: last }) : table.text(isDone ? 'undoneTo' : 'undoAsked', { what }),
  ]);
  return 'go on';
}

/** Returns the entry to undo to; undefined if no free undo is possible, null if the request cannot be parsed. */
function wayBack(steps: readonly Step[], me: Seat, asked: string, free: number | undefined): number | null | undefined {
  if (asked === '') return free;
  if (isAsk(asked)) return entryBeforeLastOf(steps, me);
  return /^\d{1,4}$/.test(asked) ? entryBefore(steps, Number(asked)) : null;
}

/** Returns whether this is the word of `undo ask`, in any language of the terminal. */
function isAsk(word: string): boolean {
  return LANGUAGES.some((language) => terminalVoice(language, String)('undoAskWord') === word.toLowerCase());
}
