import type { Chance, GameView } from '@belfry/kernel';
import type { Manner } from './manners.ts';

/**
 * Plays a seat from its view alone. `moves` is the legal list of that seat. Without an explicit manner, or none, the bot has the manner of
 * its seat.
 */
export interface Bot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance, manner?: Manner | null): Choice<M>;
}

/** The move a bot chose and its estimate of it; the simpler bots have no estimate. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly estimate?: Estimate<M>;
}

export interface Estimate<M = unknown> {
  /** The mover's chance to win after the move, from 0 to 1. */
  readonly share: number;
  /** The moves it considered, best first. */
  readonly candidates: readonly Candidate<M>[];
}

export interface Candidate<M = unknown> {
  readonly move: M;
  readonly share: number;
}

/** Returns a choice with the bot's estimates of its candidates, best first. A search may find a share slightly below 0 or above 1. */
export function estimated<M>(move: M, candidates: readonly Candidate<M>[]): Choice<M> {
  const found = candidates.map((each) => ({ move: each.move, share: Math.min(1, Math.max(0, each.share)) }));
  const chosen = found.find((each) => each.move === move);
  return chosen === undefined ? { move } : { move, estimate: { share: chosen.share, candidates: found } };
}
