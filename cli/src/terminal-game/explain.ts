import { BadInput, type Decision, type GameEvent, isLegal, type Refusal, resolveMove, seededChance } from '@belfry/kernel';
import { type PlainRefusal, Refused } from '@belfry/live';
import { lessonOn } from './coach.ts';
import { hasName, lookUp, plain, tellThing } from './lookup.ts';
import type { TerminalTable } from './table.ts';

/** Enough to find the clauses behind a choice, even among hundreds of moves. */
const MOST_TRIED = 60;
const MOST_CLAUSES = 6;

/** Explains the seat's current decision: the lesson and its clause, then the clauses behind the legal moves. */
export function explainDecision(table: TerminalTable, decision: Decision, moves: readonly unknown[]): string[] {
  const lesson = lessonOn(table, decision);
  const verbs = new Set(moves.map((move) => table.game.write(move).split(' ')[0]));
  const explained = (table.game.things ?? []).filter(({ verb }) => verb !== undefined && verbs.has(verb));
  const clauses = clausesOf(table, moves.slice(0, MOST_TRIED), 1).filter((id) => id !== lesson?.clause);
  const ahead = clauses.slice(0, MOST_CLAUSES).map((id) => tellClause(table, id));
  return [
    ...(lesson === undefined ? [] : [lesson.words, tellClause(table, lesson.clause)]),
    ...explained.flatMap((thing) => tellThing(table, thing)),
    ...(ahead.length === 0 ? (lesson === undefined ? [table.text('noClauses')] : []) : [table.text('clausesAhead'), ...ahead]),
  ];
}

/** Explains why a move is legal and what it does, or why it is not legal. */
export function explainMove(table: TerminalTable, moves: readonly unknown[], asked: string): string[] {
  // An exact name takes precedence; text that is not a move may be part of a name.
  const named = hasName(table, asked) || !isNotation(table, asked) ? lookUp(table, asked) : undefined;
  if (named !== undefined) return named;
  const move = readChoice(table, moves, asked);
  if (typeof move === 'string') return [move];
  const { game, me } = table;
  const notation = game.write(move.move);
  const state = table.state();
  if (isLegal(game, state, me, move.move)) {
    const clauses = clausesOf(table, [move.move], 3);
    return [table.text('legal', { notation, move: table.sayMove(move.move) }), ...clauses.map((id) => tellClause(table, id))];
  }
  return sayRefusal(table, notation, game.refusal(state, me, move.move));
}

/** Explains why a request was refused, with the rule if there is one. */
function explainRefusal(table: TerminalTable, notation: string, refusal: PlainRefusal): string[] {
  const { clause, phrase } = refusal;
  return clause === undefined || phrase === undefined ? [table.why(refusal)] : sayRefusal(table, notation, { clause, phrase });
}

function sayRefusal(table: TerminalTable, notation: string, { clause, phrase }: Refusal): string[] {
  return [table.text('illegal', { notation, why: table.say(phrase), clause }), tellClause(table, clause)];
}

/** Returns the move for a number or notation, or a sentence if there is none. The move need not be legal. */
export function readChoice(table: TerminalTable, moves: readonly unknown[], text: string): { readonly move: unknown } | string {
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    if (number < 1 || number > moves.length) return table.text('noNumber', { number, most: moves.length });
    return { move: moves[number - 1] };
  }
  try {
    return { move: resolveMove(table.game, table.state(), table.me, text) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const meant = bySentence(table, moves, text);
    if (meant !== undefined) return { move: meant };
    // Errors about notation are in English only.
    return table.language === 'en' ? table.text('misread', { text, why: error.message }) : table.text('misreadHere', { text });
  }
}

/** Returns whether the text is a number, or notation that can be parsed. */
function isNotation(table: TerminalTable, text: string): boolean {
  if (/^\d+$/.test(text)) return true;
  try {
    resolveMove(table.game, table.state(), table.me, text);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/**
 * Returns the only move whose sentence contains the typed words or their beginnings: in order (`kies moordenaar`), or else in any order.
 */
function bySentence(table: TerminalTable, moves: readonly unknown[], text: string): unknown {
  const typed = plain(text).split(' ');
  const said = moves.map((move) => ({ move, words: plain(table.sayMove(move)).split(' ') }));
  const [inOrder, inAny] = [said.filter(({ words }) => followsIn(words, typed)), said.filter(({ words }) => standsIn(words, typed))];
  const fitting = inOrder.length > 0 ? inOrder : inAny;
  return text.trim() !== '' && fitting.length === 1 ? fitting[0]?.move : undefined;
}

function followsIn(words: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (at < typed.length && word.startsWith(typed[at] ?? '')) at++;
  return at === typed.length;
}

function standsIn(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((begun) => words.some((word) => word.startsWith(begun)));
}

/** Returns the first clauses that each move would bring into play, as far as the player would see. */
function clausesOf(table: TerminalTable, moves: readonly unknown[], perMove: number): string[] {
  const { game, me } = table;
  const chance = seededChance('what if');
  const state = table.state();
  const found = new Set<string>();
  for (const move of moves) {
    const events: GameEvent[] = [];
    game.apply(game.clone(state), me, move, { chance, emit: (event) => events.push(event) });
    const seen = events.filter((event) => game.eventFor(event, me) !== null).map(({ clause }) => clause);
    for (const clause of [...new Set(seen)].slice(0, perMove)) found.add(clause);
  }
  return [...found];
}

export function tellClause(table: TerminalTable, id: string): string {
  return table.text('clause', { id, text: table.clauses.get(id)?.text ?? '' });
}

/** Returns an empty list if a request was carried out, otherwise the reason why not. */
export async function orWhy(table: TerminalTable, words: string, request: Promise<void>): Promise<readonly string[]> {
  try {
    await request;
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return explainRefusal(table, words, error.refusal);
  }
}
