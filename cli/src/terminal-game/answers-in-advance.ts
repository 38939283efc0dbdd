import { movesAhead } from '@belfry/kernel';
import { readChoice } from './explain.ts';
import type { Host } from './host.ts';
import type { TerminalTable } from './table.ts';

/** Shows the player's own note, or keeps another one. */
export async function tellNote({ text }: TerminalTable, note: NonNullable<Host['note']>, words: string): Promise<string[]> {
  const kept = await note(words === '' ? null : words);
  return [kept === '' ? text('noteNone') : text('noteNow', { words: kept })];
}

/** Plans the player's next move by number, notation or its words; without words, withdraws the plan and lists moves that may come. */
export async function planMove(table: TerminalTable, plan: NonNullable<Host['plan']>, words: string): Promise<string[]> {
  const { game, host, me, text } = table;
  const moves = [...movesAhead(game, host.position().view, me).values()];
  if (words === '') {
    await plan(null);
    return [
      text('planNone'),
      ...moves.map((move, at) => text('move', { number: at + 1, move: table.sayMove(move), notation: game.write(move) })),
    ];
  }
  const choice = readChoice(table, moves, words);
  if (typeof choice === 'string') return [choice];
  await plan(game.write(choice.move));
  return [text('planned', { move: table.sayMove(choice.move) })];
}
