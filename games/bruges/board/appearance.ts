import type { BustLooks } from '@belfry/board-kit';

/** A person's appearance, and whether a church may dress them as a prelate. */
export interface Appearance extends BustLooks {
  readonly prelate: boolean;
}
