import { KINDS } from '../../data/resources.ts';
import { listDiscards } from '../discards.ts';
import type { Player } from '../state.ts';
import type { DecisionModule } from './module.ts';

// NUR-5.2 to 5.4 All choose in secret at the same time; the discards are made together when the last player has chosen.
export const robberDiscard: DecisionModule<'robber-discard'> = {
  kind: 'robber-discard',
  options: (state, { seat, count }) => listDiscards(state.players[seat].hand, count).map((cards) => ({ do: 'hand-in', cards })),
  accepts: (state, { seat, count }, move) => move.do === 'hand-in' && fitsDiscard(state.players[seat], count, move.cards),
  choose(state, { seat, count }, move, dealer) {
    if (move.do !== 'hand-in') return;
    const cards = Object.freeze(move.cards.slice());
    state.players[seat].discard = cards;
    dealer.emit?.({ type: 'discard-chosen', clause: 'NUR-5.4', seat, count, cards });
  },
};

/** Tells whether the cards have the right count and the player holds them. */
function fitsDiscard(player: Player, count: number, cards: readonly number[]): boolean {
  if (cards.length !== KINDS.length) return false;
  let total = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!Number.isInteger(cards[kind]) || cards[kind] < 0 || cards[kind] > player.hand[kind]) return false;
    total += cards[kind];
  }
  return total === count;
}
