import { type Good, MONEY_LIMIT, type Piece } from '../data/amounts.ts';
import { withoutHighest } from './places.ts';
import type { Player, State } from './state.ts';

// FOR-14.2 Money is 0 to 20; income above is lost.
export function earn(player: Player, money: number): void {
  player.money = Math.min(MONEY_LIMIT, player.money + money);
}

export function pay(player: Player, money: number): void {
  player.money -= money;
}

// FOR-19.1 If an area of the board has less than the player should take, they take the rest of it. FOR-11.8 Water goes into the reservoir.
export function take(state: State, player: Player, good: Good, wanted: number): number {
  const amount = Math.min(wanted, state.supply[good]);
  state.supply[good] -= amount;
  player[good] += amount;
  return amount;
}

// FOR-5.20 Goods return to their area of the board.
export function giveBack(state: State, player: Player, good: Good, amount: number): void {
  state.supply[good] += amount;
  if (good === 'water') spendWater(player, amount);
  else player[good] -= amount;
}

// FOR-5.18 Water of the Aqueduct is spent first: it refills only when empty.
function spendWater(player: Player, amount: number): void {
  const above = Math.min(amount, player.aqueductWater);
  player.aqueductWater -= above;
  player.water -= amount - above;
}

// FOR-14.3 The piece on the highest filled place leaves first.
export function losePiece(state: State, player: Player, piece: Piece): void {
  player[piece] = withoutHighest(player[piece]);
  state.supply[piece]++;
}
