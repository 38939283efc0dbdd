import { NONE, type Seat } from '@belfry/kernel';
import { ARCHITECT, ASSASSIN, BISHOP, CHARACTERS, MAGICIAN, MERCHANT, THIEF, WARLORD } from '../data/characters.ts';
import { COLOURS } from '../data/colours.ts';
import { COLOUR, COLOUR_FREE, COST, DISTRICTS, INDESTRUCTIBLE, POINTS } from '../data/districts.ts';
import { buildLimit } from '../rules/build.ts';
import { draftSteps } from '../rules/draft.ts';
import { incomeOf } from '../rules/income.ts';
import { goalOf, type State } from '../rules/state.ts';
import { AT, POWERS } from './measures.ts';

/** The feature of a district's power; NONE for most districts. */
const POWER_AT: readonly number[] = DISTRICTS.map(({ effect }) => POWERS.find((power) => power === effect)).map((power) =>
  power === undefined ? NONE : AT[power],
);

/** Writes the features of a seat, each about 0 to 1. */
export function measure(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const goal = goalOf(state);
  const { city, gold } = players[seat];
  const points = measureCity(state, seat, out);
  measureHand(state, seat, out);
  out[AT.gold] = gold / 8;
  out[AT['some-gold']] = Math.min(gold, 4) / 4;
  out[AT.crown] = state.crown === seat ? 1 : 0;
  let longest = 0;
  let bestOther = 0;
  for (let other = 0; other < players.length; other++) {
    const size = players[other].city.length;
    if (size > longest) longest = size;
    if (other === seat) continue;
    let sum = 0;
    const theirs = players[other].city;
    for (let i = 0; i < theirs.length; i++) sum += POINTS[theirs[i]];
    if (sum > bestOther) bestOther = sum;
    if (size >= goal - 1) out[AT['rival-near']] = 1;
  }
  out[AT.race] = longest / goal;
  out[AT.lead] = (points - bestOther) / 12;
  out[AT['first-to-finish']] = state.firstFinisher === seat ? 1 : 0;
  out[AT.completed] = city.length >= goal ? 1 : 0;
  measureRound(state, seat, out);
  if (longest >= goal) {
    out[AT['last-round']] = 1;
    out[AT['last-chance']] = out[AT['turn-to-come']] + out[AT['in-turn']];
  }
}

function measureCity(state: State, seat: Seat, out: Float64Array): number {
  const { city } = state.players[seat];
  const goal = goalOf(state);
  let points = 0;
  let seen = 0;
  let cheapest = 9;
  let wild = false;
  for (let i = 0; i < city.length; i++) {
    const district = city[i];
    points += POINTS[district];
    seen |= 1 << COLOUR[district];
    if (POWER_AT[district] !== NONE) out[POWER_AT[district]] = 1;
    if (COLOUR_FREE[district]) wild = true;
    if (!INDESTRUCTIBLE[district] && COST[district] < cheapest) cheapest = COST[district];
  }
  let colours = 0;
  for (let c = 0; c < COLOURS.length; c++) if (seen & (1 << c)) colours++;
  out[AT['city-size']] = city.length / goal;
  out[AT['city-points']] = points / 20;
  out[AT.colours] = colours / 5;
  out[AT['all-colours']] = colours === 5 || (wild && colours === 4 && city.length > 4) ? 1 : 0;
  out[AT['one-missing']] = city.length === goal - 1 ? 1 : 0;
  out[AT['two-missing']] = city.length === goal - 2 ? 1 : 0;
  // Another player may still act as the Warlord.
  const warlord = state.holder[WARLORD];
  const safe = state.holder[BISHOP] === seat && state.murdered !== BISHOP;
  out[AT.protected] = safe ? 1 : 0;
  const threat = warlord !== NONE && warlord !== seat && state.called <= WARLORD && state.murdered !== WARLORD;
  if (threat && !safe && city.length < goal && cheapest < 5) out[AT.exposed] = (5 - cheapest) / 4;
  return points;
}

