import type { Preparation } from '@belfry/bots';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { isBuilding, isForWallHelp, isPurchase } from './blunders.ts';
import { costOf, isLacking } from './purposes.ts';

/** Purchases from the bank, and the builds and sales they prepare. */
export const preparation: Preparation<State, Move> = {
  isOne: (state, seat, move) => isPurchase(move) && !isForWallHelp(state, seat, move),
  isMore: (move) => move.do === 'bank-trade',
  isAim: (move) => isBuilding(move) || move.do === 'sell',
  isUnderWay: ({ bankTrades }) => bankTrades > 0,
  serves: (state, seat, move, aim) => move.do === 'bank-trade' && isLacking(state, seat, move.get, costOf(aim)[move.get]),
};
