import type { Coverage } from './coverage.ts';
import type { GameEvent } from './dealer.ts';
import type { Presentation } from './presentation.ts';
import type { Rules } from './rules.ts';
import type { GameView } from './view.ts';

/** A whole game, as its package exports it. Code that needs only a part should ask for that part. */
export interface Game<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Rules<S, M, E, V>,
    Presentation<M, E, V>,
    Coverage<E> {}