function measureHand(state: State, seat: Seat, out: Float64Array): void {
  const { hand, city, gold } = state.players[seat];
  let affordable = 0;
  let soon = 0;
  let sum = 0;
  let colours = 0;
  for (let i = 0; i < city.length; i++) colours |= 1 << COLOUR[city[i]];
  const once = state.options.duplicates === 'forbidden';
  for (let i = 0; i < hand.length; i++) {
    const district = hand[i];
    if (once && city.includes(district)) continue;
    const points = POINTS[district];
    sum += points;
    if (COST[district] <= gold && points > affordable) affordable = points;
    if (COST[district] <= gold + 2 && points > soon) soon = points;
    if (!(colours & (1 << COLOUR[district]))) out[AT['new-colour']] = 1;
  }
  out[AT.hand] = hand.length / 6;
  out[AT['some-hand']] = Math.min(hand.length, 2) / 2;
  out[AT['hand-points']] = sum / 15;
  out[AT.affordable] = affordable / 5;
  out[AT['soon-affordable']] = soon / 5;
}

/** Measures what this round may still bring the seat: its characters, its turn, and what others named. */
function measureRound(state: State, seat: Seat, out: Float64Array): void {
  const { holder, turn, players } = state;
  const top = state.agenda[state.agenda.length - 1];
  if (state.draft.step < draftSteps(players.length).length) {
    let held = 0;
    for (let c = 0; c < CHARACTERS.length; c++) if (holder[c] === seat) held++;
    if (held === 0) out[AT['yet-to-choose']] = 1;
  }
  for (let c = state.called; c < CHARACTERS.length; c++) {
    if (holder[c] !== seat) continue;
    if (state.murdered === c) {
      out[AT.murdered] = 1;
      continue;
    }
    out[AT['as-assassin'] + c] = 1;
    out[AT['turn-to-come']] = 1;
    out[AT['income-to-come']] += (incomeOf(state, seat, c) + (c === MERCHANT ? 1 : 0)) / 4;
    if (state.robbed === c) out[AT.robbed] = players[seat].gold / 6;
    if (c === THIEF) out[AT['robber-prospect']] = richestOther(state, seat) / 6;
    if (c === MAGICIAN) out[AT['magic-prospect']] = Math.max(0, fullestOther(state, seat) - players[seat].hand.length) / 5;
    if (c === ARCHITECT) out[AT['architect-prospect']] = Math.min(3, buildable(state, seat, players[seat].gold + 2)) / 3;
  }
  if (state.robbed !== NONE && holder[THIEF] === seat && state.robbed >= state.called && state.robbed !== state.murdered) {
    const victim = holder[state.robbed];
    if (victim !== NONE && victim !== seat) out[AT.loot] = players[victim].gold / 6;
  }
  if (top === undefined || turn.character === NONE || turn.seat !== seat) return;
  out[AT['in-turn']] = 1;
  if (!turn.resourceTaken) out[AT['resource-left']] = 1;
  if (!turn.incomeTaken) out[AT['income-to-come']] += incomeOf(state, seat, turn.character) / 4;
  const builds = buildLimit(state) - turn.builds;
  if (builds > 0) out[AT['build-left']] = Math.min(builds, buildable(state, seat, players[seat].gold + (turn.resourceTaken ? 0 : 2))) / 2;
  const { character } = turn;
  const hasPower =
    character === ASSASSIN || character === THIEF || character === MAGICIAN || character === ARCHITECT || character === WARLORD;
  if (hasPower && !turn.abilityUsed) out[AT['power-left']] = 1;
  if (top.kind === 'keep-cards' && top.seat === seat) {
    let best = 0;
    for (let i = 0; i < top.looked.length; i++) if (POINTS[top.looked[i]] > best) best = POINTS[top.looked[i]];
    out[AT.looked] = best / 5;
  }
}

/** Returns how many cards of the hand this much gold builds, cheapest first. */
function buildable(state: State, seat: Seat, gold: number): number {
  const { hand } = state.players[seat];
  let left = gold;
  let count = 0;
  for (let cost = 1; cost <= 6; cost++) {
    for (let i = 0; i < hand.length; i++) {
      if (COST[hand[i]] !== cost) continue;
      left -= cost;
      if (left < 0) return count;
      count++;
    }
  }
  return count;
}

function richestOther(state: State, seat: Seat): number {
  let most = 0;
  for (let s = 0; s < state.players.length; s++) if (s !== seat && state.players[s].gold > most) most = state.players[s].gold;
  return most;
}

function fullestOther(state: State, seat: Seat): number {
  let most = 0;
  for (let s = 0; s < state.players.length; s++) if (s !== seat && state.players[s].hand.length > most) most = state.players[s].hand.length;
  return most;
}
