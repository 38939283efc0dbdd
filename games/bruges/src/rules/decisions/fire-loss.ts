import { NONE } from '@belfry/kernel';
import { ALL_COLOURS } from '../../data/colours.ts';
import { loseToken } from '../canals.ts';
import { burnHouse, emptyColours, emptyHouse, homeOf } from '../houses.ts';
import { LOSE_CANAL, LOSE_HOME, LOSE_HOUSE, type Move } from '../moves.ts';
import type { House } from '../state.ts';
import type { DecisionModule } from './module.ts';

// BRU-6.8 A house or an outermost canal token. BRU-18.5 One empty house per colour and every occupied house is offered.
export const fireLoss: DecisionModule<'fire-loss'> = {
  kind: 'fire-loss',
  options(state, { seat }) {
    const player = state.players[seat];
    const moves: Move[] = [];
    const empty = emptyColours(player);
    for (const colour of ALL_COLOURS) if ((empty & (1 << colour)) !== 0) moves.push(LOSE_HOUSE[colour]);
    for (const { person } of player.houses) if (person !== NONE) moves.push(LOSE_HOME[person]);
    if (player.canals[0] > 0) moves.push(LOSE_CANAL[0]);
    if (player.canals[1] > 0) moves.push(LOSE_CANAL[1]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    const player = state.players[seat];
    if (move.do === 'lose-house') burnHouse(state, seat, emptyHouse(player, move.colour), dealer);
    else if (move.do === 'lose-home') burnHouse(state, seat, homeOf(player, move.card) as House, dealer);
    else if (move.do === 'lose-canal') loseToken(state, seat, move.side, 'BRU-6.8', dealer);
  },
};
