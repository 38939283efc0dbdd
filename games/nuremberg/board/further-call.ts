import type { Viewer } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';
import { LISTED_OFFERS_PER_TURN, OFFERS_PER_TURN } from '../src/data/trade.ts';
import { NOTHING } from './holdings.ts';

/**
 * Returns a call to every opponent who owns something, once the viewer has made as many offers as the bounded list of the rules covers and
 * may still make more. (NUR-6.13)
 */
export function furtherCall({ pending, seats, offersMade }: View, viewer: Viewer): readonly Move[] {
  const isAsked = pending.some(({ kind, seat }) => kind === 'turn-action' && seat === viewer);
  if (!isAsked || offersMade < LISTED_OFFERS_PER_TURN || offersMade >= OFFERS_PER_TURN) return [];
  const owners = seats.flatMap(({ handSize, gold }, seat) => (handSize + gold > 0 ? [seat] : []));
  const to = owners.filter((seat) => seat !== viewer);
  return owners.length > to.length && to.length > 0 ? [{ do: 'offer', give: NOTHING, get: NOTHING, to }] : [];
}
