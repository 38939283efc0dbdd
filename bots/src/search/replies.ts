import type { Decision, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import { sharesAfter, thinkable } from '../evaluation/one-ply.ts';
import type { Run } from './run.ts';

/** A decision with a real choice. */
export interface Choice {
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/** Returns the next decision with a real choice, or null when the game is over: a forced move teaches nothing. */
export function nextChoice({ judge, dealer }: Run, state: unknown): Choice | null {
  const { game } = judge;
  for (;;) {
    const pending = game.pending(state);
    if (pending.length === 0) return null;
    const seat = speaker(judge, state, pending);
    const moves = thinkable(judge, state, game.legal(state, seat));
    if (moves.length > 1) return { seat, moves };
    game.apply(state, seat, moves[0], dealer);
  }
}

/** Returns the seat that decides next when several could. */
function speaker({ evaluation }: Judge, state: unknown, pending: readonly Decision[]): Seat {
  const seat = evaluation.features.unsettled?.(state) ?? -1;
  return seat >= 0 ? seat : pending[0].seat;
}

/** Plays the other seats' moves until the searcher has a real choice; null if the point is to be judged as it is. */
export function afterReplies(run: Run, state: unknown, first: Choice | null): Choice | null {
  let choice = first;
  for (let replies = 0; choice !== null && choice.seat !== run.seat; replies++) {
    if (replies >= run.params.replies) return null;
    choice = reply(run, state, choice);
  }
  return choice;
}

/** Plays all seats by one-ply judgement for a while, so that the effect of a plan shows before it is judged. */
export function playOn(run: Run, state: unknown, first: Choice): void {
  let choice: Choice | null = first;
  for (let n = 0; choice !== null && n < run.params.rolloutDepth; n++) choice = reply(run, state, choice);
}

function reply(run: Run, state: unknown, choice: Choice): Choice | null {
  run.judge.game.apply(state, choice.seat, atFirstSight(run, state, choice), run.dealer);
  return nextChoice(run, state);
}

/**
 * Returns the best of a sample of moves by one-ply judgement. A seat that chooses by what others keep from it guesses from its own view.
 */
function atFirstSight({ judge, params, chance }: Run, state: unknown, { seat, moves }: Choice): unknown {
  const { game, evaluation } = judge;
  const seen = evaluation.secrets?.guesses(state, seat) ? game.determinize(game.view(state, seat), chance) : state;
  const count = Math.min(moves.length, Math.max(1, params.others));
  const from = moves.length > count ? chance.below(moves.length) : 0;
  let best: unknown = null;
  let bestShare = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) {
    // Neighbours in the list are similar, so the sample is spread over it.
    const move = moves[(from + Math.floor((n * moves.length) / count)) % moves.length];
    const share = sharesAfter(judge, seen, seat, move, chance)[seat];
    if (share <= bestShare) continue;
    bestShare = share;
    best = move;
  }
  return best;
}
