import type { Dealer, Seat } from '@belfry/kernel';
import { ASSASSIN, CHARACTERS, type Character, THIEF } from '../data/characters.ts';
import type { Event } from './events.ts';
import { type Move, MURDER, STEAL } from './moves.ts';
import type { State } from './state.ts';

// CIT-9.1 The Assassin may name any of the seven others.
export function addMurderMoves(state: State, moves: Move[]): void {
  if (state.turn.character !== ASSASSIN || state.turn.abilityUsed) return;
  for (let c = ASSASSIN + 1; c < CHARACTERS.length; c++) moves.push(MURDER[c]);
}

// CIT-9.3 The name is announced to all; whether a player holds the character is not revealed.
export function murder(state: State, seat: Seat, character: Character, dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  state.murdered = character;
  dealer.emit?.({ type: 'named-victim', clause: 'CIT-9.1', seat, character });
}

// CIT-10.2 The Thief may name neither the Assassin, nor the Thief, nor the murdered character.
export function addStealMoves(state: State, moves: Move[]): void {
  if (state.turn.character !== THIEF || state.turn.abilityUsed) return;
  for (let c = THIEF + 1; c < CHARACTERS.length; c++) if (c !== state.murdered) moves.push(STEAL[c]);
}

// CIT-10.1, 10.3 Announced to all; the gold changes hands only when the character is shown (CIT-10.4).
export function steal(state: State, seat: Seat, character: Character, dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  state.robbed = character;
  dealer.emit?.({ type: 'named-mark', clause: 'CIT-10.1', seat, character });
}
