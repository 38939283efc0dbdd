import type { Seat } from '@belfry/kernel';
import { GOAL } from '../data/amounts.ts';
import type { Character } from '../data/characters.ts';
import type { District } from '../data/districts.ts';
import type { CitadelsOptions } from '../data/options.ts';
import type { ASK_RECLAIM } from '../data/powers.ts';
import type { Turn } from './turn.ts';

export interface Player {
  gold: number;
  /** In the order the cards came. */
  hand: District[];
  /** In the order they were built. */
  city: District[];
}

/** The draft of this round. Everything a seat can remember of it follows from these few facts. */
export interface Draft {
  /** P1: the crown holder when the draft began. */
  first: Seat;
  /** The next step of the draft table; past its end the draft is over. */
  step: number;
  faceUp: Character[];
  /** The card that each step took out of the pool, in the order of the steps: the first hidden card, picks, hidden cards. */
  line: Character[];
  /** The characters still being passed on, one bit each. */
  pool: number;
}

export type Decision =
  | { readonly kind: 'draft-choose'; readonly seat: Seat }
  | { readonly kind: 'draft-hide'; readonly seat: Seat }
  | { readonly kind: 'turn-action'; readonly seat: Seat }
  | { readonly kind: 'keep-cards'; readonly seat: Seat; readonly looked: readonly District[]; readonly keep: number }
  | { readonly kind: typeof ASK_RECLAIM; readonly seat: Seat; readonly district: District };

/** How the game continues when no decision is pending. */
export type Phase = 'draft' | 'calling' | 'end' | 'over';

export interface State {
  readonly options: CitadelsOptions;
  agenda: Decision[];
  players: Player[];
  round: number;
  phase: Phase;
  crown: Seat;
  /** The draw pile; the top card is the last. */
  pile: District[];
  discard: District[];
  /** Gold in the bank; UNLIMITED by default. */
  bank: number;
  draft: Draft;
  /** The seat that took each character this round, by character; NONE for those on the table. */
  holder: Seat[];
  /** The rank called last, 0 before the calling. */
  called: number;
  murdered: Character;
  robbed: Character;
  turn: Turn;
  firstFinisher: Seat;
  /** CIT-17.1 The round in which a district with `end-colour-wild` was built; 0 if none is in a city. */
  hauntedRound: number;
  /** What seats remember of cards that are now hidden, see memory.ts. */
  memory: number[];
  /** What seats remember of cards under the draw pile, see memory.ts. */
  under: number[];
}

export const UNLIMITED = -1;

/** Returns the number of districts that ends the game. */
export function goalOf(state: State): number {
  return GOAL[state.options.endTrigger];
}

export function isCompleted(state: State, seat: Seat): boolean {
  return state.players[seat].city.length >= goalOf(state);
}
