import { readFileSync } from 'node:fs';
import { type Chance, pick, type Viewer } from '@belfry/kernel';
import type { Subject } from '@belfry/kernel/conformance';
import { apprentice } from '../src/bot/apprentice.ts';
import { fortuna } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';

// What the conformance kit cannot know about Fortuna, written from the rules alone: this file imports no rule of the game.

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The three places of a province hold so many pieces. */
const pieces = (places: number): number => [1, 2, 4].filter((place) => (places & place) !== 0).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Every piece of the box lies somewhere, and every side has its three cards once they are dealt. */
function census(state: State): Record<string, number> {
  const { players, supply } = state;
  const privileges = [...state.pile, ...state.discard, ...state.palace.set, ...state.turn.drawn, ...players.flatMap(({ hand }) => hand)];
  const count: Record<string, number> = {
    grain: supply.grain + sum(players.map(({ grain }) => grain)),
    wine: supply.wine + sum(players.map(({ wine }) => wine)),
    water: supply.water + sum(players.map(({ water, aqueductWater }) => water + aqueductWater)),
    dice: supply.dice + sum(players.map(({ dice }) => dice)),
    centurions: supply.centurions + sum(players.map(({ centurions }) => pieces(centurions))),
    vestals: supply.vestals + sum(players.map(({ vestals }) => pieces(vestals))),
    tokens: state.tokenSupply + sum(state.tokens) + state.turn.tokens,
    actionCards: new Set([...state.cards, ...Array.from({ length: 12 }, (_, card) => card)]).size - (state.cards.includes(-1) ? 1 : 0),
    privileges: privileges.length,
  };
  for (let kind = 0; kind < 13; kind++) count[`privilege ${kind}`] = privileges.filter((card) => card === kind).length;
  for (let type = 0; type < 4; type++)
    count[`building ${type}`] = state.buildings[type] + sum(players.map(({ buildings }) => buildings[type]));
  return count;
}

/** FOR-16 from scratch: every way to hand in is tried unit by unit. Kinds 5 to 12 are the C cards in the order of the rules. */
function recount(state: State): number[] {
  return state.players.map((player) => {
    if (player.step < 10) return 0;
    const held = new Set(player.hand);
    let total = player.step;
    if (held.has(5)) total += 2 * sum(player.buildings);
    if (held.has(6) && player.married) total += 3;
    if (held.has(7)) for (let unit = 1; unit <= player.grain && unit <= 3; unit++) total++;
    if (held.has(8)) for (let unit = 1; unit <= player.wine && unit <= 3; unit++) total++;
    if (held.has(9)) for (let unit = 1; unit <= player.water + player.aqueductWater && unit <= 3; unit++) total++;
    if (held.has(10)) total += pieces(player.centurions);
    if (held.has(11)) total += 2 * pieces(player.vestals);
    if (held.has(12)) for (let money = 5; money <= player.money; money += 5) total++;
    return total;
  });
}

function tamper(state: State, viewer: Viewer, chance: Chance): boolean {
  return state.phase === 'protect' ? tamperWithProtection(state, viewer, chance) : tamperWithPrivileges(state, viewer, chance);
}

/** FOR-1.12 A choice that is not shown yet might have been another one. The start player's is known. */
function tamperWithProtection(state: State, viewer: Viewer, chance: Chance): boolean {
  const sides = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]][state.players.length];
  const hidden = sides.filter((side, seat) => seat !== viewer && seat !== state.order[0] && state.protectedAt[side] >= 0);
  if (hidden.length === 0) return false;
  const side = pick(chance, hidden);
  const others = [side * 3, side * 3 + 1, side * 3 + 2].filter((position) => position !== state.protectedAt[side]);
  state.protectedAt[side] = pick(chance, others);
  return true;
}

/** Section 5: the pile is closed to all, a hand to all but its owner, the palace set to whoever has not looked at it. */
function tamperWithPrivileges(state: State, viewer: Viewer, chance: Chance): boolean {
  const { pile, palace, turn, players } = state;
  const places = pile.map((_, at) => ({ cards: pile, at }));
  const add = (cards: number[]): void => cards.forEach((_, at) => void places.push({ cards, at }));
  // After a reshuffle everybody knows what the pile is made of; then only its order is sure to be hidden.
  if (state.memory.old.every((count) => count === 0)) {
    // What arrivals took is tied to their hands; the others' hands may hold anything.
    players.forEach(({ hand }, seat) => {
      if (seat !== viewer && !palace.arrivals.includes(seat) && state.phase !== 'over') add(hand);
    });
    if (state.order[state.active] !== viewer) add(turn.drawn);
    if (palace.arrivals.every((seat) => seat !== viewer)) add(palace.set);
  }
  if (places.length === 0) return false;
  const one = pick(chance, places);
  const others = places.filter(({ cards, at }) => cards[at] !== one.cards[one.at] && (cards === pile || cards !== one.cards));
  if (others.length === 0) return false;
  const other = pick(chance, others);
  [one.cards[one.at], other.cards[other.at]] = [other.cards[other.at], one.cards[one.at]];
  for (const cards of [turn.drawn, palace.set, ...players.map(({ hand }) => hand)]) cards.sort((a, b) => a - b);
  return true;
}

/** Section 5: public at the moment it happens, but nothing on the table shows it afterwards: the dice as they fell. */
function aloud(event: Event): string | null {
  switch (event.type) {
    case 'rolled':
      return event.dice.join(' ');
    case 'spared':
      return String(event.die);
    case 'reshuffled':
      return String(event.count);
    default:
      return null;
  }
}

export const subject: Subject<State, Move, Event, View> = { game: fortuna, apprentice, rules, census, tamper, recount, aloud };
