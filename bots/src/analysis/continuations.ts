import type { Chance, Seat } from '@belfry/kernel';
import type { Claims } from '../contract/claims.ts';
import type { Judge } from '../evaluation/judge.ts';
import { sharesAfter, thinkable } from '../evaluation/one-ply.ts';

/** How a game continues after a move: one concrete line, on one of the states that fit what a seat knows. */
export interface Continuation {
  /** The state right after the move, once the mover has resolved its own effects. */
  readonly after: unknown;
  /** True if the mover's turn continues. */
  readonly goesOn: boolean;
  /** The state at the end of the mover's turn if it plays on as the judge would. */
  readonly end: unknown;
}

/** The most own decisions in one turn. */
const MOST_DECISIONS = 12;

/** Returns the line after a move; null if the other seats, or luck at the start of the next turn, affect the outcome of the move. */
export function continuationOf(
  judge: Judge,
  claims: Claims,
  before: unknown,
  seat: Seat,
  move: unknown,
  luck: Chance,
): Continuation | null {
  const { game } = judge;
  if (claims.isPass(move)) return { after: before, goesOn: false, end: before };
  const counted = countingLuck(luck);
  const after = game.clone(before);
  game.apply(after, seat, move, { chance: counted });
  if (!settleAlone(judge, after, seat, counted)) return null;
  const turn = claims.turnOf(before);
  const goesOn = isTurnOf(judge, claims, after, seat, turn);
  if (!goesOn) return counted.drawn() > 0 && claims.turnOf(after) !== turn ? null : { after, goesOn, end: after };
  return { after, goesOn, end: endOfTurn(judge, claims, after, seat, turn, luck) };
}

function isTurnOf({ game }: Judge, claims: Claims, state: unknown, seat: Seat, turn: string): boolean {
  const pending = game.pending(state);
  return claims.turnOf(state) === turn && pending.length === 1 && pending[0]?.seat === seat;
}

/** Resolves what the move began as far as the mover alone decides; false if another seat must decide. */
function settleAlone(judge: Judge, state: unknown, seat: Seat, luck: Chance): boolean {
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const asked = judge.evaluation.features.unsettled?.(state) ?? -1;
    if (asked < 0) return true;
    if (asked !== seat) return false;
    playBest(judge, state, seat, luck);
  }
  return false;
}

/** Returns the last state of the turn if the mover continues with the best moves by one-ply judgement. */
function endOfTurn(judge: Judge, claims: Claims, after: unknown, seat: Seat, turn: string, luck: Chance): unknown {
  const { game } = judge;
  let end = after;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const next = game.clone(end);
    const move = playBest(judge, next, seat, luck);
    if (claims.isPass(move) || claims.turnOf(next) !== turn) return end;
    end = next;
    if (!isTurnOf(judge, claims, next, seat, turn)) return end;
  }
  return end;
}

function playBest(judge: Judge, state: unknown, seat: Seat, chance: Chance): unknown {
  const { game } = judge;
  let best: unknown = null;
  let bestShare = Number.NEGATIVE_INFINITY;
  for (const move of thinkable(judge, state, game.legal(state, seat))) {
    const share = sharesAfter(judge, state, seat, move, chance)[seat] ?? 0;
    if (share <= bestShare) continue;
    bestShare = share;
    best = move;
  }
  game.apply(state, seat, best, { chance });
  return best;
}

interface CountedLuck extends Chance {
  drawn(): number;
}

function countingLuck(chance: Chance): CountedLuck {
  let drawn = 0;
  return {
    below(bound) {
      if (bound > 1) drawn++;
      return chance.below(bound);
    },
    drawn: () => drawn,
  };
}

/** Returns the states that the mover can still reach this turn, breadth first and about `most` of them. */
export function statesOfTurn(
  judge: Judge,
  claims: Claims,
  { after, goesOn }: Continuation,
  seat: Seat,
  luck: Chance,
  most: number,
): unknown[] {
  const { game } = judge;
  const found = [after];
  if (!goesOn) return found;
  const turn = claims.turnOf(after);
  for (let at = 0; at < found.length && found.length < most; at++) {
    const state = found[at];
    if (!isTurnOf(judge, claims, state, seat, turn)) continue;
    for (const move of thinkable(judge, state, game.legal(state, seat))) {
      if (claims.isPass(move)) continue;
      const next = game.clone(state);
      game.apply(next, seat, move, { chance: luck });
      if (claims.turnOf(next) === turn) found.push(next);
    }
  }
  return found;
}
