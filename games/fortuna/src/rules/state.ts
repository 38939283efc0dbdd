import type { Seat } from '@belfry/kernel';
import type { ActionCard, Crop } from '../data/action-cards.ts';
import { type Good, PALACE_STEP, type Piece, type Stock } from '../data/amounts.ts';
import type { FortunaOptions } from '../data/options.ts';
import type { Privilege } from '../data/privileges.ts';
import { type Position, SIDE_OF, type Side } from '../data/sides.ts';
import type { Places } from './places.ts';

export interface Player {
  /** 0 in the village, 15 in Caesar's palace. */
  step: number;
  money: number;
  grain: number;
  wine: number;
  /** Water in the reservoir; the Aqueduct's water is separate. */
  water: number;
  aqueductWater: number;
  dice: number;
  centurions: Places;
  vestals: Places;
  married: boolean;
  /** The number of buildings of each type here. */
  buildings: number[];
  /** Privilege cards, sorted. */
  hand: Privilege[];
  /** Those cards of the hand that were certainly here at the last shuffle of the pile, sorted. Only the owner knows. */
  oldHand: Privilege[];
  /** Privilege cards used after the arrival at the palace, sorted. */
  spentInPalace: Privilege[];
}

/** What the game does next when no decision is pending. */
export type Phase = 'draft' | 'protect' | 'action' | 'swap' | 'army' | 'roll' | 'favour' | 'cover' | 'privileges' | 'end' | 'over';

/** FOR-2.3 What has happened in the current turn. */
export interface Turn {
  /** The position of the played card, until it is swapped. */
  played: Position;
  armyUsed: boolean;
  /** FOR-11.12 Whether a card of class B has been used. */
  stepCardUsed: boolean;
  /** The dice, lowest first; empty before the roll. */
  roll: number[];
  /** Tokens taken from the favour card. */
  tokens: number;
  /** Privilege cards drawn in phase 5 and not yet kept or discarded, sorted. */
  drawn: Privilege[];
}

/** FOR-15.3 to 15.5 Caesar's palace. */
export interface CaesarsPalace {
  tokens: number;
  /** The face-down cards there, sorted. */
  set: Privilege[];
  /** The arrivals, in order. */
  arrivals: Seat[];
  /** What the arrivals took, in that order; NONE for an arrival who found no card left or is still choosing. */
  taken: Privilege[];
}

export type Decision =
  | { readonly kind: 'draft-card'; readonly seat: Seat }
  | { readonly kind: 'protect-start-card'; readonly seat: Seat; readonly together: 'protect' }
  | { readonly kind: 'play-action'; readonly seat: Seat }
  | { readonly kind: 'irrigate'; readonly seat: Seat; readonly crop: Crop }
  | { readonly kind: 'sell-amount'; readonly seat: Seat; readonly crop: Crop }
  | { readonly kind: 'hire-count'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'choose-building'; readonly seat: Seat }
  | { readonly kind: 'bribe-card'; readonly seat: Seat }
  | { readonly kind: 'swap-card'; readonly seat: Seat }
  | { readonly kind: 'use-army'; readonly seat: Seat }
  | { readonly kind: 'serve-emperor'; readonly seat: Seat }
  | { readonly kind: 'extra-cover'; readonly seat: Seat }
  | { readonly kind: 'keep-privilege'; readonly seat: Seat; readonly keep: number }
  | { readonly kind: 'palace-pick'; readonly seat: Seat }
  | { readonly kind: 'end-turn'; readonly seat: Seat };

/** What all players can infer about the hidden privilege cards. Places are the seats, then the palace, then the cards being drawn. */
export interface Memory {
  /** By kind: cards of the pile at its last shuffle that nobody has shown since. */
  fresh: number[];
  /** By kind: cards that were hidden elsewhere at that time and have not been shown since. */
  old: number[];
  /** The least and the greatest number of old cards hidden at each place. */
  least: number[];
  most: number[];
  /** Kinds shown since then that may have been fresh or old, sorted; they still count in both. */
  unsure: Privilege[];
}

export interface State {
  readonly options: FortunaOptions;
  agenda: Decision[];
  players: Player[];
  round: number;
  phase: Phase;
  /** The order-of-play track. */
  order: Seat[];
  /** The place on the track of the player whose turn it is. */
  active: number;
  turn: Turn;
  /** The action card at each position; NONE during the draft. */
  cards: ActionCard[];
  /** The position of the protected card of each side, or NONE. */
  protectedAt: Position[];
  supply: Record<Stock, number>;
  /** Building cards left, by type. */
  buildings: number[];
  covered: boolean[];
  /** Tokens on the favour cards. */
  tokens: number[];
  tokenSupply: number;
  /** The privilege pile; the top card is the last. */
  pile: Privilege[];
  /** The face-up discard, sorted: its order has no meaning. */
  discard: Privilege[];
  palace: CaesarsPalace;
  /** What all players can infer about the hidden privilege cards. */
  memory: Memory;
}

export function activeSeat(state: State): Seat {
  return state.order[state.active];
}

export function sideOf(state: State, seat: Seat): Side {
  return SIDE_OF[state.players.length][seat];
}

export function isInPalace(player: Player): boolean {
  return player.step === PALACE_STEP;
}

/** FOR-5.18 Returns the water that can be spent: on the Aqueduct and in the reservoir. */
export function waterOf(player: Player): number {
  return player.water + player.aqueductWater;
}

export function unitsOf(player: Player, good: Good): number {
  return good === 'water' ? waterOf(player) : player[good];
}
