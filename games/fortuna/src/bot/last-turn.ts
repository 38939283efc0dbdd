import type { LastTurn } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { finalSheet } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { asks, isLastTurn } from './blunders.ts';

/** After the roll of the last turn everything can be calculated except the cards drawn for tokens. */
export const lastTurn: LastTurn<State> = {
  turnsLeft: (state) =>
    isLastTurn(state) &&
    (asks(state, 'serve-emperor') || asks(state, 'keep-privilege') || asks(state, 'palace-pick') || asks(state, 'end-turn'))
      ? 1
      : 0,
  points: finalPoints,
};

/** Returns the points or, outside Rome, the steps towards it, which rank players without points. */
export function finalPoints(state: State, seat: Seat): number {
  const player = state.players[seat];
  const { inside, total } = finalSheet(player);
  return inside ? total : player.step / 100;
}
