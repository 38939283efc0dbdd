import { NONE, type Seat } from '@belfry/kernel';
import { CANAL_AWARD } from '../data/amounts.ts';
import { CANAL_LENGTH } from '../data/board.ts';
import { COLOUR_OF, GROUP_OF } from '../data/cards.ts';
import { type Count, type Counter, GROUPS, type Rate } from '../data/person.ts';
import { tokenCount } from './canals.ts';
import { personCount } from './houses.ts';
import type { Player, State } from './state.ts';

type CounterOf<C extends Counter> = (state: State, seat: Seat, count: Extract<Count, { per: C }>) => number;

// BRU-12.46 The things a person can count.
const COUNTERS: { readonly [C in Counter]: CounterOf<C> } = {
  house: (state, seat) => state.players[seat].houses.length,
  'house-colour': (state, seat, { colour }) => state.players[seat].houses.filter((house) => COLOUR_OF[house.card] === colour).length,
  'empty-house': (state, seat) => state.players[seat].houses.length - personCount(state.players[seat]),
  person: (state, seat) => personCount(state.players[seat]),
  'group-member': (state, seat, { group }) => groupMembers(state.players[seat])[GROUPS.indexOf(group)],
  'different-group': (state, seat) => groupMembers(state.players[seat]).filter((members) => members > 0).length,
  'canal-token': (state, seat) => tokenCount(state, seat),
  'complete-canal': (state, seat) => state.players[seat].canals.filter((tokens) => tokens === CANAL_LENGTH).length,
  'canal-award': (state, seat) => thirdSpaces(state.players[seat]) + state.players[seat].statues.filter((value) => value > 0).length,
  step: (state, seat) => state.players[seat].step,
  worker: (state, seat) => workerCount(state.players[seat]),
  guilder: (state, seat) => state.players[seat].guilders,
  majority: (state, seat) => state.players[seat].majorities.filter((turned) => turned).length,
  die: (state, _seat, { values }) => state.dice.filter((die) => values.includes(die)).length,
};

/** Returns how often the rate is reached: things counted, divided by `every`, rounded down. */
export function countSets(state: State, seat: Seat, rate: Rate): number {
  // The table's type guarantees that each counter gets the count that names it.
  const counter = COUNTERS[rate.per] as (state: State, seat: Seat, count: Count) => number;
  return Math.floor(counter(state, seat, rate) / rate.every);
}

/** Returns the number of residents by group. */
function groupMembers(player: Player): number[] {
  const members = GROUPS.map(() => 0);
  for (const { person } of player.houses) if (person !== NONE) members[GROUP_OF[person]]++;
  return members;
}

// BRU-15.7 Third spaces that hold the player's token.
export function thirdSpaces(player: Player): number {
  return player.canals.filter((tokens) => tokens >= CANAL_AWARD.space).length;
}

export function workerCount(player: Player): number {
  let sum = 0;
  for (let colour = 0; colour < player.workers.length; colour++) sum += player.workers[colour];
  return sum;
}
