import type { House, Player, State } from './state.ts';

/** Returns a copy that shares nothing mutable. Decisions and steps never change, so they are shared. */
export function clone(state: State): State {
  return {
    options: state.options,
    agenda: state.agenda.slice(),
    players: clonePlayers(state.players),
    round: state.round,
    phase: state.phase,
    place: state.place,
    circle: state.circle,
    start: state.start,
    dice: state.dice.slice(),
    piles: [state.piles[0].slice(), state.piles[1].slice()],
    extra: state.extra.slice(),
    discard: state.discard.slice(),
    statuesTaken: state.statuesTaken,
    held: state.held,
    lastRound: state.lastRound,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    copy.push({
      points: player.points,
      step: player.step,
      guilders: player.guilders,
      workers: player.workers.slice(),
      threats: player.threats.slice(),
      canals: player.canals.slice(),
      statues: player.statues.slice(),
      majorities: player.majorities.slice(),
      hand: player.hand.slice(),
      drawn: player.drawn.slice(),
      known: player.known.slice(),
      houses: cloneHouses(player.houses),
      powers: player.powers,
    });
  }
  return copy;
}

function cloneHouses(houses: readonly House[]): House[] {
  const copy: House[] = [];
  for (let i = 0; i < houses.length; i++) {
    const { card, seen, person, used } = houses[i];
    copy.push({ card, seen, person, used });
  }
  return copy;
}
