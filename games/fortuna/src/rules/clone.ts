import type { Player, State } from './state.ts';

/** Returns a copy that shares nothing mutable. Decision records and options never change, so they are shared. */
export function clone(state: State): State {
  const { turn, supply, palace, memory } = state;
  return {
    options: state.options,
    agenda: state.agenda.slice(),
    players: clonePlayers(state.players),
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    active: state.active,
    turn: {
      played: turn.played,
      armyUsed: turn.armyUsed,
      stepCardUsed: turn.stepCardUsed,
      roll: turn.roll.slice(),
      tokens: turn.tokens,
      drawn: turn.drawn.slice(),
    },
    cards: state.cards.slice(),
    protectedAt: state.protectedAt.slice(),
    supply: {
      grain: supply.grain,
      wine: supply.wine,
      water: supply.water,
      centurions: supply.centurions,
      vestals: supply.vestals,
      dice: supply.dice,
    },
    buildings: state.buildings.slice(),
    covered: state.covered.slice(),
    tokens: state.tokens.slice(),
    tokenSupply: state.tokenSupply,
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    palace: {
      tokens: palace.tokens,
      set: palace.set.slice(),
      arrivals: palace.arrivals.slice(),
      taken: palace.taken.slice(),
    },
    memory: {
      fresh: memory.fresh.slice(),
      old: memory.old.slice(),
      least: memory.least.slice(),
      most: memory.most.slice(),
      unsure: memory.unsure.slice(),
    },
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    copy.push({
      step: player.step,
      money: player.money,
      grain: player.grain,
      wine: player.wine,
      water: player.water,
      aqueductWater: player.aqueductWater,
      dice: player.dice,
      centurions: player.centurions,
      vestals: player.vestals,
      married: player.married,
      buildings: player.buildings.slice(),
      hand: player.hand.slice(),
      oldHand: player.oldHand.slice(),
      spentInPalace: player.spentInPalace.slice(),
    });
  }
  return copy;
}
