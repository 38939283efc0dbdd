import { type Dealer, isOver, NONE, type Outcome, outcomeOf, type Seat } from '@belfry/kernel';
import { CANAL_AWARD, HOUSE_POINTS, MAJORITY_POINTS } from '../data/amounts.ts';
import { REPUTATION } from '../data/board.ts';
import { clauseOf, POINTS_OF } from '../data/cards.ts';
import { thirdSpaces } from './counters.ts';
import { laurelPoints } from './effects/laurels.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

// BRU-15.3 The points of every person in a house.
function peoplePoints(player: Player): number {
  let points = 0;
  for (const { person } of player.houses) if (person !== NONE) points += POINTS_OF[person];
  return points;
}

// BRU-15.5 Every laurel person.
function allLaurels(state: State, seat: Seat): number {
  let points = 0;
  for (const { person } of state.players[seat].houses) if (person !== NONE) points += laurelPoints(state, seat, person);
  return points;
}

// BRU-15.6 4 points for each turned majority marker.
function majorityPoints(player: Player): number {
  return player.majorities.filter((turned) => turned).length * MAJORITY_POINTS;
}

// BRU-15.7 3 points for each third space, and the statues.
function canalPoints(player: Player): number {
  return thirdSpaces(player) * CANAL_AWARD.points + player.statues[0] + player.statues[1];
}

/** Emits the scoring laurels, for the log. */
export function tellLaurels(state: State, dealer: Dealer<Event>): void {
  if (dealer.emit === undefined) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    for (const { person: card } of state.players[seat].houses) {
      const points = card === NONE ? 0 : laurelPoints(state, seat, card);
      if (points > 0) dealer.emit({ type: 'laurel', clause: clauseOf(card), seat, card, points });
    }
  }
}

// BRU-15.2 The points of the game, then people, houses, laurels, majorities, canals, reputation. No part influences another.
export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const { players } = state;
  return outcomeOf(
    [
      { key: 'score.game', clause: 'BRU-15.2', points: players.map((player) => player.points) },
      { key: 'score.people', clause: 'BRU-15.3', points: players.map(peoplePoints) },
      { key: 'score.houses', clause: 'BRU-15.4', points: players.map((player) => player.houses.length * HOUSE_POINTS) },
      { key: 'score.laurels', clause: 'BRU-15.5', points: players.map((_, seat) => allLaurels(state, seat)) },
      { key: 'score.majorities', clause: 'BRU-15.6', points: players.map(majorityPoints) },
      { key: 'score.canals', clause: 'BRU-15.7', points: players.map(canalPoints) },
      { key: 'score.reputation', clause: 'BRU-15.8', points: players.map((player) => REPUTATION[player.step]) },
    ],
    // BRU-15.10, BRU-15.12 Guilders decide between equal totals; still equal is a shared place.
    [{ key: 'tie.guilders', clause: 'BRU-15.10', points: players.map((player) => player.guilders) }],
  );
}
