import type { Side } from '../../data/board.ts';
import { COLOUR_OF } from '../../data/cards.ts';
import { insertCard } from '../hand.ts';
import { layHouse } from '../houses.ts';
import { DRAW, type Move, STOP } from '../moves.ts';
import { takeTop } from '../piles.ts';
import { helpedBy } from '../threats.ts';
import type { DecisionModule } from './module.ts';

// BRU-3.2 One card at a time, the pile chosen before each. BRU-4.6 Without cards the draw is skipped.
export const drawFrom: DecisionModule<'draw-from'> = {
  kind: 'draw-from',
  options(state, { left, optional }) {
    const moves: Move[] = [];
    if (state.piles[0].length > 0) moves.push(DRAW[0]);
    if (state.piles[1].length > 0) moves.push(DRAW[1]);
    // BRU-3.7 With a limit raised by `hand-refill-limit` the player may stop at 5 cards.
    if (left <= optional && moves.length > 0) moves.push(STOP);
    return moves;
  },
  choose(state, decision, move, dealer) {
    const { seat, left, optional, to } = decision;
    if (move.do === 'stop') {
      dealer.emit?.({ type: 'stopped', clause: 'BRU-3.7', seat });
      return;
    }
    if (move.do !== 'draw') return;
    // BRU-3.7 The sixth card is due to `hand-refill-limit`.
    if (left <= optional) helpedBy(state.players[seat], seat, 'hand-refill-limit', dealer);
    if (left > 1) state.agenda.push({ kind: 'draw-from', seat, left: left - 1, optional, to });
    const side: Side = move.side;
    const pile = state.piles[side];
    const colour = COLOUR_OF[pile[pile.length - 1]];
    dealer.emit?.({ type: 'drew', clause: state.phase === 'draw' ? 'BRU-3.2' : 'BRU-11.9', seat, side, colour });
    const card = takeTop(state, side, dealer);
    if (to === 'hand') insertCard(state.players[seat].drawn, card);
    else {
      // BRU-12.11 Nobody sees the face of a house from the pile.
      dealer.emit?.({ type: 'laid-house', clause: 'BRU-12.11', seat, colour });
      layHouse(state, seat, card, false, dealer);
    }
  },
};
