import type { ServerTime } from '../clocks/server-time.ts';
import type { Store } from './store.ts';

/** The store and the time, which is all that most code needs. */
export interface Persistence {
  readonly store: Store;
  readonly time: ServerTime;
}
