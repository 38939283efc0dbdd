import { NONE } from '@belfry/kernel';
import { losePerson } from '../houses.ts';
import { LOSE_PERSON, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-6.6 The plague, or BRU-12.22 another player's person: one of the victim's persons in houses, the victim's choice. Without persons
// nothing is lost.
export const losePersonDecision: DecisionModule<'lose-person'> = {
  kind: 'lose-person',
  options(state, { seat }) {
    const moves: Move[] = [];
    for (const { person } of state.players[seat].houses) if (person !== NONE) moves.push(LOSE_PERSON[person]);
    return moves;
  },
  choose(state, { seat, cause }, move, dealer) {
    if (move.do === 'lose-person') losePerson(state, seat, move.card, cause === 'plague' ? 'BRU-6.6' : 'BRU-12.22', dealer);
  },
};
