import type { AccountKey, AccountSay } from './text/index.ts';

/** What each part of the page gets: the words, and a way to do something and tell what came of it. */
export interface PanelProps {
  readonly say: AccountSay;
  /** Carries something out, and tells what came of it; `unfit` when what was typed cannot be used. Where it costs a seat it is asked first, and done by whoever is `sure`. */
  act(work: (sure?: true) => Promise<unknown>, done: AccountKey, unfit?: AccountKey): void;
}
