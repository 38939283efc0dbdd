import type { GameView } from '@belfry/kernel';
import type { Claims } from './claims.ts';
import type { Features } from './features.ts';
import type { Plans } from './plans.ts';
import type { Pruning } from './pruning.ts';
import type { Secrets } from './secrets.ts';
import type { Style } from './style.ts';
import type { LearntWeights } from './weights.ts';

/** What a game provides for bots that judge, learn and search. Bots reach full states through `determinize` alone. */
export interface Evaluation<S = unknown, M = unknown, V extends GameView = GameView> {
  readonly features: Features<S>;
  /** The basis of reasons; without it a reason only says which move wins more often. */
  readonly claims?: Claims<S, M>;
  readonly pruning?: Pruning<S, M, V>;
  readonly planning?: Plans<S, M>;
  readonly secrets?: Secrets<S, V>;
  readonly style?: Style<V, M>;
  readonly learnt: LearntWeights;
}
