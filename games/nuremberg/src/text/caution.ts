import { itemAt, type Phrase } from '@belfry/kernel';
import { HAND_LIMIT } from '../data/amounts.ts';
import { CROSSINGS } from '../data/region.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

/** What would be lost, or hit oneself, by a move that is legal. */
export function caution(view: View, move: Move, moves: readonly Move[]): Phrase | undefined {
  switch (move.do) {
    case 'end-turn':
      return lostByEnding(view, moves);
    case 'move-robber':
      // NUR-3.5 The one who puts him there goes without as well.
      return view.villages.some((owner, at) => owner === view.active && itemAt(CROSSINGS, at).hexes.includes(move.hex))
        ? { key: 'caution.own-village' }
        : undefined;
    default:
      return undefined;
  }
}

function lostByEnding(view: View, moves: readonly Move[]): Phrase | undefined {
  // NUR-4.7 The bonus for the first sale lapses with the turn.
  if (view.fair && moves.some(({ do: what }) => what === 'sell')) return { key: 'caution.fair' };
  // NUR-5.2 Whoever can still use the cards is told what the robber knight would take of them.
  const { handSize } = itemAt(view.seats, view.active);
  const usable = moves.some(({ do: what }) => what.startsWith('build-') || what === 'sell' || what === 'bank-trade');
  return usable && handSize > HAND_LIMIT ? { key: 'caution.robber', args: { count: handSize, half: Math.floor(handSize / 2) } } : undefined;
}
