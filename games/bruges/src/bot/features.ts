import { NONE, type Seat } from '@belfry/kernel';
import { CANAL_AWARD, HOUSE_POINTS, MAJORITY_POINTS, THREATS, TURNS_PER_ROUND } from '../data/amounts.ts';
import { CANAL_LENGTH, CANALS, REPUTATION, type Side } from '../data/board.ts';
import { COLOUR_OF, IS_ACTIVATED, POINTS_OF, PRICE_OF } from '../data/cards.ts';
import { BLUE, BROWN, RED, YELLOW } from '../data/colours.ts';
import { PERSONS } from '../data/persons.ts';
import { tokenCount } from '../rules/canals.ts';
import { laurelPoints } from '../rules/effects/laurels.ts';
import { personCount } from '../rules/houses.ts';
import type { Player, State } from '../rules/state.ts';
import { AT } from './measures.ts';
import { GUILDER, worthOfPerson } from './point-values.ts';

const USUAL_ROUNDS = 8;

/** What a person brings immediately and in final points, and in every later round. */
const AT_ONCE: readonly number[] = PERSONS.map((_, card) => worthOfPerson(card, 0));
const IS_LAUREL: readonly boolean[] = PERSONS.map(({ activation }) => activation === 'laurel');
const PER_ROUND: readonly number[] = PERSONS.map((_, card) => worthOfPerson(card, 1) - worthOfPerson(card, 0));

/** Writes the features of a seat, each about 0 to 1. */
export function measure(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const player = players[seat];
  const rounds = roundsLeft(state);
  const people = peoplePoints(player);
  const laurels = laurelsOf(state, seat);
  const score = openScore(player, people) + laurels;
  let bestOther = 0;
  for (let s = 0; s < players.length; s++) {
    if (s !== seat) bestOther = Math.max(bestOther, openScore(players[s], peoplePoints(players[s])));
  }
  out[AT.score] = score / 40;
  out[AT.lead] = (score - bestOther) / 15;
  out[AT.points] = player.points / 20;
  out[AT['people-points']] = people / 12;
  out[AT.laurels] = laurels / 8;
  out[AT.reputation] = player.step / 10;
  out[AT['rounds-left']] = rounds / USUAL_ROUNDS;
  out[AT['last-round']] = state.lastRound > 0 && state.lastRound === state.round ? 1 : 0;
  out[AT['start-player']] = state.start === seat ? 1 : 0;
  out[AT['turns-left']] = turnsLeft(state, seat) / TURNS_PER_ROUND;
  measureHouses(player, rounds, out);
  measureCanals(state, seat, out);
  measureThreats(player, out);
  measureMajorities(state, seat, out);
  measureHand(state, seat, rounds, out);
}

function peoplePoints({ houses }: Player): number {
  let points = 0;
  for (let i = 0; i < houses.length; i++) if (houses[i].person !== NONE) points += POINTS_OF[houses[i].person];
  return points;
}

function laurelsOf(state: State, seat: Seat): number {
  const { houses } = state.players[seat];
  let points = 0;
  for (let i = 0; i < houses.length; i++) if (IS_LAUREL[houses[i].person]) points += laurelPoints(state, seat, houses[i].person);
  return points;
}

/** Returns the final points without the laurels. */
function openScore(player: Player, people: number): number {
  const { canals, statues, majorities } = player;
  let points = player.points + people + player.houses.length * HOUSE_POINTS + REPUTATION[player.step] + statues[0] + statues[1];
  for (let m = 0; m < majorities.length; m++) if (majorities[m]) points += MAJORITY_POINTS;
  for (let side = 0; side < canals.length; side++) if (canals[side] >= CANAL_AWARD.space) points += CANAL_AWARD.points;
  return points;
}

function roundsLeft(state: State): number {
  return state.lastRound > 0 ? state.lastRound - state.round : Math.max(1, USUAL_ROUNDS - state.round);
}

/** Returns the turns the seat still has in this round. */
function turnsLeft(state: State, seat: Seat): number {
  if (state.phase !== 'turns') return TURNS_PER_ROUND;
  const place = (seat - state.start + state.players.length) % state.players.length;
  return Math.max(0, TURNS_PER_ROUND - state.circle - (place < state.place ? 1 : 0));
}

