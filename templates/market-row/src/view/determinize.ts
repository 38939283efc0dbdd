import { type Chance, shuffle } from '@belfry/kernel';
import { WARES, type Ware } from '../data/wares.ts';
import { emptyTable } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { View } from './view.ts';

/** Returns a full state that fits the view: deals the hidden cards from those the viewer has not seen. */
export function determinize(view: View, chance: Chance): State {
  const unseen = shuffle(chance, unseenWares(view));
  const deal = (count: number): Ware[] => unseen.splice(0, count);
  return {
    ...emptyTable(view.seats.length, view.options),
    agenda: [...view.later, ...view.pending],
    players: view.seats.map(({ hand, handSize, hasOffered, offer, stall }) => ({
      hand: hand?.slice() ?? deal(handSize),
      offer: hasOffered ? (offer ?? deal(1)[0] ?? null) : null,
      stall: stall.slice(),
    })),
    phase: view.phase,
    round: view.round,
    start: view.start,
    row: view.row.slice(),
    pile: view.pile?.slice() ?? deal(view.pileSize),
    discard: view.discard.slice(),
    order: view.order.slice(),
  };
}

function unseenWares({ seats, row, discard, pile }: View): Ware[] {
  const seen = new Set([
    ...row,
    ...discard,
    ...(pile ?? []),
    ...seats.flatMap(({ hand, offer, stall }) => [...(hand ?? []), offer, ...stall]),
  ]);
  return WARES.map((_, ware) => ware).filter((ware) => !seen.has(ware));
}
