import type { Player, State } from './state.ts';

/** Returns a copy that shares nothing mutable. Decision records, options, bundles and answers are frozen, so they are shared. */
export function clone(state: State): State {
  const { trade } = state;
  return {
    options: state.options,
    agenda: state.agenda.slice(),
    players: clonePlayers(state.players),
    phase: state.phase,
    first: state.first,
    active: state.active,
    turn: state.turn,
    placed: state.placed,
    helped: state.helped,
    fair: state.fair,
    offersMade: state.offersMade,
    bankTrades: state.bankTrades,
    offered: state.offered.slice(),
    trade: trade === null ? null : { give: trade.give, get: trade.get, to: trade.to, listed: trade.listed, answers: trade.answers.slice() },
    stock: state.stock.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    year: state.year,
    robber: state.robber,
    stations: state.stations.slice(),
    villages: state.villages.slice(),
    houses: state.houses.slice(),
    walls: state.walls,
    towers: state.towers,
    rights: state.rights.slice(),
    standing: state.standing.slice(),
    majority: state.majority.slice(),
    room: state.room.slice(),
    fields: state.fields.slice(),
    memory: state.memory.slice(),
    trace: state.trace.slice(),
    ending: state.ending,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    copy.push({
      colour: player.colour,
      hand: player.hand.slice(),
      cards: player.cards,
      gold: player.gold,
      prestige: player.prestige,
      council: player.council,
      points: player.points,
      villages: player.villages,
      houses: player.houses,
      stations: player.stations,
      ratios: player.ratios.slice(),
      doubled: player.doubled,
      yard: player.yard,
      discard: player.discard,
    });
  }
  return copy;
}
