import { RETURN } from '../moves.ts';
import { returnThreat, threatColours, threatCount } from '../threats.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.14, BRU-12.15, BRU-12.31 Which marker to return, until the number is reached or none is left.
export const returnThreatDecision: DecisionModule<'return-threat'> = {
  kind: 'return-threat',
  options(state, { seat, left }) {
    const colours = threatColours(state, seat);
    // With no more markers than must be returned there is no choice.
    if (threatCount(state, seat) <= left) colours.length = Math.min(colours.length, 1);
    return colours.map((colour) => RETURN[colour]);
  },
  choose(state, { seat, left }, move, dealer) {
    if (move.do !== 'return') return;
    if (left > 1) state.agenda.push({ kind: 'return-threat', seat, left: left - 1 });
    returnThreat(state, seat, move.colour, dealer);
  },
};
