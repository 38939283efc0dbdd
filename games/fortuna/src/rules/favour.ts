import type { Dealer, Seat } from '@belfry/kernel';
import { DIE_FACES, PALACE_STEP, TAX } from '../data/amounts.ts';
import { HELPS_FAVOUR } from '../data/buildings.ts';
import { DESIGNED } from '../data/designed.ts';
import { FAVOUR_COUNT, FAVOURS, type Favour } from '../data/favours.ts';
import type { Event } from './events.ts';
import { insert } from './memory.ts';
import { piecesOn } from './places.ts';
import { giveBack, losePiece, pay } from './province.ts';
import { greetArrival, moveForward } from './road.ts';
import { type Player, type State, unitsOf } from './state.ts';

// FOR-7.1 All dice are rolled once.
export function roll(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const dice: number[] = [];
  const sorted: number[] = [];
  for (let i = 0; i < state.players[seat].dice; i++) {
    const die = 1 + dealer.chance.below(DIE_FACES);
    dice.push(die);
    insert(sorted, die);
  }
  state.turn.roll = sorted;
  dealer.emit?.({ type: 'rolled', clause: 'FOR-7.1', seat, dice });
}

// FOR-7.2 A favour card must be open and its number not above a die: dice are never added up.
export function isInReach(state: State, favour: Favour): boolean {
  const { roll } = state.turn;
  return !state.covered[favour] && FAVOURS[favour].number <= roll[roll.length - 1];
}

/** FOR-7.5, FOR-7.6 Returns the most steps a favour card can bring the player, limited by their goods and by the remaining road. */
export function mostSteps(player: Player, favour: Favour): number {
  const row = FAVOURS[favour];
  const left = PALACE_STEP - player.step;
  switch (row.effect) {
    case 'deliver': {
      const owned = row.give === 'centurions' ? piecesOn(player.centurions) : unitsOf(player, row.give);
      return Math.min(row.most, owned, left);
    }
    case 'married':
      // FOR-8.5 Only for married players; FOR-12.6 one extra step with a building that helps.
      return player.married ? Math.min(player.buildings[HELPS_FAVOUR] > 0 ? row.helpedSteps : row.steps, left) : 0;
    case 'vestals':
      return Math.min(row.most, piecesOn(player.vestals), left);
  }
}

/** Returns the fewest steps a favour card can be used for. FOR-8.7 Favours 5 and 6 always give their full number. */
export function fewestSteps(player: Player, favour: Favour): number {
  return FAVOURS[favour].effect === 'deliver' ? 1 : mostSteps(player, favour);
}

export function canServeSomething(state: State, player: Player): boolean {
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) {
    if (isInReach(state, favour) && mostSteps(player, favour) > 0) return true;
  }
  return false;
}

// FOR-7.18 Give up, move, cover, take the tokens, then the palace reward.
export function serve(state: State, seat: Seat, favour: Favour, steps: number, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const row = FAVOURS[favour];
  if (row.effect === 'deliver') deliver(state, player, favour, steps);
  moveForward(player, steps);
  state.covered[favour] = true;
  dealer.emit?.({ type: 'served', clause: row.clause, seat, favour, steps, step: player.step });
  takeTokens(state, seat, favour, dealer);
  greetArrival(state, seat, dealer);
}

// FOR-8.1 to 8.4 Goods and centurions go back to the board.
function deliver(state: State, player: Player, favour: Favour, units: number): void {
  const row = FAVOURS[favour];
  if (row.effect !== 'deliver') return;
  if (row.give !== 'centurions') giveBack(state, player, row.give, units);
  else for (let i = 0; i < units; i++) losePiece(state, player, 'centurions');
}

// FOR-7.8 The player takes all tokens on the used card, at any number of steps.
function takeTokens(state: State, seat: Seat, favour: Favour, dealer: Dealer<Event>): void {
  const tokens = state.tokens[favour];
  if (tokens === 0) return;
  state.turn.tokens = tokens;
  state.tokens[favour] = 0;
  dealer.emit?.({ type: 'took-tokens', clause: 'FOR-7.8', seat, favour, tokens });
}

// FOR-7.9, FOR-7.12 to 7.14 The lowest die counts: if every card up to it is covered there is no tax.
export function decline(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const die = state.turn.roll[0];
  if (isAllCoveredUpTo(state, die)) dealer.emit?.({ type: 'spared', clause: 'FOR-7.12', seat, die });
  else collectTax(state, seat, dealer);
}

function isAllCoveredUpTo(state: State, die: number): boolean {
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) if (!state.covered[favour] && FAVOURS[favour].number <= die) return false;
  return true;
}

// FOR-7.9 to 7.11 Money or, without money, a step back, but not beyond the village.
function collectTax(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  if (player.money >= TAX.money) {
    pay(player, TAX.money);
    dealer.emit?.({ type: 'taxed', clause: 'FOR-7.9', seat, money: TAX.money });
    return;
  }
  const before = player.step;
  player.step = Math.max(DESIGNED.lowestStep, before - TAX.stepsBack);
  dealer.emit?.({ type: 'driven-back', clause: 'FOR-7.10', seat, steps: before - player.step, step: player.step });
}

// FOR-9.3 Only an open card without tokens can be covered in addition.
export function canCoverExtra(state: State, favour: Favour): boolean {
  return !state.covered[favour] && state.tokens[favour] === 0;
}

// FOR-9.1 Two players: the start player covers one more card after their phase 4.
export function coverExtra(state: State, seat: Seat, favour: Favour, dealer: Dealer<Event>): void {
  state.covered[favour] = true;
  dealer.emit?.({ type: 'covered-extra', clause: 'FOR-9.1', seat, favour });
}
