import { DISCARD_FOR_GOLD, PAY_FOR_CARDS } from '../../data/powers.ts';
import { addArchitectMove, architectDraw } from '../architect.ts';
import { addBuildMoves, build } from '../build.ts';
import { askForAction } from '../calls.ts';
import { addIncomeMove, takeIncome } from '../income.ts';
import { addMagicianMoves, isPartOfHand, mayUseMagic, redraw, swapHands } from '../magician.ts';
import { END_TURN, type Move } from '../moves.ts';
import { addMurderMoves, addStealMoves, murder, steal } from '../murder-and-theft.ts';
import { addResourceMoves, chooseCards, takeGold } from '../resource.ts';
import { addDestroyMoves, destroy } from '../warlord.ts';
import { addWorkshopMoves, discardForGold, payForCards } from '../workshops.ts';
import type { DecisionModule } from './module.ts';

// CIT-5.3 Everything a turn allows, in any order, until the player ends it.
export const turnAction: DecisionModule<'turn-action'> = {
  kind: 'turn-action',
  options(state, { seat }) {
    const moves: Move[] = [];
    addResourceMoves(state, moves);
    addIncomeMove(state, seat, moves);
    addBuildMoves(state, seat, moves);
    addMurderMoves(state, moves);
    addStealMoves(state, moves);
    addMagicianMoves(state, seat, moves);
    addArchitectMove(state, moves);
    addDestroyMoves(state, seat, moves);
    addWorkshopMoves(state, seat, moves);
    // CIT-5.9, 23.2 The player always ends the turn explicitly, even when nothing else is left.
    if (state.turn.resourceTaken) moves.push(END_TURN);
    return moves;
  },
  accepts: (state, { seat }, move) => move.do === 'redraw' && mayUseMagic(state) && isPartOfHand(state.players[seat].hand, move.districts),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'end-turn') {
      // CIT-4.5 The card stays on the table, face up.
      dealer.emit?.({ type: 'turn-ended', clause: 'CIT-5.9', seat, character: state.turn.character });
      return;
    }
    askForAction(state, seat);
    switch (move.do) {
      case 'take-gold':
        return takeGold(state, seat, dealer);
      case 'draw-cards':
        return chooseCards(state, seat, dealer);
      case 'take-income':
        return takeIncome(state, seat, dealer);
      case 'build':
        return build(state, seat, move.district, dealer);
      case 'murder':
        return murder(state, seat, move.character, dealer);
      case 'steal':
        return steal(state, seat, move.character, dealer);
      case 'swap-hands':
        return swapHands(state, seat, move.seat, dealer);
      case 'redraw':
        return redraw(state, seat, move.districts, dealer);
      case 'architect-draw':
        return architectDraw(state, seat, dealer);
      case 'destroy':
        return destroy(state, seat, move.seat, move.district, dealer);
      case DISCARD_FOR_GOLD:
        return discardForGold(state, seat, move.district, dealer);
      case PAY_FOR_CARDS:
        return payForCards(state, seat, dealer);
    }
  },
};
