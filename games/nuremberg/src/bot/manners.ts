import type { Manners } from '@belfry/bots';
import { NONE, seatOfView } from '@belfry/kernel';
import { CROSSINGS } from '../data/region.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

export const manners: Manners<View, Move> = {
  leaning(_, move) {
    switch (move.do) {
      case 'sell':
      case 'bank-trade':
        return 'greedy';
      case 'build-wall':
      case 'build-tower':
      case 'wall-help':
      case 'decline':
        return 'careful';
      case 'build-village':
      case 'build-house':
        return 'builder';
      case 'build-station':
      case 'offer':
      case 'counter':
      case 'swap':
        return 'meddler';
      default:
        return null;
    }
  },
  standings: (view) => view.seats.map(({ points }) => points),
  victims(view, move) {
    if (move.do === 'steal' || move.do === 'swap') return [move.seat];
    if (move.do !== 'move-robber') return [];
    const own = seatOfView(view);
    return view.villages.filter((owner, crossing) => owner !== NONE && owner !== own && CROSSINGS[crossing].hexes.includes(move.hex));
  },
};
