import { isUndo, type Seat } from '@belfry/kernel';
import { happeningsSince, type LiveMatch } from './live-match.ts';
import { nameOf } from './moves.ts';

/**
 * An automatic answer for a player: the same move, in notation, to every question of a kind. With `terms`, only to an offer at least as
 * good as that move of the player's own would be (`counter 1 ore for 2 wood`), and once. With `once`, only to the very next question, of
 * any kind if the kind is `*`. Answers with `terms` or `once` are meant for the current position, so they end as soon as chance decides
 * something.
 */
export interface StandingAnswer {
  readonly kind: string;
  readonly move: string;
  readonly terms?: string;
  readonly once?: true;
}

/** Matches every kind. */
export const ANY_KIND = '*';

/** A player's standing answers, given after entry `since`. They hold until the player moves, or a move is undone. */
export interface StandingAnswers {
  readonly since: number;
  readonly answers: readonly StandingAnswer[];
}

/** An ID prefix that clients cannot send; earlier versions used one that they could. */
const ID = '~standing-';
const EARLIER_ID = 'standing-';

/** Returns the request ID for a standing answer at a position. */
export function standingAnswerId(seq: number): string {
  return `${ID}${seq}`;
}

/** Returns the answers that still hold. */
export function validAnswers(live: LiveMatch, seat: Seat, standing: StandingAnswers | undefined): readonly StandingAnswer[] {
  if (standing === undefined || standing.answers.length === 0) return [];
  const byThem = new Set<number>();
  const names = [ID, EARLIER_ID].map((id) => nameOf({ seat, id, seq: 0 }));
  for (const [request, seq] of live.requests) if (names.some((name) => request.startsWith(name))) byThem.add(seq);
  const given: string[] = [];
  let isLuck = false;
  for (const { entry } of happeningsSince(live, standing.since)) {
    if (entry === null) continue;
    if (isUndo(entry)) return [];
    if (entry.seat === seat) {
      if (!byThem.has(entry.seq)) return [];
      given.push(entry.move);
    }
    isLuck ||= entry.chance.length > 0;
  }
  return standing.answers.filter(({ move, terms, once }) => {
    if (once === undefined && terms === undefined) return true;
    return !isLuck && (once === undefined ? !given.includes(move) : given.length === 0);
  });
}

/** Returns the move that answers a seat's current question; null if no standing answer applies, or the rules forbid it. */
export function answerMove(live: LiveMatch, seat: Seat, standing: StandingAnswers | undefined): string | null {
  const { game, state } = live.match;
  const owed = game.pending(state).find((decision) => decision.seat === seat);
  if (owed === undefined) return null;
  const answers = validAnswers(live, seat, standing).filter(({ kind }) => kind === owed.kind || kind === ANY_KIND);
  if (answers.length === 0) return null;
  const legal = new Set(game.legal(state, seat).map((move) => game.write(move)));
  // Terms are judged by the seat's own view.
  const isMet = (terms: string): boolean => game.meets?.(game.view(state, seat), seat, game.read(terms)) ?? false;
  return answers.find(({ move, terms }) => legal.has(move) && (terms === undefined || isMet(terms)))?.move ?? null;
}
