import { NONE, type Seat } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';

/** CIT-5.10 What the player has used in the current turn. */
export interface Turn {
  seat: Seat;
  /** NONE between turns. */
  character: Character;
  resourceTaken: boolean;
  builds: number;
  incomeTaken: boolean;
  abilityUsed: boolean;
  /** CIT-17.6 `discard-for-gold`. */
  laboratoryUsed: boolean;
  /** CIT-17.7 `pay-for-cards`. */
  smithyUsed: boolean;
}

export function noTurn(): Turn {
  return {
    seat: 0,
    character: NONE,
    resourceTaken: false,
    builds: 0,
    incomeTaken: false,
    abilityUsed: false,
    laboratoryUsed: false,
    smithyUsed: false,
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    character: turn.character,
    resourceTaken: turn.resourceTaken,
    builds: turn.builds,
    incomeTaken: turn.incomeTaken,
    abilityUsed: turn.abilityUsed,
    laboratoryUsed: turn.laboratoryUsed,
    smithyUsed: turn.smithyUsed,
  };
}

/** CIT-17.10 Everything is unused again for the new turn. */
export function startTurn(turn: Turn, seat: Seat, character: Character): void {
  turn.seat = seat;
  turn.character = character;
  turn.resourceTaken = false;
  turn.builds = 0;
  turn.incomeTaken = false;
  turn.abilityUsed = false;
  turn.laboratoryUsed = false;
  turn.smithyUsed = false;
}

export const discardUsed = (turn: Turn): boolean => turn.laboratoryUsed;
export const payUsed = (turn: Turn): boolean => turn.smithyUsed;

export function noteDiscard(turn: Turn): void {
  turn.laboratoryUsed = true;
}

export function notePay(turn: Turn): void {
  turn.smithyUsed = true;
}
