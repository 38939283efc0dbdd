import { tellThing } from './lookup.ts';
import type { TerminalTable } from './table.ts';

/** A menu with more moves than this folds similar moves. */
const MOST_SHOWN = 12;
/** The minimum number of moves of one kind that fold into a line. */
const FOLD_FROM = 8;

/** Returns the moves in menu order: folded kinds come last, so that the numbers of the others have no gaps. */
export function inMenuOrder(table: TerminalTable, moves: readonly unknown[]): readonly unknown[] {
  const verbs = moves.map((move) => verbOf(table, move));
  const folded = [...new Set(verbs)].filter((verb) => isFolded(verbs, verb));
  return [
    ...moves.filter((_, at) => !folded.includes(verbs[at] ?? '')),
    ...folded.flatMap((verb) => moves.filter((_, at) => verbs[at] === verb)),
  ];
}

/** Returns the first word of a move in notation. */
const verbOf = (table: TerminalTable, move: unknown): string => table.game.write(move).split(' ')[0] ?? '';

const isFolded = (verbs: readonly string[], verb: string): boolean =>
  verbs.length > MOST_SHOWN && new Set(verbs).size > 1 && verbs.filter((other) => other === verb).length >= FOLD_FROM;

/**
 * Describes the numbered moves, in the order of `inMenuOrder`, as sentence and notation; a folded kind is one line, which `moves <word>`
 * expands.
 */
export function tellMoves(table: TerminalTable, moves: readonly unknown[], opened: string | null = null): string[] {
  const { game } = table;
  const verbs = moves.map((move) => verbOf(table, move));
  const lines = moves.flatMap((move, at) => {
    const verb = verbs[at] ?? '';
    if (opened !== null && opened !== 'all' && opened !== verb) return [];
    const args = { number: at + 1, move: table.sayMove(move), notation: game.write(move) };
    if (opened !== null || !isFolded(verbs, verb)) return [table.text('move', args)];
    const last = verbs.lastIndexOf(verb) + 1;
    return verbs.indexOf(verb) === at ? [table.text('folded', { ...args, last, more: last - args.number, verb })] : [];
  });
  const explained = opened === null ? [] : (game.things ?? []).filter(({ verb }) => verb === opened);
  return [...explained.flatMap((thing) => tellThing(table, thing)), table.text('moves', { count: moves.length }), ...lines];
}

/** Returns what `moves <word>` expands: the kind of moves that begins with the word, or all moves. */
export function openedBy(table: TerminalTable, moves: readonly unknown[], word: string): string {
  const verbs = moves.map((move) => table.game.write(move).split(' ')[0] ?? '');
  return verbs.find((verb) => verb.startsWith(word.toLowerCase())) ?? 'all';
}
