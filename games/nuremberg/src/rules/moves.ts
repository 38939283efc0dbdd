import type { Seat } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { SITES, type Site } from '../data/city.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { CROSSINGS, type Crossing, HEXES, type Hex, ROADS, type Road } from '../data/region.ts';
import { type Bundle, GOLD, KINDS, type Kind, TREASURES } from '../data/resources.ts';

export type Move =
  | { readonly do: 'place'; readonly crossing: Crossing }
  | { readonly do: 'build-station'; readonly road: Road }
  | { readonly do: 'build-village'; readonly crossing: Crossing }
  | { readonly do: 'build-house'; readonly site: Site }
  | { readonly do: 'build-wall' }
  | { readonly do: 'build-tower' }
  | { readonly do: 'sell'; readonly good: Good }
  /** `give` may be gold; `get` is always a resource. */
  | { readonly do: 'bank-trade'; readonly give: Kind; readonly get: Kind }
  /** An empty bundle leaves that side open. `to` is sorted. */
  | { readonly do: 'offer'; readonly give: Bundle; readonly get: Bundle; readonly to: readonly Seat[] }
  | { readonly do: 'end-turn' }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  /** From the side of the player who counters. */
  | { readonly do: 'counter'; readonly give: Bundle; readonly get: Bundle }
  | { readonly do: 'deal'; readonly seat: Seat }
  | { readonly do: 'close' }
  | { readonly do: 'hand-in'; readonly cards: readonly number[] }
  | { readonly do: 'move-robber'; readonly hex: Hex }
  | { readonly do: 'steal'; readonly seat: Seat }
  | { readonly do: 'steal-nothing' }
  | { readonly do: 'wall-help'; readonly build: boolean }
  | { readonly do: 'swap'; readonly seat: Seat };

export type OfferMove = Extract<Move, { do: 'offer' }>;
export type CounterMove = Extract<Move, { do: 'counter' }>;

// Every move that can be listed is one frozen object, and lists of legal moves refer to these.
// `npx belfry bench engine` measures the effect. Offers and counters have their own tables in offers.ts.

const frozen = <M extends Move>(move: M): M => Object.freeze(move);
export const perSeat = <T>(make: (seat: Seat) => T): readonly T[] => Array.from({ length: PLAYERS.max }, (_, seat) => make(seat));

export const PLACE = CROSSINGS.map((_, crossing) => frozen({ do: 'place', crossing }));
export const BUILD_STATION = ROADS.map((_, road) => frozen({ do: 'build-station', road }));
export const BUILD_VILLAGE = CROSSINGS.map((_, crossing) => frozen({ do: 'build-village', crossing }));
export const BUILD_HOUSE = SITES.map((_, site) => frozen({ do: 'build-house', site }));
export const BUILD_WALL = frozen({ do: 'build-wall' });
export const BUILD_TOWER = frozen({ do: 'build-tower' });
export const SELL = GOODS.map((_, good) => frozen({ do: 'sell', good }));
/** Indexed by what the player gives, then by what they want. */
export const BANK_TRADE = TREASURES.map((_, give) => KINDS.map((_, get) => frozen({ do: 'bank-trade', give, get })));
export const END_TURN = frozen({ do: 'end-turn' });
export const ACCEPT = frozen({ do: 'accept' });
export const DECLINE = frozen({ do: 'decline' });
export const DEAL = perSeat((seat) => frozen({ do: 'deal', seat }));
export const CLOSE = frozen({ do: 'close' });
export const MOVE_ROBBER = HEXES.map((_, hex) => frozen({ do: 'move-robber', hex }));
export const STEAL = perSeat((seat) => frozen({ do: 'steal', seat }));
export const STEAL_NOTHING = frozen({ do: 'steal-nothing' });
export const HELP_YES = frozen({ do: 'wall-help', build: true });
export const HELP_NO = frozen({ do: 'wall-help', build: false });
export const SWAP = perSeat((seat) => frozen({ do: 'swap', seat }));

// Bundles are shared and never change. They are not frozen: the engine reads arrays of one sort faster than a mixture of two.
export const NOTHING: Bundle = TREASURES.map(() => 0);

/** Returns a bundle of this many of one kind, or of gold. */
export function only(kind: Kind, count: number): Bundle {
  return TREASURES.map((_, i) => (i === kind ? count : 0));
}

export function isNothing(amounts: Bundle): boolean {
  for (let i = 0; i <= GOLD; i++) if (amounts[i] !== 0) return false;
  return true;
}

export function sameBundle(a: Bundle, b: Bundle): boolean {
  for (let i = 0; i <= GOLD; i++) if (a[i] !== b[i]) return false;
  return true;
}
