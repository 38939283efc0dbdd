import type { TableId } from '@belfry/protocol';
import type { KeyedBuckets } from '../base/token-bucket.ts';
import type { NoticeTerms } from '../config/notification-terms.ts';
import type { Committer } from '../tables/committer.ts';
import type { TableCache } from '../tables/table-cache.ts';

/** What playing needs besides the tables. */
export interface PlayPort extends TableCache {
  readonly committer: Committer;
  readonly noticeTerms: NoticeTerms;
  /** Rate limits for chat, per user. */
  readonly chatLimits: KeyedBuckets;
  /** Tells the scheduler when a match is due. */
  readonly expect: (table: TableId, dueAt: number | null) => void;
}
