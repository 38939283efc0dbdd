import type { Dealer, Seat } from '@belfry/kernel';
import { THREATS } from '../data/amounts.ts';
import { ALL_COLOURS, BLUE, BROWN, type Colour, PURPLE, RED, YELLOW } from '../data/colours.ts';
import { workerCount } from './counters.ts';
import type { Event } from './events.ts';
import { protection } from './passive.ts';
import type { State } from './state.ts';
import { helped, isDue } from './threats.ts';

type Penalty = (state: State, seat: Seat, dealer: Dealer<Event>) => void;

// BRU-6.5 Flood: all workers are lost.
const flood: Penalty = (state, seat, dealer) => {
  const player = state.players[seat];
  dealer.emit?.({ type: 'penalty', clause: 'BRU-6.5', seat, colour: BLUE, amount: workerCount(player) });
  player.workers.fill(0);
};

// BRU-6.6 Plague: one person in a house is lost, the player chooses which.
const plague: Penalty = (state, seat, dealer) => {
  dealer.emit?.({ type: 'penalty', clause: 'BRU-6.6', seat, colour: BROWN, amount: 0 });
  state.agenda.push({ kind: 'lose-person', seat, cause: 'plague' });
};

// BRU-6.15 Intrigue: 3 points are lost, but never below 0.
const intrigue: Penalty = (state, seat, dealer) => {
  const amount = losePoints(state, seat, THREATS.intrigueLoss);
  dealer.emit?.({ type: 'penalty', clause: 'BRU-6.15', seat, colour: PURPLE, amount });
};

// BRU-6.8 Fire: one house or one canal token is lost, the player chooses which.
const fire: Penalty = (state, seat, dealer) => {
  dealer.emit?.({ type: 'penalty', clause: 'BRU-6.8', seat, colour: RED, amount: 0 });
  state.agenda.push({ kind: 'fire-loss', seat });
};

// BRU-6.7 Raid: all guilders are lost.
const raid: Penalty = (state, seat, dealer) => {
  const player = state.players[seat];
  dealer.emit?.({ type: 'penalty', clause: 'BRU-6.7', seat, colour: YELLOW, amount: player.guilders });
  player.guilders = 0;
};

const PENALTY_OF: readonly Penalty[] = [flood, plague, intrigue, fire, raid];

// BRU-6.2 Several penalties due are resolved one after another, in an order of the player's choice.
export function nextPenalty(state: State, seat: Seat, dealer: Dealer<Event>): void {
  if (!anyDue(state, seat)) return;
  const due = duePenalties(state, seat);
  if (due.length > 1 && orderMatters(state, seat, due)) state.agenda.push({ kind: 'penalty-order', seat });
  else strike(state, seat, due[0], dealer);
}

function anyDue(state: State, seat: Seat): boolean {
  for (let colour = 0; colour < ALL_COLOURS.length; colour++) if (isDue(state, seat, colour as Colour)) return true;
  return false;
}

export function duePenalties(state: State, seat: Seat): Colour[] {
  return ALL_COLOURS.filter((colour) => isDue(state, seat, colour));
}

// BRU-18.4 The player chooses the order only if plague or fire is among them, or if a person protects against one of them.
function orderMatters(state: State, seat: Seat, due: readonly Colour[]): boolean {
  const player = state.players[seat];
  return due.some((colour) => colour === BROWN || colour === RED || protection(player, colour) !== undefined);
}

// BRU-6.3, BRU-6.4 The markers go back after the penalty, whether or not it does damage; then the next penalty due follows.
export function strike(state: State, seat: Seat, colour: Colour, dealer: Dealer<Event>): void {
  state.agenda.push({ step: 'penalties', seat }, { step: 'clear-threats', seat, colour });
  const player = state.players[seat];
  // BRU-6.17 Protection is checked now, not when the penalty became due.
  const guardian = protection(player, colour);
  if (guardian === undefined) PENALTY_OF[colour](state, seat, dealer);
  else {
    const { card, params } = guardian;
    player.points += params.points;
    helped(seat, card, dealer);
    dealer.emit?.({ type: 'protected', clause: 'BRU-12.43', seat, colour, card, points: params.points });
  }
}

export function clearThreats(state: State, seat: Seat, colour: Colour, dealer: Dealer<Event>): void {
  state.players[seat].threats[colour] = 0;
  dealer.emit?.({ type: 'threats-cleared', clause: 'BRU-6.3', seat, colour });
}

// BRU-17.5 Points never fall below 0. Returns how many were lost.
export function losePoints(state: State, seat: Seat, points: number): number {
  const player = state.players[seat];
  const lost = Math.min(player.points, points);
  player.points -= lost;
  return lost;
}
