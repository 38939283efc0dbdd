import type { Seat } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import type { Side } from '../data/board.ts';
import { CARD_COUNT, type Card } from '../data/cards.ts';
import { ALL_COLOURS, type Colour } from '../data/colours.ts';

/** A card used for one of the six actions. */
export type Play =
  | { readonly do: 'workers'; readonly card: Card }
  | { readonly do: 'guilders'; readonly card: Card }
  | { readonly do: 'threat'; readonly card: Card }
  | { readonly do: 'canal'; readonly card: Card; readonly side: Side }
  | { readonly do: 'house'; readonly card: Card; readonly worker: Colour }
  | { readonly do: 'recruit'; readonly card: Card; readonly house: Colour };

export type Move =
  | Play
  | { readonly do: 'start'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly side: Side }
  | { readonly do: 'stop' }
  | { readonly do: 'suffer'; readonly colour: Colour }
  | { readonly do: 'lose-person'; readonly card: Card }
  | { readonly do: 'lose-house'; readonly colour: Colour }
  | { readonly do: 'lose-home'; readonly card: Card }
  | { readonly do: 'lose-canal'; readonly side: Side }
  | { readonly do: 'pay' }
  | { readonly do: 'stay' }
  | { readonly do: 'activate'; readonly card: Card }
  | { readonly do: 'end-turn' }
  | { readonly do: 'decline' }
  | { readonly do: 'build'; readonly side: Side }
  | { readonly do: 'return'; readonly colour: Colour }
  | { readonly do: 'return-all'; readonly colour: Colour }
  | { readonly do: 'swap'; readonly from: Colour; readonly to: Colour }
  | { readonly do: 'done' }
  | { readonly do: 'take-worker'; readonly colour: Colour }
  | { readonly do: 'give-worker'; readonly colour: Colour }
  | { readonly do: 'lend'; readonly seat: Seat }
  | { readonly do: 'discard'; readonly card: Card }
  | { readonly do: 'repeat' }
  /** Several single steps at once, for a player who wants to answer in one move. Workers by colour; cards sorted. */
  | { readonly do: 'arrange'; readonly workers: readonly number[] }
  | { readonly do: 'give-workers'; readonly workers: readonly number[] }
  | { readonly do: 'discard-cards'; readonly cards: readonly Card[] };

// Every move of a bounded list is one frozen object, and lists of legal moves refer to these.
// `npx belfry bench engine` measures the effect.

const frozen = <M extends Move>(move: M): M => Object.freeze(move);
const perCard = <T>(make: (card: Card) => T): readonly T[] => Array.from({ length: CARD_COUNT }, (_, card) => make(card));
const perColour = <T>(make: (colour: Colour) => T): readonly T[] => ALL_COLOURS.map(make);
const perSide = <T>(make: (side: Side) => T): readonly [T, T] => [make(0), make(1)];
const perSeat = <T>(make: (seat: Seat) => T): readonly T[] => Array.from({ length: PLAYERS.max }, (_, seat) => make(seat));

export const WORKERS = perCard((card) => frozen({ do: 'workers', card }));
export const GUILDERS = perCard((card) => frozen({ do: 'guilders', card }));
export const THREAT = perCard((card) => frozen({ do: 'threat', card }));
export const CANAL = perCard((card) => perSide((side) => frozen({ do: 'canal', card, side })));
export const HOUSE = perCard((card) => perColour((worker) => frozen({ do: 'house', card, worker })));
export const RECRUIT = perCard((card) => perColour((house) => frozen({ do: 'recruit', card, house })));
export const ACTIVATE = perCard((card) => frozen({ do: 'activate', card }));
export const LOSE_PERSON = perCard((card) => frozen({ do: 'lose-person', card }));
export const LOSE_HOME = perCard((card) => frozen({ do: 'lose-home', card }));
export const DISCARD = perCard((card) => frozen({ do: 'discard', card }));
export const LOSE_HOUSE = perColour((colour) => frozen({ do: 'lose-house', colour }));
export const SUFFER = perColour((colour) => frozen({ do: 'suffer', colour }));
export const RETURN = perColour((colour) => frozen({ do: 'return', colour }));
export const RETURN_ALL = perColour((colour) => frozen({ do: 'return-all', colour }));
export const TAKE_WORKER = perColour((colour) => frozen({ do: 'take-worker', colour }));
export const GIVE_WORKER = perColour((colour) => frozen({ do: 'give-worker', colour }));
export const SWAP = perColour((from) => perColour((to) => frozen({ do: 'swap', from, to })));
export const DRAW = perSide((side) => frozen({ do: 'draw', side }));
export const BUILD = perSide((side) => frozen({ do: 'build', side }));
export const LOSE_CANAL = perSide((side) => frozen({ do: 'lose-canal', side }));
export const LEND = perSeat((seat) => frozen({ do: 'lend', seat }));
export const BEGIN = perSeat((seat) => frozen({ do: 'start', seat }));
export const STOP = frozen({ do: 'stop' });
export const PAY = frozen({ do: 'pay' });
export const STAY = frozen({ do: 'stay' });
export const END_TURN = frozen({ do: 'end-turn' });
export const DECLINE = frozen({ do: 'decline' });
export const DONE = frozen({ do: 'done' });
export const REPEAT = frozen({ do: 'repeat' });
