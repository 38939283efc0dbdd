import type { AccountKey, AccountSay } from './text/index.ts';

/** Props of each panel of the page: the text, and a way to carry out an action and show the result. */
export interface PanelProps {
  readonly say: AccountSay;
  /**
   * Carries out an action and shows the result; `unfit` is the message for invalid input. An action that costs a seat is confirmed first
   * and then retried with `sure`.
   */
  act(work: (sure?: true) => Promise<unknown>, done: AccountKey, unfit?: AccountKey): void;
}
