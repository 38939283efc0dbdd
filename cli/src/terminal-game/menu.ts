import { tellThing } from './lookup.ts';
import type { TerminalTable } from './table.ts';

/** A menu with more moves than this folds those that are alike. */
const MOST_SHOWN = 12;
/** So many moves of one sort are folded into a line. */
const FOLD_FROM = 8;

/** The numbered moves, each as a sentence and in notation; of many that are alike one line, which `moves <word>` opens. */
export function tellMoves(table: TerminalTable, moves: readonly unknown[], opened: string | null = null): string[] {
  const { game } = table;
  const entries = moves.map((move, at) => ({ number: at + 1, notation: game.write(move), said: () => table.sayMove(move) }));
  const groups = new Map<string, typeof entries>();
  for (const entry of entries) {
    const [verb = ''] = entry.notation.split(' ');
    groups.set(verb, [...(groups.get(verb) ?? []), entry]);
  }
  const folds = (verb: string, size: number): boolean =>
    opened !== 'all' && opened !== verb && moves.length > MOST_SHOWN && size >= FOLD_FROM && groups.size > 1;
  const shown = opened === null || opened === 'all' ? [...groups] : [...groups].filter(([verb]) => verb === opened);
  const lines = shown.flatMap(([verb, group]) => {
    const [first] = group;
    if (first === undefined || !folds(verb, group.length))
      return group.map(({ number, notation, said }) => ({ number, line: table.text('move', { number, move: said(), notation }) }));
    const { number, notation, said } = first;
    return [{ number, line: table.text('folded', { number, move: said(), notation, more: group.length - 1, verb }) }];
  });
  const explained = opened === null ? [] : (game.things ?? []).filter(({ verb }) => verb === opened);
  return [
    ...explained.flatMap((thing) => tellThing(table, thing)),
    table.text('moves', { count: moves.length }),
    ...lines.sort((a, b) => a.number - b.number).map(({ line }) => line),
  ];
}

/** What `moves <word>` opens: the sort of moves that begins with the word, or all of them. */
export function openedBy(table: TerminalTable, moves: readonly unknown[], word: string): string {
  const verbs = moves.map((move) => table.game.write(move).split(' ')[0] ?? '');
  return verbs.find((verb) => verb.startsWith(word.toLowerCase())) ?? 'all';
}
