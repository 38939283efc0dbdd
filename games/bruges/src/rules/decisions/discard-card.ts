import type { Dealer, Seat } from '@belfry/kernel';
import type { Card } from '../../data/cards.ts';
import type { Event } from '../events.ts';
import { removeCard } from '../hand.ts';
import { DISCARD } from '../moves.ts';
import type { State } from '../state.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.6, BRU-12.9 A card from the hand is discarded face up, BRU-12.9 pays for it; or all that are due at once.
export const discardCard: DecisionModule<'discard-card'> = {
  kind: 'discard-card',
  options(state, { seat, left }) {
    const { hand } = state.players[seat];
    // With no more cards than must be discarded there is no choice.
    return (hand.length <= left ? hand.slice(0, 1) : hand).map((card) => DISCARD[card]);
  },
  accepts(state, { seat, left }, move) {
    if (move.do !== 'discard-cards' || move.cards.length !== left) return false;
    const { hand } = state.players[seat];
    return move.cards.every((card, at) => hand.includes(card) && move.cards.indexOf(card) === at);
  },
  choose(state, { seat, left, reward }, move, dealer) {
    if (move.do === 'discard') {
      if (left > 1) state.agenda.push({ kind: 'discard-card', seat, left: left - 1, reward });
      discard(state, seat, move.card, reward, dealer);
    } else if (move.do === 'discard-cards') for (const card of move.cards) discard(state, seat, card, reward, dealer);
  },
};

function discard(state: State, seat: Seat, card: Card, reward: number, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  removeCard(player.hand, card);
  removeCard(player.known, card);
  state.discard.push(card);
  player.guilders += reward;
  dealer.emit?.({ type: 'discarded', clause: reward > 0 ? 'BRU-12.9' : 'BRU-12.6', seat, card, guilders: reward });
}
