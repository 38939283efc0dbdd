import { type Dealer, type Options, shuffle } from '@belfry/kernel';
import { HAND_SIZE } from '../data/amounts.ts';
import type { MarketRowOptions } from '../data/options.ts';
import { WARES } from '../data/wares.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function setup(players: number, asked: Options, dealer: Dealer<Event>): State {
  const options = asked as MarketRowOptions;
  // MKT-1.2 One face-down pile of all wares.
  const pile = shuffle(
    dealer.chance,
    WARES.map((_, ware) => ware),
  );
  const state = emptyTable(players, options);
  state.pile = pile;
  // MKT-1.3
  for (const player of state.players) player.hand = pile.splice(-HAND_SIZE);
  // MKT-1.4
  state.start = dealer.chance.below(players);
  return state;
}

/** Returns a table before any card is on it. */
export function emptyTable(players: number, options: MarketRowOptions): State {
  return {
    options,
    agenda: [],
    players: Array.from({ length: players }, () => ({ hand: [], offer: null, stall: [] })),
    phase: 'start',
    round: 0,
    start: 0,
    row: [],
    pile: [],
    discard: [],
    order: [],
  };
}
