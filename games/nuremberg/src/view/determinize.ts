import { type Chance, NONE, type Seat, shuffle } from '@belfry/kernel';
import { FULL_DECK } from '../data/events.ts';
import { CROSSINGS } from '../data/region.ts';
import { KINDS, type Kind } from '../data/resources.ts';
import { THEFT_SIZE, THIEF_SPARE, VICTIM_SPARE } from '../rules/memory.ts';
import { putHouse, putStation, putVillage } from '../rules/pieces.ts';
import { half } from '../rules/robber.ts';
import { emptyTable } from '../rules/setup.ts';
import type { Decision, State } from '../rules/state.ts';
import { guessThefts } from './thefts.ts';
import type { View } from './view.ts';

/**
 * Returns a full state in which everything the viewer knows is true: counted hands with one possible story of the thefts, and the pile in
 * any order.
 */
export function determinize(view: View, chance: Chance): State {
  const state = emptyTable(
    view.seats.map(({ colour }) => colour),
    view.options,
  );
  setOutPieces(state, view);
  copyTable(state, view);
  fillHands(state, view, chance);
  chooseDiscards(state, view, chance);
  state.deck = view.deck?.slice() ?? shuffle(chance, remainingCards(view));
  return state;
}

/** Stations of a road are built in the order of its segments, so rights and everything else that follows from pieces need no extra work. */
function setOutPieces(state: State, view: View): void {
  view.stations.forEach((owner, segment) => {
    if (owner !== NONE) putStation(state, owner, CROSSINGS[segment].road);
  });
  view.villages.forEach((owner, crossing) => {
    if (owner !== NONE) putVillage(state, owner, crossing);
  });
  view.houses.forEach((owner, site) => {
    if (owner !== NONE) putHouse(state, owner, site);
  });
}

function copyTable(state: State, view: View): void {
  state.agenda = [...view.later, ...view.pending].map((decision): Decision => Object.freeze(decision));
  state.phase = view.phase;
  state.first = view.first;
  state.active = view.active;
  state.turn = view.turn;
  state.placed = view.placed;
  state.helped = view.helped;
  state.fair = view.fair;
  state.offersMade = view.offersMade;
  state.bankTrades = view.bankTrades;
  state.offered = view.offered.slice();
  state.trade = view.trade === null ? null : { ...view.trade, answers: view.trade.answers.slice() };
  state.stock = view.stock.slice();
  state.discards = view.discards.slice();
  state.year = view.year;
  state.robber = view.robber;
  state.walls = view.walls;
  state.towers = view.towers;
  state.ending = view.ending;
  view.seats.forEach((seen, seat) => {
    const player = state.players[seat];
    player.gold = seen.gold;
    player.prestige = seen.prestige;
    player.council = seen.council;
    player.points = seen.points;
  });
}

/** Hands are the counted cards plus and minus the guessed loot; the memory is rebuilt with the guess. */
function fillHands(state: State, { ledger }: View, chance: Chance): void {
  const kinds = guessThefts(ledger, chance);
  const loot = state.players.map(() => KINDS.map(() => 0));
  ledger.thefts.forEach(({ thief, victim, thiefSpare, victimSpare }, i) => {
    loot[thief][kinds[i]]++;
    loot[victim][kinds[i]]--;
    const at = i * THEFT_SIZE;
    state.memory.push(thief, victim, kinds[i], ...plus(thiefSpare, loot[thief]), ...plus(victimSpare, loot[victim]));
    state.trace[thief] = at + THIEF_SPARE;
    state.trace[victim] = at + VICTIM_SPARE;
  });
  state.players.forEach((player, seat) => {
    player.hand = plus(ledger.counted[seat], loot[seat]);
    player.cards = player.hand.reduce((sum, count) => sum + count, 0);
  });
}

function plus(counts: readonly number[], loot: readonly number[]): number[] {
  return counts.map((count, kind) => count + loot[kind]);
}

/** Guesses what others have chosen in secret: any cards of the determinized hand. */
function chooseDiscards(state: State, view: View, chance: Chance): void {
  view.seats.forEach(({ chosen, discard }, seat) => {
    if (chosen) state.players[seat].discard = Object.freeze(discard?.slice() ?? anyCards(state, seat, chance));
  });
}

function anyCards(state: State, seat: Seat, chance: Chance): number[] {
  const { hand, cards } = state.players[seat];
  const heap: Kind[] = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const picked = shuffle(chance, heap).slice(0, half(cards));
  return KINDS.map((_, kind) => picked.filter((card) => card === kind).length);
}

/** Returns the draw pile by subtraction: all cards minus the public discards. */
function remainingCards(view: View): number[] {
  const left = FULL_DECK.slice();
  for (const card of view.discards) left.splice(left.indexOf(card), 1);
  return left;
}
