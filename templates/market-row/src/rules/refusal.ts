import { isOver, owedBy, type Refusal, type Seat } from '@belfry/kernel';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

function no(clause: string, why: string): Refusal {
  return { clause, phrase: { key: `refusal.${why}` } };
}

/** Returns why this move is not legal now: the clause, and a sentence. Called only for moves that are not legal. */
export function refusal(state: State, seat: Seat, move: Move): Refusal {
  if (isOver(state)) return no('MKT-2.3', 'game-over');
  const decision = owedBy(state.agenda, seat);
  if (decision === undefined) return state.order.length === 0 ? no('MKT-3.1', 'wait-for-offers') : no('MKT-4.1', 'wait-to-take');
  if (decision.kind === 'offer') return move.do === 'offer' ? no('MKT-3.1', 'not-in-hand') : no('MKT-2.2', 'offer-first');
  return move.do === 'take' ? no('MKT-4.1', 'not-in-row') : no('MKT-2.2', 'take-now');
}
