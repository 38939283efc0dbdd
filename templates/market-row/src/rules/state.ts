import type { Seat } from '@belfry/kernel';
import type { MarketRowOptions } from '../data/options.ts';
import type { Ware } from '../data/wares.ts';

export interface Player {
  hand: Ware[];
  /** The card offered in this round, or null. */
  offer: Ware | null;
  /** In the order in which the wares were taken. */
  stall: Ware[];
}

export type Decision =
  | { readonly kind: 'offer'; readonly seat: Seat; readonly together: 'offer' }
  | { readonly kind: 'take'; readonly seat: Seat };

/** The phase that continues when no decision is left. */
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
  /** The order of taking in this round; empty while the offers are face down. */
  order: Seat[];
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}
