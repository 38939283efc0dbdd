import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Persistence } from './persistence.ts';
import type { SharedLimits } from './shared-limits.ts';
import type { StoreWatch } from './store-watch.ts';

/** What every part of a running node may use. */
export interface NodeServices extends Persistence {
  /** The id of this node. */
  readonly node: string;
  /** The protocol version of this node. */
  readonly protocol: number;
  readonly storeWatch: StoreWatch;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sharedLimits: SharedLimits;
}
