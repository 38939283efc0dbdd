import type { State } from './state.ts';

/** A copy that shares nothing mutable. Decision records are never changed, so they are shared. */
export function clone(state: State): State {
  return {
    options: state.options,
    agenda: state.agenda.slice(),
    players: state.players.map(({ hand, offer, stall }) => ({ hand: hand.slice(), offer, stall: stall.slice() })),
    phase: state.phase,
    round: state.round,
    start: state.start,
    row: state.row.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    order: state.order.slice(),
  };
}
