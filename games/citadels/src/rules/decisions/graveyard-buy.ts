import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { buyFromGraveyard, passGraveyard } from '../graveyard.ts';
import { GRAVEYARD_BUY, GRAVEYARD_PASS, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// CIT-17.3 Take the destroyed district into the hand for 1 gold, or let it go. The Warlord's turn waits.
export const graveyardBuy: DecisionModule<State, Extract<Decision, { kind: 'graveyard-buy' }>, Move, Event> = {
  kind: 'graveyard-buy',
  options: () => [GRAVEYARD_BUY, GRAVEYARD_PASS],
  choose(state, { seat, district }, move, dealer) {
    if (move.do !== 'graveyard') return;
    if (move.buy) buyFromGraveyard(state, seat, district, dealer);
    else passGraveyard(state, seat, district, dealer);
  },
};
