import type { DecisionModule } from '@belfry/kernel';
import { NO_CARD } from '../../data/cards.ts';
import { ALL_COLORS } from '../../data/colors.ts';
import { loseToken } from '../canals.ts';
import type { Event } from '../events.ts';
import { burnHouse, emptyColors, emptyHouse, homeOf } from '../houses.ts';
import { LOSE_CANAL, LOSE_HOME, LOSE_HOUSE, type Move } from '../moves.ts';
import type { Decision, House, State } from '../state.ts';

// BRU-6.8 A house or an outermost canal token. BRU-18.5 One empty house per colour and every occupied house is offered.
export const fireLoss: DecisionModule<State, Extract<Decision, { kind: 'fire-loss' }>, Move, Event> = {
  kind: 'fire-loss',
  options(state, { seat }) {
    const player = state.players[seat];
    const moves: Move[] = [];
    const empty = emptyColors(player);
    for (const color of ALL_COLORS) if ((empty & (1 << color)) !== 0) moves.push(LOSE_HOUSE[color]);
    for (const { person } of player.houses) if (person !== NO_CARD) moves.push(LOSE_HOME[person]);
    if (player.canals[0] > 0) moves.push(LOSE_CANAL[0]);
    if (player.canals[1] > 0) moves.push(LOSE_CANAL[1]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    const player = state.players[seat];
    if (move.do === 'lose-house') burnHouse(state, seat, emptyHouse(player, move.color), dealer);
    else if (move.do === 'lose-home') burnHouse(state, seat, homeOf(player, move.card) as House, dealer);
    else if (move.do === 'lose-canal') loseToken(state, seat, move.side, 'BRU-6.8', dealer);
  },
};