function measureHouses(player: Player, rounds: number, out: Float64Array): void {
  let empty = 0;
  let engine = 0;
  let unused = 0;
  for (let i = 0; i < player.houses.length; i++) {
    const { person, used } = player.houses[i];
    if (person === NONE) empty++;
    else {
      engine += PER_ROUND[person];
      if (!used && IS_ACTIVATED[person]) unused += PER_ROUND[person];
    }
  }
  out[AT.houses] = player.houses.length / 8;
  out[AT.people] = (player.houses.length - empty) / 6;
  out[AT['empty-houses']] = empty / 3;
  out[AT.room] = Math.min(1, empty);
  out[AT.engine] = engine / 5;
  out[AT['engine-late']] = (engine * rounds) / 20;
  out[AT.unused] = unused / 3;
  let workers = 0;
  let colours = 0;
  for (let c = 0; c < player.workers.length; c++) {
    workers += player.workers[c];
    if (player.workers[c] > 0) colours++;
  }
  out[AT.workers] = workers / 8;
  out[AT['worker-colours']] = colours / 5;
  out[AT.guilders] = player.guilders / 10;
  out[AT['some-guilders']] = Math.min(player.guilders, 4) / 4;
}

function measureCanals(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  out[AT['canal-tokens']] = tokenCount(state, seat) / 10;
  for (let side = 0; side < 2; side++) {
    const built = player.canals[side];
    if (built >= 3) out[AT['third-spaces']] += 0.5;
    if (built === 2) out[AT['near-third']] += 0.5;
    if (built === CANAL_LENGTH - 1) out[AT['near-statue']] += (7 - state.statuesTaken) / 7;
    out[AT.statues] += player.statues[side] / 7;
  }
}

/** A third marker of a colour triggers the penalty of that colour. */
function measureThreats(player: Player, out: Float64Array): void {
  const { threats } = player;
  for (let c = 0; c < threats.length; c++) {
    out[AT.threats] += threats[c] / 6;
    if (threats[c] >= THREATS.circle - 1) out[AT.brink] += 1 / 3;
  }
  if (threats[BLUE] >= 2) out[AT['flood-risk']] = out[AT.workers];
  if (threats[YELLOW] >= 2) out[AT['raid-risk']] = out[AT.guilders];
  if (threats[BROWN] >= 2) out[AT['plague-risk']] = out[AT.people];
  if (threats[RED] >= 2) out[AT['fire-risk']] = 1;
}

function measureMajorities(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const own = players[seat];
  const turned = own.majorities;
  out[AT.majorities] = (Number(turned[0]) + Number(turned[1]) + Number(turned[2])) / 3;
  const persons = personCount(own);
  const tokens = tokenCount(state, seat);
  let first = own.step > 0 && !turned[0];
  let most = persons > 0 && !turned[1];
  let longest = tokens > 0 && !turned[2];
  for (let s = 0; s < players.length; s++) {
    if (s === seat) continue;
    if (players[s].step >= own.step) first = false;
    if (most && personCount(players[s]) >= persons) most = false;
    if (longest && tokenCount(state, s) >= tokens) longest = false;
  }
  out[AT.leads] = (Number(first) + Number(most) + Number(longest)) / 3;
}

function measureHand(state: State, seat: Seat, rounds: number, out: Float64Array): void {
  const player = state.players[seat];
  const { hand } = player;
  let best = 0;
  let second = 0;
  let recruitable = 0;
  let die = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const colour = COLOUR_OF[card];
    const worth = AT_ONCE[card] + PER_ROUND[card] * rounds - PRICE_OF[card] * GUILDER;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
    if (PRICE_OF[card] <= player.guilders && worth > recruitable) recruitable = worth;
    if (state.dice[colour] > die) die = state.dice[colour];
    if (player.workers[colour] > 0) out[AT['house-cards']] += 0.2;
    if (player.threats[colour] > 0) out[AT['threat-cards']] += 0.2;
    for (let side = 0; side < 2; side++) {
      const built = player.canals[side];
      if (built < CANAL_LENGTH && CANALS[seat][side as Side][built] === colour) out[AT['canal-cards']] += 0.25;
    }
  }
  out[AT.hand] = hand.length / 5;
  out[AT.drawn] = player.drawn.length / 5;
  out[AT['best-person']] = best / 8;
  out[AT['second-person']] = second / 8;
  out[AT.recruitable] = (out[AT.room] * recruitable) / 8;
  out[AT['best-die']] = die / 6;
}
