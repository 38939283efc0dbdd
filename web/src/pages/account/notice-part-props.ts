import type { Notices } from '@belfry/protocol';
import type { AccountKey, AccountSay } from './text/index.ts';

/** What each part of the panel gets. */
export interface NoticePartProps {
  readonly say: AccountSay;
  readonly notices: Notices;
  /** This browser's push endpoint. */
  readonly here: string | null;
  /** Carries out a change and shows the result. */
  act(work: () => Promise<Notices>, done: AccountKey): void;
}
