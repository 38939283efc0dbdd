/** When people are told. */
export interface NoticeTerms {
  /** So long somebody may take before they are called to a table with days for a move. */
  readonly afterMs: number;
  /** At least so long from one message to the next: what comes meanwhile is collected. */
  readonly apartMs: number;
  /** So long after a message did not get through it is sent again for the first time. */
  readonly retryMs: number;
}

export const USUAL_TERMS: NoticeTerms = { afterMs: 60_000, apartMs: 600_000, retryMs: 60_000 };
