import type { Seat } from '@belfry/kernel';
import type { Side } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import type { BrugesOptions } from '../data/options.ts';

/** A card placed face down as a house, and its resident. */
export interface House {
  readonly card: Card;
  /** False for a house from the pile (BRU-12.11): nobody has seen its face. */
  readonly seen: boolean;
  /** The resident, or NONE. */
  person: Card;
  /** BRU-10.9 The resident has been activated this round. */
  used: boolean;
}

export interface Player {
  points: number;
  /** Step on the reputation track; 0 is the town hall. */
  step: number;
  guilders: number;
  /** By colour. */
  workers: number[];
  /** By colour. */
  threats: number[];
  /** Tokens in the left and the right canal. */
  canals: number[];
  /** The statue won by each canal, 0 for none. */
  statues: number[];
  /** Turned majority markers: reputation, people, canals. */
  majorities: boolean[];
  /** Sorted. */
  hand: Card[];
  /** Cards drawn but not looked at yet, sorted. */
  drawn: Card[];
  /** Publicly known cards of the hand, sorted: persons from burnt houses. */
  known: Card[];
  /** In the order they were built. */
  houses: House[];
  /** The always-on persons in the houses, one bit each, see powers.ts. */
  powers: number;
}

/** How the game continues when the agenda is empty. */
export type Phase = 'start' | 'draw' | 'threats' | 'reputation' | 'turns' | 'end' | 'over';

export type Decision =
  | { readonly kind: 'choose-start'; readonly seat: Seat }
  | { readonly kind: 'draw-from'; readonly seat: Seat; readonly left: number; readonly optional: number; readonly to: 'hand' | 'house' }
  | { readonly kind: 'penalty-order'; readonly seat: Seat }
  | { readonly kind: 'lose-person'; readonly seat: Seat /** The plague, or the person whose effect it is. */; readonly cause: string }
  | { readonly kind: 'fire-loss'; readonly seat: Seat }
  | { readonly kind: 'advance'; readonly seat: Seat; readonly price: number; readonly again: boolean }
  | { readonly kind: 'turn-action'; readonly seat: Seat; readonly played: boolean }
  | { readonly kind: 'extra-card'; readonly seat: Seat; readonly optional: boolean }
  | { readonly kind: 'act-with-drawn'; readonly seat: Seat }
  | { readonly kind: 'choose-canal'; readonly seat: Seat; readonly factor: number }
  | { readonly kind: 'return-threat'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'return-colour'; readonly seat: Seat }
  | { readonly kind: 'swap-worker'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'choose-worker'; readonly seat: Seat; readonly left: number; readonly card: Card }
  | { readonly kind: 'give-worker'; readonly seat: Seat; readonly to: Seat; readonly left: number }
  | { readonly kind: 'lose-canal'; readonly seat: Seat }
  | { readonly kind: 'lend-to'; readonly seat: Seat; readonly left: number; readonly card: Card; readonly given: readonly Seat[] }
  | { readonly kind: 'discard-card'; readonly seat: Seat; readonly left: number; readonly reward: number }
  | { readonly kind: 'repeat-arrow'; readonly seat: Seat; readonly card: Card };
export type DecisionKind = Decision['kind'];

/** Something the game still has to do automatically, in the middle of an effect or a penalty. Plain data, like decisions. */
export type Step =
  /** BRU-3.8, BRU-11.9 The player looks at the drawn faces; with `discard`, the player then discards as many cards. */
  | { readonly step: 'see-drawn'; readonly seat: Seat; readonly discard: boolean }
  /** BRU-12.7 The player looks at the drawn card and uses it. */
  | { readonly step: 'hold-drawn'; readonly seat: Seat }
  /** BRU-6.2 Penalties due are resolved one after another. */
  | { readonly step: 'penalties'; readonly seat: Seat }
  /** BRU-6.3 After a penalty its three markers go back. */
  | { readonly step: 'clear-threats'; readonly seat: Seat; readonly colour: Colour }
  /** BRU-12.25 A victim takes a marker, and suffers any penalty due before the next victim takes one. */
  | { readonly step: 'take-threat'; readonly seat: Seat; readonly colour: Colour }
  /** BRU-12.12 Steps still to move, then points. */
  | { readonly step: 'go-forward'; readonly seat: Seat; readonly left: number; readonly points: number; readonly card: Card }
  /** BRU-11.12 The second time. */
  | { readonly step: 'second-arrow'; readonly seat: Seat; readonly card: Card };

export interface State {
  readonly options: BrugesOptions;
  /** One player decides at a time (BRU-2.3); below that decision are the game's automatic steps and later decisions. */
  agenda: (Decision | Step)[];
  players: Player[];
  round: number;
  phase: Phase;
  /** The next player in the phase, counted in player order from the start player. */
  place: number;
  /** Turns that all players have had in phase 3, in whole circles. */
  circle: number;
  start: Seat;
  /** By colour; all 0 before the first roll. */
  dice: number[];
  /** Draw piles, left and right; the top card is the last. */
  piles: Card[][];
  /** Set aside until a pile has run out; empty from then on. */
  extra: Card[];
  discard: Card[];
  /** How many statues have been taken from the stack. */
  statuesTaken: number;
  /** BRU-12.7 The drawn card that must be used now, or NONE. */
  held: Card;
  /** The last round once it is fixed, 0 before. */
  lastRound: number;
}

/** Returns the seat at a place in the player order (BRU-2.2). */
export function seatAt(state: State, place: number): Seat {
  return (state.start + place) % state.players.length;
}

/** BRU-2.3, BRU-11.5 All opponents, clockwise, starting with the neighbour. */
export function opponents(state: State, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let i = 1; i < state.players.length; i++) others.push((seat + i) % state.players.length);
  return others;
}

export function sideName(side: Side): 'left' | 'right' {
  return side === 0 ? 'left' : 'right';
}
