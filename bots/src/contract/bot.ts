import type { Chance, GameView } from '@belfry/kernel';
import type { Manner } from './manners.ts';

/** Plays a seat from its view alone. `moves` is the legal list of that seat. Its manner is that of its seat where nobody names another, or none. */
export interface Bot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance, manner?: Manner | null): Choice<M>;
}

/** The move a bot chose, and what it expects of it; the simpler bots expect nothing. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly estimate?: Estimate<M>;
}

export interface Estimate<M = unknown> {
  /** The mover's chance to win after the move, from 0 to 1. */
  readonly share: number;
  /** The moves it considered, the best first. */
  readonly candidates: readonly Candidate<M>[];
}

export interface Candidate<M = unknown> {
  readonly move: M;
  readonly share: number;
}

/** A choice by what the bot found of its candidates, the best first. A search may find a little less than nothing, or more than all. */
export function estimated<M>(move: M, candidates: readonly Candidate<M>[]): Choice<M> {
  const found = candidates.map((each) => ({ move: each.move, share: Math.min(1, Math.max(0, each.share)) }));
  const chosen = found.find((each) => each.move === move);
  return chosen === undefined ? { move } : { move, estimate: { share: chosen.share, candidates: found } };
}
