import { isUndo, type Seat } from '@belfry/kernel';
import { happeningsSince, type LiveMatch } from './live-match.ts';
import { nameOf } from './moves.ts';

/**
 * What is answered in somebody's stead: to every question of a kind the same move, in notation. With `terms`, only to what is as good as that move of one's own
 * would be (`counter 1 ore for 2 wood`), and once. With `once`, only to the very next question, of any kind where the kind is `*`. What is given only on terms or once
 * is meant for the position as it is: chance ends it.
 */
export interface StandingAnswer {
  readonly kind: string;
  readonly move: string;
  readonly terms?: string;
  readonly once?: true;
}

/** Of any kind. */
export const ANY_KIND = '*';

/** What somebody has said to answer in their stead, after entry `since`. It holds until they move themselves, or a move is taken back. */
export interface StandingAnswers {
  readonly since: number;
  readonly answers: readonly StandingAnswer[];
}

/** A name that no client can send; that of earlier versions could be. */
const ID = '~standing-';
const EARLIER_ID = 'standing-';

/** The request by which a standing answer is given at a position. */
export function standingAnswerId(seq: number): string {
  return `${ID}${seq}`;
}

/** Those of the answers that still hold. */
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

/** The move that answers for a seat what it is asked now; null where it has said nothing of that, or the rules forbid it. */
export function answerMove(live: LiveMatch, seat: Seat, standing: StandingAnswers | undefined): string | null {
  const { game, state } = live.match;
  const owed = game.pending(state).find((decision) => decision.seat === seat);
  if (owed === undefined) return null;
  const answers = validAnswers(live, seat, standing).filter(({ kind }) => kind === owed.kind || kind === ANY_KIND);
  if (answers.length === 0) return null;
  const legal = new Set(game.legal(state, seat).map((move) => game.write(move)));
  // Terms are judged by what the seat sees.
  const isMet = (terms: string): boolean => game.meets?.(game.view(state, seat), seat, game.read(terms)) ?? false;
  return answers.find(({ move, terms }) => legal.has(move) && (terms === undefined || isMet(terms)))?.move ?? null;
}
