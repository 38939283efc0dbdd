import type { State } from './state.ts';

/** Returns a copy that shares nothing mutable. Decision records are immutable, so they are shared. */
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
