import type { Seat } from '@belfry/kernel';
import type { MarketRowOptions } from '../data/options.ts';
import type { Ware } from '../data/wares.ts';

export interface Player {
  hand: Ware[];
  /** The card offered in this round, or null. */
  offer: Ware | null;
  /** In the order the wares came. */
  stall: Ware[];
}

export type Decision =
  | { readonly kind: 'offer'; readonly seat: Seat; readonly together: 'offer' }
  | { readonly kind: 'take'; readonly seat: Seat };

/** How the game goes on when nobody is left to decide. */
export type Phase = 'start' | 'offers' | 'taking' | 'over';

export interface State {
  readonly options: MarketRowOptions;
  agenda: Decision[];
  players: Player[];
  phase: Phase;
  round: number;
  start: Seat;
  row: Ware[];
  /** The top card is the last. */
  pile: Ware[];
  discard: Ware[];
  /** Who takes before whom in this round; empty while the offers lie face down. */
  order: Seat[];
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}
