import { pageHere } from '../../base/address.ts';
import { recordIn, tab } from '../../base/storage.ts';
import type { OpenDecision } from './decision.ts';

/** The unconfirmed selection, saved so that a reloaded page shows it again. */
export interface SavedSelection {
  readonly picks: readonly string[];
  /** The notation of a move that was composed without clicks on the board. */
  readonly proposed: string | null;
}

const NAME = 'belfry.picks';
export const NO_SELECTION: SavedSelection = { picks: [], proposed: null };

/** The selection counts only for this decision at this table. */
const placeOf = ({ mark }: OpenDecision): string => `${pageHere()} ${mark}`;

export function saveSelection(decision: OpenDecision, kept: SavedSelection): void {
  tab.setJson(NAME, { ...kept, place: placeOf(decision) });
}

export function savedSelection(decision: OpenDecision): SavedSelection {
  const { place, picks, proposed } = recordIn(tab, NAME);
  if (place !== placeOf(decision) || !Array.isArray(picks)) return NO_SELECTION;
  return { picks: picks.map(String), proposed: typeof proposed === 'string' ? proposed : null };
}
