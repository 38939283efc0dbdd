/** Timing of notifications. */
export interface NoticeTerms {
  /** How long a player may take before a turn notification at a table with days per move. */
  readonly afterMs: number;
  /** The minimum time between two messages; notices in between are batched. */
  readonly apartMs: number;
  /** The delay before the first retry of a failed message. */
  readonly retryMs: number;
}

export const USUAL_TERMS: NoticeTerms = { afterMs: 60_000, apartMs: 600_000, retryMs: 60_000 };
