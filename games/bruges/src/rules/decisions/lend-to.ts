import { person } from '../../data/cards.ts';
import { giveGuilders } from '../effects/others.ts';
import { LEND } from '../moves.ts';
import { opponents } from '../state.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.18 With too few guilders: who gets one, never more than one each.
export const lendTo: DecisionModule<'lend-to'> = {
  kind: 'lend-to',
  options: (state, { seat, given }) =>
    opponents(state, seat)
      .filter((other) => !given.includes(other))
      .map((other) => LEND[other]),
  choose(state, { seat, left, card, given }, move, dealer) {
    const lender = person(card);
    if (move.do !== 'lend' || lender.effect !== 'give-guilders') return;
    const { guilders, points } = lender.params;
    if (left > 1) state.agenda.push({ kind: 'lend-to', seat, left: left - 1, card, given: [...given, move.seat] });
    giveGuilders(state, seat, move.seat, guilders, points, card, dealer);
  },
};
