import type { Seat } from '@belfry/kernel';
import type { Colour } from '../data/colours.ts';
import type { CouncilRank } from '../data/council.ts';
import type { EventCard } from '../data/events.ts';
import type { NurembergOptions } from '../data/options.ts';
import type { Hex } from '../data/region.ts';
import type { Bundle } from '../data/resources.ts';

export interface Player {
  colour: Colour;
  /** Resource cards by kind, hidden. */
  hand: number[];
  /** The number of cards in hand, public. */
  cards: number;
  gold: number;
  prestige: number;
  /** The council card held, 0 for none. */
  council: CouncilRank;
  /** NUR-17.5 Updated with every piece and card that changes it. */
  points: number;
  /** Pieces left in the player's supply. */
  villages: number;
  houses: number;
  stations: number;
  /** NUR-7.5 The player's best bank ratio for each kind and, last, for gold; follows from the houses. */
  ratios: number[];
  /** Bits of the goods whose price is doubled; follows from the houses. (NUR-14.8) */
  doubled: number;
  /** NUR-13.1 Has a house at the building yard. */
  yard: boolean;
  /** NUR-5.4 The cards chosen for the robber knight and not yet discarded, otherwise null. */
  discard: readonly number[] | null;
}

/** An answer to an offer, public and final. `give` and `get` of a counter are from its maker's side. (NUR-6.8) */
export interface TradeAnswer {
  readonly seat: Seat;
  readonly say: 'accept' | 'decline' | 'counter';
  readonly give: Bundle;
  readonly get: Bundle;
}

/** The open offer of the active player; an empty bundle is a side left open. (NUR-6.5) */
export interface Trade {
  readonly give: Bundle;
  readonly get: Bundle;
  readonly to: readonly Seat[];
  /** The index of the listed offer it is, or -1, see offers.ts. */
  readonly listed: number;
  /** In the order they came. */
  answers: TradeAnswer[];
}

/** Decision records are frozen, so copies of a state share them. */
export type Decision =
  | { readonly kind: 'place-start'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'turn-action'; readonly seat: Seat }
  | { readonly kind: 'trade-answer'; readonly seat: Seat; readonly from: Seat; readonly together: 'trade' }
  | { readonly kind: 'trade-settle'; readonly seat: Seat; readonly together: 'trade' }
  | { readonly kind: 'robber-discard'; readonly seat: Seat; readonly count: number; readonly together: 'robber' }
  | { readonly kind: 'robber-move'; readonly seat: Seat }
  | { readonly kind: 'robber-steal'; readonly seat: Seat }
  | { readonly kind: 'wall-help'; readonly seat: Seat }
  | { readonly kind: 'council-swap'; readonly seat: Seat; readonly victims: readonly Seat[] };

/** How the game continues when no decision is pending. */
export type Phase = 'place' | 'draw' | 'discard' | 'steal' | 'help' | 'trade' | 'over';

export interface State {
  readonly options: NurembergOptions;
  agenda: Decision[];
  players: Player[];
  phase: Phase;
  first: Seat;
  active: Seat;
  /** Turns begun. */
  turn: number;
  /** Villages placed in the advanced set-up. (NUR-22.2) */
  placed: number;
  /** Players asked about the wall help of this turn. (NUR-4.5) */
  helped: number;
  /** NUR-4.7 The bonus gold is still available for the first sale. */
  fair: boolean;
  offersMade: number;
  bankTrades: number;
  /** The listed offers made this turn: bits for each kind given and for gold, see offers.ts. */
  offered: number[];
  trade: Trade | null;
  /** Resource cards in stock by kind. */
  stock: number[];
  /** The draw pile; the top card is the last. */
  deck: EventCard[];
  /** The discard pile since the last shuffle; the card of this turn is the last. */
  discards: EventCard[];
  /** An index into TIMELINE. */
  year: number;
  robber: Hex;
  /** The owner of the station on each segment. */
  stations: Seat[];
  /** The owner of the village on each crossing. */
  villages: Seat[];
  /** The owner of the house on each site. */
  houses: Seat[];
  walls: number;
  towers: number;
  /** The holder of the right of each road. */
  rights: Seat[];
  /** The number of stations on each road, which is its first free segment. */
  standing: number[];
  /** Stations of each seat on each road: index road * players + seat. */
  majority: number[];
  /** Crossings of each road where the distance rule allows a village: bit k for X-k. */
  room: number[];
  /** Villages of each seat at each hex: index hex * players + seat. */
  fields: number[];
  /** What every player could write down about thefts, see memory.ts. */
  memory: number[];
  /** For each seat the index in `memory` of its newest theft, NONE before the first. */
  trace: number[];
  ending: 'points' | 'time' | null;
}

/** Returns how many rounds have begun: each player has one turn per round. */
export function roundOf(state: State): number {
  return Math.ceil(state.turn / state.players.length);
}

export function leftOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}
