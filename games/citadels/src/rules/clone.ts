import type { Player, State } from './state.ts';
import { cloneTurn } from './turn.ts';

/** Returns a copy that shares nothing mutable. Decision records never change, so they are shared. */
export function clone(state: State): State {
  const { draft, turn } = state;
  return {
    options: state.options,
    agenda: state.agenda.slice(),
    players: clonePlayers(state.players),
    round: state.round,
    phase: state.phase,
    crown: state.crown,
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    bank: state.bank,
    draft: { first: draft.first, step: draft.step, faceUp: draft.faceUp.slice(), line: draft.line.slice(), pool: draft.pool },
    holder: state.holder.slice(),
    called: state.called,
    murdered: state.murdered,
    robbed: state.robbed,
    turn: cloneTurn(turn),
    firstFinisher: state.firstFinisher,
    hauntedRound: state.hauntedRound,
    memory: state.memory.slice(),
    under: state.under.slice(),
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const { gold, hand, city } = players[seat];
    copy.push({ gold, hand: hand.slice(), city: city.slice() });
  }
  return copy;
}
