import { isUndo, type Seat } from '@belfry/kernel';
import { happeningsSince, type LiveMatch } from './live-match.ts';
import { nameOf } from './moves.ts';

/** To every question of a kind the same answer, a move in notation. */
export interface StandingAnswer {
  readonly kind: string;
  readonly move: string;
}

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
  const given = new Set<number>();
  const names = [ID, EARLIER_ID].map((id) => nameOf({ seat, id, seq: 0 }));
  for (const [request, seq] of live.requests) if (names.some((name) => request.startsWith(name))) given.add(seq);
  const isOver = happeningsSince(live, standing.since).some(
    ({ entry }) => entry !== null && (isUndo(entry) || (entry.seat === seat && !given.has(entry.seq))),
  );
  return isOver ? [] : standing.answers;
}

/** The move that answers for a seat what it is asked now; null where it has said nothing of that, or the rules forbid it. */
export function answerMove(live: LiveMatch, seat: Seat, standing: StandingAnswers | undefined): string | null {
  const { game, state } = live.match;
  const owed = game.pending(state).find((decision) => decision.seat === seat);
  const answer = owed === undefined ? undefined : validAnswers(live, seat, standing).find(({ kind }) => kind === owed.kind);
  if (answer === undefined) return null;
  return game.legal(state, seat).some((move) => game.write(move) === answer.move) ? answer.move : null;
}
