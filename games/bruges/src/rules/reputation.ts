import type { Dealer, Seat } from '@belfry/kernel';
import { DICE } from '../data/amounts.ts';
import { LAST_STEP } from '../data/board.ts';
import type { Event } from './events.ts';
import { discountedPrice, mayAdvanceTwice, priceWithoutLowDice, stepRewards } from './passive.ts';
import { power } from './powers.ts';
import type { State } from './state.ts';
import { helped, threatCount } from './threats.ts';

/** No die shows 1 or 2, so there is no price. */
const NO_PRICE = 0;

// BRU-7.1 The sum of all dice showing 1 or 2.
function rolledPrice(state: State): number {
  let price = NO_PRICE;
  for (const die of state.dice) if (die <= DICE.priceUpTo) price += die;
  return price;
}

// BRU-7.2 Every player may pay for one step. BRU-7.6 Without a 1 or 2 only `advance-without-low-dice` can.
export function offerStep(state: State, seat: Seat): void {
  const player = state.players[seat];
  const rolled = rolledPrice(state);
  const price = rolled === NO_PRICE ? priceWithoutLowDice(player) : discountedPrice(player, rolled);
  if (price >= 0) state.agenda.push({ kind: 'advance', seat, price, again: false });
}

// BRU-7.4 Not without enough guilders. BRU-7.7 Not beyond the last step.
export function canPayStep(state: State, seat: Seat, price: number): boolean {
  const player = state.players[seat];
  return player.guilders >= price && player.step < LAST_STEP;
}

export function payStep(state: State, seat: Seat, price: number, again: boolean, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  player.guilders -= price;
  const rolled = rolledPrice(state) !== NO_PRICE;
  // BRU-13.4 The second step costs the same. BRU-13.3 A fixed price is not paid twice.
  if (!again && rolled && mayAdvanceTwice(player)) state.agenda.push({ kind: 'advance', seat, price, again: true });
  if (dealer.emit !== undefined) {
    const helpers = rolled
      ? [power(player, 'advance-discount'), again ? power(player, 'advance-twice') : undefined]
      : [power(player, 'advance-without-low-dice')];
    for (const helper of helpers) if (helper !== undefined) helped(seat, helper.card, dealer);
  }
  stepForward(state, seat, price, 'BRU-7.2', dealer);
}

// BRU-7.3 One step up. Every step triggers the effects of a step forward.
export function stepForward(state: State, seat: Seat, paid: number, clause: string, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  player.step++;
  dealer.emit?.({ type: 'advanced', clause, seat, step: player.step, paid, inPhase2: state.phase === 'reputation' });
  if (player.powers === 0) return;
  for (const { card, params } of stepRewards(player)) {
    const { guilders = 0, points = 0 } = params;
    player.guilders += guilders;
    player.points += points;
    helped(seat, card, dealer);
    dealer.emit?.({ type: 'gained', clause: 'BRU-12.32', seat, card, points, guilders, workers: [] });
  }
  const helper = power(player, 'on-advance-return-threat');
  if (helper !== undefined && threatCount(state, seat) > 0) {
    helped(seat, helper.card, dealer);
    state.agenda.push({ kind: 'return-threat', seat, left: 1 });
  }
}

// BRU-12.23 Not below the town hall.
export function stepBack(state: State, seat: Seat, steps: number, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  if (player.step === 0) return;
  player.step = Math.max(0, player.step - steps);
  dealer.emit?.({ type: 'stepped-back', clause: 'BRU-12.23', seat, step: player.step });
}
