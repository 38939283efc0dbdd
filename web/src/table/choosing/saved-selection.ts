import { pageHere } from '../../base/address.ts';
import type { OpenDecision } from './decision.ts';

/** What somebody has pointed at and not confirmed yet, so that a page that is loaded anew shows it again. */
export interface SavedSelection {
  readonly picks: readonly string[];
  /** The notation of a move that was put together otherwise. */
  readonly proposed: string | null;
}

const NAME = 'belfry.picks';
export const NO_SELECTION: SavedSelection = { picks: [], proposed: null };

/** It counts for this decision at this table alone. */
const placeOf = ({ mark }: OpenDecision): string => `${pageHere()} ${mark}`;

export function saveSelection(decision: OpenDecision, kept: SavedSelection): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...kept, place: placeOf(decision) }));
  } catch {
    // A browser that keeps nothing: then a reload forgets it.
  }
}

export function savedSelection(decision: OpenDecision): SavedSelection {
  try {
    const kept: SavedSelection & { readonly place: string } = JSON.parse(sessionStorage.getItem(NAME) ?? '');
    return kept.place === placeOf(decision) ? kept : NO_SELECTION;
  } catch {
    return NO_SELECTION;
  }
}
