import type { Dealer, Seat } from '@belfry/kernel';
import { THREATS } from '../data/amounts.ts';
import type { Card } from '../data/cards.ts';
import { clauseOf } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import type { Event } from './events.ts';
import { returnPoints } from './passive.ts';
import { type PowerKey, power } from './powers.ts';
import type { Player, State } from './state.ts';

export function takeThreat(state: State, seat: Seat, colour: Colour, clause: string, dealer: Dealer<Event>): void {
  const { threats } = state.players[seat];
  threats[colour]++;
  dealer.emit?.({ type: 'took-threat', clause, seat, colour, markers: threats[colour] });
}

// BRU-9.6 A marker returned by an action or by a person scores at once.
export function returnThreat(state: State, seat: Seat, colour: Colour, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const points = returnPoints(player);
  player.threats[colour]--;
  player.points += points;
  if (dealer.emit === undefined) return;
  dealer.emit({ type: 'returned', clause: 'BRU-9.6', seat, colour, points, inPhase2: state.phase === 'reputation' });
  helpedBy(player, seat, 'threat-return-bonus', dealer);
}

// BRU-11.10 Persons return markers without asking; without such a marker nothing happens.
export function returnThroughPerson(state: State, seat: Seat, colour: Colour, by: PowerKey, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const helper = power(player, by);
  if (helper === undefined || player.threats[colour] === 0) return;
  helped(seat, helper.card, dealer);
  returnThreat(state, seat, colour, dealer);
}

export function helped(seat: Seat, card: Card, dealer: Dealer<Event>): void {
  dealer.emit?.({ type: 'helped', clause: clauseOf(card), seat, card });
}

/** Emits that the player's person with this power helped, if there is one. */
export function helpedBy(player: Player, seat: Seat, by: PowerKey, dealer: Dealer<Event>): void {
  const helper = power(player, by);
  if (helper !== undefined) helped(seat, helper.card, dealer);
}

export function threatCount(state: State, seat: Seat): number {
  let sum = 0;
  const { threats } = state.players[seat];
  for (let colour = 0; colour < threats.length; colour++) sum += threats[colour];
  return sum;
}

// BRU-6.1 A third marker of one colour completes the circle.
export function isDue(state: State, seat: Seat, colour: Colour): boolean {
  return state.players[seat].threats[colour] >= THREATS.circle;
}

/** Returns the colours of which the player has a marker. */
export function threatColours(state: State, seat: Seat): Colour[] {
  const colours: Colour[] = [];
  const { threats } = state.players[seat];
  for (let colour = 0; colour < threats.length; colour++) if (threats[colour] > 0) colours.push(colour as Colour);
  return colours;
}
