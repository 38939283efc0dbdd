import type { Seat } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { DISTRICTS, type District } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, PAY_FOR_CARDS, RECLAIM } from '../data/powers.ts';

export type Move =
  | { readonly do: 'choose'; readonly character: Character }
  | { readonly do: 'hide'; readonly character: Character }
  | { readonly do: 'take-gold' }
  | { readonly do: 'draw-cards' }
  | { readonly do: 'take-income' }
  | { readonly do: 'build'; readonly district: District }
  | { readonly do: 'murder'; readonly character: Character }
  | { readonly do: 'steal'; readonly character: Character }
  | { readonly do: 'swap-hands'; readonly seat: Seat }
  | { readonly do: 'redraw'; readonly districts: readonly District[] }
  | { readonly do: 'architect-draw' }
  | { readonly do: 'destroy'; readonly seat: Seat; readonly district: District }
  | { readonly do: typeof DISCARD_FOR_GOLD; readonly district: District }
  | { readonly do: typeof PAY_FOR_CARDS }
  | { readonly do: 'end-turn' }
  | { readonly do: 'keep'; readonly districts: readonly District[] }
  | { readonly do: typeof RECLAIM; readonly buy: boolean };

// Every move without a set of cards is one frozen object, and lists of legal moves refer to these.
// `npx belfry bench engine` measures the effect.

const frozen = <M extends Move>(move: M): M => Object.freeze(move);
const perCharacter = <M extends Move>(make: (character: Character) => M): readonly M[] => CHARACTERS.map((_, c) => frozen(make(c)));
const perDistrict = <M extends Move>(make: (district: District) => M): readonly M[] => DISTRICTS.map((_, d) => frozen(make(d)));
const perSeat = <T>(make: (seat: Seat) => T): readonly T[] => Array.from({ length: PLAYERS.max }, (_, seat) => make(seat));

export const CHOOSE = perCharacter((character) => ({ do: 'choose', character }));
export const HIDE = perCharacter((character) => ({ do: 'hide', character }));
export const MURDER = perCharacter((character) => ({ do: 'murder', character }));
export const STEAL = perCharacter((character) => ({ do: 'steal', character }));
export const BUILD = perDistrict((district) => ({ do: 'build', district }));
export const DISCARD = perDistrict((district) => ({ do: DISCARD_FOR_GOLD, district }));
export const KEEP_ONE = perDistrict((district) => ({ do: 'keep', districts: Object.freeze([district]) }));
export const SWAP_HANDS = perSeat((seat) => frozen({ do: 'swap-hands', seat }));
export const DESTROY = perSeat((seat) => perDistrict((district) => ({ do: 'destroy', seat, district })));
export const TAKE_GOLD = frozen({ do: 'take-gold' });
export const DRAW_CARDS = frozen({ do: 'draw-cards' });
export const TAKE_INCOME = frozen({ do: 'take-income' });
export const ARCHITECT_DRAW = frozen({ do: 'architect-draw' });
export const PAY = frozen({ do: PAY_FOR_CARDS });
export const END_TURN = frozen({ do: 'end-turn' });
export const RECLAIM_BUY = frozen({ do: RECLAIM, buy: true });
export const RECLAIM_PASS = frozen({ do: RECLAIM, buy: false });
