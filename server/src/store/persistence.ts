import type { ServerTime } from '../clocks/server-time.ts';
import type { Store } from './store.ts';

/** What lasts, and what time it is: all that most work needs. */
export interface Persistence {
  readonly store: Store;
  readonly time: ServerTime;
}
